//! Which legal move a written move names, and the least disambiguation that would name it.
//!
//! SAN gives the square of arrival, so the search looks back from it: the men of the role that
//! reach it on an empty board, those whose way is free, those whose king lets them. The first set
//! has one square for most moves, and then nothing else is asked. The same sets answer how much of
//! the square of departure must be written (PGN standard 8.2.3.4: only *legal* rivals count).
//! Why there is no such move is worked out anew, in [`explain`], and only when asked.

use crate::board::attacks;
use crate::board::{Bitboard, Color, File, Move, MoveKind, Position, Rank, Role, Square, Wing};
use crate::notation::explain::explain;
use crate::notation::{Origin, San, Spelling, Target, Unresolved, Written, WrittenMove};

/// A legal move that was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resolved {
    /// The move.
    pub mv: Move,
    /// What canonical SAN says of its square of departure: the least that keeps other legal moves
    /// of the same role to the same square apart; for a pawn's capture its file.
    pub least: Origin,
}

/// The legal move that `written` names in `position`.
///
/// # Errors
///
/// The reason, in chess terms, when no legal move or more than one fits.
#[inline]
pub fn resolve(position: &Position, written: &Written) -> Result<Resolved, Box<Unresolved>> {
    match find(position, written) {
        Some(resolved) => Ok(resolved),
        None => Err(Box::new(explain(position, written))),
    }
}

/// The least disambiguation of a legal move, as [`Resolved::least`].
pub fn least_origin(position: &Position, mv: Move) -> Origin {
    match mv.role {
        Role::Pawn if mv.captured.is_some() => file_of(mv.from),
        Role::Pawn | Role::King => Origin::NONE,
        role => {
            let men = position.pieces(position.turn(), role);
            least_among(able(position, men, role, mv.to), mv.from)
        }
    }
}

/// [`resolve`] without the reason.
#[inline]
pub(super) fn find(position: &Position, written: &Written) -> Option<Resolved> {
    match written.mv {
        WrittenMove::San(san) => find_san(position, san, written.spelling),
        WrittenMove::Castle(wing) => position.legal_castling(wing).map(whole),
        WrittenMove::Coordinate {
            from,
            to,
            promotion,
        } => find_coordinate(position, from, to, promotion),
        WrittenMove::Null => (!position.is_check()).then(|| whole(position.null_move())),
    }
}

#[inline]
fn find_san(position: &Position, san: San, spelling: Spelling) -> Option<Resolved> {
    if san.role != Role::Pawn {
        return find_officer(position, san);
    }
    let found = find_pawn(position, san);
    if found.is_none() && spelling.has(Spelling::PAWN_OR_BISHOP) {
        return find_officer(position, as_bishop(san));
    }
    found
}

/// The bishop's move that `bc3` is when no b-pawn can make it.
pub(super) fn as_bishop(san: San) -> San {
    San {
        role: Role::Bishop,
        from: Origin::NONE,
        ..san
    }
}

#[inline]
fn find_officer(position: &Position, san: San) -> Option<Resolved> {
    let Target::Square(to) = san.to else {
        return None;
    };
    let us = position.turn();
    if san.promotion.is_some() {
        return None;
    }
    if position.of_color(us).has(to) {
        return king_takes_rook(position, san.role, san.from, to);
    }
    let captured = captured_on(position, to);
    let fits = position.pieces(us, san.role) & attacks::on_empty_board(san.role, to);
    if fits.is_several() {
        return find_among(position, san, to, captured);
    }
    let Some(from) = fits.first() else {
        return long_castling(position, san, to);
    };
    let mv = plain(san.role, from, to, captured);
    (san.from.squares().has(from)
        && (attacks::between(from, to) & position.occupied()).is_empty()
        && position.leaves_king_safe(mv))
    .then(|| whole(mv))
}

/// The move when several men of the role see the square on an empty board.
pub(super) fn find_among(
    position: &Position,
    san: San,
    to: Square,
    captured: Option<Role>,
) -> Option<Resolved> {
    let men = position.pieces(position.turn(), san.role);
    let legal = able(position, men, san.role, to);
    let named = legal & san.from.squares();
    if named.is_several() {
        return None;
    }
    let from = named.first()?;
    Some(Resolved {
        mv: plain(san.role, from, to, captured),
        least: least_among(legal, from),
    })
}

