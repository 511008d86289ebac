//! What is gathered over the games of a chunk and then counted in one go, in a run of one group.

use crate::board::{Color, Move, Role, Square};
use crate::stats::counts::Counts;
use crate::stats::names::Names;

/// What is to be counted later.
#[derive(Debug, Default)]
pub(super) struct Later {
    pub(super) names: Names,
    pub(super) visits: Visits,
    pub(super) captures: Captures,
    /// First moves of games from one position, each with its games.
    first_moves: Vec<(Move, u64)>,
}

impl Later {
    /// The first move of a game from the normal position.
    pub(super) fn add_first_move(&mut self, first: Move) {
        match self.first_moves.iter_mut().find(|(mv, _)| *mv == first) {
            Some((_, games)) => *games += 1,
            None => self.first_moves.push((first, 1)),
        }
    }

    /// Counts what was gathered.
    pub(super) fn count(&mut self, counts: &mut Counts) {
        self.names.count(counts);
        self.visits.count(counts);
        self.captures.count(counts);
        for (mv, games) in self.first_moves.drain(..) {
            counts.add_first_move(mv, games);
        }
    }
}

/// Captures by the role that captures and the one captured, eight places each of which six are used.
/// What is no capture is counted too, in a place of its own: that spares a branch that no processor
/// can guess.
#[derive(Debug, Default)]
pub(super) struct Captures([[u32; 8]; 8]);

impl Captures {
    /// A man captured another, or nothing.
    #[inline]
    pub(super) fn see(&mut self, role: Role, captured: Option<Role>) {
        let victim = captured.map_or(Role::ALL.len(), Role::index);
        self.0[role.index() & 7][victim & 7] += 1;
    }

    /// Counts what was seen.
    pub(super) fn count(&mut self, counts: &mut Counts) {
        for (counts, seen) in counts.captures.iter_mut().zip(&self.0) {
            for (count, &more) in counts.iter_mut().zip(seen) {
                *count += u64::from(more);
            }
        }
        *self = Self::default();
    }
}

/// How often each man came to each square: both sides' men, eight rows each of which six are used.
/// In numbers of 32 bits, which leave room in the processor's nearest cache for the rest of the work.
#[derive(Debug)]
pub(super) struct Visits(Box<[[u32; 64]; 16]>);

impl Default for Visits {
    fn default() -> Self {
        Self(Box::new([[0; 64]; 16]))
    }
}

impl Visits {
    /// A man came to a square.
    #[inline]
    pub(super) fn see(&mut self, side: Color, role: Role, square: Square) {
        let man = side.index() * 8 + role.index();
        self.0[man & 15][square.index()] += 1;
    }

    /// Counts what was seen.
    fn count(&mut self, counts: &mut Counts) {
        let men = self.0.chunks_exact_mut(8).flat_map(|side| &mut side[..Role::ALL.len()]);
        for (counts, seen) in counts.squares.chunks_exact_mut(64).zip(men) {
            for (count, more) in counts.iter_mut().zip(seen) {
                *count += u64::from(std::mem::take(more));
            }
        }
    }
}
