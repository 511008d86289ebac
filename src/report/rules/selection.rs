//! Which rules are looked for: `--select` and `--ignore`.

use std::error::Error;
use std::fmt;

use crate::report::Rule;

/// A set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Selection([u64; 2]);

// The set has room for 128 rules; a table that outgrows it does not compile.
const _: () = assert!(Rule::ALL.len() <= 128);

/// A word of `--select` or `--ignore` that names no rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownSelector {
    /// The option it was given to, `--select` or `--ignore`.
    pub option: &'static str,
    /// The word.
    pub given: String,
    /// The code or name most like it, if one is like it at all.
    pub suggestion: Option<&'static str>,
}

impl Default for Selection {
    /// Every rule whose default severity is error or warning.
    fn default() -> Self {
        Self::of(Rule::is_default)
    }
}

impl Selection {
    /// No rule.
    pub const NONE: Self = Self([0; 2]);

    /// The rules that `--select` and `--ignore` leave. Each word is `all`, a code (`M002`), the
    /// beginning of codes (`M`, `N01`) or a name (`illegal-move`), in either case. With no word to
    /// select, the default set; otherwise these and no others. Ignoring comes last.
    ///
    /// # Errors
    /// The first word that names no rule.
    pub fn new<S: AsRef<str>>(select: &[S], ignore: &[S]) -> Result<Self, UnknownSelector> {
        let mut selection = if select.is_empty() {
            Self::default()
        } else {
            Self::NONE
        };
        for word in select {
            let added = Self::named("--select", word.as_ref())?;
            selection = Self::of(|rule| selection.has(rule) || added.has(rule));
        }
        for word in ignore {
            let dropped = Self::named("--ignore", word.as_ref())?;
            selection = Self::of(|rule| selection.has(rule) && !dropped.has(rule));
        }
        Ok(selection)
    }

    /// Whether a rule is in the set.
    #[inline]
    #[must_use]
    pub const fn has(&self, rule: Rule) -> bool {
        let index = rule as usize;
        self.0[index / 64] & (1 << (index % 64)) != 0
    }

    fn of(fits: impl Fn(Rule) -> bool) -> Self {
        let mut set = Self::NONE;
        for &rule in Rule::ALL {
            if fits(rule) {
                let index = rule as usize;
                set.0[index / 64] |= 1 << (index % 64);
            }
        }
        set
    }

    fn named(option: &'static str, word: &str) -> Result<Self, UnknownSelector> {
        let small = word.trim().to_ascii_lowercase();
        let set = Self::of(|rule| {
            small == "all" || small == rule.name() || begins_code(rule.code(), &small)
        });
        if set == Self::NONE {
            return Err(UnknownSelector {
                option,
                given: word.to_owned(),
                suggestion: suggestion(&small),
            });
        }
        Ok(set)
    }
}

/// Whether a code begins with a word that is not empty, in either case.
fn begins_code(code: &str, word: &str) -> bool {
    !word.is_empty()
        && code
            .get(..word.len())
            .is_some_and(|head| head.eq_ignore_ascii_case(word))
}

/// The code or name nearest to a word, if at most a third of it has to change.
fn suggestion(word: &str) -> Option<&'static str> {
    let length = word.chars().count();
    // Nobody mistypes a rule's name into a novel; and the distance costs length times length.
    if length > 60 {
        return None;
    }
    Rule::ALL
        .iter()
        .flat_map(|rule| [rule.name(), rule.code()])
        .chain(["all"])
        .map(|name| (distance(word, &name.to_ascii_lowercase()), name))
        .filter(|(changes, _)| changes * 3 <= length)
        .min_by_key(|(changes, _)| *changes)
        .map(|(_, name)| name)
}

/// How many characters have to be put in, left out or changed to make one word of the other
/// (Levenshtein).
fn distance(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.chars().count()).collect();
    for (done, left) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = done + 1;
        for (column, right) in to.chars().enumerate() {
            let changed = diagonal + usize::from(left != right);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row.last().copied().unwrap_or_default()
}

impl fmt::Display for UnknownSelector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rule is called \"{}\" ({})", self.given, self.option)?;
        match self.suggestion {
            Some(suggestion) => write!(f, "; did you mean \"{suggestion}\"?"),
            None => Ok(()),
        }
    }
}

impl Error for UnknownSelector {}
