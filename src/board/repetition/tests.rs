//! Third and fifth occurrences, counted by hand or the slow way.

use super::Repetitions;
use crate::board::testing::{line, position};
use crate::board::{Move, Position};

fn first(start: &Position, moves: &[Move], times: usize) -> Option<usize> {
    Repetitions::default().first(start, moves, times)
}

#[test]
fn knights_out_and_back() {
    let start = Position::default();
    let moves = line(&start, &"g1f3 g8f6 f3g1 f6g8 ".repeat(5));
    assert_eq!(first(&start, &moves, 3), Some(8));
    assert_eq!(first(&start, &moves, 5), Some(16));
    assert_eq!(first(&start, &moves[..15], 5), None);
    assert_eq!(first(&start, &moves, 1), None);
    assert_eq!(first(&start, &moves, 0), None);
    assert_eq!(first(&start, &moves, 6), Some(20));
    assert_eq!(first(&start, &moves, 7), None);
    // Four plies for each of so many times are more than can be counted.
    assert_eq!(first(&start, &moves, usize::MAX), None);
}

#[test]
fn a_lost_right_to_castle_makes_another_position() {
    // After Rg1 and back the right is lost: the first position is not the later ones.
    let start = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let moves = line(&start, &"h1g1 e8e7 g1h1 e7e8 ".repeat(4));
    assert_eq!(first(&start, &moves, 3), Some(9));
    let without = position("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(first(&without, &moves, 3), Some(8));
}

#[test]
fn an_illegal_en_passant_is_no_difference() {
    // Case 193: after 1...h5 the capture on h6 is pinned, so that position counts.
    let start = position("6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1");
    let moves = line(&start, "h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6 h7g7");
    assert_eq!(first(&start, &moves, 3), Some(9));
}

#[test]
fn a_legal_en_passant_makes_another_position() {
    let start = position("4k3/3p4/7r/4P3/8/8/8/4K3 b - - 0 1");
    let moves = format!("d7d5 {}", "e1d2 h6h2 d2e1 h2h6 ".repeat(3));
    let moves = line(&start, &moves);
    // The position after 1...d5 stands once; the one a ply later comes back first.
    assert_eq!(first(&start, &moves, 3), Some(10));
    assert_eq!(first(&start, &moves[..9], 3), None);
}

#[test]
fn a_fifth_time_after_other_moves_and_castling_is_found() {
    let start = position("k7/7p/8/8/8/8/8/4K2R w K - 0 1");
    let shuffle = "a8b8 g1h1 b8a8 h1g1 ";
    let moves = format!(
        "e1h1 {} a8b8 g1h1 h7h6 {}",
        shuffle.repeat(2),
        "h1g1 b8a8 g1h1 a8b8 ".repeat(5)
    );
    // Plies 1 to 11 are reversible; after 1...h6 (ply 12) the next stretch begins.
    let moves = line(&start, &moves);
    assert_eq!(first(&start, &moves, 3), Some(9));
    assert_eq!(first(&start, &moves, 5), Some(28));
    assert_eq!(first(&start, &moves, 6), Some(32));
}

#[test]
fn it_agrees_with_counting_every_position() {
    let starts = [
        "4k3/8/8/8/8/8/3p4/R3K2R w KQ - 0 1",
        "4k3/p7/8/8/8/8/7P/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/N3K3 w - - 0 1",
    ];
    for start in starts.map(position) {
        for seed in 1..400_u64 {
            let moves = wander(&start, seed);
            for times in [2, 3, 5] {
                assert_eq!(first(&start, &moves, times), plainly(&start, &moves, times));
            }
        }
    }
}

/// A pseudo-random line that likes to go back where it came from.
fn wander(start: &Position, seed: u64) -> Vec<Move> {
    let (mut position, mut state) = (*start, seed);
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..80 {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let back = moves.len().checked_sub(2).and_then(|last| {
            legal
                .iter()
                .find(|mv| mv.from == moves[last].to && mv.to == moves[last].from)
        });
        let mv = match back {
            Some(&back) if state >> 62 != 0 => back,
            _ => legal[(state >> 33) as usize % legal.len()],
        };
        position.play(mv);
        moves.push(mv);
    }
    moves
}

/// The same by comparing each position with all before it.
fn plainly(start: &Position, moves: &[Move], times: usize) -> Option<usize> {
    let identity = |position: &Position| {
        let fen = position.fen(crate::board::FenStyle::default()).to_string();
        fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
    };
    let mut position = *start;
    let mut seen = vec![identity(&position)];
    for (&mv, plies) in moves.iter().zip(1..) {
        position.play(mv);
        seen.push(identity(&position));
        let last = seen.last()?;
        if seen.iter().filter(|other| *other == last).count() >= times {
            return Some(plies);
        }
    }
    None
}
