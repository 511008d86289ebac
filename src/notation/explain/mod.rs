//! Why a written move names no legal move: the cold path of [`crate::notation::resolve()`].
//!
//! Every reason is worked out from the position alone; what only the moves before could tell (which
//! move lost a right to castle) is added by [`Unresolved::look_back`].

mod castling;
mod officer;
mod pawn;
#[cfg(test)]
mod tests;

use crate::board::{Bitboard, Move, Piece, Position, Role, Square};
use crate::notation::resolve::{as_bishop, castling_wing};
use crate::notation::{Origin, San, Spelling, Standing, Target, Unresolved, Written, WrittenMove};

/// The reason why `written` names no legal move of `position`.
///
/// Asked of a move that does resolve, it still answers, but means nothing.
#[cold]
pub(super) fn explain(position: &Position, written: &Written) -> Unresolved {
    match written.mv {
        WrittenMove::San(san) => explain_san(position, san, written.spelling),
        WrittenMove::Castle(wing) => castling::explain(position, wing),
        WrittenMove::Coordinate {
            from,
            to,
            promotion,
        } => explain_coordinate(position, from, to, promotion),
        WrittenMove::Null => Unresolved::NullInCheck {
            by: checker(position),
        },
    }
}

fn explain_san(position: &Position, san: San, spelling: Spelling) -> Unresolved {
    if san.role == Role::Pawn {
        let reason = pawn::explain(position, san);
        // `bc3` may have meant a bishop: what is said of it serves better when there is no pawn.
        if spelling.has(Spelling::PAWN_OR_BISHOP) && matches!(reason, Unresolved::NoPawn { .. }) {
            return explain_officer(position, as_bishop(san));
        }
        return reason;
    }
    explain_officer(position, san)
}

fn explain_officer(position: &Position, san: San) -> Unresolved {
    match san.to {
        Target::Square(to) => {
            if let Some(wing) = castling_wing(position, san, to) {
                return castling::explain(position, wing);
            }
            officer::explain(position, san, to)
        }
        // A file alone is written for pawns only.
        Target::File(_) => Unresolved::NoPawn {
            to: None,
            capture: san.capture,
            nearest: None,
        },
    }
}

fn explain_coordinate(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Unresolved {
    let us = position.turn();
    match position.piece_on(from) {
        Some(piece) if piece.color == us => {
            let san = San {
                role: piece.role,
                from: Origin::square(from),
                capture: piece.role == Role::Pawn && from.file() != to.file(),
                to: Target::Square(to),
                promotion,
            };
            explain_san(position, san, Spelling::NONE)
        }
        other => Unresolved::NoPieceOn { from, other },
    }
}

/// The man on an occupied square.
fn standing(position: &Position, square: Square) -> Standing {
    let piece = position.piece_on(square).unwrap_or(Piece {
        color: position.turn(),
        role: Role::Pawn,
    });
    Standing { piece, square }
}

/// A man that gives check to the side to move (its own king if none does).
fn checker(position: &Position) -> Standing {
    let square = position
        .checkers()
        .first()
        .unwrap_or_else(|| position.king(position.turn()));
    standing(position, square)
}

/// The men that would give check to the mover after a move that its king forbids.
fn attackers_after(position: &Position, mv: Move) -> Bitboard {
    let us = position.turn();
    let mut after = *position;
    after.play(mv);
    after.attackers(after.king(us), us.other(), after.occupied())
}

/// Why the king forbids a move that its man could make: pinned, or check not met.
fn forbidden(position: &Position, mv: Move) -> Unresolved {
    let king = position.king(position.turn());
    let by: Vec<Standing> = attackers_after(position, mv)
        .into_iter()
        .map(|square| standing(position, square))
        .collect();
    // En passant takes two men off a rank at once: no single man is pinned.
    if position.is_check() || mv.captured.is_some() && position.role_on(mv.to).is_none() {
        return Unresolved::StillInCheck { king, by };
    }
    match by.first() {
        Some(&by) => Unresolved::Pinned {
            pinned: standing(position, mv.from),
            king,
            by,
        },
        None => Unresolved::StillInCheck { king, by },
    }
}
