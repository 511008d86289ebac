//! The ECO table, from `grammar/openings/eco.tsv`.

use std::borrow::Cow;

use crate::openings::uci_lines::UciLines;
use crate::openings::{Book, BookError, BookFault, Entry, Names};

static TABLE: &str = include_str!("../../grammar/openings/eco.tsv");

/// How many lines the table has, to make room for.
const LINES: usize = 3807;

/// A line of the table.
pub(super) struct Row {
    pub(super) eco: &'static str,
    pub(super) uci: &'static str,
    /// In the order of [`crate::openings::NameLanguage::ALL`].
    pub(super) names: [&'static str; 3],
    /// Its number in the file, from 1.
    pub(super) number: u32,
}

/// The lines of the table, or what is wrong with one.
pub(super) fn rows() -> impl Iterator<Item = Result<Row, BookError>> {
    TABLE.lines().zip(1_u32..).skip(1).map(|(line, number)| {
        let mut cells = line.split('\t');
        let mut cell = |name| {
            cells
                .next()
                .ok_or_else(|| at(number, BookFault::Column(name)))
        };
        Ok(Row {
            eco: cell("eco")?,
            uci: cell("uci")?,
            names: [cell("name_en")?, cell("name_pt")?, cell("name_pt_pt")?],
            number,
        })
    })
}

/// The table, its lines played.
pub(super) fn book() -> Result<Book, BookError> {
    let mut book = Book::with_capacity(LINES);
    let mut lines = UciLines::default();
    for row in rows() {
        let row = row?;
        let [en, pt_br, pt_pt] = row.names.map(Cow::Borrowed);
        let (position, plies) = lines
            .play(row.uci)
            .map_err(|word| at(row.number, BookFault::Illegal(word.to_owned())))?;
        let entry = Entry {
            eco: Some(Cow::Borrowed(row.eco)),
            names: Names::Each { en, pt_br, pt_pt },
            name_printed: None,
            section: None,
            line_printed: Cow::Borrowed(row.uci),
            uci: Cow::Borrowed(row.uci),
            plies,
            row: row.number,
        };
        book.add(entry, &position)?;
    }
    Ok(book)
}

fn at(line: u32, fault: BookFault) -> BookError {
    BookError {
        line,
        column: 1,
        fault,
    }
}
