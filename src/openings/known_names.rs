//! Names of openings that mean the same: in three languages, and by other names.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::openings::document::{self, OtherNames};
use crate::openings::entry::split;
use crate::openings::{BookError, Entry, eco};
use crate::report::Locale;

/// The openings that tables know by name, each with all its names.
#[derive(Debug, Clone)]
pub struct KnownNames {
    /// Openings, each by its name in each language (the order of [`Locale::ALL`]).
    openings: Vec<[String; 3]>,
    /// From a name, [`folded`], to a number in `openings`.
    by_name: HashMap<String, usize>,
}

/// Other names of one opening.
#[derive(Deserialize)]
struct Row {
    name: String,
    aliases: String,
}

/// How a name stands to an entry of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Likeness {
    /// It names the entry, or an opening that the entry is a variation of, or a variation of it.
    Same,
    /// It names another opening or variation.
    Other,
    /// No table knows it.
    Unknown,
}

/// Words that names are often written without.
const GENERIC: [&str; 12] = [
    "defense", "opening", "game", "the", "defesa", "abertura", "partida", "a", "o", "de", "da",
    "do",
];

impl KnownNames {
    /// The names of the ECO table, of the document's list, and the aliases of both; read when they
    /// are first asked for.
    pub fn built_in() -> &'static Self {
        static KNOWN: LazyLock<KnownNames> =
            LazyLock::new(|| KnownNames::read().expect("the tables are part of the program"));
        &KNOWN
    }

    fn read() -> Result<Self, BookError> {
        let mut known = Self {
            openings: Vec::with_capacity(4096),
            by_name: HashMap::with_capacity(16_384),
        };
        let (mut last, mut last_family) = ("", "");
        for row in eco::rows() {
            let names = row?.names;
            // Lines of one name, and of one family, stand together.
            let families = names.map(|name| split(name).0);
            if families[0] != last_family {
                known.add(families);
            }
            if names[0] != last {
                known.add(names);
            }
            (last, last_family) = (names[0], families[0]);
        }
        let table = include_str!("../../grammar/openings/aliases.csv");
        for row in document::rows::<Row>(table)? {
            known.add_aliases([&row.name, &row.name], &row.aliases);
        }
        for other in OtherNames::all()? {
            known.add_aliases([&other.english, &other.name], &other.aliases);
        }
        known.add_short_names();
        Ok(known)
    }

    /// Adds an opening, unless its English name is there already.
    fn add(&mut self, names: [&str; 3]) {
        let number = self.openings.len();
        let [english, others @ ..] = names.map(folded);
        if self.by_name.contains_key(&english) {
            return;
        }
        self.by_name.insert(english, number);
        for other in others {
            self.by_name.entry(other).or_insert(number);
        }
        self.openings.push(names.map(str::to_owned));
    }

    /// Adds more names of an opening: the first of its names that is known says which; if none is,
    /// it is one of its own. A name that has a meaning keeps it.
    fn add_aliases(&mut self, [english, portuguese]: [&str; 2], aliases: &str) {
        let more = aliases.split('|').filter(|alias| !alias.is_empty());
        let all: Vec<String> = [english, portuguese]
            .into_iter()
            .chain(more)
            .map(folded)
            .collect();
        let found = all.iter().find_map(|name| self.by_name.get(name)).copied();
        let number = found.unwrap_or(self.openings.len());
        if found.is_none() {
            let names = [english, portuguese, portuguese];
            self.openings.push(names.map(str::to_owned));
        }
        for name in all {
            self.by_name.entry(name).or_insert(number);
        }
    }

    /// Adds names without the words that most have, where only one opening is meant: `Sicilian`.
    fn add_short_names(&mut self) {
        let mut short: HashMap<String, Option<usize>> = HashMap::new();
        for (number, names) in self.openings.iter().enumerate() {
            for name in names.iter().filter(|name| !name.contains(": ")) {
                let words = folded(name);
                let words = words.split(' ').filter(|word| !GENERIC.contains(word));
                let name: Vec<&str> = words.collect();
                short
                    .entry(name.join(" "))
                    .and_modify(|one| *one = one.filter(|one| *one == number))
                    .or_insert(Some(number));
            }
        }
        short.remove("");
        // The order does not matter: each name is entered on its own.
        #[expect(
            clippy::iter_over_hash_type,
            reason = "each name is entered on its own"
        )]
        for (name, number) in short {
            if let Some(number) = number {
                self.by_name.entry(name).or_insert(number);
            }
        }
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.by_name.get(&folded(name)).copied()
    }

    /// Whether two names are known to mean the same opening.
    pub fn is_same(&self, one: &str, other: &str) -> bool {
        folded(one) == folded(other)
            || self
                .find(one)
                .is_some_and(|number| self.find(other) == Some(number))
    }

    /// How what the tags Opening and Variation say stands to an entry.
    ///
    /// A name without a variation fits every variation of its opening. Where a variation is named,
    /// it must be known to say anything.
    pub fn likeness(&self, opening: &str, variation: Option<&str>, entry: &Entry) -> Likeness {
        let (family, inner) = split(opening);
        let variation = variation.or(inner);
        let fits = |name: &str| {
            Locale::ALL.iter().any(|&language| {
                let own = entry.name(language);
                self.is_same(name, own) || self.is_same(name, split(own).0)
            })
        };
        if self.find(family).is_none() && !fits(family) {
            return Likeness::Unknown;
        }
        if !fits(family) {
            return Likeness::Other;
        }
        let Some(variation) = variation else {
            return Likeness::Same;
        };
        let Some(number) = self.find(&format!("{family}: {variation}")) else {
            return Likeness::Unknown;
        };
        let english = Locale::ALL.map(|language| folded(entry.name(language)));
        let named = self.openings[number].each_ref().map(|name| folded(name));
        let nested = english
            .iter()
            .zip(&named)
            .any(|(own, named)| own.starts_with(named.as_str()) || named.starts_with(own.as_str()));
        if nested {
            Likeness::Same
        } else {
            Likeness::Other
        }
    }

    /// The values of the tags Opening and Variation in a language; `None` if the tables do not know
    /// the opening. A variation that they do not know stays as it is.
    pub fn translate<'a>(
        &'a self,
        opening: &str,
        variation: Option<&'a str>,
        language: Locale,
    ) -> Option<(&'a str, Option<&'a str>)> {
        let name = |number: usize| self.openings[number][language as usize].as_str();
        let Some(part) = variation else {
            return self.find(opening).map(|number| (name(number), None));
        };
        match self
            .find(&format!("{opening}: {part}"))
            .map(name)
            .map(split)
        {
            Some((family, Some(part))) => Some((family, Some(part))),
            _ => self.find(opening).map(|number| (name(number), variation)),
        }
    }
}

