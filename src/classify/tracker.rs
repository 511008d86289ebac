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
    key: u64,
    /// The number of the latest entry, with its ply.
    latest: Option<(u32, u32)>,
    is_over: bool,
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
        Self {
            book,
            key: Position::default().key(),
            latest: None,
            is_over: false,
        }
    }

    /// A game begins at `start`; what was found before is forgotten. A start that is not the normal
    /// one may itself be in the table.
    pub fn begin(&mut self, start: &Position) {
        *self = Self::new(self.book);
        let key = start.key();
        if key != self.key {
            self.key = key;
            self.latest = self.book.number(key).map(|number| (number, 0));
        }
    }

    /// A ply was played; those of variations (depth above 0) are passed over.
    #[inline]
    pub fn ply(&mut self, ply: &Ply<'_>) {
        if ply.depth == 0 && !self.is_over {
            self.played(ply.before, ply.mv, ply.after, ply.moves.len() as u32);
        }
    }

    /// `mv` was played from `before`, `plies` after the start.
    #[inline]
    fn played(&mut self, before: &Position, mv: Move, after: &Position, plies: u32) {
        if mv.captured.is_some() && !self.book.reaches(after.occupied().count()) {
            self.is_over = true;
            return;
        }
        self.key = before.key_after(self.key, mv, after);
        if let Some(number) = self.book.number(self.key) {
            self.latest = Some((number, plies));
        }
    }

    /// The latest match so far.
    pub fn latest(&self) -> Option<Match<'b>> {
        let (number, ply) = self.latest?;
        let entry = self.book.entry(number)?;
        Some(Match { entry, ply })
    }
}
