//! Terminators: results in every spelling that is read.

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::combinator::{opt, value, verify};
use nom::sequence::{delimited, preceded};
use nom::{IResult, Parser};

use super::Fault;
use super::blank::is_token_end;
use crate::pgn::result::Outcome;
use crate::pgn::text::first_char;

/// `result`: a terminator, and whether it is spelled as PGN standard 8.2.6 has it.
pub(crate) fn result(i: &[u8]) -> IResult<&[u8], (Outcome, bool), Fault> {
    let (rest, outcome) = match i {
        [b'*', rest @ ..] => return Ok((rest, (Outcome::Unfinished, true))),
        // Nearly all others are one of these.
        [b'1', b'-', b'0', rest @ ..] if is_token_end(rest) => {
            return Ok((rest, (Outcome::WhiteWins, true)));
        }
        [b'0', b'-', b'1', rest @ ..] if is_token_end(rest) => {
            return Ok((rest, (Outcome::BlackWins, true)));
        }
        [b'1', b'/', b'2', b'-', b'1', b'/', b'2', rest @ ..] if is_token_end(rest) => {
            return Ok((rest, (Outcome::Draw, true)));
        }
        [b'(', ..] => in_brackets(i)?,
        _ => score(i)?,
    };
    if rest.len() == i.len() || !is_token_end(rest) {
        return Err(Fault::ERROR);
    }
    let spelling = &i[..i.len() - rest.len()];
    let canonical = spelling == outcome.canonical().as_bytes();
    Ok((rest, (outcome, canonical)))
}

/// `double_forfeit`: `0-0` as the value of the Result tag, or as the terminator of such a game.
pub(crate) fn double_forfeit(i: &[u8]) -> IResult<&[u8], (), Fault> {
    let (rest, _) = (tag(&b"0"[..]), dash, tag(&b"0"[..])).parse_complete(i)?;
    if is_token_end(rest) {
        Ok((rest, ()))
    } else {
        Err(Fault::ERROR)
    }
}

/// `bracketed_result`: `(1-0)`, `(*)`.
fn in_brackets(i: &[u8]) -> IResult<&[u8], Outcome, Fault> {
    let star = value(Outcome::Unfinished, tag(&b"*"[..]));
    delimited(tag(&b"("[..]), alt((star, score)), tag(&b")"[..])).parse_complete(i)
}

/// `score`: `1-0`, `0-1`, or a half, once or twice.
pub(crate) fn score(i: &[u8]) -> IResult<&[u8], Outcome, Fault> {
    let white = value(Outcome::WhiteWins, (tag(&b"1"[..]), dash, tag(&b"0"[..])));
    let black = value(Outcome::BlackWins, (tag(&b"0"[..]), dash, tag(&b"1"[..])));
    let draw = value(Outcome::Draw, (half, opt(preceded(dash, half))));
    alt((draw, white, black)).parse_complete(i)
}

/// `half`: `1/2`, `½`, `0,5`, `0.5`.
pub(crate) fn half(i: &[u8]) -> IResult<&[u8], (), Fault> {
    let glyph = verify(character, |&found: &char| found == '½');
    alt((
        value(
            (),
            alt((tag(&b"1/2"[..]), tag(&b"0,5"[..]), tag(&b"0.5"[..]))),
        ),
        value((), glyph),
    ))
    .parse_complete(i)
}

/// `dash`: a hyphen, U+2010 to U+2013, a minus sign, or Windows-1252's en dash and em dash.
pub(crate) fn dash(i: &[u8]) -> IResult<&[u8], (), Fault> {
    value((), verify(character, |&found: &char| is_dash(found))).parse_complete(i)
}

/// Whether a character is read as a hyphen.
const fn is_dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2014}' | '\u{2212}')
}

fn character(i: &[u8]) -> IResult<&[u8], char, Fault> {
    match first_char(i) {
        Some((found, length)) => Ok((&i[length..], found)),
        None => Err(Fault::ERROR),
    }
}
