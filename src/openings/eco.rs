//! The ECO table, from `grammar/openings/eco.tsv`.

use std::borrow::Cow;

use crate::openings::uci_lines::UciLines;
use crate::openings::{Book, BookError, BookFault, Entry, Names};

static TABLE: &str = include_str!("../../grammar/openings/eco.tsv");

/// How many lines the table has, to make room for.
const LINES: usize = 3807;

/// Code, moves, three names, and how sure the Portuguese ones are.
const COLUMNS: usize = 6;

/// A line of the table.
pub(super) struct Row {
    pub(super) eco: &'static str,
    pub(super) uci: &'static str,
    /// In the order of [`crate::report::Locale::ALL`].
    pub(super) names: [&'static str; 3],
    /// Its number in the file, from 1.
    pub(super) number: u32,
}

/// The lines of the table, or what is wrong with one.
pub(super) fn rows() -> impl Iterator<Item = Result<Row, BookError>> {
    // The standard library looks for characters one by one in short texts, and this table is read
    // at every start.
    let mut ends = memchr::memchr2_iter(b'\t', b'\n', TABLE.as_bytes());
    let mut start = memchr::memchr(b'\n', TABLE.as_bytes()).map_or(TABLE.len(), |end| end + 1);
    ends.by_ref().find(|&end| end + 1 >= start);
    let mut number = 1;
    std::iter::from_fn(move || {
        if start >= TABLE.len() {
            return None;
        }
        number += 1;
        let mut cells = [""; COLUMNS];
        for cell in &mut cells {
            let end = ends.next().unwrap_or(TABLE.len());
            *cell = TABLE.get(start..end).unwrap_or_default();
            start = end + 1;
        }
        let [eco, uci, en, pt_br, pt_pt, _] = cells;
        if TABLE
            .as_bytes()
            .get(start - 1)
            .is_some_and(|&end| end != b'\n')
        {
            return Some(Err(at(number, BookFault::Form("six cells in each line"))));
        }
        let names = [en, pt_br, pt_pt];
        Some(Ok(Row {
            eco,
            uci,
            names,
            number,
        }))
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
