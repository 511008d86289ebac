//! The language of the letters.

use crate::report::Detail;
use crate::report::words::phrase::Phrase;

pub(super) fn phrase(detail: &Detail) -> Option<Phrase> {
    Some(match detail {
        Detail::TwoLanguages {
            word,
            letter,
            used,
            other,
        } => Phrase::new("ambiguous-language")
            .text("move", word.as_str())
            .text("letter", letter.as_str())
            .text("used", used.0)
            .role("piece", used.1)
            .text("other", other.0)
            .role("other_piece", other.1),
        Detail::MixedLanguages {
            word,
            word_language,
            game_language,
        } => Phrase::new("mixed-languages")
            .text("word", word.as_str())
            .text("word_lang", *word_language)
            .text("game_lang", *game_language),
        Detail::UnknownLetters {
            letter,
            accepted,
            fitting,
        } => unknown(letter, accepted, fitting),
        _ => return None,
    })
}

fn unknown(letter: &str, accepted: &[&'static str], fitting: &[&'static str]) -> Phrase {
    let phrase = Phrase::new("unknown-letters")
        .text("letter", letter)
        .languages("accepted", accepted);
    match fitting.first() {
        None => phrase,
        Some(&code) => phrase.help(
            Phrase::new("unknown-letters-fitting")
                .languages("fitting", fitting)
                .text("code", code),
        ),
    }
}
