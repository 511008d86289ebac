//! The tags ECO, Opening and Variation: written by the moves, or their names in another language.

use std::borrow::Cow;

use crate::classify::Match;
use crate::edit::Edits;
use crate::openings::{KnownNames, NameLanguage};
use crate::pgn::tag::escape;
use crate::pgn::{Game, ItemKind, Tag, TagForm};
use crate::span::Span;

/// Adds the edits that make a game's tags ECO, Opening and Variation (PGN standard 9.3 and 9.4.1)
/// say what the moves are. Everything else stays as it is, byte for byte.
///
/// Tags that are there are given their value in place; missing ones are added behind the last tag.
/// A Variation tag goes where the opening has no variation, and an ECO tag stays as it is where the
/// table has no codes. A name that the game's encoding cannot hold is not written.
pub fn write(game: &Game<'_>, found: Match<'_>, language: NameLanguage, edits: &mut Edits) {
    let (opening, variation) = found.entry.opening_and_variation(language);
    let eco = found.entry.eco.as_deref();
    let mut missing = Vec::new();
    let mut set = |name, value| match (game.tag(name), encoded(game, value)) {
        (_, Err(_)) => {}
        (Some(tag), Ok(value)) => replace(game, tag, name, &value, edits),
        (None, Ok(value)) => missing.push((name, value)),
    };
    if let Some(eco) = eco {
        set("ECO", eco);
    }
    set("Opening", opening);
    match variation {
        Some(variation) => set("Variation", variation),
        None => {
            if let Some(tag) = game.tag("Variation") {
                edits.replace(with_line_end(game, tag), b"");
            }
        }
    }
    add(game, &missing, edits);
}

/// Adds the edits that put the names in a game's tags Opening and Variation into a language, where
/// the tables know them.
///
/// # Errors
/// The first character of a name that the game's encoding lacks, and the tag that wants it.
pub fn translate(
    game: &Game<'_>,
    known: &KnownNames,
    language: NameLanguage,
    edits: &mut Edits,
) -> Result<(), (Span, char)> {
    let Some(opening) = game.tag("Opening") else {
        return Ok(());
    };
    let variation = game.tag("Variation");
    let part = variation.map(|tag| game.value(tag));
    let part = part
        .as_deref()
        .filter(|part| !matches!(part.trim(), "" | "?" | "-"));
    let Some((name, part)) = known.translate(&game.value(opening), part, language) else {
        return Ok(());
    };
    let values = [
        (Some(opening), "Opening", Some(name)),
        (variation, "Variation", part),
    ];
    for (tag, key, value) in values {
        if let (Some(tag), Some(value)) = (tag, value)
            && game.value(tag) != value
        {
            let value = encoded(game, value).map_err(|lacking| (tag.span, lacking))?;
            replace(game, tag, key, &value, edits);
        }
    }
    Ok(())
}

/// A value as it stands between quotes in the game's encoding.
///
/// # Errors
/// The first character that the encoding lacks.
fn encoded<'v>(game: &Game<'_>, value: &'v str) -> Result<Cow<'v, [u8]>, char> {
    match escape(value) {
        Cow::Borrowed(value) => game.encoding.encode(value),
        Cow::Owned(value) => Ok(Cow::Owned(game.encoding.encode(&value)?.into_owned())),
    }
}

/// Gives a tag a value; one that is not well formed is written anew.
fn replace(game: &Game<'_>, tag: &Tag, name: &str, value: &[u8], edits: &mut Edits) {
    if tag.form != TagForm::Quoted {
        edits.replace(tag.span, &pair(name, value));
    } else if game.slice(tag.value) != value {
        edits.replace(tag.value, value);
    }
}

fn pair(name: &str, value: &[u8]) -> Vec<u8> {
    [b"[", name.as_bytes(), b" \"", value, b"\"]"].concat()
}

/// Adds tags behind the last one of the tag section, or before the moves of a game without any.
fn add(game: &Game<'_>, missing: &[(&str, Cow<'_, [u8]>)], edits: &mut Edits) {
    if missing.is_empty() {
        return;
    }
    let line_end = line_end(game);
    let pairs = missing.iter().map(|(name, value)| pair(name, value));
    let mut text = Vec::new();
    if let Some(last) = last_tag(game) {
        for pair in pairs {
            text.extend_from_slice(line_end);
            text.extend_from_slice(&pair);
        }
        edits.replace(Span::new(last.span.end, last.span.end), &text);
    } else {
        for pair in pairs {
            text.extend_from_slice(&pair);
            text.extend_from_slice(line_end);
        }
        text.extend_from_slice(line_end);
        edits.replace(Span::new(game.span.start, game.span.start), &text);
    }
}

/// The last tag before the moves.
fn last_tag<'a>(game: &Game<'a>) -> Option<&'a Tag> {
    let moves = game.items.iter().find(|item| {
        matches!(
            item.kind,
            ItemKind::Word | ItemKind::MoveNumber(_) | ItemKind::Result { .. }
        )
    });
    let moves = moves.map_or(u32::MAX, |item| item.span.start);
    let before = game.tags.iter().take_while(|tag| tag.span.end <= moves);
    before.last()
}

/// How the game ends its lines.
fn line_end(game: &Game<'_>) -> &'static [u8] {
    let bytes = game.slice(game.span);
    match memchr::memchr2(b'\n', b'\r', bytes) {
        Some(at) if bytes[at..].starts_with(b"\r\n") => b"\r\n",
        Some(at) if bytes[at] == b'\r' => b"\r",
        _ => b"\n",
    }
}

/// A tag, with the line end behind it if it has the line to itself.
fn with_line_end(game: &Game<'_>, tag: &Tag) -> Span {
    let before = game.bytes.get(..tag.span.start as usize);
    let behind = game.bytes.get(tag.span.end as usize..).unwrap_or_default();
    let begins = before.is_none_or(|before| matches!(before.last(), None | Some(b'\n' | b'\r')));
    let length = match behind {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        _ => 0,
    };
    let end = tag.span.end + if begins { length } else { 0 };
    Span::new(tag.span.start, end)
}
