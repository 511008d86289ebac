//! The options of `validate`.

use std::path::PathBuf;

use clap::{Args as Group, ValueEnum};

use crate::board::Material;
use crate::cli::args::{Reading, Writing};

#[derive(Debug, Group)]
pub(crate) struct Validate {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    /// Look for these rules only: all, codes, beginnings of codes (M, N01) or names
    #[arg(long, value_name = "RULE,…", value_delimiter = ',')]
    pub(crate) select: Vec<String>,

    /// Do not look for these rules
    #[arg(long, value_name = "RULE,…", value_delimiter = ',')]
    pub(crate) ignore: Vec<String>,

    /// Exit with 1 for warnings too
    #[arg(long, value_enum, value_name = "SEVERITY")]
    pub(crate) deny: Option<Denied>,

    /// Exit with 0 whatever is found
    #[arg(long)]
    pub(crate) exit_zero: bool,

    /// Which positions are dead by material: FIDE's, or the project's document 002 (two knights too)
    #[arg(long, value_enum, default_value_t = MaterialRule::Fide)]
    pub(crate) material: MaterialRule,

    /// How findings are written
    #[arg(long, value_enum, default_value_t = FindingFormat::Text)]
    pub(crate) output_format: FindingFormat,

    /// Findings of one rule that the text format shows, 0 for all
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) max_per_rule: u64,

    /// Copy the games without errors to a file, byte for byte
    #[arg(long, value_name = "FILE")]
    pub(crate) valid_to: Option<PathBuf>,

    /// Copy the games with errors to a file, byte for byte
    #[arg(long, value_name = "FILE")]
    pub(crate) invalid_to: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Denied {
    Warnings,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum MaterialRule {
    Fide,
    Documento,
}

impl From<MaterialRule> for Material {
    fn from(rule: MaterialRule) -> Self {
        match rule {
            MaterialRule::Fide => Self::Fide,
            MaterialRule::Documento => Self::Documento,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum FindingFormat {
    Text,
    Concise,
    Json,
    Jsonl,
}