/// A name as it is compared: small letters without accents, words without signs, British spelling.
fn folded(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for sign in name.chars() {
        // Nearly all are ASCII, which needs no table of small letters.
        if sign.is_ascii() {
            fold(sign.to_ascii_lowercase(), &mut text);
        } else {
            for sign in sign.to_lowercase() {
                fold(sign, &mut text);
            }
        }
    }
    text.truncate(text.trim_end().len());
    for (british, american) in [("defence", "defense"), ("centre", "center")] {
        if text.contains(british) {
            text = text.replace(british, american);
        }
    }
    text
}

/// Appends a small letter or another sign to a name as it is compared.
fn fold(sign: char, text: &mut String) {
    match plain(sign) {
        Some(sign) => text.push(sign),
        None if matches!(sign, '\'' | '’') => {}
        None if text.ends_with(' ') || text.is_empty() => {}
        None => text.push(' '),
    }
}

/// A letter without its accent, or a digit; `None` for signs and blanks.
fn plain(sign: char) -> Option<char> {
    Some(match sign {
        'a'..='z' | '0'..='9' => sign,
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' | 'ć' => 'c',
        'ñ' => 'n',
        _ if sign.is_alphanumeric() => sign,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_opening_by_all_its_names() {
        let known = KnownNames::built_in();
        for (one, other) in [
            ("Espanhola", "Ruy López"),
            ("Rui Lopez", "Ruy Lopez"),
            ("Abertura Ruy López", "Spanish Game"),
            ("Sicilian", "Defesa Siciliana"),
            ("sicilian defence", "Defesa Siciliana"),
            ("Defesa Russa", "Petrov's Defense"),
            ("Defesa Petroff", "Petroff"),
            ("Defesa Índia do Rei", "King’s Indian Defence"),
            ("Gambito Budapeste", "Defesa Budapeste"),
            ("Defesa Filidor", "Philidor Defense"),
            ("Abertura do Centro", "Centre Game"),
        ] {
            assert!(known.is_same(one, other), "{one} = {other}");
        }
        for (one, other) in [
            ("King's Indian Attack", "King's Indian Defense"),
            ("Nimzowitsch Defense", "Nimzo-Indian Defense"),
            ("Italian Game", "Ruy Lopez"),
        ] {
            assert!(!known.is_same(one, other), "{one} != {other}");
        }
    }

    #[test]
    fn tags_in_another_language() {
        let known = KnownNames::built_in();
        let to = |opening, variation, language| known.translate(opening, variation, language);
        assert_eq!(
            to("Sicilian Defense", Some("Najdorf Variation"), Locale::PtBr),
            Some(("Defesa Siciliana", Some("Variante Najdorf")))
        );
        assert_eq!(
            to("Defesa Siciliana", None, Locale::En),
            Some(("Sicilian Defense", None))
        );
        assert_eq!(
            to("Espanhola", Some("minha novidade"), Locale::En),
            Some(("Ruy Lopez", Some("minha novidade")))
        );
        assert_eq!(
            to("Ruy Lopez: Berlin Defense", None, Locale::PtBr),
            Some(("Ruy López: Defesa Berlinense", None))
        );
        assert_eq!(to("Minha abertura", None, Locale::En), None);
    }
}
