//! `roque stats`: what is in an archive, as text, CSV or JSON.

mod machine;
mod text;

use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::check::Surroundings;
use crate::cli::args::{BookName, FigureFormat, Stats};
use crate::cli::book;
use crate::cli::input::Inputs;
use crate::cli::output::{Output, locale};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe};
use crate::input::{Chunk, ChunkKind, line_ends};
use crate::pipeline::Pass;
use crate::report::{Words, write_json};
use crate::stats::{Buffers, Key, Partial, Scope, Tally, count, oversized};

/// Columns of text where standard output is no terminal.
const COLUMNS: usize = 80;

/// Counts chunk after chunk.
struct Counting<'s> {
    scope: &'s Scope,
    /// What was counted, in as many parts as there are threads: counts add up in any order, and one
    /// tally a chunk would take longer to add up than to count.
    tallies: Mutex<Vec<Tally>>,
}

impl Counting<'_> {
    /// The tallies, also if another thread has panicked: the run then ends anyway.
    fn tallies(&self) -> MutexGuard<'_, Vec<Tally>> {
        self.tallies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The counts of all chunks.
    fn into_tally(self) -> Tally {
        let tallies = self.tallies.into_inner();
        let tallies = tallies.unwrap_or_else(PoisonError::into_inner).into_iter();
        let add = |mut all: Tally, more| {
            all.merge(more);
            all
        };
        tallies.reduce(add).unwrap_or_default()
    }
}

impl Pass for Counting<'_> {
    type Scratch = Buffers;
    /// How many lines and games the chunk has. Every chunk is counted that is read, and every chunk
    /// that is read is delivered.
    type Output = (u64, u64);

    fn chunk(&self, chunk: &Chunk, buffers: &mut Buffers) -> Self::Output {
        let mut tally = self.tallies().pop().unwrap_or_default();
        let bytes = &chunk.bytes;
        let lines_and_games = match chunk.kind {
            ChunkKind::Games => {
                let around = Surroundings::of(chunk);
                count(bytes, around, self.scope, buffers, &mut tally)
            }
            ChunkKind::OverlongStart => {
                oversized(self.scope, &mut tally);
                (line_ends(bytes), 1)
            }
            ChunkKind::OverlongRest => (line_ends(bytes), 0),
        };
        self.tallies().push(tally);
        lines_and_games
    }
}

/// Counts the games and writes what came out.
pub(crate) fn run(options: &Stats) -> Result<Status, Trouble> {
    let words = Words::new(locale(options.writing.lang));
    let mut status = Status::Clean;
    let part = if options.merge {
        merged(options)?
    } else {
        let (part, read) = counted(options, &words)?;
        status.worsen(read);
        part
    };
    let mut out = Output::open(options.writing.output.as_deref())?;
    if options.partial {
        status.worsen(incomplete(part.is_incomplete()));
        let written = write_json(&mut out, &part).and_then(|()| writeln!(out));
        quiet_pipe(written.and_then(|()| out.finish()))?;
        return Ok(status);
    }
    let (by, mut tally) = part.into_parts();
    status.worsen(incomplete(tally.incomplete));
    if by.is_empty() {
        // Without games there is still one group: of none.
        tally.groups.entry(Vec::new()).or_default();
    }
    quiet_pipe(write(options, &words, &by, &tally, out))?;
    Ok(status)
}

fn incomplete(incomplete: bool) -> Status {
    if incomplete {
        Status::Found
    } else {
        Status::Clean
    }
}

/// The counts of all inputs.
fn counted(options: &Stats, words: &Words) -> Result<(Partial, Status), Trouble> {
    let mut scope = Scope {
        by: options.by.clone(),
        filter: options.filter.clone(),
        ..Scope::default()
    };
    let asks_for_eco = scope.asks_for(&Key::Eco);
    let usual = if asks_for_eco {
        BookName::Eco
    } else {
        BookName::Document
    };
    let lang = match options.output_format {
        FigureFormat::Text if !options.partial => Some(words.locale()),
        _ => options.writing.lang,
    };
    let from = &options.reading.from;
    scope.naming = Some(book::naming(&options.naming, usual, from, lang)?);
    scope.settings.accepted = options.reading.from.clone();
    scope.settings.material = options.material.into();
    let counting = Counting {
        scope: &scope,
        tallies: Mutex::default(),
    };
    let inputs = Inputs::find(&options.reading)?;
    inputs.refuse_as_output(options.writing.output.as_deref())?;
    let status = inputs.run(&options.reading, words, &counting, |worked| {
        Ok(worked.output)
    })?;
    Ok((Partial::new(&scope, counting.into_tally()), status))
}

/// The counts of all parts.
fn merged(options: &Stats) -> Result<Partial, Trouble> {
    let mut all: Option<Partial> = None;
    for path in &options.reading.paths {
        let named = |problem: String| Trouble::new(format!("{}: {problem}", path.display()));
        let text = read(path).map_err(|error| named(error.to_string()))?;
        let part = Partial::read(&text).map_err(|bad| named(bad.to_string()))?;
        match &mut all {
            None => all = Some(part),
            Some(all) => all.merge(part).map_err(|bad| named(bad.to_string()))?,
        }
    }
    all.ok_or_else(|| Trouble::new("--merge: give files that --partial wrote"))
}

/// A whole file, or standard input.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return fs::read(path);
    }
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

fn write(options: &Stats, words: &Words, by: &[Key], tally: &Tally, out: Output) -> io::Result<()> {
    match options.output_format {
        FigureFormat::Text => {
            let mut printer = text::Printer {
                out,
                words,
                width: width(options),
                top: options.top,
            };
            for (name, counts) in &tally.groups {
                printer.group(by, name, counts)?;
            }
            printer.out.finish()
        }
        FigureFormat::Csv => machine::csv(out, &options.sheet, by, tally)?.finish(),
        FigureFormat::Json => {
            let mut out = out;
            machine::json(&mut out, by, tally)?;
            out.finish()
        }
    }
}

/// Columns of the terminal.
fn width(options: &Stats) -> usize {
    let to_terminal = options.writing.output.is_none() && io::stdout().is_terminal();
    let size = to_terminal.then(terminal_size::terminal_size).flatten();
    size.map_or(COLUMNS, |(width, _)| usize::from(width.0))
        .max(40)
}
