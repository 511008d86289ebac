//! Beginnings of games that were followed before: most games begin as others have.

use std::sync::Arc;

use crate::board::{Move, Position, Role};
use crate::classify::tracker::{Trace, Tracker};
use crate::openings::Book;

/// How many positions are kept at most. More would not stay in the processor's nearer caches.
const LIMIT: usize = 1 << 15;

/// Slots that are looked at for one step: a file cannot be written to make it more.
const PROBES: usize = 8;

/// Finds the latest match of line after line, as a [`Tracker`] does, and plays only what no earlier
/// line has played.
///
/// Lines from the normal starting position are kept as a tree, each position with what is known of
/// the line up to it; a table leads from a position and a move to the next position.
#[derive(Debug)]
pub struct Beginnings {
    /// The table that they were looked up in.
    book: Option<Arc<()>>,
    limit: usize,
    places: Vec<Place>,
    /// A power of two, twice as many as places at least.
    steps: Vec<Step>,
}

/// A position with what is known of the line up to it.
#[derive(Debug, Clone, Copy)]
struct Place {
    position: Position,
    trace: Trace,
}

/// From the place of a number, by a move, to another.
#[derive(Debug, Clone, Copy)]
struct Step {
    /// The number of the place and the move; [`FREE`] if there is none.
    by: u64,
    to: u32,
}

const FREE: Step = Step {
    by: u64::MAX,
    to: 0,
};

impl Default for Beginnings {
    fn default() -> Self {
        Self::with_limit(LIMIT)
    }
}

impl Beginnings {
    fn with_limit(limit: usize) -> Self {
        Self {
            book: None,
            limit,
            places: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The number of the entry that a line of legal moves from `start` has reached last.
    pub fn latest(&mut self, book: &Book, start: &Position, moves: &[Move]) -> Option<u32> {
        if *start != Position::default() {
            let mut tracker = Tracker::new(book);
            tracker.follow(start, moves);
            return tracker.latest_number().map(|(number, _)| number);
        }
        let is_same = |known: &Arc<()>| Arc::ptr_eq(known, book.identity());
        if !self.book.as_ref().is_some_and(is_same) {
            self.begin(book);
        }
        let mut at = 0;
        for (&mv, plies) in moves.iter().zip(0..) {
            match self.find(step(at, mv)) {
                Ok(to) => at = to,
                Err(_) if self.places[at].trace.is_over => break,
                Err(Some(slot)) if self.places.len() < self.limit => {
                    at = self.add(book, (at, mv, plies + 1), slot);
                }
                Err(_) => return self.played_on(book, at, moves, plies as usize),
            }
        }
        let latest = self.places[at].trace.latest;
        latest.map(|(number, _)| number)
    }

    /// Forgets everything but the start.
    fn begin(&mut self, book: &Book) {
        let position = Position::default();
        let key = position.key();
        self.book = Some(Arc::clone(book.identity()));
        self.places.clear();
        self.places.push(Place {
            position,
            trace: Trace {
                key,
                ..Trace::default()
            },
        });
        self.steps.clear();
        self.steps
            .resize((self.limit * 2).next_power_of_two(), FREE);
    }

    /// The place that a step leads to; else the free slot where it belongs, if there is one near.
    #[inline]
    fn find(&self, by: u64) -> Result<usize, Option<usize>> {
        let mask = self.steps.len() - 1;
        let hash = (by.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize;
        for slot in hash..hash + PROBES {
            let found = self.steps[slot & mask];
            if found.by == by {
                return Ok(found.to as usize);
            }
            if found.by == FREE.by {
                return Err(Some(slot & mask));
            }
        }
        Err(None)
    }

    /// Plays the move from a place that is the line's `plies`-th, and keeps where it leads.
    fn add(&mut self, book: &Book, (at, mv, plies): (usize, Move, u32), slot: usize) -> usize {
        let Place {
            position: before,
            mut trace,
        } = self.places[at];
        let mut position = before;
        position.play(mv);
        trace.played(book, (&before, mv, &position), plies);
        let to = self.places.len();
        self.places.push(Place { position, trace });
        self.steps[slot] = Step {
            by: step(at, mv),
            to: to as u32,
        };
        to
    }

    /// The latest match of a line whose first `plies` led to a place, the rest of it played.
    fn played_on(&self, book: &Book, at: usize, moves: &[Move], plies: usize) -> Option<u32> {
        let Place { position, trace } = &self.places[at];
        let mut tracker = Tracker::new(book);
        tracker.resume(*trace, position, moves, plies);
        tracker.latest_number().map(|(number, _)| number)
    }
}

/// A number for a move from a place.
#[inline]
fn step(at: usize, mv: Move) -> u64 {
    let promotion = mv.promotion().map_or(7, Role::index);
    let squares = mv.from.index() << 6 | mv.to.index();
    (at << 16 | squares << 3 | promotion) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Language, resolve};

    fn moves(words: &str) -> Vec<Move> {
        let mut position = Position::default();
        let play = |word: &str| {
            let written = Language::english().read(word.as_bytes()).expect("a move");
            let mv = resolve(&position, &written).expect("a legal move").mv;
            position.play(mv);
            mv
        };
        words.split_whitespace().map(play).collect()
    }

    #[test]
    fn what_is_kept_is_what_a_tracker_finds() {
        // Lines that share beginnings, one that transposes, one that ends within another, and one
        // of no opening.
        let lines = [
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4",
            "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
            "Nf3 Nc6 e4 e5 Bb5 a6",
            "e4 e5",
            "",
            "a4 h5 a5 b5 axb6 h4 g4 hxg3",
            "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O",
        ];
        let books = [Book::document(), Book::eco()].map(|book| book.expect("part of the program"));
        for limit in [1, 2, 7, 1000] {
            let mut beginnings = Beginnings::with_limit(limit);
            // The books in turn: what was found in one is not found in the other.
            for book in [&books[0], &books[1], &books[0]] {
                for line in lines.iter().chain(&lines) {
                    let moves = moves(line);
                    let start = Position::default();
                    let mut tracker = Tracker::new(book);
                    tracker.follow(&start, &moves);
                    let wanted = tracker.latest_number().map(|(number, _)| number);
                    assert_eq!(beginnings.latest(book, &start, &moves), wanted, "{line}");
                }
            }
        }
    }
}
