//! How games are to be written.

use crate::notation::Language;

/// The order of the tags behind the seven of the roster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TagOrder {
    /// By their names (PGN standard 8.1.1: ASCII order).
    #[default]
    Sorted,
    /// As they are found.
    Kept,
}

/// How moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MoveForm {
    /// `Nf3`: PGN's own.
    #[default]
    San,
    /// `Ng1-f3`
    Long,
    /// `g1f3`
    Uci,
}

/// What goes into a game, and how it looks.
#[derive(Debug, Clone)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each kind of thing to leave out"
)]
pub struct Style {
    /// Whose piece letters are written.
    pub letters: &'static Language,
    /// How moves are written.
    pub form: MoveForm,
    /// The order of the tags.
    pub tags: TagOrder,
    /// Lines of movetext have fewer characters than this (PGN standard 8.2.1); a word that is too
    /// long by itself stands on a line of its own.
    pub width: usize,
    /// At most so many plies of the main line on a line.
    pub plies_per_line: Option<u32>,
    /// Whether a blank stands between number and move: `1. e4`, or `1.e4`.
    pub spaced_numbers: bool,
    /// Whether comments are written, and the lines that `%` hides.
    pub comments: bool,
    /// Whether variations are written.
    pub variations: bool,
    /// Whether NAGs are written.
    pub nags: bool,
    /// Whether clock times stay in comments: the commands `%clk`, `%egt`, `%emt` and `%mct`.
    pub clocks: bool,
}

impl Default for Style {
    /// PGN export format (PGN standard 3.2 and 8).
    fn default() -> Self {
        Self {
            letters: Language::english(),
            form: MoveForm::San,
            tags: TagOrder::Sorted,
            width: 80,
            plies_per_line: None,
            spaced_numbers: true,
            comments: true,
            variations: true,
            nags: true,
            clocks: true,
        }
    }
}
