//! Why no knight, bishop, rook, queen or king can go to a square.

use crate::board::attacks;
use crate::board::{Bitboard, Move, Piece, Position, Role, Square, Wing};
use crate::notation::explain::{attackers_after, castling, forbidden, standing};
use crate::notation::resolve::plain;
use crate::notation::{Obstacle, San, Unresolved};

/// The reason for a written move of an officer (any man but a pawn) to `to`.
pub(super) fn explain(position: &Position, san: San, to: Square) -> Unresolved {
    let piece = Piece {
        color: position.turn(),
        role: san.role,
    };
    let men = position.pieces(piece.color, san.role);
    if men.is_empty() {
        return Unresolved::NoSuchPiece { piece };
    }
    if let Some(promotion) = san.promotion {
        return Unresolved::BadPromotion { to, promotion };
    }
    if let Some(wing) = rook_taken(position, san.role, to) {
        return castling::explain(position, wing);
    }
    let named = men & san.from.squares();
    let reaching = named & reaching(position, men, san.role, to);
    if position.of_color(piece.color).has(to) {
        if reaching.any() {
            return Unresolved::OwnPiece(standing(position, to));
        }
        return cannot_reach(position, piece, to, named);
    }
    let captured = position.role_on(to);
    let moves = || {
        reaching
            .into_iter()
            .map(|from| plain(san.role, from, to, captured))
    };
    let legal: Vec<Move> = moves()
        .filter(|&mv| position.leaves_king_safe(mv))
        .collect();
    if legal.len() > 1 {
        return Unresolved::Ambiguous {
            role: san.role,
            to: Some(to),
            candidates: legal,
        };
    }
    match moves().next() {
        Some(mv) if san.role == Role::King => king_attacked(position, mv),
        Some(mv) => forbidden(position, mv),
        None => cannot_reach(position, piece, to, named),
    }
}

/// The wing of the rook on `to` that a king's capture of it would castle with.
fn rook_taken(position: &Position, role: Role, to: Square) -> Option<Wing> {
    let us = position.turn();
    if role != Role::King || !position.pieces(us, Role::Rook).has(to) {
        return None;
    }
    Wing::ALL
        .into_iter()
        .find(|&wing| position.castling_rook(us, wing) == Some(to))
}

/// Those of `men` that see `to` with a free way.
fn reaching(position: &Position, men: Bitboard, role: Role, to: Square) -> Bitboard {
    (men & attacks::on_empty_board(role, to))
        .into_iter()
        .filter(|&from| (attacks::between(from, to) & position.occupied()).is_empty())
        .collect()
}

fn king_attacked(position: &Position, mv: Move) -> Unresolved {
    let by = attackers_after(position, mv)
        .first()
        .unwrap_or_else(|| position.king(position.turn().other()));
    Unresolved::KingAttacked {
        to: mv.to,
        by: standing(position, by),
    }
}

/// Each man of the role and why it cannot go to `to`; `named` are those that fit what is written
/// of the square of departure, none of which can.
fn cannot_reach(position: &Position, piece: Piece, to: Square, named: Bitboard) -> Unresolved {
    let captured = position.role_on(to);
    let own = position.of_color(piece.color).has(to);
    let each = position
        .pieces(piece.color, piece.role)
        .into_iter()
        .map(|from| {
            let mv = plain(piece.role, from, to, captured);
            (from, obstacle(position, mv, own, named.has(from)))
        })
        .collect();
    Unresolved::CannotReach { piece, to, each }
}

fn obstacle(position: &Position, mv: Move, own: bool, named: bool) -> Obstacle {
    if !attacks::on_empty_board(mv.role, mv.from).has(mv.to) {
        return Obstacle::NotItsMove;
    }
    let way = attacks::between(mv.from, mv.to) & position.occupied();
    let first = if mv.from < mv.to {
        way.first()
    } else {
        way.last()
    };
    if let Some(square) = first {
        return Obstacle::Blocked(standing(position, square));
    }
    if own {
        return Obstacle::Blocked(standing(position, mv.to));
    }
    match attackers_after(position, mv).first() {
        Some(by) if position.is_check() || mv.role == Role::King => Obstacle::StillInCheck {
            by: standing(position, by),
        },
        Some(by) => Obstacle::Pinned {
            by: standing(position, by),
        },
        None if named => Obstacle::NotItsMove,
        None => Obstacle::OtherOrigin,
    }
}
