//! Every fault and every mend by hand, both styles of writing, round trips, diagrams.

mod cases;
mod diagrams;
mod faults;
mod mends;
mod rights;
mod round_trips;

use super::Setup;
use crate::board::{FenStyle, Position, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

/// The position as roque writes it by default.
fn plain(position: &Position) -> String {
    position.fen(FenStyle::default()).to_string()
}

#[test]
fn the_start_reads_as_the_default_position() {
    let setup = Setup::parse(START).unwrap();
    assert_eq!(setup.position, Position::default());
    assert_eq!(setup.mended, []);
    assert!(!setup.chess960);
}
