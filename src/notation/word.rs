//! A move word that was read.

use crate::board::Move;
use crate::notation::{Canonical, CheckMark, Origin, Written, WrittenMove};

/// A word that was read as a move: a canonical one as the fast reader leaves it, or any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// Read fast.
    Canonical(Canonical),
    /// Read by the lenient reader.
    Other(Written),
}

impl Word {
    /// What is written.
    pub fn written(&self) -> Written {
        match self {
            Self::Canonical(canonical) => canonical.written(),
            Self::Other(written) => *written,
        }
    }

    /// The NAG of the annotation glued to it (`!` is 1), 0 if there is none.
    #[inline]
    pub fn nag(&self) -> u8 {
        match self {
            Self::Canonical(_) => 0,
            Self::Other(written) => written.nag,
        }
    }

    /// Whether it is canonical SAN (PGN standard 8.2.3) of the legal move `mv` that it names, which
    /// needs `least` for its disambiguation and deserves `mark`.
    #[inline]
    pub fn is_canonical(&self, mv: Move, least: Origin, mark: CheckMark) -> bool {
        match self {
            Self::Canonical(canonical) => canonical.says(least, mv.captured.is_some(), mark),
            Self::Other(written) => is_canonical(written, mv, least, mark),
        }
    }
}

#[cold]
fn is_canonical(written: &Written, mv: Move, least: Origin, mark: CheckMark) -> bool {
    let is_san = match written.mv {
        WrittenMove::San(san) => san.from == least && san.capture == mv.captured.is_some(),
        WrittenMove::Castle(_) => true,
        WrittenMove::Coordinate { .. } | WrittenMove::Null => false,
    };
    is_san && written.mark == mark && written.spelling.is_canonical()
}
