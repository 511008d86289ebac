//! The common path: plain words, numbers and comments, sixty-four bytes at a look.
//!
//! Most of most files is `12. Nf3 Nc6` and `{ [%clk 0:05:00] }`, and nothing else. Read token by
//! token, each token's place depends on the length of the one before, and each length is a loop
//! whose end the processor cannot foresee. Here the places of all tokens in a block come from bit
//! masks, so only odd tokens cost a wrong guess. Whatever is not surely plain is left to the
//! general way, which gives the same tokens (`the_common_path_changes_nothing`).

#![expect(
    clippy::inline_always,
    reason = "only what is inlined there is compiled for the instructions that were found"
)]

mod classes;
mod places;
mod tag;

use super::Reader;
use crate::pgn::game::GameBuf;
use crate::pgn::item::{Item, ItemKind, NumberStyle};
use crate::span::Span;
use classes::{BLOCK, Classes};
use fearless_simd::{Simd, dispatch};
use places::Places;

impl Reader<'_, '_> {
    /// Reads as many plain words, numbers and comments of movetext as there are.
    pub(super) fn plain_moves(&mut self) {
        #[cfg(test)]
        if self.cursor.buffers.is_general_only {
            return;
        }
        let level = self.cursor.buffers.level;
        dispatch!(level, simd => self.plain_blocks(simd));
    }

    #[inline(always)]
    fn plain_blocks<S: Simd>(&mut self, simd: S) {
        let text = self.cursor.text;
        let GameBuf {
            items, item_limit, ..
        } = &mut *self.cursor.buffers;
        let mut at = self.cursor.at;
        let mut comment = None;
        while items.len() + BLOCK <= *item_limit && at < text.len() {
            let last;
            let block = if let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk) {
                block
            } else {
                last = last_block(&text[at..]);
                &last
            };
            let read = read_block(simd, block, at, comment, items);
            at = read.end;
            comment = read.comment;
            if read.is_last {
                break;
            }
        }
        self.cursor.at = comment.unwrap_or(at);
    }
}

/// The last bytes of a text, fewer than a block has, and others that are no part of plain tokens.
#[cold]
fn last_block(bytes: &[u8]) -> [u8; BLOCK] {
    let mut block = [0; BLOCK];
    block[..bytes.len()].copy_from_slice(bytes);
    block
}

/// How far a block was read.
struct Read {
    /// Where the next begins.
    end: usize,
    /// Where the comment begins that is open there.
    comment: Option<usize>,
    /// Whether something odd comes next, or nothing was read.
    is_last: bool,
}

/// Reads the plain tokens that a block begins with. `at`: its place in the text; `comment`: where the
/// comment begins that it begins in.
#[inline(always)]
fn read_block<S: Simd>(
    simd: S,
    block: &[u8; BLOCK],
    at: usize,
    comment: Option<usize>,
    items: &mut Vec<Item>,
) -> Read {
    let classes = Classes::of(simd, block);
    let places = Places::of(classes, u64::from(comment.is_some()));
    let first = items.len();
    let starts = push(simd, items, &places, at as u32);
    let mut next = at + starts.trailing_zeros() as usize;
    if let Some(begin) = comment {
        match items.get_mut(first) {
            Some(closed) => closed.span.start = begin as u32,
            None => next = begin,
        }
    }
    if places.is_open && !places.is_odd {
        return Read {
            end: at + BLOCK,
            comment: Some(next),
            // One that goes through a whole block is found faster by searching.
            is_last: next < at,
        };
    }
    Read {
        end: next,
        comment: None,
        is_last: places.is_odd || next <= at,
    }
}

/// Keeps the tokens of a block that begins at `at`, and gives where others begin in it. One function
/// for each set of instructions, since one for all would be called, not inlined.
#[inline(always)]
fn push<S: Simd>(_: S, items: &mut Vec<Item>, places: &Places, at: u32) -> u64 {
    let (mut starts, mut ends) = (places.starts, places.ends);
    let is_in = |mask: u64, place: u32| mask >> (place & 63) & 1 == 1;
    // Room is made once for all of them.
    items.extend((0..ends.count_ones()).map(|_| {
        let start = starts.trailing_zeros();
        let end = ends.trailing_zeros();
        starts &= starts.wrapping_sub(1);
        ends &= ends.wrapping_sub(1);
        // Most tokens are words, and what follows what is easily foreseen.
        let kind = if !is_in(places.number_or_comment, start) {
            ItemKind::Word
        } else if is_in(places.comment, start) {
            ItemKind::Comment
        } else if is_in(places.three_dots, end) {
            ItemKind::MoveNumber(NumberStyle::Dots)
        } else {
            ItemKind::MoveNumber(NumberStyle::Dot)
        };
        let span = Span::new(at + start, at + end);
        Item { kind, span }
    }));
    starts
}
