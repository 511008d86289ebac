//! The options of `classify` and `openings`.

use std::path::PathBuf;

use clap::{Args as Group, ValueEnum};

use crate::cli::args::{Reading, Writing};
use crate::cli::sheet::SheetOptions;
use crate::language::Accepted;
use crate::report::Locale;

#[derive(Debug, Group)]
pub(crate) struct Classify {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    #[command(flatten)]
    pub(crate) table: Table,

    /// Print only counts: each opening with its games and results
    #[arg(long)]
    pub(crate) summary: bool,

    /// Write the games with their ECO, Opening and Variation tags, all else byte for byte
    #[arg(long, conflicts_with_all = ["summary", "check_tags", "output_format"])]
    pub(crate) write_tags: bool,

    /// Report games whose ECO or Opening tag says something else than the moves
    #[arg(long, conflicts_with = "summary")]
    pub(crate) check_tags: bool,

    /// How the openings are written
    #[arg(long, value_enum, default_value_t = OpeningFormat::Text)]
    pub(crate) output_format: OpeningFormat,

    #[command(flatten)]
    pub(crate) sheet: SheetOptions,
}

#[derive(Debug, Group)]
pub(crate) struct Openings {
    #[command(flatten)]
    pub(crate) table: Table,

    #[command(flatten)]
    pub(crate) writing: Writing,

    /// Languages of the piece letters in a list of your own, by code
    #[arg(long, value_name = "LANG,…", default_value = "auto", value_parser = super::common::languages)]
    pub(crate) from: Accepted,

    /// How the table is written
    #[arg(long, value_enum, default_value_t = OpeningFormat::Text)]
    pub(crate) output_format: OpeningFormat,

    #[command(flatten)]
    pub(crate) sheet: SheetOptions,
}

/// Which table, and in which language.
#[derive(Debug, Group)]
pub(crate) struct Table {
    /// The table: documento (the 30 openings of the document), eco, or a file of your own
    #[arg(long, value_name = "BOOK", default_value = "documento", value_parser = book)]
    pub(crate) book: BookName,

    /// Language of the openings' names: en, pt-BR or pt-PT [default: of the messages; in machine
    /// formats pt-BR for the document's list and en for the ECO]
    #[arg(long, value_name = "LANG", value_parser = names)]
    pub(crate) names: Option<Locale>,
}

/// A table of openings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum BookName {
    Document,
    Eco,
    File(PathBuf),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum OpeningFormat {
    Text,
    Csv,
    Jsonl,
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "what a parser of arguments must look like"
)]
pub(super) fn book(name: &str) -> Result<BookName, String> {
    Ok(match name {
        "documento" => BookName::Document,
        "eco" => BookName::Eco,
        path => BookName::File(PathBuf::from(path)),
    })
}

pub(super) fn names(code: &str) -> Result<Locale, String> {
    Locale::read(code).ok_or_else(|| "known are en, pt-BR and pt-PT".to_owned())
}
