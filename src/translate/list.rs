//! Moves without tags, in the forms of books and lists (`1-e4, e5. 2-Cf3, Cc6.`, `1. e4 – c5;`),
//! written as PGN movetext.
//!
//! Signs between plies that PGN has another use for, or none, become blanks; then the grammar of PGN
//! reads the rest. A line that begins with number 1 begins a game.

use std::fmt::Write;

use crate::check::setup;
use crate::notation::Language;
use crate::pgn::{Game, GameBuf, Item, ItemKind, Mark, Part, first_char};
use crate::report::{Charset, Lines, Notice, Reason};
use crate::span::Span;
use crate::translate::comments;
use crate::translate::form::{Writer, Written};
use crate::translate::game::{Done, Translator};
use crate::translate::rewriter::Lacking;
use crate::translate::{Outcome, Translated, Translation};

/// Longest line of movetext (PGN standard 4.3 asks for fewer than 80 characters).
const LINE: usize = 79;

/// Writes the games of a text as PGN movetext; what is not read as a game is copied.
pub(super) fn translate(
    bytes: &[u8],
    translator: &mut Translator<'_>,
    buffers: &mut GameBuf,
) -> Translation {
    let tidy = tidy(bytes);
    let mut all = Translation::default();
    let mut lines = Lines::new(bytes);
    let mut starts = starts(&tidy);
    starts.push(tidy.len());
    for pair in starts.windows(2) {
        let &[start, end] = pair else { continue };
        let mut parts = buffers.parts(&tidy[start..end]);
        while let Some(part) = parts.next_part() {
            let span = part.span();
            let whole = Span::new(span.start + start as u32, span.end + start as u32);
            let source = &bytes[whole.range()];
            let Part::Game(game) = part else {
                all.text.extend_from_slice(source);
                continue;
            };
            let from = all.text.len();
            let done = translator.list(&game, source, &mut all.text);
            let number = all.games.len() as u32 + 1;
            let charset = Charset::from(game.encoding);
            for (span, reason) in translator.told.drain(..) {
                let place = lines.place(span.start + start as u32, charset);
                all.notices.push(Notice {
                    game: number,
                    place,
                    reason,
                });
            }
            all.games.push(Translated {
                span: whole,
                text: from..all.text.len(),
                language: done.language,
                evidence: done.evidence,
                outcome: done.outcome,
            });
        }
    }
    all
}

/// The text with blanks for `;` and for dashes between plies, as long as it was. Comments in braces
/// stay.
fn tidy(bytes: &[u8]) -> Vec<u8> {
    let mut tidy = bytes.to_vec();
    let mut in_comment = false;
    // Whether the last token was a number, behind which a dash belongs to it.
    let mut behind_number = false;
    let mut at = 0;
    while let Some((character, length)) = first_char(&bytes[at..]) {
        let end = at + length;
        match character {
            '{' => in_comment = true,
            '}' => in_comment = false,
            _ if in_comment => {}
            ';' => tidy[at..end].fill(b' '),
            '-' | '\u{2010}'..='\u{2014}' | '\u{2212}'
                if !behind_number && is_alone(bytes, at, end) =>
            {
                tidy[at..end].fill(b' ');
            }
            _ => {}
        }
        if !is_blank(character) {
            let is_first =
                at == 0 || first_char(&bytes[at - 1..]).is_some_and(|(c, _)| is_blank(c));
            behind_number = character.is_ascii_digit() && (is_first || behind_number);
        }
        at = end;
    }
    tidy
}

fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n' | '\u{a0}')
}

fn is_alone(bytes: &[u8], start: usize, end: usize) -> bool {
    let is_blank = |byte: Option<&u8>| byte.is_none_or(u8::is_ascii_whitespace);
    is_blank(start.checked_sub(1).and_then(|before| bytes.get(before))) && is_blank(bytes.get(end))
}

/// Where games begin: at the start, and at each line that begins with number 1.
fn starts(text: &[u8]) -> Vec<usize> {
    let mut starts = vec![0];
    let mut in_comment = false;
    let mut at = 0;
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let trimmed = line.trim_ascii_start();
        let is_first = matches!(trimmed, [b'1', rest @ ..] if begins_list(rest));
        if is_first && !in_comment && at > 0 {
            starts.push(at);
        }
        for byte in line {
            match byte {
                b'{' => in_comment = true,
                b'}' => in_comment = false,
                _ => {}
            }
        }
        at += line.len();
    }
    starts
}

/// Whether what stands behind a 1 makes it a move number: no digit, and no result.
fn begins_list(rest: &[u8]) -> bool {
    !matches!(
        rest,
        [b'0'..=b'9' | b'/', ..] | [b'-', b'0' | b'1', ..] | []
    )
}

