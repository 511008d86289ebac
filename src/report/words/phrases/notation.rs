//! The way moves, numbers and marks are written.

use super::{counted, instead};
use crate::board::{Color, Role, Square};
use crate::notation::CheckMark;
use crate::report::words::phrase::Phrase;
use crate::report::{Detail, MoveName, WordFault};

pub(super) fn phrase(name: &str, detail: &Detail) -> Option<Phrase> {
    let phrase = Phrase::new(name);
    Some(match detail {
        Detail::Word { word, fault } => match fault {
            WordFault::NotAMove => Phrase::new("unknown-word").text("word", word.as_str()),
            WordFault::Bytes => Phrase::new("unknown-word-bytes"),
            WordFault::Drop => Phrase::new("unknown-word-drop").text("word", word.as_str()),
        },
        Detail::Form { canonical, count } => write(counted(phrase, *count), *canonical),
        Detail::Needless { canonical, pinned } => needless(phrase.mv("short", *canonical), *pinned),
        Detail::MateMark { canonical, written } => {
            let phrase = match written {
                CheckMark::None => Phrase::new("missing-mate-mark-absent"),
                _ => phrase,
            };
            write(phrase, *canonical)
        }
        Detail::NoMate {
            canonical,
            color,
            reply,
        } => write(
            phrase.color("color", *color).mv("reply", *reply),
            *canonical,
        ),
        Detail::MoveNumber {
            written,
            expected,
            no_fen,
        } => {
            let phrase = phrase.text("written", number(*written));
            let phrase = phrase.text("expected", number(*expected));
            match no_fen {
                true => phrase.note(Phrase::new("hint-no-fen")),
                false => phrase,
            }
        }
        Detail::NumberForm {
            number: right,
            count,
        } => instead(counted(phrase, *count), number(*right)),
        Detail::Annotation { mark, nag } => {
            let phrase = phrase.text("mark", mark.as_str());
            match nag {
                Some(nag) if name == "nonstandard-annotation" => instead(phrase, format!("${nag}")),
                _ => phrase,
            }
        }
        _ => return None,
    })
}

/// With the pinned man that needs no telling apart, if there is one.
fn needless(phrase: Phrase, pinned: Option<(Role, Square)>) -> Phrase {
    let Some((role, square)) = pinned else {
        return phrase;
    };
    let label = Phrase::new("label-pinned").role("other", role);
    phrase.label(label.square("other_from", square))
}

fn write(phrase: Phrase, canonical: MoveName) -> Phrase {
    phrase.help(Phrase::new("write-move").mv("canonical", canonical))
}

/// A move number in its canonical form: `2.`, `2...`
fn number((number, color): (u32, Color)) -> String {
    match color {
        Color::White => format!("{number}."),
        Color::Black => format!("{number}..."),
    }
}
