//! Tag pairs, well formed or not.
//!
//! A tag never goes beyond its line. Where its value ends:
//! - at a quote with `]` behind it (blanks between them allowed); quotes before that are text;
//! - at an escaped quote with `]` behind it, if the line or the next tag comes after that: whoever
//!   wrote `"Open \"]` meant the backslash;
//! - else the tag was left open, and ends at the next `[Event ` or the end of the line. Also at a
//!   `[Event "` before any of the others.

use std::ops::Range;

use nom::bytes::complete::take;
use nom::{IResult, Parser};

use super::Fault;
use super::blank::{line_length, trim_end};
use crate::pgn::boundary::EVENT;
use crate::pgn::tag::TagForm;

/// A tag's parts, as offsets from its `[`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TagParts {
    /// The name, blanks inside it included.
    pub(crate) name: Range<usize>,
    /// The value as it is written, without its quotes.
    pub(crate) value: Range<usize>,
    /// How well it is formed.
    pub(crate) form: TagForm,
}

/// `tag_pair`: `[Name "value"]` and everything malformed that is read as one.
pub(crate) fn tag_pair(i: &[u8]) -> IResult<&[u8], TagParts, Fault> {
    let (length, parts, _) = read_tag(i, None).ok_or(Fault::ERROR)?;
    let (rest, _) = take(length).parse_complete(i)?;
    Ok((rest, parts))
}

/// Reads a tag; its length, its parts, and if it was left open the offset of its line's end.
///
/// `open_line`: the offset of the line's end, if another tag of the line was left open there: then
/// nothing closes this one either, and looking again would make a line full of open tags
/// quadratic.
pub(crate) fn read_tag(
    i: &[u8],
    open_line: Option<usize>,
) -> Option<(usize, TagParts, Option<usize>)> {
    let name_start = 1 + blanks(i.get(1..)?);
    let name_end = name_start
        + i[name_start..]
            .iter()
            .take_while(|&&b| is_name_byte(b))
            .count();
    if i.first() != Some(&b'[') || name_end == name_start {
        return None;
    }
    let after = name_end + blanks(&i[name_end..]);
    let name = name_start..name_end;
    match i.get(after) {
        Some(b'"') => Some(quoted(i, name, after + 1, open_line)),
        Some(b']') => {
            let form = TagForm::NoValue;
            Some((
                after + 1,
                TagParts {
                    name,
                    value: after..after,
                    form,
                },
                None,
            ))
        }
        _ => Some(unquoted(i, name, after, open_line)),
    }
}

/// Whether a tag pair begins here: `[`, a name and a quote. In movetext nothing else is one.
pub(crate) fn begins_tag_pair(i: &[u8]) -> bool {
    let Some((b'[', inner)) = i.split_first() else {
        return false;
    };
    let name = &inner[blanks(inner)..];
    let length = name.iter().take_while(|&&byte| is_of_name(byte)).count();
    let after = &name[length..];
    length > 0 && after.get(blanks(after)) == Some(&b'"')
}

/// Whether a tag, well formed or not, may begin here: `[` and a name's first letter.
pub(crate) fn may_begin_tag(i: &[u8]) -> bool {
    let Some((b'[', inner)) = i.split_first() else {
        return false;
    };
    begins_name(&inner[blanks(inner)..])
}

/// Whether the first letter of a name comes next.
pub(crate) fn begins_name(i: &[u8]) -> bool {
    i.first().is_some_and(|&byte| is_of_name(byte))
}

/// Whether a byte is one that the standard has in names (8.1).
pub(crate) const fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

const fn is_name_byte(byte: u8) -> bool {
    !matches!(byte, 0..=0x20 | b'"' | b'[' | b']')
}

/// How many spaces and tabs it begins with.
fn blanks(i: &[u8]) -> usize {
    i.iter()
        .take_while(|&&byte| byte == b' ' || byte == b'\t')
        .count()
}

/// Whether `]` follows, blanks before it or not: the offset behind it.
fn closes(i: &[u8], at: usize) -> Option<usize> {
    let bracket = at + blanks(i.get(at..)?);
    (i.get(bracket) == Some(&b']')).then_some(bracket + 1)
}

