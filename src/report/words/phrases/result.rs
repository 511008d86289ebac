//! Results.

use crate::board::Color;
use crate::report::words::phrase::Phrase;
use crate::report::{BoardEnd, Detail};

pub(super) fn phrase(detail: &Detail) -> Option<Phrase> {
    Some(match detail {
        Detail::Results { tag, terminator } => Phrase::new("result-tag-mismatch")
            .text("tag", tag.as_str())
            .text("terminator", terminator.as_str()),
        Detail::ResultAtEnd { result, end } => at_end(*end).text("result", result.as_str()),
        Detail::End(end) => Phrase::new("missing-result-known").text("right", right(*end)),
        _ => return None,
    })
}

fn at_end(end: BoardEnd) -> Phrase {
    let phrase = match end {
        BoardEnd::Mate(winner) => Phrase::new("result-against-mate").color("winner", winner),
        BoardEnd::Stalemate => Phrase::new("result-after-stalemate"),
        BoardEnd::DeadPosition => Phrase::new("result-dead-position"),
    };
    phrase.help(Phrase::new("result-correct").text("right", right(end)))
}

/// The result of a game that ended so.
const fn right(end: BoardEnd) -> &'static str {
    match end {
        BoardEnd::Mate(Color::White) => "1-0",
        BoardEnd::Mate(Color::Black) => "0-1",
        BoardEnd::Stalemate | BoardEnd::DeadPosition => "1/2-1/2",
    }
}
