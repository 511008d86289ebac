//! Figures of sides and players.

use crate::stats::counts::Counts;
use crate::stats::figures::{List, Number, as_float};
use crate::stats::record::Record;
use crate::stats::table::Table;

/// What is measured of each side: the lowest and highest rating, games and score against the
/// expectation, the expectation, the performance.
const SIDE_MEASURES: [[&str; 6]; 2] = [
    [
        "white-elo-min",
        "white-elo-max",
        "white-rated-games",
        "white-rated-score",
        "white-expected-score",
        "white-performance",
    ],
    [
        "black-elo-min",
        "black-elo-max",
        "black-rated-games",
        "black-rated-score",
        "black-expected-score",
        "black-performance",
    ],
];

/// The same of the player that a group is about.
const PLAYER_MEASURES: [&str; 6] = [
    "player-elo-min",
    "player-elo-max",
    "player-rated-games",
    "player-rated-score",
    "player-expected-score",
    "player-performance",
];

/// Both sides' figures.
pub(super) fn sides(list: &mut List, counts: &Counts) {
    side(list, SIDE_MEASURES[0], &counts.white);
    side(list, SIDE_MEASURES[1], &counts.black);
}

fn side(list: &mut List, measures: [&'static str; 6], record: &Record) {
    for (measure, elo) in measures.into_iter().zip([record.elo_min, record.elo_max]) {
        if let Some(elo) = elo {
            list.count(measure, elo.into());
        }
    }
    if record.expected_games > 0 {
        let points = as_float(record.expected_half_points) / 2.0;
        list.count(measures[2], record.expected_games);
        list.one(measures[3], Number::Decimal(points, 1));
        let expected = as_float(record.expected) / 100.0;
        list.one(measures[4], Number::Decimal(expected, 2));
    }
    if let Some(performance) = record.performance() {
        list.one(measures[5], Number::Whole(performance));
    }
}

/// The figures of the player that a group is about.
pub(super) fn player(list: &mut List, record: &Record) {
    let points = as_float(record.half_points()) / 2.0;
    list.count("player-games", record.games);
    list.one("player-score", Number::Decimal(points, 1));
    list.share("player-score-share", points, record.decided());
    side(list, PLAYER_MEASURES, record);
}

/// The figures of every player; in an outline, of any one.
pub(super) fn players(list: &mut List, players: &Table<Record>) {
    if list.is_outline {
        if let Some(record) = players.values().next() {
            list.item("players-games", "", Number::Count(record.games));
        }
        return;
    }
    let players = players.sorted();
    for (name, record) in &players {
        list.item("players-games", *name, Number::Count(record.games));
    }
    for (name, record) in &players {
        let points = as_float(record.half_points()) / 2.0;
        list.item("players-score", *name, Number::Decimal(points, 1));
    }
    for (measure, elo) in [
        (
            "players-elo-min",
            (|record| record.elo_min) as fn(&Record) -> Option<u16>,
        ),
        ("players-elo-max", |record| record.elo_max),
    ] {
        for (name, record) in &players {
            if let Some(elo) = elo(record) {
                list.item(measure, *name, Number::Count(elo.into()));
            }
        }
    }
    for (name, record) in &players {
        if let Some(performance) = record.performance() {
            list.item("players-performance", *name, Number::Whole(performance));
        }
    }
}
