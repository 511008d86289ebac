//! roque's own key of a position: equal for positions that FIDE 9.2.3 calls the same.
//!
//! A Zobrist key: the exclusive or of one random number for each fact of the position: each man on
//! its square, each rook that may still castle (by its square, so that Chess960 needs nothing
//! more), the file of an en passant capture if one is legal, and Black's turn. Move counters are
//! left out. No position carries a key; it is worked out where one is wanted, from scratch or from
//! the key before the move.

use crate::board::{Color, Move, MoveKind, Position, Role, Square, castled};

/// The random numbers behind the key.
struct Numbers {
    /// By `[color][role][square]`.
    men: [[[u64; 64]; 6]; 2],
    /// By the square of the rook that may castle.
    castling: [u64; 64],
    /// By the file of the legal en passant capture.
    en_passant: [u64; 8],
    black_to_move: u64,
}

static NUMBERS: Numbers = numbers();

/// One step of the generator `SplitMix64` (Steele, Lea and Flood, 2014).
const fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

const fn fill<const LENGTH: usize>(state: &mut u64) -> [u64; LENGTH] {
    let mut row = [0; LENGTH];
    let mut at = 0;
    while at < LENGTH {
        row[at] = splitmix(state);
        at += 1;
    }
    row
}

const fn numbers() -> Numbers {
    let mut state = 0x0072_6f71_7565_3630;
    let mut men = [[[0; 64]; 6]; 2];
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 6 {
            men[color][role] = fill(&mut state);
            role += 1;
        }
        color += 1;
    }
    Numbers {
        men,
        castling: fill(&mut state),
        en_passant: fill(&mut state),
        black_to_move: splitmix(&mut state),
    }
}

/// The number of a man on its square.
pub(crate) fn man(color: Color, role: Role, square: Square) -> u64 {
    NUMBERS.men[color.index()][role.index()][square.index()]
}

/// The number of a rook that may castle.
pub(crate) fn castling(rook: Square) -> u64 {
    NUMBERS.castling[rook.index()]
}

/// What a side's move of one man without capture, promotion or castling changes in the key, but for
/// rights it may end.
pub(crate) fn quiet_change(color: Color, mv: Move) -> u64 {
    man(color, mv.role, mv.from) ^ man(color, mv.role, mv.to) ^ NUMBERS.black_to_move
}

impl Position {
    /// roque's key of the position, from scratch (linear in the number of men).
    ///
    /// En passant counts only if a capture is legal; for the key other programs publish see
    /// [`Position::polyglot_key`].
    pub fn key(&self) -> u64 {
        let mut key = self.en_passant_number();
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.pieces(color, role) {
                    key ^= man(color, role, square);
                }
            }
        }
        for rook in self.castling {
            key ^= castling(rook);
        }
        if self.turn == Color::Black {
            key ^= NUMBERS.black_to_move;
        }
        key
    }

    /// The key of `after`, the position that `mv` makes of this one, whose key is `key`.
    ///
    /// The same as `after.key()`, in a few steps.
    pub fn key_after(&self, key: u64, mv: Move, after: &Self) -> u64 {
        let (us, them) = (self.turn, self.turn.other());
        let mut key = key
            ^ NUMBERS.black_to_move
            ^ self.en_passant_number()
            ^ after.en_passant_number()
            ^ man(us, mv.role, mv.from);
        if let MoveKind::Castle(wing) = mv.kind {
            let (king_to, rook_to) = castled(mv.from.rank(), wing);
            key ^= man(us, Role::King, king_to)
                ^ man(us, Role::Rook, mv.to)
                ^ man(us, Role::Rook, rook_to);
        } else {
            key ^= man(us, mv.role_after(), mv.to);
        }
        if let Some(captured) = mv.captured {
            let square = match mv.kind {
                MoveKind::EnPassant => mv.to.ahead(them),
                _ => mv.to,
            };
            key ^= man(them, captured, square);
        }
        for rook in self.castling ^ after.castling {
            key ^= castling(rook);
        }
        key
    }

    fn en_passant_number(&self) -> u64 {
        self.legal_en_passant()
            .map_or(0, |square| NUMBERS.en_passant[square.file().index()])
    }
}

#[cfg(test)]
mod tests;
