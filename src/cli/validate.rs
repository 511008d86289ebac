//! `roque validate`: findings, and the games sorted into valid and invalid.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use crate::check::{Checked, Openings, Settings, Validation};
use crate::cli::args::{Denied, FindingFormat, Validate};
use crate::cli::input::{Inputs, Worked};
use crate::cli::output::{Output, is_colored, locale};
use crate::cli::sorting::Sorting;
use crate::cli::status::Status;
use crate::cli::{Trouble, is_closed_pipe, quiet_pipe};
use crate::openings::{Book, BookError};
use crate::report::{
    Concise, Emitter, Json, JsonLines, Locale, Rule, Selection, Summary, Text, Words,
};

/// Checks the games and writes what was found.
pub(crate) fn run(options: &Validate) -> Result<Status, Trouble> {
    let start = Instant::now();
    let human = Words::new(locale(options.writing.lang));
    // Machine formats do not depend on the environment.
    let machine = Words::new(options.writing.lang.unwrap_or(Locale::En));
    let selection = Selection::new(&options.select, &options.ignore)
        .map_err(|unknown| Trouble::new(human.unknown_selector(&unknown)))?;
    let inputs = Inputs::find(&options.reading)?.for_checking();
    refuse_inputs_as_outputs(options, &inputs)?;
    let mut out = Output::open(options.writing.output.as_deref())?;
    let mut sorting = Sorting::open(options.valid_to.as_deref(), options.invalid_to.as_deref())?;
    let mut emitter = emitter(options, &human, &machine);
    let locale_of_names = match options.output_format {
        FindingFormat::Text => human.locale(),
        _ => machine.locale(),
    };
    let pass = validation(options, selection, locale_of_names)?;
    let mut summary = Summary::default();
    let mut is_closed = false;
    emitter.begin(&mut out)?;
    let mut status = inputs.run(&options.reading, &human, &pass, |worked| {
        sorting.chunk(worked.chunk, &worked.output.games)?;
        let written = deliver(&worked, &mut *emitter, &mut out, &mut summary);
        is_closed = is_closed_pipe(&written);
        written
    })?;
    // Where nothing could be read, the files of an earlier run stay.
    if summary.files > 0 || status != Status::Trouble {
        sorting.finish()?;
    }
    let ended = emitter
        .end(&mut out, &summary)
        .and_then(|()| out.flush())
        .and_then(|()| out.finish());
    quiet_pipe(ended)?;
    if !options.writing.quiet && !is_closed {
        let _ = writeln!(io::stderr(), "{}", human.summary(&summary, start.elapsed()));
    }
    let denied = options.deny == Some(Denied::Warnings) && summary.warnings > 0;
    if !options.exit_zero && (summary.errors > 0 || denied) {
        status.worsen(Status::Found);
    }
    Ok(status)
}

/// The checks that the options ask for; `names` is the language of openings' names.
fn validation(
    options: &Validate,
    selection: Selection,
    names: Locale,
) -> Result<Validation, Trouble> {
    Ok(Validation {
        settings: Settings {
            selection,
            accepted: options.reading.from.clone(),
            material: options.material.into(),
            openings: openings(selection, names)?,
            ..Settings::default()
        },
        max_game_bytes: options.reading.limits().max_game_bytes(),
    })
}

/// What writes the findings: text in the words of people, formats for machines in theirs.
fn emitter<'w>(options: &Validate, human: &'w Words, machine: &'w Words) -> Box<dyn Emitter + 'w> {
    let color = is_colored(&options.writing);
    match options.output_format {
        FindingFormat::Text => Box::new(Text::new(human, color, options.max_per_rule)),
        FindingFormat::Concise => Box::new(Concise::new(machine)),
        FindingFormat::Json => Box::new(Json::new(machine)),
        FindingFormat::Jsonl => Box::new(JsonLines::new(machine)),
    }
}

/// The ECO table, only if a rule that needs it was selected.
fn openings(selection: Selection, names: Locale) -> Result<Option<Arc<Openings>>, Trouble> {
    if !selection.has(Rule::EcoMismatch) {
        return Ok(None);
    }
    let trouble = |error: BookError| Trouble::new(error.to_string());
    Ok(Some(Arc::new(Openings {
        book: Book::eco().map_err(trouble)?,
        names,
    })))
}

/// Writes the findings of a chunk; its lines and games.
fn deliver(
    worked: &Worked<'_, Checked>,
    emitter: &mut dyn Emitter,
    out: &mut Output,
    summary: &mut Summary,
) -> io::Result<(u64, u64)> {
    let checked = &worked.output;
    let games = checked.games.len() as u64;
    summary.files += u64::from(worked.chunk.first);
    summary.games += games;
    summary.plies += checked.plies;
    summary.games_with_errors += checked.games.iter().filter(|(_, valid)| !valid).count() as u64;
    let base = worked.base;
    for finding in &checked.findings {
        summary.count(finding);
        emitter.finding(out, worked.file, base, finding)?;
    }
    Ok((checked.line_ends, games))
}

/// A file cannot be read and replaced in one run, nor standard output hold two things.
fn refuse_inputs_as_outputs(options: &Validate, inputs: &Inputs) -> Result<(), Trouble> {
    let outputs = [
        ("--output", &options.writing.output),
        ("--valid-to", &options.valid_to),
        ("--invalid-to", &options.invalid_to),
    ];
    for (option, path) in outputs {
        let Some(path) = path else { continue };
        if inputs.has(path) {
            let path = path.display();
            return Err(Trouble::new(format!(
                "{option} {path}: this file is also read"
            )));
        }
    }
    let is_stdout = |path: &Option<std::path::PathBuf>| path.as_deref() == Some(Path::new("-"));
    let copies = [&options.valid_to, &options.invalid_to];
    let to_stdout = copies.iter().filter(|path| is_stdout(path)).count();
    if to_stdout > 0 && (options.writing.output.is_none() || is_stdout(&options.writing.output)) {
        return Err(Trouble::new(
            "--valid-to - and --invalid-to - need -o FILE for the findings",
        ));
    }
    if copies[0].is_some() && copies[0] == copies[1] {
        return Err(Trouble::new(
            "--valid-to and --invalid-to name the same file",
        ));
    }
    Ok(())
}
