//! Why a written move is none, and moves after the end.

use crate::board::{Color, Move, Piece, Role, Square, Wing};
use crate::notation::{CastlingFault, Obstacle, PastMove, Standing, Unresolved};
use crate::report::words::phrase::Phrase;
use crate::report::{Detail, Hint, Misplayed, MoveName};

/// Men whose reasons are told one by one at most.
const TOLD: usize = 4;

pub(super) fn phrase(name: &str, detail: &Detail) -> Option<Phrase> {
    Some(match detail {
        Detail::Unresolved(misplayed) => unresolved(misplayed),
        Detail::PromotionTo { role, choices } => choose(promotion_to(*role), choices),
        Detail::Ended { number } => Phrase::new(name).digits("number", *number),
        _ => return None,
    })
}

fn unresolved(played: &Misplayed) -> Phrase {
    let phrase = choose(why(played), &played.choices);
    played
        .hints
        .iter()
        .fold(phrase, |phrase, hint| phrase.note(hinted(*hint, played)))
}

fn choose(phrase: Phrase, choices: &[MoveName]) -> Phrase {
    if choices.is_empty() {
        return phrase;
    }
    phrase.help(Phrase::new("write-choices").moves("choices", choices))
}

fn why(played: &Misplayed) -> Phrase {
    let turn = played.turn;
    match &played.why {
        Unresolved::NoSuchPiece { piece } => Phrase::new("illegal-no-such-piece")
            .color("color", piece.color)
            .role("piece", piece.role),
        Unresolved::CannotReach { piece, to, each } => cannot_reach(*piece, *to, each),
        Unresolved::Pinned { pinned, king, by } => by_man(
            man(Phrase::new("illegal-pinned"), *pinned).square("king", *king),
            *by,
        ),
        Unresolved::KingAttacked { to, by } => {
            by_man(Phrase::new("illegal-king-attacked").square("to", *to), *by)
        }
        Unresolved::StillInCheck { king, by } => still_in_check(&played.word, *king, by),
        Unresolved::Castling { wing, fault } => castling(*wing, turn, fault),
        Unresolved::OwnPiece(own) => Phrase::new("illegal-own-piece")
            .square("to", own.square)
            .role("blocker", own.piece.role)
            .color("color", own.piece.color),
        Unresolved::PawnBlocked { from, by } => Phrase::new("illegal-pawn-blocked")
            .square("from", *from)
            .square("to", by.square)
            .role("blocker", by.piece.role)
            .color("blocker_color", by.piece.color),
        Unresolved::NoPawn { to, capture, .. } => no_pawn(&played.word, turn, *to, *capture),
        Unresolved::NothingToCapture { from, to } => Phrase::new("illegal-nothing-to-capture")
            .square("from", *from)
            .square("to", *to),
        Unresolved::EnPassantLate { to, push } => en_passant(*to, *push),
        Unresolved::PromotionMissing { to } => {
            Phrase::new("illegal-promotion-missing").square("to", *to)
        }
        Unresolved::BadPromotion { to, promotion } => match promotion {
            Role::King | Role::Pawn => promotion_to(*promotion),
            _ => Phrase::new("impossible-promotion-square").square("to", *to),
        },
        Unresolved::NoPieceOn { from, other } => no_piece_on(*from, *other, turn),
        Unresolved::Ambiguous {
            role,
            to,
            candidates,
        } => ambiguous(&played.word, *role, *to, candidates),
        Unresolved::NullInCheck { by } => by_man(
            Phrase::new("illegal-null-in-check").color("color", turn),
            *by,
        ),
    }
}

fn no_piece_on(from: Square, other: Option<Piece>, turn: Color) -> Phrase {
    match other {
        None => Phrase::new("illegal-no-piece-on").square("from", from),
        Some(other) => Phrase::new("illegal-not-own-piece")
            .role("piece", other.role)
            .color("piece_color", other.color)
            .square("from", from)
            .color("color", turn),
    }
}

