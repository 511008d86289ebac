//! Whoever looks on while games are checked, so that what else is wanted of them takes no second
//! replay.

use crate::board::{Ending, Move};
use crate::check::setup::Start;
use crate::language::Decision;
use crate::notation::Language;
use crate::pgn::Game;
use crate::replay::{Fault, MainLine, Observer, Ply};
use crate::report::Finding;

/// Looks on while games are checked: at each ply, and at each game when it is over.
///
/// [`Observer::begin`] comes before the plies of a game, but not for a game that cannot be replayed
/// ([`CheckedGame::moves`] is `None` then).
pub trait Watch: Observer {
    /// A game is over.
    fn end(&mut self, game: &Game<'_>, checked: &CheckedGame<'_>);
}

/// What became of a game.
#[derive(Debug, Clone, Copy)]
pub struct CheckedGame<'a> {
    /// Its number in the chunk, from 1.
    pub number: u32,
    /// Where it starts.
    pub start: &'a Start,
    /// Its moves; `None` if they cannot be replayed: after a bad FEN, or in another variant.
    pub moves: Option<CheckedMoves<'a>>,
    /// Its findings, in the order of their places.
    pub findings: &'a [Finding],
    /// Whether none of them is an error.
    pub valid: bool,
}

/// The moves of a game that was replayed.
#[derive(Debug, Clone, Copy)]
pub struct CheckedMoves<'a> {
    /// The language they were read in.
    pub decision: &'a Decision,
    /// How far the main line got.
    pub line: &'a MainLine,
    /// What ended the game on the board where the main line ends; `None` also if it could not be
    /// played to the end.
    pub ending: Option<Ending>,
    /// The moves of the main line, as far as they could be played.
    pub played: &'a [Move],
}

/// Looks at nothing.
impl Observer for () {
    #[inline]
    fn begin(&mut self, _: &'static Language) {}

    #[inline]
    fn ply(&mut self, _: &Ply<'_>) {}

    #[inline]
    fn fault(&mut self, _: &Fault<'_>) {}
}

impl Watch for () {
    #[inline]
    fn end(&mut self, _: &Game<'_>, _: &CheckedGame<'_>) {}
}
