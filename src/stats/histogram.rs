//! Counts by number.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How often each number came up, in the order of the numbers.
///
/// A sorted list: few different numbers come up of lengths, years or ratings, and finding one takes
/// no branch that a processor could guess wrongly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Histogram<N = u32>(Vec<(N, u64)>);

impl<N> Default for Histogram<N> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<N: Ord> Histogram<N> {
    /// Counts a number once.
    #[inline]
    pub fn count(&mut self, number: N) {
        self.add(number, 1);
    }

    /// Counts a number so many times.
    #[inline]
    pub fn add(&mut self, number: N, times: u64) {
        match self.0.binary_search_by(|(known, _)| known.cmp(&number)) {
            Ok(at) => self.0[at].1 += times,
            Err(at) => self.0.insert(at, (number, times)),
        }
    }

    /// Adds another histogram.
    pub fn merge(&mut self, other: Self) {
        for (number, times) in other.0 {
            self.add(number, times);
        }
    }

    /// The numbers, each with how often it came up.
    pub fn iter(&self) -> impl Iterator<Item = (&N, &u64)> {
        self.0.iter().map(|(number, times)| (number, times))
    }

    /// How many numbers came up, each as often as it did.
    pub fn total(&self) -> u64 {
        self.0.iter().map(|(_, times)| times).sum()
    }

    /// The least number that came up.
    pub fn least(&self) -> Option<&N> {
        self.0.first().map(|(number, _)| number)
    }

    /// The greatest number that came up.
    pub fn greatest(&self) -> Option<&N> {
        self.0.last().map(|(number, _)| number)
    }
}

impl<N: Serialize + Ord> Serialize for Histogram<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, N: Deserialize<'de> + Ord> Deserialize<'de> for Histogram<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = BTreeMap::deserialize(deserializer)?;
        Ok(Self(numbers.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::Histogram;

    #[test]
    fn numbers_stand_in_order_however_they_come() {
        let mut histogram = Histogram::<i32>::default();
        for number in [5, -3, 5, 9, 0, -3, 5] {
            histogram.count(number);
        }
        let mut other = Histogram::default();
        other.add(4, 2);
        other.add(9, 1);
        histogram.merge(other);
        let rows: Vec<_> = histogram
            .iter()
            .map(|(&one, &times)| (one, times))
            .collect();
        assert_eq!(rows, [(-3, 2), (0, 1), (4, 2), (5, 3), (9, 2)]);
        assert_eq!(histogram.total(), 10);
        assert_eq!(
            (histogram.least(), histogram.greatest()),
            (Some(&-3), Some(&9))
        );
        let text = serde_json::to_string(&histogram).expect("it can be written");
        assert_eq!(text, r#"{"-3":2,"0":1,"4":2,"5":3,"9":2}"#);
        assert_eq!(
            serde_json::from_str::<Histogram<i32>>(&text).ok(),
            Some(histogram)
        );
    }
}
