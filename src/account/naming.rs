//! By which table openings are told, and in which language they are named.

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
    /// Its code, `C65`; empty in a table without codes.
    pub eco: &'b str,
    /// Its name.
    pub name: &'b str,
}

impl Naming {
    /// The opening of a number in the table.
    pub(super) fn opening(&self, number: u32) -> Option<Opening<'_>> {
        let entry = self.book.entry(number)?;
        Some(Opening {
            eco: entry.eco.as_deref().unwrap_or_default(),
            name: entry.name(self.language),
        })
    }
}
