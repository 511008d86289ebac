//! What is told of games that were to be translated.

use std::time::Duration;

use crate::report::words::numbers::{decimal, grouped, tenths};
use crate::report::words::phrase::Phrase;
use crate::report::{Notice, Reason, Words};

impl Words {
    /// What a notice says, with the way out if there is one: a clause.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> String {
        let phrase = Phrase::new(&format!("translate-{}", reason.name()));
        let phrase = match reason {
            Reason::Undecided { word, languages } => phrase
                .text("word", word.as_str())
                .languages("languages", languages),
            Reason::Mixed {
                word,
                word_language,
                game_language,
                ..
            } => phrase
                .text("word", word.as_str())
                .text("word_lang", *word_language)
                .text("game_lang", *game_language),
            Reason::Unreadable {
                word,
                game_language,
                ..
            } => phrase
                .text("word", word.as_str())
                .text("game_lang", *game_language),
            Reason::Unplayable { word } => phrase.text("word", word.as_str()),
            Reason::Unwritable { word, to } | Reason::PawnLetter { word, to } => {
                phrase.text("word", word.as_str()).text("to", *to)
            }
            Reason::NoCharacter { letter } => phrase.text("letter", letter.as_str()),
            Reason::NoStart | Reason::Tagged | Reason::Oversized => phrase,
        };
        let message = self.say(&phrase);
        match reason.from_to_try() {
            [] => message,
            codes => {
                let options: Vec<String> =
                    codes.iter().map(|code| format!("--from {code}")).collect();
                let phrase = Phrase::new("translate-try").long_text("message", message);
                self.say(&phrase.long_text("options", options.join(", ")))
            }
        }
    }

    /// A notice in one line: `a.pgn:9:26: game 2 left as it is: …`. `place` is file, line and column;
    /// `game` is counted in the file.
    #[must_use]
    pub fn notice(&self, place: &str, game: u64, notice: &Notice) -> String {
        let left = if notice.reason.leaves_game() {
            "yes"
        } else {
            "no"
        };
        let phrase = Phrase::new("translate-place")
            .long_text("place", place)
            .text("game", game.to_string())
            .text("left", left);
        self.say(&phrase.long_text("message", self.reason(&notice.reason)))
    }

    /// That there are too many notices of a kind to show them all.
    #[must_use]
    pub fn more_notices(&self, name: &str, shown: u64) -> String {
        let phrase = Phrase::new("translate-more").number("count", shown);
        self.say(&phrase.text("name", name))
    }

    /// That a file in UTF-16 is not written in its own encoding.
    #[must_use]
    pub fn needs_utf8(&self, path: &str) -> String {
        self.say(&Phrase::new("translate-needs-utf-8").long_text("path", path))
    }

    /// The counts of a run in one line: `2,447 games: 2,440 translated, 7 left as they are, 0.1 s`.
    #[must_use]
    pub fn translated(&self, games: u64, changed: u64, left: u64, elapsed: Duration) -> String {
        let all = self.say(&Phrase::new("games").number("games", games));
        self.say(
            &Phrase::new("translate-summary")
                .text("games", all)
                .text("changed", grouped(changed, self.locale()))
                .text("left", grouped(left, self.locale()))
                .text("seconds", decimal(tenths(elapsed), self.locale())),
        )
    }
}
