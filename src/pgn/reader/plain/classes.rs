//! Which bytes of a block are of which class, as bit masks.

use wide::{CmpEq, CmpGt, i8x16};

/// Bytes looked at together.
pub(super) const BLOCK: usize = 64;

/// Bytes in a vector.
const LANES: usize = 16;

/// One bit for each byte of a block, the lowest for the first. The classes are as wide as the
/// tokens need them, and no wider than a few vector instructions can tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Classes {
    /// Space, LF, CR.
    pub(super) blank: u64,
    /// Digits and `O`: what most moves end in, but for the signs behind them.
    pub(super) good_end: u64,
    /// ASCII letters.
    pub(super) letter: u64,
    /// `+ # = - / ! ?`, and `0` (with `good_end`, it tells the zeros).
    pub(super) sign: u64,
    /// `.`
    pub(super) dot: u64,
    /// `{`
    pub(super) open: u64,
    /// `}`
    pub(super) close: u64,
}

impl Classes {
    #[inline]
    pub(super) fn of(block: &[u8; BLOCK]) -> Self {
        let (vectors, _) = block.as_chunks::<LANES>();
        let vector = |nth: usize| i8x16::new(vectors[nth].map(|byte| byte as i8));
        let vectors = [vector(0), vector(1), vector(2), vector(3)];
        let is = |byte: u8| move |bytes: i8x16| bytes.cmp_eq(all(byte));
        Self {
            blank: bits(vectors, |bytes| {
                is(b' ')(bytes) | is(b'\n')(bytes) | is(b'\r')(bytes)
            }),
            good_end: bits(vectors, |bytes| within(bytes, b'0', b'9') | is(b'O')(bytes)),
            letter: bits(vectors, |bytes| within(bytes | all(0x20), b'a', b'z')),
            sign: bits(vectors, |bytes| {
                // The bits set are those that the signs of a group differ in.
                let minus_slash_equals_question = is(b'?')(bytes | all(0x12));
                let hash_plus = is(b'+')(bytes | all(0x08));
                minus_slash_equals_question | hash_plus | is(b'!')(bytes) | is(b'0')(bytes)
            }),
            dot: bits(vectors, is(b'.')),
            open: bits(vectors, is(b'{')),
            close: bits(vectors, is(b'}')),
        }
    }
}

/// The byte in every lane.
#[inline]
fn all(byte: u8) -> i8x16 {
    i8x16::splat(byte as i8)
}

/// Which bytes are of an ASCII range: moved to the upper end of the signed numbers, they are
/// those above its lower end.
#[inline]
fn within(bytes: i8x16, first: u8, last: u8) -> i8x16 {
    let top = i8::MAX as u8;
    (bytes + all(top - last)).cmp_gt(all(top - last + first - 1))
}

/// One bit for each byte of the vectors: whether it is of the class.
#[inline]
fn bits(vectors: [i8x16; BLOCK / LANES], class: impl Fn(i8x16) -> i8x16) -> u64 {
    let [first, second, third, fourth] =
        vectors.map(|bytes| u64::from(class(bytes).move_mask().cast_unsigned() as u16));
    first | second << LANES | third << (2 * LANES) | fourth << (3 * LANES)
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Classes};

    /// The classes byte by byte.
    fn naive(block: &[u8; BLOCK]) -> Classes {
        let bits = |class: fn(u8) -> bool| {
            let bits = block.iter().enumerate();
            bits.fold(0, |bits, (nth, &byte)| bits | u64::from(class(byte)) << nth)
        };
        Classes {
            blank: bits(|byte| b" \n\r".contains(&byte)),
            good_end: bits(|byte| byte.is_ascii_digit() || byte == b'O'),
            letter: bits(|byte| byte.is_ascii_alphabetic()),
            sign: bits(|byte| b"+#=-/!?0".contains(&byte)),
            dot: bits(|byte| byte == b'.'),
            open: bits(|byte| byte == b'{'),
            close: bits(|byte| byte == b'}'),
        }
    }

    #[test]
    fn every_byte_in_every_place() {
        for byte in 0..=u8::MAX {
            for place in 0..BLOCK {
                let mut block = [b'a'; BLOCK];
                block[place] = byte;
                assert_eq!(Classes::of(&block), naive(&block), "{byte:#x} at {place}");
            }
        }
    }

    #[test]
    fn all_bytes_together() {
        for first in 0..=u8::MAX {
            let block = std::array::from_fn(|nth| first.wrapping_add((nth as u8).wrapping_mul(5)));
            assert_eq!(Classes::of(&block), naive(&block), "from {first:#x}");
        }
    }
}
