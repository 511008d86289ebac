//! Agreement with python-chess on the ends of games (`tests/data/README.md`).

use roque::board::{Color, Material, Move, Position, Repetitions};
use roque::notation::{UciCastling, uci};

/// The columns of each line but the comments.
fn rows<const COLUMNS: usize>(data: &str) -> impl Iterator<Item = [&str; COLUMNS]> {
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        columns.try_into().unwrap()
    })
}

#[test]
fn who_can_still_mate_with_any_two_men_a_side() {
    let mut checked = 0;
    for [fen, white, black] in rows(include_str!("data/pychess/material.tsv")) {
        let position = Position::from_fen(fen).unwrap();
        let (white, black) = (white == "yes", black == "yes");
        assert_eq!(position.can_mate(Color::White), white, "{fen}");
        assert_eq!(position.can_mate(Color::Black), black, "{fen}");
        // FIDE 5.2.2: dead when neither can.
        assert_eq!(position.is_dead(Material::Fide), !white && !black, "{fen}");
        checked += 1;
    }
    assert_eq!(checked, 784);
}

/// The moves of a line in UCI.
fn line(start: &Position, moves: &str) -> Vec<Move> {
    let mut position = *start;
    let words = moves.split(' ');
    words
        .map(|word| {
            let legal = position.legal_moves();
            let written = |mv: &Move| uci(*mv, UciCastling::KingSteps).to_string() == word;
            let mv = legal.into_iter().find(written).unwrap();
            position.play(mv);
            mv
        })
        .collect()
}

#[test]
fn third_and_fifth_occurrences() {
    let mut repetitions = Repetitions::default();
    let mut checked = 0;
    for [fen, moves, third, fifth] in rows(include_str!("data/pychess/repetition.tsv")) {
        let start = Position::from_fen(fen).unwrap();
        let moves = line(&start, moves);
        for (times, wanted) in [(3, third), (5, fifth)] {
            let found = repetitions.first(&start, &moves, times);
            assert_eq!(found, wanted.parse().ok(), "{fen}, {times} times");
            // All occurrences of a position are behind the last capture or pawn move before them.
            let Some(found) = found else { continue };
            let last = moves[..found].iter().rposition(|mv| mv.is_zeroing());
            for since in 0..=last.map_or(0, |last| last + 1) {
                let again = repetitions.first_since(&start, &moves, times, since);
                assert_eq!(again, Some(found), "{fen}, {times} times since {since}");
            }
        }
        checked += 1;
    }
    assert_eq!(checked, 300);
}
