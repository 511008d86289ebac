//! The languages whose letters are read.

use std::fmt;

use crate::notation::{Language, Spelling, Written};

/// The languages that a game may be in, in the order of preference.
#[derive(Debug, Clone)]
pub struct Accepted {
    languages: Vec<&'static Language>,
    /// For each first byte of a word the language that alone has it as a piece letter: an index
    /// into `languages`, or [`NONE`]. Filled for letters of one byte only.
    first_byte: [u8; 256],
}

const NONE: u8 = u8::MAX;

/// A language code that is in no table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// The code as given.
    pub code: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::all().iter().map(Language::code).collect();
        write!(
            f,
            "no language {:?}; known are {}",
            self.code,
            codes.join(", ")
        )
    }
}

impl std::error::Error for UnknownLanguage {}

impl Default for Accepted {
    /// English and Portuguese.
    fn default() -> Self {
        let both = ["en", "pt"].into_iter().filter_map(Language::by_code);
        Self::new(both.collect())
    }
}

impl Accepted {
    fn new(languages: Vec<&'static Language>) -> Self {
        let mut first_byte = [NONE; 256];
        for byte in b'A'..=b'Z' {
            let mut having = (0..languages.len()).filter(|&index| {
                let letters = crate::board::Role::ALL.map(|role| languages[index].letter(role));
                letters
                    .iter()
                    .any(|letter| letter.as_bytes().first() == Some(&byte))
            });
            if let (Some(index), None) = (having.next(), having.next()) {
                first_byte[usize::from(byte)] = index as u8;
            }
        }
        Self {
            languages,
            first_byte,
        }
    }

    /// The languages of codes separated by commas (`en,pt`); `auto` stands for English and
    /// Portuguese.
    ///
    /// # Errors
    /// The first code that no language of the table has.
    pub fn parse(codes: &str) -> Result<Self, UnknownLanguage> {
        let mut languages: Vec<&'static Language> = Vec::new();
        for code in codes.split(',').map(str::trim) {
            let named = match code {
                "auto" => Self::default().languages,
                _ => vec![Language::by_code(code).ok_or_else(|| UnknownLanguage {
                    code: code.to_owned(),
                })?],
            };
            for language in named {
                if !languages.contains(&language) {
                    languages.push(language);
                }
            }
        }
        Ok(Self::new(languages))
    }

    /// The languages in the order given; at least one.
    pub fn languages(&self) -> &[&'static Language] {
        &self.languages
    }

    /// The one accepted language whose letters a move word (UTF-8) needs: a piece or promotion
    /// letter that no other has, `ç` for the c-file or *xeque*, which only Portuguese writes.
    /// `None` if several languages could have written it, or none.
    #[inline]
    pub fn spoken_for(&self, word: &[u8]) -> Option<&'static Language> {
        let index = self.first_byte[usize::from(*word.first()?)];
        if index != NONE
            && let Some(&language) = self.languages.get(usize::from(index))
            && language.read(word).is_ok()
        {
            return Some(language);
        }
        if is_plain(word) {
            return None;
        }
        self.spoken_for_elsewhere(word)
    }

    /// As [`Accepted::spoken_for`], of words that are more than a shared letter and squares.
    #[cold]
    fn spoken_for_elsewhere(&self, word: &[u8]) -> Option<&'static Language> {
        let mut reading = self.languages.iter().filter_map(|&language| {
            let written = language.read(word).ok()?;
            Some((language, written))
        });
        let first = reading.next()?;
        let rest: Vec<_> = reading.collect();
        if rest.is_empty() {
            return Some(first.0);
        }
        let portuguese = |written: &Written| {
            written.spelling.has(Spelling::CEDILLA)
                || written.spelling.has(Spelling::MARK_WORD) && contains_xeque(word)
        };
        if !portuguese(&first.1) {
            return None;
        }
        std::iter::once(first)
            .chain(rest)
            .map(|(language, _)| language)
            .find(|language| language.code() == "pt")
    }
}

/// Whether a word is a pawn's move, castling, or a move of a piece whose letter several languages
/// share, with nothing in it that could tell more: no promotion, nothing beyond ASCII, no mark word.
#[inline]
fn is_plain(word: &[u8]) -> bool {
    let first = word.first().copied().unwrap_or_default();
    let tail_is_plain = word
        .iter()
        .skip(1)
        .all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'+' | b'#' | b'-' | b'O'));
    tail_is_plain && matches!(first, b'a'..=b'h' | b'A'..=b'Z')
}

fn contains_xeque(word: &[u8]) -> bool {
    String::from_utf8_lossy(word)
        .to_lowercase()
        .contains("xeque")
}
