//! What may follow a move: *e.p.*, a check or mate, an annotation.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::char;
use nom::combinator::{opt, recognize};
use nom::sequence::delimited;

use crate::notation::annotation::CheckSign;
use crate::notation::grammar::parts::{Parsed, blanks};
use crate::notation::{Annotation, CheckMark, Spelling};

/// The marks behind a move.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Suffix {
    pub(super) mark: CheckMark,
    pub(super) nag: u8,
    pub(super) spelling: Spelling,
    /// The kinds that were read.
    seen: u8,
}

const EN_PASSANT: u8 = 1;
const CHECK: u8 = 2;
const ANNOTATION: u8 = 4;

/// `suffix`, up to the end of the word: each kind at most once, in any order. Where two readings
/// compete the longest mark is tried first.
pub(super) fn suffix(i: &str) -> Option<Suffix> {
    rest(i, Suffix::default(), true)
}

/// `sign-suffix`: signs only.
pub(super) fn sign_suffix(i: &str) -> Option<Suffix> {
    rest(i, Suffix::default(), false)
}

/// What follows `found`; calls itself at most once for each of the three kinds.
fn rest(i: &str, found: Suffix, words: bool) -> Option<Suffix> {
    if i.is_empty() {
        return Some(found);
    }
    let mut readings: Vec<(&str, Suffix)> = checks(i, found, words).collect();
    if words && let Ok((left, ())) = en_passant(i) {
        let spelling = found.spelling | Spelling::EN_PASSANT;
        readings.push((
            left,
            Suffix {
                spelling,
                seen: found.seen | EN_PASSANT,
                ..found
            },
        ));
    }
    if let Some(annotation) = Annotation::longest_at_start(i) {
        let glued = Spelling::GLUED_MARK.when(!annotation.is_standard());
        let next = Suffix {
            nag: annotation.nag,
            spelling: found.spelling | glued,
            seen: found.seen | ANNOTATION,
            ..found
        };
        readings.push((&i[annotation.mark.len()..], next));
    }
    readings.retain(|(_, next)| next.seen != found.seen);
    readings.sort_by_key(|(left, _)| left.len());
    readings
        .into_iter()
        .find_map(|(left, next)| rest(left, next, words))
}

/// The ways to read a check or mate here.
fn checks(i: &str, found: Suffix, words: bool) -> impl Iterator<Item = (&str, Suffix)> {
    let (text, blank) = blanks(i).unwrap_or((i, false));
    CheckSign::all().iter().filter_map(move |sign| {
        let head = text.get(..sign.mark.len())?;
        if sign.is_word() && !words || !head.eq_ignore_ascii_case(&sign.mark) {
            return None;
        }
        let mut spelling = found.spelling;
        if sign.is_word() {
            spelling |= Spelling::MARK_WORD;
        } else if !sign.is_canonical() {
            spelling |= Spelling::MARK_SIGN;
        }
        if blank && !sign.is_word() {
            spelling |= Spelling::BLANK;
        }
        if found.seen & ANNOTATION != 0 {
            spelling |= Spelling::MARK_ORDER;
        }
        let next = Suffix {
            mark: sign.meaning(),
            spelling,
            seen: found.seen | CHECK,
            ..found
        };
        Some((&text[sign.mark.len()..], next))
    })
}

/// `en-passant`
fn en_passant(i: &str) -> Parsed<'_, ()> {
    let letters = || recognize((char('e'), opt(tag(".")), blanks, char('p'), opt(tag("."))));
    let (i, _) = blanks(i)?;
    alt((delimited(char('('), letters(), char(')')), letters()))
        .map(|_| ())
        .parse_complete(i)
}
