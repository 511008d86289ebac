//! The language of openings' names.

use crate::report::Locale;

/// A language that openings are named in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NameLanguage {
    /// English.
    En,
    /// Portuguese of Brazil.
    PtBr,
    /// Portuguese of Portugal.
    PtPt,
}

impl NameLanguage {
    /// All of them.
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

    /// The language of a code, in either case; `pt` alone is Brazil's.
    #[must_use]
    pub fn read(code: &str) -> Option<Self> {
        if code.eq_ignore_ascii_case("pt") {
            return Some(Self::PtBr);
        }
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl From<Locale> for NameLanguage {
    fn from(locale: Locale) -> Self {
        match locale {
            Locale::En => Self::En,
            Locale::PtBr => Self::PtBr,
            Locale::PtPt => Self::PtPt,
        }
    }
}
