//! `roque classify`: the opening of each game.

mod counts;
mod rows;
mod tag_check;

use std::fs;
use std::io::{self, Write};

use crate::classify::{Classification, Wanted, classify, overlong};
use crate::cli::args::{BookName, Classify, OpeningFormat, Table};
use crate::cli::input::Inputs;
use crate::cli::output::{Output, locale};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe, warn};
use crate::input::{Chunk, ChunkKind, line_ends};
use crate::language::Accepted;
use crate::openings::Book;
use crate::pgn::GameBuf;
use crate::pipeline::Pass;
use crate::replay::Replay;
use crate::report::{Locale, Words};
use counts::Counts;
use rows::Rows;

/// Classifies chunk after chunk.
struct Classifying<'w>(&'w Wanted);

impl Pass for Classifying<'_> {
    type Scratch = (GameBuf, Replay);
    /// The games, and how many lines the chunk has.
    type Output = (Classification, u64);

    fn chunk(&self, chunk: &Chunk, (buffers, replay): &mut Self::Scratch) -> Self::Output {
        let found = match chunk.kind {
            ChunkKind::Games => classify(&chunk.bytes, self.0, buffers, replay),
            ChunkKind::OverlongStart => overlong(),
            ChunkKind::OverlongRest => Classification::default(),
        };
        (found, line_ends(&chunk.bytes))
    }
}

/// The table that was asked for.
pub(in crate::cli) fn open_book(name: &BookName, accepted: &Accepted) -> Result<Book, Trouble> {
    match name {
        BookName::Document => {
            Book::document().map_err(|error| Trouble::new(format!("documento: {error}")))
        }
        BookName::Eco => Book::eco().map_err(|error| Trouble::new(format!("eco: {error}"))),
        BookName::File(path) => {
            let name = path.display();
            let text = fs::read(path)
                .map_err(|error| Trouble::new(format!("cannot read --book {name}: {error}")))?;
            Book::parse(&text, accepted)
                .map_err(|error| Trouble::new(format!("--book {name}:{error}")))
        }
    }
}

/// The language of names: the option's, else that of messages; in machine formats (and tags, which
/// machines read) that of an explicit `--lang` or the one that fits the table.
pub(in crate::cli) fn names(table: &Table, lang: Option<Locale>, format: OpeningFormat) -> Locale {
    table.names.unwrap_or_else(|| match format {
        OpeningFormat::Text => locale(lang),
        _ if table.book == BookName::Eco => Locale::En,
        _ => Locale::PtBr,
    })
}

/// Finds the openings of the games.
pub(crate) fn run(options: &Classify) -> Result<Status, Trouble> {
    let words = Words::new(locale(options.writing.lang));
    let book = open_book(&options.table.book, &options.reading.from)?;
    if options.check_tags {
        return tag_check::run(options, &words, book);
    }
    let wanted = Wanted {
        book,
        accepted: options.reading.from.clone(),
        players: !options.summary && options.output_format != OpeningFormat::Text,
        tags: options
            .write_tags
            .then(|| names(&options.table, options.writing.lang, OpeningFormat::Jsonl)),
    };
    let inputs = Inputs::find(&options.reading)?;
    inputs.refuse_as_output(options.writing.output.as_deref())?;
    if options.write_tags {
        write_tags(options, &words, &wanted, inputs)
    } else {
        list(options, &words, &wanted, inputs)
    }
}

/// Writes a row for each game, or the counts, or both.
fn list(
    options: &Classify,
    words: &Words,
    wanted: &Wanted,
    inputs: Inputs,
) -> Result<Status, Trouble> {
    let mut counts = Counts::new(&wanted.book);
    let names = names(&options.table, options.writing.lang, options.output_format);
    let out = Output::open(options.writing.output.as_deref())?;
    let mut rows = Rows::begin(out, options, words, &wanted.book, names)?;
    let mut status = inputs.run(&options.reading, words, &Classifying(wanted), |worked| {
        let (found, lines) = &worked.output;
        for (game, number) in found.games.iter().zip(worked.base.game + 1..) {
            counts.add(game);
            if !options.summary {
                rows.game(worked.file, number, game)?;
            }
        }
        Ok((*lines, found.games.len() as u64))
    })?;
    let out = rows.end(&counts).and_then(Output::finish);
    quiet_pipe(out)?;
    status.worsen(told_of_incomplete(counts.incomplete, options, words));
    Ok(status)
}

/// Writes the games with their tags.
fn write_tags(
    options: &Classify,
    words: &Words,
    wanted: &Wanted,
    inputs: Inputs,
) -> Result<Status, Trouble> {
    let mut out = Output::open(options.writing.output.as_deref())?;
    let (mut incomplete, mut unwritten) = (0, 0);
    let mut is_refused = false;
    let mut edited = Vec::new();
    let mut joint: &[u8] = b"";
    let mut status = inputs.run(&options.reading, words, &Classifying(wanted), |worked| {
        let (found, lines) = &worked.output;
        if worked.chunk.transcoded {
            // The bytes of the file are not those that were read: they cannot be kept.
            if worked.chunk.first {
                warn(&words.tags_need_utf8(&shown(worked.file)));
                is_refused = true;
            }
            return Ok((*lines, found.games.len() as u64));
        }
        if worked.chunk.first {
            out.write_all(joint)?;
            joint = b"";
        }
        edited.clear();
        found.edits.apply(&worked.chunk.bytes, &mut edited);
        out.write_all(&edited)?;
        if !edited.is_empty() {
            joint = behind(&edited);
        }
        incomplete += found.games.iter().filter(|game| !game.complete).count() as u64;
        unwritten += u64::from(found.unwritten);
        Ok((*lines, found.games.len() as u64))
    })?;
    quiet_pipe(out.finish())?;
    if is_refused {
        status.worsen(Status::Trouble);
    }
    if unwritten > 0 {
        status.worsen(Status::Found);
        if !options.writing.quiet {
            warn(&words.unwritten_tags(unwritten));
        }
    }
    status.worsen(told_of_incomplete(incomplete, options, words));
    Ok(status)
}

/// What must stand between a text and the next file, whose first tag begins a line and belongs to
/// another game than the tags that end the text.
fn behind(text: &[u8]) -> &'static [u8] {
    let closed = text.strip_suffix(b"\n").unwrap_or(text);
    let closed = closed.strip_suffix(b"\r").unwrap_or(closed);
    let mut lines = closed.rsplit(|byte| matches!(byte, b'\n' | b'\r'));
    let is_tag = lines.next().is_some_and(|line| line.starts_with(b"["));
    match (closed.len() == text.len(), is_tag) {
        (false, false) => b"",
        (true, false) | (false, true) => b"\n",
        (true, true) => b"\n\n",
    }
}

/// Says how many games were not played to their end; that is worth a status of its own.
fn told_of_incomplete(count: u64, options: &Classify, words: &Words) -> Status {
    if count == 0 {
        return Status::Clean;
    }
    if !options.writing.quiet {
        warn(&words.incomplete_games(count));
    }
    Status::Found
}

/// A text as it may be shown: without characters that could upset a terminal.
fn shown(text: &str) -> String {
    crate::report::visible(text).into_owned()
}

/// Writes a value as one line of JSON.
pub(in crate::cli) fn write_json<W: Write>(
    out: &mut W,
    row: &impl serde::Serialize,
) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row)?;
    writeln!(out)
}
