//! The tag section (PGN standard 8.1): the seven of the roster first, then the others.

use std::borrow::Cow;

use crate::board::FenStyle;
use crate::board::fen::{FenMend, Setup};
use crate::check::{ROSTER, Start, right_case};
use crate::export::style::TagOrder;
use crate::pgn::date::Date;
use crate::pgn::tag::escape;
use crate::pgn::{Game, Outcome, Tag, TagForm, is_of_name};
use crate::span::Span;

/// A tag pair that is to be written.
struct Pair<'a> {
    name: Cow<'a, str>,
    value: Cow<'a, str>,
    /// Whether the name is written as it is found.
    exact: bool,
    /// Its place among the tags as found, which have the odd numbers.
    place: usize,
}

/// Writes the tags of a game with this result, each on a line.
///
/// What is missing of the roster, or empty, is written as unknown. A FEN tag gets its `SetUp` tag, and
/// is written anew if it had to be mended. Of several tags of one name the first is written.
pub(super) fn write(
    game: &Game<'_>,
    start: &Start,
    outcome: Outcome,
    order: TagOrder,
    out: &mut Vec<u8>,
) {
    let (copied, text) = as_wanted(game, start, outcome).unwrap_or_default();
    let mut roster: [Option<Pair<'_>>; 7] = [const { None }; 7];
    let mut others: Vec<Pair<'_>> = Vec::with_capacity(game.tags.len() - copied);
    for (place, tag) in game.tags.iter().enumerate().skip(copied) {
        let Some(pair) = pair(game, tag, 2 * place + 1) else {
            continue;
        };
        match ROSTER.iter().position(|name| *name == pair.name) {
            Some(index) => match &mut roster[index] {
                Some(first) if first.exact || !pair.exact => {}
                slot => *slot = Some(pair),
            },
            None => others.push(pair),
        }
    }
    if copied > 0 {
        out.extend_from_slice(text);
        out.push(b'\n');
    } else {
        write_roster(&roster, outcome, out);
    }
    set_up(&mut others, start, 2 * game.tags.len());
    in_order(&mut others, order);
    for pair in &others {
        write_pair(&pair.name, &pair.value, out);
    }
}

/// How many of the first tags are already as they are to be written, and their text: all of them, or
/// at least the roster. Most archives have them so, and a copy is fast.
fn as_wanted<'a>(game: &Game<'a>, start: &Start, outcome: Outcome) -> Option<(usize, &'a [u8])> {
    let (roster, others) = game.tags.split_first_chunk::<7>()?;
    let begin = roster[0].span.start;
    let mut at = begin;
    for (tag, name) in roster.iter().zip(ROSTER) {
        let first = game.slice(tag.value).first();
        let is_wanted = is_laid_out(game, tag, at)
            && game.slice(tag.name) == name.as_bytes()
            && first.is_some_and(u8::is_ascii_graphic);
        if !is_wanted {
            return None;
        }
        at = tag.span.end + 1;
    }
    if game.slice(roster[6].value) != outcome.canonical().as_bytes() {
        return None;
    }
    let copied = |tags: usize, last: &Tag| {
        let text = game.slice(Span::new(begin, last.span.end));
        let is_plain = text.is_ascii() && memchr::memchr(b'\\', text).is_none();
        is_plain.then_some((tags, text))
    };
    others
        .last()
        .filter(|_| !start.from_fen && others_as_wanted(game, others, at))
        .and_then(|last| copied(game.tags.len(), last))
        .or_else(|| copied(ROSTER.len(), &roster[6]))
}

/// Whether tags that stand from `at` on are none of the roster, each once and in the order of their
/// names.
fn others_as_wanted(game: &Game<'_>, others: &[Tag], mut at: u32) -> bool {
    let mut before: &[u8] = b"";
    others.iter().all(|tag| {
        let name = game.slice(tag.name);
        let is_wanted = is_laid_out(game, tag, at)
            && before < name
            && name.iter().copied().all(is_of_name)
            && !ROSTER.iter().any(|known| known.as_bytes() == name)
            && right_case(name).is_none();
        before = name;
        at = tag.span.end + 1;
        is_wanted
    })
}

/// Whether a tag has a line of its own that begins at `at`, with one blank before the value.
fn is_laid_out(game: &Game<'_>, tag: &Tag, at: u32) -> bool {
    tag.form == TagForm::Quoted
        && tag.span.start == at
        && game.slice(Span::new(at, tag.name.start)) == b"["
        && game.slice(Span::new(tag.name.end, tag.value.start)) == b" \""
        && game.slice(Span::new(tag.value.end, tag.span.end)) == b"\"]"
        && game.bytes.get(tag.span.end as usize) == Some(&b'\n')
}

