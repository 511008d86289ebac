//! What a game amounts to once it was checked: its result, how it ended, its tags' values. The
//! common ground of the commands that list games and count them.

mod ending;
mod naming;
mod tags;
mod trail;

pub use ending::Ending;
pub use naming::{Naming, Opening};
pub use tags::{KnownTags, TagName};
pub use trail::Trail;

use crate::board::{Bitboard, Material, Move, Position, Repetitions, Role};
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
}

impl<'a> Account<'a> {
    /// The account of a game that was checked.
    pub fn of(
        game: &'a Game<'a>,
        checked: &'a CheckedGame<'a>,
        material: Material,
        repetitions: &mut Repetitions,
    ) -> Self {
        let tags = KnownTags::of(game);
        let mut account = Self {
            game,
            checked,
            tags,
            elos: [TagName::WhiteElo, TagName::BlackElo].map(|name| tags.elo(name)),
            outcome: check::outcome(game),
            ending: None,
            threefold: None,
        };
        let threefold = may_come_thrice(account.moves())
            .then(|| repetitions.first(account.start(), account.moves(), 3))
            .flatten();
        account.threefold = threefold.map(|plies| plies as u32);
        if account.is_complete()
            && let Some(last) = account.last()
        {
            let moves = account.moves();
            let fivefold = threefold.is_some()
                && repetitions.first(account.start(), moves, 5) == Some(moves.len());
            let termination = tags.value(TagName::Termination).unwrap_or_default();
            account.ending = Some(Ending::of(last, fivefold, material, &termination));
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

/// Whether a position may come up three times in a line; never wrong in saying no.
///
/// Between two occurrences each side brings a man back to a square that was left, so three take
/// four such moves between captures and pawn moves. That is quickly counted, and few games have so
/// many.
fn may_come_thrice(moves: &[Move]) -> bool {
    let (mut left, mut returns) = (Bitboard::EMPTY, 0);
    for mv in moves {
        // Selected, not branched on: which moves capture no processor can guess.
        let is_quiet = u64::from(mv.role != Role::Pawn) & u64::from(mv.captured.is_none());
        returns = (returns + u64::from(left.has(mv.to))) * is_quiet;
        left = Bitboard((left | Bitboard::of(mv.from)).0 & is_quiet.wrapping_neg());
        if returns >= 4 {
            return true;
        }
    }
    false
}
