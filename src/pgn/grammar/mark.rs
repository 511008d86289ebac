//! Annotations that stand by themselves, and NAGs.

use nom::branch::alt;
use nom::bytes::complete::{tag, take, take_while, take_while1};
use nom::character::complete::{digit1, one_of};
use nom::combinator::{opt, recognize, value};
use nom::sequence::preceded;
use nom::{IResult, Parser};

use super::Fault;
use super::blank::is_token_end;
use super::result::dash;
use crate::pgn::item::Mark;
use crate::pgn::nag;

/// `nag`: `$` and digits, or a bare `$` (PGN standard 8.2.4).
pub(crate) fn nag(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let digits = take_while(|byte: u8| byte.is_ascii_digit());
    recognize((tag(&b"$"[..]), digits)).parse_complete(i)
}

/// `mark`: a sign that stands for a NAG, an odd run of `!` and `?`, or a bare evaluation.
pub(crate) fn mark(i: &[u8]) -> IResult<&[u8], Mark, Fault> {
    alt((exclamations, value(Mark::Evaluation, evaluation), sign)).parse_complete(i)
}

/// `exclamations`: a run of `!` and `?`; it ends where it ends, whatever follows.
pub(crate) fn exclamations(i: &[u8]) -> IResult<&[u8], Mark, Fault> {
    let (rest, run) = take_while1(|byte: u8| matches!(byte, b'!' | b'?')).parse_complete(i)?;
    let mark = match nag::sign_at(run) {
        Some((length, nag)) if length == run.len() => Mark::Nag(nag),
        _ => Mark::Odd,
    };
    Ok((rest, mark))
}

/// `sign`: the longest sign of `grammar/nags.csv`, with nothing glued behind it.
pub(crate) fn sign(i: &[u8]) -> IResult<&[u8], Mark, Fault> {
    let Some((length, nag)) = nag::sign_at(i) else {
        return Err(Fault::ERROR);
    };
    let (rest, _) = take(length).parse_complete(i)?;
    // What closes itself may have anything behind it.
    if is_token_end(rest) || i[length - 1] == b')' || i[length - 1] == b']' {
        Ok((rest, Mark::Nag(nag)))
    } else {
        Err(Fault::ERROR)
    }
}

/// `evaluation`: `+0.30`, `-1,5/18`: sign, digits, a fraction and a depth.
pub(crate) fn evaluation(i: &[u8]) -> IResult<&[u8], (), Fault> {
    let plus = value((), tag(&b"+"[..]));
    let fraction = preceded(one_of(&b".,"[..]), digit1);
    let depth = preceded(tag(&b"/"[..]), digit1);
    let (rest, _) = (alt((plus, dash)), digit1, opt(fraction), opt(depth)).parse_complete(i)?;
    if is_token_end(rest) {
        Ok((rest, ()))
    } else {
        Err(Fault::ERROR)
    }
}
