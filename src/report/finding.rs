//! A finding: one fault at one place.

use crate::edit::Fix;
use crate::notation::Language;
use crate::report::{Charset, Detail, Excerpt, Lines, Place, Rule, Severity};
use crate::span::Span;

/// How the language of a game was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// Only one language was allowed.
    Given,
    /// A letter that only this language has.
    Letters,
    /// Only in this language are the moves legal.
    Legality,
    /// Nothing tells; every language reads the same moves.
    None,
}

impl Evidence {
    /// The word of machine formats: `given`, `letters`, `legality`, `none`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::Letters => "letters",
            Self::Legality => "legality",
            Self::None => "none",
        }
    }
}

/// The language of a game, as far as a finding speaks of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameLanguage {
    /// The language, in whose letters the messages name moves.
    pub language: &'static Language,
    /// What decided.
    pub evidence: Evidence,
}

/// Where in the chess a finding is: what a player looks for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Context {
    /// The players' names, White's first, both known.
    pub players: Option<[String; 2]>,
    /// The move as written with its number, `8. Cd2`, `14... Bxh1`.
    pub mv: Option<String>,
    /// Whether it is in text outside games, behind the game whose number the finding has.
    pub outside: bool,
}

impl Context {
    /// The short names of two players, from the values of the tags: what stands before the comma.
    /// `None` unless both are known.
    #[must_use]
    pub fn players(white: &str, black: &str) -> Option<[String; 2]> {
        let short = |name: &str| {
            let surname = name.split(',').next().unwrap_or_default().trim();
            (!matches!(surname, "" | "?" | "-")).then(|| surname.to_owned())
        };
        Some([short(white)?, short(black)?])
    }
}

/// One fault at one place. It borrows nothing from the chunk, so it may leave the worker; lines and
/// the game's number are relative to the chunk until an emitter is given the [`Base`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The rule.
    pub rule: Rule,
    /// Its severity: the rule's own unless something changes it.
    pub severity: Severity,
    /// The offending bytes of the chunk; empty where something is missing.
    pub span: Span,
    /// Where they begin, relative to the chunk.
    pub start: Place,
    /// Where they end (exclusive), relative to the chunk.
    pub end: Place,
    /// The number of the game in the chunk, from 1; 0 outside games before the first.
    pub game: u32,
    /// The ply in its line (the main line or a variation's), from 1; 0 if the finding is at none.
    pub ply: u32,
    /// The language of the game; `None` outside games and where no moves were looked at.
    pub language: Option<GameLanguage>,
    /// What is known of the fault.
    pub detail: Detail,
    /// The line around it.
    pub excerpt: Excerpt,
    /// Players and move.
    pub context: Context,
    /// How to mend it.
    pub fix: Option<Fix>,
    /// Where the edits of the fix begin and end, in their order.
    pub(crate) fix_places: Vec<(Place, Place)>,
}

impl Finding {
    /// A finding at `span`, with its line and columns and the line around it. The rest is filled in
    /// by whoever knows it.
    #[must_use]
    pub fn new(
        rule: Rule,
        span: Span,
        detail: Detail,
        lines: &mut Lines<'_>,
        charset: Charset,
    ) -> Self {
        Self {
            rule,
            severity: rule.severity(),
            span,
            start: lines.place(span.start, charset),
            end: lines.place(span.end, charset),
            game: 0,
            ply: 0,
            language: None,
            detail,
            excerpt: Excerpt::new(lines, span, charset),
            context: Context::default(),
            fix: None,
            fix_places: Vec::new(),
        }
    }

    /// The finding with a way to mend it.
    #[must_use]
    pub fn with_fix(mut self, fix: Fix, lines: &mut Lines<'_>, charset: Charset) -> Self {
        self.fix_places = fix
            .edits
            .iter()
            .map(|(span, _)| {
                let start = lines.place(span.start, charset);
                (start, lines.place(span.end, charset))
            })
            .collect();
        self.fix = Some(fix);
        self
    }

    /// The letters in which its messages name moves: the game's, English if there are none.
    #[must_use]
    pub fn letters(&self) -> &'static Language {
        self.language
            .map_or(Language::english(), |game| game.language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_shortly_and_only_if_known() {
        let names = |white, black| Context::players(white, black).map(|names| names.join(" "));
        assert_eq!(
            names("Moreira, Ana", "Falcão").as_deref(),
            Some("Moreira Falcão")
        );
        assert_eq!(names("?", "Falcão"), None);
        assert_eq!(names("Moreira", ""), None);
        assert_eq!(names(" , Rui", "Falcão"), None);
    }
}
