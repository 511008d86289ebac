//! Why a written move names no legal move: typed data for a message, built only when needed.

use crate::board::{Color, Move, Piece, Role, Square, Wing};
use crate::notation::{CheckMark, Origin};

/// A man and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Standing {
    /// The man.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

/// Why one man cannot go to the square that was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// A man of this kind does not move so: `Bb6` with bishops on c1 and f1.
    NotItsMove,
    /// The first man in its way.
    Blocked(Standing),
    /// It would leave its king attacked by `by`, which it shields the king from.
    Pinned {
        /// The pinning man.
        by: Standing,
    },
    /// Its king is in check and the move does nothing about it; `by` still gives check.
    StillInCheck {
        /// A man that gives check.
        by: Standing,
    },
    /// It could go, but the written file or rank of departure is not its own.
    OtherOrigin,
}

/// Why castling is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CastlingFault {
    /// No right is left on this wing: the king or the rook has moved, or the rook was captured.
    RightLost {
        /// The move that lost it, with its number, once the game's moves were looked through.
        by: Option<PastMove>,
    },
    /// There is no rook of this side on that wing.
    RookNotThere,
    /// A man stands between king and rook, or on a square that either must cross.
    PieceBetween(Standing),
    /// The king is in check.
    InCheck {
        /// A man that gives check.
        by: Standing,
    },
    /// The king would pass over or land on an attacked square.
    ThroughCheck {
        /// The attacked square.
        over: Square,
        /// Whether it is where the king would land.
        lands: bool,
        /// A man that attacks it.
        by: Standing,
    },
    /// The king would be in check afterwards from a man that the rook had shielded it from (Chess960).
    Unshielded {
        /// The man that would give check.
        by: Standing,
    },
}

/// A move of the game before the one at fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastMove {
    /// The move.
    pub mv: Move,
    /// Who played it.
    pub color: Color,
    /// Its move number.
    pub number: u32,
    /// The least disambiguation, to write the move in SAN.
    pub least: Origin,
    /// The check or mate that it gave.
    pub mark: CheckMark,
}

/// Why a written move names no legal move in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unresolved {
    /// The side has no man of this role: `Qd4` without a queen.
    NoSuchPiece {
        /// The side to move and the role written.
        piece: Piece,
    },
    /// No man of the role can go there; each with its reason (a pawn's have variants of their own).
    /// At least one man, in the order of squares.
    CannotReach {
        /// The side to move and the role written.
        piece: Piece,
        /// The square of arrival.
        to: Square,
        /// Each man of that role and why it cannot.
        each: Vec<(Square, Obstacle)>,
    },
    /// The only men that could go there are pinned.
    Pinned {
        /// The pinned man: the first one.
        pinned: Standing,
        /// Its king's square.
        king: Square,
        /// The man that pins it.
        by: Standing,
    },
    /// The king would go to (or stay on a line of) an attacked square.
    KingAttacked {
        /// Where it would go.
        to: Square,
        /// A man that attacks it there, the enemy king too.
        by: Standing,
    },
    /// The king is in check now and the move does not end it; or an en passant capture would open
    /// a line on the king, though neither pawn alone is pinned.
    StillInCheck {
        /// The king's square.
        king: Square,
        /// The men that would still give check.
        by: Vec<Standing>,
    },
    /// Castling is not possible.
    Castling {
        /// On which wing.
        wing: Wing,
        /// Why.
        fault: CastlingFault,
    },
    /// A man of the own side stands on the square of arrival.
    OwnPiece(Standing),
    /// The pawn's way is blocked.
    PawnBlocked {
        /// The pawn's square.
        from: Square,
        /// The man in front of it, on the square it would enter or pass.
        by: Standing,
    },
    /// No pawn can go there: none stands behind that square (or, in a capture, beside it).
    NoPawn {
        /// The square of arrival; `None` if a file only was written and no capture fits.
        to: Option<Square>,
        /// Whether a capture was written.
        capture: bool,
        /// In an advance, the own pawn on that file that is nearest behind the square.
        nearest: Option<Square>,
    },
    /// A pawn takes only what is there: the square is empty and en passant is not possible there.
    NothingToCapture {
        /// The pawn's square.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// The pawn that just could have been taken en passant went by too long ago, or nothing on
    /// record shows a two-square step over that square.
    EnPassantLate {
        /// The square passed over.
        to: Square,
        /// The two-square step, once the game's moves were looked through.
        push: Option<PastMove>,
    },
    /// A pawn reaches its last rank and the promotion piece is missing.
    PromotionMissing {
        /// The square of promotion.
        to: Square,
    },
    /// A promotion is written where no pawn reaches its last rank, or to a king or a pawn.
    BadPromotion {
        /// The square of arrival.
        to: Square,
        /// What is written.
        promotion: Role,
    },
    /// Coordinates name an empty square, or one of a man of the other side.
    NoPieceOn {
        /// The square of departure.
        from: Square,
        /// What the other side has there.
        other: Option<Piece>,
    },
    /// Two or more men fit what is written; never chosen between.
    Ambiguous {
        /// What moves.
        role: Role,
        /// Where to; `None` where only a file was written and the squares differ.
        to: Option<Square>,
        /// The legal moves that fit, in the order of squares of departure.
        candidates: Vec<Move>,
    },
    /// A null move while the king is in check.
    NullInCheck {
        /// A man that gives check.
        by: Standing,
    },
}
