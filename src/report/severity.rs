//! How grave a finding is.

/// The gravity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// A matter of style or of the export format; nothing is lost. Shown only when asked for.
    Info,
    /// Read, but not what the standard says.
    Warning,
    /// The game cannot be relied on as it is written.
    Error,
}

impl Severity {
    /// The word of machine formats: `error`, `warning`, `info`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}
