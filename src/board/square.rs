//! The 64 squares.

use std::fmt;

use crate::board::{Color, File, Rank};

/// A square (casa) of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self((rank.index() * 8 + file.index()) as u8)
    }

    /// The square of an index, a1 = 0, b1 = 1 … h8 = 63; `None` past 63.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square of the low six bits of `bits`.
    pub(crate) const fn masked(bits: u8) -> Self {
        Self(bits & 63)
    }

    /// The square that two bytes such as `e4` name.
    #[must_use]
    pub const fn from_name(name: &[u8]) -> Option<Self> {
        let [file, rank] = name else { return None };
        let (Some(file), Some(rank)) = (File::from_letter(*file), Rank::from_digit(*rank)) else {
            return None;
        };
        Some(Self::new(file, rank))
    }

    /// All squares in the order of their indices: a1, b1 … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// a1 = 0, b1 = 1 … h8 = 63. The mask tells the compiler that no table of 64 is overrun.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Whether it is on the second rank from another square of its file.
    pub(crate) const fn is_two_ranks_from(self, other: Self) -> bool {
        self.0 ^ other.0 == 16
    }

    /// Its file.
    #[must_use]
    pub const fn file(self) -> File {
        File::masked(self.0)
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::masked(self.0 >> 3)
    }

    /// The square one rank ahead of `color`'s side; wraps at the edge, where no pawn stands.
    pub(crate) const fn ahead(self, color: Color) -> Self {
        match color {
            Color::White => Self::masked(self.0.wrapping_add(8)),
            Color::Black => Self::masked(self.0.wrapping_sub(8)),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
