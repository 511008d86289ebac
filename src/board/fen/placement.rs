//! The men on the board, and the placement field that names them.

use std::fmt;
use std::ops::Range;

use crate::board::fen::fault::FenFault;
use crate::board::fen::mend::{FenMend, FenMended};
use crate::board::{Bitboard, Color, File, Piece, Position, Rank, Role, Square};

/// The men on the 64 squares, whatever they are: as a FEN writes them, legal position or not.
///
/// Displayed as FEN's placement field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    pub(super) roles: [Bitboard; 6],
    pub(super) colors: [Bitboard; 2],
}

impl Board {
    /// What stands on a square.
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL
            .into_iter()
            .find(|color| self.colors[color.index()].has(square))?;
        let role = Role::ALL
            .into_iter()
            .find(|role| self.roles[role.index()].has(square))?;
        Some(Piece { color, role })
    }

    /// The men of a side and role.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color.index()] & self.roles[role.index()]
    }

    /// All men of a side.
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    fn put(&mut self, square: Square, piece: Piece) {
        self.roles[piece.role.index()] |= Bitboard::of(square);
        self.colors[piece.color.index()] |= Bitboard::of(square);
    }

    /// Writes the ranks from the eighth to the first, each man by `man`.
    pub(super) fn write_ranks<'m>(
        &self,
        f: &mut fmt::Formatter<'_>,
        man: impl Fn(Piece) -> &'m str,
    ) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            if rank != Rank::ALL[7] {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for file in File::ALL {
                let Some(piece) = self.piece_on(Square::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                f.write_str(man(piece))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LETTERS: [[&str; 6]; 2] = [
            ["P", "N", "B", "R", "Q", "K"],
            ["p", "n", "b", "r", "q", "k"],
        ];
        self.write_ranks(f, |piece| LETTERS[piece.color.index()][piece.role.index()])
    }
}

impl Position {
    /// The men alone.
    pub fn board(&self) -> Board {
        Board {
            roles: self.roles,
            colors: self.colors,
        }
    }
}

/// The man that FEN's letter at the beginning of `text` names, and the letter's length in bytes.
pub(super) fn fen_man(text: &str) -> Option<(Piece, usize)> {
    let piece = Piece::from_fen_letter(text.chars().next()?)?;
    Some((piece, 1))
}

/// What the placement field says.
#[derive(Debug)]
pub(super) struct Placement {
    pub(super) board: Board,
    /// Where the ranks stand in the text, the eighth first.
    pub(super) ranks: [Range<usize>; 8],
}

/// A fault and its place; nothing is known of the board.
type Failed = (FenFault, Range<usize>);

/// Reads the placement field `at` in `text`; `man` names the man a text begins with.
pub(super) fn read(
    text: &str,
    at: Range<usize>,
    man: &dyn Fn(&str) -> Option<(Piece, usize)>,
    mended: &mut Vec<FenMended>,
) -> Result<Placement, Failed> {
    let mut board = Board::default();
    let mut ranks: [Range<usize>; 8] = std::array::from_fn(|_| at.end..at.end);
    let (mut count, mut start) = (0, at.start);
    for part in text[at.clone()].split('/') {
        let range = start..start + part.len();
        start = range.end + 1;
        if let (Some(slot), Some(rank)) = (ranks.get_mut(count), Rank::ALL.iter().rev().nth(count))
        {
            *slot = range.clone();
            read_rank(text, range, *rank, man, &mut board, mended)?;
        } else if count == 8 && range.is_empty() && range.end == at.end {
            mended.push(FenMended {
                mend: FenMend::ExtraText,
                at: at.end - 1..at.end,
            });
            continue;
        }
        count += 1;
    }
    if count == 8 {
        Ok(Placement { board, ranks })
    } else {
        Err((FenFault::RankCount { ranks: count }, at))
    }
}

fn read_rank(
    text: &str,
    at: Range<usize>,
    rank: Rank,
    man: &dyn Fn(&str) -> Option<(Piece, usize)>,
    board: &mut Board,
    mended: &mut Vec<FenMended>,
) -> Result<(), Failed> {
    let (mut squares, mut cursor) = (0, at.start);
    let (mut after_digit, mut split) = (false, false);
    while let Some(letter) = text[cursor..at.end].chars().next() {
        if let digit @ '1'..='8' = letter {
            squares += digit as usize - '0' as usize;
            cursor += 1;
            split |= after_digit;
            after_digit = true;
        } else if let Some((piece, length)) = man(&text[cursor..at.end]) {
            if let Some(file) = File::ALL.get(squares) {
                board.put(Square::new(*file, rank), piece);
            }
            squares += 1;
            cursor += length;
            after_digit = false;
        } else {
            let place = cursor..cursor + letter.len_utf8();
            return Err((FenFault::Letter { rank, letter }, place));
        }
    }
    if squares != 8 {
        return Err((FenFault::RankLength { rank, squares }, at));
    }
    if split {
        let mend = FenMend::SplitDigits { rank };
        mended.push(FenMended { mend, at });
    }
    Ok(())
}
