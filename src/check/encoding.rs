//! Bytes that are not UTF-8, and characters that nobody sees.

use memchr::memchr_iter;

use crate::check::edits::{removal, tokens};
use crate::check::findings::{Findings, Note};
use crate::edit::{Applicability, Edits, Fix};
use crate::pgn::{Encoding, Game, Item, NoBreakSpaces, Outside, first_char};
use crate::report::{Detail, Rule};
use crate::span::Span;

/// Checks a game's bytes. Control characters among its tokens are [`control`]'s, since whoever goes
/// through the tokens meets them.
pub(super) fn check(game: &Game<'_>, returns: &mut LoneReturns<'_>, findings: &mut Findings<'_>) {
    not_utf8(game.bytes, game.span, game.encoding, findings);
    if game.no_break_spaces.count > 0 {
        let gaps = tokens(game).map(|(span, _)| span);
        no_break_spaces(game.bytes, game.span, game.no_break_spaces, gaps, findings);
    }
    if returns.are_in(game.span) {
        lone_carriage_returns(returns, game.span, findings);
    }
}

/// Checks the bytes of text outside games.
pub(super) fn check_outside(
    part: &Outside<'_>,
    returns: &mut LoneReturns<'_>,
    findings: &mut Findings<'_>,
) {
    not_utf8(part.bytes, part.span, part.encoding, findings);
    if part.no_break_spaces.count > 0 {
        let gaps = part.items.iter().map(|item| item.span);
        no_break_spaces(part.bytes, part.span, part.no_break_spaces, gaps, findings);
    }
    if returns.are_in(part.span) {
        lone_carriage_returns(returns, part.span, findings);
    }
}

/// A run of control or invisible characters, which is skipped: E003 or E004 by the first of them.
#[cold]
pub(super) fn control(bytes: &[u8], item: Item, findings: &mut Findings<'_>) {
    let run = bytes.get(item.span.range()).unwrap_or_default();
    let Some((character, _)) = first_char(run) else {
        return;
    };
    let rule = if character.is_control() {
        Rule::ControlCharacter
    } else {
        Rule::InvisibleCharacter
    };
    let (span, text) = removal(bytes, item.span);
    findings.add(Note::new(rule, item.span, Detail::Character(character)).fixed(span, text));
}

fn not_utf8(bytes: &[u8], span: Span, encoding: Encoding, findings: &mut Findings<'_>) {
    if let Encoding::Windows1252 { first } = encoding {
        let old_table = looks_older(bytes.get(span.range()).unwrap_or_default());
        let span = Span::new(first, first + 1);
        findings.add(Note::new(
            Rule::NotUtf8,
            span,
            Detail::Encoding { old_table },
        ));
    }
}

/// Whether some bytes speak for a table older than Windows-1252: five that it does not assign, and
/// between letters signs that stand in no word. What it has as letters (`Š` in 8A and so on), and
/// the apostrophe of `d’Água` in 92, are at home there.
fn looks_older(text: &[u8]) -> bool {
    let is_letter = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphabetic() || *b >= 0xC0);
    text.iter().enumerate().any(|(at, byte)| match byte {
        0x81 | 0x8D | 0x8F | 0x90 | 0x9D => true,
        0x8A | 0x8C | 0x8E | 0x92 | 0x9A | 0x9C | 0x9E | 0x9F => false,
        0x80..=0x9F => is_letter(text[..at].last()) && is_letter(text.get(at + 1)),
        _ => false,
    })
}

/// One finding, at the first, that mends all of them.
#[cold]
fn no_break_spaces(
    bytes: &[u8],
    span: Span,
    found: NoBreakSpaces,
    tokens: impl Iterator<Item = Span>,
    findings: &mut Findings<'_>,
) {
    let mut edits = Edits::default();
    let mut at = span.start;
    for next in tokens.chain([Span::new(span.end, span.end)]) {
        while at < next.start {
            let gap = bytes
                .get(Span::new(at, next.start).range())
                .unwrap_or_default();
            let Some((character, length)) = first_char(gap) else {
                break;
            };
            let end = at + length as u32;
            if character == '\u{A0}' {
                edits.replace(Span::new(at, end), b" ");
            }
            at = end;
        }
        at = at.max(next.end);
    }
    let mut note = Note::new(Rule::NoBreakSpace, found.first, Detail::Count(found.count));
    note.fix = safe(edits);
    findings.add(note);
}

/// The CRs of a chunk without LF. Most files have no CR at all, which one look at a chunk tells
/// sooner than one at each game.
#[derive(Debug)]
pub(super) struct LoneReturns<'a> {
    bytes: &'a [u8],
    /// Where the first one is that is in no part before the last asked for; the end if there is
    /// none.
    next: usize,
}

impl<'a> LoneReturns<'a> {
    /// `has_returns`: whether the chunk has a CR anywhere.
    pub(super) fn new(bytes: &'a [u8], has_returns: bool) -> Self {
        let next = bytes.len();
        let mut returns = Self { bytes, next };
        if has_returns {
            returns.next = returns.first(0);
        }
        returns
    }

    /// Whether some are in a part of the chunk. Parts are asked for in order.
    #[inline]
    fn are_in(&mut self, part: Span) -> bool {
        if self.next < part.start as usize {
            self.next = self.first(part.start as usize);
        }
        self.next < part.end as usize
    }

    fn first(&self, from: usize) -> usize {
        self.from(from).next().unwrap_or(self.bytes.len())
    }

    /// Their offsets, from one on.
    fn from(&self, from: usize) -> impl Iterator<Item = usize> + 'a {
        let bytes = self.bytes;
        memchr_iter(b'\r', bytes.get(from..).unwrap_or_default())
            .map(move |found| from + found)
            .filter(move |at| bytes.get(at + 1) != Some(&b'\n'))
    }
}

/// One finding, at the first, that mends all of them.
#[cold]
fn lone_carriage_returns(returns: &LoneReturns<'_>, part: Span, findings: &mut Findings<'_>) {
    if !findings.wants(Rule::LoneCarriageReturn) {
        return;
    }
    let place = |at: usize| Span::new(at as u32, at as u32 + 1);
    let mut edits = Edits::default();
    let lone = returns.from(returns.next);
    for at in lone.take_while(|at| *at < part.end as usize) {
        edits.replace(place(at), b"\n");
    }
    let mut note = Note::new(Rule::LoneCarriageReturn, place(returns.next), Detail::None);
    note.fix = safe(edits);
    findings.add(note);
}

/// A safe fix of several edits, if there are any.
pub(super) fn safe(edits: Edits) -> Option<Fix> {
    (!edits.is_empty()).then_some(Fix {
        edits,
        applicability: Applicability::Safe,
    })
}
