//! `roque translate`: games in the piece letters of another language.

mod destination;
mod diff;
mod report;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::time::Instant;

use crate::cli::args::{Input, Notation, OutputEncoding, Translate};
use crate::cli::input::{Inputs, Worked};
use crate::cli::output::locale;
use crate::cli::status::Status;
use crate::cli::{Trouble, is_closed_pipe, quiet_pipe, warn};
use crate::input::{Base, Chunk, ChunkKind, line_ends};
use crate::pipeline::Pass;
use crate::report::{Notice, Words, visible};
use crate::translate::{self, Form, Outcome, Scratch, Settings, Translation};
use destination::Destination;
use report::Report;

/// Notices for one reason that are shown.
const SHOWN: u64 = 50;

/// Translates chunk after chunk.
struct Translating(Settings);

impl Pass for Translating {
    type Scratch = Scratch;
    /// The translation, and how many lines the chunk has.
    type Output = (Translation, u64);

    fn chunk(&self, chunk: &Chunk, scratch: &mut Scratch) -> Self::Output {
        let bytes = &chunk.bytes[..];
        let done = match chunk.kind {
            ChunkKind::Games => translate::translate(bytes, &self.0, scratch),
            ChunkKind::OverlongStart => translate::overlong(bytes),
            ChunkKind::OverlongRest => translate::untouched(bytes),
        };
        (done, line_ends(bytes))
    }
}

/// Takes what the workers give.
struct Sink<'a> {
    destination: Destination,
    report: Option<Report>,
    words: &'a Words,
    /// The games that are translated; all without.
    selected: Option<RangeInclusive<u64>>,
    counts: Counts,
    /// How many notices there were for each reason.
    told: BTreeMap<&'static str, u64>,
    /// Whether everything is written in UTF-8.
    utf8: bool,
    /// Whether some input was read whose translation can be written.
    began: bool,
    /// Whether the reader of the output went away.
    closed: bool,
    status: Status,
}

/// What was done in a run.
#[derive(Debug, Default)]
struct Counts {
    /// Games among those that are asked for.
    asked_for: u64,
    games: u64,
    translated: u64,
    left: u64,
    /// Whether some text is another than it was.
    changed: bool,
}

/// Translates the games.
pub(crate) fn run(options: &Translate) -> Result<Status, Trouble> {
    let start = Instant::now();
    let words = Words::new(locale(options.writing.lang));
    let inputs = Inputs::find(&options.reading)?;
    let mut sink = Sink {
        destination: Destination::open(options, &inputs)?,
        report: options.report.then(|| Report::new(options)).transpose()?,
        words: &words,
        selected: options.game.clone(),
        counts: Counts::default(),
        told: BTreeMap::new(),
        utf8: options.output_encoding == OutputEncoding::Utf8,
        began: false,
        closed: false,
        status: Status::Clean,
    };
    let pass = Translating(settings(options)?);
    let mut status = inputs.run(&options.reading, &words, &pass, |worked| {
        let written = sink.chunk(&worked);
        sink.closed = is_closed_pipe(&written);
        written
    })?;
    status.worsen(sink.status);
    status.worsen(sink.selection());
    // Where nothing could be read, the file of an earlier run stays.
    if sink.began || status != Status::Trouble {
        quiet_pipe(sink.destination.finish())?;
    }
    if let Some(report) = sink.report {
        quiet_pipe(report.finish())?;
    }
    let Counts {
        games,
        translated,
        left,
        changed,
        ..
    } = sink.counts;
    if left > 0 || options.check && changed {
        status.worsen(Status::Found);
    }
    if !options.writing.quiet && !sink.closed {
        let summary = words.translated(games, translated, left, start.elapsed());
        let _ = writeln!(io::stderr(), "{summary}");
    }
    Ok(status)
}

