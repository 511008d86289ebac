//! `--check-tags`: the tags ECO and Opening against the moves.

use std::io::{self, Write};
use std::sync::Arc;

use super::names;
use crate::check::{self, Checked, Openings, Scratch, Settings};
use crate::cli::args::{Classify, OpeningFormat};
use crate::cli::input::Inputs;
use crate::cli::output::{Output, is_colored};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe};
use crate::input::{Chunk, ChunkKind};
use crate::openings::Book;
use crate::pipeline::Pass;
use crate::report::{Emitter, JsonLines, Locale, Selection, Summary, Text, Words};

/// Checks chunk after chunk.
struct Checking(Settings);

impl Pass for Checking {
    type Scratch = Scratch;
    type Output = Checked;

    fn chunk(&self, chunk: &Chunk, scratch: &mut Scratch) -> Self::Output {
        match chunk.kind {
            ChunkKind::Games => check::check(&chunk.bytes, &self.0, scratch),
            ChunkKind::OverlongStart | ChunkKind::OverlongRest => check::unchecked(&chunk.bytes),
        }
    }
}

/// Writes a finding for each game whose tags differ; then the status says so.
pub(super) fn run(options: &Classify, words: &Words, book: Book) -> Result<Status, Trouble> {
    let writing = &options.writing;
    if options.output_format == OpeningFormat::Csv {
        return Err(Trouble::new("--check-tags writes text or jsonl"));
    }
    let settings = Settings {
        selection: Selection::new(&["eco-mismatch"], &[])
            .map_err(|unknown| Trouble::new(unknown.to_string()))?,
        accepted: options.reading.from.clone(),
        openings: Some(Arc::new(Openings {
            names: names(&options.table, writing.lang, options.output_format),
            book,
        })),
        ..Settings::default()
    };
    let inputs = Inputs::find(&options.reading)?;
    inputs.refuse_as_output(writing.output.as_deref())?;
    let mut out = Output::open(writing.output.as_deref())?;
    let machine = Words::new(writing.lang.unwrap_or(Locale::En));
    let mut emitter: Box<dyn Emitter> = match options.output_format {
        OpeningFormat::Text => Box::new(Text::new(words, is_colored(writing), 0)),
        _ => Box::new(JsonLines::new(&machine)),
    };
    let mut summary = Summary::default();
    emitter.begin(&mut out)?;
    let mut status = inputs.run(&options.reading, words, &Checking(settings), |worked| {
        let checked = &worked.output;
        let base = worked.base;
        for finding in &checked.findings {
            summary.count(finding);
            emitter.finding(&mut out, worked.file, base, finding)?;
        }
        Ok((checked.line_ends, checked.games.len() as u64))
    })?;
    let ended: io::Result<()> = emitter
        .end(&mut out, &summary)
        .and_then(|()| out.flush())
        .and_then(|()| out.finish());
    quiet_pipe(ended)?;
    if summary.infos > 0 {
        status.worsen(Status::Found);
    }
    Ok(status)
}
