//! What can be typed.

use std::path::PathBuf;

use clap::{Args as Group, Parser, Subcommand, ValueEnum};

use crate::board::Material;
use crate::input::Limits;
use crate::language::Accepted;
use crate::report::Locale;

/// Reads, checks and shows chess games in PGN, in Portuguese and English piece letters.
#[derive(Debug, Parser)]
#[command(name = "roque", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check games: every fault at its place, with the way out
    #[command(alias = "check")]
    Validate(Validate),
    /// Print positions: the last one of each game, one at a ply, or all
    Fen(Fen),
    /// Explain a rule: what it finds, why it matters, an example, the fix
    Explain(Explain),
}

/// What every command that reads games takes.
#[derive(Debug, Group)]
pub(crate) struct Reading {
    /// Files, folders (searched for *.pgn), patterns, or - for standard input
    pub(crate) paths: Vec<PathBuf>,

    /// Languages of the piece letters, by code: auto (en and pt, decided for each game), or a list
    #[arg(long, value_name = "LANG,…", default_value = "auto", value_parser = languages)]
    pub(crate) from: Accepted,

    /// Threads that work at once [default: all cores]
    #[arg(short = 'j', long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Longest game that is read, in bytes; a longer one is reported and passed over
    #[arg(long, value_name = "BYTES", default_value_t = 8 << 20)]
    pub(crate) max_game_bytes: usize,

    /// Size of the pieces that input is read in, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20, hide = true)]
    pub(crate) chunk_bytes: usize,
}

impl Reading {
    /// How large chunks and games may get.
    pub(crate) fn limits(&self) -> Limits {
        Limits::new(self.chunk_bytes, self.max_game_bytes)
    }
}

/// What every command that writes takes.
#[derive(Debug, Group)]
pub(crate) struct Writing {
    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Language of messages: en, pt-BR or pt-PT [default: of the environment]
    #[arg(long, value_parser = locale)]
    pub(crate) lang: Option<Locale>,

    /// Colours: when standard output is a terminal, always or never
    #[arg(long, value_enum, default_value_t = Choice::Auto)]
    pub(crate) color: Choice,

    /// No summary
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Choice {
    Auto,
    Always,
    Never,
}

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

#[derive(Debug, Group)]
pub(crate) struct Fen {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    /// Moves to play instead of reading files: "e4 e5 Cf3 Cc6", with numbers or without
    #[arg(long, value_name = "MOVES", conflicts_with = "paths")]
    pub(crate) moves: Option<String>,

    /// The position that --moves start from
    #[arg(long = "fen", value_name = "FEN", requires = "moves")]
    pub(crate) start: Option<String>,

    /// Language of the piece letters in --fen, for a diagram line
    #[arg(long, value_name = "LANG", requires = "start")]
    pub(crate) from_letters: Option<String>,

    /// Print the position after so many plies
    #[arg(long, value_name = "N", conflicts_with = "all")]
    pub(crate) ply: Option<u32>,

    /// Print every position, from the first
    #[arg(long)]
    pub(crate) all: bool,

    /// When the en passant square is written: if a capture is legal, or after every double step
    #[arg(long, value_enum, default_value_t = EnPassant::Legal)]
    pub(crate) ep: EnPassant,

    /// How castling rights are written: by wing (X-FEN), or by the rooks' files (Shredder-FEN)
    #[arg(long, value_enum, default_value_t = Castling::Xfen)]
    pub(crate) castling: Castling,

    /// Print diagram lines in the letters of a language instead
    #[arg(long, value_name = "LANG")]
    pub(crate) letters: Option<String>,

    /// How positions are written
    #[arg(long, value_enum, default_value_t = PositionFormat::Text)]
    pub(crate) output_format: PositionFormat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum EnPassant {
    Legal,
    Always,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Castling {
    Xfen,
    Shredder,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PositionFormat {
    Text,
    Jsonl,
}

#[derive(Debug, Group)]
pub(crate) struct Explain {
    /// A code (M002) or a name (ambiguous-move)
    #[arg(required_unless_present = "all")]
    pub(crate) rule: Option<String>,

    /// Explain every rule
    #[arg(long, conflicts_with = "rule")]
    pub(crate) all: bool,

    /// Language of messages: en, pt-BR or pt-PT [default: of the environment]
    #[arg(long, value_parser = locale)]
    pub(crate) lang: Option<Locale>,
}

fn languages(codes: &str) -> Result<Accepted, String> {
    Accepted::parse(codes).map_err(|unknown| unknown.to_string())
}

fn locale(code: &str) -> Result<Locale, String> {
    Locale::read(code).ok_or_else(|| "known are en, pt-BR and pt-PT".to_owned())
}
