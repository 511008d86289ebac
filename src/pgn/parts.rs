//! The games of a chunk and what is between them, one after another.

use crate::pgn::boundary::BOM;
use crate::pgn::cursor::Cursor;
use crate::pgn::game::{Game, GameBuf, Outside, Part};
use crate::pgn::outside::{self, Opening};
use crate::pgn::reader;
use crate::pgn::text::Encoding;
use crate::span::Span;

/// The parts of a chunk, in order. It lends its buffers, so it is no `Iterator`.
#[derive(Debug)]
pub struct Parts<'a> {
    bytes: &'a [u8],
    buffers: &'a mut GameBuf,
    /// Where the next part begins.
    at: usize,
    /// Where a game begins for certain: a safe point, or a tag that ended the game before.
    game_at: Option<usize>,
    /// The next safe point, or the end.
    section_end: usize,
    /// What may begin a game without tags here.
    opening: Opening,
}

impl<'a> Parts<'a> {
    pub(crate) fn new(buffers: &'a mut GameBuf, bytes: &'a [u8]) -> Self {
        buffers.open_line = 0;
        buffers.survey.begin(bytes, buffers.level);
        let first = buffers.survey.next_safe_point(bytes, 0);
        let section_end = first.unwrap_or(bytes.len());
        Self {
            bytes,
            buffers,
            at: 0,
            game_at: None,
            section_end,
            opening: Opening::NumberOrMove,
        }
    }

    /// Whether the chunk has a CR anywhere.
    pub(crate) fn has_returns(&self) -> bool {
        self.buffers.survey.has_returns
    }

    /// How many lines of the chunk end in it: at each LF, CR LF, and CR without LF.
    pub(crate) fn line_ends(&self) -> u64 {
        self.buffers.survey.line_ends
    }

    /// The next game or text outside games; `None` behind the last.
    pub fn next_part(&mut self) -> Option<Part<'_>> {
        if self.at >= self.bytes.len() {
            return None;
        }
        if self.at >= self.section_end {
            self.enter_section();
        }
        self.buffers.clear();
        let start = self.at;
        let mut cursor = Cursor {
            chunk: self.bytes,
            text: &self.bytes[..self.section_end],
            at: start,
            buffers: self.buffers,
        };
        let is_game = outside::begins_game(&cursor, self.opening, self.game_at);
        if is_game {
            if reader::read_game(&mut cursor) {
                self.game_at = Some(cursor.at);
            }
            self.opening = Opening::NumberOne;
        } else {
            if start == 0 && self.bytes.starts_with(BOM) {
                cursor.at = BOM.len().min(self.section_end);
            }
            self.opening = outside::read_outside(&mut cursor, self.opening, self.game_at);
        }
        self.at = cursor.at;
        Some(self.part(is_game, Span::new(start as u32, self.at as u32)))
    }

    /// Goes on behind a safe point.
    fn enter_section(&mut self) {
        self.game_at = Some(self.section_end);
        let from = self.section_end + 1;
        let next = self.buffers.survey.next_safe_point(self.bytes, from);
        self.section_end = next.unwrap_or(self.bytes.len());
    }

    /// What the buffers hold.
    fn part(&self, is_game: bool, span: Span) -> Part<'_> {
        let bytes = self.bytes;
        let encoding = if self.buffers.survey.is_ascii {
            Encoding::Utf8
        } else {
            Encoding::of(&bytes[span.range()], span.start)
        };
        let GameBuf {
            tags,
            items,
            no_break_spaces,
            overflow,
            has_odd,
            hides_opening,
            ..
        } = &*self.buffers;
        if is_game {
            Part::Game(Game {
                bytes,
                span,
                tags,
                items,
                encoding,
                no_break_spaces: *no_break_spaces,
                overflow: *overflow,
                is_plain: !has_odd,
                hides_opening: *hides_opening,
            })
        } else {
            Part::Outside(Outside {
                bytes,
                span,
                items,
                encoding,
                no_break_spaces: *no_break_spaces,
                overflow: *overflow,
            })
        }
    }
}