fn promotion_to(role: Role) -> Phrase {
    Phrase::new("impossible-promotion-piece").role("piece", role)
}

/// With a man that moves: what it is and where it stands.
fn man(phrase: Phrase, standing: Standing) -> Phrase {
    phrase
        .role("piece", standing.piece.role)
        .square("from", standing.square)
}

/// With the man that attacks, pins or gives check.
fn by_man(phrase: Phrase, by: Standing) -> Phrase {
    phrase
        .role("by", by.piece.role)
        .square("by_from", by.square)
}

fn in_the_way(phrase: Phrase, by: Standing) -> Phrase {
    phrase
        .role("blocker", by.piece.role)
        .color("blocker_color", by.piece.color)
        .square("on", by.square)
}

fn cannot_reach(piece: Piece, to: Square, each: &[(Square, Obstacle)]) -> Phrase {
    let elsewhere: Vec<Square> = each
        .iter()
        .filter(|(_, obstacle)| *obstacle == Obstacle::OtherOrigin)
        .map(|(square, _)| *square)
        .collect();
    if !elsewhere.is_empty() {
        return Phrase::new("illegal-other-origin")
            .role("piece", piece.role)
            .square("to", to)
            .number("count", elsewhere.len() as u64)
            .squares(elsewhere.into_iter());
    }
    let mut kept_away = each
        .iter()
        .filter(|(_, obstacle)| *obstacle != Obstacle::NotItsMove);
    match (kept_away.next(), kept_away.next()) {
        (None, _) => out_of_reach(piece, to, each),
        (Some((from, obstacle)), None) => {
            let keys = [
                "illegal-blocked",
                "illegal-pinned-man",
                "illegal-check-ignored",
            ];
            let standing = Standing {
                piece,
                square: *from,
            };
            kept(keys, standing, *obstacle).square("to", to)
        }
        _ => {
            let keys = ["note-blocked", "note-pinned", "note-check-ignored"];
            each.iter()
                .filter(|(_, obstacle)| *obstacle != Obstacle::NotItsMove)
                .take(TOLD)
                .map(|&(square, obstacle)| kept(keys, Standing { piece, square }, obstacle))
                .fold(out_of_reach(piece, to, each), Phrase::note)
        }
    }
}

/// No man of the kind moves so: where they are.
fn out_of_reach(piece: Piece, to: Square, each: &[(Square, Obstacle)]) -> Phrase {
    if let (Role::King, Some((from, _))) = (piece.role, each.first()) {
        return Phrase::new("illegal-king-too-far")
            .square("from", *from)
            .square("to", to);
    }
    Phrase::new("illegal-no-piece")
        .role("piece", piece.role)
        .color("color", piece.color)
        .square("to", to)
        .number("count", each.len() as u64)
        .squares(each.iter().map(|(square, _)| *square))
}

/// What keeps one man away, by the messages for blocked, pinned, and check ignored.
fn kept([blocked, pinned, check]: [&str; 3], standing: Standing, obstacle: Obstacle) -> Phrase {
    let phrase = |key| man(Phrase::new(key), standing);
    match obstacle {
        Obstacle::Pinned { by } => by_man(phrase(pinned), by),
        Obstacle::StillInCheck { by } => by_man(phrase(check), by),
        Obstacle::Blocked(by) => in_the_way(phrase(blocked), by),
        // The caller leaves these out.
        Obstacle::NotItsMove | Obstacle::OtherOrigin => phrase(blocked),
    }
}

fn still_in_check(word: &str, king: Square, by: &[Standing]) -> Phrase {
    let (key, first, second) = match by {
        [first, second, ..] => ("illegal-still-in-double-check", Some(first), Some(second)),
        _ => ("illegal-still-in-check", by.first(), None),
    };
    let mut phrase = Phrase::new(key).text("move", word).square("king", king);
    if let Some(first) = first {
        phrase = by_man(phrase, *first);
    }
    if let Some(second) = second {
        phrase = phrase
            .role("also", second.piece.role)
            .square("also_from", second.square);
    }
    phrase
}

