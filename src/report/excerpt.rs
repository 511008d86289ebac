//! The piece of a line that a finding shows.

use std::ops::Range;

use crate::report::{Charset, Lines};
use crate::span::Span;

/// A line cropped around a token, as it is in the file: control characters and all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Excerpt {
    /// The text of the window, decoded, without a line end.
    pub text: String,
    /// The token in it, in bytes of `text`; to the end of the line if it goes on behind it, empty
    /// where something is missing.
    pub token: Range<usize>,
    /// Whether the line has more to the left.
    pub cut_left: bool,
    /// Whether the line has more to the right.
    pub cut_right: bool,
}

/// Characters in a window.
const WIDTH: usize = 100;
/// Characters of a token that are shown at most.
const TOKEN: usize = 60;
/// How far a cut moves towards the token so as not to go through a word.
const WORD: usize = 12;

impl Excerpt {
    /// The window around `span` in the line where it begins.
    #[must_use]
    pub fn new(lines: &mut Lines<'_>, span: Span, charset: Charset) -> Self {
        let line = lines.line(span.start);
        let bytes = lines.bytes();
        // Four bytes hold any character, so these slices hold at least a window.
        let reach = 4 * WIDTH as u32;
        let at = span.start.clamp(line.start, line.end);
        let from = boundary(bytes, line.start.max(at.saturating_sub(reach)), charset);
        let end = line.end.min(at + reach);
        let token_end = span.end.clamp(at, end);
        let decode = |from: u32, to: u32| -> Vec<char> {
            let slice = &bytes[from.min(to) as usize..to as usize];
            charset.decode(slice).chars().collect()
        };
        let left = decode(from, at);
        let token = decode(at, token_end);
        let right = decode(token_end, end);
        let more = (
            from > line.start || lines.begins_before(span.start),
            end < line.end,
        );
        Self::window(&left, &token, &right, more)
    }

    fn window(left: &[char], token: &[char], right: &[char], more: (bool, bool)) -> Self {
        let whole = left.len() + token.len() + right.len() <= WIDTH && more == (false, false);
        let shown = if whole {
            token
        } else {
            &token[..token.len().min(TOKEN)]
        };
        let room = WIDTH.saturating_sub(shown.len());
        let (before, after) = if whole {
            (left.len(), right.len())
        } else if shown.len() < token.len() {
            (left.len().min(room), 0)
        } else {
            let after = right.len().min(room - left.len().min(room / 2));
            (left.len().min(room - after), after)
        };
        let cut_left = more.0 || before < left.len();
        let cut_right = more.1 || after < right.len() || shown.len() < token.len();
        let mut head = &left[left.len() - before..];
        let mut tail = &right[..after];
        if cut_left {
            head = &head[next_word(head)..];
        }
        if cut_right {
            tail = &tail[..last_word(tail)];
        }
        let mut text: String = head.iter().collect();
        let start = text.len();
        text.extend(shown);
        let token = start..text.len();
        text.extend(tail);
        Self {
            text,
            token,
            cut_left,
            cut_right,
        }
    }
}

/// The next offset at which a character begins.
fn boundary(bytes: &[u8], mut at: u32, charset: Charset) -> u32 {
    if charset == Charset::Utf8 {
        // Three bytes at most continue a character; more are no UTF-8 and stand for themselves.
        for _ in 0..3 {
            match bytes.get(at as usize) {
                Some(byte) if byte & 0xc0 == 0x80 => at += 1,
                _ => break,
            }
        }
    }
    at
}

/// How many characters to leave out so that the text begins with a word.
fn next_word(text: &[char]) -> usize {
    text.iter()
        .take(WORD)
        .position(|character| *character == ' ')
        .map_or(0, |blank| blank + 1)
}

/// How many characters to keep so that the text ends with a word.
fn last_word(text: &[char]) -> usize {
    text.iter()
        .rev()
        .take(WORD)
        .position(|character| *character == ' ')
        .map_or(text.len(), |blank| text.len() - blank - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(text: &[u8], start: u32, end: u32, charset: Charset) -> Excerpt {
        Excerpt::new(&mut Lines::new(text), Span::new(start, end), charset)
    }

    #[test]
    fn a_short_line_is_shown_whole() {
        let shown = excerpt("[A]\n7. 0-0 Cdç2 *\r\n".as_bytes(), 11, 16, Charset::Utf8);
        assert_eq!(shown.text, "7. 0-0 Cdç2 *");
        assert_eq!(&shown.text[shown.token], "Cdç2");
        assert!(!shown.cut_left && !shown.cut_right);
    }

    #[test]
    fn a_long_line_is_cut_between_words_on_both_sides() {
        let text = format!("{}Cd2{}", "é4 e5 ".repeat(9000), " h3 h6".repeat(9000));
        let start = text.find("Cd2").expect("there") as u32;
        let shown = excerpt(text.as_bytes(), start, start + 3, Charset::Utf8);
        let width = shown.text.chars().count();
        assert!((85..=WIDTH).contains(&width), "{width}");
        assert_eq!(&shown.text[shown.token.clone()], "Cd2");
        assert!(shown.cut_left && shown.cut_right);
        assert!(shown.text.starts_with("é4") || shown.text.starts_with("e5"));
        assert!(shown.text.ends_with("h3") || shown.text.ends_with("h6"));
    }

    #[test]
    fn a_long_token_is_cut_itself() {
        let shown = excerpt(&[b'x'; 5000], 0, 5000, Charset::Utf8);
        assert_eq!((shown.token, shown.cut_left), (0..TOKEN, false));
        assert!(shown.cut_right);
    }

    #[test]
    fn what_is_missing_at_the_end_of_the_file_has_a_place() {
        let shown = excerpt(b"1. e4 e5\n", 9, 9, Charset::Utf8);
        assert_eq!((shown.text.as_str(), shown.token), ("", 0..0));
        let shown = excerpt(b"1. e4 e5", 8, 8, Charset::Utf8);
        assert_eq!((shown.text.as_str(), shown.token), ("1. e4 e5", 8..8));
    }

    #[test]
    fn a_span_over_several_lines_is_marked_to_the_end_of_the_first() {
        let shown = excerpt(b"1. e4 {so\nto\nsay", 6, 16, Charset::Utf8);
        assert_eq!((shown.text.as_str(), shown.token), ("1. e4 {so", 6..9));
        assert!(!shown.cut_right);
    }

    #[test]
    fn bytes_that_are_no_utf8_do_not_break_it() {
        let text = [0xa3_u8; 4000];
        let shown = excerpt(&text, 2000, 2001, Charset::Utf8);
        assert!(shown.text.chars().count() <= WIDTH);
        let shown = excerpt(&text, 2000, 2001, Charset::Windows1252);
        assert_eq!(&shown.text[shown.token], "£");
    }
}
