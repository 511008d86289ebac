//! The grammar of PGN: one nom parser for each production of `grammar/pgn.ebnf`.
//!
//! A production is a plain function on the rest of the text; the first byte picks it ([`token`]),
//! so none is tried in vain on the common path. They know nothing of where they are: column 1, tag
//! section or movetext, and what came before, are the business of [`crate::pgn::game`].
//! Whatever the text, [`token`] finds a token; nothing here fails but a production that does
//! not apply.

mod blank;
mod comment;
mod mark;
mod number;
mod production;
mod result;
mod tag_pair;
mod word;

pub(crate) use blank::{has_blank_line, is_blank, no_break_space, skip_blanks, trim_end};
pub(crate) use comment::{comment, line_comment, nested_rest, plain_comment};
pub(crate) use number::{dots, move_number};
pub use production::{PRODUCTIONS, Production};
pub(crate) use result::{double_forfeit, result};
pub(crate) use tag_pair::{
    TagParts, begins_name, begins_tag_pair, is_of_name, may_begin_tag, read_tag,
};
pub(crate) use word::{
    capture_sign, check_mark, en_passant_bracket, is_cut_capture, is_move_like, may_be_suffix,
    move_suffix, word,
};

use nom::error::{ErrorKind, ParseError};

use crate::pgn::item::{Expected, ItemKind, Mark, NumberStyle};
use blank::control;
use comment::{bracketed, break_tag, escape};
use mark::{mark, nag};
use word::{null_move, zero_castling};

/// A production that does not apply. It says no more: whoever asked knows what and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault;

impl Fault {
    /// As nom wants it.
    pub(crate) const ERROR: nom::Err<Self> = nom::Err::Error(Self);
}

impl<Input> ParseError<Input> for Fault {
    fn from_error_kind(_: Input, _: ErrorKind) -> Self {
        Self
    }

    fn append(_: Input, _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// `token`: the token that `i` begins with, and its length in bytes. `i` begins with no blank (no
/// no-break space either); with an empty one the length is 0. `fresh_line` says that it is in
/// column 1.
///
/// Tag pairs are not among these: see [`read_tag`] and [`begins_tag_pair`].
pub(crate) fn token(i: &[u8], fresh_line: bool) -> (ItemKind, usize) {
    let found = match i.first() {
        Some(b'0'..=b'9') => digit_token(i),
        Some(b'{' | b'}' | b';' | b'[' | b']') => return text_token(i),
        Some(b'%') if fresh_line => take(escape(i), ItemKind::Escape),
        Some(b'(') => bracket_token(i),
        Some(b')') => Some((&i[1..], ItemKind::VariationClose)),
        Some(b'$') => take(nag(i), ItemKind::Nag),
        Some(b'*') => result_token(i),
        Some(b',') => Some((&i[1..], ItemKind::Punctuation)),
        Some(b'<') => angle_token(i),
        Some(b'.') => dots_token(i),
        Some(b'!' | b'?' | b'+' | b'-' | b'=' | b'#' | b'N') => mark_token(i),
        Some(0..=0x1F | 0x7F) => take(control(i), ItemKind::Control),
        Some(0x80..) => foreign_token(i),
        _ => None,
    };
    match found.or_else(|| take(word(i), ItemKind::Word)) {
        Some((rest, kind)) => (kind, i.len() - rest.len()),
        None => (ItemKind::Word, i.len().min(1)),
    }
}

type Found<'a> = Option<(&'a [u8], ItemKind)>;

/// A production's success as a token of this kind.
fn take<T>(outcome: nom::IResult<&[u8], T, Fault>, kind: ItemKind) -> Found<'_> {
    outcome.ok().map(|(rest, _)| (rest, kind))
}

fn result_token(i: &[u8]) -> Found<'_> {
    let (rest, (outcome, canonical)) = result(i).ok()?;
    Some((rest, ItemKind::Result { outcome, canonical }))
}

/// A result before a number, castling before number 0, a number before a word.
fn digit_token(i: &[u8]) -> Found<'_> {
    let one_digit = !matches!(i.get(1), Some(b'0'..=b'9'));
    let score = match i.first() {
        Some(b'0' | b'1') if one_digit => result_token(i),
        _ => None,
    };
    score
        .or_else(|| take(zero_castling(i), ItemKind::Word))
        .or_else(|| {
            let (rest, style) = move_number(i).ok()?;
            Some((rest, ItemKind::MoveNumber(style)))
        })
}

/// Braces, `;` and square brackets.
fn text_token(i: &[u8]) -> (ItemKind, usize) {
    let bad = |expected, length| (ItemKind::Bad(expected), length);
    let whole = |rest: &[u8], kind| (kind, i.len() - rest.len());
    match i.first() {
        Some(b'{') => match comment(i) {
            Ok((rest, _)) => whole(rest, ItemKind::Comment),
            Err(_) => bad(Expected::CommentClose, trim_end(i).len()),
        },
        Some(b';') => match line_comment(i) {
            Ok((rest, _)) => whole(rest, ItemKind::LineComment),
            Err(_) => bad(Expected::CommentClose, 1),
        },
        Some(b'[') => square_bracket_token(i),
        Some(b']') => bad(Expected::BracketOpen, 1),
        _ => bad(Expected::CommentOpen, 1),
    }
}

fn square_bracket_token(i: &[u8]) -> (ItemKind, usize) {
    let found = mark_sign(i).or_else(|| take(bracketed(i), ItemKind::Bracketed));
    if let Some((rest, kind)) = found {
        return (kind, i.len() - rest.len());
    }
    let more = word(&i[1..]).map_or(0, |(_, found)| found.len());
    (ItemKind::Bad(Expected::BracketClose), 1 + more)
}

fn bracket_token(i: &[u8]) -> Found<'_> {
    result_token(i)
        .or_else(|| mark_sign(i))
        .or(Some((&i[1..], ItemKind::VariationOpen)))
}

fn angle_token(i: &[u8]) -> Found<'_> {
    take(break_tag(i), ItemKind::BreakTag)
        .or_else(|| take(null_move(i), ItemKind::Word))
        .or_else(|| match word(&i[1..]) {
            Ok((rest, _)) => Some((rest, ItemKind::Word)),
            Err(_) => Some((&i[1..], ItemKind::Word)),
        })
}

fn dots_token(i: &[u8]) -> Found<'_> {
    take(dots(i), ItemKind::MoveNumber(NumberStyle::DotsOnly))
}

fn mark_sign(i: &[u8]) -> Found<'_> {
    let (rest, mark) = mark(i).ok()?;
    Some((rest, ItemKind::Mark(mark)))
}

fn mark_token(i: &[u8]) -> Found<'_> {
    mark_sign(i).or_else(|| take(check_mark(i), ItemKind::Mark(Mark::Check)))
}

/// A token that begins with a byte beyond ASCII.
fn foreign_token(i: &[u8]) -> Found<'_> {
    take(control(i), ItemKind::Control)
        .or_else(|| dots_token(i))
        .or_else(|| result_token(i))
        .or_else(|| mark_token(i))
}
