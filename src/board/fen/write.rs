//! Writes a position as FEN.

use std::fmt;

use crate::board::{
    Bitboard, CastlingStyle, Color, EnPassantStyle, FenStyle, Position, Role, Square, Wing,
};

/// A position to be written as FEN; see [`Position::fen`].
#[derive(Debug, Clone, Copy)]
pub struct Fen<'p> {
    position: &'p Position,
    style: FenStyle,
}

impl Position {
    /// The position as FEN, to be displayed.
    pub fn fen(&self, style: FenStyle) -> Fen<'_> {
        Fen {
            position: self,
            style,
        }
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.position.board())?;
        self.write_state(f)
    }
}

impl Fen<'_> {
    /// Writes the five fields behind the placement.
    pub(super) fn write_state(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.position.turn.fen_letter())?;
        self.write_castling(f)?;
        let en_passant = match self.style.en_passant {
            EnPassantStyle::Legal => self.position.legal_en_passant(),
            EnPassantStyle::Always => self.position.en_passant,
        };
        match en_passant {
            Some(square) => write!(f, " {square}")?,
            None => write!(f, " -")?,
        }
        write!(f, " {} {}", self.position.halfmoves, self.position.fullmove)
    }

    fn write_castling(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.position.castling.is_empty() {
            return f.write_str("-");
        }
        for color in Color::ALL {
            for wing in Wing::ALL {
                if let Some(rook) = self.position.castling_rook(color, wing) {
                    write!(f, "{}", self.right(color, wing, rook))?;
                }
            }
        }
        Ok(())
    }

    fn right(&self, color: Color, wing: Wing, rook: Square) -> char {
        let rooks = self.position.pieces(color, Role::Rook) & Bitboard::rank(rook.rank());
        let (outermost, letter) = match wing {
            Wing::King => (rooks.last(), 'k'),
            Wing::Queen => (rooks.first(), 'q'),
        };
        let letter = if self.style.castling == CastlingStyle::XFen && outermost == Some(rook) {
            letter
        } else {
            rook.file().letter()
        };
        match color {
            Color::White => letter.to_ascii_uppercase(),
            Color::Black => letter,
        }
    }
}
