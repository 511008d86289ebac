//! Counts by name.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::stats::hasher::NameHash;

/// What is counted for each of many names. Its order is that of the names, wherever it shows.
///
/// A hash table with open addressing, which a name's bytes are enough to ask: a name that is there
/// already is neither decoded nor copied.
#[derive(Debug, Clone)]
pub struct Table<V> {
    rows: Vec<(Box<str>, V)>,
    /// A power of two, or none; at least half are free.
    slots: Vec<Slot>,
    hash: NameHash,
}

/// Where a row is found.
#[derive(Debug, Clone, Copy)]
struct Slot {
    /// The upper half of the hash of its name: two names seldom share it.
    mark: u32,
    /// Its number; [`FREE`] if there is none.
    row: u32,
}

const FREE: u32 = u32::MAX;

/// Where a name seems to be in a table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    hash: u64,
    /// The row of a name with the same mark; [`FREE`] if there is none.
    row: u32,
}

impl Default for Place {
    fn default() -> Self {
        Self { hash: 0, row: FREE }
    }
}

impl<V> Default for Table<V> {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            slots: Vec::new(),
            hash: NameHash::default(),
        }
    }
}

impl<V> Table<V> {
    /// The row of a name, if it is there; else the slot where it belongs.
    #[inline]
    fn find(&self, name: &[u8], hash: u64) -> Result<usize, usize> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = hash as usize & mask;
        while let Some(slot) = self.slots.get(at)
            && slot.row != FREE
        {
            if slot.mark == mark(hash) && self.is_of(slot.row, name) {
                return Ok(slot.row as usize);
            }
            at = (at + 1) & mask;
        }
        Err(at)
    }

    /// Whether a row is that of a name.
    #[inline]
    fn is_of(&self, row: u32, name: &[u8]) -> bool {
        let row = self.rows.get(row as usize);
        row.is_some_and(|(known, _)| known.as_bytes() == name)
    }

    /// Where a name seems to be: its row is not looked at. It holds until [`Table::at`] is asked.
    #[inline]
    pub(super) fn place(&self, name: &[u8]) -> Place {
        let hash = self.hash(name);
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = hash as usize & mask;
        while let Some(slot) = self.slots.get(at)
            && slot.row != FREE
            && slot.mark != mark(hash)
        {
            at = (at + 1) & mask;
        }
        let row = self.slots.get(at).map_or(FREE, |slot| slot.row);
        Place { hash, row }
    }

    #[inline]
    fn hash(&self, name: &[u8]) -> u64 {
        let mut hasher = self.hash.build_hasher();
        hasher.write(name);
        hasher.finish()
    }

    /// Twice the slots, each row in its place.
    fn grow(&mut self) {
        let free = Slot { mark: 0, row: FREE };
        let count = (self.slots.len() * 2).max(16);
        self.slots.clear();
        self.slots.resize(count, free);
        for (row, number) in self.rows.iter().zip(0..) {
            let hash = self.hash(row.0.as_bytes());
            let mut at = hash as usize & (count - 1);
            while self.slots[at].row != FREE {
                at = (at + 1) & (count - 1);
            }
            self.slots[at] = Slot {
                mark: mark(hash),
                row: number,
            };
        }
    }

    /// The names with their counts, in the order of the names.
    pub fn sorted(&self) -> Vec<(&str, &V)> {
        let mut rows: Vec<(u64, &str, &V)> = self
            .rows
            .iter()
            .map(|(name, value)| (beginning(name), &**name, value))
            .collect();
        rows.sort_unstable_by_key(|&(beginning, name, _)| (beginning, name));
        let rows = rows.into_iter();
        rows.map(|(_, name, value)| (name, value)).collect()
    }

    /// The `top` names of the greatest size, the greatest first, those of one size in the order of
    /// the names; all for 0.
    pub fn greatest(&self, top: usize, size: impl Fn(&V) -> u64) -> Vec<(&str, &V)> {
        let rows = self.rows.iter();
        let mut rows: Vec<(Reverse<u64>, &str, &V)> = rows
            .map(|(name, value)| (Reverse(size(value)), &**name, value))
            .collect();
        if top > 0 && top < rows.len() {
            rows.select_nth_unstable_by_key(top, |&(size, name, _)| (size, name));
            rows.truncate(top);
        }
        rows.sort_unstable_by_key(|&(size, name, _)| (size, name));
        let rows = rows.into_iter();
        rows.map(|(_, name, value)| (name, value)).collect()
    }

    /// The values, in no order.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.rows.iter().map(|(_, value)| value)
    }

    /// Whether nothing is counted.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

