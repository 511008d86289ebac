//! What is counted: whole numbers only, all of them sums, so that counts add up in any order.

use serde::{Deserialize, Serialize};

use crate::account::{Ending, Opening, TagName};
use crate::board::{Bitboard, Color, Position, Role};
use crate::pgn::Outcome;
use crate::stats::counted::Counted;
use crate::stats::histogram::Histogram;
use crate::stats::later::Later;
use crate::stats::record::Record;
use crate::stats::table::Table;

/// The results in the order of reports.
pub(super) const OUTCOMES: [Outcome; 5] = [
    Outcome::WhiteWins,
    Outcome::Draw,
    Outcome::BlackWins,
    Outcome::Unfinished,
    Outcome::DoubleForfeit,
];

/// Men of both sides and squares: White's men first, in the order of [`Role::ALL`], each with its
/// 64 squares from a1, b1 to h8.
pub(super) const SQUARES: usize = 2 * 6 * 64;

/// What the men are worth by document 002: P 1, C 3, B 3, T 5, D 10.
const VALUES: [(&[Role], i32); 4] = [
    (&[Role::Pawn], 1),
    (&[Role::Knight, Role::Bishop], 3),
    (&[Role::Rook], 5),
    (&[Role::Queen], 10),
];

/// How many games, and how many comments in them, hold something.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Coverage {
    /// Games with at least one.
    pub games: u64,
    /// Comments of main lines.
    pub comments: u64,
}

/// The counts of a group of games. But for the first five fields they are of valid games alone that
/// could be played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Counts {
    /// All games.
    pub games: u64,
    /// Games without an error.
    pub valid: u64,
    /// Those of them whose moves are not played, being of another variant.
    pub unplayed: u64,
    /// Moves written behind one that could not be played.
    pub unread_plies: u64,
    /// Findings by rule, of all games.
    pub findings: Table<u64>,
    /// Plies of main lines.
    pub plies: u64,
    /// Lengths of main lines in plies.
    pub lengths: Histogram,
    /// Results, in the order of [`OUTCOMES`]; a game without one is undecided.
    pub results: [u64; 5],
    /// Endings, in the order of [`Ending::ALL`].
    pub endings: [u64; 18],
    /// The first ply after which a position stands for the third time.
    pub threefold: Histogram,
    /// The first ply after which 50 moves by each side went without capture or pawn move.
    pub fifty: Histogram,
    /// Games with a threefold repetition by perpetual check.
    pub perpetual: u64,
    /// The plies of castling, by side and wing.
    pub castling: [[Histogram; 2]; 2],
    /// Captures, by the role that captures and the one captured.
    pub captures: [[u64; 6]; 6],
    /// Moves that gave check.
    pub checks: u64,
    /// Promotions by role.
    pub promotions: [u64; 6],
    /// Captures en passant.
    pub en_passant: u64,
    /// Legal captures en passant that were not made.
    pub en_passant_declined: u64,
    /// First moves of games from the normal position, in English letters.
    pub first_moves: Table<u64>,
    /// Openings by name.
    pub openings: Table<u64>,
    /// Openings by code.
    pub eco: Table<u64>,
    /// How White fared.
    pub white: Record,
    /// How Black fared.
    pub black: Record,
    /// How the player fared whom a group is about.
    pub player: Record,
    /// Players by name.
    pub players: Table<Record>,
    /// Events.
    pub events: Table<u64>,
    /// Sites.
    pub sites: Table<u64>,
    /// Years.
    pub years: Histogram<u16>,
    /// The means of both players' ratings, rounded down to a hundred.
    pub elo_bands: Histogram<u16>,
    /// Time controls.
    pub time_controls: Table<u64>,
    /// Clock times.
    pub clocks: Coverage,
    /// Evaluations.
    pub evaluations: Coverage,
    /// Languages of the moves, by code.
    pub languages: Table<u64>,
    /// The sum of the values of each side's men in last positions.
    pub material: [u64; 2],
    /// White's men less Black's, by value, in last positions.
    pub balances: Histogram<i32>,
    /// How often each square was moved to, by man (see [`SQUARES`]); empty if it is not counted.
    pub squares: Vec<u64>,
}

impl Counts {
    /// Adds a game; with `later` also what only the counts of a whole run have: players, events, sites
    /// and squares, which are to be counted from there. `players` are the sides of the player that
    /// the group is about.
    pub(super) fn add(
        &mut self,
        game: &Counted<'_>,
        mut later: Option<&mut Later>,
        players: &[Color],
    ) {
        self.games += 1;
        for finding in game.account.checked.findings {
            self.findings.count(finding.rule.code());
        }
        if !game.account.is_complete() {
            self.unread_plies += game.unread_plies();
        }
        if !game.account.checked.valid {
            return;
        }
        self.valid += 1;
        if !game.account.is_complete() {
            self.unplayed += 1;
            return;
        }
        self.add_end(game, later.as_deref_mut());
        self.add_moves(game, later.as_deref_mut());
        self.add_tags(game, later.as_deref_mut());
        for &side in players {
            self.player.add(&game.showing(side));
        }
        if let Some(later) = later {
            later.names.add(game, self);
        }
    }

    /// The opening of so many games.
    pub(super) fn add_opening(&mut self, opening: Opening<'_>, games: u64) {
        *self.openings.entry(opening.name) += games;
        if !opening.eco.is_empty() {
            *self.eco.entry(opening.eco) += games;
        }
    }

