//! Words: moves with all that is glued to them, and what joins them after a blank.

use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case, take_while};
use nom::combinator::{opt, recognize, verify};
use nom::{IResult, Parser};

use super::Fault;
use super::blank::{blank, control, is_token_end, no_break_space, skip_blanks};
use super::result::dash;
use crate::pgn::text::first_char;

/// Which bytes a word is made of; above ASCII it depends on the character.
const WORD_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0x21;
    while byte < 0x7F {
        table[byte] = !matches!(
            byte as u8,
            b'(' | b')' | b'{' | b'}' | b'[' | b']' | b';' | b'$' | b'<' | b'*' | b','
        );
        byte += 1;
    }
    table
};

/// Whether this ASCII byte may be in a word.
pub(crate) const fn is_word_byte(byte: u8) -> bool {
    WORD_BYTES[byte as usize]
}

/// `word`: everything up to a blank or a delimiter. Brackets that belong to a move are in it:
/// `e8(D)`, `T(f)d1`, `exd6(e.p.)`. Dots at its end are not, but for those of `e.p.`.
pub(crate) fn word(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let length = i
        .iter()
        .take_while(|&&byte| WORD_BYTES[usize::from(byte)])
        .count();
    let length = match i.get(length) {
        Some(b'(' | 0x80..) => rest_of_word(i, length),
        _ => length,
    };
    let length = if length > 0 && i[length - 1] == b'.' {
        without_dots(&i[..length])
    } else {
        length
    };
    if length == 0 {
        return Err(Fault::ERROR);
    }
    Ok((&i[length..], &i[..length]))
}

/// The length of the word that goes on at `length`, with a character beyond ASCII or a bracket.
fn rest_of_word(i: &[u8], mut length: usize) -> usize {
    loop {
        let rest = &i[length..];
        let more = match first_char(rest) {
            Some((byte, _)) if byte.is_ascii() && is_word_byte(byte as u8) => 1,
            Some(('(', _)) => move_bracket(&i[..length], rest),
            Some((character, size)) if !character.is_ascii() => {
                let ends = character == '…' || no_break_space(rest).is_ok();
                if ends || control(rest).is_ok() {
                    0
                } else {
                    size
                }
            }
            _ => 0,
        };
        if more == 0 {
            return length;
        }
        length += more;
    }
}

/// The length of a bracket in `rest` that is part of the move before it; 0 if it is not.
fn move_bracket(before: &[u8], rest: &[u8]) -> usize {
    if let Ok((after, _)) = en_passant_bracket(rest) {
        return rest.len() - after.len();
    }
    // What is said of the square of departure, behind a piece's letter.
    let is_letter_alone =
        first_char(before).is_some_and(|(letter, len)| is_letter(letter) && len == before.len());
    match rest {
        [_, b'a'..=b'h' | b'1'..=b'8', b')', ..] if is_letter_alone => return 3,
        [_, b'a'..=b'h', b'1'..=b'8', b')', ..] if is_letter_alone => return 4,
        _ => {}
    }
    // What a pawn becomes, behind the last rank.
    let promotes = matches!(before, [.., b'1' | b'8'] | [.., b'1' | b'8', b'=']);
    match first_char(&rest[1..]) {
        Some((piece, size))
            if promotes && is_letter(piece) && rest.get(1 + size) == Some(&b')') =>
        {
            size + 2
        }
        _ => 0,
    }
}

/// A letter of any script, or a figurine.
fn is_letter(character: char) -> bool {
    character.is_alphabetic() || matches!(character, '\u{2654}'..='\u{265F}')
}

/// The length without dots at the end, unless they are those of `e.p.`.
fn without_dots(word: &[u8]) -> usize {
    let tail = &word[word.len().saturating_sub(4)..];
    let keeps = tail.eq_ignore_ascii_case(b"e.p.")
        || tail.len() >= 3 && tail[tail.len() - 3..].eq_ignore_ascii_case(b"ep.");
    if keeps {
        return word.len();
    }
    word.len() - word.iter().rev().take_while(|&&byte| byte == b'.').count()
}

/// `en_passant_bracket`: `(e.p.)`, `(ep)`.
pub(crate) fn en_passant_bracket(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let inside = take_while(|byte: u8| matches!(byte, b'e' | b'E' | b'p' | b'P' | b'.'));
    let en_passant = verify(inside, is_en_passant);
    recognize((tag(&b"("[..]), en_passant, tag(&b")"[..]))).parse_complete(i)
}

fn is_en_passant(text: &[u8]) -> bool {
    [&b"e.p."[..], b"e.p", b"ep.", b"ep"]
        .iter()
        .any(|form| text.eq_ignore_ascii_case(form))
}

/// `spaced_en_passant`: `e. p.`, the only suffix in two words.
pub(crate) fn spaced_en_passant(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let dot = |i| opt(tag::<_, _, Fault>(&b"."[..])).parse_complete(i);
    let letters = (
        tag_no_case(&b"e"[..]),
        dot,
        blank,
        tag_no_case(&b"p"[..]),
        dot,
    );
    let (rest, found) = recognize(letters).parse_complete(i)?;
    if is_token_end(rest) {
        Ok((rest, found))
    } else {
        Err(Fault::ERROR)
    }
}

/// `move_suffix`: a word that belongs to the move before it: `e.p.`, `mate`, `xeque`, `ch`, with
/// marks behind it.
pub(crate) fn move_suffix(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    alt((spaced_en_passant, verify(word, is_move_suffix))).parse_complete(i)
}

