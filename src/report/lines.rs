//! Offsets to lines and columns, only where a finding asks.
//!
//! The first question costs one pass over the chunk, each further one a bounded number of bytes: a
//! file of one line with a million findings takes linear time.

use memchr::memchr2_iter;

use crate::report::Charset;
use crate::span::Span;

/// A place in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters (Unicode code points), from 1. A BOM and carriage returns are not
    /// counted.
    pub column: u32,
}

/// How many bytes apart the running counts of characters are kept.
const STEP: usize = 4096;

/// The lines of one chunk. LF, CR LF and a lone CR each end a line.
#[derive(Debug)]
pub struct Lines<'a> {
    bytes: &'a [u8],
    /// Characters of the first line that stand before the chunk.
    column: u32,
    /// Where each line begins; empty until something is asked.
    starts: Vec<u32>,
    /// UTF-8 characters before each multiple of [`STEP`]; empty until something is asked.
    characters: Vec<u32>,
}

impl<'a> Lines<'a> {
    /// The lines of a chunk. Nothing is counted yet.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self::behind(bytes, 0)
    }

    /// The lines of a chunk whose first line has so many characters before it.
    #[must_use]
    pub fn behind(bytes: &'a [u8], column: u32) -> Self {
        Self {
            bytes,
            column,
            starts: Vec::new(),
            characters: Vec::new(),
        }
    }

    /// The chunk.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Line and column of an offset, relative to the chunk. An offset behind the end is the end.
    pub fn place(&mut self, offset: u32, charset: Charset) -> Place {
        let offset = offset.min(self.bytes.len() as u32);
        let line = self.line_index(offset);
        let start = self.starts[line].max(self.bom());
        let before = if line == 0 { self.column } else { 0 };
        let column = self
            .characters(start, offset, charset)
            .saturating_add(before);
        Place {
            line: line as u32 + 1,
            column: column.saturating_add(1),
        }
    }

    /// The line that holds an offset, without its line end and without a BOM.
    pub fn line(&mut self, offset: u32) -> Span {
        let line = self.line_index(offset);
        let start = self.starts[line].max(self.bom());
        let end = match self.starts.get(line + 1) {
            Some(&next) => {
                let text = &self.bytes[start as usize..next as usize];
                let kept = text.strip_suffix(b"\n").unwrap_or(text);
                start + kept.strip_suffix(b"\r").unwrap_or(kept).len() as u32
            }
            None => self.bytes.len() as u32,
        };
        Span::new(start, end.max(start))
    }

    /// Whether the line that holds an offset begins before the chunk.
    pub fn begins_before(&mut self, offset: u32) -> bool {
        self.column > 0 && self.line_index(offset) == 0
    }

    fn bom(&self) -> u32 {
        if self.bytes.starts_with(b"\xef\xbb\xbf") {
            3
        } else {
            0
        }
    }

    fn line_index(&mut self, offset: u32) -> usize {
        if self.starts.is_empty() {
            self.starts.push(0);
            self.starts.extend(line_ends(self.bytes));
        }
        self.starts.partition_point(|&start| start <= offset) - 1
    }

    /// Characters in `start..end`, which lie in one line.
    fn characters(&mut self, start: u32, end: u32, charset: Charset) -> u32 {
        if end <= start {
            return 0;
        }
        match charset {
            Charset::Utf8 => self.before(end) - self.before(start),
            Charset::Windows1252 => {
                let cr = self.bytes[end as usize - 1] == b'\r';
                end - start - u32::from(cr)
            }
        }
    }

    /// UTF-8 characters that begin before an offset, carriage returns left out.
    fn before(&mut self, offset: u32) -> u32 {
        if self.characters.is_empty() {
            let mut sum = 0;
            self.characters.push(0);
            for block in self.bytes.chunks_exact(STEP) {
                sum += count(block);
                self.characters.push(sum);
            }
        }
        let block = offset as usize / STEP;
        self.characters[block] + count(&self.bytes[block * STEP..offset as usize])
    }
}

