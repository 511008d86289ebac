//! The text of PGN: where games begin, their tags and movetext as spans, and typed values of both.
//!
//! [`GameBuf::parts`] is the way in: games and the text outside them, one after another.

pub mod boundary;
mod cursor;
pub mod date;
mod game;
mod grammar;
mod item;
mod lead;
pub mod nag;
mod outside;
mod parts;
mod reader;
mod result;
mod survey;
pub mod tag;
mod text;

pub use game::{Game, GameBuf, NoBreakSpaces, Outside, Part};
pub use grammar::{PRODUCTIONS, Production};
pub(crate) use grammar::{begins_tag_pair, is_of_name};
pub use item::{Expected, Item, ItemKind, Mark, NumberStyle};
pub use lead::Lead;
pub use parts::Parts;
pub use result::Outcome;
pub use tag::{Tag, TagForm};
pub use text::{Encoding, first_char, windows_1252};

#[cfg(test)]
mod tests;
