//! A list of the user's as CSV or TSV with the columns `eco`, `name` and `pgn`.

use std::borrow::Cow;

use csv::{ReaderBuilder, StringRecord};

use crate::language::Accepted;
use crate::openings::line::Player;
use crate::openings::{Book, BookError, BookFault, Entry, Names};

const COLUMNS: [&str; 3] = ["eco", "name", "pgn"];

/// Whether the first line is the heading of such a table.
pub(super) fn is_table(text: &str) -> bool {
    let heading = text.lines().next().unwrap_or_default();
    let delimiter = char::from(delimiter(heading));
    let cells = heading.split(delimiter).map(bare);
    heading.contains(delimiter)
        && cells
            .filter(|cell| COLUMNS.contains(&cell.as_str()))
            .count()
            > 1
}

/// A heading's cell without quotes, in small letters.
fn bare(cell: &str) -> String {
    cell.trim().trim_matches('"').to_ascii_lowercase()
}

fn delimiter(heading: &str) -> u8 {
    if heading.contains('\t') {
        b'\t'
    } else if heading.contains(';') {
        b';'
    } else {
        b','
    }
}

pub(super) fn book(text: &str, accepted: &Accepted) -> Result<Book, BookError> {
    let heading = text.lines().next().unwrap_or_default();
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(heading))
        .from_reader(text.as_bytes());
    let headings = reader.headers().map_err(|error| bad_row(&error))?.clone();
    let mut columns = [0; 3];
    for (column, name) in columns.iter_mut().zip(COLUMNS) {
        let found = headings.iter().position(|cell| bare(cell) == name);
        *column = found.ok_or_else(|| BookError::at(text, 0, BookFault::Column(name)))?;
    }
    let mut book = Book::with_capacity(text.lines().count());
    let mut player = Player::default();
    for row in reader.records() {
        let row = row.map_err(|error| bad_row(&error))?;
        add(&mut book, text, &row, columns, accepted, &mut player)?;
    }
    if book.entries().is_empty() {
        return Err(BookError::at(text, text.len(), BookFault::NoEntries));
    }
    Ok(book)
}

fn add(
    book: &mut Book,
    text: &str,
    row: &StringRecord,
    columns: [usize; 3],
    accepted: &Accepted,
    player: &mut Player,
) -> Result<(), BookError> {
    let start = start_of(text, row);
    let [eco, name, moves] = columns.map(|column| row.get(column).unwrap_or_default());
    if name.trim().is_empty() {
        return Err(BookError::at(text, start, BookFault::Empty("name")));
    }
    let line = player.play(moves, accepted).map_err(|stopped| {
        // A cell whose quotes are doubled does not stand in the text as it is.
        let rest = text.get(start..).unwrap_or_default();
        let cell = rest.find(moves).filter(|_| !moves.is_empty());
        let offset = cell.map_or(start, |cell| start + cell + stopped.offset);
        BookError::at(text, offset, stopped.fault)
    })?;
    let owned = |text: &str| Cow::<str>::Owned(text.trim().to_owned());
    let entry = Entry {
        eco: Some(owned(eco)).filter(|eco| !eco.is_empty()),
        names: Names::Same(owned(name)),
        name_printed: None,
        section: None,
        line_printed: owned(moves),
        uci: Cow::Owned(line.uci),
        plies: line.plies,
        row: BookError::at(text, start, BookFault::NoEntries).line,
    };
    book.add(entry, &line.position)
}

/// Where a row begins. The reader leaves the second byte of a line end, and empty lines, to the row
/// after them.
fn start_of(text: &str, row: &StringRecord) -> usize {
    let at = row
        .position()
        .map_or(0, |position| position.byte() as usize);
    let rest = text.get(at..).unwrap_or_default();
    at + rest.len() - rest.trim_start_matches(['\r', '\n']).len()
}

fn bad_row(error: &csv::Error) -> BookError {
    BookError {
        line: error
            .position()
            .map_or(1, |position| position.line() as u32),
        column: 1,
        fault: BookFault::Row(error.to_string()),
    }
}
