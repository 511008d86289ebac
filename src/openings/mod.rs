//! Openings: tables of positions with names, to look positions up in.
//!
//! A [`Book`] is one table: the list of the project's document, the whole ECO, or a list of the
//! user's. An [`Entry`] is found by its final position, whatever moves led there.

mod book;
mod document;
mod eco;
mod entry;
mod error;
mod index;
mod known_names;
mod line;
mod pawns_left;
mod table;
mod uci_lines;

pub use book::Book;
pub use document::{Erratum, ErratumPart, PRODUCTIONS, Production};
pub use entry::{Entry, Names};
pub use error::{BookError, BookFault};
pub use known_names::{KnownNames, Likeness};
pub use line::san_line;

#[cfg(test)]
mod tests;