/// A value that begins behind a quote, at `start`.
fn quoted(
    i: &[u8],
    name: Range<usize>,
    start: usize,
    open_line: Option<usize>,
) -> (usize, TagParts, Option<usize>) {
    if let Some(line) = open_line {
        return left_open(i, name, start, line);
    }
    let parts = |name, end, form| TagParts {
        name,
        value: start..end,
        form,
    };
    let mut form = TagForm::Quoted;
    let mut at = start;
    while let Some(&byte) = i.get(at) {
        match byte {
            b'"' => {
                if let Some(end) = closes(i, at + 1) {
                    return (end, parts(name, at, form), None);
                }
                form = TagForm::InnerQuote;
            }
            b'\\' if matches!(i.get(at + 1), Some(b'"' | b'\\')) => {
                if let Some(end) = backslash_closes(i, at + 1) {
                    return (end, parts(name, at + 1, TagForm::BackslashClose), None);
                }
                at += 1;
            }
            b'[' if begins_event(&i[at..]) => {
                let (length, parts) = open_tag(i, name, start, at);
                return (length, parts, None);
            }
            b'\n' | b'\r' => break,
            _ => {}
        }
        at += 1;
    }
    left_open(i, name, start, at)
}

/// Whether the escaped quote at `at` was meant to close the value.
fn backslash_closes(i: &[u8], at: usize) -> Option<usize> {
    if i[at] != b'"' {
        return None;
    }
    let end = closes(i, at + 1)?;
    let after = end + blanks(&i[end..]);
    matches!(i.get(after), None | Some(b'\n' | b'\r' | b'[')).then_some(end)
}

/// `[Event "`: no value holds that; a game begins.
fn begins_event(i: &[u8]) -> bool {
    i.strip_prefix(EVENT)
        .is_some_and(|rest| rest.get(blanks(rest)) == Some(&b'"'))
}

/// A name with something behind it that is no quote: an unquoted value, or more of the name.
fn unquoted(
    i: &[u8],
    name: Range<usize>,
    start: usize,
    open_line: Option<usize>,
) -> (usize, TagParts, Option<usize>) {
    let mut at = start;
    while let Some(&byte) = i.get(at) {
        match byte {
            b']' => {
                let value = start..start + trim_end(&i[start..at]).len();
                return (
                    at + 1,
                    TagParts {
                        name,
                        value,
                        form: TagForm::Unquoted,
                    },
                    None,
                );
            }
            b'"' => {
                let longer = name.start..trim_end(&i[..at]).len();
                let (end, mut parts, open) = quoted(i, longer, at + 1, open_line);
                if parts.form != TagForm::Open {
                    parts.form = TagForm::BlankInName;
                }
                return (end, parts, open);
            }
            b'[' if i[at..].starts_with(EVENT) => break,
            b'\n' | b'\r' => break,
            _ => {}
        }
        at += 1;
    }
    let (length, parts) = open_tag(i, name, start, at);
    (length, parts, None)
}

/// A tag that nothing closes on its line, which ends at `line`.
fn left_open(
    i: &[u8],
    name: Range<usize>,
    start: usize,
    line: usize,
) -> (usize, TagParts, Option<usize>) {
    debug_assert!(
        line <= i.len() && line_length(&i[start.min(line)..line]) == line - start.min(line)
    );
    let start = start.min(line);
    let event = memchr::memmem::find(&i[start..line], EVENT);
    let end = event.map_or(line, |found| start + found);
    let (length, parts) = open_tag(i, name, start, end);
    (length, parts, Some(line))
}

/// A tag left open that reaches to `end`, blanks before that not counted: its length and parts.
/// Its value is without what little of a close it has.
fn open_tag(i: &[u8], name: Range<usize>, start: usize, end: usize) -> (usize, TagParts) {
    let length = trim_end(&i[..end]).len();
    let start = start.min(length);
    let mut value = &i[start..length];
    value = trim_end(value.strip_suffix(b"]").unwrap_or(value));
    value = value.strip_suffix(b"\"").unwrap_or(value);
    let value = start..start + value.len();
    let form = TagForm::Open;
    (length, TagParts { name, value, form })
}
