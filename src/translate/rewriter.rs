//! Writes a game with some of its bytes replaced.

use crate::pgn::{Encoding, windows_1252};
use crate::span::Span;

/// Copies a game to its new text and puts other bytes in some places, from its beginning to its end.
///
/// Words come in order, so nothing needs to be kept or sorted, as [`crate::edit::Edits`] does.
#[derive(Debug)]
pub(super) struct Rewriter<'a> {
    source: &'a [u8],
    out: &'a mut Vec<u8>,
    encoding: Encoding,
    /// Up to where the source has been copied.
    done: usize,
}

/// A letter that the encoding of the game lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lacking(pub(super) char);

impl<'a> Rewriter<'a> {
    /// For the part of `source` that begins at `start`.
    pub(super) fn new(
        source: &'a [u8],
        start: u32,
        encoding: Encoding,
        out: &'a mut Vec<u8>,
    ) -> Self {
        Self {
            source,
            out,
            encoding,
            done: start as usize,
        }
    }

    /// Puts text in the place of a span behind all that was replaced.
    #[inline]
    pub(super) fn replace(&mut self, span: Span, text: &str) -> Result<(), Lacking> {
        let before = self.source.get(self.done..span.start as usize);
        self.out.extend_from_slice(before.unwrap_or_default());
        self.done = span.end as usize;
        match self.encoding {
            Encoding::Utf8 => self.out.extend_from_slice(text.as_bytes()),
            Encoding::Windows1252 { .. } => {
                for character in text.chars() {
                    self.out.push(byte_of(character).ok_or(Lacking(character))?);
                }
            }
        }
        Ok(())
    }

    /// Copies the rest up to `end`.
    pub(super) fn finish(self, end: u32) {
        let rest = self.source.get(self.done..end as usize);
        self.out.extend_from_slice(rest.unwrap_or_default());
    }
}

/// The byte of a character in Windows-1252.
fn byte_of(character: char) -> Option<u8> {
    if character.is_ascii() {
        return Some(character as u8);
    }
    (0x80..=0xFF).find(|&byte| windows_1252(byte) == character)
}
