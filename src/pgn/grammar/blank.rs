//! Blanks, line ends, control characters, and what a token may end at.

use nom::bytes::complete::take_while1;
use nom::{IResult, Parser};

use super::Fault;
use crate::pgn::text::first_char;

/// Whether a byte is one of PGN's blanks: space, tab, LF, CR.
pub(crate) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

/// `blank`: a run of spaces, tabs and line ends.
pub(crate) fn blank(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    take_while1(is_blank).parse_complete(i)
}

/// `no_break_space`: U+00A0, which is read as a blank.
pub(crate) fn no_break_space(i: &[u8]) -> IResult<&[u8], (), Fault> {
    match first_char(i) {
        Some(('\u{A0}', length)) => Ok((&i[length..], ())),
        _ => Err(Fault::ERROR),
    }
}

/// `control`: a run of control characters, U+200B and U+FEFF.
pub(crate) fn control(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let mut length = 0;
    while let Some((character, size)) = first_char(&i[length..]) {
        // A lone byte 81 to 9F is Windows-1252, where it is no control character.
        let is_control = character.is_control() && (character.is_ascii() || size > 1);
        let is_skipped = is_control || matches!(character, '\u{200B}' | '\u{FEFF}');
        if !is_skipped || is_blank(i[length]) {
            break;
        }
        length += size;
    }
    if length == 0 {
        return Err(Fault::ERROR);
    }
    Ok((&i[length..], &i[..length]))
}

/// Without the blanks (no-break spaces too) that it begins with.
pub(crate) fn skip_blanks(mut i: &[u8]) -> &[u8] {
    loop {
        let blanks = i.iter().take_while(|&&byte| is_blank(byte)).count();
        i = &i[blanks..];
        if i.first().is_none_or(u8::is_ascii) {
            return i;
        }
        let Ok((rest, ())) = no_break_space(i) else {
            return i;
        };
        i = rest;
    }
}

/// Without the blanks that it ends with.
pub(crate) fn trim_end(i: &[u8]) -> &[u8] {
    let blanks = i.iter().rev().take_while(|&&byte| is_blank(byte)).count();
    &i[..i.len() - blanks]
}

/// How many of its bytes come before its first line end.
pub(crate) fn line_length(i: &[u8]) -> usize {
    memchr::memchr2(b'\n', b'\r', i).unwrap_or(i.len())
}

/// Whether a run of blanks holds a blank line: two line ends (CRLF is one).
pub(crate) fn has_blank_line(blanks: &[u8]) -> bool {
    let mut ends = 0;
    let mut before = 0;
    for &byte in blanks {
        if byte == b'\r' || (byte == b'\n' && before != b'\r') {
            ends += 1;
        }
        before = byte;
    }
    ends >= 2
}

/// Whether a number, result or mark may end here: at the end, a blank, a delimiter.
pub(crate) fn is_token_end(i: &[u8]) -> bool {
    match i.first() {
        None => true,
        Some(&byte) if byte.is_ascii() => !super::word::is_word_byte(byte),
        Some(_) => no_break_space(i).is_ok() || control(i).is_ok(),
    }
}
