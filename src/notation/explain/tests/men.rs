//! Why a man cannot make a move, and which of several could.

use super::{START, man, position, reason, square, white};
use crate::board::Role;
use crate::notation::{Language, Obstacle, Unresolved, resolve};

#[test]
fn no_such_piece() {
    assert_eq!(
        reason("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4"),
        Unresolved::NoSuchPiece {
            piece: white(Role::Queen)
        }
    );
    assert_eq!(
        reason("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e4"),
        Unresolved::NoSuchPiece {
            piece: white(Role::Pawn)
        }
    );
}

#[test]
fn no_piece_of_the_kind_moves_so() {
    assert_eq!(
        reason(START, "Ne5"),
        Unresolved::CannotReach {
            piece: white(Role::Knight),
            to: square("e5"),
            each: vec![
                (square("b1"), Obstacle::NotItsMove),
                (square("g1"), Obstacle::NotItsMove)
            ],
        }
    );
}

#[test]
fn each_piece_has_its_own_obstacle() {
    // Rooks a1 (blocked by the knight b1), h4 (pinned by the queen h8? no: not its move), d8.
    assert_eq!(
        reason("4k3/8/8/8/7R/8/8/RN2K3 w - - 0 1", "Rd1"),
        Unresolved::CannotReach {
            piece: white(Role::Rook),
            to: square("d1"),
            each: vec![
                (square("a1"), Obstacle::Blocked(man("Nb1"))),
                (square("h4"), Obstacle::NotItsMove)
            ],
        }
    );
    // The way from d8 down to d1: the first man met is the pawn on d5, not the one on d2.
    assert_eq!(
        reason("3R4/7k/8/3p4/8/8/3P4/4K3 w - - 0 1", "Rd1"),
        Unresolved::CannotReach {
            piece: white(Role::Rook),
            to: square("d1"),
            each: vec![(square("d8"), Obstacle::Blocked(man("pd5")))],
        }
    );
    // The written file is not the file of the knight that could go.
    assert_eq!(
        reason("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "Nbf3"),
        Unresolved::CannotReach {
            piece: white(Role::Knight),
            to: square("f3"),
            each: vec![
                (square("b1"), Obstacle::NotItsMove),
                (square("g1"), Obstacle::OtherOrigin)
            ],
        }
    );
    // The other rook, the one not named, is pinned on the e-file.
    assert_eq!(
        reason("4r2k/8/8/8/4R3/8/8/R3K3 w - - 0 1", "Rad4"),
        Unresolved::CannotReach {
            piece: white(Role::Rook),
            to: square("d4"),
            each: vec![
                (square("a1"), Obstacle::NotItsMove),
                (square("e4"), Obstacle::Pinned { by: man("re8") })
            ],
        }
    );
}

#[test]
fn pinned_to_the_king() {
    assert_eq!(
        reason("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "Nc3"),
        Unresolved::Pinned {
            pinned: man("Ne2"),
            king: square("e1"),
            by: man("re4"),
        }
    );
    // A pawn pinned on a diagonal cannot advance.
    assert_eq!(
        reason("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1", "f3"),
        Unresolved::Pinned {
            pinned: man("Pf2"),
            king: square("e1"),
            by: man("bh4"),
        }
    );
}

#[test]
fn king_would_be_attacked() {
    assert_eq!(
        reason("4k3/8/8/8/8/3q4/8/4K3 w - - 0 1", "Kd1"),
        Unresolved::KingAttacked {
            to: square("d1"),
            by: man("qd3"),
        }
    );
    // By the other king.
    assert_eq!(
        reason("8/8/8/8/8/3k4/8/5K2 w - - 1 62", "Ke2"),
        Unresolved::KingAttacked {
            to: square("e2"),
            by: man("kd3"),
        }
    );
    // Along the line of the check: the king's own square does not shield it.
    assert_eq!(
        reason("k7/8/8/8/r3K3/8/8/8 w - - 0 1", "Kf4"),
        Unresolved::KingAttacked {
            to: square("f4"),
            by: man("ra4"),
        }
    );
}

#[test]
fn still_in_check() {
    assert_eq!(
        reason("4k3/8/8/8/7q/8/P7/4K3 w - - 0 1", "a3"),
        Unresolved::StillInCheck {
            king: square("e1"),
            by: vec![man("qh4")],
        }
    );
    // Double check: taking one of the two is not enough.
    assert_eq!(
        reason("k3r3/8/8/8/8/3n4/2Q5/4K3 w - - 0 1", "Qxd3"),
        Unresolved::StillInCheck {
            king: square("e1"),
            by: vec![man("re8")],
        }
    );
    // En passant that opens the rank: neither pawn alone is pinned.
    assert_eq!(
        reason("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3"),
        Unresolved::StillInCheck {
            king: square("a4"),
            by: vec![man("Qh4")],
        }
    );
}

#[test]
fn own_piece_on_the_square() {
    assert_eq!(reason(START, "Nd2"), Unresolved::OwnPiece(man("Pd2")));
    assert_eq!(
        reason("4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1", "exd3"),
        Unresolved::OwnPiece(man("Nd3"))
    );
}

#[test]
fn pawn_reasons() {
    assert_eq!(
        reason("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5"),
        Unresolved::PawnBlocked {
            from: square("e4"),
            by: man("pe5"),
        }
    );
    assert_eq!(
        reason("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4"),
        Unresolved::PawnBlocked {
            from: square("e2"),
            by: man("ne3"),
        }
    );
    assert_eq!(
        reason(START, "e5"),
        Unresolved::NoPawn {
            to: Some(square("e5")),
            capture: false,
            nearest: Some(square("e2")),
        }
    );
    assert_eq!(
        reason("4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1", "exd5"),
        Unresolved::NoPawn {
            to: Some(square("d5")),
            capture: true,
            nearest: None,
        }
    );
    assert_eq!(
        reason("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exd5"),
        Unresolved::NothingToCapture {
            from: square("e4"),
            to: square("d5"),
        }
    );
    assert_eq!(
        reason("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exd"),
        Unresolved::NoPawn {
            to: None,
            capture: true,
            nearest: None,
        }
    );
}

#[test]
fn promotion_reasons() {
    let fen = "8/1P4k1/8/8/8/8/6K1/8 w - - 0 1";
    assert_eq!(
        reason(fen, "b8"),
        Unresolved::PromotionMissing { to: square("b8") }
    );
    assert_eq!(
        reason("8/8/1P4k1/8/8/8/6K1/8 w - - 0 1", "b7=Q"),
        Unresolved::BadPromotion {
            to: square("b7"),
            promotion: Role::Queen,
        }
    );
}

#[test]
fn coordinates_from_a_square_that_is_not_ours() {
    assert_eq!(
        reason(START, "e4e5"),
        Unresolved::NoPieceOn {
            from: square("e4"),
            other: None,
        }
    );
    assert_eq!(
        reason(START, "e7e5"),
        Unresolved::NoPieceOn {
            from: square("e7"),
            other: Some(man("pe7").piece),
        }
    );
}

#[test]
fn several_fit() {
    let candidates = |fen: &str, word: &str| match reason(fen, word) {
        Unresolved::Ambiguous { to, candidates, .. } => {
            let squares: Vec<String> = candidates
                .iter()
                .map(|mv| format!("{}{}", mv.from, mv.to))
                .collect();
            (to.map(|to| to.to_string()), squares.join(" "))
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(
        candidates("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        (Some("d2".to_owned()), "b1d2 f3d2".to_owned())
    );
    // Half-said: two of the three knights stand on the e-file.
    assert_eq!(
        candidates("8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", "Nec3"),
        (Some("c3".to_owned()), "e2c3 e4c3".to_owned())
    );
    // A pinned knight is no rival.
    assert!(
        resolve(
            &position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"),
            &Language::by_code("en").unwrap().read(b"Ne2").unwrap()
        )
        .is_ok()
    );
    assert_eq!(
        candidates("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "xd5"),
        (Some("d5".to_owned()), "c4d5 e4d5".to_owned())
    );
    // By files only, on two ranks.
    assert_eq!(
        candidates("4k3/8/3p4/2P5/3p4/2P5/8/4K3 w - - 0 1", "cxd"),
        (None, "c3d4 c5d6".to_owned())
    );
}

#[test]
fn null_move_in_check() {
    assert_eq!(
        reason("4k3/8/8/8/7q/8/P7/4K3 w - - 0 1", "--"),
        Unresolved::NullInCheck { by: man("qh4") }
    );
}
