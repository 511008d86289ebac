//! The ECO table, from `grammar/openings/eco.tsv`.

use std::borrow::Cow;

use crate::openings::line::play_uci;
use crate::openings::{Book, BookError, BookFault, Entry, Names};

static TABLE: &str = include_str!("../../grammar/openings/eco.tsv");

/// The lines of the table, with the numbers that they have in the file.
pub(super) fn book() -> Result<Book, BookError> {
    let rows = || TABLE.lines().zip(1_u32..).skip(1);
    let mut book = Book::with_capacity(TABLE.len() / 200);
    for (line, row) in rows() {
        let mut cells = line.split('\t');
        let mut cell = |name| {
            let missing = || BookError {
                line: row,
                column: 1,
                fault: BookFault::Column(name),
            };
            cells.next().map(Cow::Borrowed).ok_or_else(missing)
        };
        let (eco, uci) = (cell("eco")?, cell("uci")?);
        let names = Names::Each {
            en: cell("name_en")?,
            pt_br: cell("name_pt")?,
            pt_pt: cell("name_pt_pt")?,
        };
        let (position, plies) = play_uci(&uci, row)?;
        let entry = Entry {
            eco: Some(eco),
            names,
            name_printed: None,
            section: None,
            line_printed: uci.clone(),
            uci,
            plies,
            row,
        };
        book.add(entry, &position)?;
    }
    Ok(book)
}
