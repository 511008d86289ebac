//! Layout that loses nothing: matters of style, looked for only when asked.

use memchr::{memchr, memchr_iter};

use crate::check::findings::{Findings, Note};
use crate::check::tags::{ROSTER, opening};
use crate::pgn::{Game, Tag};
use crate::report::{Detail, Rule};
use crate::span::Span;

/// Longest line of a PGN file in characters (PGN standard 4.3).
const LONGEST_LINE: usize = 255;

/// Adds the findings of style on a game's layout.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) {
    if findings.wants(Rule::MissingBlankLine) || findings.wants(Rule::ExtraBlankLine) {
        blank_lines(game, findings);
    }
    if findings.wants(Rule::Tab) {
        tabs(game, findings);
    }
    if findings.wants(Rule::LongLine) {
        long_lines(game, findings);
    }
    if findings.wants(Rule::TagsOnOneLine) {
        tags_on_one_line(game, findings);
    }
    if !game.tags.is_empty() {
        roster(game, findings);
    }
}

/// Lines that end between two offsets.
fn line_ends(game: &Game<'_>, from: u32, to: u32) -> usize {
    let between = &game.bytes[from as usize..to.max(from) as usize];
    let feeds = memchr_iter(b'\n', between).count();
    if feeds > 0 {
        feeds
    } else {
        memchr_iter(b'\r', between).count()
    }
}

/// One blank line between tags and moves, none between tags.
fn blank_lines(game: &Game<'_>, findings: &mut Findings<'_>) {
    let Some(last) = game.tags.last() else { return };
    for pair in game.tags.windows(2) {
        if line_ends(game, pair[0].span.end, pair[1].span.start) > 1 {
            extra_blank_line(game, pair[0].span.end, opening(&pair[1]), findings);
        }
    }
    let first = game
        .items
        .iter()
        .find(|item| item.span.start >= last.span.end);
    let Some(first) = first else { return };
    let place = Span::new(first.span.start, first.span.start + 1);
    match line_ends(game, last.span.end, first.span.start) {
        0 | 1 => {
            let note = Note::new(Rule::MissingBlankLine, place, Detail::None);
            let gap = Span::new(last.span.end, first.span.start);
            findings.add(note.fixed(gap, b"\n\n"));
        }
        2 => {}
        _ => extra_blank_line(game, last.span.end, place, findings),
    }
}

fn extra_blank_line(game: &Game<'_>, from: u32, place: Span, findings: &mut Findings<'_>) {
    let is_first = game.tags.last().is_some_and(|last| last.span.end == from);
    let right: &[u8] = if is_first { b"\n\n" } else { b"\n" };
    let note = Note::new(Rule::ExtraBlankLine, place, Detail::None);
    findings.add(note.fixed(Span::new(from, place.start), right));
}

/// The first tab outside comments and tag values: one finding a game.
fn tabs(game: &Game<'_>, findings: &mut Findings<'_>) {
    let mut at = game.span.start;
    let tokens = game.tags.iter().map(|tag| tag.span);
    let mut spans: Vec<Span> = tokens
        .chain(game.items.iter().map(|item| item.span))
        .collect();
    spans.sort_unstable();
    spans.push(Span::new(game.span.end, game.span.end));
    for span in spans {
        if span.start > at
            && let Some(tab) = memchr(b'\t', &game.bytes[at as usize..span.start as usize])
        {
            let tab = at + tab as u32;
            let place = Span::new(tab, tab + 1);
            let note = Note::new(Rule::Tab, place, Detail::None);
            findings.add(note.fixed(place, b" "));
            return;
        }
        at = at.max(span.end);
    }
}

fn long_lines(game: &Game<'_>, findings: &mut Findings<'_>) {
    let mut start = game.span.start;
    let text = &game.bytes[game.span.range()];
    for line in text.split(|&byte| byte == b'\n' || byte == b'\r') {
        if line.len() > LONGEST_LINE {
            let span = Span::new(start, start + line.len() as u32);
            let length = game.text(span).chars().count();
            if length > LONGEST_LINE {
                let place = Span::new(start, start + 1);
                findings.add(Note::new(
                    Rule::LongLine,
                    place,
                    Detail::Length(length as u32),
                ));
            }
        }
        start += line.len() as u32 + 1;
    }
}

fn tags_on_one_line(game: &Game<'_>, findings: &mut Findings<'_>) {
    let beside = |pair: &&[Tag]| line_ends(game, pair[0].span.end, pair[1].span.start) == 0;
    if let Some(pair) = game.tags.windows(2).find(beside) {
        let gap = Span::new(pair[0].span.end, pair[1].span.start);
        let note = Note::new(Rule::TagsOnOneLine, opening(&pair[1]), Detail::None);
        findings.add(note.fixed(gap, b"\n"));
    }
}

/// The roster: whole and in its order.
fn roster(game: &Game<'_>, findings: &mut Findings<'_>) {
    if findings.wants(Rule::MissingRosterTag) {
        let missing: Vec<&'static str> = ROSTER
            .iter()
            .map(|(name, _)| *name)
            .filter(|name| game.tag(name).is_none())
            .collect();
        if let (false, Some(last)) = (missing.is_empty(), game.tags.last()) {
            let detail = Detail::MissingTags(missing);
            findings.add(Note::new(Rule::MissingRosterTag, opening(last), detail));
        }
    }
    if findings.wants(Rule::RosterOrder) {
        let place = |tag: &Tag| {
            let name = game.slice(tag.name);
            ROSTER
                .iter()
                .position(|(known, _)| known.as_bytes() == name)
        };
        let mut latest = 0;
        let mut others = false;
        for tag in game.tags {
            match place(tag) {
                Some(place) if place < latest || others => {
                    let detail = Detail::Tag(game.text(tag.name).into_owned());
                    findings.add(Note::new(Rule::RosterOrder, opening(tag), detail));
                    return;
                }
                Some(place) => latest = place,
                None => others = true,
            }
        }
    }
}
