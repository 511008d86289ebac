//! Words and numbers of statistics.

use crate::report::Words;
use crate::report::words::nouns;
use crate::report::words::numbers::fraction;
use crate::report::words::phrase::Phrase;

impl Words {
    /// What a measure is called, `games with errors`, or a thing that it is taken of
    /// (`item-checkmate`). `None` if that has no words.
    #[must_use]
    pub fn statistic(&self, name: &str) -> Option<String> {
        let args = fluent_bundle::FluentArgs::new();
        self.format(&format!("stats-{name}"), None, &args, &mut Vec::new())
    }

    /// That a list goes on: `and 12 more`.
    #[must_use]
    pub fn more(&self, count: u64) -> String {
        self.say(&Phrase::new("stats-more").number("count", count))
    }

    /// A number with so many decimals as people write it: `1,234.5`, `1.234,5`.
    #[must_use]
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        fraction(number, decimals, self.locale())
    }

    /// The name of a language; its code if it has none here.
    #[must_use]
    pub fn language<'c>(&self, code: &'c str) -> &'c str {
        nouns::language(self.locale(), code)
    }
}
