//! Annotation and check marks, from `grammar/nags.csv` and `grammar/checks.csv`.

use std::borrow::Cow;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::notation::CheckMark;

/// A mark that says what a move or position is worth, such as `!?` or `+-`, and the NAG (PGN
/// standard section 10) it stands for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Annotation {
    /// The mark as it is written.
    pub mark: String,
    /// The NAG, 1 to 255.
    pub nag: u8,
    /// What the PGN standard says the NAG means.
    pub description: String,
}

static ANNOTATIONS: LazyLock<Vec<Annotation>> =
    LazyLock::new(|| longest_first(include_str!("../../grammar/nags.csv"), |row| &row.mark));

static CHECKS: LazyLock<Vec<CheckSign>> =
    LazyLock::new(|| longest_first(include_str!("../../grammar/checks.csv"), |row| &row.mark));

impl Annotation {
    /// Every mark of the table, the longest first.
    pub fn all() -> &'static [Self] {
        &ANNOTATIONS
    }

    /// The mark that is exactly `text`, letters too.
    pub fn whole(text: &str) -> Option<&'static Self> {
        Self::all().iter().find(|row| row.mark == text)
    }

    /// How the annotation of a NAG is written behind a move: as one of the six suffixes of the PGN
    /// standard (8.2.3.8), else as ` $18`; nothing for 0.
    pub fn behind_move(nag: u8) -> Cow<'static, str> {
        if nag == 0 {
            return Cow::Borrowed("");
        }
        let mut standard = Self::all().iter().filter(|row| row.is_standard());
        match standard.find(|row| row.nag == nag) {
            Some(row) => Cow::Borrowed(&row.mark),
            None => Cow::Owned(format!(" ${nag}")),
        }
    }

    /// Whether it is made of signs, so that it can stand right behind a move.
    pub fn is_sign(&self) -> bool {
        !self.mark.starts_with(|c: char| c.is_alphanumeric())
    }

    /// Whether it is one of the six suffixes of the PGN standard (8.2.3.8): `! ? !! ?? !? ?!`.
    pub fn is_standard(&self) -> bool {
        matches!(
            self.mark.as_bytes(),
            [b'!' | b'?'] | [b'!' | b'?', b'!' | b'?']
        )
    }
}

/// A way to write check or mate.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct CheckSign {
    pub(super) mark: String,
    meaning: Meaning,
    /// The code of the only language that has this word.
    pub(super) language: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Meaning {
    Check,
    Double,
    Mate,
}

impl CheckSign {
    /// Every sign and word of the table, the longest first.
    pub(super) fn all() -> &'static [Self] {
        &CHECKS
    }

    /// Whether it is a word such as *mate*, which capitals may write too.
    pub(super) fn is_word(&self) -> bool {
        self.mark.starts_with(|c: char| c.is_alphabetic())
    }

    /// Whether it is `+` or `#`, as the PGN standard has it.
    pub(super) fn is_canonical(&self) -> bool {
        matches!(self.mark.as_str(), "+" | "#")
    }

    pub(super) fn meaning(&self) -> CheckMark {
        match self.meaning {
            Meaning::Check => CheckMark::Check,
            Meaning::Double => CheckMark::Double,
            Meaning::Mate => CheckMark::Mate,
        }
    }
}

fn longest_first<T: for<'de> Deserialize<'de>>(table: &str, mark: fn(&T) -> &String) -> Vec<T> {
    let rows = csv::Reader::from_reader(table.as_bytes()).into_deserialize();
    let mut rows: Vec<T> = rows
        .map(|row| row.expect("the table is part of the program"))
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(mark(row).len()));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_have_their_nags() {
        // NAG numbers from PGN standard section 10.
        for (mark, nag) in [
            ("!?", 5),
            ("!", 1),
            ("???", 4),
            ("+-", 18),
            ("+/-", 16),
            ("+/=", 14),
            ("=+", 15),
            ("=", 10),
            ("∓", 17),
            ("−+", 19),
            ("⁈", 6),
            ("□", 7),
            ("∞", 13),
        ] {
            let found = Annotation::whole(mark).unwrap();
            assert_eq!((found.mark.as_str(), found.nag), (mark, nag));
        }
        for text in ["", "Nf3", "+", "-", "/", "e4!", "+/= x"] {
            assert_eq!(Annotation::whole(text), None, "{text}");
        }
        assert_eq!(Annotation::whole("N").unwrap().nag, 146);
        assert_eq!(Annotation::whole("!?!"), None);
    }

    #[test]
    fn six_marks_are_standard() {
        let standard = Annotation::all().iter().filter(|row| row.is_standard());
        let mut nags: Vec<u8> = standard.map(|row| row.nag).collect();
        nags.sort_unstable();
        assert_eq!(nags, [1, 2, 3, 4, 5, 6]);
    }
}
