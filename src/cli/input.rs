//! From paths to a run of the pipeline.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::thread;

use crate::cli::args::Reading;
use crate::cli::progress::Progress;
use crate::cli::status::Status;
use crate::cli::{Trouble, warn};
use crate::error::Error;
use crate::input::{Base, Chunk, Feed, GameBoundaries, Source, find};
use crate::pipeline::{self, Delivery, Pass};
use crate::report::{Words, Work};

/// The sources of a command, and what is told of them as they are read.
pub(crate) struct Inputs {
    sources: Vec<Result<Source, Error>>,
    names: Vec<String>,
    work: Work,
}

/// A chunk's result, with where it stands.
pub(crate) struct Worked<'a, T> {
    /// The name of its file as the user typed it.
    pub(crate) file: &'a str,
    /// The chunk.
    pub(crate) chunk: &'a Chunk,
    /// What stands before it in its file.
    pub(crate) base: Base,
    /// What became of it.
    pub(crate) output: T,
}

impl Inputs {
    /// The sources that the paths name.
    pub(crate) fn find(reading: &Reading) -> Result<Self, Trouble> {
        let terminal = io::stdin().is_terminal();
        let sources =
            find(&reading.paths, terminal).map_err(|error| Trouble::new(error.to_string()))?;
        let name = |source: &Result<Source, Error>| match source {
            Ok(source) => source.name().display().to_string(),
            Err(_) => String::new(),
        };
        let names = sources.iter().map(name).collect();
        Ok(Self {
            sources,
            names,
            work: Work::Reading,
        })
    }

    /// The same, whose games are to be checked: what progress speaks of.
    pub(crate) fn for_checking(self) -> Self {
        Self {
            work: Work::Checking,
            ..self
        }
    }

    /// Whether one of them is this file.
    pub(crate) fn has(&self, path: &Path) -> bool {
        self.sources
            .iter()
            .flatten()
            .any(|source| source.is_file(path).unwrap_or(false))
    }

    /// Refuses to write what `--output` names if it is a file that is read.
    pub(crate) fn refuse_as_output(&self, output: Option<&Path>) -> Result<(), Trouble> {
        match output.filter(|path| self.has(path)) {
            None => Ok(()),
            Some(path) => {
                let path = path.display();
                Err(Trouble::new(format!(
                    "--output {path}: this file is also read"
                )))
            }
        }
    }

    /// The path of each source as the user typed it; `None` where there is none to read.
    pub(crate) fn paths(&self) -> impl Iterator<Item = Option<&Path>> {
        self.sources
            .iter()
            .map(|source| source.as_ref().ok().map(Source::name))
    }

    /// Runs a pass over all chunks; `sink` gets the results in order and says how many lines and
    /// games were in each. Sources that fail are told of; the others are still read.
    pub(crate) fn run<P: Pass>(
        mut self,
        reading: &Reading,
        words: &Words,
        pass: &P,
        mut sink: impl FnMut(Worked<'_, P::Output>) -> io::Result<(u64, u64)>,
    ) -> Result<Status, Trouble> {
        let boundaries = GameBoundaries::new();
        let mut progress = Progress::new(reading.progress, self.work, words, &mut self.sources);
        let feed = Feed::new(self.sources, &boundaries, reading.limits());
        let names = self.names;
        let mut status = Status::Clean;
        let mut base = Base::default();
        pipeline::run(feed, threads(reading), pass, |delivery| {
            match delivery {
                Delivery::Chunk(chunk, output) => {
                    base.enter(chunk);
                    let file = names.get(chunk.source as usize).map_or("", String::as_str);
                    let worked = Worked {
                        file,
                        chunk,
                        base,
                        output,
                    };
                    let (lines, games) = progress.aside(|| sink(worked))?;
                    base.pass(lines, games);
                    progress.pass(games);
                }
                Delivery::Failed { error, .. } => {
                    progress.aside(|| warn(&message(&error, words)));
                    status = Status::Trouble;
                }
            }
            Ok(ControlFlow::Continue(()))
        })?;
        progress.end();
        Ok(status)
    }
}

fn threads(reading: &Reading) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    reading.threads.unwrap_or_else(cores).max(1)
}

fn message(error: &Error, words: &Words) -> String {
    let missing = |path: &PathBuf| words.file_missing(&path.display().to_string());
    match error {
        Error::Open { path, source } if source.kind() == io::ErrorKind::NotFound => missing(path),
        _ => error.to_string(),
    }
}
