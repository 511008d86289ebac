//! Where reading goes on after a game longer than the limit.
//!
//! Such a game is mostly not a long game but an open comment or a file that is no PGN, so that the
//! grammar finds no end to it. It has been given up by then, and what would be too bold inside a
//! game is right here: a blank line, then a line that begins with `[Name "`, is the next game.
//! Every safe point is such a place. The scan keeps its state from read to read and holds no bytes,
//! so it finds the same places however the input is cut.

use crate::pgn::is_of_name;
use memchr::memchr2;

/// The longest beginning of a line that is held back for being perhaps a tag pair, in bytes.
const LONGEST_OPENING: usize = 48;

/// A scan for the next game behind one that was given up.
#[derive(Debug, Clone)]
pub(super) struct ResumeScan {
    state: State,
}

/// What stands on the current line so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nothing.
    Start {
        blank_before: bool,
        after_return: bool,
    },
    /// Blanks only.
    Blank,
    /// Anything that is no beginning of a tag pair.
    Text,
    /// `[`, then letters, digits and underscores: so many bytes.
    Name(usize),
    /// The same and a blank: so many bytes.
    Gap(usize),
}

/// The opening of a tag pair on a line of its own behind a blank line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Opening {
    /// The offset behind it, in the bytes that were fed.
    pub(super) end: usize,
    /// Its length in bytes; it may have begun in bytes fed before.
    pub(super) len: usize,
}

impl ResumeScan {
    /// A scan whose first byte is somewhere on a line with text.
    pub(super) const fn new() -> Self {
        Self { state: State::Text }
    }

    /// Goes on with these bytes, and stops behind the first opening.
    pub(super) fn feed(&mut self, bytes: &[u8]) -> Option<Opening> {
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            if self.state == State::Text {
                at += memchr2(b'\n', b'\r', &bytes[at..])?;
                self.state = self.state.behind(bytes[at]);
            } else if let (State::Gap(len), b'"') = (self.state, byte) {
                self.state = State::Text;
                return Some(Opening {
                    end: at + 1,
                    len: len + 1,
                });
            } else {
                self.state = self.state.behind(byte);
            }
            at += 1;
        }
        None
    }

    /// How many of the last bytes fed may be the beginning of an opening.
    pub(super) const fn pending(&self) -> usize {
        match self.state {
            State::Name(len) | State::Gap(len) => len,
            State::Start { .. } | State::Blank | State::Text => 0,
        }
    }
}

impl State {
    /// The state behind `byte`, which does not complete an opening.
    fn behind(self, byte: u8) -> Self {
        match (byte, self) {
            // The second half of a line end.
            (
                b'\n',
                Self::Start {
                    blank_before,
                    after_return: true,
                },
            ) => Self::Start {
                blank_before,
                after_return: false,
            },
            (b'\n' | b'\r', _) => Self::Start {
                blank_before: matches!(self, Self::Start { .. } | Self::Blank),
                after_return: byte == b'\r',
            },
            (b' ' | b'\t', Self::Start { .. } | Self::Blank) => Self::Blank,
            (
                b'[',
                Self::Start {
                    blank_before: true, ..
                },
            ) => Self::Name(1),
            (b' ', Self::Name(len @ 2..)) => Self::Gap(len + 1),
            (_, Self::Name(len)) if len < LONGEST_OPENING && is_of_name(byte) => {
                Self::Name(len + 1)
            }
            _ => Self::Text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_OPENING, ResumeScan};
    use proptest::prelude::*;

    /// The offsets of all openings, with the input fed in pieces of `step` bytes.
    fn openings(text: &[u8], step: usize) -> Vec<usize> {
        let mut scan = ResumeScan::new();
        let mut found = Vec::new();
        for (index, piece) in text.chunks(step).enumerate() {
            let mut from = 0;
            while let Some(opening) = scan.feed(&piece[from..]) {
                from += opening.end;
                found.push(index * step + from - opening.len);
            }
            assert!(scan.pending() <= LONGEST_OPENING + 1);
        }
        found
    }

    #[test]
    fn a_blank_line_and_a_tag_pair() {
        for (text, at) in [
            ("x\n\n[Event \"", Some(3)),
            ("x\r\n \t\r\n[Event \"", Some(7)),
            ("x\r\r[White \"", Some(3)),
            ("\n\n\n[A_9 \"", Some(3)),
            ("x\n[Event \"", None),
            ("x\r\n[Event \"", None),
            ("x\n\n [Event \"", None),
            ("x\n\n[Event\"", None),
            ("x\n\n[ \"", None),
            ("x\n\n[%clk \"", None),
        ] {
            assert_eq!(
                openings(text.as_bytes(), 100).first().copied(),
                at,
                "{text:?}"
            );
        }
    }

    proptest! {
        #[test]
        fn pieces_do_not_matter(text in "([ \n\r\tx]|\n\n\\[|Ab \"|\n\n\\[Ab \"){0,30}", step in 1usize..9) {
            prop_assert_eq!(openings(text.as_bytes(), step), openings(text.as_bytes(), 1000));
        }
    }
}
