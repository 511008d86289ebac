//! How often each opening was played, and with what results.

use std::collections::HashMap;

use crate::classify::Classified;
use crate::openings::Book;
use crate::pgn::Outcome;
use crate::report::Locale;

/// Games by the entry of their opening.
pub(super) struct Counts<'b> {
    book: &'b Book,
    /// By number of the entry, the games without one last.
    entries: Vec<Results>,
    /// Games that could not be played to their end.
    pub(super) incomplete: u64,
}

/// Games with their results.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Results {
    /// All of them.
    pub(super) games: u64,
    /// White's wins, draws, Black's wins; a game may be none of them.
    pub(super) by_result: [u64; 3],
}

/// The counts of one name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line<'b> {
    /// The opening; `None` for the games that are in no table.
    pub(super) name: Option<&'b str>,
    pub(super) results: Results,
}

impl Results {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        for (own, more) in self.by_result.iter_mut().zip(other.by_result) {
            *own += more;
        }
    }

    /// The shares of the three results among the games that have one, in thousandths, rounded;
    /// `None` where none has.
    pub(super) fn thousandths(&self) -> Option<[u64; 3]> {
        let decided: u64 = self.by_result.iter().sum();
        (decided > 0).then(|| {
            self.by_result
                .map(|count| (count * 1000 + decided / 2) / decided)
        })
    }
}

impl<'b> Counts<'b> {
    /// No game yet.
    pub(super) fn new(book: &'b Book) -> Self {
        Self {
            book,
            entries: vec![Results::default(); book.entries().len() + 1],
            incomplete: 0,
        }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, game: &Classified) {
        let last = self.entries.len() - 1;
        let number = game.entry.map_or(last, |number| number as usize);
        let mut results = Results {
            games: 1,
            ..Results::default()
        };
        match game.outcome {
            Some(Outcome::WhiteWins) => results.by_result[0] = 1,
            Some(Outcome::Draw) => results.by_result[1] = 1,
            Some(Outcome::BlackWins) => results.by_result[2] = 1,
            _ => {}
        }
        self.entries[number.min(last)].add(results);
        self.incomplete += u64::from(!game.complete);
    }

    /// The openings that were played, the most frequent first; entries of one name together, and the
    /// games without an opening at the end.
    pub(super) fn lines(&self, names: Locale) -> Vec<Line<'b>> {
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut lines: Vec<Line<'b>> = Vec::new();
        for (entry, &results) in self.book.entries().iter().zip(&self.entries) {
            if results.games == 0 {
                continue;
            }
            let name = entry.name(names);
            let place = *places.entry(name).or_insert(lines.len());
            match lines.get_mut(place) {
                Some(line) => line.results.add(results),
                None => lines.push(Line {
                    name: Some(name),
                    results,
                }),
            }
        }
        lines.sort_by(|one, other| {
            let by_games = other.results.games.cmp(&one.results.games);
            by_games.then_with(|| one.name.cmp(&other.name))
        });
        let unclassified = self.entries.last().copied().unwrap_or_default();
        if unclassified.games > 0 {
            lines.push(Line {
                name: None,
                results: unclassified,
            });
        }
        lines
    }

    /// All games together.
    pub(super) fn total(&self) -> Results {
        let mut total = Results::default();
        for &results in &self.entries {
            total.add(results);
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_the_games_with_a_result() {
        let results = |by_result| Results {
            games: 10,
            by_result,
        };
        assert_eq!(results([1, 1, 1]).thousandths(), Some([333, 333, 333]));
        assert_eq!(results([2, 1, 0]).thousandths(), Some([667, 333, 0]));
        assert_eq!(results([0, 0, 0]).thousandths(), None);
    }
}
