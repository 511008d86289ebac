//! What the checks of one game share.

use crate::board::{Color, Position};
use crate::language::Accepted;
use crate::notation::Language;
use crate::pgn::Game;
use crate::span::Span;

/// What is known of a game before its moves are looked at.
#[derive(Debug, Clone, Copy)]
pub(super) struct GameFacts<'a> {
    /// The language its words are read in.
    pub(super) language: &'static Language,
    /// The languages it might have been in.
    pub(super) accepted: &'a Accepted,
    /// The position it starts from.
    pub(super) start: &'a Position,
    /// Whether a FEN tag gave that position.
    pub(super) from_fen: bool,
    /// The bracket that nothing closes, as an index into the items: what is behind it is not judged.
    pub(super) unclosed: usize,
}

/// A word with the number of its move, as messages name it: `8. Cd2`, `14... Bxh1`.
pub(super) fn numbered(before: &Position, game: &Game<'_>, word: Span) -> String {
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots} {}", before.fullmove(), game.text(word))
}
