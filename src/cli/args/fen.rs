//! The options of `fen`.

use clap::{Args as Group, ValueEnum};

use crate::cli::args::{Reading, Writing};

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
