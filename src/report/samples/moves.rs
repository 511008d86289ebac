//! Samples of moves that cannot be played.

use super::{Sample, man, marked, mv, name, past, promoting, square};
use crate::board::{Color, Role, Wing};
use crate::notation::{CastlingFault, CheckMark, Obstacle, Unresolved};
use crate::report::{Detail, Hint, Misplayed, MoveName, Rule};

fn played(word: &str, turn: Color, why: Unresolved) -> Misplayed {
    Misplayed {
        word: word.to_owned(),
        turn,
        why,
        choices: Vec::new(),
        hints: Vec::new(),
    }
}

fn sample(misplayed: Misplayed) -> Sample {
    let rule = misplayed.rule();
    (rule, Detail::Unresolved(Box::new(misplayed)))
}

fn white(word: &str, why: Unresolved) -> Sample {
    sample(played(word, Color::White, why))
}

fn cannot_reach(letter: char, to: &str, each: &[(&str, Obstacle)]) -> Unresolved {
    Unresolved::CannotReach {
        piece: man(letter, "a1").piece,
        to: square(to),
        each: each.iter().map(|(at, why)| (square(at), *why)).collect(),
    }
}

fn reaching() -> Vec<Sample> {
    let far = Obstacle::NotItsMove;
    let blocked = |letter, at| Obstacle::Blocked(man(letter, at));
    let pinned = Obstacle::Pinned { by: man('b', "b4") };
    let ignored = Obstacle::StillInCheck { by: man('q', "h4") };
    let elsewhere = Obstacle::OtherOrigin;
    let one = |letter, to, each: &[(&str, Obstacle)]| white("", cannot_reach(letter, to, each));
    vec![
        one('N', "e5", &[("b1", far), ("g1", far)]),
        one('B', "b6", &[("c1", far)]),
        one('K', "e4", &[("e1", far)]),
        one('R', "a8", &[("a1", blocked('P', "a2"))]),
        one('R', "d5", &[("d1", blocked('n', "d4")), ("h1", far)]),
        one(
            'Q',
            "d7",
            &[("d1", blocked('P', "d2")), ("a4", blocked('n', "b5"))],
        ),
        one('N', "d5", &[("c3", pinned), ("g1", far)]),
        one('N', "d5", &[("c3", pinned), ("f4", ignored)]),
        one('Q', "a4", &[("d1", ignored)]),
        one('N', "d2", &[("f3", elsewhere), ("b5", far)]),
        one('R', "d1", &[("a1", elsewhere), ("f1", elsewhere)]),
    ]
}

pub(super) fn illegal() -> Vec<Sample> {
    let king = square("e1");
    let mut list = reaching();
    list.extend([
        white(
            "Cd2",
            Unresolved::NoSuchPiece {
                piece: man('N', "a1").piece,
            },
        ),
        white(
            "Cd5",
            Unresolved::Pinned {
                pinned: man('N', "c3"),
                king,
                by: man('b', "b4"),
            },
        ),
        white(
            "Re2",
            Unresolved::KingAttacked {
                to: square("e2"),
                by: man('b', "a6"),
            },
        ),
        white(
            "a3",
            Unresolved::StillInCheck {
                king,
                by: vec![man('q', "h4")],
            },
        ),
        white(
            "Be3",
            Unresolved::StillInCheck {
                king,
                by: vec![man('r', "e8"), man('n', "f3")],
            },
        ),
        white("Cf3", Unresolved::OwnPiece(man('P', "f3"))),
        white(
            "e5",
            Unresolved::PawnBlocked {
                from: square("e4"),
                by: man('p', "e5"),
            },
        ),
        white(
            "exd5",
            Unresolved::NothingToCapture {
                from: square("e4"),
                to: square("d5"),
            },
        ),
        white("--", Unresolved::NullInCheck { by: man('b', "b4") }),
        white(
            "e4e5",
            Unresolved::NoPieceOn {
                from: square("e4"),
                other: None,
            },
        ),
        white(
            "e7e5",
            Unresolved::NoPieceOn {
                from: square("e7"),
                other: Some(man('p', "e7").piece),
            },
        ),
    ]);
    for (to, capture) in [(None, true), (Some("d5"), true), (Some("d5"), false)] {
        let to = to.map(square);
        list.push(white(
            "dxc",
            Unresolved::NoPawn {
                to,
                capture,
                nearest: None,
            },
        ));
    }
    let push = past(mv(Role::Pawn, "d7", "d5", None), Color::Black, 2);
    for push in [Some(push), None] {
        let to = square("d6");
        list.push(white("exd6", Unresolved::EnPassantLate { to, push }));
    }
    list.extend(hinted());
    list
}

