//! `roque explain`: rules in words.

use std::io::{self, Write};

use crate::cli::args::Explain;
use crate::cli::output::locale;
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe};
use crate::report::{Rule, Words};

/// Prints one rule or all.
pub(crate) fn run(options: &Explain) -> Result<Status, Trouble> {
    let words = Words::new(locale(options.lang));
    let rules = match &options.rule {
        None => Rule::ALL.to_vec(),
        Some(name) => vec![Rule::find(name).ok_or_else(|| unknown(name, &words))?],
    };
    let mut out = io::stdout().lock();
    let written = rules.iter().enumerate().try_for_each(|(index, &rule)| {
        let gap = if index == 0 { "" } else { "\n" };
        let text = words.explanation_text(rule);
        writeln!(out, "{gap}{}", text.trim_end())
    });
    quiet_pipe(written)?;
    Ok(Status::Clean)
}

fn unknown(name: &str, words: &Words) -> Trouble {
    match crate::report::Selection::new(&[name], &[]) {
        Err(unknown) => {
            let unknown = crate::report::UnknownSelector {
                option: "explain",
                ..unknown
            };
            Trouble::new(words.unknown_selector(&unknown))
        }
        // A beginning of codes, such as M, selects rules but is none.
        Ok(_) => Trouble::new(format!(
            "{name} is more than one rule: give one code or --all"
        )),
    }
}