/// Whether a word may be a suffix, by its last byte alone: a quick no for nearly all moves,
/// castling among them.
#[inline]
pub(crate) const fn may_be_suffix(last: u8) -> bool {
    last.is_ascii_alphabetic() && last != b'O'
        || matches!(last, b'.' | b'+' | b'#' | b'!' | b'?' | 0x80..)
}

/// Whether a whole word is a suffix.
fn is_move_suffix(word: &[u8]) -> bool {
    let marks = word
        .iter()
        .rev()
        .take_while(|&&byte| matches!(byte, b'+' | b'#' | b'!' | b'?'))
        .count();
    let plain = &word[..word.len() - marks];
    is_en_passant(plain)
        || [&b"mate"[..], b"xeque-mate", b"xeque", b"ch"]
            .iter()
            .any(|form| plain.eq_ignore_ascii_case(form))
}

/// `check_mark`: a check or mate mark by itself, with `!` and `?` behind it: `#`, `++!`, `†`.
pub(crate) fn check_mark(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let mut length = 0;
    while let Some(('+' | '#' | '†' | '‡', size)) = first_char(&i[length..]) {
        length += size;
    }
    let marks = i[length..]
        .iter()
        .take_while(|&&byte| matches!(byte, b'!' | b'?'));
    let end = length + marks.count();
    if length == 0 || !is_token_end(&i[end..]) {
        return Err(Fault::ERROR);
    }
    Ok((&i[end..], &i[..end]))
}

/// `capture_sign`: `x`, `X`, `:` or `×` by itself before a square: `e5 x f6`. The rest begins with
/// the blanks before the square.
pub(crate) fn capture_sign(i: &[u8]) -> IResult<&[u8], (), Fault> {
    let Some(('x' | 'X' | ':' | '×', size)) = first_char(i) else {
        return Err(Fault::ERROR);
    };
    let rest = &i[size..];
    if is_before_square(rest) {
        Ok((rest, ()))
    } else {
        Err(Fault::ERROR)
    }
}

/// Whether blanks and a square come next.
fn is_before_square(i: &[u8]) -> bool {
    let square = skip_blanks(i);
    square.len() < i.len() && matches!(square, [b'a'..=b'h', b'1'..=b'8', ..])
}

/// Whether a word ends in a capture whose square is the next word: `e5x f6`.
pub(crate) fn is_cut_capture(word: &[u8], rest: &[u8]) -> bool {
    let sign = word.ends_with(b"x") || word.ends_with(b"X") || word.ends_with("×".as_bytes());
    sign && word.len() > 1 && is_before_square(rest)
}

/// `null_move`: `<>`. The others, `--` and `Z0`, are words as they stand.
pub(crate) fn null_move(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    tag(&b"<>"[..]).parse_complete(i)
}

/// `zero_castling`: castling that begins with a digit: `0-0`, `0–0–0`, `000`.
pub(crate) fn zero_castling(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    if i.first() != Some(&b'0') {
        return Err(Fault::ERROR);
    }
    verify(word, castles).parse_complete(i)
}

/// Whether a word begins as castling does: two or three of one of `O o 0`, dashes between or not.
fn castles(word: &[u8]) -> bool {
    let Some((&letter @ (b'O' | b'o' | b'0'), mut rest)) = word.split_first() else {
        return false;
    };
    for wings in 0..3 {
        let next = dash(rest).map_or(rest, |(after, ())| after);
        match next.split_first() {
            Some((&again, after)) if again == letter => rest = after,
            _ => return wings > 0 && !rest.first().is_some_and(u8::is_ascii_alphanumeric),
        }
    }
    false
}

/// Whether what comes next has the shape of a move in some language: a square with little before
/// it, a pawn's `dxc`, castling or a null move. It decides where a game without tags begins
/// and whether `12)` is a number; whether a word *is* a move is not decided here.
pub(crate) fn is_move_like(i: &[u8]) -> bool {
    if null_move(i).is_ok()
        || tag_no_case::<_, _, Fault>(&b"Z0"[..])
            .parse_complete(i)
            .is_ok()
    {
        return true;
    }
    let Ok((_, word)) = word(i) else {
        return false;
    };
    word.starts_with(b"--") || castles(word) || has_square_early(word) || captures_file(word)
}

/// Whether a square comes behind at most one letter of a piece (two of another script) and what
/// else may stand before the square of arrival.
fn has_square_early(word: &[u8]) -> bool {
    let mut rest = word;
    let mut letters = 0;
    for _ in 0..8 {
        let Some((character, size)) = first_char(rest) else {
            return false;
        };
        rest = &rest[size..];
        match character {
            'a'..='h' | 'ç' if matches!(rest.first(), Some(b'1'..=b'8')) => return true,
            'a'..='h' | 'ç' | '1'..='8' | 'x' | 'X' | ':' | '×' | '(' | ')' | '@' => {}
            _ if is_letter(character) => letters += if character.is_ascii() { 2 } else { 1 },
            _ if dash(&word[word.len() - rest.len() - size..]).is_ok() => {}
            _ => return false,
        }
        if letters > 2 {
            return false;
        }
    }
    false
}

/// A pawn's capture by files: `dxc`.
fn captures_file(word: &[u8]) -> bool {
    matches!(word, [b'a'..=b'h', b'x' | b'X' | b':', b'a'..=b'h', rest @ ..]
        if !rest.first().is_some_and(u8::is_ascii_alphanumeric))
}
