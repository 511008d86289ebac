//! A man on the board: its side and what it is.

use crate::board::{Color, Role};

/// A man (a pawn too) of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: upper case for White.
    #[must_use]
    pub const fn fen_letter(self) -> char {
        match self.color {
            Color::White => self.role.fen_letter(),
            Color::Black => self.role.fen_letter().to_ascii_lowercase(),
        }
    }

    /// The man that FEN writes with this letter.
    #[must_use]
    pub const fn from_fen_letter(letter: char) -> Option<Self> {
        let Some(role) = Role::from_fen_letter(letter) else {
            return None;
        };
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        Some(Self { color, role })
    }
}
