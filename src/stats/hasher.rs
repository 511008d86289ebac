//! A quick hash of short names.
//!
//! The standard library's takes longer than all else that is done with a name. This one multiplies
//! eight bytes at a time by a random number and folds the halves of the product, so a file cannot
//! be written to make names collide.

use std::hash::{BuildHasher, Hasher, RandomState};

/// Makes hashers of one random kind.
#[derive(Debug, Clone, Copy)]
pub(super) struct NameHash {
    start: u64,
    factor: u64,
}

impl Default for NameHash {
    fn default() -> Self {
        let random = RandomState::new();
        Self {
            start: random.hash_one(0),
            // Odd, so that no bit is lost.
            factor: random.hash_one(1) | 1,
        }
    }
}

impl BuildHasher for NameHash {
    type Hasher = Folded;

    #[inline]
    fn build_hasher(&self) -> Folded {
        Folded {
            state: self.start,
            factor: self.factor,
        }
    }
}

/// The hash of one name.
#[derive(Debug)]
pub(super) struct Folded {
    state: u64,
    factor: u64,
}

impl Folded {
    #[inline]
    fn fold(&mut self, word: u64) {
        let product = u128::from(self.state ^ word) * u128::from(self.factor);
        self.state = (product as u64) ^ (product >> 64) as u64;
    }
}

impl Hasher for Folded {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for &word in words {
            self.fold(u64::from_le_bytes(word));
        }
        // The last bytes may be read twice: how many there are no processor can guess.
        let last = match bytes.last_chunk::<8>() {
            Some(&last) => u64::from_le_bytes(last),
            None => rest
                .iter()
                .fold(0, |word, &byte| word << 8 ^ u64::from(byte)),
        };
        self.fold(last ^ (bytes.len() as u64).rotate_right(8));
    }

    /// What ends a text: its length is folded in already.
    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.state ^= u64::from(byte);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.state
    }
}
