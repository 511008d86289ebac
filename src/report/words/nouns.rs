//! Nouns that messages bend: pieces, sides, languages.
//!
//! The nouns are data (`pieces.csv`, `languages.csv`); here are the articles, contractions and
//! adjectives that go with them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::board::{Color, Role};
use crate::report::Locale;

/// The gender of a Portuguese noun; English has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gender {
    Masculine,
    Feminine,
}

struct Noun {
    table: &'static str,
    role: &'static str,
    gender: Gender,
    one: &'static str,
    many: &'static str,
}

/// What goes before a noun, by the name that messages call it: English, then Portuguese masculine
/// and feminine; `true` if the noun is in the plural.
const FORMS: [(&str, [&str; 3], bool); 10] = [
    ("", ["", "", ""], false),
    ("the", ["the ", "o ", "a "], false),
    ("of", ["of the ", "do ", "da "], false),
    ("on", ["on the ", "no ", "na "], false),
    ("to", ["to the ", "ao ", "à "], false),
    ("by", ["by the ", "pelo ", "pela "], false),
    ("a", ["a ", "um ", "uma "], false),
    ("no", ["no ", "nenhum ", "nenhuma "], false),
    ("many", ["", "", ""], true),
    ("the-many", ["the ", "os ", "as "], true),
];

/// Numbers in words up to four, in the same order.
const NUMBERS: [[&str; 3]; 5] = [
    ["no", "nenhum", "nenhuma"],
    ["one", "um", "uma"],
    ["two", "dois", "duas"],
    ["three", "três", "três"],
    ["four", "quatro", "quatro"],
];

/// `white` and `black`, singular and plural, in the same order.
const COLORS: [[[&str; 3]; 2]; 2] = [
    [
        ["white", "branco", "branca"],
        ["white", "brancos", "brancas"],
    ],
    [["black", "preto", "preta"], ["black", "pretos", "pretas"]],
];

static PIECES: LazyLock<Vec<Noun>> = LazyLock::new(|| {
    rows(include_str!("pieces.csv"))
        .filter_map(|row| match row[..] {
            [table, role, gender, one, many] => Some(Noun {
                table,
                role,
                gender: match gender {
                    "f" => Gender::Feminine,
                    _ => Gender::Masculine,
                },
                one,
                many,
            }),
            _ => None,
        })
        .collect()
});

static LANGUAGES: LazyLock<BTreeMap<&str, [&str; 3]>> = LazyLock::new(|| {
    rows(include_str!("languages.csv"))
        .filter_map(|row| match row[..] {
            [code, en, br, pt] => Some((code, [en, br, pt])),
            _ => None,
        })
        .collect()
});

/// The rows of a plain table without quotes, its head left out.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().skip(1).map(|line| line.split(',').collect())
}

/// The word by which messages know a role.
pub(super) const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The word by which messages know a side.
pub(super) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn color_index(word: &str) -> Option<usize> {
    Color::ALL
        .iter()
        .position(|&color| color_word(color) == word)
}

fn noun(locale: Locale, role: &str) -> Option<&'static Noun> {
    let table = match locale {
        Locale::En => "en",
        Locale::PtBr | Locale::PtPt => "pt",
    };
    PIECES
        .iter()
        .find(|noun| noun.table == table && noun.role == role)
}

/// Which column of the tables here a noun takes.
fn column(locale: Locale, gender: Gender) -> usize {
    match (locale, gender) {
        (Locale::En, _) => 0,
        (_, Gender::Masculine) => 1,
        (_, Gender::Feminine) => 2,
    }
}

/// A piece with its article: `nenhum cavalo branco`, `pela torre`. `None` if a word is not known.
pub(super) fn piece(locale: Locale, role: &str, color: Option<&str>, form: &str) -> Option<String> {
    let noun = noun(locale, role)?;
    let (_, before, plural) = FORMS.iter().find(|(name, _, _)| *name == form)?;
    let before = before[column(locale, noun.gender)];
    Some(format!("{before}{}", bare(locale, noun, color, *plural)?))
}

