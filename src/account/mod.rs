//! What a game amounts to once it was checked: its result, how it ended, its tags' values. The
//! common ground of the commands that list games and count them.

mod ending;
mod name;
mod naming;
mod quiet;
mod tags;
mod trail;

pub use ending::Ending;
pub use name::ShortName;
pub use naming::{Naming, Opening};
pub use quiet::Quiet;
pub use tags::{KnownTags, TagName};
pub use trail::Trail;

use crate::board::{Move, Position};
use crate::check::{self, CheckedGame};
use crate::pgn::{Game, Outcome};

/// What a game amounts to.
#[derive(Debug, Clone, Copy)]
pub struct Account<'a> {
    /// Its text.
    pub game: &'a Game<'a>,
    /// What the checks found.
    pub checked: &'a CheckedGame<'a>,
    /// The values of its tags.
    pub tags: KnownTags<'a>,
    /// White's rating and Black's.
    pub elos: [Option<u16>; 2],
    /// Its result: that of the Result tag, unless only the movetext's is decided.
    pub outcome: Option<Outcome>,
    /// How it ended; `None` if its main line could not be played to the end.
    pub ending: Option<Ending>,
    /// The first ply of its main line after which a position stands for the third time.
    pub threefold: Option<u32>,
    /// The first ply of its main line after which 50 moves by each side went without capture or pawn
    /// move.
    pub fifty: Option<u32>,
}

impl<'a> Account<'a> {
    /// The account of a game that was checked, with what `quiet` has seen of it.
    pub fn of(game: &'a Game<'a>, checked: &'a CheckedGame<'a>, quiet: &mut Quiet) -> Self {
        let tags = KnownTags::of(game);
        let mut account = Self {
            game,
            checked,
            tags,
            elos: [TagName::WhiteElo, TagName::BlackElo].map(|name| tags.elo(name)),
            outcome: tags.decided().or_else(|| check::outcome(game)),
            ending: None,
            threefold: None,
            fifty: None,
        };
        let moves = account.moves();
        let repeats = quiet.repeats(account.start(), moves);
        account.threefold = repeats.threefold;
        account.fifty = repeats.fifty;
        if let Some(played) = checked.moves.filter(|played| played.line.complete) {
            let is_fivefold = repeats.fivefold == Some(moves.len() as u32);
            let termination = tags.value(TagName::Termination).unwrap_or_default();
            account.ending = Some(Ending::of(played.ending, is_fivefold, &termination));
        }
        account
    }

    /// Where it starts.
    pub fn start(&self) -> &'a Position {
        &self.checked.start.position
    }

    /// The moves of its main line, as far as they could be played.
    pub fn moves(&self) -> &'a [Move] {
        self.checked.moves.map_or(&[], |moves| moves.played)
    }

    /// The position after them; `None` if it could not be set up.
    pub fn last(&self) -> Option<&'a Position> {
        let moves = self.checked.moves.as_ref()?;
        Some(&moves.line.position)
    }

    /// Whether its main line could be played to the end.
    pub fn is_complete(&self) -> bool {
        self.checked.moves.is_some_and(|moves| moves.line.complete)
    }

    /// The code of the language its moves were read in.
    pub fn language(&self) -> Option<&'static str> {
        let moves = self.checked.moves?;
        Some(moves.decision.language.code())
    }
}
