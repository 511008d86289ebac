//! Files of the board, a to h.

use std::fmt;

/// A file (coluna) of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct File(u8);

impl File {
    /// The eight files, a to h.
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

    /// The file of an index, 0 for the a-file; `None` past 7.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 8 { Some(Self(index)) } else { None }
    }

    /// The file of the low three bits of `bits`.
    pub(crate) const fn masked(bits: u8) -> Self {
        Self(bits & 7)
    }

    /// The file that a small letter `a` to `h` names.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Self> {
        Self::from_index(letter.wrapping_sub(b'a'))
    }

    /// 0 for the a-file to 7 for the h-file.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The small letter, `a` to `h`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
