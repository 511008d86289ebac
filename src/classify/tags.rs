//! The tags ECO, Opening and Variation: written by the moves, or their names in another language.

use std::borrow::Cow;

use crate::classify::Match;
use crate::edit::Edits;
use crate::openings::KnownNames;
use crate::pgn::tag::escape;
use crate::pgn::{Game, ItemKind, Tag, TagForm};
use crate::report::Locale;
use crate::span::Span;

/// Adds the edits that make a game's tags ECO, Opening and Variation (PGN standard 9.3 and 9.4.1)
/// say what the moves are. Everything else stays as it is, byte for byte.
///
/// Tags that are there are given their value in place, every one of a name that stands twice;
/// missing ones are added behind the last tag. A Variation tag goes where the opening has no
/// variation, and an ECO tag stays as it is where the table has no codes.
///
/// # Errors
/// The first character of a name that the game's encoding lacks; then no edit is added.
pub fn write(
    game: &Game<'_>,
    found: Match<'_>,
    language: Locale,
    edits: &mut Edits,
) -> Result<(), char> {
    let (opening, variation) = found.entry.opening_and_variation(language);
    let values = [
        ("ECO", found.entry.eco.as_deref()),
        ("Opening", Some(opening)),
        ("Variation", variation),
    ];
    let mut wanted = Vec::with_capacity(values.len());
    for (name, value) in values {
        if let Some(value) = value {
            wanted.push((name, encoded(game, value)?));
        }
    }
    let mut missing = Vec::new();
    for (name, value) in &wanted {
        let mut is_missing = true;
        for tag in named(game, name) {
            replace(game, tag, name, value, edits);
            is_missing = false;
        }
        if is_missing {
            missing.push(pair(name, value));
        }
    }
    let last = last_tag(game);
    let mut is_added = missing.is_empty();
    for tag in named(game, "Variation").filter(|_| variation.is_none()) {
        if !is_added && last.is_some_and(|last| last.span == tag.span) {
            // What is added takes its place.
            edits.replace(tag.span, &missing.join(line_end(game)));
            is_added = true;
        } else {
            edits.replace(with_line_end(game, tag), b"");
        }
    }
    if !is_added {
        add(game, last, &missing, edits);
    }
    Ok(())
}

/// The tags of a name; it should be one.
fn named<'a>(game: &Game<'a>, name: &str) -> impl Iterator<Item = &'a Tag> {
    let (bytes, tags) = (game.bytes, game.tags);
    let is_named = move |tag: &&Tag| bytes.get(tag.name.range()) == Some(name.as_bytes());
    tags.iter().filter(is_named)
}

/// Adds the edits that put the names in a game's tags Opening and Variation into a language, where
/// the tables know them.
///
/// # Errors
/// The first character of a name that the game's encoding lacks, and the tag that wants it.
pub fn translate(
    game: &Game<'_>,
    known: &KnownNames,
    language: Locale,
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
fn add(game: &Game<'_>, last: Option<&Tag>, missing: &[Vec<u8>], edits: &mut Edits) {
    let line_end = line_end(game);
    let mut text = Vec::new();
    if let Some(last) = last {
        for pair in missing {
            text.extend_from_slice(line_end);
            text.extend_from_slice(pair);
        }
        edits.replace(Span::new(last.span.end, last.span.end), &text);
    } else {
        let start = game.span.start;
        let before = game.bytes.get(..start as usize).unwrap_or_default();
        if !matches!(before, [] | b"\xEF\xBB\xBF" | [.., b'\n' | b'\r']) {
            text.extend_from_slice(line_end);
        }
        for pair in missing {
            text.extend_from_slice(pair);
            text.extend_from_slice(line_end);
        }
        text.extend_from_slice(line_end);
        edits.replace(Span::new(start, start), &text);
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

/// A tag, with the blanks and the line end behind it if it has the line to itself.
fn with_line_end(game: &Game<'_>, tag: &Tag) -> Span {
    let before = game.bytes.get(..tag.span.start as usize);
    let behind = game.bytes.get(tag.span.end as usize..).unwrap_or_default();
    let begins = before.is_none_or(|before| matches!(before.last(), None | Some(b'\n' | b'\r')));
    let blanks = behind
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'));
    let blanks = blanks.count();
    let length = match behind.get(blanks..).unwrap_or_default() {
        [b'\r', b'\n', ..] => blanks + 2,
        [b'\n' | b'\r', ..] => blanks + 1,
        _ => 0,
    };
    let end = tag.span.end + if begins { length as u32 } else { 0 };
    Span::new(tag.span.start, end)
}
