//! The position a game starts from, by its FEN, SetUp and Variant tags.

use crate::board::Position;
use crate::check::findings::Findings;
use crate::pgn::Game;
use crate::report::Selection;

/// Where a game starts.
#[derive(Debug, Clone)]
pub(crate) struct Start {
    /// The position; the normal one where the tags give none that can be played.
    pub(crate) position: Position,
    /// Whether the moves can be replayed from it: not after a bad FEN or in another variant.
    pub(crate) playable: bool,
    /// Whether a FEN tag gave it.
    pub(crate) from_fen: bool,
    /// Whether it is a game of Chess960.
    pub(crate) chess960: bool,
    /// The board of a FEN that is no position, as it is written.
    pub(crate) as_written: Option<String>,
}

/// Reads the tags and reports what is wrong with them.
pub(super) fn start(_game: &Game<'_>, normal: &Position, _findings: &mut Findings<'_>) -> Start {
    Start {
        position: *normal,
        playable: true,
        from_fen: false,
        chess960: false,
        as_written: None,
    }
}

/// Reads the tags and reports nothing.
pub(crate) fn of(game: &Game<'_>, normal: &Position) -> Start {
    let mut nobody = Findings::new(game.bytes, Selection::NONE);
    start(game, normal, &mut nobody)
}