fn settings(options: &Translate) -> Result<Settings, Trouble> {
    let form = match options.notation {
        None if options.canonical => Form::San,
        None => Form::Letters,
        Some(Notation::San) => Form::San,
        Some(Notation::Lan) => Form::Long,
        Some(Notation::Uci) => Form::Uci,
    };
    let moves = options.input == Input::Moves;
    if moves && options.names.is_some() {
        return Err(Trouble::new("--names: moves without tags have no names"));
    }
    Ok(Settings {
        accepted: options.reading.from.clone(),
        to: options.to,
        form,
        comments: options.comments,
        utf8: options.output_encoding == OutputEncoding::Utf8,
        code_page: options.encoding.0,
        moves,
        names: options.names,
        ..Settings::default()
    })
}

impl Sink<'_> {
    /// Writes a chunk; its lines and games.
    fn chunk(&mut self, worked: &Worked<'_, (Translation, u64)>) -> io::Result<(u64, u64)> {
        let (done, lines) = &worked.output;
        if worked.chunk.transcoded && !self.utf8 {
            // The bytes of the file are not those that were read: they cannot be kept.
            if worked.chunk.first {
                warn(&self.words.needs_utf8(&visible(worked.file)));
                self.status = Status::Trouble;
            }
            return Ok((*lines, done.games.len() as u64));
        }
        self.began = true;
        let base = worked.base;
        self.count(done, base);
        for notice in &done.notices {
            if self.is_selected(base.game + u64::from(notice.game)) {
                self.tell(worked.file, base, notice);
            }
        }
        if let Some(report) = &mut self.report {
            let selected = self.selected.as_ref();
            report.chunk(worked.file, &worked.chunk.bytes, base, done, selected)?;
        }
        let old = &worked.chunk.bytes[..];
        let new = self.chosen(old, done, base);
        self.counts.changed |= worked.chunk.transcoded || *new != *old;
        self.destination.chunk(worked, &new)?;
        Ok((*lines, done.games.len() as u64))
    }

    /// Tells if none of the games that were asked for is there.
    fn selection(&self) -> Status {
        match &self.selected {
            Some(games) if self.began && self.counts.asked_for == 0 => {
                let (first, all) = (games.start(), self.counts.games);
                warn(&format!("--game {first}: there are only {all} games"));
                Status::Trouble
            }
            _ => Status::Clean,
        }
    }

    fn is_selected(&self, game: u64) -> bool {
        self.selected
            .as_ref()
            .is_none_or(|games| games.contains(&game))
    }

    fn count(&mut self, done: &Translation, base: Base) {
        self.counts.games += done.games.len() as u64;
        for (number, game) in (base.game + 1..).zip(&done.games) {
            self.counts.asked_for += u64::from(self.is_selected(number));
            match game.outcome {
                _ if !self.is_selected(number) => {}
                Outcome::Translated(0) => {}
                Outcome::Translated(_) => self.counts.translated += 1,
                Outcome::Left => self.counts.left += 1,
            }
        }
    }

    /// The new text of a chunk; games that were not asked for stand in it as they were.
    fn chosen<'t>(&self, old: &[u8], done: &'t Translation, base: Base) -> Cow<'t, [u8]> {
        let old = done.source.as_deref().unwrap_or(old);
        if self.selected.is_none() {
            return Cow::Borrowed(&done.text);
        }
        let mut text = Vec::with_capacity(done.text.len());
        let mut copied = 0;
        for (number, game) in (base.game + 1..).zip(&done.games) {
            text.extend_from_slice(&done.text[copied..game.text.start]);
            copied = game.text.end;
            if self.is_selected(number) {
                text.extend_from_slice(&done.text[game.text.clone()]);
            } else {
                text.extend_from_slice(&old[game.span.range()]);
            }
        }
        text.extend_from_slice(&done.text[copied..]);
        Cow::Owned(text)
    }

    /// Tells of a game on standard error; of many for the same reason, only of the first.
    fn tell(&mut self, file: &str, base: Base, notice: &Notice) {
        let name = notice.reason.name();
        let told = self.told.entry(name).or_insert(0);
        *told += 1;
        if *told > SHOWN {
            if *told == SHOWN + 1 {
                warn(&self.words.more_notices(name, SHOWN));
            }
            return;
        }
        let line = base.line + u64::from(notice.place.line);
        let place = format!("{file}:{line}:{}", notice.place.column);
        let game = base.game + u64::from(notice.game);
        warn(&visible(&self.words.notice(&place, game, notice)));
    }
}
