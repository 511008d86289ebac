//! The grammar of a move word: `grammar/algebraic.ebnf`, one nom parser for each production.
//!
//! This reads everything; [`crate::notation::decode`] reads what is canonical, faster.

mod castling;
mod fault;
mod moves;
mod parts;
mod pieces;
mod productions;
mod refusal;
mod suffix;
mod word;

#[cfg(test)]
mod tests;

use crate::notation::{BadWord, Language, Written};

pub use productions::{PRODUCTIONS, Production};

/// Longer than any move, with every mark it can have and reasonable blanks. What is longer is
/// refused unseen.
const LONGEST: usize = 128;

/// Reads a word that the fast decoder has refused.
#[inline(never)]
pub(super) fn read(language: &Language, word: &[u8]) -> Result<Written, BadWord> {
    if word.len() > LONGEST {
        return Err(BadWord::NotAMove);
    }
    let Ok(text) = str::from_utf8(word) else {
        return Err(BadWord::NotUtf8);
    };
    word::word(language, text).ok_or_else(|| refusal::refusal(language, text))
}