/// Writes the roster from what was found of it.
fn write_roster(roster: &[Option<Pair<'_>>; 7], outcome: Outcome, out: &mut Vec<u8>) {
    for (index, (name, pair)) in ROSTER.iter().zip(roster).enumerate() {
        let found = pair.as_ref().map(|pair| &*pair.value);
        let value = match (index, found.filter(|value| !value.trim().is_empty())) {
            (6, _) => outcome.canonical(),
            (_, Some(value)) => value,
            (2, None) => &Date::default().to_string(),
            (_, None) => "?",
        };
        write_pair(name, value, out);
    }
}

/// A tag as it is to be written; `None` if it has no value, or nothing that can be its name.
fn pair<'a>(game: &Game<'a>, tag: &Tag, place: usize) -> Option<Pair<'a>> {
    if tag.form == TagForm::NoValue {
        return None;
    }
    let written = game.slice(tag.name);
    let name = if written.iter().copied().all(is_of_name) {
        game.text(tag.name)
    } else {
        let joined = game.text(tag.name).replace([' ', '\t'], "");
        if !joined.as_bytes().iter().copied().all(is_of_name) {
            return None;
        }
        Cow::Owned(joined)
    };
    // Most names are those of the roster, as they should be.
    let known = if ROSTER.contains(&&*name) {
        None
    } else {
        right_case(name.as_bytes())
    };
    Some(Pair {
        exact: known.is_none() && matches!(name, Cow::Borrowed(_)),
        name: known.map_or(name, Cow::Borrowed),
        value: game.value(tag),
        place,
    })
}

/// What a FEN tag needs beside it (PGN standard 9.7); tags that are added come last among those kept
/// in their order, `SetUp` right before the FEN.
fn set_up(others: &mut Vec<Pair<'_>>, start: &Start, end: usize) {
    if !start.from_fen {
        return;
    }
    let Some(fen) = first_of(others, "FEN") else {
        return;
    };
    let place = others[fen].place;
    if needs_mending(&others[fen].value) {
        let mended = start.position.fen(FenStyle::default());
        others[fen].value = Cow::Owned(mended.to_string());
    }
    match first_of(others, "SetUp") {
        Some(index) => others[index].value = Cow::Borrowed("1"),
        None => others.insert(fen, added("SetUp", "1", place - 1)),
    }
    if start.chess960 && first_of(others, "Variant").is_none() {
        others.push(added("Variant", "Chess960", end));
    }
}

fn added(name: &'static str, value: &'static str, place: usize) -> Pair<'static> {
    Pair {
        name: Cow::Borrowed(name),
        value: Cow::Borrowed(value),
        exact: true,
        place,
    }
}

/// The tag of that name that counts: the first, one in the wrong case only if there is no other.
fn first_of(pairs: &[Pair<'_>], name: &str) -> Option<usize> {
    let named = || (0..pairs.len()).filter(|&index| pairs[index].name == name);
    named()
        .find(|&index| pairs[index].exact)
        .or_else(|| named().next())
}

/// Whether a FEN was read with something mended; too many men are kept as they are.
fn needs_mending(fen: &str) -> bool {
    let kept = |mend| matches!(mend, FenMend::ManyMen { .. } | FenMend::ManyPawns { .. });
    Setup::parse(fen).is_ok_and(|setup| setup.mended.iter().any(|mended| !kept(mended.mend)))
}

/// Puts tags in order and leaves one of each name.
fn in_order(pairs: &mut Vec<Pair<'_>>, order: TagOrder) {
    // Stable, so of equal ones the first stays first.
    pairs.sort_by(|one, other| (&one.name, !one.exact).cmp(&(&other.name, !other.exact)));
    pairs.dedup_by(|second, first| second.name == first.name);
    if order == TagOrder::Kept {
        pairs.sort_by_key(|pair| pair.place);
    }
}

fn write_pair(name: &str, value: &str, out: &mut Vec<u8>) {
    out.push(b'[');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b" \"");
    // Few values need it, and asking bytes is faster than asking characters.
    if memchr::memchr2(b'"', b'\\', value.as_bytes()).is_none() {
        out.extend_from_slice(value.as_bytes());
    } else {
        out.extend_from_slice(escape(value).as_bytes());
    }
    out.extend_from_slice(b"\"]\n");
}
