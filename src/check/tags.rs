//! Tags: how they are written, which there are, and what they say.

use std::collections::HashMap;

use memchr::memchr_iter;

use crate::check::findings::{Findings, Note};
use crate::check::tag_values;
use crate::pgn::tag::{escape, inner_quote};
use crate::pgn::{Game, Outcome, Tag, TagForm};
use crate::report::{Detail, Rule, TagEnd};
use crate::span::Span;

/// The Seven Tag Roster, in its order (PGN standard 8.1.1), each with its word for unknown.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Other tags of the standard and of great archives: what a name in another case may mean.
const KNOWN: [&str; 26] = [
    "FEN",
    "SetUp",
    "Variant",
    "ECO",
    "Opening",
    "Variation",
    "SubVariation",
    "NIC",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteUSCF",
    "BlackUSCF",
    "WhiteType",
    "BlackType",
    "EventDate",
    "EventSponsor",
    "Section",
    "Stage",
    "Board",
    "TimeControl",
    "Termination",
    "Annotator",
    "PlyCount",
    "UTCDate",
];

/// How many tags a game may have before names are looked up in a table.
const FEW: usize = 48;

/// Adds what is wrong with a game's tags.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) {
    for tag in game.tags {
        if tag.form != TagForm::Quoted {
            form(game, tag, findings);
        }
        name(game, tag, findings);
        tag_values::check(game, tag, findings);
    }
    duplicates(game, findings);
    let has_fen = || game.tags.iter().any(|tag| is_named(game, tag, "FEN"));
    if let Some(tag) = game.tag("SetUp")
        && game.slice(tag.value) == b"1"
        && !has_fen()
    {
        findings.add(Note::new(Rule::SetUpWithoutFen, opening(tag), Detail::None));
    }
}

/// Whether a tag has this name, in any case.
pub(super) fn is_named(game: &Game<'_>, tag: &Tag, name: &str) -> bool {
    game.slice(tag.name).eq_ignore_ascii_case(name.as_bytes())
}

/// Where a tag's faults stand that are not in its value.
pub(super) fn opening(tag: &Tag) -> Span {
    Span::new(tag.span.start, tag.span.start + 1)
}

/// The first byte of a tag's value, or the place for it.
pub(super) fn value_start(tag: &Tag) -> Span {
    Span::new(
        tag.value.start,
        (tag.value.start + 1).min(tag.value.end.max(tag.value.start)),
    )
}

#[cold]
fn form(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let name = game.text(tag.name).into_owned();
    let raw = game.text(tag.value).into_owned();
    let value = |tag: &str| Detail::TagValue {
        tag: tag.to_owned(),
        value: raw.clone(),
    };
    let note = match tag.form {
        TagForm::Quoted => return,
        TagForm::InnerQuote => {
            let inner = inner_quote(game.slice(tag.value)).unwrap_or_default() as u32;
            let at = Span::new(tag.value.start + inner, tag.value.start + inner + 1);
            let escaped = escape_quotes(game.slice(tag.value));
            Note::new(Rule::UnescapedQuote, at, value(&name)).fixed(tag.value, &escaped)
        }
        TagForm::BackslashClose => {
            let at = Span::new(tag.value.end.saturating_sub(1), tag.value.end);
            Note::new(Rule::BackslashBeforeQuote, at, value(&name))
                .fixed(Span::new(at.end, at.end), b"\\")
        }
        TagForm::Unquoted => {
            let quoted = format!("\"{}\"", escape(&raw));
            let note = Note::new(Rule::UnquotedTagValue, value_start(tag), value(&name));
            if quoted.is_ascii() {
                note.fixed(tag.value, quoted.as_bytes())
            } else {
                note
            }
        }
        TagForm::BlankInName => {
            let joined: String = name.split_whitespace().collect();
            let right = is_name(joined.as_bytes()).then_some(joined);
            let detail = Detail::Instead {
                written: name,
                right,
            };
            Note::new(Rule::BadTagName, opening(tag), detail)
        }
        TagForm::NoValue => Note::new(Rule::TagWithoutValue, opening(tag), Detail::Tag(name)),
        TagForm::Open => {
            let quotes = memchr_iter(b'"', game.slice(tag.span)).count();
            let end = if quotes >= 2 {
                TagEnd::Bracket
            } else {
                TagEnd::Quote
            };
            Note::new(Rule::UnclosedTag, opening(tag), Detail::UnclosedTag(end))
        }
    };
    findings.add(note);
}

