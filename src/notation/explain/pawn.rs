//! Why no pawn can make a written move.

use crate::board::attacks;
use crate::board::{Bitboard, Color, Move, Piece, Position, Rank, Role, Square};
use crate::notation::explain::{forbidden, standing};
use crate::notation::resolve::{
    captures_by_files, is_capture, pawn_captures, pseudo_advance, pseudo_captures, with_promotion,
};
use crate::notation::{San, Target, Unresolved};

/// The reason for a written pawn's move.
pub(super) fn explain(position: &Position, san: San) -> Unresolved {
    let us = position.turn();
    if position.pieces(us, Role::Pawn).is_empty() {
        return Unresolved::NoSuchPiece {
            piece: Piece {
                color: us,
                role: Role::Pawn,
            },
        };
    }
    match san.to {
        Target::File(_) => explain_files(position, san),
        Target::Square(to) if is_capture(san, to) => explain_capture(position, san, to),
        Target::Square(to) => explain_advance(position, san, to),
    }
}

/// `dxc`: none of the captures between the two files is legal, or several are.
fn explain_files(position: &Position, san: San) -> Unresolved {
    let us = position.turn();
    let legal: Vec<Move> = captures_by_files(position, san).collect();
    let fitting: Vec<Move> = legal
        .iter()
        .filter_map(|&mv| with_promotion(us, mv, san.promotion))
        .collect();
    match (&legal[..], &fitting[..]) {
        ([], _) => forbidden_by_files(position, san).unwrap_or(Unresolved::NoPawn {
            to: None,
            capture: true,
            nearest: None,
        }),
        ([mv, ..], []) => promotion_fault(mv.to, san.promotion),
        _ => ambiguous(fitting),
    }
}

/// Why the king forbids a capture by files that a pawn could otherwise make.
fn forbidden_by_files(position: &Position, san: San) -> Option<Unresolved> {
    let Target::File(file) = san.to else {
        return None;
    };
    let mv = Bitboard::file(file)
        .into_iter()
        .find_map(|to| pseudo_captures(position, san.from, to).next())?;
    Some(forbidden(position, mv))
}

fn explain_capture(position: &Position, san: San, to: Square) -> Unresolved {
    let us = position.turn();
    let legal: Vec<Move> = pawn_captures(position, san.from, to).collect();
    if legal.len() > 1 {
        return ambiguous(legal);
    }
    if let Some(mv) = legal.first() {
        return promotion_fault(mv.to, san.promotion);
    }
    if let Some(mv) = pseudo_captures(position, san.from, to).next() {
        return forbidden(position, mv);
    }
    let beside =
        attacks::pawn(us.other(), to) & position.pieces(us, Role::Pawn) & san.from.squares();
    let Some(from) = beside.first() else {
        return Unresolved::NoPawn {
            to: Some(to),
            capture: true,
            nearest: None,
        };
    };
    if position.of_color(us).has(to) {
        return Unresolved::OwnPiece(standing(position, to));
    }
    let passed = to.rank() == Rank::ALL[5].seen_by(us)
        && position
            .pieces(us.other(), Role::Pawn)
            .has(to.ahead(us.other()));
    if passed {
        Unresolved::EnPassantLate { to, push: None }
    } else {
        Unresolved::NothingToCapture { from, to }
    }
}

fn explain_advance(position: &Position, san: San, to: Square) -> Unresolved {
    let us = position.turn();
    if let Some(mv) = pseudo_advance(position, to)
        && san.from.squares().has(mv.from)
    {
        if !position.leaves_king_safe(mv) {
            return forbidden(position, mv);
        }
        return promotion_fault(to, san.promotion);
    }
    let nearest = nearest_behind(position, us, to);
    if let Some(from) = nearest
        && san.from.squares().has(from)
        && reaches_by_steps(us, from, to)
        && let Some(blocker) = first_man(position, from, to)
    {
        return Unresolved::PawnBlocked {
            from,
            by: standing(position, blocker),
        };
    }
    Unresolved::NoPawn {
        to: Some(to),
        capture: false,
        nearest,
    }
}

/// The own pawn on the file of `to` that is nearest behind it.
fn nearest_behind(position: &Position, us: Color, to: Square) -> Option<Square> {
    let pawns = position.pieces(us, Role::Pawn) & Bitboard::file(to.file());
    let behind: Bitboard = pawns
        .into_iter()
        .filter(|pawn| match us {
            Color::White => pawn.rank() < to.rank(),
            Color::Black => pawn.rank() > to.rank(),
        })
        .collect();
    match us {
        Color::White => behind.last(),
        Color::Black => behind.first(),
    }
}

/// Whether a pawn on `from` could step to `to` on an empty board: one square, or two from its
/// second rank.
fn reaches_by_steps(us: Color, from: Square, to: Square) -> bool {
    let second = from.rank() == Rank::ALL[1].seen_by(us);
    from.ahead(us) == to || second && from.ahead(us).ahead(us) == to
}

/// The first man from behind `from` up to `to`, both on one file.
fn first_man(position: &Position, from: Square, to: Square) -> Option<Square> {
    let men = (attacks::between(from, to) | Bitboard::of(to)) & position.occupied();
    if from < to { men.first() } else { men.last() }
}

fn ambiguous(candidates: Vec<Move>) -> Unresolved {
    let one_target = candidates.windows(2).all(|pair| pair[0].to == pair[1].to);
    Unresolved::Ambiguous {
        role: Role::Pawn,
        to: candidates.first().map(|mv| mv.to).filter(|_| one_target),
        candidates,
    }
}

/// What is wrong with the written promotion of a move that is legal but for it.
fn promotion_fault(to: Square, written: Option<Role>) -> Unresolved {
    match written {
        None => Unresolved::PromotionMissing { to },
        Some(promotion) => Unresolved::BadPromotion { to, promotion },
    }
}
