//! Endings on the board.

use crate::board::testing::position;
use crate::board::{Color, Ending, Material};

fn ending(fen: &str, rule: Material) -> Option<Ending> {
    position(fen).ending(rule)
}

#[test]
fn mate_and_stalemate() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(ending(mate, Material::Fide), Some(Ending::Checkmate));
    assert_eq!(
        ending("7k/5Q2/6K1/8/8/8/8/8 b - - 1 1", Material::Fide),
        Some(Ending::Stalemate)
    );
    // A pinned knight, a blocked pawn, and every square beside the king covered.
    let pinned = "7k/4N1n1/5B1K/p7/P7/8/8/8 b - - 0 1";
    assert_eq!(ending(pinned, Material::Fide), Some(Ending::Stalemate));
    // The one legal move is an en passant capture.
    let saved = "8/8/8/8/1pP5/1P6/3Q4/k1K5 b - c3 0 1";
    assert_eq!(ending(saved, Material::Fide), None);
    assert_eq!(
        ending(&saved.replace("c3", "-"), Material::Fide),
        Some(Ending::Stalemate)
    );
    assert_eq!(
        ending("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Material::Fide),
        None
    );
}

#[test]
fn dead_by_material_under_both_rules() {
    let dead = |fen: &str| {
        let position = position(fen);
        (
            position.is_dead(Material::Fide),
            position.is_dead(Material::Documento),
        )
    };
    for (men, wanted) in [
        ("4k3/8/8/8/8/8/8/4K3", (true, true)),
        ("4k3/8/8/8/8/8/8/4KN2", (true, true)),
        ("4k3/8/8/8/8/8/8/4KB2", (true, true)),
        // Document 002: two knights against a bare king, but not one each.
        ("4k3/8/8/8/8/8/8/3NKN2", (false, true)),
        ("4kn2/8/8/8/8/8/8/4KN2", (false, false)),
        // Bishops on one colour (f8 and d2 are dark), any number of them; and on both.
        ("4kb2/8/8/8/8/8/3B4/4K3", (true, true)),
        ("4k3/8/8/8/8/4B3/4B3/4K3", (false, false)),
        ("4k3/8/8/8/3B4/8/3B4/4K3", (true, true)),
        ("4kb2/8/8/8/8/8/4B3/4K3", (false, false)),
        ("4k3/8/8/8/8/8/8/3NKB2", (false, false)),
        ("4k3/8/8/8/8/8/4P3/4K3", (false, false)),
        ("4k3/8/8/8/8/8/8/R3K3", (false, false)),
    ] {
        assert_eq!(dead(&format!("{men} b - - 0 1")), wanted, "{men}");
    }
}

#[test]
fn mate_comes_before_dead_material() {
    let mate = "7k/5N2/5N1K/8/8/8/8/8 b - - 0 1";
    assert!(position(mate).is_dead(Material::Documento));
    assert_eq!(ending(mate, Material::Documento), Some(Ending::Checkmate));
}

#[test]
fn counts_of_moves() {
    let at = |halfmoves: u32| position(&format!("4k3/8/8/8/8/8/8/R3K3 w - - {halfmoves} 90"));
    assert!(!at(99).is_fifty_moves());
    assert!(at(100).is_fifty_moves());
    assert!(!at(149).is_seventy_five_moves());
    assert_eq!(
        at(150).ending(Material::Fide),
        Some(Ending::SeventyFiveMoves)
    );
    // FIDE 9.6.2: a mate on that very move takes precedence.
    let mated = "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 90";
    assert_eq!(ending(mated, Material::Fide), Some(Ending::Checkmate));
}

#[test]
fn who_could_still_mate_when_a_flag_falls() {
    let can = |men: &str, color| position(&format!("{men} w - - 0 1")).can_mate(color);
    assert!(!can("4k3/8/8/8/8/8/4P3/4K3", Color::Black));
    assert!(can("4k3/8/8/8/8/8/4P3/4K3", Color::White));
    assert!(!can("4k3/8/8/8/8/8/8/4KN2", Color::White));
    // A knight mates a king whose own pawn or rook stands in its way, a queen never does.
    assert!(can("4k3/7p/8/8/8/8/8/4KN2", Color::White));
    assert!(can("4k2r/8/8/8/8/8/8/4KN2", Color::White));
    assert!(!can("4k2q/8/8/8/8/8/8/4KN2", Color::White));
    assert!(can("4k3/8/8/8/8/8/8/3NKN2", Color::White));
    assert!(!can("4k2r/8/8/8/8/8/8/4KB2", Color::White));
    assert!(can("4kb2/8/8/8/8/8/8/4KB2", Color::White));
    // A bishop needs a man that takes a flight square and can neither capture nor interpose.
    assert!(!can("4k2q/8/8/8/8/8/8/4KB2", Color::White));
    assert!(!can("2b1k3/8/8/8/8/8/8/4KB2", Color::White));
    assert!(can("4kn2/8/8/8/8/8/8/4KB2", Color::White));
    assert!(can("4k3/7p/8/8/8/8/8/4KB2", Color::White));
    assert!(can("4k3/8/8/8/8/8/8/2B1KB2", Color::White));
    assert!(can("4k3/8/8/8/8/8/8/3NKB2", Color::White));
    for men in ["4k3/8/8/8/8/8/8/4K3", "3qkq2/8/8/8/8/8/8/4K3"] {
        assert!(!can(men, Color::White), "a bare king");
    }
}
