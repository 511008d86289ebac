//! The common path: plain words, numbers and comments, sixty-four bytes at a look.
//!
//! Most of most files is `12. Nf3 Nc6` and `{ [%clk 0:05:00] }`, and nothing else. Read token by
//! token, each token's place depends on the length of the one before, and each length is a loop
//! whose end the processor cannot foresee. Here the places of all tokens in a block come from bit
//! masks, so only odd tokens cost a wrong guess. Whatever is not surely plain is left to the
//! general way, which gives the same tokens (`the_common_path_changes_nothing`).

mod classes;
mod places;

use super::Reader;
use crate::pgn::game::GameBuf;
use crate::pgn::item::{Item, ItemKind, NumberStyle};
use crate::span::Span;
use classes::{BLOCK, Classes};
use places::Places;

/// What a token is, by whether it is a number or a comment, plus whether it is a comment, plus
/// twice whether it has three dots.
const KINDS: [ItemKind; 4] = [
    ItemKind::Word,
    ItemKind::MoveNumber(NumberStyle::Dot),
    ItemKind::Comment,
    ItemKind::MoveNumber(NumberStyle::Dots),
];

impl Reader<'_, '_> {
    /// Reads as many plain words, numbers and comments of movetext as there are.
    pub(super) fn plain_moves(&mut self) {
        #[cfg(test)]
        if self.cursor.buffers.is_general_only {
            return;
        }
        let chunk = self.cursor.chunk;
        let end = self.cursor.text.len();
        let GameBuf {
            items, item_limit, ..
        } = &mut *self.cursor.buffers;
        let mut at = self.cursor.at;
        let mut comment = None;
        while items.len() + BLOCK <= *item_limit && at < end {
            let length = end - at;
            let read = match chunk.get(at..).and_then(<[u8]>::first_chunk) {
                Some(block) => read_block(block, length, at, comment, items),
                None => read_block(&last_block(&chunk[at..]), length, at, comment, items),
            };
            at = read.end;
            comment = read.comment;
            if read.is_last {
                break;
            }
        }
        self.cursor.at = comment.unwrap_or(at);
    }
}

/// The bytes of a block that the chunk has, and others that are no part of plain tokens.
#[cold]
fn last_block(bytes: &[u8]) -> [u8; BLOCK] {
    let mut block = [0; BLOCK];
    for (to, &from) in block.iter_mut().zip(bytes) {
        *to = from;
    }
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

/// Reads the plain tokens that a block begins with. `length`: how many bytes there are, more than
/// the block or fewer; `at`: its place in the text; `comment`: where the comment begins that it
/// begins in.
#[inline]
fn read_block(
    block: &[u8; BLOCK],
    length: usize,
    at: usize,
    comment: Option<usize>,
    items: &mut Vec<Item>,
) -> Read {
    let Places {
        mut starts,
        mut ends,
        number_or_comment,
        comment: comments,
        three_dots,
        is_odd,
    } = Places::of(Classes::of(block), length, u64::from(comment.is_some()));
    let first = items.len();
    items.extend((0..ends.count_ones()).map(|_| {
        let start = starts.trailing_zeros();
        let end = ends.trailing_zeros();
        starts &= starts.wrapping_sub(1);
        ends &= ends.wrapping_sub(1);
        let bit = |mask: u64, place: u32| mask.wrapping_shr(place) as usize & 1;
        let kind = bit(number_or_comment, start) + bit(comments, start) + 2 * bit(three_dots, end);
        Item {
            kind: KINDS[kind & 3],
            span: Span::new(at as u32 + start, at as u32 + end),
        }
    }));
    let start = starts.trailing_zeros() as usize;
    let was_read = items.len() > first;
    if let (Some(start), Some(item)) = (comment, items.get_mut(first)) {
        item.span.start = start as u32;
    }
    let is_in_comment = start < BLOCK && comments >> start & 1 == 1;
    if is_in_comment && !is_odd {
        // One that goes through a whole block is found faster by searching.
        let is_last = comment.is_some() && !was_read;
        let begin = comment.filter(|_| !was_read).unwrap_or(at + start);
        return Read {
            end: at + BLOCK,
            comment: Some(begin),
            is_last,
        };
    }
    Read {
        end: at + start,
        comment: comment.filter(|_| !was_read),
        is_last: is_odd || start == 0,
    }
}
