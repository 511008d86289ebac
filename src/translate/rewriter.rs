//! Writes a game with some of its bytes replaced.

use crate::edit::Edits;
use crate::pgn::{Encoding, Game};
use crate::report::Reason;
use crate::span::Span;

/// Copies a game to its new text and puts other bytes in some places, from its beginning to its end.
///
/// Words come in order, so nothing needs to be kept or sorted, as [`Edits`] does.
pub(super) struct Rewriter<'a> {
    source: &'a [u8],
    /// What is replaced besides words, and how much of it was.
    tags: &'a Edits,
    tags_done: usize,
    out: &'a mut Vec<u8>,
    encoding: Encoding,
    /// Up to where the source has been copied.
    done: usize,
}

/// A letter that the encoding of the game lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lacking(pub(super) char);

impl<'a> Rewriter<'a> {
    /// For a game, in which the edits of `tags` are made too.
    pub(super) fn new(game: &Game<'a>, tags: &'a Edits, out: &'a mut Vec<u8>) -> Self {
        Self {
            source: game.bytes,
            tags,
            tags_done: 0,
            out,
            encoding: game.encoding,
            done: game.span.start as usize,
        }
    }

    /// Puts text in the place of a span behind all that was replaced.
    #[inline]
    pub(super) fn replace(&mut self, span: Span, text: &str) -> Result<(), Lacking> {
        self.copy(span.start);
        self.done = span.end as usize;
        let text = self.encoding.encode(text).map_err(Lacking)?;
        self.out.extend_from_slice(&text);
        Ok(())
    }

    /// Copies the rest up to `end`.
    pub(super) fn finish(mut self, end: u32) {
        self.copy(end);
    }

    /// Copies up to `end`, with the edits on the way.
    #[inline]
    fn copy(&mut self, end: u32) {
        while let Some((span, text)) = self.tags.nth(self.tags_done)
            && span.end <= end
        {
            let before = self.source.get(self.done..span.start as usize);
            self.out.extend_from_slice(before.unwrap_or_default());
            self.out.extend_from_slice(text);
            self.done = span.end as usize;
            self.tags_done += 1;
        }
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
