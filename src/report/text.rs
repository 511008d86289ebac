//! Findings for people: place, line, mark, reason and way out.
//!
//! A small renderer of our own and not annotate-snippets: that crate has no room for the rule's name
//! behind the code, nor for game, players and move behind the place, and it takes the column from the
//! snippet, which here is a window of a line that may be megabytes long.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

use crate::input::Base;
use crate::report::{Emitter, Excerpt, Finding, Message, Rule, Severity, Summary};
use crate::report::{Words, visible};

/// The format `text`.
pub struct Text<'a> {
    words: &'a Words,
    color: bool,
    max_per_rule: u64,
    seen: Vec<u64>,
}

impl<'a> Text<'a> {
    /// With messages in the language of `words`, coloured or not. Of each rule `max_per_rule`
    /// findings are shown, 0 for all; then one line says so.
    #[must_use]
    pub fn new(words: &'a Words, color: bool, max_per_rule: u64) -> Self {
        Self {
            words,
            color,
            max_per_rule,
            seen: vec![0; Rule::ALL.len()],
        }
    }

    fn style(&self, style: Style) -> Style {
        if self.color { style } else { Style::new() }
    }

    /// The style of a severity: its word and its mark.
    fn severity_style(&self, severity: Severity) -> Style {
        let color = match severity {
            Severity::Error => AnsiColor::BrightRed,
            Severity::Warning => AnsiColor::BrightYellow,
            Severity::Info => AnsiColor::BrightCyan,
        };
        self.style(color.on_default().bold())
    }

    fn frame(&self) -> Style {
        self.style(AnsiColor::BrightBlue.on_default().bold())
    }

    fn heading(&self, out: &mut dyn Write, finding: &Finding, text: &str) -> io::Result<()> {
        let severity = self.severity_style(finding.severity);
        let bold = self.style(Style::new().bold());
        writeln!(
            out,
            "{severity}{}[{}]{severity:#} {bold}{}: {}{bold:#}",
            self.words.severity(finding.severity),
            finding.rule.code(),
            finding.rule.name(),
            visible(text),
        )
    }

    fn place(
        &self,
        out: &mut dyn Write,
        file: &str,
        base: Base,
        finding: &Finding,
    ) -> io::Result<()> {
        let line = base.line + u64::from(finding.start.line);
        let column = finding.start.column;
        write!(out, "{}:{line}:{column}", visible(file))?;
        if let Some(place) = self.words.place(finding, base) {
            write!(out, "  {}", visible(&place))?;
        }
        writeln!(out)
    }

    fn excerpt(
        &self,
        out: &mut dyn Write,
        margin: &Margin,
        finding: &Finding,
        message: &Message,
    ) -> io::Result<()> {
        let frame = self.frame();
        let severity = self.severity_style(finding.severity);
        let Margin { number, blank } = margin;
        let Marked {
            line,
            indent,
            length,
        } = Marked::of(&finding.excerpt);
        writeln!(out, "{frame}{blank} |{frame:#}")?;
        let gap = if line.is_empty() { "" } else { " " };
        writeln!(out, "{frame}{number} |{frame:#}{gap}{line}")?;
        write!(out, "{frame}{blank} |{frame:#} {:indent$}", "")?;
        write!(out, "{severity}{}", "^".repeat(length))?;
        if let Some(label) = &message.label {
            write!(out, " {}", visible(label))?;
        }
        writeln!(out, "{severity:#}")
    }

    fn asides(
        &self,
        out: &mut dyn Write,
        margin: &Margin,
        word: &str,
        texts: &[String],
    ) -> io::Result<()> {
        let frame = self.frame();
        let bold = self.style(Style::new().bold());
        let blank = &margin.blank;
        for text in texts {
            let text = visible(text);
            writeln!(
                out,
                "{frame}{blank} ={frame:#} {bold}{word}{bold:#}: {text}"
            )?;
        }
        Ok(())
    }
}

/// The width of the line number and the blanks below it.
struct Margin {
    number: String,
    blank: String,
}

/// A line as it is shown, and where its mark goes in columns of the screen.
struct Marked {
    line: String,
    indent: usize,
    length: usize,
}

impl Marked {
    fn of(excerpt: &Excerpt) -> Self {
        let Excerpt { text, token, .. } = excerpt;
        let before = visible(&text[..token.start]);
        let marked = visible(&text[token.clone()]);
        let after = visible(&text[token.end..]);
        let left = if excerpt.cut_left { "…" } else { "" };
        let right = if excerpt.cut_right { "…" } else { "" };
        let line = format!("{left}{before}{marked}{after}{right}");
        Self {
            line: line.trim_end().to_owned(),
            indent: left.width() + before.width(),
            length: marked.width().max(1),
        }
    }
}

impl Emitter for Text<'_> {
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
        let seen = &mut self.seen[finding.rule as usize];
        *seen += 1;
        if self.max_per_rule > 0 && *seen > self.max_per_rule {
            if *seen == self.max_per_rule + 1 {
                let note = self.words.note();
                let more = self.words.more_of_rule(finding.rule, self.max_per_rule);
                writeln!(out, "{note}: {more}\n")?;
            }
            return Ok(());
        }
        let message = self.words.message(finding, base);
        let number = (base.line + u64::from(finding.start.line)).to_string();
        let blank = " ".repeat(number.len());
        let margin = Margin { number, blank };
        let frame = self.frame();
        self.heading(out, finding, &message.text)?;
        write!(out, "{frame}{}-->{frame:#} ", margin.blank)?;
        self.place(out, file, base, finding)?;
        self.excerpt(out, &margin, finding, &message)?;
        self.asides(out, &margin, &self.words.note(), &message.notes)?;
        self.asides(out, &margin, &self.words.help(), &message.helps)?;
        writeln!(out)
    }

    fn end(&mut self, _: &mut dyn Write, _: &Summary) -> io::Result<()> {
        Ok(())
    }
}
