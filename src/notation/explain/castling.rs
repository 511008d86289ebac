//! Why a side cannot castle.

use crate::board::attacks;
use crate::board::{Bitboard, Position, Rank, Role, Square, Wing, castled};
use crate::notation::explain::{checker, standing};
use crate::notation::{CastlingFault, Unresolved};

/// The reason for castling on `wing`, in the order in which a player would look: the right, the
/// squares between, the king's check, its way, and where it lands.
pub(super) fn explain(position: &Position, wing: Wing) -> Unresolved {
    Unresolved::Castling {
        wing,
        fault: fault(position, wing),
    }
}

fn fault(position: &Position, wing: Wing) -> CastlingFault {
    let us = position.turn();
    let king = position.king(us);
    let Some(rook) = position.castling_rook(us, wing) else {
        return right_lost(position, wing);
    };
    if let Some(between) = first_between(position, king, rook, wing) {
        return CastlingFault::PieceBetween(standing(position, between));
    }
    if position.is_check() {
        return CastlingFault::InCheck {
            by: checker(position),
        };
    }
    let (king_to, _) = castled(king.rank(), wing);
    attacked_on_the_way(position, king, king_to).unwrap_or_else(|| unshielded(position, wing))
}

/// No right is left: either there is no rook to castle with, or king or rook has moved.
fn right_lost(position: &Position, wing: Wing) -> CastlingFault {
    let us = position.turn();
    let king = position.king(us);
    let home = Rank::ALL[0].seen_by(us);
    let rook_there = position.pieces(us, Role::Rook).into_iter().any(|rook| {
        rook.rank() == home
            && match wing {
                Wing::King => rook.file() > king.file(),
                Wing::Queen => rook.file() < king.file(),
            }
    });
    if king.rank() == home && !rook_there {
        CastlingFault::RookNotThere
    } else {
        CastlingFault::RightLost { by: None }
    }
}

/// The first man, from the king towards the rook, on a square that must be empty.
fn first_between(position: &Position, king: Square, rook: Square, wing: Wing) -> Option<Square> {
    let (king_to, rook_to) = castled(king.rank(), wing);
    let ways = attacks::between(king, king_to)
        | attacks::between(rook, rook_to)
        | Bitboard::of(king_to)
        | Bitboard::of(rook_to);
    let both = Bitboard::of(king) | Bitboard::of(rook);
    let men = ways & position.occupied() & !both;
    if rook > king { men.first() } else { men.last() }
}

/// The first attacked square that the king would pass over or land on.
fn attacked_on_the_way(
    position: &Position,
    king: Square,
    king_to: Square,
) -> Option<CastlingFault> {
    let them = position.turn().other();
    let mut way: Vec<Square> = attacks::between(king, king_to).into_iter().collect();
    if king_to < king {
        way.reverse();
    }
    way.push(king_to);
    way.into_iter().find_map(|over| {
        let by = position
            .attackers(over, them, position.occupied())
            .first()?;
        Some(CastlingFault::ThroughCheck {
            over,
            lands: over == king_to,
            by: standing(position, by),
        })
    })
}

/// The man that would give check once the rook no longer shields the king.
fn unshielded(position: &Position, wing: Wing) -> CastlingFault {
    let us = position.turn();
    let king = position.king(us);
    let (king_to, rook_to) = castled(king.rank(), wing);
    let rook = position.castling_rook(us, wing).unwrap_or(king);
    let occupied = position.occupied() & !Bitboard::of(king) & !Bitboard::of(rook)
        | Bitboard::of(king_to)
        | Bitboard::of(rook_to);
    let by = position
        .attackers(king_to, us.other(), occupied)
        .first()
        .unwrap_or(king_to);
    CastlingFault::Unshielded {
        by: standing(position, by),
    }
}
