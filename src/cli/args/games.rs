//! The options of `games`.

use clap::{Args as Group, ValueEnum};

use crate::cli::args::{MaterialRule, Naming, Reading, Writing};
use crate::cli::sheet::SheetOptions;

#[derive(Debug, Group)]
pub(crate) struct Games {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    #[command(flatten)]
    pub(crate) naming: Naming,

    /// Further tags, a column each
    #[arg(long, value_name = "TAG,…", value_delimiter = ',')]
    pub(crate) tags: Vec<String>,

    /// Which positions are dead by material: FIDE's, or the project's document 002 (two knights too)
    #[arg(long, value_enum, default_value_t = MaterialRule::Fide)]
    pub(crate) material: MaterialRule,

    /// How rows are written
    #[arg(long, value_enum, default_value_t = RowFormat::Csv)]
    pub(crate) output_format: RowFormat,

    #[command(flatten)]
    pub(crate) sheet: SheetOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum RowFormat {
    Csv,
    Jsonl,
}
