//! Layout that loses nothing: style, looked at only if it is asked for.

use crate::check::edits::tokens;
use crate::check::encoding::safe;
use crate::check::findings::{Findings, Note};
use crate::check::tag_names::ROSTER;
use crate::edit::Edits;
use crate::pgn::{Encoding, Game, Lead, TagForm};
use crate::report::{Detail, Rule, line_ends};
use crate::span::Span;

/// The most characters that a line of PGN may have (standard, 4.3).
const LONGEST_LINE: usize = 255;

/// Checks the layout of a game, as far as any of its rules is wanted.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) {
    let lines = [Rule::MissingBlankLine, Rule::ExtraBlankLine, Rule::Tab];
    if lines.iter().any(|rule| findings.wants(*rule)) {
        before(game, findings);
        gaps(game, findings);
    }
    if findings.wants(Rule::LongLine) {
        long_lines(game, findings);
    }
    if findings.wants(Rule::MissingRosterTag) {
        missing_tags(game, findings);
    }
    if findings.wants(Rule::RosterOrder) {
        roster_order(game, findings);
    }
    if findings.wants(Rule::TagsOnOneLine) {
        tags_on_one_line(game, findings);
    }
}

/// A game begins behind a blank line, or directly behind lines of comment.
fn before(game: &Game<'_>, findings: &mut Findings<'_>) {
    let head = &game.bytes[..game.span.start as usize];
    let lead = if head.is_empty() {
        findings.lead()
    } else {
        Lead::behind(head)
    };
    if lead.has_text && !lead.is_comment && lead.line_ends < 2 {
        missing_blank_line(game, game.span.start, lead, findings);
    }
}

/// `lead`: what is before `at`.
fn missing_blank_line(game: &Game<'_>, at: u32, lead: Lead, findings: &mut Findings<'_>) {
    let mut spans = tokens(game).map(|(span, _)| span);
    let token = spans.find(|span| span.start >= at);
    // The file's line ends, as far as the game and what is before it show them.
    let has_return = lead.has_return || game.slice(game.span).contains(&b'\r');
    let new: &[u8] = match (lead.line_ends, has_return) {
        (0, false) => b"\n\n",
        (0, true) => b"\r\n\r\n",
        (_, false) => b"\n",
        (_, true) => b"\r\n",
    };
    let span = token.unwrap_or(Span::new(at, at));
    let note = Note::new(Rule::MissingBlankLine, span, Detail::None);
    findings.add(note.fixed(Span::new(at, at), new));
}

/// What stands between two tokens: how many blank lines, and tabs.
fn gaps(game: &Game<'_>, findings: &mut Findings<'_>) {
    let mut last: Option<(Span, bool)> = None;
    for (span, is_tag) in tokens(game) {
        if let Some((before, was_tag)) = last {
            let gap = Span::new(before.end.min(span.start), span.start);
            // Comments may stand among the tags; the blank line is due behind the last of these.
            let is_movetext = was_tag && !is_tag && is_last_tag(game, before);
            if is_movetext {
                let head = Span::new(before.start, span.start);
                let lead = Lead::behind(game.slice(head));
                if lead.line_ends < 2 {
                    missing_blank_line(game, span.start, lead, findings);
                }
            }
            extra_blank_lines(game, gap, usize::from(is_movetext), findings);
            tabs(game, gap, findings);
        }
        last = Some((span, is_tag));
    }
    if let Some((before, _)) = last {
        let gap = Span::new(before.end, game.span.end.max(before.end));
        extra_blank_lines(game, gap, 1, findings);
        tabs(game, gap, findings);
    }
}

fn is_last_tag(game: &Game<'_>, span: Span) -> bool {
    game.tags.last().is_some_and(|tag| tag.span == span)
}

/// More blank lines than are due: one finding a gap, at the first needless one.
fn extra_blank_lines(game: &Game<'_>, gap: Span, due: usize, findings: &mut Findings<'_>) {
    let mut ends = line_ends(game.slice(gap)).skip(due);
    let Some(start) = ends.next() else {
        return;
    };
    if let Some(end) = ends.last() {
        let lines = Span::new(gap.start + start, gap.start + end);
        findings.add(Note::new(Rule::ExtraBlankLine, lines, Detail::None).fixed(lines, b""));
    }
}

/// One finding for each run of tabs.
fn tabs(game: &Game<'_>, gap: Span, findings: &mut Findings<'_>) {
    let text = game.slice(gap);
    let mut at = 0;
    while let Some(found) = memchr::memchr(b'\t', &text[at..]) {
        let start = at + found;
        let length = text[start..].iter().take_while(|&&b| b == b'\t').count();
        at = start + length;
        let run = Span::new(gap.start + start as u32, gap.start + at as u32);
        findings.add(Note::new(Rule::Tab, run, Detail::None).fixed(run, b" "));
    }
}

