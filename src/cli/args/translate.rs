//! The options of `translate`.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::{Args as Group, ValueEnum};

use crate::cli::args::{Reading, Writing};
use crate::notation::Language;
use crate::report::Locale;
use crate::translate::CodePage;

// Each flag of a command line is a bool of its own.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Group)]
pub(crate) struct Translate {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    /// Language to write, by its code, or figurine
    #[arg(long, value_name = "LANG", value_parser = language, required_unless_present_any = ["canonical", "notation", "names"])]
    pub(crate) to: Option<&'static Language>,

    /// Write each move in canonical SAN, as --notation san
    #[arg(long)]
    pub(crate) canonical: bool,

    /// Write each move in canonical SAN, long algebraic notation, or UCI's coordinates
    #[arg(long, value_enum)]
    pub(crate) notation: Option<Notation>,

    /// Language of the openings' names in the tags Opening and Variation: en, pt-BR or pt-PT; without
    /// --to and --notation the moves stay as they are
    #[arg(long, value_name = "LANG", value_parser = super::classify::names)]
    pub(crate) names: Option<Locale>,

    /// Translate the words of comments too that are clearly moves
    #[arg(long)]
    pub(crate) comments: bool,

    /// Translate these games only, counted in each file from 1; the others are copied
    #[arg(long, value_name = "N[-M]", value_parser = games)]
    pub(crate) game: Option<RangeInclusive<u64>>,

    /// Replace each file by its translation
    #[arg(long, conflicts_with_all = ["output", "out_dir"])]
    pub(crate) in_place: bool,

    /// Write each translation under its file's name in a folder
    #[arg(long, value_name = "DIR", conflicts_with = "output")]
    pub(crate) out_dir: Option<PathBuf>,

    /// Write nothing; exit with 1 if anything would change
    #[arg(long, conflicts_with_all = ["output", "out_dir", "in_place", "diff", "report"])]
    pub(crate) check: bool,

    /// Write what would change as a unified diff
    #[arg(long, conflicts_with_all = ["out_dir", "in_place", "report"])]
    pub(crate) diff: bool,

    /// Print for each game what was decided and done, and why; without -o, --in-place or --out-dir
    /// nothing else is written
    #[arg(long)]
    pub(crate) report: bool,

    /// How the report is written
    #[arg(long, value_enum, default_value_t = ReportFormat::Text, requires = "report")]
    pub(crate) output_format: ReportFormat,

    /// The encoding of the output: each game's own, or UTF-8 for all
    #[arg(long, value_enum, default_value_t = OutputEncoding::Same)]
    pub(crate) output_encoding: OutputEncoding,

    /// The encoding of the input: UTF-8 or Windows-1252 for each game, or an old table
    #[arg(long, value_name = "auto|cp850|cp437", default_value = "auto", value_parser = code_page)]
    pub(crate) encoding: InputEncoding,

    /// What is read: PGN, or moves without tags in the forms of books and lists
    #[arg(long, value_enum, default_value_t = Input::Pgn)]
    pub(crate) input: Input,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    San,
    Lan,
    Uci,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportFormat {
    Text,
    Jsonl,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputEncoding {
    Same,
    #[value(name = "utf-8")]
    Utf8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Input {
    Pgn,
    Moves,
}

/// The table that input is read in; `None` decides for each game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct InputEncoding(pub(crate) Option<&'static CodePage>);

fn code_page(name: &str) -> Result<InputEncoding, String> {
    if name == "auto" {
        return Ok(InputEncoding(None));
    }
    CodePage::by_name(name)
        .map(|page| InputEncoding(Some(page)))
        .ok_or_else(|| {
            let names: Vec<&str> = CodePage::all().iter().map(CodePage::name).collect();
            format!("known are auto, {}", names.join(", "))
        })
}

fn language(code: &str) -> Result<&'static Language, String> {
    Language::by_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().iter().map(Language::code).collect();
        format!("known are {}", codes.join(", "))
    })
}

fn games(text: &str) -> Result<RangeInclusive<u64>, String> {
    let number = |text: &str| text.trim().parse::<u64>().ok().filter(|&game| game > 0);
    let range = match text.split_once('-') {
        None => number(text).map(|game| game..=game),
        Some((first, last)) => number(first)
            .zip(number(last))
            .map(|(first, last)| first..=last)
            .filter(|range| !range.is_empty()),
    };
    range.ok_or_else(|| "expected a game's number, or the first and the last: 3, 3-7".to_owned())
}
