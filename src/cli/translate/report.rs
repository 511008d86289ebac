//! `--report`: what was decided and done for each game.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::cli::args::{ReportFormat, Translate};
use crate::cli::output::Output;
use crate::input::Base;
use crate::notation::Language;
use crate::report::{Charset, Lines, Notice, Reason, SCHEMA, visible};
use crate::translate::{Outcome, Translated, Translation};

/// Writes a row for each game.
pub(super) struct Report {
    out: Output,
    format: ReportFormat,
    to: Option<&'static Language>,
}

/// What machine readers get of a game.
#[derive(Serialize)]
struct Row<'a> {
    schema: u32,
    file: &'a str,
    game: u64,
    line: u64,
    language: Option<&'a str>,
    evidence: &'static str,
    to: Option<&'a str>,
    outcome: &'static str,
    words: u32,
    notices: Vec<Told<'a>>,
}

/// What machine readers get of a notice.
#[derive(Serialize)]
struct Told<'a> {
    name: &'static str,
    line: u64,
    column: u32,
    text: Option<&'a str>,
    from: &'a [&'static str],
}

impl Report {
    /// To standard output; the head of the table is written.
    pub(super) fn new(options: &Translate) -> io::Result<Self> {
        let mut out = Output::open(None)?;
        if options.output_format == ReportFormat::Text {
            writeln!(
                out,
                "{:>6}  {:>7}  {:8}  {:8}  {:10}  {:>5}  place",
                "game", "line", "language", "evidence", "outcome", "words"
            )?;
        }
        Ok(Self {
            out,
            format: options.output_format,
            to: options.to,
        })
    }

    /// Writes the rows of a chunk.
    pub(super) fn chunk(
        &mut self,
        file: &str,
        bytes: &[u8],
        base: Base,
        done: &Translation,
        selected: Option<&RangeInclusive<u64>>,
    ) -> io::Result<()> {
        let mut lines = Lines::new(bytes);
        let mut notices = &done.notices[..];
        for (index, game) in (1..).zip(&done.games) {
            let of_game = notices.partition_point(|notice| notice.game <= index);
            let (told, rest) = notices.split_at(of_game);
            notices = rest;
            let number = base.game + u64::from(index);
            if selected.is_some_and(|games| !games.contains(&number)) {
                continue;
            }
            let row = Row {
                schema: SCHEMA,
                file,
                game: number,
                line: base.line + u64::from(lines.place(game.span.start, Charset::Utf8).line),
                language: game.language.map(Language::code),
                evidence: game.evidence.name(),
                to: self.to.or(game.language).map(Language::code),
                outcome: outcome(game),
                words: match game.outcome {
                    Outcome::Translated(words) => words,
                    Outcome::Left => 0,
                },
                notices: told.iter().map(|notice| of_notice(notice, base)).collect(),
            };
            self.row(&row)?;
        }
        Ok(())
    }

    fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        if self.format == ReportFormat::Jsonl {
            serde_json::to_writer(&mut self.out, row)?;
            return writeln!(self.out);
        }
        write!(
            self.out,
            "{:>6}  {:>7}  {:8}  {:8}  {:10}  {:>5}  {}",
            row.game,
            row.line,
            row.language.unwrap_or("?"),
            row.evidence,
            row.outcome,
            row.words,
            visible(row.file),
        )?;
        for told in &row.notices {
            write!(self.out, ":{}:{} {}", told.line, told.column, told.name)?;
            if let Some(text) = told.text {
                write!(self.out, " {}", visible(text))?;
            }
            for code in told.from {
                write!(self.out, " --from {code}")?;
            }
        }
        writeln!(self.out)
    }

    /// Ends the table.
    pub(super) fn finish(self) -> io::Result<()> {
        self.out.finish()
    }
}

fn outcome(game: &Translated) -> &'static str {
    match game.outcome {
        Outcome::Translated(0) => "same",
        Outcome::Translated(_) => "translated",
        Outcome::Left => "left",
    }
}

fn of_notice(notice: &Notice, base: Base) -> Told<'_> {
    let reason: &Reason = &notice.reason;
    Told {
        name: reason.name(),
        line: base.line + u64::from(notice.place.line),
        column: notice.place.column,
        text: reason.word(),
        from: reason.from_to_try(),
    }
}
