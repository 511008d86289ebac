//! Piece letters of each language, from `grammar/languages.csv`.

use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::Role;
use crate::notation::decode::{Canonical, Classes, Register};
use crate::notation::letters::Letters;
use crate::notation::{BadWord, Written, decode, grammar};
use crate::span::Span;

/// A language's piece letters (PGN standard 17; FIDE Laws, appendix C.3), or the figurines.
pub struct Language {
    code: String,
    name: String,
    index: usize,
    /// By [`Role::index`]; the pawn's is empty if the language has none.
    upper: [String; 6],
    letters: Letters,
    classes: Classes,
}

/// One line of the table.
#[derive(Deserialize)]
struct Row {
    code: String,
    name: String,
    king: String,
    queen: String,
    rook: String,
    bishop: String,
    knight: String,
    pawn: String,
}

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let table = include_str!("../../grammar/languages.csv");
    let rows = csv::Reader::from_reader(table.as_bytes()).into_deserialize();
    rows.enumerate()
        .map(|(index, row)| Language::of_row(row.expect("the table is part of the program"), index))
        .collect()
});

impl Language {
    /// Every language of the table, in its order: English and Portuguese first, the figurines last.
    pub fn all() -> &'static [Self] {
        &LANGUAGES
    }

    /// The language of a code such as `pt` (ISO 639-1), or `figurine`.
    pub fn by_code(code: &str) -> Option<&'static Self> {
        Self::all().iter().find(|language| language.code == code)
    }

    /// English, the language of the PGN standard.
    pub fn english() -> &'static Self {
        &Self::all()[0]
    }

    fn of_row(row: Row, index: usize) -> Self {
        // The order of `Role::ALL`.
        let upper = [
            row.pawn, row.knight, row.bishop, row.rook, row.queen, row.king,
        ];
        Self {
            code: row.code,
            name: row.name,
            index,
            letters: Letters::new(&upper),
            classes: Classes::new(&upper),
            upper,
        }
    }

    /// Its code: ISO 639-1, or `figurine`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Its English name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its place in [`Language::all`].
    pub fn index(&self) -> usize {
        self.index
    }

    /// The letter of a piece, one to four bytes; empty for the pawn in languages that have none.
    pub fn letter(&self, role: Role) -> &str {
        &self.upper[role.index()]
    }

    pub(super) fn letters(&self) -> &Letters {
        &self.letters
    }

    /// Reads one whole move word: UTF-8 bytes without blanks around them, with the marks that
    /// belong to the move and, where it was written so, blanks inside (`e5 x f6`, `Dh4 #`).
    ///
    /// Figurines and coordinates are read in every language. Nothing is folded or guessed: a
    /// Cyrillic К is no K, and `e8=` has no promotion piece.
    ///
    /// # Errors
    /// Why the word is no move in this language.
    #[inline]
    pub fn read(&self, word: &[u8]) -> Result<Written, BadWord> {
        match self.read_canonical(Register::of(word)) {
            Some(canonical) => Ok(canonical.written()),
            None => grammar::read(self, word),
        }
    }

    /// Reads the word that is `span` of a text (byte offsets), as [`Language::read`] does; faster,
    /// since the bytes before the word may be loaded with it. A span that is not in the text holds
    /// no move.
    ///
    /// # Errors
    /// Why the word is no move in this language.
    #[inline]
    pub fn read_within(&self, text: &[u8], span: Span) -> Result<Written, BadWord> {
        let (start, end) = (span.start as usize, span.end as usize);
        match self.read_canonical(Register::within(text, start, end)) {
            Some(canonical) => Ok(canonical.written()),
            None => self.read(text.get(start..end).unwrap_or_default()),
        }
    }

    /// Reads a word only if it is canonical and the language's letters are of one byte each.
    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    pub(super) fn read_canonical(&self, word: Option<Register>) -> Option<Canonical> {
        decode::decode(&self.classes, word?)
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_languages_of_the_standard_and_more() {
        // PGN standard section 17: pawn, knight, bishop, rook, queen, king. Dutch is left without
        // its pawn, which the standard writes O, so that O stays the letter of castling.
        let standard = [
            ("cs", "PJSVDK"),
            ("da", "BSLTDK"),
            ("en", "PNBRQK"),
            ("et", "PROVLK"),
            ("fi", "PRLTDK"),
            ("fr", "PCFTDR"),
            ("de", "BSLTDK"),
            ("hu", "GHFBVK"),
            ("is", "PRBHDK"),
            ("it", "PCATDR"),
            ("no", "BSLTDK"),
            ("pl", "PSGWHK"),
            ("pt", "PCBTDR"),
            ("ro", "PCNTDR"),
            ("es", "PCATDR"),
            ("sv", "BSLTDK"),
            ("nl", "PLTDK"),
            // The others of the project's own list; Russian as Russian books have it.
            ("ca", "PCATDR"),
            ("gl", "PCBTDR"),
            ("ru", "пКСЛФКр"),
        ];
        for (code, letters) in standard {
            let language = Language::by_code(code).unwrap();
            let own: String = Role::ALL
                .iter()
                .map(|role| language.letter(*role))
                .collect();
            assert_eq!(own, letters, "{code}");
        }
        assert_eq!(Language::english().code(), "en");
        assert!(Language::by_code("xx").is_none());
    }

    #[test]
    fn letters_are_distinct_and_short() {
        for language in Language::all() {
            for (at, letter) in language.upper.iter().enumerate() {
                assert!(letter.len() <= 4, "{language:?} {letter}");
                assert!(at == 0 || !letter.is_empty(), "{language:?}");
                let twice = language.upper.iter().filter(|other| *other == letter);
                assert_eq!(twice.count(), 1, "{language:?} {letter}");
            }
        }
    }
}