/// At the first character that is too many; a line that cannot be broken is as short as can be.
fn long_lines(game: &Game<'_>, findings: &mut Findings<'_>) {
    let text = game.slice(game.span);
    let mut start = 0;
    for end in line_ends(text).chain([text.len() as u32]) {
        let line = &text[start as usize..end as usize];
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let at = game.span.start + start;
        if line.len() > LONGEST_LINE && can_be_broken(game, at, line) {
            long_line(game, at, line, findings);
        }
        start = end;
    }
}

/// Whether a line has a blank where another could begin: none inside a tag pair, where text would
/// change.
fn can_be_broken(game: &Game<'_>, start: u32, line: &[u8]) -> bool {
    let in_tag = |at: u32| {
        let next = game.tags.partition_point(|tag| tag.span.end <= at);
        game.tags.get(next).is_some_and(|tag| tag.span.start <= at)
    };
    let text = line.trim_ascii_end();
    let blanks = memchr::memchr2_iter(b' ', b'\t', text);
    let mut inside = blanks.skip_while(|&at| text[..at].trim_ascii_start().is_empty());
    inside.any(|at| !in_tag(start + at as u32))
}

fn long_line(game: &Game<'_>, start: u32, line: &[u8], findings: &mut Findings<'_>) {
    let is_utf8 = game.encoding == Encoding::Utf8;
    let begins = |byte: &u8| !is_utf8 || byte & 0xC0 != 0x80;
    let mut places = line
        .iter()
        .enumerate()
        .filter(|(_, byte)| begins(byte))
        .map(|(at, _)| at as u32)
        .skip(LONGEST_LINE);
    if let Some(first) = places.next() {
        let length = (LONGEST_LINE + 1 + places.count()) as u32;
        let span = Span::new(start + first, start + line.len() as u32);
        findings.add(Note::new(Rule::LongLine, span, Detail::Length(length)));
    }
}

/// At the last tag; in a game without any, at its first token.
fn missing_tags(game: &Game<'_>, findings: &mut Findings<'_>) {
    let has = |name: &str| {
        let mut tags = game.tags.iter();
        tags.any(|tag| game.slice(tag.name).eq_ignore_ascii_case(name.as_bytes()))
    };
    let missing: Vec<_> = ROSTER.into_iter().filter(|name| !has(name)).collect();
    let place = game.tags.last().map(|tag| tag.span);
    let place = place.or_else(|| tokens(game).next().map(|(span, _)| span));
    if let (false, Some(span)) = (missing.is_empty(), place) {
        let detail = Detail::MissingTags(missing);
        findings.add(Note::new(Rule::MissingRosterTag, span, detail));
    }
}

/// One finding a game: the first tag of the roster that comes too late.
fn roster_order(game: &Game<'_>, findings: &mut Findings<'_>) {
    let mut reached = 0;
    for tag in game.tags.iter().filter(|tag| tag.form != TagForm::Open) {
        let name = game.slice(tag.name);
        match ROSTER.iter().position(|roster| roster.as_bytes() == name) {
            Some(rank) if rank < reached => {
                let detail = Detail::Tag(ROSTER[rank].to_owned());
                findings.add(Note::new(Rule::RosterOrder, tag.span, detail));
                return;
            }
            // The same tag again is a duplicate, not disorder.
            Some(rank) => reached = rank,
            None => reached = ROSTER.len(),
        }
    }
}

/// One finding for each such line, at its second tag.
fn tags_on_one_line(game: &Game<'_>, findings: &mut Findings<'_>) {
    let mut line: Option<(Span, Edits)> = None;
    for pair in game.tags.windows(2) {
        let gap = Span::new(pair[0].span.end, pair[1].span.start);
        let text = game.slice(gap);
        if text.iter().any(|byte| matches!(byte, b'\n' | b'\r')) {
            report_line(line.take(), findings);
            continue;
        }
        let (_, edits) = line.get_or_insert((pair[1].span, Edits::default()));
        // Text between the tags is another fault.
        if text.iter().all(u8::is_ascii_whitespace) {
            edits.replace(gap, b"\n");
        }
    }
    report_line(line, findings);
}

fn report_line(line: Option<(Span, Edits)>, findings: &mut Findings<'_>) {
    if let Some((second, edits)) = line {
        let mut note = Note::new(Rule::TagsOnOneLine, second, Detail::None);
        note.fix = safe(edits);
        findings.add(note);
    }
}