/// Several pieces: `dois cavalos`, `12 torres`.
pub(super) fn counted(
    locale: Locale,
    count: u64,
    role: &str,
    color: Option<&str>,
) -> Option<String> {
    let noun = noun(locale, role)?;
    let number = NUMBERS.get(count as usize).map_or_else(
        || count.to_string(),
        |words| words[column(locale, noun.gender)].to_owned(),
    );
    Some(format!(
        "{number} {}",
        bare(locale, noun, color, count > 1)?
    ))
}

/// Noun and colour without an article.
fn bare(locale: Locale, noun: &Noun, color: Option<&str>, plural: bool) -> Option<String> {
    let word = if plural { noun.many } else { noun.one };
    let Some(color) = color else {
        return Some(word.to_owned());
    };
    let color = COLORS[color_index(color)?][usize::from(plural)][column(locale, noun.gender)];
    Some(match locale {
        Locale::En => format!("{color} {word}"),
        Locale::PtBr | Locale::PtPt => format!("{word} {color}"),
    })
}

/// The gender of a piece's name.
pub(super) fn gender(locale: Locale, role: &str) -> Option<Gender> {
    noun(locale, role).map(|noun| noun.gender)
}

/// A side with its article, alone or as the owner: `White`, `as brancas`, `das brancas`.
pub(super) fn side(locale: Locale, color: &str, form: &str) -> Option<&'static str> {
    let index = color_index(color)?;
    Some(match (locale, form) {
        (Locale::En, "") => ["White", "Black"][index],
        (Locale::PtBr | Locale::PtPt, "") => ["as brancas", "as pretas"][index],
        (Locale::En, "of") => ["White's", "Black's"][index],
        (Locale::PtBr | Locale::PtPt, "of") => ["das brancas", "das pretas"][index],
        _ => return None,
    })
}

/// The name of a language; its code if it has no name here.
pub(super) fn language(locale: Locale, code: &str) -> &str {
    LANGUAGES
        .get(code)
        .map_or(code, |names| names[locale as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_take_their_articles() {
        let pt = |role, color, form| piece(Locale::PtPt, role, color, form);
        assert_eq!(pt("rook", None, "by").as_deref(), Some("pela torre"));
        assert_eq!(
            pt("knight", Some("white"), "no").as_deref(),
            Some("nenhum cavalo branco")
        );
        assert_eq!(pt("pawn", None, "the-many").as_deref(), Some("os peões"));
        assert_eq!(
            pt("queen", Some("black"), "to").as_deref(),
            Some("à dama preta")
        );
        let en = |role, color, form| piece(Locale::En, role, color, form);
        assert_eq!(
            en("rook", Some("black"), "a").as_deref(),
            Some("a black rook")
        );
        assert_eq!(en("knight", None, "many").as_deref(), Some("knights"));
        assert_eq!(en("knight", None, "each"), None);
        assert_eq!(en("elephant", None, ""), None);
        assert_eq!(en("king", Some("red"), ""), None);
    }

    #[test]
    fn small_numbers_are_words() {
        let pt = |count, role| counted(Locale::PtBr, count, role, None).expect("known");
        assert_eq!(pt(2, "rook"), "duas torres");
        assert_eq!(pt(2, "knight"), "dois cavalos");
        assert_eq!(pt(1, "queen"), "uma dama");
        assert_eq!(pt(9, "queen"), "9 damas");
        let black = counted(Locale::PtBr, 3, "rook", Some("black"));
        assert_eq!(black.as_deref(), Some("três torres pretas"));
    }

    #[test]
    fn every_role_and_language_has_its_words() {
        for locale in Locale::ALL {
            for role in Role::ALL {
                assert!(noun(locale, role_word(role)).is_some());
            }
            for color in Color::ALL {
                assert!(side(locale, color_word(color), "").is_some());
            }
            assert_ne!(language(locale, "de"), "de");
        }
        assert_eq!(language(Locale::PtBr, "pl"), "polonês");
        assert_eq!(language(Locale::PtPt, "xx"), "xx");
        assert_eq!(gender(Locale::PtBr, "rook"), Some(Gender::Feminine));
    }
}
