//! Counts by name.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use hashbrown::HashTable;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::account::ShortName;
use crate::stats::hasher::NameHash;

/// What is counted for each of many names. Its order is that of the names, wherever it shows.
///
/// Short names stand in their rows, so that one look tells whether a row is the right one.
#[derive(Debug, Clone)]
pub struct Table<V> {
    rows: Vec<Row<V>>,
    /// The names that are not short.
    long: Vec<Box<str>>,
    /// Where the row of each name is.
    slots: HashTable<Slot>,
    hash: NameHash,
}

/// A name with what is counted for it. In this order: what a record of a player begins with is in the
/// line of the processor's cache that the name is in, or the next.
#[derive(Debug, Clone)]
#[repr(C)]
struct Row<V> {
    name: RowName,
    value: V,
}

/// The name of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RowName {
    Short(ShortName),
    /// Where it stands among the long ones.
    Long(u32),
}

/// A name that is asked for.
#[derive(Debug, Clone, Copy)]
enum Asked<'n> {
    Short(ShortName),
    Long(&'n str),
}

/// Where a row is found. Small: of large tables, most slots are not in the processor's near caches.
#[derive(Debug, Clone, Copy)]
struct Slot {
    /// Of its name: two names seldom share it.
    hash: u32,
    /// Its number.
    row: u32,
}

/// A hash whose every bit tells in the highest ones too, which the table looks at first. The factor is
/// the odd number nearest to 2^64 divided by the golden ratio.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The row where a name is or seems to be, if there is one.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Place(Option<u32>);

impl<V> Default for Table<V> {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            long: Vec::new(),
            slots: HashTable::new(),
            hash: NameHash::default(),
        }
    }
}

impl<'n> From<&'n str> for Asked<'n> {
    fn from(name: &'n str) -> Self {
        ShortName::of(name).map_or(Self::Long(name), Self::Short)
    }
}

impl Asked<'_> {
    fn hash(&self, hash: &NameHash) -> u32 {
        match self {
            Self::Short(name) => hash.of_short(name),
            Self::Long(name) => hash.of_long(name),
        }
    }
}

impl<V> Table<V> {
    /// The row of a name, if it is there.
    #[inline]
    fn find(&self, name: Asked<'_>, hash: u32) -> Option<u32> {
        let is_it = |slot: &Slot| slot.hash == hash && self.is_of(slot.row, name);
        self.slots.find(spread(hash), is_it).map(|slot| slot.row)
    }

    /// Whether a row is that of a name.
    #[inline]
    fn is_of(&self, row: u32, name: Asked<'_>) -> bool {
        let row = self.rows.get(row as usize);
        row.is_some_and(|row| match name {
            Asked::Short(name) => row.name == RowName::Short(name),
            Asked::Long(name) => self.text(&row.name) == name.as_bytes(),
        })
    }

    /// The name of a row.
    fn text<'t>(&'t self, name: &'t RowName) -> &'t [u8] {
        match name {
            RowName::Short(name) => name.bytes(),
            &RowName::Long(at) => self.long[at as usize].as_bytes(),
        }
    }

    /// Where a short name with that hash seems to be: its row is not looked at.
    #[inline]
    pub(super) fn place(&self, hash: u32) -> Place {
        let slot = self.slots.find(spread(hash), |slot| slot.hash == hash);
        Place(slot.map(|slot| slot.row))
    }

    /// The place where a short name seems to be, if it is there.
    #[inline]
    pub(super) fn confirmed(&self, place: Place, name: &ShortName) -> Place {
        let name = Asked::Short(*name);
        Place(place.0.filter(|&row| self.is_of(row, name)))
    }

    /// The names with their counts, in no order.
    fn named(&self) -> impl Iterator<Item = (&[u8], &V)> {
        let rows = self.rows.iter();
        rows.map(|row| (self.text(&row.name), &row.value))
    }

    /// The names with their counts, in the order of the names.
    pub fn sorted(&self) -> Vec<(&str, &V)> {
        let mut rows: Vec<(u64, &[u8], &V)> = self
            .named()
            .map(|(name, value)| (beginning(name), name, value))
            .collect();
        rows.sort_unstable_by_key(|&(beginning, name, _)| (beginning, name));
        let rows = rows.into_iter();
        rows.map(|(_, name, value)| (text(name), value)).collect()
    }

