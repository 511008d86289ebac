//! The errata of the document's list, from `grammar/openings/errata.csv`.

use serde::Deserialize;

use crate::openings::{BookError, BookFault};

/// A defect or an oddity of the document's list.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Erratum {
    /// Its number in the table; one that concerns several entries stands there for each.
    pub id: String,
    /// The line of the list, from 1.
    pub line: u32,
    /// What it concerns.
    pub part: ErratumPart,
    /// What is printed, to be replaced; empty in a note.
    pub printed: String,
    /// What is read instead; empty in a note.
    pub reading: String,
    /// Why, in English.
    pub reason: String,
}

/// What an erratum concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ErratumPart {
    /// Moves, which are read otherwise than they are printed.
    Move,
    /// A name, which is shown otherwise than it is printed.
    Name,
    /// Nothing that is replaced: something to know.
    Note,
}

impl Erratum {
    /// The table, in its order.
    ///
    /// # Errors
    /// Never, as long as the table is as the tests found it.
    pub fn all() -> Result<Vec<Self>, BookError> {
        let table = include_str!("../../../grammar/openings/errata.csv");
        super::rows(table)
    }

    /// Whether it replaces something.
    pub fn mends(&self) -> bool {
        self.part != ErratumPart::Note
    }
}

/// The text of a list with errata applied, each once in its line.
pub(super) fn amended(text: &str, errata: &[Erratum]) -> Result<String, BookError> {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    for erratum in errata.iter().filter(|erratum| erratum.mends()) {
        let index = erratum.line.saturating_sub(1) as usize;
        match lines.get_mut(index) {
            Some(line) if line.contains(&erratum.printed) => {
                *line = line.replacen(&erratum.printed, &erratum.reading, 1);
            }
            _ => {
                return Err(BookError {
                    line: erratum.line,
                    column: 1,
                    fault: BookFault::Form("the text that the errata mend"),
                });
            }
        }
    }
    Ok(lines.join("\n"))
}
