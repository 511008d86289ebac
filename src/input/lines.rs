//! Counting lines, so that places in a chunk become places in its source.

use crate::input::Chunk;
use memchr::memmem::Finder;
use memchr::{memchr, memchr_iter};

/// How many line ends `bytes` holds: each LF, CR LF, and CR without LF is one.
///
/// Chunks never end between CR and LF, so the counts of chunks add up.
#[must_use]
pub fn line_ends(bytes: &[u8]) -> u64 {
    let feeds = bytecount::count(bytes, b'\n') as u64;
    // Most files have no CR at all, and where one is, it is in the first line.
    let Some(first) = memchr(b'\r', bytes) else {
        return feeds;
    };
    let tail = &bytes[first..];
    let returns = memchr_iter(b'\r', tail).count() as u64;
    let pairs = Finder::new(b"\r\n").find_iter(tail).count() as u64;
    feeds + returns - pairs
}

/// What stands before a chunk in its source: to be added to places within the chunk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Base {
    /// Lines that end before the chunk.
    pub line: u64,
    /// Characters of the chunk's first line that stand before it; see [`Chunk::column`].
    pub column: u64,
    /// Games that begin before the chunk.
    pub game: u64,
    /// Bytes before the chunk.
    pub offset: u64,
}

impl Base {
    /// Moves to `chunk`, which follows the one that was last [passed](Self::pass) or begins a
    /// new source.
    pub fn enter(&mut self, chunk: &Chunk) {
        if chunk.first {
            *self = Self::default();
        }
        self.column = chunk.column;
        self.offset = chunk.offset;
    }

    /// Moves behind a chunk with so many line ends (see [`line_ends`]) and so many games.
    pub fn pass(&mut self, lines: u64, games: u64) {
        self.line += lines;
        self.game += games;
    }
}

#[cfg(test)]
mod tests {
    use super::{Base, line_ends};
    use crate::input::Chunk;
    use proptest::prelude::*;

    #[test]
    fn each_kind_of_line_end_counts_once() {
        for (text, count) in [
            ("", 0),
            ("a", 0),
            ("a\n", 1),
            ("a\r\nb\r\n", 2),
            ("a\rb\r", 2),
            ("\r\r\n\n", 3),
            ("\n\r", 2),
        ] {
            assert_eq!(line_ends(text.as_bytes()), count, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn counts_agree_with_a_walk_over_the_bytes(text in "[a\r\n]{0,40}") {
            let bytes = text.as_bytes();
            let walked = (0..bytes.len())
                .filter(|&at| match bytes[at] {
                    b'\n' => true,
                    b'\r' => bytes.get(at + 1) != Some(&b'\n'),
                    _ => false,
                })
                .count();
            prop_assert_eq!(line_ends(bytes), walked as u64);
        }
    }

    #[test]
    fn a_new_source_starts_from_nothing() {
        let mut base = Base::default();
        let mut chunk = Chunk {
            first: true,
            ..Chunk::default()
        };
        base.enter(&chunk);
        base.pass(12, 2);
        chunk = Chunk {
            offset: 300,
            column: 4,
            ..Chunk::default()
        };
        base.enter(&chunk);
        assert_eq!(
            base,
            Base {
                line: 12,
                column: 4,
                game: 2,
                offset: 300
            }
        );
        chunk.first = true;
        chunk.offset = 0;
        chunk.column = 0;
        base.enter(&chunk);
        assert_eq!(base, Base::default());
    }
}
