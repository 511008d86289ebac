//! Runs programs on the same archive in interleaved rounds and compares their CPU time in pairs.
//!
//! `roque-bench ROUNDS NAME=COMMAND…`: each command is split at blanks and run once a round, its
//! output thrown away. Printed is, for each, the median CPU and wall time, and the median over the
//! rounds of its CPU and wall time divided by the first command's in the same round: what else the
//! machine does then falls on both.

mod measure;
mod report;

use measure::{Program, measure};

fn main() -> Result<(), String> {
    let usage = "expected ROUNDS NAME=COMMAND...";
    let mut args = std::env::args().skip(1);
    let rounds: usize = args
        .next()
        .and_then(|rounds| rounds.parse().ok())
        .filter(|rounds| *rounds > 0)
        .ok_or(usage)?;
    let programs: Vec<Program> = args
        .map(|arg| Program::parse(&arg).ok_or(usage))
        .collect::<Result<_, _>>()?;
    if programs.is_empty() {
        return Err(usage.to_owned());
    }
    let runs = measure(&programs, rounds)?;
    print!("{}", report::table(&programs, &runs));
    Ok(())
}
