//! Why a side cannot castle.

use super::{man, reason, square};
use crate::board::Wing;
use crate::notation::{CastlingFault, Unresolved};

fn castling(fen: &str, word: &str) -> (Wing, CastlingFault) {
    match reason(fen, word) {
        Unresolved::Castling { wing, fault } => (wing, fault),
        other => panic!("{other:?}"),
    }
}

#[test]
fn castling_faults() {
    assert_eq!(
        castling("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O"),
        (Wing::King, CastlingFault::RightLost { by: None })
    );
    assert_eq!(
        castling("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O-O"),
        (Wing::Queen, CastlingFault::RookNotThere)
    );
    assert_eq!(
        castling("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O"),
        (Wing::Queen, CastlingFault::PieceBetween(man("Nb1")))
    );
    assert_eq!(
        castling("4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1", "O-O-O"),
        (Wing::Queen, CastlingFault::InCheck { by: man("re4") })
    );
    assert_eq!(
        castling("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"),
        (
            Wing::Queen,
            CastlingFault::ThroughCheck {
                over: square("d1"),
                lands: false,
                by: man("rd8"),
            }
        )
    );
    assert_eq!(
        castling("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"),
        (
            Wing::Queen,
            CastlingFault::ThroughCheck {
                over: square("c1"),
                lands: true,
                by: man("rc8"),
            }
        )
    );
    // The king's two steps and its capture of the rook are castling too.
    assert_eq!(
        castling("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1").0,
        Wing::Queen
    );
    assert_eq!(
        castling("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1").0,
        Wing::Queen
    );
}

#[test]
fn castling_in_chess960_must_not_lose_its_shield() {
    // King b1, rook b1? The rook on b1 shields the king on c1 from the rook on a1.
    assert_eq!(
        castling("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "O-O-O"),
        (Wing::Queen, CastlingFault::Unshielded { by: man("ra1") })
    );
}
