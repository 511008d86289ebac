//! Positions and squares for the tests of this module.

use crate::board::{Position, Square};

/// The position of a FEN.
pub(super) fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

/// The square of a name such as `e4`.
pub(super) fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

/// The line that these coordinate moves (`e2e4`, castling as king takes rook) make from a position.
pub(super) fn line(start: &Position, moves: &str) -> Vec<crate::board::Move> {
    let mut position = *start;
    moves
        .split_whitespace()
        .map(|text| {
            let mv = position
                .legal_moves()
                .into_iter()
                .find(|mv| format!("{}{}", mv.from, mv.to) == text)
                .unwrap();
            position.play(mv);
            mv
        })
        .collect()
}
