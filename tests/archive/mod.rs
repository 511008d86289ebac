//! `games` and `stats` on an archive of real games, against counts made with python-chess.

mod corpus;
mod games;
mod stats;

use crate::cli::{code, out, roque};

/// Games of real archives, chosen so that rare endings come up; all without errors.
const GAMES: &str = "tests/data/stats/games.pgn";

/// The data that a run wrote, which must have gone well.
fn data(args: &[&str]) -> String {
    let output = roque(args);
    assert_eq!(code(&output), 0, "{args:?}");
    out(&output)
}
