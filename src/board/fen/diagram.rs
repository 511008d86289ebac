//! The diagram line: a position for print, in the letters of a language.
//!
//! Forsyth's notation has always been written in the letters of the language it is printed in.
//! The line is the label of the letters, a colon, and a FEN whose placement is in those letters:
//! `pt:tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT w KQkq - 0 1`. The label is needed, not
//! decoration: `8/8/8/3r4/8/8/8/R7` is a FEN of two rooks and a Portuguese diagram of two kings.
//! With it no FEN reader takes the line, and with the other fields, which stay FEN's (their letters
//! belong to the notation, not to the language), the position can be read back whole.

use std::fmt;

use crate::board::fen::letters::Letters;
use crate::board::{Board, FenStyle, Position};

/// A position to be written as a diagram line; see [`Position::diagram`].
#[derive(Debug, Clone, Copy)]
pub struct Diagram<'d> {
    position: &'d Position,
    letters: &'d Letters,
    style: FenStyle,
}

/// Men to be written as the first part of a diagram line; see [`Board::in_letters`].
#[derive(Debug, Clone, Copy)]
pub struct BoardInLetters<'d> {
    board: Board,
    letters: &'d Letters,
}

impl Position {
    /// The diagram line in these letters, to be displayed; [`crate::board::Setup::parse_diagram`]
    /// reads it.
    pub fn diagram<'d>(&'d self, letters: &'d Letters, style: FenStyle) -> Diagram<'d> {
        Diagram {
            position: self,
            letters,
            style,
        }
    }
}

impl Board {
    /// The label and the placement in these letters (`pt:8/8/…`), to be displayed: for print where
    /// the side to move is told otherwise, and for a board that is no position.
    pub fn in_letters<'d>(&self, letters: &'d Letters) -> BoardInLetters<'d> {
        BoardInLetters {
            board: *self,
            letters,
        }
    }
}

impl fmt::Display for BoardInLetters<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.letters.label())?;
        self.board
            .write_ranks(f, |piece| self.letters.letter(piece))
    }
}

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.position.board().in_letters(self.letters))?;
        self.position.fen(self.style).write_state(f)
    }
}
