//! What a replay shows.

use crate::board::{Color, Move, Position, Undo};
use crate::notation::{BadWord, CheckMark, Language, Origin, Unresolved, Word, Written};

/// Whoever looks on while a game is replayed.
pub trait Observer {
    /// A game is played from its start, read in `language`. It may come again for the same game, if
    /// another language turns out to be the one: what was shown before then no longer holds.
    fn begin(&mut self, language: &'static Language);

    /// A move was played.
    fn ply(&mut self, ply: &Ply<'_>);

    /// A word could not be played: its line ends here.
    fn fault(&mut self, fault: &Fault<'_>);

    /// A move number is not the one that is due.
    fn wrong_number(&mut self, _number: &Numbering) {}
}

/// Two observers of one replay.
impl<A: Observer, B: Observer> Observer for (&mut A, &mut B) {
    #[inline]
    fn begin(&mut self, language: &'static Language) {
        self.0.begin(language);
        self.1.begin(language);
    }

    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    fn ply(&mut self, ply: &Ply<'_>) {
        self.0.ply(ply);
        self.1.ply(ply);
    }

    #[inline]
    fn fault(&mut self, fault: &Fault<'_>) {
        self.0.fault(fault);
        self.1.fault(fault);
    }

    #[inline]
    fn wrong_number(&mut self, number: &Numbering) {
        self.0.wrong_number(number);
        self.1.wrong_number(number);
    }
}

/// One ply of a line.
#[derive(Debug, Clone, Copy)]
pub struct Ply<'a> {
    /// Its word: an index into the game's items.
    pub item: usize,
    /// What is written.
    pub word: Word,
    /// Whether it is canonical SAN (PGN standard 8.2.3) of the move.
    pub is_canonical: bool,
    /// The move; in a variation it may be a null move.
    pub mv: Move,
    /// The least disambiguation that would name it.
    pub least: Origin,
    /// Whether it gives check or mate.
    pub given: CheckMark,
    /// The position after it.
    pub after: &'a Position,
    /// What takes it back: see [`Ply::before`].
    pub undo: &'a Undo,
    /// The moves of its line from the start of the game, this one last: as many as its ply counts.
    pub moves: &'a [Move],
    /// 0 in the main line, 1 in a variation, 2 in a variation of that, …
    pub depth: usize,
}

impl Ply<'_> {
    /// The position before it. Few ask for it, so it is worked out for them.
    #[expect(
        clippy::inline_always,
        reason = "a call would need the whole ply put together: see Replay::word"
    )]
    #[inline(always)]
    #[must_use]
    pub fn before(&self) -> Position {
        // Not `self.mv`, which would have to be put together in every case.
        let before = |&last| self.after.before(last, self.undo);
        self.moves.last().map_or(*self.after, before)
    }
}

/// Why a word was not played.
#[derive(Debug)]
pub enum FaultKind {
    /// It is no move in the language.
    Unreadable(BadWord),
    /// It names no legal move, or several.
    Unresolved(Written, Box<Unresolved>),
    /// A null move in the main line, where none can have been played.
    NullInMainLine,
}

/// A word that was not played.
#[derive(Debug)]
pub struct Fault<'a> {
    /// The word: an index into the game's items.
    pub item: usize,
    /// Why.
    pub kind: FaultKind,
    /// The position it was to be played in.
    pub position: &'a Position,
    /// The moves before it from the start of the game.
    pub moves: &'a [Move],
    /// As [`Ply::depth`].
    pub depth: usize,
}

/// A wrong move number.
#[derive(Debug)]
pub struct Numbering {
    /// The number: an index into the game's items.
    pub item: usize,
    /// What is written: the number, and the side whose move its dots announce.
    pub written: (u32, Color),
    /// What is due: the number, counted on from the numbers before, and the side to move.
    pub expected: (u32, Color),
    /// Good plies before it in its line.
    pub plies: u32,
    /// As [`Ply::depth`].
    pub depth: usize,
}
