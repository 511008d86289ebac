//! Every reason, on a position made for it; what is right was worked out on a board.

mod castling;
mod look_back;
mod men;

use crate::board::{Color, Piece, Position, Role, Square};
use crate::notation::{Language, Standing, Unresolved, resolve};

pub(super) fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

pub(super) fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

/// A man as FEN writes it, and its square: `qd3`.
pub(super) fn man(text: &str) -> Standing {
    let (letter, name) = text.split_at(1);
    Standing {
        piece: Piece::from_fen_letter(letter.chars().next().unwrap()).unwrap(),
        square: square(name),
    }
}

pub(super) fn white(role: Role) -> Piece {
    Piece {
        color: Color::White,
        role,
    }
}

pub(super) fn reason(fen: &str, word: &str) -> Unresolved {
    reason_at(&position(fen), word)
}

pub(super) fn reason_at(position: &Position, word: &str) -> Unresolved {
    let written = Language::by_code("en")
        .unwrap()
        .read(word.as_bytes())
        .unwrap();
    *resolve(position, &written).unwrap_err()
}

pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
