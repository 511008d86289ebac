//! The latest position of a main line that is in a table.

use crate::board::{Move, Position};
use crate::classify::walk;
use crate::openings::{Book, Entry};

/// Follows a main line and keeps the latest match.
///
/// A game transposes into an opening only by touching a listed position, however late. The key is
/// carried from ply to ply, and no longer than the table can match: see [`Book::reaches`].
#[derive(Debug, Clone)]
pub struct Tracker<'b> {
    book: &'b Book,
    key: u64,
    /// The key of the normal starting position.
    normal: u64,
    /// The number of the latest entry, with its ply.
    latest: Option<(u32, u32)>,
    is_over: bool,
    /// The keys of one line.
    keys: Vec<u64>,
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
            key: normal,
            normal,
            latest: None,
            is_over: false,
            keys: Vec::new(),
        }
    }

    /// A game begins at `start`; what was found before is forgotten. A start that is not the normal
    /// one may itself be in the table.
    pub fn begin(&mut self, start: &Position) {
        self.latest = None;
        self.is_over = false;
        self.key = self.normal;
        if *start != Position::default() {
            self.key = start.key();
        }
        if self.key != self.normal {
            self.latest = self.book.number(self.key).map(|number| (number, 0));
        }
    }

    /// Follows a line of legal moves from a start.
    pub fn follow(&mut self, start: &Position, moves: &[Move]) {
        if *start == Position::default()
            && let Ok(latest) = walk::latest(self.book, self.normal, moves, &mut self.keys)
        {
            self.latest = latest;
            self.is_over = true;
            return;
        }
        self.begin(start);
        let mut before = *start;
        for (&mv, plies) in moves.iter().zip(1..) {
            if self.is_over {
                return;
            }
            let mut after = before;
            after.play(mv);
            self.played(&before, mv, &after, plies);
            before = after;
        }
    }

    /// Whether a position is the normal starting one, whatever its counters say.
    pub fn is_normal(&self, start: &Position) -> bool {
        start.key() == self.normal
    }

    /// `mv` was played from `before`, `plies` after the start.
    #[inline]
    fn played(&mut self, before: &Position, mv: Move, after: &Position, plies: u32) {
        if mv.is_zeroing() && !self.book.reaches(after) {
            self.is_over = true;
            return;
        }
        self.key = before.key_after(self.key, mv, after);
        if let Some(number) = self.book.number(self.key) {
            self.latest = Some((number, plies));
        }
    }

    /// The latest match so far as the number of its entry, and its ply.
    pub fn latest_number(&self) -> Option<(u32, u32)> {
        self.latest
    }

    /// The latest match so far.
    pub fn latest(&self) -> Option<Match<'b>> {
        let (number, ply) = self.latest?;
        let entry = self.book.entry(number)?;
        Some(Match { entry, ply })
    }
}
