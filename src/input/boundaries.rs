//! Where games begin, as far as the chunker needs to know it.
//!
//! A chunk can be worked on alone only if it begins where the grammar forgets all that came
//! before. A *safe point* (a blank line, then `[Event `) is such a place, is found by a search from
//! the back, and is all that nearly every file needs. Files whose games have no `Event` tag, or no
//! tags at all, have none. Four ways were weighed for those:
//!
//! 1. Read on until the file ends: memory without a bound.
//! 2. Cut anywhere and hand the parser's state on: then a worker waits for the one before it, and
//!    every consumer must be able to stop within a game.
//! 3. A second, smaller scanner of the grammar here, that keeps its state from read to read: fast,
//!    but two implementations of the rules for where a game begins, which must never differ.
//! 4. Ask the grammar itself: parse the bytes at hand, game by game, and cut where the last game
//!    begins that nothing read later can take back. This costs the reading thread one parse of such
//!    a chunk (about 1 GB/s) on such files only, and needs no second set of rules.
//!
//! The fourth is what [`Boundaries`] describes. Every cut is at the beginning of a game then, with
//! any chunk size, so results cannot depend on it.

/// The beginnings of games in a piece of input, by the rules of the grammar.
///
/// All offsets are in bytes from the start of `bytes`, and `bytes` itself begins at the start of a
/// source or at the beginning of a game.
///
/// An answer must hold whatever bytes follow: a beginning named in `bytes` is a beginning in every
/// continuation of `bytes`. What stands behind an open comment, or on a tag line that is not yet
/// complete, is no beginning (unless it is a safe point).
pub trait Boundaries: Sync {
    /// The last safe point in `bytes` behind offset 0.
    fn last_safe_point(&self, bytes: &[u8]) -> Option<usize>;

    /// The last beginnings of games in `bytes` behind offset 0, safe points or not.
    fn last_game_starts(&self, bytes: &[u8]) -> GameStarts;
}

/// The last beginnings of games in a piece of input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GameStarts {
    /// The last one that is also the beginning of a line (byte offset).
    pub at_line_start: Option<usize>,
    /// The last one, in the middle of a line or not (byte offset).
    pub anywhere: Option<usize>,
}
