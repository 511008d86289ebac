//! The language of a game's piece letters: decided for each game by what it says, never guessed.
//!
//! `R` is the king in Portuguese and the rook in English, so letters alone may not tell. In order:
//! a letter that one accepted language alone has; else in which language the main line is legal; else,
//! when nothing fits whole, the language that fits most words. Comments, tags and what stands outside
//! games never count, nor does a small b, c or d, which is a file.

mod accepted;
mod readings;

pub use accepted::{Accepted, UnknownLanguage};

use crate::board::Position;
use crate::notation::Language;
use crate::pgn::Game;
use crate::report::Evidence;
use readings::{Reading, Words};

/// The language of a game, and how it was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// The language its words are read in.
    pub language: &'static Language,
    /// What decided.
    pub evidence: Evidence,
    /// Set if the game is legal to the end in another accepted language too, as other moves.
    pub rival: Option<Rival>,
}

/// A second reading of a game that is as good as the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rival {
    /// The other language.
    pub language: &'static Language,
    /// The first word that the two read differently: an index into the game's items.
    pub item: usize,
}

impl Decision {
    fn new(language: &'static Language, evidence: Evidence) -> Self {
        Self {
            language,
            evidence,
            rival: None,
        }
    }
}

/// The language by the first letter in the main line that one accepted language alone has.
///
/// If the whole main line can then be played in that language, [`decide`] would say the same: no
/// word can have spoken for another. `None` if no letter tells, or several languages claim one.
#[inline]
pub fn by_first_letter(game: &Game<'_>, accepted: &Accepted) -> Option<Decision> {
    if let [only] = accepted.languages() {
        return Some(Decision::new(only, Evidence::Given));
    }
    let mut words = Words::main_line(game);
    let language = words.find_map(|(_, word)| accepted.spoken_for(&word))?;
    Some(Decision::new(language, Evidence::Letters))
}

/// The language of a game that begins at `start`.
pub fn decide(game: &Game<'_>, start: &Position, accepted: &Accepted) -> Decision {
    let languages = accepted.languages();
    if let [only] = languages {
        return Decision::new(only, Evidence::Given);
    }
    let words: Vec<_> = match Words::main_line(game).collect::<Vec<_>>() {
        words if words.is_empty() => Words::all(game).collect(),
        words => words,
    };
    let mut spoken_for = languages.iter().copied().filter(|&language| {
        words
            .iter()
            .any(|(_, word)| accepted.spoken_for(word) == Some(language))
    });
    match (spoken_for.next(), spoken_for.next()) {
        (Some(language), None) => Decision::new(language, Evidence::Letters),
        (Some(_), Some(_)) => best_fit(&words, start, languages),
        (None, _) => by_legality(&words, start, languages),
    }
}

/// No letter tells: the languages in which the moves are legal to the end.
fn by_legality(
    words: &[readings::Word<'_>],
    start: &Position,
    languages: &[&'static Language],
) -> Decision {
    if readings::agree(words, languages) {
        return Decision::new(languages[0], Evidence::None);
    }
    let legal: Vec<Reading> = languages
        .iter()
        .map(|&language| Reading::of(words, start, language))
        .filter(|reading| reading.complete)
        .collect();
    match legal[..] {
        [] => best_fit(words, start, languages),
        [only] => Decision::new(only.language, Evidence::Legality),
        [first, ..] => {
            let rival = legal[1..].iter().find_map(|other| {
                let item = readings::first_difference(words, first.language, other.language)?;
                Some(Rival {
                    language: other.language,
                    item,
                })
            });
            Decision {
                rival,
                ..Decision::new(first.language, Evidence::None)
            }
        }
    }
}

/// Nothing fits whole: the language that can read most words; of those, the one with the longest
/// legal beginning; of those, the first accepted.
fn best_fit(
    words: &[readings::Word<'_>],
    start: &Position,
    languages: &[&'static Language],
) -> Decision {
    let best = languages
        .iter()
        .rev()
        .map(|&language| Reading::of(words, start, language))
        .max_by_key(|reading| (reading.readable, reading.legal));
    let language = best.map_or(languages[0], |reading| reading.language);
    Decision::new(language, Evidence::None)
}

/// Other languages of the table, not accepted, whose letters can read every word of the main line
/// (of the variations, if it has none).
pub fn fitting(game: &Game<'_>, accepted: &Accepted) -> Vec<&'static Language> {
    let words: Vec<_> = Words::main_line(game).collect();
    Language::all()
        .iter()
        .filter(|language| !accepted.languages().contains(language))
        .filter(|language| words.iter().all(|(_, word)| language.read(word).is_ok()))
        .collect()
}
