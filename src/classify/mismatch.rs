//! The tags ECO and Opening against the moves.

use crate::classify::Match;
use crate::openings::{KnownNames, Likeness};
use crate::pgn::{Game, Tag};

/// A tag that says something else than the moves.
#[derive(Debug, Clone, Copy)]
pub struct Mismatch<'a> {
    /// The tag: ECO if that differs, else Opening.
    pub tag: &'a Tag,
    /// Its name.
    pub name: &'static str,
}

/// The tag of a game that does not fit the opening found by its moves.
///
/// Of the code the letter and two digits count (`B12/03` is `B12`), and no code that is none (`?`).
/// Names are compared in any language and by any alias; a name that no table knows says nothing, nor
/// does one that is only less exact than the table, or more.
pub fn mismatch<'a>(game: &Game<'a>, found: Match<'_>) -> Option<Mismatch<'a>> {
    if let (Some(tag), Some(eco)) = (game.tag("ECO"), found.entry.eco.as_deref())
        && let Some(code) = code(game.slice(tag.value))
        && !eco.as_bytes().starts_with(&code)
    {
        let name = "ECO";
        return Some(Mismatch { tag, name });
    }
    let tag = game.tag("Opening")?;
    let variation = game.tag("Variation").map(|tag| game.value(tag));
    let variation = variation
        .as_deref()
        .filter(|text| !matches!(*text, "" | "?"));
    let known = KnownNames::built_in();
    let likeness = known.likeness(&game.value(tag), variation, found.entry);
    let name = "Opening";
    (likeness == Likeness::Other).then_some(Mismatch { tag, name })
}

/// The letter and the two digits of a code, in capitals.
fn code(value: &[u8]) -> Option<[u8; 3]> {
    let &[letter, one, two, ..] = value else {
        return None;
    };
    let letter = letter.to_ascii_uppercase();
    let is_code = matches!(letter, b'A'..=b'E') && one.is_ascii_digit() && two.is_ascii_digit();
    is_code.then_some([letter, one, two])
}
