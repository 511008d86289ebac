//! The fast way to find the move of a canonical word, which nearly every word is.
//!
//! One path for every role: a table says from where a man can come to the square of arrival, a
//! pawn's steps and captures being kinds of their own. What must hold besides is worked out without
//! branches that a random game would make the processor guess wrongly; whatever is rare is left to
//! [`super::resolve`]. The law it is tested against is that both find the same.

use crate::board::attacks;
use crate::board::{Bitboard, Move, MoveKind, Position, Role, Square};
use crate::notation::decode::Canonical;
use crate::notation::resolve::{Resolved, captured_on, file_of, find_among};
use crate::notation::{Origin, San, Target};

/// The move that a canonical word names: a man's step as [`Position::step`] plays it, which is legal
/// if it leaves the king out of check. `None` for the rare ones: castling, promotions, captures en
/// passant, and where no man can come from. [`super::resolve`] finds them or says why there is none.
#[expect(
    clippy::inline_always,
    reason = "one function for a whole ply: see Replay::word"
)]
#[inline(always)]
pub(crate) fn find_step(position: &Position, word: Canonical) -> Option<Resolved> {
    let (us, role, to) = (position.turn(), word.role(), word.to());
    let fits = attacks::origins(us, role, word.takes(), to) & position.pieces(us, role);
    let free = two_free(fits, to, position.occupied())?;
    let is_pawn = role == Role::Pawn;
    if free.is_several() && !is_pawn {
        return among(position, word);
    }
    let from = (free & word.origin().squares()).first()?;
    let captured = captured_on(position, to);
    let odd_pawn = (word.takes() != captured.is_some()) | Bitboard::LAST_RANKS.has(to);
    if word.is_special() || (is_pawn && odd_pawn) || position.of_color(us).has(to) {
        return None;
    }
    let is_double = is_pawn & (from.index().abs_diff(to.index()) == 16);
    let mv = Move {
        role,
        from,
        to,
        captured,
        kind: if is_double {
            MoveKind::DoubleStep
        } else {
            MoveKind::Plain
        },
    };
    let least = if is_pawn & word.takes() {
        file_of(from)
    } else {
        Origin::NONE
    };
    Some(Resolved { mv, least })
}

/// Those of one or two squares from which the way to `to` is free; `None` for more squares or none.
#[inline]
fn two_free(fits: Bitboard, to: Square, occupied: Bitboard) -> Option<Bitboard> {
    let first = fits.lowest();
    let second = (fits & !first).lowest();
    if first.is_empty() || fits != first | second {
        return None;
    }
    // Of no square, this is a square; the set to which it is narrowed is empty then all the same.
    let free = |one: Bitboard| {
        let between = attacks::between(one.first_or_any(), to);
        one.only_if((between & occupied).is_empty())
    };
    Some(free(first) | free(second))
}

/// Several officers see the square: which of them can go there legally counts.
fn among(position: &Position, word: Canonical) -> Option<Resolved> {
    let to = word.to();
    if position.of_color(position.turn()).has(to) {
        return None;
    }
    let san = San {
        role: word.role(),
        from: word.origin(),
        capture: word.takes(),
        to: Target::Square(to),
        promotion: None,
    };
    find_among(position, san, to, captured_on(position, to))
}
