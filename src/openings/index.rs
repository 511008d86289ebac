//! From a position's key to the number of an entry.

/// A hash table with open addressing, behind a filter that says no to nearly all other keys.
///
/// Almost every position of a game is in no table, so the common answer must be cheap: one bit of
/// a few kilobytes that stay in the processor's nearest cache. Keys are random already and are
/// their own hash.
#[derive(Debug, Clone)]
pub(super) struct Index {
    filter: Vec<u64>,
    /// Keys with the number of their entry; [`FREE`] where there is none. A power of two.
    slots: Vec<(u64, u32)>,
}

const FREE: u32 = u32::MAX;

/// Bits of the filter for each entry: one strange key in so many passes.
const FILTER_BITS: usize = 16;

impl Index {
    /// A table with room for so many entries.
    pub(super) fn with_capacity(entries: usize) -> Self {
        let entries = entries.max(4);
        Self {
            filter: vec![0; (entries * FILTER_BITS).next_power_of_two() / 64],
            slots: vec![(0, FREE); (entries * 2).next_power_of_two()],
        }
    }

    /// The word and the bit of the filter for a key: the bits that the slots use least.
    #[inline]
    fn bit(&self, key: u64) -> (usize, u64) {
        let word = (key >> 32) as usize & (self.filter.len() - 1);
        (word, 1 << (key >> 58))
    }

    /// Enters a key, unless it is there already: then the number that it has.
    pub(super) fn insert(&mut self, key: u64, number: u32) -> Option<u32> {
        let slot = self.slot(key);
        if self.slots[slot].1 != FREE {
            return Some(self.slots[slot].1);
        }
        self.slots[slot] = (key, number);
        let (word, bit) = self.bit(key);
        self.filter[word] |= bit;
        None
    }

    /// The number that a key was entered with.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        let (word, bit) = self.bit(key);
        if self.filter[word] & bit == 0 {
            return None;
        }
        let number = self.slots[self.slot(key)].1;
        (number != FREE).then_some(number)
    }

    /// The slot of a key, or the free one where it belongs. At least half of the slots are free.
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = key as usize & mask;
        while self.slots[slot].1 != FREE && self.slots[slot].0 != key {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::Index;

    #[test]
    fn keys_are_found_also_those_that_share_a_slot() {
        let mut index = Index::with_capacity(64);
        let keys: Vec<u64> = (0..64).map(|number| number << 40 | 5).collect();
        for (&key, number) in keys.iter().zip(0..) {
            assert_eq!(index.insert(key, number), None);
        }
        for (&key, number) in keys.iter().zip(0..) {
            assert_eq!(index.find(key), Some(number));
            assert_eq!(index.insert(key, 99), Some(number));
        }
        assert_eq!(index.find(65 << 40 | 5), None);
        assert_eq!(index.find(0), None);
    }
}
