//! Which bytes of a block are of which class, as bit masks.

use fearless_simd::prelude::{SimdBase, SimdMask};
use fearless_simd::{Simd, mask8x64, u8x64};

/// Bytes looked at together.
pub(super) const BLOCK: usize = 64;

/// One bit for each byte of a block, the lowest for the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Classes {
    /// Space, LF, CR.
    pub(super) blank: u64,
    pub(super) digit: u64,
    /// `0`
    pub(super) zero: u64,
    /// ASCII letters.
    pub(super) letter: u64,
    /// `O`: what castling ends in.
    pub(super) castle: u64,
    /// `+ # = - / ! ?`
    pub(super) sign: u64,
    /// `.`
    pub(super) dot: u64,
    /// `{`
    pub(super) open: u64,
    /// `}`
    pub(super) close: u64,
    /// None of the first, from `blank` to `dot`.
    pub(super) other: u64,
}

/// Sets of all bytes with one of these upper four bits and one of these lower four, each with a bit of
/// its own: the classes are made of them.
const HALVES: [(u8, &[u8], &[u8]); 8] = [
    (SPACE, &[2], &[0x0]),
    (LINE_END, &[0], &[0xA, 0xD]),
    (DIGIT, &[3], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    (
        EARLY_LETTER,
        &[4, 6],
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 0xA, 0xB, 0xC, 0xD, 0xE, 0xF],
    ),
    (LATE_LETTER, &[5, 7], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0xA]),
    (SIGN, &[2], &[0x1, 0x3, 0xB]),
    (TWIN_SIGN, &[2, 3], &[0xD, 0xF]),
    (DOT, &[2], &[0xE]),
];
const SPACE: u8 = 1;
const LINE_END: u8 = 2;
const DIGIT: u8 = 4;
const EARLY_LETTER: u8 = 8;
const LATE_LETTER: u8 = 16;
const SIGN: u8 = 32;
const TWIN_SIGN: u8 = 64;
const DOT: u8 = 128;

/// The sets that a byte may be of by its upper four bits, and by its lower four; for each sixteen bytes
/// of a block anew.
const BY_HALF: [[u8; BLOCK]; 2] = {
    let mut tables = [[0; BLOCK]; 2];
    let mut nth = 0;
    while nth < HALVES.len() {
        let (bit, upper, lower) = HALVES[nth];
        mark(&mut tables[0], upper, bit);
        mark(&mut tables[1], lower, bit);
        nth += 1;
    }
    tables
};

/// Puts a set's bit where a table has these halves.
const fn mark(table: &mut [u8; BLOCK], halves: &[u8], bit: u8) {
    let mut nth = 0;
    while nth < halves.len() {
        let mut place = halves[nth] as usize;
        while place < BLOCK {
            table[place] |= bit;
            place += 16;
        }
        nth += 1;
    }
}

impl Classes {
    #[inline(always)]
    pub(super) fn of<S: Simd>(simd: S, block: &[u8; BLOCK]) -> Self {
        let bytes = u8x64::from_slice(simd, block);
        let upper = u8x64::from_slice(simd, &BY_HALF[0]);
        let lower = u8x64::from_slice(simd, &BY_HALF[1]);
        let classes = upper.swizzle_dyn_within_blocks(bytes >> 4)
            & lower.swizzle_dyn_within_blocks(bytes & 0x0F);
        Self {
            blank: any(classes, SPACE | LINE_END),
            digit: any(classes, DIGIT),
            zero: equal(bytes, b'0').to_bitmask(),
            letter: any(classes, EARLY_LETTER | LATE_LETTER),
            castle: equal(bytes, b'O').to_bitmask(),
            sign: any(classes, SIGN | TWIN_SIGN),
            dot: any(classes, DOT),
            open: equal(bytes, b'{').to_bitmask(),
            close: equal(bytes, b'}').to_bitmask(),
            other: classes.simd_eq(0).to_bitmask(),
        }
    }
}

/// Which bytes have any of these bits.
#[inline(always)]
fn any<S: Simd>(bytes: u8x64<S>, bits: u8) -> u64 {
    (bytes & bits).simd_ne(0).to_bitmask()
}

#[inline(always)]
pub(super) fn equal<S: Simd>(bytes: u8x64<S>, byte: u8) -> mask8x64<S> {
    bytes.simd_eq(byte)
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
            digit: bits(|byte| byte.is_ascii_digit()),
            zero: bits(|byte| byte == b'0'),
            castle: bits(|byte| byte == b'O'),
            letter: bits(|byte| byte.is_ascii_alphabetic()),
            sign: bits(|byte| b"+#=-/!?".contains(&byte)),
            dot: bits(|byte| byte == b'.'),
            open: bits(|byte| byte == b'{'),
            close: bits(|byte| byte == b'}'),
            other: bits(|byte| !byte.is_ascii_alphanumeric() && !b" \n\r+#=-/!?.".contains(&byte)),
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
