//! Findings of every shape, for the tests of words and formats.

mod fens;
mod moves;
mod others;

use crate::board::{Color, File, Move, MoveKind, Piece, Rank, Role, Square};
use crate::notation::{CheckMark, Origin, PastMove, San, Standing, Target, WrittenMove};
use crate::report::{Detail, MoveName, Rule};

/// A rule with what one of its findings knows.
pub(crate) type Sample = (Rule, Detail);

/// Samples of all rules and shapes. The moves are of a game in Portuguese letters.
pub(crate) fn all() -> Vec<Sample> {
    let mut all = others::structure();
    all.extend(others::tags());
    all.extend(fens::faults());
    all.extend(fens::mends());
    all.extend(moves::illegal());
    all.extend(moves::castling());
    all.extend(moves::others());
    all.extend(others::notation());
    all.extend(others::results());
    all.extend(others::languages());
    all.push(others::opening());
    all
}

pub(crate) fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).expect("a square")
}

/// A man by its FEN letter and square: `N`, `c3`.
pub(crate) fn man(letter: char, at: &str) -> Standing {
    Standing {
        piece: Piece::from_fen_letter(letter).expect("a FEN letter"),
        square: square(at),
    }
}

/// A move to be named, by role, origin (`b`, `4`, `b4` or nothing), `x` and square of arrival.
pub(crate) fn name(role: Role, from: &str, capture: bool, to: &str) -> MoveName {
    let origin = Origin::new(
        from.bytes().find_map(File::from_letter),
        from.bytes().find_map(Rank::from_digit),
    );
    MoveName {
        mv: WrittenMove::San(San {
            role,
            from: origin,
            capture,
            to: Target::Square(square(to)),
            promotion: None,
        }),
        mark: CheckMark::None,
    }
}

pub(crate) fn marked(mut name: MoveName, mark: CheckMark) -> MoveName {
    name.mark = mark;
    name
}

pub(crate) fn promoting(to: &str, promotion: Role) -> MoveName {
    let mut name = name(Role::Pawn, "", false, to);
    if let WrittenMove::San(san) = &mut name.mv {
        san.promotion = Some(promotion);
    }
    name
}

pub(crate) fn mv(role: Role, from: &str, to: &str, captured: Option<Role>) -> Move {
    Move {
        role,
        from: square(from),
        to: square(to),
        captured,
        kind: MoveKind::Plain,
    }
}

pub(crate) fn past(mv: Move, color: Color, number: u32) -> PastMove {
    PastMove {
        mv,
        color,
        number,
        least: Origin::NONE,
        mark: CheckMark::None,
    }
}
