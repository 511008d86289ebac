//! A move as it is written, with no language in it.

use crate::board::{File, Role, Square, Wing};
use crate::notation::{Origin, Spelling};

/// Where a written move goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// A square.
    Square(Square),
    /// A file only: a pawn's capture `dxc`.
    File(File),
}

/// A written man's move: SAN, long algebraic, and everything read beside them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    /// What moves.
    pub role: Role,
    /// What is said of the square it comes from.
    pub from: Origin,
    /// Whether it says that it captures.
    pub capture: bool,
    /// Where it goes.
    pub to: Target,
    /// What the pawn is said to become: knight, bishop, rook or queen.
    pub promotion: Option<Role>,
}

/// What a written move names, before any position is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WrittenMove {
    /// `Nf3`, `exd5`, `Ng1-f3`.
    San(San),
    /// `O-O`, `O-O-O`.
    Castle(Wing),
    /// `g1f3`, `e7e8q`, and `e2-e4` without a letter: whatever stands on `from`. The king's
    /// two-square step and king takes rook are castling where castling is possible.
    Coordinate {
        /// The square of departure.
        from: Square,
        /// The square of arrival, or the rook's.
        to: Square,
        /// What the pawn is said to become.
        promotion: Option<Role>,
    },
    /// `--`, `Z0`, `<>`: the side passes.
    Null,
}

/// The check or mate that a move is said to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CheckMark {
    /// Nothing said.
    #[default]
    None,
    /// `+`, *xeque*, *ch*, `†`. (`++` is read as this too where the move is no mate; see
    /// [`CheckMark::Double`].)
    Check,
    /// `++` or `‡`: mate in old books, double check in others; the position tells.
    Double,
    /// `#`, *mate*.
    Mate,
}

/// One written move with its marks: what [`crate::notation::Language::read`] makes of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Written {
    /// The move.
    pub mv: WrittenMove,
    /// The check or mate it is said to give.
    pub mark: CheckMark,
    /// The NAG of an annotation glued to it (`!` is 1), 0 if there is none.
    pub nag: u8,
    /// How it departs from canonical SAN.
    pub spelling: Spelling,
}
