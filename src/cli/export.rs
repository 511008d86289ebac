//! `roque export`: the valid games, written anew.

mod printer;

use std::io::{self, Write};
use std::time::Instant;

use crate::check::{self, Settings, Surroundings};
use crate::cli::args::{Export, ExportFormat, Numbers};
use crate::cli::input::{Inputs, Worked};
use crate::cli::output::{Output, locale};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe};
use crate::export::{Exported, Form, Scratch, Style, Wanted, export};
use crate::input::{Chunk, ChunkKind};
use crate::notation::Language;
use crate::pipeline::Pass;
use crate::report::{
    Emitter, ExportCounts, Finding, Locale, Rule, Selection, Severity, Text, Words,
};
use printer::Printer;

/// Findings of one rule that are shown.
const SHOWN_PER_RULE: u64 = 50;

/// What is told of beside errors: why a game without errors is left out or read as it is, and text
/// that is lost since it belongs to no game.
const ALSO_TOLD: [Rule; 5] = [
    Rule::UnsupportedVariant,
    Rule::AmbiguousLanguage,
    Rule::CommentOutsideGame,
    Rule::ResultOutsideGame,
    Rule::MarkOutsideGame,
];

/// Exports chunk after chunk.
struct Exporting {
    wanted: Wanted,
    max_game_bytes: usize,
}

impl Pass for Exporting {
    type Scratch = Scratch;
    type Output = Exported;

    fn chunk(&self, chunk: &Chunk, scratch: &mut Scratch) -> Self::Output {
        let bytes = &chunk.bytes[..];
        let around = Surroundings::of(chunk);
        match chunk.kind {
            ChunkKind::Games => export(bytes, around, &self.wanted, scratch),
            ChunkKind::OverlongStart => Exported {
                checked: check::overlong(bytes, around, &self.wanted.settings, self.max_game_bytes),
                ..Exported::default()
            },
            ChunkKind::OverlongRest => Exported {
                checked: check::unchecked(bytes),
                ..Exported::default()
            },
        }
    }
}

/// Writes the valid games, and on standard error why others are left out.
pub(crate) fn run(options: &Export) -> Result<Status, Trouble> {
    let start = Instant::now();
    let words = Words::new(locale(options.writing.lang));
    // Machine formats do not depend on the environment.
    let machine = Words::new(options.writing.lang.unwrap_or(Locale::En));
    let pass = Exporting {
        wanted: wanted(options)?,
        max_game_bytes: options.reading.limits().max_game_bytes(),
    };
    let inputs = Inputs::find(&options.reading)?;
    let output = options.writing.output.as_deref();
    inputs.refuse_as_output(output)?;
    let out = Output::open(output)?;
    let mut printer = Printer::new(options.output_format, out, &options.sheet, &machine)?;
    let mut told = Text::new(&words, false, SHOWN_PER_RULE);
    let mut counts = ExportCounts::default();
    let mut faulty = false;
    let mut status = inputs.run(&options.reading, &words, &pass, |worked| {
        faulty |= tell(&worked, &mut told)?;
        let exported = &worked.output;
        let games = exported.checked.games.len() as u64;
        counts.games += games;
        counts.written += exported.games.len() as u64;
        counts.cut += exported.games.iter().filter(|game| game.cut).count() as u64;
        printer.chunk(&worked, exported)?;
        Ok((exported.checked.line_ends, games))
    })?;
    quiet_pipe(printer.finish())?;
    if !options.writing.quiet {
        let summary = words.export_summary(&counts, start.elapsed());
        let _ = writeln!(io::stderr(), "{summary}");
    }
    if faulty || counts.written < counts.games || counts.cut > 0 {
        status.worsen(Status::Found);
    }
    Ok(status)
}

/// Tells why games of a chunk are left out; whether there are errors.
fn tell(worked: &Worked<'_, Exported>, told: &mut Text<'_>) -> io::Result<bool> {
    let findings = &worked.output.checked.findings;
    let is_error = |finding: &Finding| finding.severity == Severity::Error;
    let mut errors = io::stderr().lock();
    for finding in findings {
        if is_error(finding) || ALSO_TOLD.contains(&finding.rule) {
            told.finding(&mut errors, worked.file, worked.base, finding)?;
        }
    }
    Ok(findings.iter().any(is_error))
}

fn wanted(options: &Export) -> Result<Wanted, Trouble> {
    let form = match options.output_format {
        ExportFormat::Pgn => Form::Pgn,
        ExportFormat::Jsonl => Form::Object,
        ExportFormat::Csv => Form::Table,
    };
    let selection = if form == Form::Object {
        Selection::default()
    } else {
        told_rules()?
    };
    Ok(Wanted {
        form,
        style: style(options)?,
        prefix: options.prefix,
        settings: Settings {
            selection,
            accepted: options.reading.from.clone(),
            outside_lines: true,
            ..Settings::default()
        },
    })
}

/// The rules whose findings are told; others would be looked for in vain.
fn told_rules() -> Result<Selection, Trouble> {
    let is_told = |rule: &&Rule| rule.severity() == Severity::Error || ALSO_TOLD.contains(*rule);
    let codes: Vec<&str> = Rule::ALL
        .iter()
        .filter(is_told)
        .map(|rule| rule.code())
        .collect();
    let none: [&str; 0] = [];
    Selection::new(&codes, &none).map_err(|unknown| Trouble::new(unknown.to_string()))
}

fn style(options: &Export) -> Result<Style, Trouble> {
    let letters = Language::by_code(&options.letters).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().iter().map(Language::code).collect();
        let known = codes.join(", ");
        Trouble::new(format!(
            "--letters {:?}: known are {known}",
            options.letters
        ))
    })?;
    Ok(Style {
        letters,
        form: options.notation.into(),
        tags: options.tags.into(),
        width: if options.one_line {
            usize::MAX
        } else {
            options.width as usize
        },
        plies_per_line: options.plies_per_line,
        spaced_numbers: options.numbers == Numbers::Spaced,
        comments: !options.no_comments,
        variations: !options.no_variations,
        nags: !options.no_nags,
        clocks: !options.no_clocks,
    })
}
