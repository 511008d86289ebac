//! Words of `export`.

use std::time::Duration;

use crate::report::Words;
use crate::report::words::numbers::{decimal, tenths};
use crate::report::words::phrase::Phrase;

/// What became of the games of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ExportCounts {
    /// Games read.
    pub games: u64,
    /// Games written, whole or in part.
    pub written: u64,
    /// Games of which only the valid beginning was written.
    pub cut: u64,
}

impl Words {
    /// The counts of an export in one line: `2,447 games: 2,440 written, 7 left out, with errors or
    /// of variants that are not supported, 0.1 s`.
    #[must_use]
    pub fn export_summary(&self, counts: &ExportCounts, elapsed: Duration) -> String {
        let games = self.say(&Phrase::new("games").number("games", counts.games));
        let written = self.say(&Phrase::new("export-written").number("games", counts.written));
        let left = counts.games.saturating_sub(counts.written);
        self.say(
            &Phrase::new("export-summary")
                .text("input", games)
                .text("written", written)
                .number("cut", counts.cut)
                .number("left", left)
                .text("seconds", decimal(tenths(elapsed), self.locale())),
        )
    }
}
