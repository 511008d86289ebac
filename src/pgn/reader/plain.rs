//! The common path: plain words and numbers, thirty-two bytes at a look.
//!
//! Most of most files is `12. Nf3 Nc6` and nothing else. Read token by token, each token's place
//! depends on the length of the one before, and each length is a loop whose end the processor
//! cannot foresee. Here the places of all tokens in a block come from two bit masks, so only odd
//! tokens cost a wrong guess. Whatever is not surely plain is left to the general way, which
//! gives the same tokens (`the_common_path_changes_nothing`).

use super::{Reader, Stage};
use crate::pgn::game::GameBuf;
use crate::pgn::grammar::may_be_suffix;
use crate::pgn::item::{Item, ItemKind, NumberStyle};
use crate::span::Span;

/// Bytes looked at together.
const BLOCK: usize = 32;

/// One bit for each byte of a block, the lowest for the first.
struct Masks {
    /// Spaces and LF.
    blank: u32,
    /// Whatever is neither a blank nor what plain words and numbers are made of.
    odd: u32,
}

impl Masks {
    #[inline]
    fn of(block: &[u8; BLOCK]) -> Self {
        // Bits 0 to 3 of byte n: whether bytes n, 8 + n, 16 + n, 24 + n are blanks; bits 4 to 7:
        // whether they are odd.
        let mut all = 0;
        for (place, eight) in flags(block).as_chunks::<8>().0.iter().enumerate() {
            all |= u64::from_le_bytes(*eight) << place;
        }
        let all = transposed(all);
        Self {
            blank: all as u32,
            odd: (all >> 32) as u32,
        }
    }
}

/// For each byte of a block: bit 0 if it is a blank, bit 4 if it is odd.
///
/// Not inlined: by itself it becomes some forty vector instructions; together with what gathers
/// the flags the compiler takes the bytes apart and needs several times as many.
#[inline(never)]
fn flags(block: &[u8; BLOCK]) -> [u8; BLOCK] {
    let mut flags = [0; BLOCK];
    for (flag, &byte) in flags.iter_mut().zip(block) {
        let is_blank = u8::from(byte == b' ') | u8::from(byte == b'\n');
        let is_letter = u8::from((byte | 0x20).wrapping_sub(b'a') < 26);
        let is_digit_or_sign = u8::from(byte.wrapping_sub(b'-') <= b'9' - b'-');
        let is_mark = u8::from(byte == b'+') | u8::from(byte == b'#') | u8::from(byte == b'=');
        let is_odd = (is_blank | is_letter | is_digit_or_sign | is_mark) ^ 1;
        *flag = is_blank | is_odd << 4;
    }
    flags
}

/// Eight rows of eight bits with rows and columns exchanged: blocks of one, two and four bits
/// change places.
#[inline]
const fn transposed(mut rows: u64) -> u64 {
    let ones = (rows ^ (rows >> 7)) & 0x00AA_00AA_00AA_00AA;
    rows ^= ones ^ (ones << 7);
    let twos = (rows ^ (rows >> 14)) & 0x0000_CCCC_0000_CCCC;
    rows ^= twos ^ (twos << 14);
    let fours = (rows ^ (rows >> 28)) & 0x0000_0000_F0F0_F0F0;
    rows ^ fours ^ (fours << 28)
}

impl Reader<'_, '_> {
    /// Reads as many plain words and numbers as there are.
    pub(super) fn plain_moves(&mut self) {
        if self.stage != Stage::Moves {
            return;
        }
        #[cfg(test)]
        if self.cursor.buffers.is_general_only {
            return;
        }
        let text = self.cursor.text;
        let GameBuf {
            items, item_limit, ..
        } = &mut *self.cursor.buffers;
        let mut at = self.cursor.at;
        // Two items a token at most, and 16 tokens a block.
        while items.len() + BLOCK <= *item_limit
            && let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk)
        {
            let read = block_of_moves(block, at, items);
            at += read;
            // A block without a whole token, or with an odd one.
            if read < BLOCK / 2 {
                break;
            }
        }
        self.cursor.at = at;
    }
}

/// Reads the plain tokens that a block begins with; how many of its bytes they and the blanks
/// around them are. `at`: the block's place in the text.
#[inline]
fn block_of_moves(block: &[u8; BLOCK], at: usize, items: &mut Vec<Item>) -> usize {
    let Masks { blank, odd } = Masks::of(block);
    // Only what lies before the first odd byte; a token that reaches it is odd too.
    let plain = (odd & odd.wrapping_neg()).wrapping_sub(1);
    let mut starts = !blank & (blank << 1 | 1) & plain;
    let mut ends = blank & !(blank << 1) & !1 & plain;
    while ends != 0 {
        let start = starts.trailing_zeros() as usize;
        let end = ends.trailing_zeros() as usize;
        let Some(word) = number(block, start, end, at, items) else {
            return start;
        };
        if word < end {
            if !is_plain_word(block, word, end) {
                return word;
            }
            push(items, ItemKind::Word, at + word, at + end);
        }
        starts &= starts - 1;
        ends &= ends - 1;
    }
    // Behind the last whole token: where the next begins, or the end of the blanks.
    (starts | !plain).trailing_zeros() as usize
}

/// Reads the number that a token begins with, if it does; where the rest of the token begins.
/// `None`: it begins with a digit and is no plain number.
#[inline]
fn number(
    block: &[u8; BLOCK],
    start: usize,
    end: usize,
    at: usize,
    items: &mut Vec<Item>,
) -> Option<usize> {
    let byte = |place: usize| block.get(place).copied().unwrap_or_default();
    if !byte(start).is_ascii_digit() {
        return Some(start);
    }
    let digits = if byte(start + 1) == b'.' {
        1
    } else if byte(start + 1).is_ascii_digit() && byte(start + 2) == b'.' {
        2
    } else {
        return None;
    };
    let dot = start + digits;
    if byte(start) == b'0' {
        return None;
    }
    if byte(dot + 1) != b'.' {
        push(
            items,
            ItemKind::MoveNumber(NumberStyle::Dot),
            at + start,
            at + dot + 1,
        );
        return Some(dot + 1);
    }
    let is_dots = byte(dot + 2) == b'.' && dot + 3 <= end && byte(dot + 3) != b'.';
    if !is_dots {
        return None;
    }
    push(
        items,
        ItemKind::MoveNumber(NumberStyle::Dots),
        at + start,
        at + dot + 3,
    );
    Some(dot + 3)
}

/// Whether the bytes of a block from `start` to `end`, all plain, are a word for certain and
/// belong to nothing before them.
#[inline]
fn is_plain_word(block: &[u8; BLOCK], start: usize, end: usize) -> bool {
    let byte = |place: usize| block.get(place).copied().unwrap_or_default();
    let last = byte(end.wrapping_sub(1));
    let is_check = last == b'+' || last == b'#';
    let decides = byte(end.wrapping_sub(1 + usize::from(is_check)));
    byte(start).is_ascii_alphabetic() & !may_be_suffix(decides)
}

#[inline]
fn push(items: &mut Vec<Item>, kind: ItemKind, start: usize, end: usize) {
    let span = Span::new(start as u32, end as u32);
    items.push(Item { kind, span });
}
