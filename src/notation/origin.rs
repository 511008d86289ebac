//! Where a move is said to come from.

use crate::board::{Bitboard, File, Rank, Square};

/// What a written move says of its square of departure (disambiguation, PGN standard 8.2.3.4):
/// nothing, a file, a rank, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Origin {
    /// The file, if named.
    pub file: Option<File>,
    /// The rank, if named.
    pub rank: Option<Rank>,
}

impl Origin {
    /// Nothing said.
    pub const NONE: Self = Self {
        file: None,
        rank: None,
    };

    /// The whole square.
    #[must_use]
    pub const fn square(square: Square) -> Self {
        Self {
            file: Some(square.file()),
            rank: Some(square.rank()),
        }
    }

    /// The squares that fit what is said.
    #[inline]
    #[must_use]
    pub fn squares(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::FULL, Bitboard::file);
        let rank = self.rank.map_or(Bitboard::FULL, Bitboard::rank);
        file & rank
    }
}
