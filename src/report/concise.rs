//! One line a finding, as editors and `grep` read them:
//! `file:line:column: severity[code] name: message`.

use std::io::{self, Write};

use crate::input::Base;
use crate::report::{Emitter, Finding, Summary, Words, visible};

/// The format `concise`. Severity and name are English in every language.
pub struct Concise<'a> {
    words: &'a Words,
}

impl<'a> Concise<'a> {
    /// With messages in the language of `words`.
    #[must_use]
    pub fn new(words: &'a Words) -> Self {
        Self { words }
    }
}

impl Emitter for Concise<'_> {
    fn begin(&mut self, _: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    fn finding(
        &mut self,
        out: &mut dyn Write,
        file: &str,
        base: Base,
        finding: &Finding,
    ) -> io::Result<()> {
        writeln!(
            out,
            "{}:{}:{}: {}[{}] {}: {}",
            visible(file),
            base.line + u64::from(finding.start.line),
            finding.start.column,
            finding.severity.name(),
            finding.rule.code(),
            finding.rule.name(),
            visible(&self.words.message(finding, base).text),
        )
    }

    fn end(&mut self, _: &mut dyn Write, _: &Summary) -> io::Result<()> {
        Ok(())
    }
}
