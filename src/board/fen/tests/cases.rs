//! Cases of the collection of small inputs: a FEN tag, the moves after it, the FEN at the end.

use super::{START, plain, square};
use crate::board::{EnPassantStyle, FenStyle, Move, Position, Role, Setup};

/// The legal move between two squares (in castling the king's and the rook's), a queen if it
/// promotes.
fn legal(position: &Position, from_to: &str) -> Move {
    let (from, to) = (square(&from_to[..2]), square(&from_to[2..]));
    position
        .legal_moves()
        .into_iter()
        .find(|mv| {
            let promotion = mv.promotion().unwrap_or(Role::Queen);
            (mv.from, mv.to, promotion) == (from, to, Role::Queen)
        })
        .expect(from_to)
}

fn played(fen: &str, moves: &str) -> Position {
    let setup = Setup::parse(fen).expect(fen);
    let mut position = setup.position;
    for from_to in moves.split_whitespace() {
        let mv = legal(&position, from_to);
        position.play(mv);
    }
    position
}

#[test]
fn final_positions() {
    for (fen, moves, last) in [
        // 086
        (
            "3r2k1/2rP1pp1/2q4p/2N5/7Q/4P2P/6P1/3R2K1 b - - 5 38",
            "g7g5 h4e4 c6c5 e4e8 g8g7",
            "3rQ3/2rP1pk1/7p/2q3p1/8/4P2P/6P1/3R2K1 w - - 2 41",
        ),
        // 087
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0",
            "e2e4 e8e7",
            "8/4k3/8/8/4P3/8/8/4K3 w - - 1 2",
        ),
        // 088: the FEN is right, the text is not.
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        ),
        // 182: no right is granted, and none invented.
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        ),
        // 199
        (
            "4k3/8/8/8/8/8/4P3/4K3",
            "e2e4 e8e7",
            "8/4k3/8/8/4P3/8/8/4K3 w - - 1 2",
        ),
        // 202
        (
            "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1",
            "b2b3 c7c5 e1f3 d7d5 d2d4 b7b6 f1g1 e8f6",
            "bqnr1krb/p3pppp/1p3n2/2pp4/3P4/1P3N2/P1P1PPPP/BQNR1RKB w kq - 2 5",
        ),
        // 203
        (
            "qrnknbbr/pppppppp/8/8/8/8/PPPPPPPP/QRNKNBBR w HBhb - 0 1",
            "c1b3 c8b6 d1b1 d8b8",
            "q1krnbbr/pppppppp/1n6/8/8/1N6/PPPPPPPP/Q1KRNBBR w - - 4 3",
        ),
        // 204
        (
            "4k1r1/6p1/8/8/8/8/6P1/4K1R1 w Gg - 0 1",
            "e1g1 e8e7",
            "6r1/4k1p1/8/8/8/8/6P1/5RK1 w - - 2 2",
        ),
        // 206
        (
            "8/1P4k1/8/8/8/8/6K1/8 w - - 0 1",
            "b7b8 g7f6 b8b2 f6e7 b2b7",
            "8/1Q2k3/8/8/8/8/6K1/8 b - - 4 3",
        ),
    ] {
        assert_eq!(plain(&played(fen, moves)), last, "{fen}");
    }
}

/// 205: the square is written only where a capture is legal, or always.
#[test]
fn the_en_passant_square_in_both_conventions() {
    let position = played(START, "e2e4");
    let board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let always = FenStyle {
        en_passant: EnPassantStyle::Always,
        ..FenStyle::default()
    };
    assert_eq!(plain(&position), format!("{board} b KQkq - 0 1"));
    assert_eq!(
        position.fen(always).to_string(),
        format!("{board} b KQkq e3 0 1")
    );
    let position = played(START, "e2e4 a7a6 e4e5 d7d5");
    let last = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    assert_eq!(plain(&position), last);
}
