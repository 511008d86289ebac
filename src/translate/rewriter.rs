//! Writes a game with some of its bytes replaced.

use std::borrow::Cow;

use crate::pgn::{Encoding, windows_1252};
use crate::report::Reason;
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
        self.out.extend_from_slice(&encoded(text, self.encoding)?);
        Ok(())
    }

    /// Copies the rest up to `end`.
    pub(super) fn finish(self, end: u32) {
        let rest = self.source.get(self.done..end as usize);
        self.out.extend_from_slice(rest.unwrap_or_default());
    }
}

impl Lacking {
    /// As what is told of a game.
    pub(super) fn reason(self) -> Reason {
        let letter = self.0.to_string();
        Reason::NoCharacter { letter }
    }
}

/// A text in the encoding of a game.
#[inline]
pub(super) fn encoded(text: &str, encoding: Encoding) -> Result<Cow<'_, [u8]>, Lacking> {
    match encoding {
        Encoding::Utf8 => Ok(Cow::Borrowed(text.as_bytes())),
        Encoding::Windows1252 { .. } => {
            let bytes = text.chars().map(|it| byte_of(it).ok_or(Lacking(it)));
            bytes.collect::<Result<Vec<u8>, _>>().map(Cow::Owned)
        }
    }
}

/// The byte of a character in Windows-1252.
fn byte_of(character: char) -> Option<u8> {
    if character.is_ascii() {
        return Some(character as u8);
    }
    (0x80..=0xFF).find(|&byte| windows_1252(byte) == character)
}
