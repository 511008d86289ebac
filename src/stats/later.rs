//! What is gathered over the games of a chunk and then counted in one go, in a run of one group.

use crate::board::{Color, Move, Role, Square};
use crate::stats::counts::{Counts, SQUARES};
use crate::stats::names::Names;

/// Where moves that capture nothing are counted, behind the roles.
pub(super) const NOTHING: usize = Role::ALL.len();

/// What is to be counted later.
#[derive(Debug, Default)]
pub(super) struct Later {
    pub(super) names: Names,
    pub(super) visits: Visits,
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
        for (mv, games) in self.first_moves.drain(..) {
            counts.add_first_move(mv, games);
        }
    }
}

/// Who looks at the men that come to a square.
pub(super) trait Visitors {
    /// A man came to a square; `victim` is what it captured, or [`NOTHING`].
    fn visit(&mut self, side: Color, role: Role, victim: usize, square: Square);
}

/// Captures alone, by the role that captures and the one captured. Counting what is no capture too
/// spares a branch that no processor can guess.
#[derive(Debug, Default)]
pub(super) struct Captures(pub(super) [[u32; 8]; 6]);

impl Visitors for Captures {
    #[inline]
    fn visit(&mut self, _: Color, role: Role, victim: usize, _: Square) {
        self.0[role.index()][victim & 7] += 1;
    }
}

/// Men of both sides, eight rows each of which six are used, by squares.
type Board = [[u32; 64]; 16];

/// Men by the squares they came to and by what they captured: one number to raise for each ply.
#[derive(Debug, Default)]
pub(super) struct Visits {
    /// By what was captured; empty if nothing was seen.
    boards: Vec<Board>,
}

/// The boards of [`Visits`].
pub(super) struct Boards<'v>(&'v mut [Board; 8]);

impl Visits {
    /// Whoever sees the moves of one more game.
    pub(super) fn boards(&mut self) -> Option<Boards<'_>> {
        self.boards.resize(8, [[0; 64]; 16]);
        self.boards.first_chunk_mut().map(Boards)
    }

    /// Counts what was seen.
    fn count(&mut self, counts: &mut Counts) {
        if self.boards.is_empty() {
            return;
        }
        counts.squares.resize(SQUARES, 0);
        for (victim, board) in self.boards.iter().enumerate() {
            let men = Color::ALL.into_iter().flat_map(|side| {
                let roles = Role::ALL.into_iter();
                roles.map(move |role| (side, role))
            });
            for ((side, role), places) in men.zip(counts.squares.chunks_exact_mut(64)) {
                let row = &board[side.index() * 8 + role.index()];
                for (count, &more) in places.iter_mut().zip(row) {
                    *count += u64::from(more);
                }
                if let Some(count) = counts.captures[role.index()].get_mut(victim) {
                    *count += row.iter().map(|&more| u64::from(more)).sum::<u64>();
                }
            }
        }
        self.boards.clear();
    }
}

impl Visitors for Boards<'_> {
    #[inline]
    fn visit(&mut self, side: Color, role: Role, victim: usize, square: Square) {
        let man = side.index() * 8 + role.index();
        self.0[victim & 7][man & 15][square.index()] += 1;
    }
}