/// Bytes that begin a character and are no carriage return.
fn count(bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .map(|&byte| u32::from(byte & 0xc0 != 0x80 && byte != b'\r'))
        .sum()
}

/// Where the lines after the first begin: behind each LF, CR LF and lone CR.
pub fn line_ends(bytes: &[u8]) -> impl Iterator<Item = u32> + '_ {
    memchr2_iter(b'\n', b'\r', bytes)
        .filter(|&at| bytes[at] == b'\n' || bytes.get(at + 1) != Some(&b'\n'))
        .map(|at| at as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &[u8], offset: u32, charset: Charset) -> (u32, u32) {
        let place = Lines::new(text).place(offset, charset);
        (place.line, place.column)
    }

    #[test]
    fn lines_and_columns_count_from_one_in_characters() {
        let text = "ção\n1. Cf3\n".as_bytes();
        for (offset, expected) in [(0, (1, 1)), (2, (1, 2)), (4, (1, 3)), (5, (1, 4))] {
            assert_eq!(place(text, offset, Charset::Utf8), expected);
        }
        assert_eq!(place(text, 6, Charset::Utf8), (2, 1));
        assert_eq!(place(text, 9, Charset::Utf8), (2, 4));
        assert_eq!(place(text, 13, Charset::Utf8), (3, 1));
        assert_eq!(place(text, 99, Charset::Utf8), (3, 1));
        assert_eq!(place(b"", 0, Charset::Utf8), (1, 1));
    }

    #[test]
    fn bom_and_carriage_returns_are_not_counted() {
        let text = b"\xef\xbb\xbf[A]\r\n1.\rx";
        assert_eq!(place(text, 0, Charset::Utf8), (1, 1));
        assert_eq!(place(text, 3, Charset::Utf8), (1, 1));
        for charset in [Charset::Utf8, Charset::Windows1252] {
            assert_eq!(place(text, 6, charset), (1, 4));
            assert_eq!(place(text, 7, charset), (1, 4), "at the LF of CR LF");
            assert_eq!(place(text, 8, charset), (2, 1));
            assert_eq!(place(text, 11, charset), (3, 1), "behind a lone CR");
        }
    }

    #[test]
    fn windows_1252_counts_bytes() {
        assert_eq!(place(b"\xc3\xa3 e4", 3, Charset::Windows1252), (1, 4));
        assert_eq!(place(b"\xc3\xa3 e4", 3, Charset::Utf8), (1, 3));
    }

    #[test]
    fn long_lines_agree_with_a_plain_count() {
        let text = "ã. Cf3 ".repeat(3000);
        let mut lines = Lines::new(text.as_bytes());
        for (column, (offset, _)) in text.char_indices().enumerate() {
            let place = lines.place(offset as u32, Charset::Utf8);
            assert_eq!((place.line, place.column), (1, column as u32 + 1));
        }
    }

    #[test]
    fn what_is_before_the_chunk_counts_on_its_first_line_only() {
        let mut lines = Lines::behind(b"ab\ncd", 40);
        assert_eq!(lines.place(1, Charset::Utf8).column, 42);
        assert_eq!(lines.place(4, Charset::Utf8).column, 2);
        assert!(lines.begins_before(2) && !lines.begins_before(3));
    }

    #[test]
    fn a_line_has_no_line_end() {
        let text = b"\xef\xbb\xbfab\r\n\ncd";
        let mut lines = Lines::new(text);
        assert_eq!(lines.line(4), Span::new(3, 5));
        assert_eq!(lines.line(6), Span::new(3, 5));
        assert_eq!(lines.line(7), Span::new(7, 7));
        assert_eq!(lines.line(9), Span::new(8, 10));
        assert_eq!(lines.line(10), Span::new(8, 10));
        assert_eq!(Lines::new(b"\xef\xbb\xbf").line(0), Span::new(3, 3));
    }
}
