//! By which table openings are told, and in which language they are named.

use crate::classify::Tracker;
use crate::openings::Book;
use crate::report::Locale;

/// By which table openings are told, and in which language they are named.
#[derive(Debug, Clone)]
pub struct Naming {
    /// The table.
    pub book: Book,
    /// What tells this table from others, for results that are to be added: `eco`.
    pub label: String,
    /// The language of the names.
    pub language: Locale,
}

/// The opening of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opening<'b> {
    /// The number of its entry in the table, from 0 ([`Book::entry`]).
    pub number: u32,
    /// Its code, `C65`; empty in a table without codes.
    pub eco: &'b str,
    /// Its name.
    pub name: &'b str,
}

impl Naming {
    /// The opening that a tracker of this table has found.
    pub fn opening<'b>(&'b self, tracker: &Tracker<'b>) -> Option<Opening<'b>> {
        let (number, _) = tracker.latest_number()?;
        self.numbered(number)
    }

    /// The opening whose entry in the table has this number.
    pub fn numbered(&self, number: u32) -> Option<Opening<'_>> {
        let entry = self.book.entry(number)?;
        Some(Opening {
            number,
            eco: entry.eco.as_deref().unwrap_or_default(),
            name: entry.name(self.language),
        })
    }
}
