//! Which bytes of a block are of which class, as bit masks.

use fearless_simd::prelude::{SimdBase, SimdMask};
use fearless_simd::{Bytes, Simd, i8x64, mask8x64, u8x64};

/// Bytes looked at together.
pub(super) const BLOCK: usize = 64;

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
    #[inline(always)]
    pub(super) fn of<S: Simd>(simd: S, block: &[u8; BLOCK]) -> Self {
        let bytes = u8x64::from_slice(simd, block);
        let is = |byte| equal(bytes, byte);
        let blank = is(b' ') | is(b'\n') | is(b'\r');
        let good_end = within(bytes, b'0', b'9') | is(b'O');
        let letter = within(bytes | 0x20, b'a', b'z');
        // The bits set are those that the signs of a group differ in.
        let minus_slash_equals_question = equal(bytes | 0x12, b'?');
        let hash_plus = equal(bytes | 0x08, b'+');
        let sign = minus_slash_equals_question | hash_plus | is(b'!') | is(b'0');
        Self {
            blank: blank.to_bitmask(),
            good_end: good_end.to_bitmask(),
            letter: letter.to_bitmask(),
            sign: sign.to_bitmask(),
            dot: is(b'.').to_bitmask(),
            open: is(b'{').to_bitmask(),
            close: is(b'}').to_bitmask(),
        }
    }
}

#[inline(always)]
pub(super) fn equal<S: Simd>(bytes: u8x64<S>, byte: u8) -> mask8x64<S> {
    bytes.simd_eq(byte)
}

/// Which bytes are of an ASCII range: moved to the upper end of the signed numbers, they are
/// those above its lower end.
#[inline(always)]
fn within<S: Simd>(bytes: u8x64<S>, first: u8, last: u8) -> mask8x64<S> {
    let top = i8::MAX as u8;
    let moved: i8x64<S> = (bytes + (top - last)).bitcast();
    moved.simd_gt((top - last + first - 1) as i8)
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Classes};
    use fearless_simd::{Level, dispatch};

    /// The classes with each set of vector instructions that there is.
    fn classes(block: &[u8; BLOCK]) -> Vec<Classes> {
        let level = Level::new();
        let mut levels = vec![level];
        #[cfg(target_arch = "x86_64")]
        {
            levels.extend(level.as_sse2().map(Level::Sse2));
            levels.extend(level.as_sse4_2().map(Level::Sse4_2));
            levels.extend(level.as_avx2().map(Level::Avx2));
        }
        let of = |level| dispatch!(level, simd => Classes::of(simd, block));
        levels.into_iter().map(of).collect()
    }

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
                for found in classes(&block) {
                    assert_eq!(found, naive(&block), "{byte:#x} at {place}");
                }
            }
        }
    }

    #[test]
    fn all_bytes_together() {
        for first in 0..=u8::MAX {
            let block = std::array::from_fn(|nth| first.wrapping_add((nth as u8).wrapping_mul(5)));
            for found in classes(&block) {
                assert_eq!(found, naive(&block), "from {first:#x}");
            }
        }
    }
}