/// A game as movetext: numbers, moves, comments, annotations and the result, in lines. Moves in
/// comments are translated from the first language to the second, if two are given.
fn movetext(
    game: &Game<'_>,
    writer: &Writer,
    comments: Option<(&'static Language, &'static Language)>,
) -> String {
    let mut text = Wrapped::default();
    let mut written = writer.written.iter().peekable();
    // Whether a number must stand before Black's move too.
    let mut is_apart = true;
    for (index, item) in game.items.iter().enumerate() {
        if let Some(ply) = written.next_if(|ply| ply.item == index) {
            number(ply, is_apart, &mut text);
            text.word(&ply.text);
            is_apart = false;
            continue;
        }
        is_apart |= match (item.kind, comments) {
            (ItemKind::Comment, Some((from, to))) => {
                text.words(&comments::translated(&game.text(item.span), from, to));
                true
            }
            _ => aside(game, *item, &mut text),
        };
    }
    let ended = game.items.iter().rev();
    let mut ended = ended.filter(|item| !item.kind.is_aside());
    if !matches!(ended.next(), Some(item) if matches!(item.kind, ItemKind::Result { .. })) {
        text.word("*");
    }
    text.text
}

fn number(ply: &Written, is_apart: bool, text: &mut Wrapped) {
    if ply.is_white {
        text.word(&format!("{}.", ply.number));
    } else if is_apart {
        text.word(&format!("{}...", ply.number));
    }
}

/// Writes a token that is no move; whether the next move needs its number.
fn aside(game: &Game<'_>, item: Item, text: &mut Wrapped) -> bool {
    match item.kind {
        ItemKind::MoveNumber(_) | ItemKind::Punctuation => return false,
        ItemKind::VariationOpen => text.open(),
        ItemKind::VariationClose => text.close(),
        ItemKind::Result { outcome, .. } => text.word(outcome.canonical()),
        ItemKind::Mark(Mark::Nag(nag)) => {
            text.word(&format!("${nag}"));
            return false;
        }
        ItemKind::Nag => {
            text.word(&game.text(item.span));
            return false;
        }
        ItemKind::Comment => text.words(&game.text(item.span)),
        _ => text.words(&format!("{{{}}}", game.text(item.span))),
    }
    true
}

/// Words in lines of at most [`LINE`] characters, where a word is not longer.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
    /// Whether the next word follows a bracket.
    glued: bool,
}

impl Wrapped {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.glued || self.text.is_empty() {
            self.glued = false;
        } else if self.column + 1 + length > LINE {
            self.text.push('\n');
            self.column = 0;
        } else {
            self.text.push(' ');
            self.column += 1;
        }
        let _ = write!(self.text, "{word}");
        self.column += length;
    }

    /// A text whose own blanks stay.
    fn words(&mut self, text: &str) {
        self.word(text);
        if let Some(last) = text.rfind('\n') {
            self.column = text[last + 1..].chars().count();
        }
    }

    fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    fn close(&mut self) {
        self.glued = true;
        self.word(")");
    }
}

impl Translator<'_> {
    /// Appends a game, whose own bytes are `source`, as movetext or, with something told, as it is.
    fn list(&mut self, game: &Game<'_>, source: &[u8], out: &mut Vec<u8>) -> Done {
        let mut done = Done::default();
        self.told.clear();
        match self.listed(game, &mut done) {
            Ok((bytes, words)) => {
                out.extend_from_slice(&bytes);
                out.extend_from_slice(&source[source.trim_ascii_end().len()..]);
                done.outcome = Outcome::Translated(words);
            }
            Err(told) => {
                out.extend_from_slice(source);
                self.told.push(told);
            }
        }
        done
    }

    /// The movetext of a game in its encoding, and how many moves it has. Movetext has no place for
    /// tags: a game that has some is not written.
    fn listed(
        &mut self,
        game: &Game<'_>,
        done: &mut Done,
    ) -> Result<(Vec<u8>, u32), (Span, Reason)> {
        if let Some(tag) = game.tags.first() {
            return Err((tag.span, Reason::Tagged));
        }
        let start = setup::of(game, &self.settings.start);
        let writer = self.played(game, &start, done)?;
        let from = done.language.filter(|_| self.settings.comments);
        let text = movetext(game, &writer, from.map(|from| (from, writer.to)));
        let bytes = game.encoding.encode(&text).map_err(Lacking);
        let bytes = bytes.map_err(|lacking| (game.span, lacking.reason()))?;
        Ok((bytes.into_owned(), writer.written.len() as u32))
    }
}
