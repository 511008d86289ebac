//! What several commands take.

use std::path::PathBuf;

use clap::{Args as Group, ValueEnum};

use crate::input::Limits;
use crate::language::Accepted;
use crate::report::Locale;

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
    #[arg(long, value_name = "BYTES", default_value_t = Limits::MAX_GAME_BYTES)]
    pub(crate) max_game_bytes: usize,

    /// Progress on standard error: a bar if that is a terminal; always, also as lines; or never
    #[arg(long, value_enum, default_value_t = Choice::Auto)]
    #[arg(default_value_if("quiet", "true", "never"))]
    pub(crate) progress: Choice,

    /// Size of the pieces that input is read in, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Limits::CHUNK_BYTES, hide = true)]
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

    /// No summary and no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Choice {
    Auto,
    Always,
    Never,
}

pub(super) fn languages(codes: &str) -> Result<Accepted, String> {
    Accepted::parse(codes).map_err(|unknown| unknown.to_string())
}

pub(super) fn locale(code: &str) -> Result<Locale, String> {
    Locale::read(code).ok_or_else(|| "known are en, pt-BR and pt-PT".to_owned())
}
