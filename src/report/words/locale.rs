//! The language of messages.

use std::fmt;

use crate::notation::Language;

/// A language that messages are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Portuguese of Brazil.
    PtBr,
    /// Portuguese of Portugal.
    PtPt,
}

/// The environment variables that name a locale, the first that is set and not empty decides.
const VARIABLES: [&str; 4] = ["ROQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// Where Portuguese is written as in Portugal (CLDR, parent locales).
const AS_IN_PORTUGAL: [&str; 12] = [
    "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "pt", "st", "tl",
];

impl Locale {
    /// All locales.
    pub const ALL: [Self; 3] = [Self::En, Self::PtBr, Self::PtPt];

    /// The code, `pt-BR`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::PtBr => "pt-BR",
            Self::PtPt => "pt-PT",
        }
    }

    /// The language whose piece letters its readers write.
    #[must_use]
    pub fn letters(self) -> &'static Language {
        let code = match self {
            Self::En => "en",
            Self::PtBr | Self::PtPt => "pt",
        };
        // Both are in the table.
        Language::by_code(code).unwrap_or_else(Language::english)
    }

    /// The locale that a code (`pt-BR`) or a name of the environment (`pt_BR.UTF-8`) stands for, in
    /// either case. `pt` alone is Brazil's. `None` for other languages.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let name = text.split(['.', '@']).next().unwrap_or_default();
        let mut parts = name.split(['_', '-']).map(str::to_ascii_lowercase);
        match parts.next().as_deref() {
            Some("en" | "c" | "posix") => Some(Self::En),
            Some("pt") => Some(match parts.next_back() {
                Some(region) if AS_IN_PORTUGAL.contains(&region.as_str()) => Self::PtPt,
                _ => Self::PtBr,
            }),
            _ => None,
        }
    }

    /// The locale of the environment: `ROQUE_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order.
    /// English if the first that is set names another language, or none is set.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        VARIABLES
            .iter()
            .filter_map(|name| variable(name))
            .find(|value| !value.is_empty())
            .and_then(|value| Self::read(&value))
            .unwrap_or_default()
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_environment_are_read() {
        for (name, locale) in [
            ("en", Some(Locale::En)),
            ("en_GB.UTF-8", Some(Locale::En)),
            ("C.UTF-8", Some(Locale::En)),
            ("pt", Some(Locale::PtBr)),
            ("pt_BR.ISO8859-1", Some(Locale::PtBr)),
            ("PT-br", Some(Locale::PtBr)),
            ("pt_PT@euro", Some(Locale::PtPt)),
            ("pt_AO", Some(Locale::PtPt)),
            ("pt_MZ.UTF-8", Some(Locale::PtPt)),
            ("pt_US", Some(Locale::PtBr)),
            ("de_DE.UTF-8", None),
            ("", None),
            ("português", None),
        ] {
            assert_eq!(Locale::read(name), locale, "{name}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let choose = |set: &[(&str, &str)]| {
            Locale::of_environment(|name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(choose(&[]), Locale::En);
        assert_eq!(choose(&[("LANG", "pt_PT.UTF-8")]), Locale::PtPt);
        assert_eq!(
            choose(&[("LANG", "pt_PT"), ("LC_ALL", "C"), ("ROQUE_LANG", "")]),
            Locale::En
        );
        assert_eq!(
            choose(&[("LC_MESSAGES", "pt_PT"), ("ROQUE_LANG", "pt-BR")]),
            Locale::PtBr
        );
        assert_eq!(
            choose(&[("LC_MESSAGES", "de_DE"), ("LANG", "pt_BR")]),
            Locale::En
        );
    }
}
