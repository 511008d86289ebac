//! Counts by number.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A whole number of which one can tell how far it is from another.
pub trait Whole: Copy + Ord + Into<i64> + TryFrom<i64> {}

impl<N: Copy + Ord + Into<i64> + TryFrom<i64>> Whole for N {}

/// How often each number came up, in the order of the numbers.
///
/// A sorted list. If many of the numbers between the least and the greatest came up, as is usual of
/// lengths and years, it holds all of them: then one look tells where a number stands.
#[derive(Debug, Clone)]
pub struct Histogram<N = u32> {
    /// Numbers, each with how often it came up: not at all for those that only fill a gap.
    places: Vec<(N, u64)>,
    /// How many numbers came up.
    different: usize,
}

/// How many places there may be, for each number that came up, in a list without gaps.
const SPARSEST: usize = 4;

impl<N> Default for Histogram<N> {
    fn default() -> Self {
        Self {
            places: Vec::new(),
            different: 0,
        }
    }
}

impl<N: Whole> Histogram<N> {
    /// Counts a number once.
    #[inline]
    pub fn count(&mut self, number: N) {
        self.add(number, 1);
    }

    /// Counts a number so many times.
    #[inline]
    pub fn add(&mut self, number: N, times: u64) {
        let first = self.places.first();
        let place = first.map_or(0, |&(first, _)| distance(first, number));
        match self.places.get_mut(place) {
            Some((known, count)) if *known == number && *count > 0 => *count += times,
            _ => self.add_apart(number, times),
        }
    }

    /// Counts a number that is new, or does not stand where it would without gaps.
    #[cold]
    #[inline(never)]
    fn add_apart(&mut self, number: N, times: u64) {
        if times == 0 {
            return;
        }
        let found = self
            .places
            .binary_search_by(|(known, _)| known.cmp(&number));
        let at = found.unwrap_or_else(|at| {
            self.places.insert(at, (number, 0));
            at
        });
        let count = &mut self.places[at].1;
        self.different += usize::from(*count == 0);
        *count += times;
        self.fill_gaps();
    }

    /// Gives each number between the least and the greatest its place, unless they are too many.
    fn fill_gaps(&mut self) {
        let [(first, _), .., (last, _)] = self.places[..] else {
            return;
        };
        let count = distance(first, last).saturating_add(1);
        if count > self.different * SPARSEST {
            return;
        }
        let mut left = self.places.len();
        self.places.resize(count, (first, 0));
        // From behind, down to where no gap is left: growing at its end takes a list no time.
        let mut place = count;
        while place > left {
            place -= 1;
            let (number, times) = self.places[left - 1];
            self.places[place] = if distance(first, number) == place {
                left -= 1;
                (number, times)
            } else {
                (N::try_from(first.into() + place as i64).unwrap_or(first), 0)
            };
        }
    }

    /// Adds another histogram.
    pub fn merge(&mut self, other: &Self) {
        for (&number, &times) in other.iter() {
            self.add(number, times);
        }
    }

    /// How many numbers came up, each as often as it did.
    pub fn total(&self) -> u64 {
        self.places.iter().map(|(_, times)| times).sum()
    }

    /// The least number that came up.
    pub fn least(&self) -> Option<&N> {
        self.places.first().map(|(number, _)| number)
    }

    /// The greatest number that came up.
    pub fn greatest(&self) -> Option<&N> {
        self.places.last().map(|(number, _)| number)
    }
}

impl<N> Histogram<N> {
    /// The numbers that came up, each with how often it did.
    pub fn iter(&self) -> impl Iterator<Item = (&N, &u64)> {
        let places = self.places.iter().filter(|(_, times)| *times > 0);
        places.map(|(number, times)| (number, times))
    }
}

/// How far one number is above another; more than any list is long if it is below.
#[inline]
fn distance<N: Whole>(from: N, to: N) -> usize {
    (to.into() - from.into()).cast_unsigned() as usize
}

impl<N: PartialEq> PartialEq for Histogram<N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<N: Eq> Eq for Histogram<N> {}

impl<N: Serialize> Serialize for Histogram<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, N: Deserialize<'de> + Whole> Deserialize<'de> for Histogram<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut histogram = Self::default();
        for (number, times) in BTreeMap::deserialize(deserializer)? {
            histogram.add(number, times);
        }
        Ok(histogram)
    }
}

#[cfg(test)]
mod tests {
    use super::{Histogram, SPARSEST};
    use std::collections::BTreeMap;

    #[test]
    fn gaps_are_filled_and_never_show() {
        // Close by and far apart, from above and from below, some often.
        let numbers = (0..400_i64).map(|step| match step % 4 {
            0 => step / 3,
            1 => -step,
            2 => step * step,
            _ => 7 * step - 900,
        });
        let mut histogram = Histogram::<i32>::default();
        let mut wanted = BTreeMap::<i32, u64>::new();
        for number in numbers.map(|number| number as i32) {
            histogram.add(number, 2);
            *wanted.entry(number).or_default() += 2;
            assert!(histogram.iter().eq(&wanted), "{number}");
            assert_eq!(histogram.least(), wanted.keys().next());
            assert_eq!(histogram.greatest(), wanted.keys().next_back());
            assert!(histogram.places.len() <= wanted.len() * SPARSEST);
        }
        let mut other = Histogram::default();
        for (&number, &times) in &wanted {
            other.add(number, times);
        }
        assert_eq!(histogram, other);
        other.add(1000, 0);
        assert_eq!(histogram, other);
        other.add(1000, 1);
        assert_ne!(histogram, other);
    }

    #[test]
    fn numbers_stand_in_order_however_they_come() {
        let mut histogram = Histogram::<i32>::default();
        for number in [5, -3, 5, 9, 0, -3, 5] {
            histogram.count(number);
        }
        let mut other = Histogram::default();
        other.add(4, 2);
        other.add(9, 1);
        histogram.merge(&other);
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
