//! The fast way to find the move of a canonical word, which nearly every word is.
//!
//! One path for every role: a table says from where a man can come to the square of arrival, a
//! pawn's steps and captures being kinds of their own. What must hold besides is worked out without
//! branches that a random game would make the processor guess wrongly; whatever is rare is left to
//! [`super::resolve`]. The law it is tested against is that both find the same.

use crate::board::attacks;
use crate::board::{Bitboard, Move, MoveKind, Position, Role, Square};
use crate::notation::decode::Canonical;
use crate::notation::known::KnownWord;
use crate::notation::resolve::{self, Resolved, captured_on, find_among, is_least};
use crate::notation::{San, Target};

/// The move that a known word names, by the one square it starts from and what it captures: a man's step
/// as [`Position::step`] plays it, which is legal if it leaves the king out of check, and whose least
/// disambiguation is what the word says. `None` for the rarer ones, which [`find`] finds: castling,
/// promotions, captures en passant or without `x`, moves that more than one man might make, and words
/// that say too much of where he comes from.
#[expect(
    clippy::inline_always,
    reason = "one function for a whole ply: see Replay::word"
)]
#[inline(always)]
pub(crate) fn find_step(
    position: &Position,
    known: &KnownWord,
) -> Option<(Bitboard, Option<Role>)> {
    let (us, role, to) = (position.turn(), known.role, known.to);
    let fits = known.reach[us.index()] & position.pieces(us, role);
    let from = one_free(fits, to, position.occupied())?;
    let captured = if known.word.takes() {
        Some(captured_on(position, to)?)
    } else if position.occupied().has(to) {
        return None;
    } else {
        None
    };
    if known.disambiguates && !is_least(position, role, (from, to), known.word.origin()) {
        return None;
    }
    Some((from, captured))
}

/// The move of a known word, from where [`find_step`] found it to start.
#[inline]
pub(crate) fn step(known: &KnownWord, (from, captured): (Bitboard, Option<Role>)) -> Move {
    let (role, from, to) = (known.role, from.first_or_any(), known.to);
    let is_double = (role == Role::Pawn) & from.is_two_ranks_from(to);
    Move {
        role,
        from,
        to,
        captured,
        kind: if is_double {
            MoveKind::DoubleStep
        } else {
            MoveKind::Plain
        },
    }
}

/// The one square of `fits` from which the way to `to` is free. `None` as well if more than two fit.
#[expect(clippy::inline_always, reason = "as for find_step")]
#[inline(always)]
fn one_free(fits: Bitboard, to: Square, occupied: Bitboard) -> Option<Bitboard> {
    // Mostly one man fits, and where it stands need not wait for whether its way is free.
    if fits.is_one() {
        let between = attacks::between(fits.first_or_any(), to);
        return (between & occupied).is_empty().then_some(fits);
    }
    let first = fits.lowest();
    let second = fits & !first;
    // Of no square, this is a square; the set to which it is narrowed is empty then all the same.
    let free = |set: Bitboard| {
        let between = attacks::between(set.first_or_any(), to);
        set.only_if((between & occupied).is_empty())
    };
    let free = free(first) | free(second);
    let is_one = !second.is_several() & free.is_one();
    is_one.then_some(free)
}

/// The move that a canonical word names, by whatever way; `None` if there is none.
pub(crate) fn find(position: &Position, word: Canonical) -> Option<Resolved> {
    let (role, to) = (word.role(), word.to());
    let is_officer = role != Role::Pawn && !word.is_special();
    if !is_officer || position.of_color(position.turn()).has(to) {
        return resolve::find(position, &word.written());
    }
    // Mostly one of several that see the square: which of them can go there legally counts.
    let san = San {
        role,
        from: word.origin(),
        capture: word.takes(),
        to: Target::Square(to),
        promotion: None,
    };
    find_among(position, san, to, captured_on(position, to))
}
