//! Counts as figures: what reports show, in their order.

mod people;

use crate::account::Ending;
use crate::board::{Role, Square};
use crate::report::Rule;
use crate::stats::counts::{Counts, Coverage, OUTCOMES, SQUARES};
use crate::stats::histogram::{Histogram, Whole};
use crate::stats::key::band_name;
use crate::stats::measures::{quartile, wilson};
use crate::stats::table::Table;

/// One figure of a group of games.
#[derive(Debug, Clone, PartialEq)]
pub struct Figure {
    /// What it measures, in kebab case: stable for machines.
    pub measure: &'static str,
    /// Of what, if the measure is taken of several things: a result, an opening.
    pub item: Option<String>,
    /// The number.
    pub number: Number,
}

/// A number as it is to be written.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    /// How many.
    Count(u64),
    /// A whole number that may be negative: a rating, a difference.
    Whole(i64),
    /// A number with so many decimals.
    Decimal(f64, usize),
}

/// Plies in one class of the distribution of lengths.
const CLASS: i64 = 20;

/// The names of both sides, of the wings and of the men, in the order in which they are counted.
const SIDES: [&str; 2] = ["white", "black"];
const WINGS: [&str; 2] = ["O-O", "O-O-O"];
const MEN: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// Figures while they are listed.
#[derive(Default)]
struct List {
    figures: Vec<Figure>,
    /// Whether of the longest lists only the first figure is wanted.
    is_outline: bool,
}

impl List {
    fn one(&mut self, measure: &'static str, number: Number) {
        self.figures.push(Figure {
            measure,
            item: None,
            number,
        });
    }

    fn count(&mut self, measure: &'static str, count: u64) {
        self.one(measure, Number::Count(count));
    }

    fn item(&mut self, measure: &'static str, item: impl Into<String>, number: Number) {
        self.figures.push(Figure {
            measure,
            item: Some(item.into()),
            number,
        });
    }

    /// The counts that are not 0.
    fn counts<'c>(
        &mut self,
        measure: &'static str,
        counts: impl IntoIterator<Item = (impl Into<String>, &'c u64)>,
    ) {
        for (item, &count) in counts {
            if count > 0 {
                self.item(measure, item, Number::Count(count));
            }
        }
    }

    fn table(&mut self, measure: &'static str, table: &Table<u64>) {
        self.counts(measure, table.sorted());
    }

    /// A table of perhaps as many names as there are games.
    fn long_table(&mut self, measure: &'static str, table: &Table<u64>) {
        if self.is_outline {
            let any = table.values().find(|&&count| count > 0);
            self.counts(measure, any.map(|count| ("", count)));
        } else {
            self.table(measure, table);
        }
    }

    /// A share of a whole, if there is one.
    fn share(&mut self, measure: &'static str, part: f64, whole: u64) {
        if whole > 0 {
            self.one(measure, Number::Decimal(part / as_float(whole), 4));
        }
    }

