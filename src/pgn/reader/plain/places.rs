//! Where the plain tokens of a block begin and end.

use super::classes::Classes;

/// The plain tokens of a block, one bit for each byte.
///
/// The nth start and the nth end are the same token's: tokens are in order, none is empty and none
/// is in another, so no two begin or end at the same byte.
#[derive(Debug, Clone, Copy)]
pub(super) struct Places {
    /// Where tokens begin: all with an end here, and the next.
    pub(super) starts: u64,
    /// The bytes behind plain tokens.
    pub(super) ends: u64,
    /// Where numbers begin, and comments.
    pub(super) number_or_comment: u64,
    /// Where comments begin.
    pub(super) comment: u64,
    /// Behind the numbers that have three dots.
    pub(super) three_dots: u64,
    /// Whether a token of the block is not plain.
    pub(super) is_odd: bool,
    /// Whether a comment is not closed at the end of the block: the next token, if none is odd.
    pub(super) is_open: bool,
}

impl Places {
    /// `in_comment`: 1 if the block begins inside a comment, else 0: that comment is one of the
    /// tokens, as if it began with the block.
    #[inline(always)]
    pub(super) fn of(bytes: Classes, in_comment: u64) -> Self {
        let Comments {
            inside,
            opens,
            closes,
            nested,
        } = Comments::of(bytes, in_comment);
        let gap = bytes.blank | inside;
        // Runs of anything else are numbers, words, or one and then the other.
        let run_starts = !gap & (gap << 1 | 1);
        let run_ends = gap & (!gap << 1);
        let numbers = Numbers::of(run_starts & bytes.digit, bytes.digit, bytes.dot);
        let word_starts = run_starts & !bytes.digit | numbers.ends & !gap;
        let word_ends = run_ends & !numbers.ends;

        // At least one byte of each token that is not plain.
        let odd = bytes.other & !inside
            | nested
            | numbers.odd
            | run_starts & bytes.zero
            | word_starts & !bytes.letter
            | word_ends >> 1 & !last_bytes(bytes);
        // A token that ends at the first of them, or before, is none of those.
        let sure = odd ^ odd.wrapping_sub(1);
        Self {
            starts: run_starts | word_starts | opens,
            ends: (run_ends | numbers.ends | closes << 1) & sure,
            number_or_comment: run_starts & bytes.digit | opens,
            comment: opens,
            three_dots: numbers.three_dots,
            is_odd: odd != 0,
            is_open: (inside & !bytes.close).leading_zeros() == 0,
        }
    }
}

/// What a plain word may end in so that it belongs to nothing before it, whatever else it is made
/// of ([`crate::pgn::grammar::may_be_suffix`]): a digit or `O`, and up to three signs.
#[inline(always)]
const fn last_bytes(bytes: Classes) -> u64 {
    let good_end = bytes.digit | bytes.castle;
    let one = bytes.sign & (good_end << 1);
    let two = bytes.sign & (one << 1);
    let three = bytes.sign & (two << 1);
    good_end | one | two | three
}

/// The comments of a block.
struct Comments {
    /// Their bytes, braces too.
    inside: u64,
    opens: u64,
    closes: u64,
    /// Braces inside them, from the first of which on nothing is right.
    nested: u64,
}

impl Comments {
    #[inline(always)]
    const fn of(bytes: Classes, in_comment: u64) -> Self {
        let opens = bytes.open | in_comment;
        // Each comment is the difference of the bit behind it and its first, and the one that is
        // not closed here of 2^64 and its first.
        let inside = (bytes.close << 1).wrapping_sub(opens);
        Self {
            inside,
            opens,
            closes: bytes.close & inside,
            nested: bytes.open & ((inside & !bytes.close) << 1 | in_comment),
        }
    }
}

/// The numbers of a block.
struct Numbers {
    /// Behind their dots.
    ends: u64,
    /// The ends of those with three dots.
    three_dots: u64,
    /// A byte of each that has no dot, two, or more than three.
    odd: u64,
}

impl Numbers {
    /// `starts`: where numbers begin.
    #[inline(always)]
    const fn of(starts: u64, digit: u64, dot: u64) -> Self {
        // The carry of the sum runs to the end of each run of bits that a number begins.
        let digit_ends = starts.wrapping_add(digit) & !digit;
        let dots = digit_ends & dot;
        let ends = dots.wrapping_add(dot) & !dot;
        let three_dots = ends & (dots << 3);
        Self {
            ends,
            three_dots,
            odd: (digit_ends & !dot | ends & !(dots << 1) & !three_dots) >> 1,
        }
    }
}
