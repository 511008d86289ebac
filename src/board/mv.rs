//! A move of one man on a known position.

use crate::board::{Role, Square};

/// A wing: the side of the board towards which a king castles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// Roque pequeno, O-O: the king goes to the g-file.
    King,
    /// Roque grande, O-O-O: the king goes to the c-file.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];
}

/// What is special about a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// Nothing: a man goes from one square to another, capturing or not.
    Plain,
    /// A pawn's two-square advance from its second rank.
    DoubleStep,
    /// A capture en passant: the captured pawn is beside the capturer, not on `to`.
    EnPassant,
    /// A pawn reaches its last rank and becomes this.
    Promotion(Role),
    /// No move: the side passes (`--` in analyses). Role, `from` and `to` are its king's.
    Null,
    /// `from` is the king's square, `to` the rook's (the only way to write it that no Chess960
    /// position makes unclear; FIDE Guidelines II).
    Castle(Wing),
}

/// A move, complete enough to be played on the position it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// What moves; the pawn in a promotion, the king in castling.
    pub role: Role,
    /// Its square before the move.
    pub from: Square,
    /// Its square after the move; in castling the square of the *rook* before the move.
    pub to: Square,
    /// What is captured, en passant included.
    pub captured: Option<Role>,
    /// What is special about it.
    pub kind: MoveKind,
}

impl Move {
    /// A pawn's capture en passant, from its square to the empty square passed over.
    #[must_use]
    pub const fn en_passant(from: Square, to: Square) -> Self {
        Self {
            role: Role::Pawn,
            from,
            to,
            captured: Some(Role::Pawn),
            kind: MoveKind::EnPassant,
        }
    }

    /// What the man is after the move: the promoted piece in a promotion.
    #[must_use]
    pub const fn role_after(self) -> Role {
        match self.kind {
            MoveKind::Promotion(role) => role,
            _ => self.role,
        }
    }

    /// What the pawn becomes, if it promotes.
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Whether the half-move clock restarts: a capture or a pawn's move (FIDE 9.3).
    #[must_use]
    pub const fn is_zeroing(self) -> bool {
        matches!(self.role, Role::Pawn) || self.captured.is_some()
    }
}
