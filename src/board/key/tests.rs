//! Keys: the same for the same position, however it came about.

use crate::board::testing::{line, position};
use crate::board::{Move, Position};

/// Plays a pseudo-random game of legal moves and shows each step.
fn play_on(start: &Position, seed: u64, mut step: impl FnMut(&Position, Move, &Position)) {
    let mut position = *start;
    let mut state = seed;
    for _ in 0..200 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mv = moves[(state >> 33) as usize % moves.len()];
        let before = position;
        position.play(mv);
        step(&before, mv, &position);
    }
}

#[test]
fn kept_move_by_move_it_is_the_key_from_scratch() {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "qbbrnkrn/pppppppp/8/8/8/8/PPPPPPPP/QBBRNKRN w GDgd - 0 1",
        "8/1P4k1/8/2pP4/8/1p6/6K1/8 w - c6 0 1",
    ];
    for start in starts.map(position) {
        for seed in 0..200 {
            let mut key = start.key();
            play_on(&start, seed, |before, mv, after| {
                key = before.key_after(key, mv, after);
                assert_eq!(key, after.key(), "{after:?}");
            });
        }
    }
}

#[test]
fn a_null_move_changes_the_turn() {
    let start = position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    let mut after = start;
    let mv = start.null_move();
    after.play(mv);
    assert_eq!(start.key_after(start.key(), mv, &after), after.key());
    assert_eq!(
        after.key(),
        position("4k3/8/8/8/3pP3/8/8/4K3 w - - 1 2").key()
    );
}

#[test]
fn what_fide_calls_the_same_position_has_one_key() {
    let key = |fen| position(fen).key();
    // Clocks and numbers do not count, nor an en passant square that no one can use.
    assert_eq!(
        key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        key("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 7 30")
    );
    // A capture that would expose the king is none (case 018).
    assert_eq!(
        key("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"),
        key("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1")
    );
    // A legal one, a right to castle and the turn do count.
    assert_ne!(
        key("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
        key("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1")
    );
    assert_ne!(
        key("4k2r/8/8/8/8/8/8/4K3 w k - 0 1"),
        key("4k2r/8/8/8/8/8/8/4K3 w - - 0 1")
    );
    assert_ne!(
        key("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        key("4k3/8/8/8/8/8/8/4K3 b - - 0 1")
    );
    // By transposition.
    let start = Position::default();
    let reached = |moves| {
        let mut position = start;
        for mv in line(&start, moves) {
            position.play(mv);
        }
        position.key()
    };
    assert_eq!(
        reached("g1f3 g8f6 b1c3 b8c6"),
        reached("b1c3 b8c6 g1f3 g8f6")
    );
}
