//! Words and dots that belong to the token before them, or are no moves.

use super::{Flow, Reader, Stage};
use crate::pgn::grammar::{
    capture_sign, is_cut_capture, is_move_like, move_suffix, token, trim_end, word,
};
use crate::pgn::item::{Expected, ItemKind, Mark, NumberStyle};

impl Reader<'_, '_> {
    /// A check mark by itself: the move's before it, if that has none yet.
    pub(super) fn check_mark(&mut self, length: usize) {
        if self.cursor.last_kind() == Some(ItemKind::Word) {
            let end = self
                .cursor
                .buffers
                .items
                .last()
                .map_or(0, |item| item.span.end);
            let before = &self.cursor.text[..end as usize];
            if !matches!(before.last(), Some(b'+' | b'#')) {
                self.cursor.extend(length);
                return;
            }
        }
        self.cursor.push(ItemKind::Mark(Mark::Check), length);
    }

    /// Dots without digits before them: they belong to the number before, or stand for one.
    pub(super) fn dots(&mut self, style: NumberStyle, length: usize) {
        match self.cursor.last_kind() {
            Some(ItemKind::MoveNumber(before)) if before != NumberStyle::DotsOnly => {
                let spaced = before == NumberStyle::Dot && style == NumberStyle::Dots;
                self.cursor.extend(length);
                if let Some(last) = self.cursor.buffers.items.last_mut() {
                    last.kind = ItemKind::MoveNumber(match (spaced, style) {
                        (true, _) => NumberStyle::SpacedDots,
                        (_, NumberStyle::Ellipsis) => NumberStyle::Ellipsis,
                        _ => NumberStyle::OddDots,
                    });
                }
            }
            Some(ItemKind::Word) if style == NumberStyle::Dot => {
                self.cursor.push(ItemKind::Punctuation, length);
            }
            _ => {
                self.stage = Stage::Moves;
                self.cursor
                    .push(ItemKind::MoveNumber(NumberStyle::DotsOnly), length);
            }
        }
    }

    /// A word that may be more or less than a move: part of the move before it, a novelty sign,
    /// or text among tags.
    pub(super) fn odd_word(&mut self, found: &[u8]) -> Flow {
        let length = found.len();
        let rest = self.cursor.rest();
        if self.cursor.last_kind() == Some(ItemKind::Word) {
            if let Ok((_, suffix)) = move_suffix(rest) {
                self.cursor.extend(suffix.len());
                return Flow::More;
            }
            if length <= 2 && capture_sign(rest).is_ok() {
                self.spaced_capture(length);
                return Flow::More;
            }
        }
        if found == b"N" {
            let (kind, length) = token(rest, false);
            self.cursor.push(kind, length);
            return Flow::More;
        }
        if self.stage != Stage::Moves {
            if is_move_like(rest) {
                self.stage = Stage::Moves;
            } else if self.is_behind_tag() {
                let line = rest
                    .iter()
                    .take_while(|&&byte| !matches!(byte, b'[' | b'\n' | b'\r'));
                let line = &rest[..line.count()];
                self.cursor.push(
                    ItemKind::Bad(Expected::Tag),
                    trim_end(line).len().max(length),
                );
                return Flow::More;
            }
        }
        self.cursor.push(ItemKind::Word, length);
        if is_cut_capture(found, self.cursor.rest()) {
            self.spaced_capture(0);
        }
        Flow::More
    }

    /// `e5 x f6`: the sign, of this length, and the square belong to the word before.
    pub(super) fn spaced_capture(&mut self, sign: usize) {
        self.cursor.extend(sign);
        self.cursor.skip_blanks();
        if let Ok((_, square)) = word(self.cursor.rest()) {
            self.cursor.extend(square.len());
        }
    }
}
