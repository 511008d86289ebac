//! Reads a FEN into a position.

use std::ops::Range;

use crate::board::fen::castling::{self, Rights};
use crate::board::fen::fault::{FenError, FenFault};
use crate::board::fen::field::{self, FenField, is_dash};
use crate::board::fen::letters::Letters;
use crate::board::fen::mend::{FenMend, FenMended, LostEnPassant};
use crate::board::fen::placement::{self, Board, Placement};
use crate::board::{Bitboard, Color, Piece, Position, Rank, Role, Square};

/// Longest number read: nine digits leave room to count on without overflow.
const MOST_DIGITS: usize = 9;

/// A position read from a FEN, and what had to be mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The position.
    pub position: Position,
    /// What was mended, in the order of the text; empty for a faultless FEN.
    pub mended: Vec<FenMended>,
    /// Whether a castling right is kept that only Chess960 explains: its king is not on the
    /// e-file, or its rook not on the a- or h-file.
    pub chess960: bool,
}

impl Setup {
    /// Reads a FEN, X-FEN or Shredder-FEN.
    ///
    /// Fields may be parted by any blanks; missing ones are taken as `w - - 0 1`.
    ///
    /// # Errors
    ///
    /// The first [`FenFault`] from left to right, with the men as written if they could be read;
    /// a king that could be taken is found last.
    pub fn parse(text: &str) -> Result<Self, FenError> {
        Reader::new(text, 0, &placement::fen_man).read()
    }

    /// Reads a diagram line: a FEN whose placement is in a language's letters, with or without the
    /// label in front (`pt:tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT w KQkq - 0 1`).
    ///
    /// Only the placement is in other letters: `w`, `b` and the castling rights are FEN's.
    ///
    /// # Errors
    ///
    /// As [`Setup::parse`], and [`FenFault::OtherLetters`] where the label names other letters.
    pub fn parse_diagram(text: &str, letters: &Letters) -> Result<Self, FenError> {
        let start = letters.label_end(text).map_err(|at| FenError {
            fault: FenFault::OtherLetters,
            placement_end: at.end,
            at,
            board: None,
        })?;
        Reader::new(text, start, &|text| letters.man(text)).read()
    }
}

impl Position {
    /// Reads a FEN as [`Setup::parse`] does, whatever had to be mended.
    ///
    /// # Errors
    ///
    /// The first fault that cannot be mended.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        Ok(Setup::parse(text)?.position)
    }
}

