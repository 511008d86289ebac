//! One opening of a table.

use std::borrow::Cow;

use crate::report::Locale;

/// An opening: a name for the position at the end of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its code in the Encyclopaedia of Chess Openings (`C65`); the document's list has none.
    pub eco: Option<Cow<'static, str>>,
    /// Its name in each language.
    pub names: Names,
    /// The name as the list prints it, before errata; only in lists of the document's form.
    pub name_printed: Option<Cow<'static, str>>,
    /// The heading it stands under; only in lists of the document's form.
    pub section: Option<Cow<'static, str>>,
    /// The line as the table has it, before errata: moves with their numbers, or UCI.
    pub line_printed: Cow<'static, str>,
    /// The line's moves in UCI, separated by blanks.
    pub uci: Cow<'static, str>,
    /// How many plies the line has; at least one.
    pub plies: u32,
    /// Line of the table that the entry begins on, from 1.
    pub row: u32,
}

/// The names of an opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Names {
    /// One name, whatever language it is in.
    Same(Cow<'static, str>),
    /// A name in each language.
    Each {
        /// In English.
        en: Cow<'static, str>,
        /// In the Portuguese of Brazil.
        pt_br: Cow<'static, str>,
        /// In the Portuguese of Portugal.
        pt_pt: Cow<'static, str>,
    },
}

impl Entry {
    /// The name in a language, errata applied: family and variation separated by a colon and a
    /// blank (`Sicilian Defense: Najdorf Variation`).
    pub fn name(&self, language: Locale) -> &str {
        match (&self.names, language) {
            (Names::Same(name), _) => name,
            (Names::Each { en, .. }, Locale::En) => en,
            (Names::Each { pt_br, .. }, Locale::PtBr) => pt_br,
            (Names::Each { pt_pt, .. }, Locale::PtPt) => pt_pt,
        }
    }

    /// The name's two parts, as the tags Opening and Variation have them (PGN standard 9.3.1 and
    /// 9.3.2); a name without a colon has no variation.
    pub fn opening_and_variation(&self, language: Locale) -> (&str, Option<&str>) {
        split(self.name(language))
    }
}

/// A name's opening, and its variation if it has one.
pub(crate) fn split(name: &str) -> (&str, Option<&str>) {
    match name.split_once(": ") {
        Some((opening, variation)) => (opening, Some(variation)),
        None => (name, None),
    }
}
