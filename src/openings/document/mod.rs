//! The document's list, and lists of the user's in its form.

mod errata;
mod grammar;

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::language::Accepted;
use crate::openings::line::{Played, Player};
use crate::openings::{Book, BookError, BookFault, Entry, Names};
use grammar::{Element, Printed};

pub use errata::{Erratum, ErratumPart};
pub use grammar::{PRODUCTIONS, Production};

/// The list as the document prints it.
static PRINTED: &str = include_str!("../../../grammar/openings/documento.txt");

/// The document is in Portuguese.
const LANGUAGE: &str = "pt";

/// What a name of the list is elsewhere.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct OtherNames {
    /// The name, errata applied.
    pub(super) name: String,
    /// The name in English.
    pub(super) english: String,
    /// Other names of the same opening, separated by bars.
    pub(super) aliases: String,
}

impl OtherNames {
    /// The table, in the order of the list.
    pub(super) fn all() -> Result<Vec<Self>, BookError> {
        rows(include_str!(
            "../../../grammar/openings/documento-names.csv"
        ))
    }
}

/// An entry with where it stands.
struct Place<'a> {
    section: Option<&'a str>,
    entry: Printed<'a>,
}

/// The document's own list.
pub(super) fn book() -> Result<Book, BookError> {
    let accepted = Accepted::parse(LANGUAGE).unwrap_or_default();
    let amended = errata::amended(PRINTED, &Erratum::all()?)?;
    let (read, printed) = (entries(&amended)?, entries(PRINTED)?);
    let others = OtherNames::all()?;
    let mut book = Book::with_capacity(read.len());
    let mut player = Player::default();
    for (read, printed) in read.iter().zip(&printed) {
        let line = play(&amended, &read.entry, &accepted, &mut player)?;
        let name = read.entry.name;
        let names = match others.iter().find(|other| other.name == name) {
            None => Names::Same(owned(name)),
            // The list's Portuguese is spelled alike in both countries.
            Some(other) => Names::Each {
                en: owned(&other.english),
                pt_br: owned(name),
                pt_pt: owned(name),
            },
        };
        add(&mut book, PRINTED, printed, names, line)?;
    }
    Ok(book)
}

/// A list of the user's, without errata.
pub(super) fn parse(text: &str, accepted: &Accepted) -> Result<Book, BookError> {
    let found = entries(text)?;
    if found.is_empty() {
        return Err(BookError::at(text, 0, BookFault::NoEntries));
    }
    let mut book = Book::with_capacity(found.len());
    let mut player = Player::default();
    for place in &found {
        let line = play(text, &place.entry, accepted, &mut player)?;
        let names = Names::Same(owned(place.entry.name));
        add(&mut book, text, place, names, line)?;
    }
    Ok(book)
}

fn add(
    book: &mut Book,
    text: &str,
    place: &Place<'_>,
    names: Names,
    line: Played,
) -> Result<(), BookError> {
    let printed = &place.entry;
    let one_line: Vec<&str> = printed.moves.split_whitespace().collect();
    let entry = Entry {
        eco: None,
        names,
        name_printed: Some(owned(printed.name)),
        section: place.section.map(owned),
        line_printed: Cow::Owned(one_line.join(" ")),
        uci: Cow::Owned(line.uci),
        plies: line.plies,
        row: BookError::at(text, offset(text, printed.name), BookFault::NoEntries).line,
    };
    book.add(entry, &line.position)
}

fn owned(text: &str) -> Cow<'static, str> {
    Cow::Owned(text.to_owned())
}

/// Reads a list: its entries, each with its section.
fn entries(text: &str) -> Result<Vec<Place<'_>>, BookError> {
    let elements = grammar::list(text).map_err(|fault| {
        let offset = offset(text, fault.at);
        BookError::at(text, offset, BookFault::Form(fault.expected))
    })?;
    let mut section = None;
    let mut found = Vec::new();
    for element in elements {
        match element {
            Element::Section(title) => section = Some(title),
            Element::Entry(entry) => found.push(Place { section, entry }),
        }
    }
    Ok(found)
}

/// Plays the moves of an entry, whose numbers count from 1.
fn play(
    text: &str,
    entry: &Printed<'_>,
    accepted: &Accepted,
    player: &mut Player,
) -> Result<Played, BookError> {
    let mut words = Vec::new();
    for (turn, due) in entry.turns.iter().zip(1_u32..) {
        if turn.number.parse() != Ok(due) {
            let fault = BookFault::Number { expected: due };
            return Err(BookError::at(text, offset(text, turn.number), fault));
        }
        words.push(turn.white);
        words.extend(turn.black);
    }
    player.play(&words.join(" "), accepted).map_err(|stopped| {
        let word = word_at(&words, stopped.offset);
        BookError::at(text, offset(text, word), stopped.fault)
    })
}

/// Of words joined by blanks, the one at an offset.
fn word_at<'a>(words: &[&'a str], at: usize) -> &'a str {
    let mut end = 0;
    words
        .iter()
        .find(|word| {
            end += word.len() + 1;
            at < end
        })
        .copied()
        .unwrap_or_default()
}

/// Where a slice of a text begins.
fn offset(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize)
        .saturating_sub(text.as_ptr() as usize)
        .min(text.len())
}

/// The rows of a table that is part of the program.
pub(super) fn rows<T: DeserializeOwned>(table: &str) -> Result<Vec<T>, BookError> {
    csv::Reader::from_reader(table.as_bytes())
        .into_deserialize()
        .collect::<Result<_, _>>()
        .map_err(|error| BookError {
            line: error
                .position()
                .map_or(1, |position| position.line() as u32),
            column: 1,
            fault: BookFault::Row(error.to_string()),
        })
}
