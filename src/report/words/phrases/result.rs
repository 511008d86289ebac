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
        _ => return None,
    })
}

fn at_end(end: BoardEnd) -> Phrase {
    let (phrase, right) = match end {
        BoardEnd::Mate(winner) => (
            Phrase::new("result-against-mate").color("winner", winner),
            match winner {
                Color::White => "1-0",
                Color::Black => "0-1",
            },
        ),
        BoardEnd::Stalemate => (Phrase::new("result-after-stalemate"), "1/2-1/2"),
        BoardEnd::DeadPosition => (Phrase::new("result-dead-position"), "1/2-1/2"),
    };
    phrase.help(Phrase::new("result-correct").text("right", right))
}
