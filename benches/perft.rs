//! Nodes a CPU second of the move generator: `cargo bench --bench perft`.
//!
//! Counts the published positions whose numbers the tests check, the last ply without playing it.

#![expect(clippy::print_stdout, reason = "a bench prints")]
#![expect(clippy::cast_precision_loss, reason = "node counts are far below 2^52")]

mod clock;

use clock::Clock;
use roque::board::Position;

/// A name, a position and a depth that takes about a second.
const POSITIONS: [(&str, &str, u32); 3] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        6,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
];

fn main() {
    for (name, fen, depth) in POSITIONS {
        let Ok(position) = Position::from_fen(fen) else {
            println!("{name}: cannot be read");
            continue;
        };
        let clock = Clock::start();
        let nodes = perft(&position, depth);
        let millions = nodes as f64 / clock.seconds() / 1e6;
        println!("{name}, depth {depth}: {nodes} nodes, {millions:.0} million/s");
    }
}

fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_legal_moves() as u64;
    }
    let moves = position.legal_moves().into_iter();
    let after = moves.map(|mv| {
        let mut after = *position;
        after.play(mv);
        perft(&after, depth - 1)
    });
    after.sum()
}
