//! The rules: code, name, default severity, fix and example of each, from one table.

mod selection;
mod table;
#[cfg(test)]
mod tests;

pub use selection::{Selection, UnknownSelector};
pub use table::Rule;

use crate::report::Severity;

/// Whether findings of a rule can be mended by the tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mending {
    /// No: only a person can tell what was meant.
    None,
    /// Yes, and the game stays the same game.
    Safe,
    /// Yes, but what was meant is a guess; done only when asked for.
    Unsafe,
}

/// A short text that breaks a rule and, where there is one, the text to write instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// What breaks the rule.
    pub wrong: &'static str,
    /// What to write.
    pub right: Option<&'static str>,
}

/// One row of the table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Row {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    pub(crate) severity: Severity,
    pub(crate) mending: Mending,
    pub(crate) example: Example,
}

impl Rule {
    /// The code: the letter of the group and three digits, `M002`. Never used again for another rule.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// The name of the fault in kebab case, `ambiguous-move`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The severity of its findings unless the user changes it.
    #[must_use]
    pub const fn severity(self) -> Severity {
        self.row().severity
    }

    /// Whether its findings carry a fix.
    #[must_use]
    pub const fn mending(self) -> Mending {
        self.row().mending
    }

    /// A short example in the letters of Portuguese.
    #[must_use]
    pub const fn example(self) -> Example {
        self.row().example
    }

    /// Whether it is looked for when nothing is selected: all but matters of style are.
    #[must_use]
    pub const fn is_default(self) -> bool {
        !matches!(self.severity(), Severity::Info)
    }

    /// The rule of a code or name, in either case.
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| {
            rule.code().eq_ignore_ascii_case(text) || rule.name().eq_ignore_ascii_case(text)
        })
    }
}