/// Whether a word's origin is the least that tells an officer's move to `to` from those of others who
/// can legally go there, he being alone in the set `from`.
pub(super) fn is_least(
    position: &Position,
    role: Role,
    (from, to): (Bitboard, Square),
    origin: Origin,
) -> bool {
    let others = position.pieces(position.turn(), role) & !from;
    let rivals = able(position, others, role, to);
    least_among(rivals, from.first_or_any()) == origin
}

/// Which of `men`, officers of the side to move and this role, can legally go to `to`, which holds
/// none of their own.
fn able(position: &Position, men: Bitboard, role: Role, to: Square) -> Bitboard {
    let occupied = position.occupied();
    (men & attacks::on_empty_board(role, to))
        .into_iter()
        .filter(|&from| {
            (attacks::between(from, to) & occupied).is_empty()
                && position.keeps_king_safe(role, from, to, to)
        })
        .collect()
}

/// What must be said to tell `from` from the other squares of `legal`: the file if it alone does,
/// else the rank, else both.
fn least_among(legal: Bitboard, from: Square) -> Origin {
    let others = legal & !Bitboard::of(from);
    if others.is_empty() {
        Origin::NONE
    } else if (others & Bitboard::file(from.file())).is_empty() {
        file_of(from)
    } else if (others & Bitboard::rank(from.rank())).is_empty() {
        Origin::new(None, Some(from.rank()))
    } else {
        Origin::square(from)
    }
}

#[inline]
fn find_pawn(position: &Position, san: San) -> Option<Resolved> {
    let Target::Square(to) = san.to else {
        return find_by_files(position, san);
    };
    let mv = if is_capture(san, to) {
        let mut fitting = pawn_captures(position, san.from, to);
        let mv = fitting.next()?;
        if fitting.next().is_some() {
            return None;
        }
        mv
    } else {
        pawn_advance(position, san.from, to)?
    };
    with_promotion(position.turn(), mv, san.promotion).map(pawn_resolved)
}

/// The one legal capture between two files: `dxc`.
fn find_by_files(position: &Position, san: San) -> Option<Resolved> {
    let us = position.turn();
    let mut fitting =
        captures_by_files(position, san).filter_map(|mv| with_promotion(us, mv, san.promotion));
    let mv = fitting.next()?;
    fitting.next().is_none().then(|| pawn_resolved(mv))
}

/// Whether a pawn's move is a capture: an `x`, or another file than it ends on.
pub(super) fn is_capture(san: San, to: Square) -> bool {
    san.capture || san.from.file().is_some_and(|file| file != to.file())
}

/// The legal captures of pawns from squares that fit `from`, promotions still unsaid.
pub(super) fn pawn_captures(
    position: &Position,
    from: Origin,
    to: Square,
) -> impl Iterator<Item = Move> {
    pseudo_captures(position, from, to).filter(|&mv| position.leaves_king_safe(mv))
}

/// The captures that pawns could make if their king did not matter.
#[inline]
pub(super) fn pseudo_captures(
    position: &Position,
    from: Origin,
    to: Square,
) -> impl Iterator<Item = Move> {
    let (us, them) = (position.turn(), position.turn().other());
    let captured = captured_on(position, to);
    let en_passant = captured.is_none() && position.en_passant() == Some(to);
    let pawns = if captured.is_some() || en_passant {
        attacks::pawn(them, to) & position.pieces(us, Role::Pawn) & from.squares()
    } else {
        Bitboard::EMPTY
    };
    pawns.into_iter().map(move |from| {
        if en_passant {
            Move::en_passant(from, to)
        } else {
            plain(Role::Pawn, from, to, captured)
        }
    })
}

/// The legal captures of a move written by files only, promotions still unsaid.
pub(super) fn captures_by_files(position: &Position, san: San) -> impl Iterator<Item = Move> {
    let targets = match san.to {
        Target::File(file) => Bitboard::file(file),
        Target::Square(_) => Bitboard::EMPTY,
    };
    targets
        .into_iter()
        .flat_map(move |to| pawn_captures(position, san.from, to))
}

/// The legal advance of the pawn behind `to`, promotion still unsaid.
#[inline]
fn pawn_advance(position: &Position, from: Origin, to: Square) -> Option<Move> {
    let mv = pseudo_advance(position, to)?;
    (from.squares().has(mv.from) && position.leaves_king_safe(mv)).then_some(mv)
}

