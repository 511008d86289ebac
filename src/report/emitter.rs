//! What every output format does.

use std::io::{self, Write};

use crate::input::Base;
use crate::report::{Finding, Summary};

/// An output format for findings. It writes as findings arrive and keeps none.
pub trait Emitter {
    /// Writes what comes before the first finding.
    ///
    /// # Errors
    /// If writing fails.
    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()>;

    /// Writes a finding in `file`; `base` is what came before its chunk in that file.
    ///
    /// # Errors
    /// If writing fails.
    fn finding(
        &mut self,
        out: &mut dyn Write,
        file: &str,
        base: Base,
        finding: &Finding,
    ) -> io::Result<()>;

    /// Writes what comes after the last finding.
    ///
    /// # Errors
    /// If writing fails.
    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()>;
}
