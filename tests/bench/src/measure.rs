//! Running programs and counting their time.

use std::process::{Command, Stdio};
use std::time::Instant;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

/// A program to compare.
#[derive(Debug)]
pub struct Program {
    /// What it is called in the table.
    pub name: String,
    command: Vec<String>,
}

/// One run of a program, in seconds.
#[derive(Debug, Clone, Copy)]
pub struct Run {
    /// User and system time.
    pub cpu: f64,
    /// Time on the clock.
    pub wall: f64,
}

impl Program {
    /// From `NAME=COMMAND`.
    pub fn parse(text: &str) -> Option<Self> {
        let (name, command) = text.split_once('=')?;
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        (!command.is_empty()).then(|| Self {
            name: name.to_owned(),
            command,
        })
    }

    fn run(&self) -> Result<Run, String> {
        let (before, start) = (children()?, Instant::now());
        Command::new(&self.command[0])
            .args(&self.command[1..])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .map_err(|error| format!("{}: {error}", self.name))?;
        let wall = start.elapsed().as_secs_f64();
        Ok(Run {
            cpu: children()? - before,
            wall,
        })
    }
}

/// The CPU time of all children that have ended, in seconds.
fn children() -> Result<f64, String> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|error| error.to_string())?;
    let time = usage.user_time() + usage.system_time();
    Ok(time.num_microseconds() as f64 / 1e6)
}

/// Runs all programs in turn, round after round: the runs by round and program. A first round, in
/// which files get into memory, does not count.
pub fn measure(programs: &[Program], rounds: usize) -> Result<Vec<Vec<Run>>, String> {
    let round = || programs.iter().map(Program::run).collect();
    let _: Result<Vec<Run>, String> = round();
    (0..rounds).map(|_| round()).collect()
}
