//! Which message says what a finding knows.

mod fen;
mod language;
mod moves;
mod notation;
mod openings;
mod result;
mod structure;
mod tags;

use crate::report::words::phrase::Phrase;
use crate::report::{Detail, Rule};

/// The message of a rule and what is known. A rule whose findings have one shape has a message of
/// its own name.
pub(super) fn of(rule: Rule, detail: &Detail) -> Phrase {
    let name = rule.name();
    structure::phrase(name, detail)
        .or_else(|| tags::phrase(name, detail))
        .or_else(|| moves::phrase(name, detail))
        .or_else(|| notation::phrase(name, detail))
        .or_else(|| result::phrase(detail))
        .or_else(|| language::phrase(detail))
        .or_else(|| openings::phrase(name, detail))
        .unwrap_or_else(|| Phrase::new(name))
}

/// With a note that the game has more of the kind, where only the first is reported.
fn counted(phrase: Phrase, count: u32) -> Phrase {
    if count < 2 {
        return phrase;
    }
    phrase.note(Phrase::new("count-in-game").number("count", u64::from(count)))
}

/// With the text to write instead.
fn instead(phrase: Phrase, right: impl Into<String>) -> Phrase {
    phrase.help(Phrase::new("write-instead").text("right", right))
}
