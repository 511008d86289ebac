//! Move numbers in every style.

use nom::bytes::complete::take_while1;
use nom::{IResult, Parser};

use super::Fault;
use super::blank::{is_token_end, skip_blanks};
use super::result::dash;
use super::word::is_move_like;
use crate::pgn::item::NumberStyle;
use crate::pgn::text::first_char;

/// `move_number`: digits, and what marks them as a number. Dots behind a blank (`1. ...`) are
/// `dots` of their own; whoever reads the game joins them.
#[inline]
pub(crate) fn move_number(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    // Nearly every number of nearly every file.
    match i {
        [b'0'..=b'9', b'.', next, ..] if *next != b'.' => Ok((&i[2..], NumberStyle::Dot)),
        [b'0'..=b'9', b'0'..=b'9', b'.', next, ..] if *next != b'.' => {
            Ok((&i[3..], NumberStyle::Dot))
        }
        _ => any_number(i),
    }
}

/// [`move_number`] in any style.
#[inline(never)]
fn any_number(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    let (rest, _) = take_while1(|byte: u8| byte.is_ascii_digit()).parse_complete(i)?;
    match rest {
        [b'.', ..] => dots(rest),
        [b')', ..] => bracketed(rest),
        _ if matches!(first_char(rest), Some(('…', _))) => dots(rest),
        _ => dashed(rest).or_else(|_| bare(rest)),
    }
}

/// `dots`: a run of dots, or ellipses, with what they make of the number before them.
pub(crate) fn dots(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    let count = i.iter().take_while(|&&byte| byte == b'.').count();
    let style = match count {
        0 => return ellipsis(i),
        1 => NumberStyle::Dot,
        3 => NumberStyle::Dots,
        _ => NumberStyle::OddDots,
    };
    Ok((&i[count..], style))
}

/// `…`
fn ellipsis(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    match first_char(i) {
        Some(('…', size)) => Ok((&i[size..], NumberStyle::Ellipsis)),
        _ => Err(Fault::ERROR),
    }
}

/// `)` and perhaps dots, before a move.
fn bracketed(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    let after = &i[1..];
    let rest = dots(after).map_or(after, |(rest, _)| rest);
    if is_move_like(skip_blanks(rest)) {
        Ok((rest, NumberStyle::Bracket))
    } else {
        bare(i)
    }
}

/// A dash before a move, blanks around it or not.
fn dashed(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    let (rest, ()) = dash(skip_blanks(i))?;
    if is_move_like(skip_blanks(rest)) {
        Ok((rest, NumberStyle::Dash))
    } else {
        Err(Fault::ERROR)
    }
}

/// Nothing: a delimiter or a move comes next.
fn bare(i: &[u8]) -> IResult<&[u8], NumberStyle, Fault> {
    if is_token_end(i) || is_move_like(i) {
        Ok((i, NumberStyle::Bare))
    } else {
        Err(Fault::ERROR)
    }
}