impl<V: Default> Table<V> {
    /// What is counted for a name in UTF-8, whose place was asked for before.
    #[inline]
    pub(super) fn at(&mut self, place: Place, name: &[u8]) -> &mut V {
        let row = if self.is_of(place.row, name) {
            place.row as usize
        } else {
            self.find_or_insert(name, place.hash)
        };
        &mut self.rows[row].1
    }

    #[inline]
    fn find_or_insert(&mut self, name: &[u8], hash: u64) -> usize {
        let found = self.find(name, hash);
        found.unwrap_or_else(|_| self.insert(String::from_utf8_lossy(name).into()))
    }

    /// The row of a name that may be new.
    #[cold]
    fn insert(&mut self, name: Box<str>) -> usize {
        if self.slots.len() <= self.rows.len() * 2 {
            self.grow();
        }
        let hash = self.hash(name.as_bytes());
        self.find(name.as_bytes(), hash).unwrap_or_else(|at| {
            let row = self.rows.len();
            self.slots[at] = Slot {
                mark: mark(hash),
                row: row as u32,
            };
            self.rows.push((name, V::default()));
            row
        })
    }

    /// What is counted for a name.
    #[inline]
    pub fn entry(&mut self, name: &str) -> &mut V {
        let row = self.find_or_insert(name.as_bytes(), self.hash(name.as_bytes()));
        &mut self.rows[row].1
    }

    /// Adds the counts of another table, two of one name by `add`.
    pub fn merge(&mut self, other: Self, add: impl Fn(&mut V, V)) {
        // Sums do not depend on the order.
        for (name, value) in other.rows {
            let row = self.insert(name);
            add(&mut self.rows[row].1, value);
        }
    }
}

impl Table<u64> {
    /// Counts a name once.
    #[inline]
    pub fn count(&mut self, name: &str) {
        *self.entry(name) += 1;
    }

    /// Adds the counts of another table.
    pub fn add(&mut self, other: Self) {
        self.merge(other, |count, more| *count += more);
    }
}

fn mark(hash: u64) -> u32 {
    (hash >> 32) as u32
}

/// The first eight bytes of a name, as a number in the order of names.
fn beginning(name: &str) -> u64 {
    let mut bytes = [0; 8];
    for (byte, &of_name) in bytes.iter_mut().zip(name.as_bytes()) {
        *byte = of_name;
    }
    u64::from_be_bytes(bytes)
}

impl<V: PartialEq> PartialEq for Table<V> {
    fn eq(&self, other: &Self) -> bool {
        self.sorted() == other.sorted()
    }
}

impl<V: Eq> Eq for Table<V> {}

impl<V: Serialize> Serialize for Table<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.sorted())
    }
}

impl<'de, V: Deserialize<'de> + Default> Deserialize<'de> for Table<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut table = Self::default();
        for (name, value) in BTreeMap::<Box<str>, V>::deserialize(deserializer)? {
            let row = table.insert(name);
            table.rows[row].1 = value;
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;
    use std::collections::BTreeMap;

    use super::Table;

    #[test]
    fn names_are_kept_apart_however_they_are_asked_for() {
        let mut table = Table::<u64>::default();
        let mut wanted = BTreeMap::<String, u64>::new();
        for number in 0..3000_u64 {
            // Names that begin alike, some as often as others, one empty.
            let name = "Sociedade ".repeat((number % 3) as usize) + &(number % 700).to_string();
            let name = if number == 5 { String::new() } else { name };
            if number % 2 == 0 {
                table.count(&name);
            } else {
                let place = table.place(name.as_bytes());
                *table.at(place, name.as_bytes()) += 1;
            }
            *wanted.entry(name).or_default() += 1;
        }
        // A place that was asked for before the table has grown.
        let place = table.place(b"new");
        (0..5000).for_each(|number| *table.entry(&format!("{number} more")) += 1);
        *table.at(place, b"new") += 9;
        *table.at(place, b"new") += 1;
        wanted.extend((0..5000).map(|number| (format!("{number} more"), 1)));
        wanted.insert("new".to_owned(), 10);

        let rows: Vec<(&str, &u64)> = wanted
            .iter()
            .map(|(name, count)| (&**name, count))
            .collect();
        assert_eq!(table.sorted(), rows);
        let mut greatest = rows.clone();
        greatest.sort_by_key(|(_, count)| Reverse(**count));
        assert_eq!(table.greatest(0, |&count| count), greatest);
        assert_eq!(table.greatest(40, |&count| count), greatest[..40]);
        assert_eq!(table.greatest(99_999, |&count| count), greatest);
    }
}
