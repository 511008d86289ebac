//! What is printed.

use std::fmt::Write;

use crate::measure::{Program, Run};

/// A Markdown table with one line a program.
pub fn table(programs: &[Program], rounds: &[Vec<Run>]) -> String {
    let mut text = format!(
        "| program | CPU s | wall s | CPU / {0} | wall / {0} |\n|---|---|---|---|---|\n",
        programs[0].name
    );
    for (index, program) in programs.iter().enumerate() {
        let of = |value: &dyn Fn(&[Run]) -> f64| median(rounds.iter().map(|round| value(round)));
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "| {} | {:.2} | {:.2} | {:.2} | {:.2} |",
            program.name,
            of(&|round| round[index].cpu),
            of(&|round| round[index].wall),
            of(&|round| round[index].cpu / round[0].cpu),
            of(&|round| round[index].wall / round[0].wall),
        );
    }
    text
}

/// The middle value; of an even number of values the mean of the two in the middle.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    let (low, high) = ((sorted.len() - 1) / 2, sorted.len() / 2);
    f64::midpoint(sorted[low], sorted[high])
}