/// A text being read, and what was found so far.
struct Reader<'t> {
    text: &'t str,
    /// Where the fields stand, as many as there are.
    fields: [Option<Range<usize>>; 6],
    man: &'t dyn Fn(&str) -> Option<(Piece, usize)>,
    mended: Vec<FenMended>,
    board: Option<Board>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, start: usize, man: &'t dyn Fn(&str) -> Option<(Piece, usize)>) -> Self {
        let mut words = field::words(text, start);
        Self {
            text,
            fields: std::array::from_fn(|_| words.next()),
            man,
            mended: Vec::new(),
            board: None,
        }
    }

    fn read(mut self) -> Result<Setup, FenError> {
        match self.position() {
            Ok((position, chess960)) => Ok(Setup {
                position,
                mended: self.mended,
                chess960,
            }),
            Err((fault, at)) => Err(FenError {
                fault,
                at,
                board: self.board,
                placement_end: self.end_of(FenField::Placement),
            }),
        }
    }

    fn position(&mut self) -> Result<(Position, bool), (FenFault, Range<usize>)> {
        let end = self.text.len();
        let field = self.field(FenField::Placement);
        let field = field.ok_or((FenFault::Empty, 0..end))?;
        let placement = placement::read(self.text, field.clone(), self.man, &mut self.mended)?;
        let board = placement.board;
        self.board = Some(board);
        self.check_men(&placement, &field)?;
        let turn = self.turn()?;
        let rights = self.rights(&board)?;
        let en_passant = self.en_passant(&board, turn)?;
        self.report_missing();
        let (halfmoves, fullmove) = self.counters();
        let position = Position {
            roles: board.roles,
            colors: board.colors,
            castling: rights.rooks,
            turn,
            en_passant,
            halfmoves,
            fullmove,
        };
        let king = position.king(turn.other());
        let attackers = position.attackers(king, turn, position.occupied());
        if let Some(by) = attackers.first() {
            let at = self.field(FenField::Turn).unwrap_or(field);
            return Err((FenFault::OpponentInCheck { king, by }, at));
        }
        Ok((position, rights.chess960))
    }

    fn field(&self, field: FenField) -> Option<Range<usize>> {
        self.fields[field as usize].clone()
    }

    /// Offset behind a field, or behind the text if the field is not there.
    fn end_of(&self, field: FenField) -> usize {
        self.field(field).map_or(self.text.len(), |at| at.end)
    }

    fn mend(&mut self, mend: FenMend, at: Range<usize>) {
        self.mended.push(FenMended { mend, at });
    }

    /// One king a side, no pawn on the first and last rank; too many men are only told.
    fn check_men(
        &mut self,
        placement: &Placement,
        field: &Range<usize>,
    ) -> Result<(), (FenFault, Range<usize>)> {
        let board = placement.board;
        let count = |color, role| board.pieces(color, role).count();
        let [white, black] = Color::ALL.map(|color| count(color, Role::King));
        if (white, black) != (1, 1) {
            return Err((FenFault::Kings { white, black }, field.clone()));
        }
        for (rank, at) in Rank::ALL.into_iter().rev().zip(&placement.ranks) {
            let pawns = board.roles[Role::Pawn.index()] & Bitboard::rank(rank);
            if let (0 | 7, Some(square)) = (rank.index(), pawns.first()) {
                return Err((FenFault::PawnOnEndRank { square }, at.clone()));
            }
        }
        for color in Color::ALL {
            let (men, pawns) = (board.of_color(color).count(), count(color, Role::Pawn));
            if men > 16 {
                self.mend(FenMend::ManyMen { color, men }, field.clone());
            }
            if pawns > 8 {
                self.mend(FenMend::ManyPawns { color, pawns }, field.clone());
            }
        }
        Ok(())
    }

    fn turn(&mut self) -> Result<Color, (FenFault, Range<usize>)> {
        let Some(at) = self.field(FenField::Turn) else {
            return Ok(Color::White);
        };
        let (color, capital) = match &self.text[at.clone()] {
            "w" => (Color::White, false),
            "b" => (Color::Black, false),
            "W" => (Color::White, true),
            "B" => (Color::Black, true),
            _ => return Err((FenFault::Turn, at)),
        };
        if capital {
            let field = FenField::Turn;
            self.mend(FenMend::Capital { field }, at);
        }
        Ok(color)
    }

    fn rights(&mut self, board: &Board) -> Result<Rights, (FenFault, Range<usize>)> {
        match self.field(FenField::Castling) {
            Some(at) => castling::read(self.text, at, board, &mut self.mended),
            None => Ok(Rights {
                rooks: Bitboard::EMPTY,
                chess960: false,
            }),
        }
    }

    fn en_passant(
        &mut self,
        board: &Board,
        turn: Color,
    ) -> Result<Option<Square>, (FenFault, Range<usize>)> {
        let Some(at) = self.field(FenField::EnPassant) else {
            return Ok(None);
        };
        let (text, field) = (&self.text[at.clone()], FenField::EnPassant);
        if is_dashes(text) {
            if text != "-" {
                self.mend(FenMend::Dash { field }, at);
            }
            return Ok(None);
        }
        let Some(square) = Square::from_name(text.to_ascii_lowercase().as_bytes()) else {
            return Err((FenFault::EnPassant, at));
        };
        if !matches!(square.rank().index(), 2 | 5) {
            return Err((FenFault::EnPassantRank { square }, at));
        }
        if text.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            self.mend(FenMend::Capital { field }, at.clone());
        }
        match passed_over(board, turn, square) {
            Ok(()) => Ok(Some(square)),
            Err(why) => {
                self.mend(FenMend::EnPassantDropped { square, why }, at);
                Ok(None)
            }
        }
    }

    /// Tells which fields are missing; in an EPD line, operations stand in the counters' place.
    fn report_missing(&mut self) {
        let [.., clock, number] = &mut self.fields;
        let operations = clock
            .clone()
            .filter(|at| self.text[at.clone()].starts_with(|letter: char| letter.is_alphabetic()));
        if operations.is_some() {
            (*clock, *number) = (None, None);
        }
        let missing = FenField::ALL
            .into_iter()
            .find(|&field| self.field(field).is_none());
        if let Some(first) = missing {
            let last = self.fields.iter().flatten().next_back().cloned();
            self.mend(
                FenMend::MissingFields { first },
                last.unwrap_or(0..self.text.len()),
            );
        }
        if let Some(operations) = operations {
            let end = self.text.trim_end().len();
            self.mend(FenMend::ExtraText, operations.start..end);
        }
    }

    /// The half-move clock and the move number, and whatever stands behind them.
    fn counters(&mut self) -> (u32, u32) {
        let halfmoves = self.number(FenField::Halfmoves, FenMend::Halfmoves);
        let fullmove = self.number(FenField::Fullmove, FenMend::Fullmove);
        if let Some(at) = self.field(FenField::Fullmove) {
            if fullmove == Some(0) {
                self.mend(FenMend::FullmoveZero, at.clone());
            }
            if let Some(rest) = field::words(self.text, at.end).next() {
                self.mend(FenMend::ExtraText, rest.start..self.text.trim_end().len());
            }
        }
        (halfmoves.unwrap_or(0), fullmove.unwrap_or(1).max(1))
    }

    /// The number of a field, if it is there and is one; marks behind it, as in `1.`, are skipped.
    fn number(&mut self, field: FenField, unreadable: FenMend) -> Option<u32> {
        let at = self.field(field)?;
        let text = &self.text[at.clone()];
        let length = text
            .find(|letter: char| !letter.is_ascii_digit())
            .unwrap_or(text.len());
        let (digits, marks) = text.split_at(length);
        if digits.len() > MOST_DIGITS || marks.contains(char::is_alphanumeric) {
            self.mend(unreadable, at);
            return None;
        }
        let Ok(number) = digits.parse() else {
            self.mend(unreadable, at);
            return None;
        };
        if !marks.is_empty() {
            self.mend(FenMend::ExtraText, at.start + length..at.end);
        }
        Some(number)
    }
}

/// Whether the text is one hyphen or dash.
fn is_dashes(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(is_dash) && letters.next().is_none()
}

/// Whether the side not to move can just have passed over `square` with a pawn.
fn passed_over(board: &Board, turn: Color, square: Square) -> Result<(), LostEnPassant> {
    let mover = turn.other();
    if square.rank() != Rank::ALL[2].seen_by(mover) {
        return Err(LostEnPassant::Side);
    }
    let (from, to) = (square.ahead(turn), square.ahead(mover));
    if !board.pieces(mover, Role::Pawn).has(to) {
        return Err(LostEnPassant::Pawn);
    }
    if board.piece_on(square).or(board.piece_on(from)).is_some() {
        return Err(LostEnPassant::Occupied);
    }
    Ok(())
}
