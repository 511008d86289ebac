//! The language of a game that is to be translated: as [`crate::language`] decides, but where two
//! readings are left, none is preferred.

use crate::check::setup::Start;
use crate::language::{self, Accepted};
use crate::notation::{Language, Written};
use crate::pgn::{Game, Item, ItemKind};
use crate::replay::{Fault, Observer, Ply, Replay};
use crate::report::{Evidence, Reason};
use crate::span::Span;
use crate::translate::letters::figurine;

/// A language and what decided for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Decided {
    pub(super) language: &'static Language,
    pub(super) evidence: Evidence,
}

/// The move words of a game, variations too.
pub(super) fn words<'g>(game: &'g Game<'_>) -> impl Iterator<Item = (usize, &'g Item)> {
    let items = game.items.iter().enumerate();
    items.filter(|(_, item)| item.kind == ItemKind::Word)
}

/// What a language makes of a word.
pub(super) fn read(game: &Game<'_>, item: &Item, language: &Language) -> Option<Written> {
    language.read(game.text(item.span).as_bytes()).ok()
}

/// Whether a language reads every word of the game.
pub(super) fn reads_all(game: &Game<'_>, language: &Language) -> bool {
    words(game).all(|(_, item)| read(game, item, language).is_some())
}

/// Decides by all that is known: letters, then legality, then the longest legal beginning.
///
/// # Errors
/// The word that two languages read as different moves, when none of that tells them apart.
pub(super) fn decide(
    game: &Game<'_>,
    start: &Start,
    accepted: &Accepted,
    replay: &mut Replay,
) -> Result<Decided, (Span, Reason)> {
    let whole = language::decide(game, &start.position, accepted);
    let language = whole.language;
    let decided = Decided {
        language,
        evidence: whole.evidence,
    };
    match whole.evidence {
        Evidence::Given | Evidence::Letters => return Ok(decided),
        Evidence::Legality if start.playable => return Ok(decided),
        Evidence::Legality | Evidence::None => {}
    }
    let others = accepted.languages().iter().filter(|&&it| it != language);
    for &other in others {
        let clash = words(game).find(|(_, item)| {
            let one = read(game, item, language);
            let two = read(game, item, other);
            matches!((one, two), (Some(one), Some(two)) if one.mv != two.mv)
        });
        let Some((_, item)) = clash else { continue };
        let gets_further = whole.rival.is_none()
            && start.playable
            && legal_plies(game, start, language, replay) > legal_plies(game, start, other, replay);
        if !gets_further {
            let reason = Reason::Undecided {
                word: game.text(item.span).into_owned(),
                languages: vec![language.code(), other.code()],
            };
            return Err((item.span, reason));
        }
    }
    Ok(of_figurines(game).unwrap_or(decided))
}

/// The figurines as the language of a game that has no other letters.
fn of_figurines(game: &Game<'_>) -> Option<Decided> {
    let has_figurine = words(game).any(|(_, item)| {
        let text = game.text(item.span);
        text.char_indices()
            .any(|(at, _)| figurine(&text[at..]).is_some())
    });
    if !has_figurine {
        return None;
    }
    let language = Language::by_code("figurine")?;
    reads_all(game, language).then_some(Decided {
        language,
        evidence: Evidence::None,
    })
}

/// Looks on and keeps nothing.
struct Nobody;

impl Observer for Nobody {
    fn begin(&mut self, _: &'static Language) {}
    fn ply(&mut self, _: &Ply<'_>) {}
    fn fault(&mut self, _: &Fault<'_>) {}
}

/// How many plies of the main line are legal from its beginning.
fn legal_plies(
    game: &Game<'_>,
    start: &Start,
    language: &'static Language,
    replay: &mut Replay,
) -> u32 {
    let line = replay.run(game, &start.position, language, &mut Nobody);
    line.plies
}
