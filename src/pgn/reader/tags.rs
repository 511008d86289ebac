//! Tags of the game being read, and which of them is another game's.

use super::{Flow, Reader, Stage};
use crate::pgn::boundary::EVENT;
use crate::pgn::grammar::{TagParts, begins_tag_pair, may_begin_tag, read_tag};
use crate::pgn::item::{Expected, ItemKind};
use crate::pgn::tag::{Tag, TagForm};
use crate::span::Span;

/// Up to so many tags, looking through them is faster than keeping a set of their names.
pub(super) const FEW_TAGS: usize = 64;

/// The tag that begins at `at`.
#[inline]
pub(super) fn tag(at: usize, length: usize, parts: &TagParts) -> Tag {
    let span = |start, end| Span::new((at + start) as u32, (at + end) as u32);
    Tag {
        span: span(0, length),
        name: span(parts.name.start, parts.name.end),
        value: span(parts.value.start, parts.value.end),
        form: parts.form,
    }
}

impl Reader<'_, '_> {
    /// `[`: a tag of this game, the end of it, or a bracket in movetext.
    pub(super) fn bracket(&mut self) -> Flow {
        let rest = self.cursor.rest();
        let is_event = self.left_open && rest.starts_with(EVENT);
        if self.stage == Stage::Moves {
            if begins_tag_pair(rest) || is_event {
                return Flow::NextGame;
            }
            return self.token();
        }
        if self.plain_tags() {
            return Flow::More;
        }
        let open = self
            .cursor
            .buffers
            .open_line
            .checked_sub(self.cursor.at)
            .filter(|&line| line > 0);
        let may_begin = self.stage == Stage::Tags && may_begin_tag(rest)
            || self.cursor.buffers.tags.is_empty()
            || is_event
            || begins_tag_pair(rest);
        let found = if may_begin {
            read_tag(rest, open)
        } else {
            None
        };
        let Some((length, parts, open)) = found else {
            return self.token();
        };
        let at = self.cursor.at;
        let tag = tag(at, length, &parts);
        if is_event && !self.cursor.buffers.tags.is_empty() || self.repeats(tag) {
            return Flow::NextGame;
        }
        if let Some(line) = open {
            self.cursor.buffers.open_line = at + line;
        }
        self.left_open |= tag.form == TagForm::Open;
        self.push_tag(tag);
        Flow::More
    }

    /// Whether this tag's name is in the game already, and a blank line is before it.
    fn repeats(&self, tag: Tag) -> bool {
        if !self.follows_blank_line {
            return false;
        }
        let text = self.cursor.text;
        let buffers = &self.cursor.buffers;
        let name = &text[tag.name.range()];
        if buffers.names.is_empty() {
            buffers
                .tags
                .iter()
                .any(|other| &text[other.name.range()] == name)
        } else {
            buffers.names.contains(name)
        }
    }

    pub(super) fn push_tag(&mut self, tag: Tag) {
        let text = self.cursor.text;
        let buffers = &mut *self.cursor.buffers;
        if buffers.tags.len() < buffers.item_limit {
            buffers.tags.push(tag);
        } else {
            buffers.hides_opening |= tag.form == TagForm::Open;
            self.cursor.overflows();
        }
        let buffers = &mut *self.cursor.buffers;
        if buffers.tags.len() == FEW_TAGS {
            let names = buffers.tags.iter().map(|tag| text[tag.name.range()].into());
            buffers.names.extend(names);
        } else if buffers.tags.len() > FEW_TAGS {
            buffers.names.insert(text[tag.name.range()].into());
        }
        self.stage = Stage::Tags;
        self.cursor.at = tag.span.end as usize;
    }

    /// Whether the last token is a tag, or text behind one, with no blank line since.
    pub(super) fn is_behind_tag(&self) -> bool {
        let buffers = &self.cursor.buffers;
        let tag_end = buffers.tags.last().map(|tag| tag.span.end);
        let item = buffers.items.last();
        let is_last = match (tag_end, item) {
            (Some(tag), Some(item)) => {
                item.span.end < tag || item.kind == ItemKind::Bad(Expected::Tag)
            }
            (tag, None) => tag.is_some(),
            (None, Some(_)) => false,
        };
        is_last && self.stage == Stage::Tags
    }
}
