//! Counts by name.

use std::collections::HashMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::stats::hasher::NameHash;

/// What is counted for each of many names. Its order is that of the names, wherever it shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table<V>(HashMap<Box<str>, V, NameHash>);

impl<V> Default for Table<V> {
    fn default() -> Self {
        Self(HashMap::default())
    }
}

impl<V: Default> Table<V> {
    /// Changes what is counted for a name.
    #[inline]
    pub fn update(&mut self, name: &str, change: impl FnOnce(&mut V)) {
        // Asking first spares nearly every name its copy.
        match self.0.get_mut(name) {
            Some(value) => change(value),
            None => change(self.0.entry(name.into()).or_default()),
        }
    }

    /// Adds the counts of another table, two of one name by `add`.
    pub fn merge(&mut self, other: Self, add: impl Fn(&mut V, V)) {
        // Sums do not depend on the order.
        other
            .0
            .into_iter()
            .for_each(|(name, value)| add(self.0.entry(name).or_default(), value));
    }

    /// The names with their counts, in the order of the names.
    pub fn sorted(&self) -> Vec<(&str, &V)> {
        let mut rows: Vec<(&str, &V)> = self
            .0
            .iter()
            .map(|(name, value)| (&**name, value))
            .collect();
        rows.sort_unstable_by_key(|&(name, _)| name);
        rows
    }

    /// Whether nothing is counted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Table<u64> {
    /// Counts a name once.
    #[inline]
    pub fn count(&mut self, name: &str) {
        self.update(name, |count| *count += 1);
    }

    /// Adds the counts of another table.
    pub fn add(&mut self, other: Self) {
        self.merge(other, |count, more| *count += more);
    }
}

impl<V: Serialize + Default> Serialize for Table<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.sorted())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Table<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        HashMap::deserialize(deserializer).map(Self)
    }
}
