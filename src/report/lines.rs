//! Offsets to lines and columns, only where a finding asks.
//!
//! The first question costs one pass over the chunk, each further one a bounded number of bytes: a
//! file of one line with a million findings takes linear time.

use memchr::{memchr2, memchr2_iter, memrchr2};

use crate::input;
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

/// How many bytes apart the running counts of lines and characters are kept.
const STEP: usize = 4096;

/// The line that holds the first byte of a block of [`STEP`] bytes.
#[derive(Debug, Clone, Copy)]
struct Block {
    /// How many lines are before it.
    line: u32,
    /// Where it begins.
    start: u32,
}

/// The lines of one chunk. LF, CR LF and a lone CR each end a line.
#[derive(Debug)]
pub struct Lines<'a> {
    bytes: &'a [u8],
    /// Characters of the first line that stand before the chunk.
    column: u32,
    /// One for each multiple of [`STEP`] up to the end; empty until something is asked.
    blocks: Vec<Block>,
    /// UTF-8 characters before each multiple of [`STEP`]; empty until something is asked of a line
    /// that is longer.
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
            blocks: Vec::new(),
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
        let Block { line, start } = self.line_of(offset);
        let start = start.max(self.bom());
        let before = if line == 0 { self.column } else { 0 };
        let column = self
            .characters(start, offset, charset)
            .saturating_add(before);
        Place {
            line: line + 1,
            column: column.saturating_add(1),
        }
    }

    /// The line that holds an offset, without its line end and without a BOM.
    pub fn line(&mut self, offset: u32) -> Span {
        let offset = offset.min(self.bytes.len() as u32);
        let line = self.line_of(offset);
        let start = line.start.max(self.bom());
        let end = self.line_end(offset, line.line);
        Span::new(start, end.max(start))
    }

    /// Whether the line that holds an offset begins before the chunk.
    pub fn begins_before(&mut self, offset: u32) -> bool {
        self.column > 0 && self.line_of(offset).line == 0
    }

    fn bom(&self) -> u32 {
        if self.bytes.starts_with(b"\xef\xbb\xbf") {
            3
        } else {
            0
        }
    }

    /// The line that holds an offset. An offset behind the end is the end.
    fn line_of(&mut self, offset: u32) -> Block {
        if self.blocks.is_empty() {
            self.count_lines();
        }
        let offset = self.bytes.len().min(offset as usize);
        let nth = offset / STEP;
        self.line_behind(self.blocks[nth], nth * STEP, offset)
    }

    /// Goes through the chunk once.
    fn count_lines(&mut self) {
        let mut block = Block { line: 0, start: 0 };
        self.blocks.push(block);
        for at in 1..=self.bytes.len() / STEP {
            block = self.line_behind(block, (at - 1) * STEP, at * STEP);
            self.blocks.push(block);
        }
    }

    /// The line that holds an offset at most one [`STEP`] behind `from`, which `block` is of.
    fn line_behind(&self, block: Block, from: usize, offset: usize) -> Block {
        let mut text = &self.bytes[from..offset];
        // The CR of a CR LF that the offset parts ends no line.
        if let Some(before) = text.strip_suffix(b"\r")
            && self.bytes.get(offset) == Some(&b'\n')
        {
            text = before;
        }
        match memrchr2(b'\n', b'\r', text) {
            Some(end) => Block {
                line: block.line + input::line_ends(text) as u32,
                start: (from + end + 1) as u32,
            },
            None => block,
        }
    }

    /// Where the line ends that holds an offset: before its LF, CR LF or CR. `line`: its number
    /// from 0.
    fn line_end(&self, offset: u32, line: u32) -> u32 {
        // The line ends in this block or in the one that a later line's block follows.
        let after = self.blocks.partition_point(|block| block.line <= line);
        let from = (offset as usize).max((after - 1) * STEP);
        let text = &self.bytes[from..];
        let end = memchr2(b'\n', b'\r', text).map_or(self.bytes.len(), |end| from + end);
        let parts_pair = self.bytes.get(end) == Some(&b'\n')
            && end.checked_sub(1).and_then(|cr| self.bytes.get(cr)) == Some(&b'\r');
        (end - usize::from(parts_pair)) as u32
    }

    /// Characters in `start..end`, which lie in one line.
    fn characters(&mut self, start: u32, end: u32, charset: Charset) -> u32 {
        if end <= start {
            return 0;
        }
        match charset {
            Charset::Utf8 if (end - start) as usize <= STEP => {
                count(&self.bytes[start as usize..end as usize])
            }
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
    fn blocks_agree_with_a_list_of_all_lines() {
        // Pieces of 11 and 5 bytes: each part of them lies across the end of some block.
        let short = "abc\r\nde\rfg\n".repeat(13 * STEP / 11);
        let long = format!(
            "{}\r\n{}",
            "abcd".repeat(STEP),
            "\r\n\r\r\n".repeat(STEP / 2)
        );
        for text in [short, long] {
            let bytes = text.as_bytes();
            let starts: Vec<u32> = std::iter::once(0).chain(line_ends(bytes)).collect();
            let mut lines = Lines::new(bytes);
            for offset in 0..=bytes.len() as u32 {
                let line = starts.partition_point(|&start| start <= offset);
                let place = lines.place(offset, Charset::Utf8);
                assert_eq!(place.line as usize, line, "at {offset}");
                let next = starts.get(line).map_or(text.len(), |&next| next as usize);
                let start = starts[line - 1] as usize;
                let length = text[start..next].trim_end_matches(['\r', '\n']).len();
                let span = Span::new(start as u32, (start + length) as u32);
                assert_eq!(lines.line(offset), span, "at {offset}");
            }
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
