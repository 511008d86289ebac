//! The options of `stats`.

use clap::{Args as Group, ValueEnum};

use crate::cli::args::{MaterialRule, Naming, Reading, Writing};
use crate::cli::sheet::SheetOptions;
use crate::stats::{Condition, Key};

#[derive(Debug, Group)]
pub(crate) struct Stats {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    #[command(flatten)]
    pub(crate) naming: Naming,

    /// Count in groups: player, white, black, opening, eco, year, month, event, site, elo-band,
    /// result, time-control, language, or tag:NAME
    #[arg(long, value_name = "KEY,…", value_delimiter = ',', value_parser = key)]
    pub(crate) by: Vec<Key>,

    /// Count only games that meet a condition, such as WhiteElo>=2400, result=1/2-1/2, plies<40;
    /// of several, all
    #[arg(long, value_name = "CONDITION", value_parser = condition)]
    pub(crate) filter: Vec<Condition>,

    /// Which positions are dead by material: FIDE's, or the project's document 002 (two knights too)
    #[arg(long, value_enum, default_value_t = MaterialRule::Fide)]
    pub(crate) material: MaterialRule,

    /// Write exact counts for --merge instead of figures
    #[arg(long)]
    pub(crate) partial: bool,

    /// Add the counts of files that --partial wrote
    #[arg(long, conflicts_with_all = ["by", "filter", "material", "from", "book", "names"])]
    pub(crate) merge: bool,

    /// How figures are written
    #[arg(long, value_enum, default_value_t = FigureFormat::Text, conflicts_with = "partial")]
    pub(crate) output_format: FigureFormat,

    /// Rows that the text format shows of a long list, 0 for all
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) top: usize,

    #[command(flatten)]
    pub(crate) sheet: SheetOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum FigureFormat {
    Text,
    Csv,
    Json,
}

fn key(name: &str) -> Result<Key, String> {
    Key::parse(name).map_err(|unknown| unknown.to_string())
}

fn condition(text: &str) -> Result<Condition, String> {
    Condition::parse(text).map_err(|bad| bad.to_string())
}
