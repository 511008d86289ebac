//! Safe points: where a game must begin, whatever came before.
//!
//! A safe point is the `[` of `[Event ` in column 1 behind a blank line, or at the start of the
//! input (a byte order mark and blank lines may stand before it). A blank line holds only blanks, tabs and CR. LF, CRLF and a lone
//! CR each end a line.
//!
//! The rule is part of the grammar (`safe_point` in `grammar/pgn.ebnf`): a game ends there even
//! inside an open comment or tag, so what lies between two safe points can be read without the
//! rest. That makes it the recovery rule (a missing `}` costs one game) and the place to cut an
//! input into chunks. Each question is one substring search: no comment has to be tracked.

use memchr::memmem;

/// What a safe point begins with.
pub(crate) const EVENT: &[u8] = b"[Event ";

/// The UTF-8 byte order mark, allowed before the first line.
pub(crate) const BOM: &[u8] = b"\xEF\xBB\xBF";

/// Offset of the last safe point in `bytes`; `None` if there is none.
///
/// The start of `bytes` counts as the start of the input, so `Some(0)` (or 3, behind a byte order
/// mark) is possible, and cutting there would gain nothing.
pub fn last_safe_point(bytes: &[u8]) -> Option<usize> {
    memmem::rfind_iter(bytes, EVENT).find(|&at| is_safe_point(bytes, at))
}

/// Offset of the first safe point at or behind `from`; `None` if there is none.
///
/// `bytes` before `from` is looked at for the blank line; its start counts as the start of the
/// input.
pub fn next_safe_point(bytes: &[u8], from: usize) -> Option<usize> {
    memmem::find_iter(bytes.get(from..)?, EVENT)
        .map(|found| from + found)
        .find(|&at| is_safe_point(bytes, at))
}

/// Whether the `[Event ` at `at` stands in column 1 behind a blank line or at the start.
pub(crate) fn is_safe_point(bytes: &[u8], at: usize) -> bool {
    let before = bytes.get(..at).unwrap_or_default();
    let Some(&end) = before.last() else {
        return true;
    };
    if end != b'\n' && end != b'\r' {
        return before == BOM;
    }
    // From the line end back over one line: anything else on it than blanks, and it is not blank.
    let line = strip_line_end(before);
    let blanks = line
        .iter()
        .rev()
        .take_while(|&&byte| byte == b' ' || byte == b'\t')
        .count();
    let line_before = &line[..line.len() - blanks];
    matches!(line_before.last(), None | Some(b'\n' | b'\r')) || line_before == BOM
}

/// Without its last LF, CRLF or CR.
fn strip_line_end(text: &[u8]) -> &[u8] {
    text.strip_suffix(b"\r\n")
        .or_else(|| text.strip_suffix(b"\n"))
        .or_else(|| text.strip_suffix(b"\r"))
        .unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::{last_safe_point, next_safe_point};

    /// Each text with LF, CRLF and CR.
    fn in_every_line_end(text: &str) -> [String; 3] {
        [
            text.to_owned(),
            text.replace('\n', "\r\n"),
            text.replace('\n', "\r"),
        ]
    }

    /// `|` marks the safe points.
    fn check(marked: &str) {
        for marked in in_every_line_end(marked) {
            let text = marked.replace('|', "");
            let wanted: Vec<usize> = marked
                .match_indices('|')
                .enumerate()
                .map(|(nth, (at, _))| at - nth)
                .collect();
            let mut found = Vec::new();
            let mut from = 0;
            while let Some(at) = next_safe_point(text.as_bytes(), from) {
                found.push(at);
                from = at + 1;
            }
            assert_eq!(found, wanted, "{text:?}");
            assert_eq!(
                last_safe_point(text.as_bytes()),
                wanted.last().copied(),
                "{text:?}"
            );
        }
    }

    #[test]
    fn start_of_input() {
        check("|[Event \"a\"]");
        check("\u{FEFF}|[Event \"a\"]");
        check("\n|[Event \"a\"]");
        check("\u{FEFF}\n|[Event \"a\"]");
        check(" \t\n|[Event \"a\"]");
        check("");
        check("\n\n");
    }

    #[test]
    fn behind_a_blank_line_only() {
        check("1. e4 *\n\n|[Event \"a\"]\n\n|[Event \"b\"]");
        check("1. e4 *\n \t \n|[Event \"a\"]");
        check("1. e4 *\n[Event \"a\"]");
        check("1. e4 *\n\n [Event \"a\"]");
        check("1. e4 * [Event \"a\"]");
        check("1. e4 *\n\nx\n[Event \"a\"]");
        check("{ open\n\n\n|[Event \"a\"]");
    }

    #[test]
    fn event_and_a_blank() {
        check("\n\n[EventDate \"a\"]\n\n[event \"a\"]\n\n[Event\t\"a\"]\n\n|[Event \"a\"]");
    }

    #[test]
    fn mixed_line_ends() {
        for text in [
            "*\r\n\n[Event ",
            "*\n\r\n[Event ",
            "*\r\r\n[Event ",
            "*\n\r[Event ",
        ] {
            assert_eq!(
                last_safe_point(text.as_bytes()),
                Some(text.len() - 7),
                "{text:?}"
            );
        }
        for text in ["*\r\n[Event ", "*\r[Event ", "*\n[Event "] {
            assert_eq!(last_safe_point(text.as_bytes()), None, "{text:?}");
        }
    }
}
