//! What the moves before a fault add to its reason.

use crate::board::{Color, Danger, Move, MoveKind, Position, Square, Wing};
use crate::notation::{CastlingFault, CheckMark, PastMove, Unresolved, least_origin};

impl Unresolved {
    /// Looks through the moves from `start` to the position at fault for the one that explains it:
    /// which lost the right to castle, or which was the two-square step that could have been
    /// answered en passant. Without such a move the reason stays as it is.
    pub fn look_back(&mut self, start: &Position, moves: &[Move]) {
        let us = match moves.len() % 2 {
            0 => start.turn(),
            _ => start.turn().other(),
        };
        match self {
            Self::Castling { wing, fault } => {
                let lost = matches!(
                    fault,
                    CastlingFault::RightLost { .. } | CastlingFault::RookNotThere
                );
                if lost && let Some(by) = right_lost(start, moves, us, *wing) {
                    *fault = CastlingFault::RightLost { by: Some(by) };
                }
            }
            Self::EnPassantLate { to, push } => {
                *push = double_step(start, moves, to.ahead(us.other()));
            }
            _ => {}
        }
    }
}

/// The move after which `us` could no longer castle on `wing`.
fn right_lost(start: &Position, moves: &[Move], us: Color, wing: Wing) -> Option<PastMove> {
    last_where(start, moves, |before, after, _| {
        before.castling_rook(us, wing).is_some() && after.castling_rook(us, wing).is_none()
    })
}

/// The last two-square step that ended on `square`.
fn double_step(start: &Position, moves: &[Move], square: Square) -> Option<PastMove> {
    last_where(start, moves, |_, _, mv| {
        mv.kind == MoveKind::DoubleStep && mv.to == square
    })
}

fn last_where(
    start: &Position,
    moves: &[Move],
    wanted: impl Fn(&Position, &Position, Move) -> bool,
) -> Option<PastMove> {
    let mut position = *start;
    let mut found = None;
    for &mv in moves {
        let before = position;
        position.play(mv);
        if wanted(&before, &position, mv) {
            found = Some((before, position, mv));
        }
    }
    found.map(|(before, after, mv)| PastMove {
        mv,
        color: before.turn(),
        number: before.fullmove(),
        least: least_origin(&before, mv),
        mark: CheckMark::given(&after),
    })
}

impl CheckMark {
    /// What the last move gives: mate, check or nothing, asked of the position after it.
    #[inline]
    pub fn given(after: &Position) -> Self {
        Self::of(after.danger(), || after.has_legal_move())
    }

    /// The same, of a position whose danger is known; `has_answer`: whether a move is legal there.
    #[inline]
    pub(crate) fn of(danger: Danger, has_answer: impl FnOnce() -> bool) -> Self {
        if !danger.check {
            Self::None
        } else if has_answer() {
            Self::Check
        } else {
            Self::Mate
        }
    }
}
