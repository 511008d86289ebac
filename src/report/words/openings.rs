//! Words of the tables of openings.

use crate::report::Words;
use crate::report::words::numbers::{decimal, grouped};
use crate::report::words::phrase::Phrase;

impl Words {
    /// A word of the tables that `classify` and `openings` print, by its key without `opening-`.
    #[must_use]
    pub fn opening_word(&self, key: &str) -> String {
        self.say(&Phrase::new(&format!("opening-{key}")))
    }

    /// That so many games could not be played to their end.
    #[must_use]
    pub fn incomplete_games(&self, count: u64) -> String {
        self.say(&Phrase::new("openings-incomplete").number("count", count))
    }

    /// That the tags of so many games could not be written in their encoding.
    #[must_use]
    pub fn unwritten_tags(&self, count: u64) -> String {
        self.say(&Phrase::new("openings-unwritten").number("count", count))
    }

    /// That tags are not written in a file in UTF-16.
    #[must_use]
    pub fn tags_need_utf8(&self, path: &str) -> String {
        self.say(&Phrase::new("openings-need-utf-8").long_text("path", path))
    }

    /// A number in digits, grouped as the language does.
    #[must_use]
    pub fn count(&self, count: u64) -> String {
        grouped(count, self.locale())
    }

    /// A share in per cent with one decimal, from a number of thousandths: `54,3`.
    #[must_use]
    pub fn per_cent(&self, thousandths: u64) -> String {
        decimal(thousandths, self.locale())
    }
}
