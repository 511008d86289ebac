//! Ranks of the board, 1 to 8.

use std::fmt;

use crate::board::Color;

/// A rank (fileira, linha) of the board, counted from White's side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    /// The eight ranks, 1 to 8.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// The rank of an index, 0 for the first rank; `None` past 7.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The rank of the low three bits of `bits`.
    pub(crate) const fn masked(bits: u8) -> Self {
        Self(bits & 7)
    }

    /// The rank that a digit `1` to `8` names.
    #[must_use]
    pub const fn from_digit(digit: u8) -> Option<Self> {
        Self::from_index(digit.wrapping_sub(b'1'))
    }

    /// 0 for the first rank to 7 for the eighth, from White's side.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The digit, `1` to `8`.
    #[must_use]
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// The same rank counted from `color`'s side: the second rank of Black is the seventh.
    #[must_use]
    pub const fn seen_by(self, color: Color) -> Self {
        match color {
            Color::White => self,
            Color::Black => Self(7 - self.0),
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