fn hinted() -> Vec<Sample> {
    let hints = [
        Hint::FenTurn(Color::Black),
        Hint::NoFen,
        Hint::Repeated,
        Hint::OtherSide(Color::Black),
        Hint::BoardGesture,
    ];
    let mut list: Vec<Sample> = hints
        .into_iter()
        .map(|hint| {
            let why = cannot_reach('K', "e4", &[("g1", Obstacle::NotItsMove)]);
            let mut misplayed = played("Re4", Color::White, why);
            misplayed.hints.push(hint);
            sample(misplayed)
        })
        .collect();
    for wing in Wing::ALL {
        let fault = CastlingFault::RightLost { by: None };
        let why = Unresolved::Castling { wing, fault };
        let mut misplayed = played("O-O", Color::Black, why);
        misplayed.hints.push(Hint::FenRights);
        list.push(sample(misplayed));
    }
    list
}

pub(super) fn castling() -> Vec<Sample> {
    let right_lost = |mv, color, number| CastlingFault::RightLost {
        by: Some(past(mv, color, number)),
    };
    let through = |lands, over| CastlingFault::ThroughCheck {
        over: square(over),
        lands,
        by: man('r', "f8"),
    };
    let faults = [
        right_lost(mv(Role::Rook, "h1", "g1", None), Color::White, 12),
        right_lost(
            mv(Role::Bishop, "b7", "h1", Some(Role::Rook)),
            Color::Black,
            14,
        ),
        right_lost(mv(Role::King, "e1", "f1", None), Color::White, 12),
        CastlingFault::RookNotThere,
        CastlingFault::PieceBetween(man('N', "g1")),
        CastlingFault::InCheck { by: man('q', "e7") },
        through(false, "f1"),
        through(true, "g1"),
        CastlingFault::Unshielded { by: man('r', "a1") },
    ];
    let mut list: Vec<Sample> = faults
        .into_iter()
        .map(|fault| {
            let wing = Wing::King;
            white("O-O", Unresolved::Castling { wing, fault })
        })
        .collect();
    list.push(white(
        "O-O-O",
        Unresolved::Castling {
            wing: Wing::Queen,
            fault: CastlingFault::RookNotThere,
        },
    ));
    list
}

fn ambiguous(
    role: Role,
    to: Option<&str>,
    origins: &[&str],
    captured: Option<Role>,
    choices: Vec<MoveName>,
) -> Sample {
    let candidates = origins
        .iter()
        .map(|from| mv(role, from, to.unwrap_or("d5"), captured))
        .collect();
    let why = Unresolved::Ambiguous {
        role,
        to: to.map(square),
        candidates,
    };
    let mut misplayed = played("dxc", Color::White, why);
    misplayed.choices = choices;
    sample(misplayed)
}

pub(super) fn others() -> Vec<Sample> {
    let pieces = Role::PROMOTIONS.map(|role| promoting("b8", role)).to_vec();
    let to = square("b8");
    let mut missing = played("b8", Color::White, Unresolved::PromotionMissing { to });
    missing.choices.clone_from(&pieces);
    let bad = |promotion| {
        let why = Unresolved::BadPromotion { to, promotion };
        sample(played("b8=R", Color::White, why))
    };
    let knights = ["b", "f"].map(|file| name(Role::Knight, file, false, "d2"));
    let queens = ["1", "4", "h4"].map(|from| name(Role::Queen, from, true, "e1"));
    let captures = ["c4", "c6"].map(|to| name(Role::Pawn, "d", true, to));
    let check = marked(name(Role::Rook, "a", false, "d1"), CheckMark::Check);
    let ended = |rule, number| (rule, Detail::Ended { number });
    vec![
        ambiguous(
            Role::Knight,
            Some("d2"),
            &["b1", "f3"],
            None,
            knights.to_vec(),
        ),
        ambiguous(Role::Rook, Some("d1"), &["a1", "f1"], None, vec![check]),
        ambiguous(
            Role::Queen,
            Some("e1"),
            &["h1", "e4", "h4"],
            Some(Role::Bishop),
            queens.to_vec(),
        ),
        ambiguous(Role::Pawn, None, &["d5", "d3"], None, captures.to_vec()),
        sample(missing),
        bad(Role::King),
        bad(Role::Queen),
        (
            Rule::ImpossiblePromotion,
            Detail::PromotionTo {
                role: Role::King,
                choices: pieces,
            },
        ),
        (Rule::NullMove, Detail::None),
        (Rule::NullMoveInVariation, Detail::None),
        ended(Rule::MovesAfterMate, 2),
        ended(Rule::MovesAfterStalemate, 60),
        ended(Rule::MovesAfterDeadPosition, 60),
        ended(Rule::MovesAfterFivefold, 62),
        ended(Rule::MovesAfter75Moves, 118),
    ]
}