/// A value with every bare quote in it escaped.
fn escape_quotes(value: &[u8]) -> Vec<u8> {
    let mut escaped = Vec::with_capacity(value.len() + 4);
    let mut rest = value;
    while let Some(at) = inner_quote(rest) {
        escaped.extend_from_slice(&rest[..at]);
        escaped.extend_from_slice(b"\\\"");
        rest = &rest[at + 1..];
    }
    escaped.extend_from_slice(rest);
    escaped
}

/// Whether a name is letters, digits and underscores (PGN standard 8.1).
fn is_name(name: &[u8]) -> bool {
    !name.is_empty()
        && name
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

fn name(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let written = game.slice(tag.name);
    let is_known = |known: &str| known.as_bytes() == written;
    if !ROSTER.iter().any(|(known, _)| is_known(known)) && !KNOWN.into_iter().any(is_known) {
        unusual_name(game, tag, findings);
    }
}

fn unusual_name(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let written = game.slice(tag.name);
    let mut known = ROSTER.iter().map(|(name, _)| *name).chain(KNOWN);
    let right = known.find(|known| known.as_bytes().eq_ignore_ascii_case(written));
    if let Some(right) = right {
        let detail = Detail::Instead {
            written: game.text(tag.name).into_owned(),
            right: Some(right.to_owned()),
        };
        let note = Note::new(Rule::TagNameCase, opening(tag), detail);
        findings.add(note.fixed(tag.name, right.as_bytes()));
    } else if tag.form != TagForm::BlankInName && !is_name(written) {
        let detail = Detail::Instead {
            written: game.text(tag.name).into_owned(),
            right: None,
        };
        findings.add(Note::new(Rule::BadTagName, opening(tag), detail));
    }
}

/// A tag that appears more than once: one finding, at the second.
fn duplicates(game: &Game<'_>, findings: &mut Findings<'_>) {
    if game.tags.len() <= FEW {
        for (index, tag) in game.tags.iter().enumerate() {
            let name = game.slice(tag.name);
            let same = |other: &&Tag| game.slice(other.name) == name;
            let before = &game.tags[..index];
            if before.iter().filter(same).count() == 1 {
                let count = game.tags.iter().filter(same).count();
                if let Some(first) = before.iter().find(same) {
                    duplicate(game, first, tag, count, findings);
                }
            }
        }
        return;
    }
    let mut seen: HashMap<&[u8], (&Tag, usize)> = HashMap::new();
    let mut seconds = Vec::new();
    for tag in game.tags {
        let (_, count) = seen.entry(game.slice(tag.name)).or_insert((tag, 0));
        *count += 1;
        if *count == 2 {
            seconds.push(tag);
        }
    }
    for tag in seconds {
        let (first, count) = seen[game.slice(tag.name)];
        duplicate(game, first, tag, count, findings);
    }
}

#[cold]
fn duplicate(
    game: &Game<'_>,
    first: &Tag,
    second: &Tag,
    count: usize,
    findings: &mut Findings<'_>,
) {
    let detail = Detail::DuplicateTag {
        tag: game.text(second.name).into_owned(),
        count: count as u32,
        first: findings.line(first.span.start),
    };
    findings.add(Note::new(Rule::DuplicateTag, opening(second), detail));
}

/// A result that is not spelled as the standard has it, in the tag or after the moves.
#[cold]
pub(super) fn nonstandard_result(
    game: &Game<'_>,
    span: Span,
    outcome: Outcome,
    findings: &mut Findings<'_>,
) {
    let right = outcome.canonical();
    let detail = Detail::Instead {
        written: game.text(span).into_owned(),
        right: Some(right.to_owned()),
    };
    let note = Note::new(Rule::NonstandardResult, span, detail);
    findings.add(note.fixed(span, right.as_bytes()));
}
