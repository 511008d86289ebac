//! What is gathered over the games of a chunk and then counted in one go, in a run of one group.

use crate::board::{Move, Role, Square};
use crate::stats::counts::Counts;
use crate::stats::names::Names;

/// What is to be counted later.
#[derive(Debug, Default)]
pub(super) struct Later {
    pub(super) names: Names,
    /// Of White and of Black.
    pub(super) visits: Box<[Visits; 2]>,
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
        count(&mut self.visits, counts);
        for (mv, games) in self.first_moves.drain(..) {
            counts.add_first_move(mv, games);
        }
    }
}

/// Whoever looks at the moves of one side.
pub(super) trait Side {
    /// A man came to a square.
    fn comes(&mut self, role: Role, square: Square);

    /// A man captured another, or nothing.
    fn captures(&mut self, role: Role, captured: Option<Role>);
}

/// Captures by the role that captures and the one captured, eight places each of which six are used.
/// What is no capture is counted too, in a place of its own: that spares a branch that no processor
/// can guess.
#[derive(Debug, Default)]
pub(super) struct Captures([[u32; 8]; 8]);

impl Captures {
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

impl Side for Captures {
    #[inline]
    fn comes(&mut self, _: Role, _: Square) {}

    #[inline]
    fn captures(&mut self, role: Role, captured: Option<Role>) {
        let victim = captured.map_or(Role::ALL.len(), Role::index);
        self.0[role.index() & 7][victim & 7] += 1;
    }
}

/// How often each man of a side came to each square, and what it captured. In numbers of 32 bits,
/// which leave room in the processor's nearest cache for the rest of the work.
#[derive(Debug)]
pub(super) struct Visits {
    /// By role, eight rows of which six are used.
    squares: [[u32; 64]; 8],
    captures: Captures,
}

impl Default for Visits {
    fn default() -> Self {
        Self {
            squares: [[0; 64]; 8],
            captures: Captures::default(),
        }
    }
}

impl Side for Visits {
    #[inline]
    fn comes(&mut self, role: Role, square: Square) {
        self.squares[role.index() & 7][square.index()] += 1;
    }

    #[inline]
    fn captures(&mut self, role: Role, captured: Option<Role>) {
        self.captures.captures(role, captured);
    }
}

/// Counts what both sides' men did.
fn count(visits: &mut [Visits; 2], counts: &mut Counts) {
    let men = visits
        .iter_mut()
        .flat_map(|side| &mut side.squares[..Role::ALL.len()]);
    for (counts, seen) in counts.squares.chunks_exact_mut(64).zip(men) {
        for (count, more) in counts.iter_mut().zip(seen) {
            *count += u64::from(std::mem::take(more));
        }
    }
    for side in visits {
        side.captures.count(counts);
    }
}
