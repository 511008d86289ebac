//! Why a text is no position that a game can be replayed from.

use std::error::Error;
use std::fmt;
use std::ops::Range;

use crate::board::fen::field::{self, FenField};
use crate::board::{Board, Rank, Square};

/// A FEN that no game can be replayed from: the first fault in it, and its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenError {
    /// What is wrong.
    pub fault: FenFault,
    /// The bytes of the text at fault: the field, or the rank or letter inside it.
    pub at: Range<usize>,
    /// The men as written, if all eight ranks could be read.
    pub board: Option<Board>,
    /// Offset in the text behind the placement field; what follows are the other fields.
    pub placement_end: usize,
}

impl FenError {
    /// The position as it is written in `text`, the text that gave this error, if its board could
    /// be read: the men, the other fields untouched but for the blanks, and the usual values for
    /// those that are missing. It has the look of a FEN and is still not a legal position.
    pub fn as_written(&self, text: &str) -> Option<String> {
        let mut fen = self.board?.to_string();
        let mut words = field::words(text, self.placement_end);
        for field in &FenField::ALL[1..] {
            fen.push(' ');
            fen.push_str(
                words
                    .next()
                    .map_or(field.default_text(), |word| &text[word]),
            );
        }
        Some(fen)
    }
}

/// A fault of a FEN that cannot be mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenFault {
    /// No field at all: an empty text, or blanks.
    Empty,
    /// A diagram labelled for letters other than those it is read in: `de:8/8/…` read as `pt`.
    OtherLetters,
    /// Not eight ranks: `8/8/8/8/8/8/8 w - - 0 1` has seven.
    RankCount {
        /// How many there are.
        ranks: usize,
    },
    /// A rank that has not eight squares: the sixth in `rnbqkbnr/pppppppp/7/8/…`.
    RankLength {
        /// Which rank.
        rank: Rank,
        /// How many squares it has as written.
        squares: usize,
    },
    /// A letter in the placement that is no man and no digit 1 to 8: the `x` in `rnbqkbxr/…`.
    Letter {
        /// The rank it stands in.
        rank: Rank,
        /// The letter.
        letter: char,
    },
    /// Not one king a side: `8/8/8/8/8/8/8/4K3 w - - 0 1` has no black one.
    Kings {
        /// How many kings White has.
        white: u32,
        /// How many kings Black has.
        black: u32,
    },
    /// A pawn where none can stand: e8 in `4P3/…`.
    PawnOnEndRank {
        /// Its square.
        square: Square,
    },
    /// The side to move is neither `w` nor `b`: `… x KQkq - 0 1`.
    Turn,
    /// A castling field that cannot be read: the `X` in `… w KQXq - 0 1`.
    Castling {
        /// The first character that names no right.
        letter: char,
    },
    /// An en passant field that is neither `-` nor a square: `… w - e 0 1`.
    EnPassant,
    /// An en passant square that no pawn can have passed over: `… w - e4 0 1`.
    EnPassantRank {
        /// The square.
        square: Square,
    },
    /// The side not to move is in check, so that its king could be taken:
    /// `4k3/8/8/8/8/8/8/4RK2 w - - 0 1`.
    OpponentInCheck {
        /// The square of the king in check.
        king: Square,
        /// A man that attacks it (a king too, where the kings stand side by side).
        by: Square,
    },
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the FEN is empty"),
            Self::OtherLetters => write!(f, "the diagram is labelled for other letters"),
            Self::RankCount { ranks } => write!(f, "the board has {ranks} ranks instead of 8"),
            Self::RankLength { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of 8")
            }
            Self::Letter { rank, letter } => write!(f, "{letter:?} in rank {rank} is no piece"),
            Self::Kings { white, black } => {
                write!(f, "White has {white} kings and Black {black}, not one each")
            }
            Self::PawnOnEndRank { square } => write!(f, "a pawn cannot stand on {square}"),
            Self::Turn => write!(f, "the side to move is neither w nor b"),
            Self::Castling { letter } => write!(f, "{letter:?} names no castling right"),
            Self::EnPassant => write!(f, "the en passant field names no square"),
            Self::EnPassantRank { square } => {
                write!(f, "the en passant square {square} is not on rank 3 or 6")
            }
            Self::OpponentInCheck { king, by } => write!(
                f,
                "the king on {king} is in check from {by}, and it is not its side's turn"
            ),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.fault, self.at.start)
    }
}

impl Error for FenError {}
