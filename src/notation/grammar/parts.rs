//! Squares, capture signs, dashes and blanks.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while};
use nom::character::complete::one_of;
use nom::combinator::{map_opt, value};
use nom::{IResult, Parser};

use crate::board::{File, Rank, Square};
use crate::notation::Spelling;

/// What a production gives: the rest and its value, and no word on why it did not apply.
pub(super) type Parsed<'a, T> = IResult<&'a str, T, ()>;

/// `file`, with [`Spelling::CEDILLA`] for ç.
pub(super) fn file(i: &str) -> Parsed<'_, (File, Spelling)> {
    alt((
        map_opt(one_of("abcdefgh"), |letter| {
            File::from_letter(letter as u8).map(|file| (file, Spelling::NONE))
        }),
        value((File::ALL[2], Spelling::CEDILLA), tag("ç")),
    ))
    .parse_complete(i)
}

/// `rank`
pub(super) fn rank(i: &str) -> Parsed<'_, Rank> {
    map_opt(one_of("12345678"), |digit| Rank::from_digit(digit as u8)).parse_complete(i)
}

/// `square`
pub(super) fn square(i: &str) -> Parsed<'_, (Square, Spelling)> {
    (file, rank)
        .map(|((file, spelling), rank)| (Square::new(file, rank), spelling))
        .parse_complete(i)
}

/// `dash`: whether it is the hyphen.
pub(super) fn dash(i: &str) -> Parsed<'_, bool> {
    one_of("-\u{2010}\u{2011}\u{2012}\u{2013}\u{2212}")
        .map(|dash| dash == '-')
        .parse_complete(i)
}

/// `blank*`: whether there is one.
pub(super) fn blanks(i: &str) -> Parsed<'_, bool> {
    take_while(|blank| matches!(blank, ' ' | '\t' | '\r' | '\n' | '\u{A0}'))
        .map(|blanks: &str| !blanks.is_empty())
        .parse_complete(i)
}

/// `capture-sign`: canonical or not.
pub(super) fn capture_sign(i: &str) -> Parsed<'_, Spelling> {
    one_of("xX:×")
        .map(|sign| match sign {
            'x' => Spelling::NONE,
            _ => Spelling::CAPTURE_SIGN,
        })
        .parse_complete(i)
}

/// `capture`: a sign with blanks around it.
pub(super) fn capture(i: &str) -> Parsed<'_, Spelling> {
    (blanks, capture_sign, blanks)
        .map(|(before, sign, behind)| sign | Spelling::BLANK.when(before || behind))
        .parse_complete(i)
}