    /// Length, result, ending, repetitions, opening, language, material.
    fn add_end(&mut self, game: &Counted<'_>, later: Option<&mut Later>) {
        let account = &game.account;
        let plies = account.moves().len() as u32;
        self.plies += u64::from(plies);
        self.lengths.count(plies);
        let outcome = account.outcome.unwrap_or(Outcome::Unfinished);
        self.results[outcome_index(outcome)] += 1;
        self.endings[account.ending.unwrap_or(Ending::Unstated) as usize] += 1;
        if let Some(ply) = account.threefold {
            self.threefold.count(ply);
        }
        self.perpetual += u64::from(game.is_perpetual);
        if let Some(later) = later {
            later.add_end(game.opening, account.language());
        } else {
            if let Some(opening) = game.opening {
                self.add_opening(opening, 1);
            }
            if let Some(language) = account.language() {
                self.languages.count(language);
            }
        }
        if let Some(last) = account.last() {
            let [white, black] = Color::ALL.map(|side| value_of(last, side));
            self.material[0] += u64::from(white.unsigned_abs());
            self.material[1] += u64::from(black.unsigned_abs());
            self.balances.count(white - black);
        }
    }

    /// What the tags and comments say, names apart.
    fn add_tags(&mut self, game: &Counted<'_>, later: Option<&mut Later>) {
        if let (Some(later), [None, None]) = (later, game.account.elos) {
            later.add_unrated(game.account.outcome.unwrap_or(Outcome::Unfinished));
        } else {
            self.white.add(&game.showing(Color::White));
            self.black.add(&game.showing(Color::Black));
        }
        if let Some(year) = game.year() {
            self.years.count(year);
        }
        if let Some(band) = game.elo_band() {
            self.elo_bands.count(band);
        }
        if let Some(control) = game.account.tags.known(TagName::TimeControl) {
            self.time_controls.count(&control);
        }
        let commands = game.seen.commands;
        self.clocks.games += u64::from(commands.clocks > 0);
        self.clocks.comments += commands.clocks;
        self.evaluations.games += u64::from(commands.evaluations > 0);
        self.evaluations.comments += commands.evaluations;
    }

    /// Games that were played to their end and have no error.
    pub fn played(&self) -> u64 {
        self.valid.saturating_sub(self.unplayed)
    }

    /// Adds the counts of other games.
    pub fn merge(&mut self, other: Self) {
        self.merge_histograms(&other);
        self.games += other.games;
        self.valid += other.valid;
        self.unplayed += other.unplayed;
        self.unread_plies += other.unread_plies;
        self.findings.add(other.findings);
        self.plies += other.plies;
        add_all(&mut self.results, &other.results);
        add_all(&mut self.endings, &other.endings);
        self.perpetual += other.perpetual;
        for (counts, more) in self.captures.iter_mut().zip(&other.captures) {
            add_all(counts, more);
        }
        self.checks += other.checks;
        add_all(&mut self.promotions, &other.promotions);
        self.en_passant += other.en_passant;
        self.en_passant_declined += other.en_passant_declined;
        self.first_moves.add(other.first_moves);
        self.openings.add(other.openings);
        self.eco.add(other.eco);
        self.white.merge(&other.white);
        self.black.merge(&other.black);
        self.player.merge(&other.player);
        self.players
            .merge(other.players, |record, more| record.merge(&more));
        self.events.add(other.events);
        self.sites.add(other.sites);
        self.time_controls.add(other.time_controls);
        self.clocks.merge(&other.clocks);
        self.evaluations.merge(&other.evaluations);
        self.languages.add(other.languages);
        add_all(&mut self.material, &other.material);
        if self.squares.len() < other.squares.len() {
            self.squares.resize(other.squares.len(), 0);
        }
        add_all(&mut self.squares, &other.squares);
    }

    fn merge_histograms(&mut self, other: &Self) {
        self.lengths.merge(&other.lengths);
        self.threefold.merge(&other.threefold);
        self.fifty.merge(&other.fifty);
        let castling = other.castling.iter().flatten();
        for (plies, more) in self.castling.iter_mut().flatten().zip(castling) {
            plies.merge(more);
        }
        self.years.merge(&other.years);
        self.elo_bands.merge(&other.elo_bands);
        self.balances.merge(&other.balances);
    }
}

impl Coverage {
    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.comments += other.comments;
    }
}

/// Adds numbers place by place.
fn add_all(counts: &mut [u64], more: &[u64]) {
    for (count, more) in counts.iter_mut().zip(more) {
        *count += more;
    }
}

/// The place of a result in [`OUTCOMES`].
pub(super) fn outcome_index(outcome: Outcome) -> usize {
    match outcome {
        Outcome::WhiteWins => 0,
        Outcome::Draw => 1,
        Outcome::BlackWins => 2,
        Outcome::Unfinished => 3,
        Outcome::DoubleForfeit => 4,
    }
}

/// What a side's men are worth together.
fn value_of(position: &Position, side: Color) -> i32 {
    let values = VALUES.iter().map(|&(roles, value)| {
        let men = roles.iter().map(|&role| position.pieces(side, role));
        let men = men.fold(Bitboard::EMPTY, |all, men| all | men);
        men.count() as i32 * value
    });
    values.sum()
}
