//! How tags are written: their form, their names, and names that come twice.

use std::collections::HashMap;

use crate::check::encoding::safe;
use crate::check::findings::{Findings, Note};
use crate::check::tag_names::{self, Known, KnownName};
use crate::check::tag_values;
use crate::edit::Edits;
use crate::pgn::{Game, Tag, TagForm, is_of_name, tag::inner_quote};
use crate::report::{Detail, Rule, TagEnd};
use crate::span::Span;

/// What the other checks need to know of the tags.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Told<'a> {
    /// The first Result tag that has a value.
    pub(super) result: Option<&'a Tag>,
    /// Whether a tag says where the game starts, or by which rules it is played.
    pub(super) start: bool,
}

/// Checks all tags of a game.
pub(super) fn check<'a>(game: &Game<'a>, findings: &mut Findings<'_>) -> Told<'a> {
    let mut told = Told::default();
    let mut seen = Seen::default();
    let mut is_twice = false;
    for (index, tag) in game.tags.iter().enumerate() {
        if tag.form != TagForm::Quoted {
            check_form(game, tag, findings);
            if tag.form == TagForm::NoValue {
                continue;
            }
        }
        let Some(name) = KnownName::of(game.bytes, tag.name) else {
            is_twice |= seen.has(game, index);
            told.start |= check_name(game, tag, findings) == Some(Known::Start);
            continue;
        };
        is_twice |= seen.has_known(name);
        let known = name.says;
        told.start |= known == Known::Start;
        if known == Known::Result {
            told.result = told.result.or(Some(tag));
        }
        if known.limits_value() && tag.form != TagForm::Open {
            tag_values::check(game, tag, known, findings);
        }
    }
    if is_twice {
        duplicates(game, findings);
    }
    told
}

/// A filter for names that came before: most games end without one name having to be compared.
#[derive(Debug, Default)]
struct Seen {
    /// The known names.
    known: u64,
    /// For the other names, one bit for each hash.
    others: [u64; 4],
}

impl Seen {
    /// Beyond so many tags, it only says that a name may have come before.
    const FEW: usize = 64;

    #[inline]
    fn has_known(&mut self, name: KnownName) -> bool {
        let has = self.known & name.bit() != 0;
        self.known |= name.bit();
        has
    }

    #[inline(never)]
    fn has(&mut self, game: &Game<'_>, index: usize) -> bool {
        let name = game.slice(game.tags[index].name);
        let hash = name.iter().fold(name.len(), |hash, &byte| {
            hash.wrapping_mul(31).wrapping_add(usize::from(byte))
        });
        let (word, bit) = (hash / 64 % 4, 1 << (hash % 64));
        if self.others[word] & bit == 0 {
            self.others[word] |= bit;
            return false;
        }
        index > Self::FEW
            || game.tags[..index]
                .iter()
                .any(|tag| tag.form != TagForm::NoValue && game.slice(tag.name) == name)
    }
}

/// One finding for each name that comes more than once, at the second tag of that name.
#[cold]
fn duplicates(game: &Game<'_>, findings: &mut Findings<'_>) {
    struct Times {
        first: Span,
        second: Option<Span>,
        count: u32,
    }
    let mut names: HashMap<&[u8], Times> = HashMap::new();
    let tags = game.tags.iter().filter(|tag| tag.form != TagForm::NoValue);
    for tag in tags {
        let times = names.entry(game.slice(tag.name)).or_insert(Times {
            first: tag.span,
            second: None,
            count: 0,
        });
        times.count += 1;
        if times.count > 1 {
            times.second.get_or_insert(tag.span);
        }
    }
    let mut repeated: Vec<_> = names
        .into_iter()
        .filter_map(|(name, times)| Some((times.second?, name, times.first, times.count)))
        .collect();
    repeated.sort_unstable_by_key(|(second, ..)| second.start);
    for (second, name, first, count) in repeated {
        let detail = Detail::DuplicateTag {
            tag: game.encoding.decode(name).into_owned(),
            count,
            first: findings.line(first.start),
        };
        findings.add(Note::new(Rule::DuplicateTag, second, detail));
    }
}

