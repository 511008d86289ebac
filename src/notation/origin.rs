//! Where a written move is said to come from.

use std::fmt;

use crate::board::{Bitboard, File, Rank, Square};

/// What a written move says of its square of departure (disambiguation, PGN standard 8.2.3.4):
/// nothing, a file, a rank, or both.
///
/// One byte: the file from 1 (0 for none) in the low half, the rank from 1 in the high one, so
/// that a decoder can put a file and a rank together with an *or*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Origin(u8);

/// The squares of each file, everything for none (and for halves that no `Origin` has).
const FILES: [Bitboard; 16] = {
    let mut table = [Bitboard::FULL; 16];
    let mut index = 0;
    while index < 8 {
        table[index + 1] = Bitboard::file(File::ALL[index]);
        index += 1;
    }
    table
};

/// The squares of each rank, everything for none.
const RANKS: [Bitboard; 16] = {
    let mut table = [Bitboard::FULL; 16];
    let mut index = 0;
    while index < 8 {
        table[index + 1] = Bitboard::rank(Rank::ALL[index]);
        index += 1;
    }
    table
};

impl Origin {
    /// Nothing said.
    pub const NONE: Self = Self(0);

    /// A file, a rank, both or neither.
    #[must_use]
    pub const fn new(file: Option<File>, rank: Option<Rank>) -> Self {
        let file = match file {
            Some(file) => file.index() as u8 + 1,
            None => 0,
        };
        let rank = match rank {
            Some(rank) => rank.index() as u8 + 1,
            None => 0,
        };
        Self(rank << 4 | file)
    }

    /// The whole square.
    #[must_use]
    pub const fn square(square: Square) -> Self {
        Self::new(Some(square.file()), Some(square.rank()))
    }

    /// From the two halves of a byte, each of them 0 or an index from 1 to 8.
    #[inline]
    pub(super) const fn from_halves(bits: u8) -> Self {
        Self(bits)
    }

    /// The byte that [`Origin::from_halves`] makes it from.
    #[inline]
    pub(super) const fn halves(self) -> u8 {
        self.0
    }

    /// The file, if named.
    #[inline]
    #[must_use]
    pub const fn file(self) -> Option<File> {
        File::from_index((self.0 & 0xf).wrapping_sub(1))
    }

    /// The rank, if named.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        Rank::from_index((self.0 >> 4).wrapping_sub(1))
    }

    /// Whether nothing is said.
    #[inline]
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The square, if file and rank are both named.
    #[must_use]
    pub const fn whole_square(self) -> Option<Square> {
        match (self.file(), self.rank()) {
            (Some(file), Some(rank)) => Some(Square::new(file, rank)),
            _ => None,
        }
    }

    /// The squares that fit what is said.
    #[inline]
    #[must_use]
    pub const fn squares(self) -> Bitboard {
        let file = FILES[(self.0 & 0xf) as usize];
        let rank = RANKS[(self.0 >> 4) as usize];
        Bitboard(file.0 & rank.0)
    }
}

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Origin(")?;
        if let Some(file) = self.file() {
            write!(f, "{file}")?;
        }
        if let Some(rank) = self.rank() {
            write!(f, "{rank}")?;
        }
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_the_squares_that_fit_it() {
        for square in Square::all() {
            let (file, rank) = (square.file(), square.rank());
            assert_eq!(Origin::square(square).whole_square(), Some(square));
            assert_eq!(Origin::square(square).squares(), Bitboard::of(square));
            let by_file = Origin::new(Some(file), None);
            assert_eq!((by_file.file(), by_file.rank()), (Some(file), None));
            assert_eq!(by_file.squares(), Bitboard::file(file));
            let by_rank = Origin::new(None, Some(rank));
            assert_eq!((by_rank.file(), by_rank.rank()), (None, Some(rank)));
            assert_eq!(by_rank.squares(), Bitboard::rank(rank));
        }
        assert_eq!(Origin::NONE.squares(), Bitboard::FULL);
        assert!(Origin::NONE.is_none());
    }
}