    /// The `top` names of the greatest size, the greatest first, those of one size in the order of
    /// the names; all for 0.
    pub fn greatest(&self, top: usize, size: impl Fn(&V) -> u64) -> Vec<(&str, &V)> {
        let mut rows: Vec<(Reverse<u64>, &[u8], &V)> = self
            .named()
            .map(|(name, value)| (Reverse(size(value)), name, value))
            .collect();
        if top > 0 && top < rows.len() {
            rows.select_nth_unstable_by_key(top, |&(size, name, _)| (size, name));
            rows.truncate(top);
        }
        rows.sort_unstable_by_key(|&(size, name, _)| (size, name));
        let rows = rows.into_iter();
        rows.map(|(_, name, value)| (text(name), value)).collect()
    }

    /// The values, in no order.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.rows.iter().map(|row| &row.value)
    }

    /// Whether nothing is counted.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

impl<V: Default> Table<V> {
    /// What is counted for a short name with that hash, whose place is confirmed.
    #[inline]
    pub(super) fn at(&mut self, place: Place, name: &ShortName, hash: u32) -> &mut V {
        let Place(row) = place;
        let row = row.unwrap_or_else(|| self.find_or_insert(Asked::Short(*name), hash));
        &mut self.rows[row as usize].value
    }

    /// The row of a name that may be new.
    #[inline]
    fn find_or_insert(&mut self, name: Asked<'_>, hash: u32) -> u32 {
        let found = self.find(name, hash);
        found.unwrap_or_else(|| self.insert(name, hash))
    }

    /// The row of a name that is new.
    #[cold]
    fn insert(&mut self, name: Asked<'_>, hash: u32) -> u32 {
        let row = self.rows.len() as u32;
        self.slots
            .insert_unique(spread(hash), Slot { hash, row }, |slot| spread(slot.hash));
        let name = match name {
            Asked::Short(name) => RowName::Short(name),
            Asked::Long(name) => {
                self.long.push(name.into());
                RowName::Long(self.long.len() as u32 - 1)
            }
        };
        let value = V::default();
        self.rows.push(Row { name, value });
        row
    }

    /// What is counted for a name.
    pub fn entry(&mut self, name: &str) -> &mut V {
        let name = Asked::from(name);
        let row = self.find_or_insert(name, name.hash(&self.hash));
        &mut self.rows[row as usize].value
    }

    /// Adds the counts of another table, two of one name by `add`.
    pub fn merge(&mut self, other: Self, add: impl Fn(&mut V, V)) {
        // Sums do not depend on the order.
        for Row { name, value } in other.rows {
            let name = match name {
                RowName::Short(name) => Asked::Short(name),
                RowName::Long(at) => Asked::Long(&other.long[at as usize]),
            };
            let row = self.find_or_insert(name, name.hash(&self.hash));
            add(&mut self.rows[row as usize].value, value);
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

/// A name as text, which it was made of.
fn text(name: &[u8]) -> &str {
    std::str::from_utf8(name).unwrap_or_default()
}

/// The first eight bytes of a name, as a number in the order of names.
fn beginning(name: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    for (byte, &of_name) in bytes.iter_mut().zip(name) {
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
            *table.entry(&name) = value;
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;
    use std::collections::BTreeMap;

    use super::Table;
    use crate::account::ShortName;

    #[test]
    fn names_are_kept_apart_however_they_are_asked_for() {
        let mut table = Table::<u64>::default();
        let mut wanted = BTreeMap::<String, u64>::new();
        for number in 0..3000_u64 {
            // Names that begin alike, some as often as others, one empty.
            let name = "Sociedade ".repeat((number % 5) as usize) + &(number % 700).to_string();
            let name = if number == 5 { String::new() } else { name };
            if number % 2 == 0 || name.len() > ShortName::LONGEST {
                table.count(&name);
            } else {
                let short = ShortName::of(&name).expect("it is short");
                let hash = table.hash.of_short(&short);
                let place = table.confirmed(table.place(hash), &short);
                *table.at(place, &short, hash) += 1;
            }
            *wanted.entry(name).or_default() += 1;
        }
        // A place that was asked for before the table has grown.
        let new = ShortName::of("new").expect("it is short");
        let hash = table.hash.of_short(&new);
        let place = table.confirmed(table.place(hash), &new);
        (0..5000).for_each(|number| *table.entry(&format!("{number} more")) += 1);
        *table.at(place, &new, hash) += 9;
        *table.at(place, &new, hash) += 1;
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
