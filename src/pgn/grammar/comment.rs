//! Comments, escapes, brackets: what holds free text.

use nom::bytes::complete::{tag, tag_no_case, take, take_until, take_while};
use nom::combinator::recognize;
use nom::{IResult, Parser};

use super::Fault;
use super::blank::line_length;

/// `comment`: `{`, to the first `}`. Comments do not nest (PGN standard 5).
pub(crate) fn comment(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    recognize((tag(&b"{"[..]), take_until(&b"}"[..]), tag(&b"}"[..]))).parse_complete(i)
}

/// `plain_comment`: a comment with no `{` in it. One search finds either brace, so that the common
/// comment needs no second one for a `{`.
pub(crate) fn plain_comment(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let Some((b'{', inner)) = i.split_first() else {
        return Err(Fault::ERROR);
    };
    match memchr::memchr2(b'{', b'}', inner) {
        Some(end) if inner[end] == b'}' => take(end + 2).parse_complete(i),
        _ => Err(Fault::ERROR),
    }
}

/// `nested_rest`: what follows a comment that holds a `{` itself, up to the `}` that was meant to
/// close it: one `}` for each `{` too many, if no other comment begins before.
pub(crate) fn nested_rest<'a>(inner: &[u8], i: &'a [u8]) -> IResult<&'a [u8], &'a [u8], Fault> {
    let mut length = 0;
    // The first brace is the comment's own.
    for _ in memchr::memchr_iter(b'{', inner).skip(1) {
        match memchr::memchr2(b'{', b'}', &i[length..]) {
            Some(found) if i[length + found] == b'}' => length += found + 1,
            _ => break,
        }
    }
    if length == 0 {
        return Err(Fault::ERROR);
    }
    take(length).parse_complete(i)
}

/// `line_comment`: `;`, to the end of the line.
pub(crate) fn line_comment(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    recognize((tag(&b";"[..]), rest_of_line)).parse_complete(i)
}

/// `escape`: `%`, to the end of the line. The caller knows that it is in column 1.
pub(crate) fn escape(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    recognize((tag(&b"%"[..]), rest_of_line)).parse_complete(i)
}

/// `bracketed`: `[…]` on one line, with no other `[` in it.
pub(crate) fn bracketed(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let inner = take_while(|byte: u8| !matches!(byte, b'[' | b']' | b'\n' | b'\r'));
    recognize((tag(&b"["[..]), inner, tag(&b"]"[..]))).parse_complete(i)
}

/// `break_tag`: `<br>`, `<BR/>`, `<br />`.
pub(crate) fn break_tag(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    let blanks = take_while(|byte: u8| byte == b' ');
    let slash = take_while(|byte: u8| byte == b'/');
    recognize((tag_no_case(&b"<br"[..]), blanks, slash, tag(&b">"[..]))).parse_complete(i)
}

fn rest_of_line(i: &[u8]) -> IResult<&[u8], &[u8], Fault> {
    take(line_length(i)).parse_complete(i)
}
