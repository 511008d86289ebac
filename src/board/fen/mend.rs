//! What was mended in a FEN that is not written as it should be, but can be read in one way only.

use std::ops::Range;

use crate::board::fen::field::FenField;
use crate::board::{Color, Rank, Square};

/// Something that was mended, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenMended {
    /// What was wrong, and so what was done.
    pub mend: FenMend,
    /// The bytes of the text concerned; for missing fields the last field that is there.
    pub at: Range<usize>,
}

/// A fault of a FEN that does not keep a game from being replayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenMend {
    /// Fields are missing at the end, this one and all after it, and taken as `w - - 0 1`:
    /// `4k3/8/8/8/8/8/4P3/4K3`. An EPD line, which has four fields, is read so too.
    MissingFields {
        /// The first that is missing.
        first: FenField,
    },
    /// Text that belongs to no field, skipped: a seventh word, the stop in `… 0 1.`, the stroke
    /// behind the last rank in `…/4K3/ w`.
    ExtraText,
    /// Empty squares side by side written in several digits: `11k5` for `2k5`.
    SplitDigits {
        /// The rank.
        rank: Rank,
    },
    /// A small letter's place taken by a capital: `W` for `w`, `E3` for `e3`.
    Capital {
        /// The field.
        field: FenField,
    },
    /// Another dash for the hyphen: `–`.
    Dash {
        /// The field.
        field: FenField,
    },
    /// Castling rights in an unusual order, named twice, or mixed with hyphens: `kqKQ`, `KKQ`,
    /// `K--q`.
    CastlingForm,
    /// A castling right dropped, since nothing on the board bears it out: `… w K - 0 1` without a
    /// rook on the king's right.
    CastlingDropped {
        /// Whose right.
        color: Color,
        /// The letter that named it.
        letter: char,
        /// What is missing.
        why: LostRight,
    },
    /// An en passant square dropped, since no pawn has just passed over it.
    EnPassantDropped {
        /// The square as written.
        square: Square,
        /// How the board shows it.
        why: LostEnPassant,
    },
    /// More than 16 men of one side; all are kept.
    ManyMen {
        /// The side.
        color: Color,
        /// How many men, pawns and king included.
        men: u32,
    },
    /// More than 8 pawns of one side; all are kept.
    ManyPawns {
        /// The side.
        color: Color,
        /// How many pawns.
        pawns: u32,
    },
    /// A half-move clock that is no number (`-`, `x`, `-1`, more than nine digits), taken as 0.
    Halfmoves,
    /// A move number that is no number (`-`, `x`, `-1`, more than nine digits), taken as 1.
    Fullmove,
    /// The move number 0, taken as 1.
    FullmoveZero,
}

/// Why a castling right was dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LostRight {
    /// The king is not on its first rank: `…/4K3/7R w K -`. (Any file will do: which ones a
    /// Chess960 game can start from is not the question here.)
    King,
    /// No rook stands where the letter has it: `…/4K3 w K -`, `…/R3K3 w B -`.
    Rook,
    /// Another rook on the same wing already has the right: `…/4K1RR w HG -` (H is kept).
    Wing,
}

/// Why an en passant square was dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LostEnPassant {
    /// The side that is to move would have passed over it: `e3` with White to move.
    Side,
    /// The pawn that passed over it is not there: `e3` without a white pawn on e4.
    Pawn,
    /// The square itself, or the one the pawn came from, is occupied.
    Occupied,
}
