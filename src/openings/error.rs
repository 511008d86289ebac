//! What can be wrong with a table of openings.

use std::error::Error;
use std::fmt;

/// Why a table cannot be used, with the place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookError {
    /// The line of the text, from 1.
    pub line: u32,
    /// The column of the first character at fault, in characters from 1.
    pub column: u32,
    /// What is wrong there.
    pub fault: BookFault,
}

/// What is wrong with a table of openings.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum BookFault {
    /// A byte that is not UTF-8.
    NotUtf8,
    /// The text is not in the form of the document's list; what should stand there: `a move`.
    Form(&'static str),
    /// A move number other than the one that is due: `3-` where `2-` should stand.
    Number {
        /// The number that is due.
        expected: u32,
    },
    /// A heading row without one of the columns `eco`, `name`, `pgn`.
    Column(&'static str),
    /// A row that CSV does not allow.
    Row(String),
    /// A row without a name or without moves.
    Empty(&'static str),
    /// A word that is no move: `Xf3`.
    NoMove(String),
    /// A move that the position does not allow, or several: `2-Cf6`.
    Illegal(String),
    /// Something else than the moves of one line: a variation, a second game.
    NotOneLine(String),
    /// A line that ends in the position of another one.
    Collision {
        /// The line of the text where the other one begins, from 1.
        line: u32,
        /// The name of the other one.
        name: String,
    },
    /// No entry at all.
    NoEntries,
}

impl fmt::Display for BookError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.line, self.column, self.fault)
    }
}

impl fmt::Display for BookFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8 => write!(out, "not UTF-8"),
            Self::Form(expected) => write!(out, "expected {expected}"),
            Self::Number { expected } => write!(out, "expected move number {expected}"),
            Self::Column(name) => write!(
                out,
                "no column {name:?}; expected the columns eco, name and pgn"
            ),
            Self::Row(why) => write!(out, "{why}"),
            Self::Empty(what) => write!(out, "no {what}"),
            Self::NoMove(word) => write!(out, "{word:?} is no move"),
            Self::Illegal(word) => write!(out, "{word:?} names no legal move, or several"),
            Self::NotOneLine(word) => write!(
                out,
                "expected the moves of one line from the starting position, found {word:?}"
            ),
            Self::Collision { line, name } => write!(
                out,
                "the line ends in the position of {name:?} in line {line}"
            ),
            Self::NoEntries => write!(out, "no openings in it"),
        }
    }
}

impl Error for BookError {}