    fn quartiles<N: Whole>(&mut self, measures: [&'static str; 3], histogram: &Histogram<N>) {
        for (measure, which) in measures.into_iter().zip(1..) {
            if let Some(number) = quartile(histogram, which) {
                self.one(measure, Number::Whole(number.into()));
            }
        }
    }
}

/// Counts are far below 2^52.
#[expect(clippy::cast_precision_loss, reason = "no archive has so many games")]
fn as_float(count: u64) -> f64 {
    count as f64
}

/// The figures of counts, in the order of reports.
pub fn figures(counts: &Counts) -> Vec<Figure> {
    listed(counts, List::default())
}

/// The figures of counts, but only one figure of each list that can be as long as the archive: of
/// events, sites and players. It has no name.
pub fn outline(counts: &Counts) -> Vec<Figure> {
    let list = List {
        is_outline: true,
        ..List::default()
    };
    listed(counts, list)
}

fn listed(counts: &Counts, mut list: List) -> Vec<Figure> {
    list.count("games", counts.games);
    list.count("valid-games", counts.valid);
    list.count("bad-games", counts.games.saturating_sub(counts.valid));
    list.count("unplayed-games", counts.unplayed);
    list.count("unread-plies", counts.unread_plies);
    results(&mut list, counts);
    lengths(&mut list, counts);
    endings(&mut list, counts);
    moves(&mut list, counts);
    openings(&mut list, counts);
    people::sides(&mut list, counts);
    if counts.player.games > 0 {
        people::player(&mut list, &counts.player);
    }
    archive(&mut list, counts);
    people::players(&mut list, &counts.players);
    squares(&mut list, &counts.squares);
    list.figures
}

fn results(list: &mut List, counts: &Counts) {
    let names = OUTCOMES.map(crate::pgn::Outcome::canonical);
    list.counts("result", names.into_iter().zip(&counts.results));
    let [white, draws, black, ..] = counts.results;
    let points = as_float(2 * white + draws) / 2.0;
    let games = white + draws + black;
    if let Some((low, high)) = wilson(points, as_float(games)) {
        list.share("white-score", points, games);
        list.one("white-score-low", Number::Decimal(low, 4));
        list.one("white-score-high", Number::Decimal(high, 4));
    }
}

fn lengths(list: &mut List, counts: &Counts) {
    list.count("plies", counts.plies);
    let mut classes = Histogram::default();
    for (&plies, &games) in counts.lengths.iter() {
        classes.add(i64::from(plies) / CLASS * CLASS, games);
    }
    let named = |(&class, games)| (format!("{class}-{}", class + CLASS - 1), games);
    list.counts("length", classes.iter().map(named));
    list.quartiles(
        ["length-quartile-1", "length-median", "length-quartile-3"],
        &counts.lengths,
    );
    if let Some(&longest) = counts.lengths.greatest() {
        list.count("length-longest", longest.into());
    }
}

fn endings(list: &mut List, counts: &Counts) {
    let names = Ending::ALL.map(Ending::name);
    list.counts("ending", names.into_iter().zip(&counts.endings));
    for (measures, plies) in [
        (
            [
                "threefold-claimable",
                "threefold-first-ply-earliest",
                "threefold-first-ply-median",
            ],
            &counts.threefold,
        ),
        (
            [
                "fifty-moves-claimable",
                "fifty-moves-first-ply-earliest",
                "fifty-moves-first-ply-median",
            ],
            &counts.fifty,
        ),
    ] {
        list.count(measures[0], plies.total());
        if let Some(&earliest) = plies.least() {
            list.count(measures[1], earliest.into());
        }
        if let Some(median) = quartile(plies, 2) {
            list.count(measures[2], median.into());
        }
    }
    list.count("perpetual-check", counts.perpetual);
}

fn castling(list: &mut List, counts: &Counts) {
    let castling = counts.castling.iter().zip(SIDES).flat_map(|(wings, side)| {
        wings
            .iter()
            .zip(WINGS)
            .map(move |(plies, wing)| (format!("{side} {wing}"), plies))
    });
    let castling: Vec<(String, &Histogram)> = castling.collect();
    for (item, plies) in &castling {
        let games = plies.total();
        list.counts("castling", [(item.clone(), &games)]);
    }
    for (item, plies) in castling {
        if let Some(median) = quartile(plies, 2) {
            list.item("castling-ply-median", item, Number::Count(median.into()));
        }
    }
}

fn moves(list: &mut List, counts: &Counts) {
    castling(list, counts);
    let by: [u64; 6] = counts.captures.map(|captured| captured.iter().sum());
    let of = Role::ALL.map(|role| {
        let captures = counts.captures.iter();
        captures.map(|captured| captured[role.index()]).sum::<u64>()
    });
    list.count("captures", by.iter().sum());
    list.counts("captures-by", MEN.into_iter().zip(&by));
    list.counts("captures-of", MEN.into_iter().zip(&of));
    list.count("checks", counts.checks);
    let promotions: u64 = counts.promotions.iter().sum();
    let queens = counts.promotions[Role::Queen.index()];
    list.count("promotions", promotions);
    list.count("underpromotions", promotions.saturating_sub(queens));
    list.counts("promotion", MEN.into_iter().zip(&counts.promotions));
    list.count("en-passant", counts.en_passant);
    list.count("en-passant-declined", counts.en_passant_declined);
    for (measure, &sum) in ["material-white", "material-black"]
        .into_iter()
        .zip(&counts.material)
    {
        if counts.played() > 0 {
            let mean = as_float(sum) / as_float(counts.played());
            list.one(measure, Number::Decimal(mean, 2));
        }
    }
    list.quartiles(
        [
            "material-balance-quartile-1",
            "material-balance-median",
            "material-balance-quartile-3",
        ],
        &counts.balances,
    );
}

fn openings(list: &mut List, counts: &Counts) {
    list.table("first-move", &counts.first_moves);
    list.table("eco", &counts.eco);
    list.table("opening", &counts.openings);
    let known: u64 = counts.openings.values().sum();
    list.count("unclassified", counts.played().saturating_sub(known));
}

/// Where, when and how games were played, and what is written in them.
fn archive(list: &mut List, counts: &Counts) {
    let years = counts.years.iter();
    list.counts(
        "year",
        years.map(|(year, games)| (format!("{year:04}"), games)),
    );
    let bands = counts.elo_bands.iter();
    list.counts(
        "elo-band",
        bands.map(|(&band, games)| (band_name(band), games)),
    );
    list.table("time-control", &counts.time_controls);
    list.long_table("event", &counts.events);
    list.long_table("site", &counts.sites);
    list.table("language", &counts.languages);
    for (measures, coverage) in [
        (["clock-games", "clocks", "clock-coverage"], &counts.clocks),
        (
            ["evaluation-games", "evaluations", "evaluation-coverage"],
            &counts.evaluations,
        ),
    ] {
        let Coverage { games, comments } = coverage;
        list.count(measures[0], *games);
        list.count(measures[1], *comments);
        if *comments > 0 {
            list.share(measures[2], as_float(*comments), counts.plies);
        }
    }
    let findings = counts.findings.sorted();
    list.counts(
        "finding",
        findings
            .into_iter()
            .map(|(code, count)| (rule(code), count)),
    );
}

/// A rule by its code and name.
fn rule(code: &str) -> String {
    let found = Rule::find(code);
    found.map_or_else(|| code.to_owned(), |rule| format!("{code} {}", rule.name()))
}

fn squares(list: &mut List, squares: &[u64]) {
    if squares.len() != SQUARES {
        return;
    }
    let men = SIDES
        .into_iter()
        .flat_map(|side| MEN.map(|man| (side, man)));
    let places = men
        .flat_map(|(side, man)| Square::all().map(move |square| format!("{side} {man} {square}")));
    list.counts("square", places.zip(squares));
}