fn castling(wing: Wing, turn: Color, fault: &CastlingFault) -> Phrase {
    match *fault {
        CastlingFault::RightLost { by: None } => Phrase::new("illegal-castling-no-right")
            .wing(wing)
            .color("color", turn),
        CastlingFault::RightLost { by: Some(past) } => right_lost(turn, past),
        CastlingFault::RookNotThere => Phrase::new("illegal-castling-no-rook")
            .wing(wing)
            .color("color", turn),
        CastlingFault::PieceBetween(by) => in_the_way(Phrase::new("illegal-castling-between"), by),
        CastlingFault::InCheck { by } => by_man(Phrase::new("illegal-castling-in-check"), by),
        CastlingFault::ThroughCheck { over, lands, by } => {
            let key = if lands {
                "illegal-castling-into"
            } else {
                "illegal-castling-through"
            };
            by_man(Phrase::new(key).square("over", over), by)
        }
        CastlingFault::Unshielded { by } => by_man(Phrase::new("illegal-castling-unshielded"), by),
    }
}

fn right_lost(turn: Color, past: PastMove) -> Phrase {
    let phrase = if past.color != turn {
        Phrase::new("illegal-castling-rook-captured").square("rook", past.mv.to)
    } else if past.mv.role == Role::King {
        Phrase::new("illegal-castling-king-moved")
    } else {
        Phrase::new("illegal-castling-rook-moved").square("rook", past.mv.from)
    };
    let dots = match past.color {
        Color::White => ".",
        Color::Black => "...",
    };
    let number = format!("{}{dots}", past.number);
    phrase.numbered("when", number, MoveName::from(past))
}

fn no_pawn(word: &str, turn: Color, to: Option<Square>, capture: bool) -> Phrase {
    let phrase = match (to, capture) {
        (None, _) => Phrase::new("illegal-no-pawn-capture-file").text("move", word),
        (Some(to), true) => Phrase::new("illegal-no-pawn-capture").square("to", to),
        (Some(to), false) => Phrase::new("illegal-no-pawn").square("to", to),
    };
    phrase.color("color", turn)
}

fn en_passant(to: Square, push: Option<PastMove>) -> Phrase {
    match push {
        None => Phrase::new("illegal-en-passant-never").square("to", to),
        Some(past) => Phrase::new("illegal-en-passant")
            .color("color", past.color)
            .mv("push", MoveName::from(past))
            .digits("number", past.number),
    }
}

fn ambiguous(word: &str, role: Role, to: Option<Square>, candidates: &[Move]) -> Phrase {
    let count = candidates.len() as u64;
    let Some(to) = to else {
        return Phrase::new("ambiguous-capture-file")
            .text("move", word)
            .number("count", count);
    };
    let captures = candidates.iter().all(|mv| mv.captured.is_some());
    let key = if captures {
        "ambiguous-capture"
    } else {
        "ambiguous-move"
    };
    Phrase::new(key)
        .number("count", count)
        .role("piece", role)
        .square("to", to)
        .squares(candidates.iter().map(|mv| mv.from))
}

fn hinted(hint: Hint, played: &Misplayed) -> Phrase {
    match hint {
        Hint::FenRights => Phrase::new("hint-fen-rights"),
        Hint::FenTurn(color) => Phrase::new("hint-fen-turn").color("color", color),
        Hint::NoFen => Phrase::new("hint-no-fen"),
        Hint::Repeated => Phrase::new("hint-repeated").text("move", played.word.as_str()),
        Hint::OtherSide(color) => Phrase::new("hint-other-side")
            .color("color", color)
            .text("move", played.word.as_str()),
        Hint::BoardGesture => Phrase::new("hint-board-gesture"),
    }
}
