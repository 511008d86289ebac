//! The castling field: FEN, X-FEN and Shredder-FEN rights, read by what stands on the board.
//!
//! `KQkq` mean the outermost rook on the king's right or left (X-FEN), which in standard chess is
//! the rook on h or a; a file letter names the rook's file (Shredder-FEN, and X-FEN for an inner
//! rook). The three can be told apart letter by letter, so a field may mix them.

use std::ops::Range;

use crate::board::fen::fault::FenFault;
use crate::board::fen::field::{FenField, is_dash};
use crate::board::fen::mend::{FenMend, FenMended, LostRight};
use crate::board::{Bitboard, Board, Color, File, Rank, Role, Square, Wing};

/// The castling rights that the board bears out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rights {
    /// The rooks that may castle, at most one a wing and side.
    pub(super) rooks: Bitboard,
    /// Whether one of them can only be explained by a Chess960 starting position.
    pub(super) chess960: bool,
}

/// Reads the field `at` in `text` for a board with one king a side.
///
/// The error is the first character that names no right, and its place.
pub(super) fn read(
    text: &str,
    at: Range<usize>,
    board: &Board,
    mended: &mut Vec<FenMended>,
) -> Result<Rights, (FenFault, Range<usize>)> {
    let field = &text[at.clone()];
    let mut rights = Rights {
        rooks: Bitboard::EMPTY,
        chess960: false,
    };
    if let Some(dash) = only_dash(field) {
        if dash != '-' {
            let field = FenField::Castling;
            let mend = FenMend::Dash { field };
            mended.push(FenMended { mend, at });
        }
        return Ok(rights);
    }
    let (mut usual, mut last) = (true, 0);
    for (offset, letter) in field.char_indices() {
        let start = at.start + offset;
        let place = start..start + letter.len_utf8();
        if is_dash(letter) {
            usual = false;
            continue;
        }
        let Some((color, rook)) = Named::read(letter) else {
            return Err((FenFault::Castling { letter }, place));
        };
        let order = rook.order(color);
        usual &= order >= last;
        last = order;
        match rights.add(board, color, rook) {
            Ok(new) => usual &= new,
            Err(why) => mended.push(FenMended {
                mend: FenMend::CastlingDropped { color, letter, why },
                at: place,
            }),
        }
    }
    if !usual {
        mended.push(FenMended {
            mend: FenMend::CastlingForm,
            at,
        });
    }
    Ok(rights)
}

/// The dash that is all of a field.
fn only_dash(field: &str) -> Option<char> {
    let mut chars = field.chars();
    let dash = chars.next().filter(|&only| is_dash(only));
    dash.filter(|_| chars.next().is_none())
}

/// How a letter names a rook.
#[derive(Debug, Clone, Copy)]
enum Named {
    /// The outermost on a wing.
    Wing(Wing),
    /// The one on a file.
    File(File),
}

impl Named {
    fn read(letter: char) -> Option<(Color, Self)> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let named = match letter.to_ascii_lowercase() {
            'k' => Self::Wing(Wing::King),
            'q' => Self::Wing(Wing::Queen),
            file => Self::File(File::from_letter(u8::try_from(file).ok()?)?),
        };
        Some((color, named))
    }

    /// A number that does not fall in a field in the usual order: White first, `K` before `Q`;
    /// file letters are met in either order.
    const fn order(self, color: Color) -> usize {
        let wing = match self {
            Self::Wing(Wing::King) => 0,
            Self::Wing(Wing::Queen) => 1,
            Self::File(_) => return 2 * color.index(),
        };
        2 * color.index() + wing
    }
}

impl Rights {
    /// Adds a right; `false` if it was already there.
    fn add(&mut self, board: &Board, color: Color, named: Named) -> Result<bool, LostRight> {
        let home = Rank::ALL[0].seen_by(color);
        let king = board
            .pieces(color, Role::King)
            .first()
            .filter(|king| king.rank() == home)
            .ok_or(LostRight::King)?;
        let rooks = board.pieces(color, Role::Rook) & Bitboard::rank(home);
        let right_of_king = |rook: Square| rook.file() > king.file();
        let rook = match named {
            Named::Wing(Wing::King) => rooks.last().filter(|&rook| right_of_king(rook)),
            Named::Wing(Wing::Queen) => rooks.first().filter(|&rook| !right_of_king(rook)),
            Named::File(file) => Some(Square::new(file, home)).filter(|&rook| rooks.has(rook)),
        }
        .ok_or(LostRight::Rook)?;
        if self.rooks.has(rook) {
            return Ok(false);
        }
        let same_wing =
            |other: Square| other.rank() == home && right_of_king(other) == right_of_king(rook);
        if self.rooks.into_iter().any(same_wing) {
            return Err(LostRight::Wing);
        }
        self.rooks |= Bitboard::of(rook);
        let corner = if right_of_king(rook) { 7 } else { 0 };
        self.chess960 |= king.file() != File::ALL[4] || rook.file() != File::ALL[corner];
        Ok(true)
    }
}
