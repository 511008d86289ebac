//! Tags.

use super::{fen, instead};
use crate::report::words::phrase::Phrase;
use crate::report::{DateFault, Detail, TagEnd};

pub(super) fn phrase(name: &str, detail: &Detail) -> Option<Phrase> {
    let phrase = Phrase::new(name);
    Some(match detail {
        Detail::Tag(tag) => phrase.text("tag", tag.as_str()),
        Detail::TagValue { tag, value } => phrase
            .text("tag", tag.as_str())
            .text("value", value.as_str()),
        Detail::UnclosedTag(TagEnd::Quote) => Phrase::new("unclosed-tag-quote"),
        Detail::UnclosedTag(TagEnd::Bracket) => Phrase::new("unclosed-tag-bracket"),
        Detail::Instead { written, right } => {
            let phrase = phrase.text("written", written.as_str());
            match right {
                Some(right) => instead(phrase, right.as_str()),
                None => phrase,
            }
        }
        Detail::DuplicateTag { tag, count, first } => phrase
            .text("tag", tag.as_str())
            .number("count", u64::from(*count))
            .line("line", *first),
        Detail::EmptyTag { tag, unknown } => {
            phrase.text("tag", tag.as_str()).text("unknown", *unknown)
        }
        Detail::Date {
            tag,
            value,
            fault,
            right,
        } => date(tag, value, *fault, right.as_deref()),
        Detail::MissingTags(tags) => phrase.number("count", tags.len() as u64).list("tags", tags),
        Detail::Fen(fault) => fen::fault(*fault),
        Detail::FenMended(mend) => fen::mend(*mend),
        _ => return None,
    })
}

fn date(tag: &str, value: &str, fault: DateFault, right: Option<&str>) -> Phrase {
    let phrase = match fault {
        DateFault::Form => Phrase::new("bad-date-form"),
        DateFault::Month(month) => Phrase::new("bad-date-month").digits("month", month),
        DateFault::Day { day, month } => Phrase::new("bad-date-day")
            .digits("day", day)
            .digits("month", month),
    };
    let phrase = phrase.text("tag", tag).text("value", value);
    match right {
        Some(right) => instead(phrase, right),
        None => phrase.help(Phrase::new("bad-date-help")),
    }
}
