//! The command line: one command a file, each turning options into a pass and a sink.

mod args;
mod book;
mod classify;
mod explain;
mod export;
mod fen;
mod games;
mod input;
mod openings;
mod output;
mod progress;
mod sheet;
mod sorting;
mod stats;
mod status;
mod translate;
mod validate;

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use status::Status;

/// Runs the command of the process's arguments.
pub fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(usage) => {
            // Help and version go to standard output and are no failure.
            let _ = usage.print();
            return if usage.use_stderr() {
                Status::Trouble.code()
            } else {
                Status::Clean.code()
            };
        }
    };
    let result = match &args.command {
        Command::Validate(options) => validate::run(options),
        Command::Translate(options) => translate::run(options),
        Command::Fen(options) => fen::run(options),
        Command::Export(options) => export::run(options),
        Command::Games(options) => games::run(options),
        Command::Stats(options) => stats::run(options),
        Command::Classify(options) => classify::run(options),
        Command::Openings(options) => openings::run(options),
        Command::Explain(options) => explain::run(options),
    };
    match result {
        Ok(status) => status.code(),
        Err(trouble) => trouble.report(),
    }
}

/// Why a command could not do its job.
#[derive(Debug)]
pub(crate) struct Trouble(String);

impl Trouble {
    /// With a message that says what is wrong and what is allowed.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    fn report(&self) -> ExitCode {
        warn(&self.0);
        Status::Trouble.code()
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

/// Writes a line of trouble to standard error; nothing can be done if that is closed.
pub(crate) fn warn(message: &str) {
    let _ = writeln!(io::stderr(), "roque: {message}");
}

/// Whether a result is that the reader of a pipe went away.
pub(crate) fn is_closed_pipe<T>(result: &io::Result<T>) -> bool {
    matches!(result, Err(error) if error.kind() == ErrorKind::BrokenPipe)
}

/// Takes the end of a pipe whose reader went away for the end of the work.
pub(crate) fn quiet_pipe(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}
