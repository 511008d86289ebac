//! The latest position of a main line that is in a table.

use crate::board::{Move, Position};
use crate::openings::{Book, Entry};
use crate::replay::Ply;

/// Follows a main line ply by ply and keeps the latest match.
///
/// A game transposes into an opening only by touching a listed position, however late. The key is
/// carried from ply to ply, and no longer than the table can match: see [`Book::reaches`].
#[derive(Debug, Clone)]
pub struct Tracker<'b> {
    book: &'b Book,
    /// The key of the normal starting position.
    normal: u64,
    trace: Trace,
}

/// What is known of a line up to a position of it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Trace {
    pub(super) key: u64,
    /// The number of the latest entry, with its ply.
    pub(super) latest: Option<(u32, u32)>,
    /// Whether nothing of the table can come up any more.
    pub(super) is_over: bool,
}

impl Trace {
    /// `mv` was played from `before`, `plies` after the start.
    #[inline]
    pub(super) fn played(
        &mut self,
        book: &Book,
        (before, mv, after): (&Position, Move, &Position),
        plies: u32,
    ) {
        if mv.is_zeroing() && !book.reaches(after) {
            self.is_over = true;
            return;
        }
        self.key = before.key_after(self.key, mv, after);
        if let Some(number) = book.number(self.key) {
            self.latest = Some((number, plies));
        }
    }
}

/// An opening that a game reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match<'b> {
    /// The entry.
    pub entry: &'b Entry,
    /// Plies played when its position stood on the board for the last time: 0 where it is the
    /// position that the game starts from.
    pub ply: u32,
}

impl<'b> Tracker<'b> {
    /// For games that begin at the normal starting position; others need [`Tracker::begin`].
    pub fn new(book: &'b Book) -> Self {
        let normal = Position::default().key();
        Self {
            book,
            normal,
            trace: Trace {
                key: normal,
                ..Trace::default()
            },
        }
    }

    /// A game begins at `start`; what was found before is forgotten. A start that is not the normal
    /// one may itself be in the table.
    pub fn begin(&mut self, start: &Position) {
        let mut key = self.normal;
        if *start != Position::default() {
            key = start.key();
        }
        self.trace = Trace {
            key,
            ..Trace::default()
        };
        if key != self.normal {
            self.trace.latest = self.book.number(key).map(|number| (number, 0));
        }
    }

    /// Follows a line of legal moves from a start.
    pub fn follow(&mut self, start: &Position, moves: &[Move]) {
        self.begin(start);
        self.go_on(start, moves, 0);
    }

    /// Follows the moves behind the first `plies`, which led to `position`.
    fn go_on(&mut self, position: &Position, moves: &[Move], plies: usize) {
        let mut before = *position;
        for (&mv, plies) in moves.iter().zip(1..).skip(plies) {
            if self.trace.is_over {
                return;
            }
            let mut after = before;
            after.play(mv);
            self.trace.played(self.book, (&before, mv, &after), plies);
            before = after;
        }
    }

    /// Follows the moves behind the first `plies`, which led to `position` and of which `trace` is
    /// known.
    pub(super) fn resume(
        &mut self,
        trace: Trace,
        position: &Position,
        moves: &[Move],
        plies: usize,
    ) {
        self.trace = trace;
        self.go_on(position, moves, plies);
    }

    /// Whether a position is the normal starting one, whatever its counters say.
    pub fn is_normal(&self, start: &Position) -> bool {
        start.key() == self.normal
    }

    /// A ply was played; those of variations (depth above 0) are passed over.
    #[inline]
    pub fn ply(&mut self, ply: &Ply<'_>) {
        if ply.depth == 0 && !self.trace.is_over {
            let step = (ply.before, ply.mv, ply.after);
            self.trace.played(self.book, step, ply.moves.len() as u32);
        }
    }

    /// The latest match so far as the number of its entry, and its ply.
    pub fn latest_number(&self) -> Option<(u32, u32)> {
        self.trace.latest
    }

    /// The latest match so far.
    pub fn latest(&self) -> Option<Match<'b>> {
        let (number, ply) = self.latest_number()?;
        let entry = self.book.entry(number)?;
        Some(Match { entry, ply })
    }
}
