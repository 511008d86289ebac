//! The rules that positions of games seldom put to the test, one by one.

use super::*;
use crate::board::testing::{position, square};
use crate::board::{Bitboard, FenStyle};

/// Where the man on `from` may go; castling as the rook's square.
fn targets(position: &Position, from: &str) -> Vec<String> {
    let from = square(from);
    let targets: Bitboard = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from == from)
        .map(|mv| mv.to)
        .collect();
    targets.into_iter().map(|to| to.to_string()).collect()
}

/// Whether castling on this wing is legal; generator and rule must agree.
fn castles(fen: &str, wing: Wing) -> bool {
    let position = position(fen);
    let generated = position
        .legal_moves()
        .into_iter()
        .any(|mv| mv.kind == MoveKind::Castle(wing));
    assert_eq!(
        generated,
        position.legal_castling(wing).is_some(),
        "{fen} {wing:?}"
    );
    generated
}

/// The men after castling, as the first field of FEN.
fn after_castling(fen: &str, wing: Wing) -> String {
    let mut position = position(fen);
    let mv = position.legal_castling(wing).unwrap();
    position.play(mv);
    let fen = position.fen(FenStyle::default()).to_string();
    fen.split(' ').next().unwrap().to_owned()
}

#[test]
fn the_start_has_twenty_moves() {
    assert_eq!(Position::default().count_legal_moves(), 20);
    assert_eq!(targets(&Position::default(), "g1"), ["f3", "h3"]);
}

#[test]
fn a_pinned_man_stays_on_its_line() {
    let pinned = position("4r2k/8/8/b7/8/2N5/4R3/4K3 w - - 0 1");
    assert!(targets(&pinned, "c3").is_empty());
    assert_eq!(targets(&pinned, "e2"), ["e3", "e4", "e5", "e6", "e7", "e8"]);
    // A pawn pinned along the diagonal may only take the pinner.
    let pawn = position("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1");
    assert!(targets(&pawn, "f2").is_empty());
    let pawn = position("4k3/8/8/8/8/6b1/5P2/4K3 w - - 0 1");
    assert_eq!(targets(&pawn, "f2"), ["g3"]);
}

