//! The options of `export`.

use clap::{Args as Group, ValueEnum};

use crate::cli::args::{Reading, Writing};
use crate::cli::sheet::SheetOptions;
use crate::export::{MoveForm, TagOrder};

#[derive(Debug, Group)]
#[expect(clippy::struct_excessive_bools, reason = "one for each switch")]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) reading: Reading,

    #[command(flatten)]
    pub(crate) writing: Writing,

    /// How games are written: PGN, one JSON object a game, or a table of the main lines' plies
    #[arg(long, value_enum, default_value_t = ExportFormat::Pgn)]
    pub(crate) output_format: ExportFormat,

    /// Of games with errors, write the valid beginning, with a comment that says where it stops
    #[arg(long)]
    pub(crate) prefix: bool,

    /// Piece letters, by the code of their language, or figurine
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub(crate) letters: String,

    /// How moves are written: Nf3, Ng1-f3 or g1f3
    #[arg(long, value_enum, default_value_t = Notation::San)]
    pub(crate) notation: Notation,

    /// The order of the tags behind the seven of the roster: by name, or as found
    #[arg(long, value_enum, default_value_t = Tags::Sorted)]
    pub(crate) tags: Tags,

    /// Lines of moves have fewer characters than this
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = clap::value_parser!(u32).range(8..))]
    pub(crate) width: u32,

    /// At most so many plies of the main line on a line
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) plies_per_line: Option<u32>,

    /// All moves of a game on one line
    #[arg(long, conflicts_with_all = ["width", "plies_per_line"])]
    pub(crate) one_line: bool,

    /// A blank behind move numbers, 1. e4, or none, 1.e4
    #[arg(long, value_enum, default_value_t = Numbers::Spaced)]
    pub(crate) numbers: Numbers,

    /// Leave comments out
    #[arg(long)]
    pub(crate) no_comments: bool,

    /// Leave variations out
    #[arg(long)]
    pub(crate) no_variations: bool,

    /// Leave NAGs out, also those that are written as ! and ?
    #[arg(long)]
    pub(crate) no_nags: bool,

    /// Leave clock times in comments out
    #[arg(long)]
    pub(crate) no_clocks: bool,

    #[command(flatten)]
    pub(crate) sheet: SheetOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ExportFormat {
    Pgn,
    Jsonl,
    Csv,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    San,
    Lan,
    Uci,
}

impl From<Notation> for MoveForm {
    fn from(notation: Notation) -> Self {
        match notation {
            Notation::San => Self::San,
            Notation::Lan => Self::Long,
            Notation::Uci => Self::Uci,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Tags {
    Sorted,
    Kept,
}

impl From<Tags> for TagOrder {
    fn from(order: Tags) -> Self {
        match order {
            Tags::Sorted => Self::Sorted,
            Tags::Kept => Self::Kept,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Numbers {
    Spaced,
    Glued,
}
