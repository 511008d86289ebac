//! How someone fared: a player, or all who had one side.

use serde::{Deserialize, Serialize};

use crate::board::Color;
use crate::pgn::Outcome;
use crate::stats::fide;

/// What counts of one game for one side's record.
#[derive(Debug, Clone, Copy)]
pub struct Showing {
    /// The side.
    pub side: Color,
    /// The result of the game.
    pub outcome: Option<Outcome>,
    /// Its own rating.
    pub elo: Option<u16>,
    /// The opponent's.
    pub opponent: Option<u16>,
}

impl Showing {
    /// That of a side in a game of players without ratings.
    pub(super) const fn unrated(side: Color, outcome: Outcome) -> Self {
        Self {
            side,
            outcome: Some(outcome),
            elo: None,
            opponent: None,
        }
    }
}

/// How someone fared. All numbers are sums, least or greatest, so records add up in any order.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Record {
    /// Games, undecided ones too.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost, by both sides too.
    pub losses: u64,
    /// The lowest rating.
    pub elo_min: Option<u16>,
    /// The highest rating.
    pub elo_max: Option<u16>,
    /// Decided games against opponents with a rating.
    pub rated_games: u64,
    /// Half points made in them.
    pub rated_half_points: u64,
    /// The sum of those opponents' ratings.
    pub opponents: u64,
    /// Decided games in which both players had a rating.
    pub expected_games: u64,
    /// Half points made in them.
    pub expected_half_points: u64,
    /// Hundredths of a point that were expected in them ([`fide::expected`]).
    pub expected: u64,
}

impl Record {
    /// Adds a game.
    #[inline]
    pub fn add(&mut self, showing: &Showing) {
        self.add_alike(showing, 1);
    }

    /// Adds so many games of which the same counts.
    #[inline]
    pub(super) fn add_alike(&mut self, showing: &Showing, games: u64) {
        self.games += games;
        if let Some(elo) = showing.elo {
            self.elo_min = least(self.elo_min, showing.elo);
            self.elo_max = self.elo_max.max(Some(elo));
        }
        let Some(half_points) = half_points(showing) else {
            return;
        };
        // All three: how a game ends no processor can guess.
        self.losses += games * u64::from(half_points == 0);
        self.draws += games * u64::from(half_points == 1);
        self.wins += games * u64::from(half_points == 2);
        let Some(opponent) = showing.opponent else {
            return;
        };
        self.rated_games += games;
        self.rated_half_points += games * half_points;
        self.opponents += games * u64::from(opponent);
        if let Some(elo) = showing.elo {
            self.expected_games += games;
            self.expected_half_points += games * half_points;
            let difference = i32::from(elo) - i32::from(opponent);
            self.expected += games * u64::from(fide::expected(difference));
        }
    }

    /// Adds another record.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.elo_min = least(self.elo_min, other.elo_min);
        self.elo_max = self.elo_max.max(other.elo_max);
        self.rated_games += other.rated_games;
        self.rated_half_points += other.rated_half_points;
        self.opponents += other.opponents;
        self.expected_games += other.expected_games;
        self.expected_half_points += other.expected_half_points;
        self.expected += other.expected;
    }

    /// Half points made in decided games.
    pub fn half_points(&self) -> u64 {
        2 * self.wins + self.draws
    }

    /// Games that were decided.
    pub fn decided(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The performance rating ([`fide::performance`]); `None` without a rated opponent.
    pub fn performance(&self) -> Option<i64> {
        fide::performance(self.rated_half_points, self.rated_games, self.opponents)
    }
}

/// The lower of two ratings, if there is one.
fn least(one: Option<u16>, other: Option<u16>) -> Option<u16> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// Half points of White and of Black by result, in the order of [`Outcome`]: looked up, since how a
/// game ends no processor can guess.
static HALF_POINTS: [[Option<u8>; 5]; 2] = [
    [Some(2), Some(0), Some(1), None, Some(0)],
    [Some(0), Some(2), Some(1), None, Some(0)],
];

/// What a side made of a game; `None` if it is not decided.
#[inline]
fn half_points(showing: &Showing) -> Option<u64> {
    let outcome = showing.outcome?;
    HALF_POINTS[showing.side.index()][outcome as usize].map(u64::from)
}
