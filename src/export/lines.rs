//! Movetext on lines of limited width (PGN standard 8.2.1).

/// Puts words on lines, with one blank between two of them, as many as fit.
#[derive(Debug)]
pub(super) struct Lines<'o> {
    out: &'o mut Vec<u8>,
    width: usize,
    /// Characters on the line so far.
    column: usize,
    /// How many lines have ended.
    ended: u32,
    /// Whether the next word stands directly behind what is there: behind `(`.
    glued: bool,
}

impl<'o> Lines<'o> {
    /// On a line of `out` that has `column` characters; lines have fewer than `width`.
    pub(super) fn new(out: &'o mut Vec<u8>, width: usize, column: usize) -> Self {
        Self {
            out,
            width,
            column,
            ended: 0,
            glued: false,
        }
    }

    /// How many lines have ended.
    pub(super) fn ended(&self) -> u32 {
        self.ended
    }

    /// Adds a word.
    pub(super) fn word(&mut self, word: &[u8]) {
        self.make_room(characters(word));
        self.out.extend_from_slice(word);
    }

    /// Adds a word of ASCII that is the beginning of 16 bytes: what is copied at once is copied fast.
    #[inline]
    pub(super) fn short_word(&mut self, bytes: &[u8; 16], length: usize) {
        self.make_room(length);
        let end = self.out.len() + length;
        self.out.extend_from_slice(bytes);
        self.out.truncate(end);
    }

    /// Puts what parts a word of so many characters from what is before it.
    #[inline]
    fn make_room(&mut self, length: usize) {
        let blank = usize::from(self.column > 0 && !self.glued);
        if self.column > 0 && self.column + blank + length >= self.width {
            self.new_line();
        } else if blank > 0 {
            self.out.push(b' ');
            self.column += 1;
        }
        self.column += length;
        self.glued = false;
    }

    /// Adds `(`, which the next word follows without a blank.
    pub(super) fn open(&mut self) {
        // On the next line already, if no word of any length fits behind it.
        if self.column + 5 >= self.width {
            self.end_line();
        }
        self.word(b"(");
        self.glued = true;
    }

    /// Adds `)` without a blank before it.
    pub(super) fn close(&mut self) {
        self.glued = true;
        self.word(b")");
    }

    /// Adds text that may only be broken at blanks between its words; other blanks are kept.
    pub(super) fn text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let mut start = 0;
        while start < bytes.len() {
            let end = word_end(bytes, start);
            self.word(&bytes[start..end]);
            start = end + 1;
        }
    }

    /// Adds a line of its own.
    pub(super) fn whole_line(&mut self, line: &str) {
        self.end_line();
        self.out.extend_from_slice(line.as_bytes());
        self.new_line();
    }

    /// Adds text that goes to the end of the line.
    pub(super) fn rest_of_line(&mut self, text: &str) {
        self.word(text.as_bytes());
        self.end_line();
    }

    /// Ends the line, if anything stands on it.
    pub(super) fn end_line(&mut self) {
        if self.column > 0 {
            self.new_line();
        }
        self.glued = false;
    }

    fn new_line(&mut self) {
        self.out.push(b'\n');
        self.column = 0;
        self.ended = self.ended.wrapping_add(1);
    }
}

/// How many characters a text has.
#[inline]
fn characters(text: &[u8]) -> usize {
    text.iter().filter(|&byte| byte & 0xC0 != 0x80).count()
}

/// Where a part of a text that begins at `start` ends: at a blank that a line end can stand for.
///
/// It must have a word before it and behind it, so that no line is blank; and what it puts at the
/// start of a line must not look like a tag, an escape or a comment there.
fn word_end(bytes: &[u8], start: usize) -> usize {
    let is_break = |&at: &usize| {
        let behind = bytes.get(at + 1).copied().unwrap_or(b' ');
        !matches!(behind, b' ' | b'\t' | b'%' | b'[' | b';' | b'}')
            && bytes[start..at]
                .iter()
                .any(|&b| !matches!(b, b' ' | b'\t' | b'{'))
    };
    memchr::memchr_iter(b' ', &bytes[start..])
        .map(|found| start + found)
        .find(is_break)
        .unwrap_or(bytes.len())
}