/// The one or two steps with which a pawn could reach `to` if its king did not matter.
#[inline]
pub(super) fn pseudo_advance(position: &Position, to: Square) -> Option<Move> {
    let (us, them) = (position.turn(), position.turn().other());
    let pawns = position.pieces(us, Role::Pawn);
    let occupied = position.occupied();
    let behind = to.ahead(them);
    if occupied.has(to) || to.rank() == Rank::ALL[0].seen_by(us) {
        return None;
    }
    if pawns.has(behind) {
        return Some(plain(Role::Pawn, behind, to, None));
    }
    let start = behind.ahead(them);
    if to.rank() != Rank::ALL[3].seen_by(us) || occupied.has(behind) || !pawns.has(start) {
        return None;
    }
    let mut mv = plain(Role::Pawn, start, to, None);
    mv.kind = MoveKind::DoubleStep;
    Some(mv)
}

/// The pawn's move with what is written of its promotion, if the two agree.
#[inline]
pub(super) fn with_promotion(us: Color, mut mv: Move, written: Option<Role>) -> Option<Move> {
    let last = mv.to.rank() == Rank::ALL[7].seen_by(us);
    match (last, written) {
        (false, None) => Some(mv),
        (true, Some(role)) if Role::PROMOTIONS.contains(&role) => {
            mv.kind = MoveKind::Promotion(role);
            Some(mv)
        }
        _ => None,
    }
}

/// What `g1f3` names: the move of whatever stands on `from`, or castling by the king's move.
fn find_coordinate(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Resolved> {
    let role = position.role_on(from)?;
    if !position.of_color(position.turn()).has(from) {
        return None;
    }
    let san = San {
        role,
        from: Origin::square(from),
        capture: role == Role::Pawn && from.file() != to.file(),
        to: Target::Square(to),
        promotion,
    };
    find_san(position, san, Spelling::NONE)
}

/// Castling written as the king's capture of its own rook: `Kxh1`, `e1h1`.
fn king_takes_rook(position: &Position, role: Role, from: Origin, to: Square) -> Option<Resolved> {
    let us = position.turn();
    if role != Role::King || !from.squares().has(position.king(us)) {
        return None;
    }
    let wing = Wing::ALL
        .into_iter()
        .find(|&wing| position.castling_rook(us, wing) == Some(to))?;
    position.legal_castling(wing).map(whole)
}

/// Castling written as the king's two steps from its whole square: `e1g1`, `Ke1-g1`.
#[cold]
fn long_castling(position: &Position, san: San, to: Square) -> Option<Resolved> {
    castling_wing(position, san, to)
        .and_then(|wing| position.legal_castling(wing))
        .map(whole)
}

/// The wing on which a king's move of two squares along its rank, its square of departure written
/// out, would castle.
pub(super) fn castling_wing(position: &Position, san: San, to: Square) -> Option<Wing> {
    let king = position.king(position.turn());
    let written_out = san.from == Origin::square(king);
    if san.role != Role::King || !written_out || king.rank() != to.rank() {
        return None;
    }
    match to.file().index().abs_diff(king.file().index()) {
        2 if to.file() == File::ALL[6] => Some(Wing::King),
        2 if to.file() == File::ALL[2] => Some(Wing::Queen),
        _ => None,
    }
}

#[inline]
pub(super) fn captured_on(position: &Position, to: Square) -> Option<Role> {
    if position.of_color(position.turn().other()).has(to) {
        position.role_on(to)
    } else {
        None
    }
}

#[inline]
pub(super) const fn plain(role: Role, from: Square, to: Square, captured: Option<Role>) -> Move {
    Move {
        role,
        from,
        to,
        captured,
        kind: MoveKind::Plain,
    }
}

/// A move that needs no disambiguation.
#[inline]
const fn whole(mv: Move) -> Resolved {
    Resolved {
        mv,
        least: Origin::NONE,
    }
}

#[inline]
fn pawn_resolved(mv: Move) -> Resolved {
    Resolved {
        mv,
        least: if mv.captured.is_some() {
            file_of(mv.from)
        } else {
            Origin::NONE
        },
    }
}

pub(super) const fn file_of(square: Square) -> Origin {
    Origin::new(Some(square.file()), None)
}
