//! Tag pairs as written, and what their values say.

use std::borrow::Cow;

use memchr::memchr;

use crate::span::Span;

/// One tag pair (PGN standard 8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag {
    /// From `[` to `]`; of a tag left open, to its last byte.
    pub span: Span,
    /// The name, as written. With [`TagForm::BlankInName`] it holds blanks.
    pub name: Span,
    /// The value as written, without its quotes: see [`unescape`]. Empty if there is none.
    pub value: Span,
    /// How well it is formed.
    pub form: TagForm,
}

/// How well a tag pair is formed; of several faults, the one furthest down this list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TagForm {
    /// `[Event "Open"]`
    Quoted,
    /// `[Event "5th "Lab" Cup"]`: [`inner_quote`] finds the place.
    InnerQuote,
    /// `[Event "Open \"]`: the value's last byte is the backslash.
    BackslashClose,
    /// `[WhiteElo 2400]`
    Unquoted,
    /// `[White ACPL "252"]`
    BlankInName,
    /// `[Round]`
    NoValue,
    /// `[Event "Open`: nothing closes it on its line.
    Open,
}

/// A tag's value as text: `\"` is a quote and `\\` a backslash (PGN standard 7); a backslash before
/// anything else is text.
pub fn unescape(value: Cow<'_, str>) -> Cow<'_, str> {
    if memchr(b'\\', value.as_bytes()).is_none() {
        return value;
    }
    let mut text = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match characters.peek() {
            Some(&next @ ('"' | '\\')) if character == '\\' => {
                text.push(next);
                characters.next();
            }
            _ => text.push(character),
        }
    }
    Cow::Owned(text)
}

/// A text as a tag's value is to be written: quotes and backslashes escaped.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['"', '\\']) {
        return Cow::Borrowed(text);
    }
    let mut value = String::with_capacity(text.len() + 2);
    for character in text.chars() {
        if matches!(character, '"' | '\\') {
            value.push('\\');
        }
        value.push(character);
    }
    Cow::Owned(value)
}

/// Offset in a raw value of its first quote that is not escaped.
pub fn inner_quote(value: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(&byte) = value.get(at) {
        match byte {
            b'"' => return Some(at),
            b'\\' if matches!(value.get(at + 1), Some(b'"' | b'\\')) => at += 2,
            _ => at += 1,
        }
    }
    None
}

/// What a tag `WhiteElo` or `BlackElo` says (PGN standard 9.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Elo {
    /// A rating.
    Rated(u16),
    /// `-`
    Unrated,
    /// `?`, or nothing.
    Unknown,
}

impl Elo {
    /// Reads a value; `None` if it is no rating.
    pub fn read(value: &str) -> Option<Self> {
        match value {
            "-" => Some(Self::Unrated),
            "?" | "" => Some(Self::Unknown),
            _ if value.bytes().all(|byte| byte.is_ascii_digit()) => {
                value.parse().ok().map(Self::Rated)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::{Elo, escape, inner_quote, unescape};

    #[test]
    fn escapes_go_both_ways() {
        for (value, text) in [
            (r#"The \"Closed\" Cup \\ A"#, r#"The "Closed" Cup \ A"#),
            (r"plain", "plain"),
            (r"\\", r"\"),
        ] {
            assert_eq!(unescape(Cow::Borrowed(value)), text);
            assert_eq!(escape(text), value);
        }
        // Nothing but a quote or a backslash is escaped.
        assert_eq!(unescape(Cow::Borrowed(r"a\b Open \")), r"a\b Open \");
    }

    #[test]
    fn the_first_bare_quote() {
        assert_eq!(inner_quote(br#"5th "Lab" Cup"#), Some(4));
        assert_eq!(inner_quote(br#"\"a\" \\" b"#), Some(8));
        assert_eq!(inner_quote(br"no"), None);
    }

    #[test]
    fn ratings() {
        assert_eq!(Elo::read("2400"), Some(Elo::Rated(2400)));
        assert_eq!(Elo::read("-"), Some(Elo::Unrated));
        assert_eq!(Elo::read("?"), Some(Elo::Unknown));
        assert_eq!(Elo::read(""), Some(Elo::Unknown));
        assert_eq!(Elo::read("+2400"), None);
        assert_eq!(Elo::read("2400?"), None);
        assert_eq!(Elo::read("999999"), None);
    }
}
