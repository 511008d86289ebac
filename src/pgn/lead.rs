//! What stands before a game, as far as the layout of the game depends on it.

use memchr::memrchr2;

/// The end of the text before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// Whether there is any text, blanks and a byte order mark not counted.
    pub has_text: bool,
    /// Line ends between the text and the game: 0, 1, or 2 for more.
    pub line_ends: u8,
    /// Whether one of them has a CR.
    pub has_return: bool,
    /// With one line end: whether the line before it is all comment, `;` or `%` in column 1.
    pub is_comment: bool,
}

impl Lead {
    /// The start of an input.
    pub const START: Self = Self {
        has_text: false,
        line_ends: 0,
        has_return: false,
        is_comment: false,
    };

    /// The end of `text`, which begins at the start of a line or at a game.
    #[must_use]
    pub fn behind(text: &[u8]) -> Self {
        let kept = text.trim_ascii_end();
        if kept.is_empty() || kept == b"\xEF\xBB\xBF" {
            return Self::START;
        }
        let blanks = &text[kept.len()..];
        let ends_line = |(at, byte): (usize, &u8)| match byte {
            b'\n' => true,
            b'\r' => blanks.get(at + 1) != Some(&b'\n'),
            _ => false,
        };
        let all_ends = blanks.iter().enumerate().map(ends_line);
        let line_ends = all_ends.filter(|ends| *ends).take(2).count() as u8;
        // A game on the same line is in no comment: looking for the start of that line each time
        // would cost the square of its length.
        let is_comment = line_ends == 1 && {
            let line = memrchr2(b'\n', b'\r', kept).map_or(kept, |end| &kept[end + 1..]);
            matches!(line.first(), Some(b';' | b'%'))
        };
        Self {
            has_text: true,
            line_ends,
            has_return: blanks.contains(&b'\r'),
            is_comment,
        }
    }
}

impl Default for Lead {
    fn default() -> Self {
        Self::START
    }
}

#[cfg(test)]
mod tests {
    use super::Lead;

    #[test]
    fn only_the_last_line_and_the_blanks_behind_it_count() {
        let lead = |text: &str| {
            let lead = Lead::behind(text.as_bytes());
            (
                lead.has_text,
                lead.line_ends,
                lead.has_return,
                lead.is_comment,
            )
        };
        assert_eq!(lead(""), (false, 0, false, false));
        assert_eq!(lead("\u{FEFF}\r\n\n"), (false, 0, false, false));
        assert_eq!(lead("x *"), (true, 0, false, false));
        assert_eq!(lead("x *\n"), (true, 1, false, false));
        assert_eq!(lead("x *\r\n \r\n\r\n"), (true, 2, true, false));
        assert_eq!(lead("x *\n; c\n"), (true, 1, false, true));
        assert_eq!(lead("x *\r% c\r"), (true, 1, true, true));
        assert_eq!(lead("x *\n; c\nx *\n"), (true, 1, false, false));
    }
}
