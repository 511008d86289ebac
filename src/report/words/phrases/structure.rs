//! Encoding and structure.

use super::counted;
use crate::report::words::phrase::Phrase;
use crate::report::{Detail, Limit};

const MIB: u64 = 1 << 20;

pub(super) fn phrase(name: &str, detail: &Detail) -> Option<Phrase> {
    let phrase = Phrase::new(name);
    Some(match detail {
        Detail::None | Detail::Encoding { old_table: false } => phrase,
        Detail::Encoding { old_table: true } => phrase.help(Phrase::new("not-utf8-old-table")),
        Detail::Count(count) => counted(phrase, *count),
        Detail::Character(character) => {
            phrase.text("code", format!("U+{:04X}", u32::from(*character)))
        }
        Detail::Resumes(line) => phrase.note(match line {
            Some(line) => Phrase::new("unclosed-comment-resumes").line("line", *line),
            None => Phrase::new("unclosed-comment-to-end"),
        }),
        Detail::Unclosed(count) => phrase.number("count", u64::from(*count)),
        Detail::Opened { line, column } => phrase.line("line", *line).digits("column", *column),
        Detail::Glued { first, second } => phrase
            .text("first", first.as_str())
            .text("second", second.as_str()),
        Detail::Limit(Limit::Bytes(limit)) if limit.is_multiple_of(MIB) => {
            Phrase::new("oversized-game-mebibytes").number("limit", limit / MIB)
        }
        Detail::Limit(Limit::Bytes(limit)) => {
            Phrase::new("oversized-game-bytes").number("limit", *limit)
        }
        Detail::Limit(Limit::Items(limit)) => {
            Phrase::new("oversized-game-items").number("limit", u64::from(*limit))
        }
        Detail::Length(length) => phrase.number("length", u64::from(*length)),
        Detail::Text(value) => phrase.text("value", value.as_str()),
        _ => return None,
    })
}
