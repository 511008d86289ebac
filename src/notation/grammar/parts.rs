//! Squares, dashes, blanks and capture signs.

use nom::Parser;
use nom::character::complete::{one_of, satisfy};
use nom::combinator::map_opt;
use nom::multi::many0_count;
use nom::sequence::pair;

use crate::board::{File, Rank, Square};
use crate::notation::Spelling;
use crate::notation::grammar::fault::Parsed;

/// `file`: a small a to h; `ç` for c.
pub(super) fn file(i: &str) -> Parsed<'_, (File, Spelling)> {
    let mut letter = map_opt(satisfy(|c| matches!(c, 'a'..='h' | 'ç')), |c| match c {
        'ç' => Some((File::ALL[2], Spelling::CEDILLA)),
        _ => Some((File::from_letter(c as u8)?, Spelling::NONE)),
    });
    letter.parse_complete(i)
}

/// `rank`: 1 to 8.
pub(super) fn rank(i: &str) -> Parsed<'_, Rank> {
    map_opt(one_of("12345678"), |c| Rank::from_digit(c as u8)).parse_complete(i)
}

/// `square`: a file and a rank.
pub(super) fn square(i: &str) -> Parsed<'_, (Square, Spelling)> {
    let (i, ((file, spelling), rank)) = pair(file, rank).parse_complete(i)?;
    Ok((i, (Square::new(file, rank), spelling)))
}

/// `dash`: a hyphen, or one of those that word processors put for it.
pub(super) fn dash(i: &str) -> Parsed<'_, char> {
    satisfy(|c| matches!(c, '-' | '\u{2010}'..='\u{2013}' | '\u{2212}')).parse_complete(i)
}

/// `blank*`: whether there was one.
pub(super) fn blanks(i: &str) -> Parsed<'_, bool> {
    let (i, count) = many0_count(blank).parse_complete(i)?;
    Ok((i, count > 0))
}

/// `blank`: a blank, a tab, a line end, a no-break space.
pub(super) fn blank(i: &str) -> Parsed<'_, char> {
    one_of(" \t\r\n\u{a0}").parse_complete(i)
}

/// `capture-sign`: a small x, or another sign for it.
pub(super) fn capture_sign(i: &str) -> Parsed<'_, Spelling> {
    let (i, sign) = one_of("xX:×").parse_complete(i)?;
    let spelling = if sign == 'x' {
        Spelling::NONE
    } else {
        Spelling::CAPTURE_SIGN
    };
    Ok((i, spelling))
}

/// `capture`: the sign, maybe between blanks.
pub(super) fn capture(i: &str) -> Parsed<'_, Spelling> {
    let (i, (before, sign, after)) = (blanks, capture_sign, blanks).parse_complete(i)?;
    let blank = if before || after {
        Spelling::BLANK
    } else {
        Spelling::NONE
    };
    Ok((i, sign | blank))
}
