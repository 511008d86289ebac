//! What can be typed: the options of each command in its file.

mod classify;
mod common;
mod explain;
mod export;
mod fen;
mod games;
mod naming;
mod stats;
mod translate;
mod validate;

use clap::{Parser, Subcommand};

pub(crate) use classify::{BookName, Classify, OpeningFormat, Openings, Table};
pub(crate) use common::{Choice, Reading, Writing};
pub(crate) use explain::Explain;
pub(crate) use export::{Export, ExportFormat, Numbers};
pub(crate) use fen::{Castling, EnPassant, Fen, PositionFormat};
pub(crate) use games::{Games, RowFormat};
pub(crate) use naming::Naming;
pub(crate) use stats::{FigureFormat, Stats};
pub(crate) use translate::{Input, Notation, OutputEncoding, ReportFormat, Translate};
pub(crate) use validate::{Denied, FindingFormat, MaterialRule, Validate};

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
    /// Write games in the piece letters of another language, every other byte as it is
    Translate(Translate),
    /// Print positions: the last one of each game, one at a ply, or all
    Fen(Fen),
    /// Write the valid games anew: PGN in export format, JSON objects, or a table of plies
    Export(Export),
    /// Name the opening of each game, by the document's list or the whole ECO
    Classify(Classify),
    /// Print a table of openings
    Openings(Openings),
    /// List games, one row each, for spreadsheets and programs
    Games(Games),
    /// Count what is in an archive: results, lengths, endings, moves, players, openings
    Stats(Box<Stats>),
    /// Explain a rule: what it finds, why it matters, an example, the fix
    Explain(Explain),
}
