//! Puts what was exported where it goes, with what only the sink knows: the file's name and what
//! stands before the chunk.

use std::io::{self, Write};

use serde::Serialize;

use crate::cli::args::ExportFormat;
use crate::cli::input::Worked;
use crate::cli::output::Output;
use crate::cli::sheet::{Cell, Sheet, SheetOptions};
use crate::export::{Evaluation, Exported, Row, Written};
use crate::input::Base;
use crate::report::{Finding, SCHEMA, Words, finding_json, write_json};

/// The columns of the table.
const COLUMNS: [&str; 8] = ["file", "game", "ply", "san", "uci", "clock", "eval", "fen"];

/// The first members of a game's object.
#[derive(Serialize)]
struct Head<'a> {
    schema: u32,
    file: &'a str,
    game: u64,
    offset: u64,
    length: u32,
}

/// Writes one format.
pub(super) enum Printer<'w> {
    /// PGN: all text is there.
    Pgn(Output),
    /// One object a game.
    Objects(Output, &'w Words),
    /// A table.
    Table(Box<Sheet<Output>>),
}

impl<'w> Printer<'w> {
    /// Messages of findings are in `words`.
    pub(super) fn new(
        format: ExportFormat,
        out: Output,
        options: &SheetOptions,
        words: &'w Words,
    ) -> io::Result<Self> {
        Ok(match format {
            ExportFormat::Pgn => Self::Pgn(out),
            ExportFormat::Jsonl => Self::Objects(out, words),
            ExportFormat::Csv => {
                let mut sheet = Sheet::open(out, options)?;
                sheet.row(COLUMNS.map(Cell::Text))?;
                Self::Table(Box::new(sheet))
            }
        })
    }

    /// Writes the games of a chunk.
    pub(super) fn chunk<T>(
        &mut self,
        worked: &Worked<'_, T>,
        exported: &Exported,
    ) -> io::Result<()> {
        match self {
            Self::Pgn(out) => out.write_all(&exported.text),
            Self::Objects(out, words) => objects(out, words, worked, exported),
            Self::Table(sheet) => {
                for game in &exported.games {
                    let number = worked.base.game + u64::from(game.number);
                    for row in &exported.rows[game.rows.clone()] {
                        let mate = mate(row.evaluation);
                        sheet.row(cells(worked.file, number, row, &mate))?;
                    }
                }
                Ok(())
            }
        }
    }

    /// Ends the writing.
    pub(super) fn finish(self) -> io::Result<()> {
        let mut out = match self {
            Self::Pgn(out) | Self::Objects(out, _) => out,
            Self::Table(sheet) => sheet.finish()?,
        };
        out.flush()?;
        out.finish()
    }
}

fn objects<T>(
    out: &mut Output,
    words: &Words,
    worked: &Worked<'_, T>,
    exported: &Exported,
) -> io::Result<()> {
    let base = worked.base;
    let mut findings = &exported.checked.findings[..];
    for game in &exported.games {
        findings = &findings[findings.partition_point(|found| found.game < game.number)..];
        let (own, rest) =
            findings.split_at(findings.partition_point(|found| found.game == game.number));
        findings = rest;
        let head = head(worked, game);
        let mut line = Vec::new();
        write_json(&mut line, &head)?;
        // Without its closing brace, which comes behind the other members.
        line.pop();
        out.write_all(&line)?;
        out.write_all(b",")?;
        out.write_all(&exported.text[game.text.clone()])?;
        write_findings(out, words, worked.file, base, game.inside(own))?;
        out.write_all(b"}\n")?;
    }
    Ok(())
}

fn head<'a, T>(worked: &Worked<'a, T>, game: &Written) -> Head<'a> {
    Head {
        schema: SCHEMA,
        file: worked.file,
        game: worked.base.game + u64::from(game.number),
        offset: worked.chunk.offset + u64::from(game.span.start),
        length: game.span.len(),
    }
}

impl Written {
    /// Those of some findings that are in the game, and not in the text behind it.
    fn inside<'f>(&self, findings: &'f [Finding]) -> impl Iterator<Item = &'f Finding> + use<'f> {
        let end = self.span.end;
        findings
            .iter()
            .take_while(move |finding| finding.span.start < end)
    }
}

fn write_findings<'f>(
    out: &mut Output,
    words: &Words,
    file: &str,
    base: Base,
    findings: impl Iterator<Item = &'f Finding>,
) -> io::Result<()> {
    out.write_all(b",\"findings\":[")?;
    for (index, finding) in findings.enumerate() {
        if index > 0 {
            out.write_all(b",")?;
        }
        finding_json(out, words, file, base, finding)?;
    }
    out.write_all(b"]")
}

/// `#-3`, if the evaluation is a mate.
fn mate(evaluation: Option<Evaluation>) -> String {
    match evaluation {
        Some(Evaluation::Mate(moves)) => format!("#{moves}"),
        _ => String::new(),
    }
}

fn cells<'a>(file: &'a str, game: u64, row: &'a Row, mate: &'a str) -> [Cell<'a>; 8] {
    let clock = match row.clock {
        None => Cell::Empty,
        Some(time) if time % 1000 == 0 => Cell::Count(time / 1000),
        Some(time) => Cell::Decimal(std::time::Duration::from_millis(time).as_secs_f64(), 3),
    };
    let evaluation = match row.evaluation {
        None => Cell::Empty,
        Some(Evaluation::Pawns(pawns)) => Cell::Decimal(pawns, 2),
        Some(Evaluation::Mate(_)) => Cell::Text(mate),
    };
    [
        Cell::Text(file),
        Cell::Count(game),
        Cell::Count(u64::from(row.ply)),
        Cell::Text(row.san.as_str()),
        Cell::Text(row.uci.as_str()),
        clock,
        evaluation,
        Cell::Text(&row.fen),
    ]
}
