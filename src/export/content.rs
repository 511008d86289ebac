//! What is to be written of one game.

use crate::check::{CheckedGame, Start};
use crate::export::elements::Elements;
use crate::export::stop::Stop;
use crate::notation::UciCastling;
use crate::pgn::{Game, ItemKind, Outcome};

/// A game and what is to be written of it.
pub(super) struct Content<'a> {
    pub(super) game: &'a Game<'a>,
    pub(super) start: &'a Start,
    pub(super) checked: &'a CheckedGame<'a>,
    pub(super) elements: Elements<'a>,
    /// Whether the words of all moves, as they stand, are what is to be written.
    pub(super) verbatim: bool,
    pub(super) outcome: Outcome,
    /// Where it stops before its end.
    pub(super) stop: Option<Stop>,
}

impl Content<'_> {
    /// How UCI writes castling in this game.
    pub(super) fn castling(&self) -> UciCastling {
        if self.start.chess960 {
            UciCastling::KingTakesRook
        } else {
            UciCastling::KingSteps
        }
    }
}

/// The result of a game: that of its terminator and its Result tag which is decided; the
/// terminator's if both are.
pub(super) fn outcome(game: &Game<'_>) -> Outcome {
    let terminator = game.items.iter().rev().find_map(|item| match item.kind {
        ItemKind::Result { outcome, .. } => Some(outcome),
        ItemKind::VariationClose => Some(Outcome::Unfinished),
        _ => None,
    });
    let decided = terminator.filter(|outcome| outcome.is_decided());
    decided
        .or_else(|| {
            let tag = game.tag("Result")?;
            Outcome::read(game.slice(tag.value).trim_ascii()).map(|(outcome, _)| outcome)
        })
        .unwrap_or(Outcome::Unfinished)
}
