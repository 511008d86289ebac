//! Encoding and structure.

use super::counted;
use crate::report::words::phrase::Phrase;
use crate::report::{Detail, Limit};

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
        Detail::Limit(Limit::Bytes(limit)) => {
            let (limit, unit) = in_unit(*limit);
            Phrase::new("oversized-game-bytes")
                .number("limit", limit)
                .text("unit", unit)
        }
        Detail::Limit(Limit::Items(limit)) => {
            Phrase::new("oversized-game-items").number("limit", u64::from(*limit))
        }
        Detail::Length(length) => phrase.number("length", u64::from(*length)),
        Detail::Text(value) => phrase.text("value", value.as_str()),
        _ => return None,
    })
}

/// A size in the largest unit in which it is a whole number.
const fn in_unit(bytes: u64) -> (u64, &'static str) {
    if bytes.is_multiple_of(1 << 20) {
        (bytes >> 20, "MiB")
    } else if bytes.is_multiple_of(1 << 10) {
        (bytes >> 10, "KiB")
    } else {
        (bytes, "bytes")
    }
}

#[cfg(test)]
mod tests {
    use super::in_unit;

    #[test]
    fn sizes_are_whole_numbers_of_their_unit() {
        assert_eq!(in_unit(8 << 20), (8, "MiB"));
        assert_eq!(in_unit(1536 << 10), (1536, "KiB"));
        assert_eq!(in_unit(10_000_000), (10_000_000, "bytes"));
    }
}
