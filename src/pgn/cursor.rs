//! A place in the text between two safe points, and the buffers that its tokens go to.

use crate::pgn::boundary::BOM;
use crate::pgn::game::GameBuf;
use crate::pgn::grammar::{is_blank, no_break_space};
use crate::pgn::item::{Item, ItemKind};
use crate::span::Span;
use memchr::memchr_iter;

/// Where reading is.
#[derive(Debug)]
pub(crate) struct Cursor<'a> {
    /// The whole chunk.
    pub(crate) chunk: &'a [u8],
    /// The chunk up to the next safe point: no token goes beyond.
    pub(crate) text: &'a [u8],
    /// The offset of what comes next.
    pub(crate) at: usize,
    /// Where tokens go.
    pub(crate) buffers: &'a mut GameBuf,
}

impl<'a> Cursor<'a> {
    /// What has not been read.
    #[inline]
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Goes on to the next byte that is no blank, and gives it.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) -> Option<u8> {
        loop {
            match self.text.get(self.at) {
                Some(&byte) if is_blank(byte) => self.at += 1,
                Some(&byte) if byte.is_ascii() => return Some(byte),
                Some(&byte) => {
                    if !self.skip_no_break_space() {
                        return Some(byte);
                    }
                }
                None => return None,
            }
        }
    }

    #[cold]
    fn skip_no_break_space(&mut self) -> bool {
        let Ok((rest, ())) = no_break_space(self.rest()) else {
            return false;
        };
        let end = self.text.len() - rest.len();
        let span = Span::new(self.at as u32, end as u32);
        self.buffers.no_break_spaces.add(span);
        self.at = end;
        true
    }

    /// Whether it is in column 1.
    pub(crate) fn is_fresh_line(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        matches!(before.last(), None | Some(b'\n' | b'\r')) || before == BOM
    }

    /// Keeps a token of that length and goes on behind it.
    #[inline]
    pub(crate) fn push(&mut self, kind: ItemKind, length: usize) {
        let end = self.at + length;
        self.buffers.has_odd |= !kind.is_plain();
        if self.buffers.items.len() < self.buffers.item_limit {
            let span = Span::new(self.at as u32, end as u32);
            self.buffers.items.push(Item { kind, span });
        } else {
            self.drop_token(kind, end);
        }
        self.at = end;
    }

    /// Notes that the token from here to `end` is not kept.
    #[cold]
    fn drop_token(&mut self, kind: ItemKind, end: usize) {
        self.overflows();
        let braces = || memchr_iter(b'{', &self.text[self.at..end]).count();
        if kind == ItemKind::Comment && braces() > 1 {
            self.buffers.hides_opening = true;
        }
    }

    /// Notes that what is here is not kept.
    #[cold]
    pub(crate) fn overflows(&mut self) {
        self.buffers.overflow.get_or_insert(self.at as u32);
    }

    /// Makes the last token longer by what comes next, and goes on behind it.
    pub(crate) fn extend(&mut self, length: usize) {
        self.at += length;
        self.buffers.has_odd = true;
        // Over the limit the last token kept is not the one before this.
        if self.buffers.overflow.is_none()
            && let Some(last) = self.buffers.items.last_mut()
        {
            last.span.end = self.at as u32;
        }
    }

    /// The kind of the last token; `None` where a tag came behind it.
    #[inline]
    pub(crate) fn last_kind(&self) -> Option<ItemKind> {
        let item = self.buffers.items.last()?;
        let tag_end = self.buffers.tags.last().map_or(0, |tag| tag.span.end);
        (tag_end <= item.span.start).then_some(item.kind)
    }
}
