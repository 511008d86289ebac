//! A quick hash of names.
//!
//! The standard library's takes longer than all else that is done with a name. This one multiplies
//! bytes, eight by eight, each with a random number mixed in, and folds the halves of the product, so
//! a file cannot be written to make names collide.

use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

use crate::account::ShortName;

/// A way to hash names; in one run it is one and the same.
#[derive(Debug, Clone, Copy)]
pub(super) struct NameHash([u64; 4]);

static RANDOM: LazyLock<NameHash> = LazyLock::new(|| {
    let random = RandomState::new();
    NameHash([0, 1, 2, 3].map(|nth| random.hash_one(nth)))
});

impl Default for NameHash {
    fn default() -> Self {
        *RANDOM
    }
}

impl NameHash {
    /// The hash of a short name.
    #[inline]
    pub(super) fn of_short(&self, name: &ShortName) -> u32 {
        let Self(random) = self;
        let [first, second, third, fourth] = name.words();
        let hash = fold(first ^ random[0], second ^ random[1])
            ^ fold(third ^ random[2], fourth ^ random[3]);
        hash as u32
    }

    /// The hash of any other.
    pub(super) fn of_long(&self, name: &str) -> u32 {
        let Self(random) = self;
        let parts = name.as_bytes().chunks(8);
        let hash = parts.fold(name.len() as u64 ^ random[0], |state, part| {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            fold(state ^ random[1], u64::from_le_bytes(word) ^ random[2])
        });
        hash as u32
    }
}

/// The halves of a product in one.
#[inline]
fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}
