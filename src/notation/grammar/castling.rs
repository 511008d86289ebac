//! Castling and null moves.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::one_of;
use nom::combinator::{map, opt, value};

use crate::board::Wing;
use crate::notation::grammar::fault::Parsed;
use crate::notation::grammar::parts::dash;
use crate::notation::{Spelling, WrittenMove};

/// `null-move`
pub(super) fn null_move(i: &str) -> Parsed<'_, WrittenMove> {
    value(WrittenMove::Null, alt((tag("--"), tag("Z0"), tag("<>")))).parse_complete(i)
}

/// `castling`
pub(super) fn castling(i: &str) -> Parsed<'_, (WrittenMove, Spelling)> {
    alt((
        map(long, |spelling| {
            (WrittenMove::Castle(Wing::Queen), spelling)
        }),
        map(short, |spelling| {
            (WrittenMove::Castle(Wing::King), spelling)
        }),
    ))
    .parse_complete(i)
}

/// `long-castling`
pub(super) fn long(i: &str) -> Parsed<'_, Spelling> {
    let bare = map((letter, letter, letter), |(one, two, three)| {
        one | two | three | Spelling::CASTLING_DASH
    });
    let dashed = map(
        (letter, dash, letter, dash, letter),
        |(one, first, two, second, three)| {
            one | two | three | hyphen(Some(first)) | hyphen(Some(second))
        },
    );
    alt((dashed, bare)).parse_complete(i)
}

/// `short-castling`
pub(super) fn short(i: &str) -> Parsed<'_, Spelling> {
    map((letter, opt(dash), letter), |(one, sign, two)| {
        one | two | hyphen(sign)
    })
    .parse_complete(i)
}

/// `castling-letter`
pub(super) fn letter(i: &str) -> Parsed<'_, Spelling> {
    map(one_of("Oo0"), |letter| match letter {
        '0' => Spelling::CASTLING_ZERO,
        'o' => Spelling::CASTLING_SMALL,
        _ => Spelling::NONE,
    })
    .parse_complete(i)
}

fn hyphen(sign: Option<char>) -> Spelling {
    if sign == Some('-') {
        Spelling::NONE
    } else {
        Spelling::CASTLING_DASH
    }
}