#[test]
fn en_passant_must_not_bare_the_king() {
    // Both pawns leave the fifth rank, where the rook waits.
    let rank = position("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
    assert_eq!(targets(&rank, "e5"), ["e6"]);
    assert_eq!(rank.legal_en_passant(), None);
    // With one man more on the rank the capture is free.
    let shielded = position("4k3/8/8/K1NpP2r/8/8/8/8 w - d6 0 1");
    assert_eq!(targets(&shielded, "e5"), ["d6", "e6"]);
    // The captured pawn stood between the bishop and the king.
    let diagonal = position("4k1b1/8/8/3pP3/8/1K6/8/8 w - d6 0 1");
    assert_eq!(targets(&diagonal, "e5"), ["e6"]);
    assert_eq!(diagonal.legal_en_passant(), None);
    // The capturing pawn is pinned on the diagonal it captures along, or on the other.
    let along = position("4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1");
    assert_eq!(along.legal_en_passant(), Some(square("d6")));
    let across = position("6bk/5P2/8/3Pp3/2K5/8/8/8 w - e6 0 1");
    assert_eq!(across.legal_en_passant(), Some(square("e6")));
    let across = position("6bk/8/8/3Pp3/2K5/8/8/8 w - e6 0 1");
    assert_eq!(targets(&across, "d5"), ["e6"]);
}

#[test]
fn en_passant_answers_a_check_by_the_pawn_it_takes() {
    let check = position("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    assert!(check.is_check());
    assert_eq!(targets(&check, "e4"), ["d3"]);
    // A knight's check it does not answer.
    let knight = position("8/8/8/8/1k1Pp3/8/2N5/4K3 b - d3 0 1");
    assert!(targets(&knight, "e4").is_empty());
}

#[test]
fn two_checks_leave_the_king_alone() {
    let double = position("4k3/8/5N2/8/8/8/3q4/K3R3 b - - 0 1");
    assert!(double.checkers().is_several());
    // The queen could take the rook or the knight's way, but never both.
    assert!(double.legal_moves().iter().all(|mv| mv.role == Role::King));
    assert_eq!(targets(&double, "e8"), ["f7", "d8", "f8"]);
}

#[test]
fn the_king_does_not_hide_in_its_own_shadow() {
    let shadow = position("8/8/8/r3K3/8/8/8/7k w - - 0 1");
    assert_eq!(targets(&shadow, "e5"), ["d4", "e4", "f4", "d6", "e6", "f6"]);
}

#[test]
fn a_pawn_promotes_to_four_pieces_on_each_square() {
    let position = position("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
    let promotions: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.role == Role::Pawn)
        .collect();
    assert_eq!(promotions.len(), 8);
    for role in Role::PROMOTIONS {
        let of_role = promotions.iter().filter(|mv| mv.promotion() == Some(role));
        assert_eq!(of_role.count(), 2);
    }
    let captures = promotions.iter().filter(|mv| mv.captured.is_some());
    assert!(captures.clone().all(|mv| mv.to == square("b8")));
    assert_eq!(captures.count(), 4);
}

#[test]
fn castling_needs_each_of_its_conditions() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert!(castles(both, Wing::King) && castles(both, Wing::Queen));
    for (fen, king_wing, queen_wing) in [
        // The right is gone on one wing, then on both.
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", false, false),
        // A man between, also where only the rook passes; of either side.
        ("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/R3K1nR w KQ - 0 1", false, true),
        // In check.
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, false),
        // The king would pass over an attacked square.
        ("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true),
        ("3r2k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, false),
        // The king would land on one; a pawn and a king attack too.
        ("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true),
        ("4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", false, true),
        ("8/8/8/8/8/8/1k6/R3K2R w KQ - 0 1", true, false),
        // Only the rook is attacked, or passes over an attacked square.
        ("1r4kr/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true),
    ] {
        assert_eq!(castles(fen, Wing::King), king_wing, "{fen}");
        assert_eq!(castles(fen, Wing::Queen), queen_wing, "{fen}");
    }
}

#[test]
fn castling_where_men_start_elsewhere() {
    // King and rook swap places.
    let swap = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    assert_eq!(after_castling(swap, Wing::King), "4k3/8/8/8/8/8/8/5RK1");
    // Only the rook moves, only the king moves.
    let rook = "4k3/8/8/8/8/8/8/1RK5 w B - 0 1";
    assert_eq!(after_castling(rook, Wing::Queen), "4k3/8/8/8/8/8/8/2KR4");
    let king = "4k3/8/8/8/8/8/8/3RK3 w D - 0 1";
    assert_eq!(after_castling(king, Wing::Queen), "4k3/8/8/8/8/8/8/2KR4");
    // A long way: the king from b to g, the rook from c, or from h to f.
    let long = "4k3/8/8/8/8/8/8/1K5R w H - 0 1";
    assert_eq!(after_castling(long, Wing::King), "4k3/8/8/8/8/8/8/5RK1");
    // The king comes towards the rook and past it.
    let past = "4k3/8/8/8/8/8/8/R4K2 w A - 0 1";
    assert_eq!(after_castling(past, Wing::Queen), "4k3/8/8/8/8/8/8/2KR4");
    let towards = "1rk5/8/8/8/8/8/8/4K3 b b - 0 1";
    assert_eq!(after_castling(towards, Wing::Queen), "2kr4/8/8/8/8/8/8/4K3");
}

#[test]
fn castling_where_the_way_is_wider_than_between_king_and_rook() {
    // The king on b1 goes to c1 and the rook from a1 to d1: both squares must be empty.
    assert!(castles("4k3/8/8/8/8/8/8/RK6 w A - 0 1", Wing::Queen));
    assert!(!castles("4k3/8/8/8/8/8/8/RKN5 w A - 0 1", Wing::Queen));
    assert!(!castles("4k3/8/8/8/8/8/8/RK1N4 w A - 0 1", Wing::Queen));
    assert!(castles("4k3/8/8/8/8/8/8/RK2N3 w A - 0 1", Wing::Queen));
}

#[test]
fn castling_must_not_take_the_kings_shield_away() {
    // The rook on b1 leaves for d1 and the queen on a1 looks at the king on c1.
    assert!(!castles("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", Wing::Queen));
    assert!(castles("4k3/8/8/8/8/8/8/bRK5 w B - 0 1", Wing::Queen));
    assert!(!castles("4k3/8/8/8/8/8/8/1RK4r w B - 0 1", Wing::Queen));
}

#[test]
fn a_move_is_legal_only_with_what_it_captures_and_is() {
    let start = Position::default();
    let double_step = Move {
        role: Role::Pawn,
        from: square("e2"),
        to: square("e4"),
        captured: None,
        kind: MoveKind::DoubleStep,
    };
    assert!(start.is_legal(double_step));
    let kind = MoveKind::Plain;
    assert!(!start.is_legal(Move {
        kind,
        ..double_step
    }));
    let captured = Some(Role::Pawn);
    assert!(!start.is_legal(Move {
        captured,
        ..double_step
    }));
    assert!(!start.is_legal(start.null_move()));
}

/// White's king, one rook that may castle, one man of Black's on the first three ranks, as a FEN.
fn back_rank(king: usize, rook: usize, (enemy, at): (char, usize)) -> String {
    let mut ranks = [['1'; 8]; 3];
    ranks[0][king] = 'K';
    ranks[0][rook] = 'R';
    ranks[at / 8][at % 8] = enemy;
    let [first, second, third] = ranks.map(|rank| rank.iter().collect::<String>());
    let right = char::from(b'A' + rook as u8);
    format!("7k/8/8/8/8/{third}/{second}/{first} w {right} - 0 1")
}

#[test]
fn castling_never_ends_in_check() {
    let mut legal = 0;
    for (king, rook) in (0..8).flat_map(|king| (0..8).map(move |rook| (king, rook))) {
        for at in (0..24).filter(|at| king != rook && ![king, rook].contains(at)) {
            for enemy in ['n', 'b', 'r', 'q'] {
                let fen = back_rank(king, rook, (enemy, at));
                let Ok(position) = Position::from_fen(&fen) else {
                    continue;
                };
                for mv in Wing::ALL.map(|wing| position.legal_castling(wing)) {
                    assert!(mv.is_none_or(|mv| position.leaves_king_safe(mv)), "{fen}");
                    legal += usize::from(mv.is_some());
                }
            }
        }
    }
    assert!(legal > 1000, "{legal}");
}