/// What the form of a tag tells.
#[cold]
fn check_form(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let name = || game.text(tag.name).into_owned();
    let about = || Detail::TagValue {
        tag: name(),
        value: game.value(tag).into_owned(),
    };
    let note = match tag.form {
        TagForm::Quoted | TagForm::BlankInName => return,
        TagForm::InnerQuote => return inner_quotes(game, tag, about(), findings),
        TagForm::BackslashClose => {
            let backslash = Span::new(tag.value.end.saturating_sub(1), tag.value.end);
            Note::new(Rule::BackslashBeforeQuote, backslash, about()).fixed(backslash, br"\\")
        }
        TagForm::Unquoted => Note::new(Rule::UnquotedTagValue, tag.value, about())
            .fixed(tag.value, &quoted(game.slice(tag.value))),
        TagForm::NoValue => Note::new(Rule::TagWithoutValue, tag.span, Detail::Tag(name())),
        TagForm::Open => {
            let bracket = Span::new(tag.span.start, tag.span.start + 1);
            Note::new(
                Rule::UnclosedTag,
                bracket,
                Detail::UnclosedTag(lost_end(game, tag)),
            )
        }
    };
    findings.add(note);
}

/// What a tag left open lacks first. Without an opening quote it can only be the bracket.
fn lost_end(game: &Game<'_>, tag: &Tag) -> TagEnd {
    let has_quote = |start, end| game.slice(Span::new(start, end)).contains(&b'"');
    let is_quoted = has_quote(tag.name.end, tag.value.start.max(tag.name.end));
    if is_quoted && !has_quote(tag.value.end, tag.span.end.max(tag.value.end)) {
        TagEnd::Quote
    } else {
        TagEnd::Bracket
    }
}

/// At the first quote; the fix escapes them all.
fn inner_quotes(game: &Game<'_>, tag: &Tag, about: Detail, findings: &mut Findings<'_>) {
    let value = game.slice(tag.value);
    let mut edits = Edits::default();
    let mut first = None;
    let mut at = 0;
    while let Some(found) = inner_quote(&value[at..]) {
        let quote = tag.value.start + (at + found) as u32;
        first.get_or_insert(Span::new(quote, quote + 1));
        edits.replace(Span::new(quote, quote + 1), br#"\""#);
        at += found + 1;
    }
    let mut note = Note::new(Rule::UnescapedQuote, first.unwrap_or(tag.value), about);
    note.fix = safe(edits);
    findings.add(note);
}

/// An unquoted value in quotes. A backslash at its end would hide the quote.
fn quoted(value: &[u8]) -> Vec<u8> {
    let backslashes = value.iter().rev().take_while(|&&b| b == b'\\').count();
    let escape: &[u8] = if backslashes % 2 == 1 { b"\\" } else { b"" };
    [b"\"", value, escape, b"\""].concat()
}

/// A name that is not among the known ones: one of them in other capitals, or no name at all. What
/// the right one says, if there is one.
#[inline(never)]
fn check_name(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) -> Option<Known> {
    let name = game.slice(tag.name);
    if !name.iter().copied().all(is_of_name) {
        bad_name(game, tag, findings);
        return None;
    }
    let (right, says) = tag_names::in_other_case(name)?;
    let written = game.text(tag.name).into_owned();
    let detail = Detail::Instead {
        written,
        right: Some(right.to_owned()),
    };
    let note = Note::new(Rule::TagNameCase, tag.span, detail);
    findings.add(note.fixed(tag.name, right.as_bytes()));
    Some(says)
}

#[cold]
fn bad_name(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let name = game.slice(tag.name);
    let joined: Vec<u8> = name
        .iter()
        .copied()
        .filter(|b| !b.is_ascii_whitespace())
        .collect();
    let right = joined
        .iter()
        .copied()
        .all(is_of_name)
        .then(|| String::from_utf8_lossy(&joined).into_owned());
    let written = game.text(tag.name).into_owned();
    let detail = Detail::Instead { written, right };
    findings.add(Note::new(Rule::BadTagName, tag.span, detail));
}
