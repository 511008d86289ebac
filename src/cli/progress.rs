//! How far a run has come, on standard error: a bar on a terminal, lines elsewhere.
//!
//! Whatever else may write to a terminal while a run goes on does so through
//! [`Progress::aside`], so that a bar never stands in the middle of other text.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};

use crate::cli::args::Choice;
use crate::error::Error;
use crate::input::{Meter, Source};
use crate::report::{self, Words, Work};

/// A run shorter than this shows no bar.
const DELAY: Duration = Duration::from_millis(300);
/// How often a bar is drawn anew.
const REDRAW: Duration = Duration::from_millis(100);
/// How often there is a line.
const LINES: Duration = Duration::from_secs(1);

/// Tells how far a run has come.
pub(crate) struct Progress<'w> {
    words: &'w Words,
    work: Work,
    shown: Shown,
    meter: Meter,
    total: Option<u64>,
    games: u64,
    start: Instant,
    /// When it was last told, since the beginning.
    told: Duration,
}

/// In what form.
enum Shown {
    Nothing,
    /// On a terminal.
    Bar(ProgressBar),
    /// Where standard error is none, but progress is asked for.
    Lines,
}

impl<'w> Progress<'w> {
    /// Of a run over these sources, if it is to be shown.
    pub(crate) fn new(
        choice: Choice,
        work: Work,
        words: &'w Words,
        sources: &mut [Result<Source, Error>],
    ) -> Self {
        let shown = match (choice, io::stderr().is_terminal()) {
            (Choice::Never, _) | (Choice::Auto, false) => Shown::Nothing,
            (Choice::Always, false) => Shown::Lines,
            (Choice::Auto | Choice::Always, true) => Shown::Bar(ProgressBar::hidden()),
        };
        let meter = Meter::default();
        let mut total = None;
        if !matches!(shown, Shown::Nothing) {
            total = sources.iter().flatten().map(Source::size).sum();
            for source in sources.iter_mut().flatten() {
                source.count_on(&meter);
            }
        }
        Self {
            words,
            work,
            shown,
            meter,
            total,
            games: 0,
            start: Instant::now(),
            told: Duration::ZERO,
        }
    }

    /// Does what may write to the terminal, without a bar in its way.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.shown {
            Shown::Bar(bar) => bar.suspend(write),
            Shown::Nothing | Shown::Lines => write(),
        }
    }

    /// So many more games are done.
    pub(crate) fn pass(&mut self, games: u64) {
        self.games += games;
        let elapsed = self.start.elapsed();
        match &mut self.shown {
            Shown::Nothing => {}
            Shown::Bar(bar) => {
                if self.told.is_zero() && elapsed >= DELAY {
                    *bar = new_bar(self.total);
                }
                if elapsed >= DELAY.max(self.told + REDRAW) {
                    self.tell(elapsed);
                }
            }
            Shown::Lines => {
                if elapsed >= self.told + LINES {
                    self.tell(elapsed);
                }
            }
        }
    }

    fn tell(&mut self, elapsed: Duration) {
        self.told = elapsed;
        let line = self.line(elapsed);
        match &self.shown {
            Shown::Nothing => {}
            Shown::Bar(bar) => {
                bar.set_message(line);
                bar.set_position(self.meter.bytes());
            }
            // Nothing can be done if standard error is closed.
            Shown::Lines => drop(writeln!(io::stderr(), "{line}")),
        }
    }

    fn line(&self, elapsed: Duration) -> String {
        self.words.progress(report::Progress {
            work: self.work,
            done: self.meter.bytes(),
            total: self.total,
            games: self.games,
            elapsed,
        })
    }

    /// Ends it: a bar goes away, lines have a last one.
    pub(crate) fn end(mut self) {
        match &self.shown {
            Shown::Nothing => {}
            Shown::Bar(bar) => bar.finish_and_clear(),
            Shown::Lines => self.tell(self.start.elapsed()),
        }
    }
}

/// A bar for so many bytes, or for an unknown number.
fn new_bar(total: Option<u64>) -> ProgressBar {
    let template = match total {
        Some(_) => "{bar:24} {wide_msg}",
        None => "{spinner} {wide_msg}",
    };
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr_with_hz(10))
        .with_style(style)
        .with_finish(ProgressFinish::AndClear)
}
