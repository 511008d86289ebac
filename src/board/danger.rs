//! What the king of the side to move has to fear.

use crate::board::attacks;
use crate::board::{Bitboard, Move, Position, Role};

/// Whether the king of the side to move is in check, and which men shield it: asked once a position,
/// it answers for nearly every move whether it is legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Danger {
    /// Whether it is in check.
    pub check: bool,
    /// The men, of either side, that alone stand between it and an enemy slider.
    pub(super) shields: Bitboard,
}

impl Position {
    /// The danger to the king of the side to move.
    #[expect(
        clippy::inline_always,
        reason = "asked at every ply: its parts stay in registers"
    )]
    #[inline(always)]
    pub fn danger(&self) -> Danger {
        let them = self.turn.other();
        let (king, theirs) = (self.king(self.turn), self.of_color(them));
        let steppers = attacks::pawn(self.turn, king) & self.of_role(Role::Pawn)
            | attacks::on_empty_board(Role::Knight, king) & self.of_role(Role::Knight);
        let mut danger = Danger {
            check: (steppers & theirs).any(),
            shields: Bitboard::EMPTY,
        };
        let occupied = self.occupied();
        // How many sliders there are no processor can guess: two are asked without a branch, more are
        // rare. Of an empty set some square is asked, and the whole board is said to be between.
        let mut sliders = self.sliders_towards(king) & theirs;
        for _ in 0..2 {
            let nobody = Bitboard::FULL.only_if(sliders.is_empty());
            danger.add(attacks::between(king, sliders.first_or_any()) & occupied | nobody);
            sliders &= !sliders.lowest();
        }
        for slider in sliders {
            danger.add(attacks::between(king, slider) & occupied);
        }
        danger
    }
}

impl Danger {
    /// Adds a slider by the men between it and the king.
    #[inline]
    fn add(&mut self, between: Bitboard) {
        self.check |= between.is_empty();
        self.shields |= between.only_if(!between.is_several());
    }

    /// Whether a man's step that is no capture en passant leaves the king out of check for certain:
    /// `false` says nothing.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "by value, a move would be put together as one number: see Replay::word"
    )]
    #[inline]
    pub(crate) fn surely_allows(&self, mv: &Move) -> bool {
        !self.check && mv.role != Role::King && !self.shields.has(mv.from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::fen::Setup;

    fn position(fen: &str) -> Position {
        Setup::parse(fen).expect("a position").position
    }

    #[test]
    fn what_it_allows_is_legal_and_what_is_pinned_it_does_not_allow() {
        let fens = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "7k/8/8/1b3q2/2N1R3/8/8/r2BKB2 w - - 0 1",
            "k3q3/8/4b3/8/b3N3/8/2P1P3/3QK2r w - - 0 1",
            "4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1",
            "k3r3/8/8/8/8/8/4p3/4K2R w K - 0 1",
        ];
        for fen in fens {
            let position = position(fen);
            let danger = position.danger();
            assert_eq!(danger.check, position.is_check(), "{fen}");
            for mv in position.legal_moves() {
                assert!(position.leaves_king_safe(mv));
            }
            let pinned = |mv: &Move| !position.leaves_king_safe(*mv);
            for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
                for from in position.pieces(position.turn(), role) {
                    for to in attacks::attacks(role, position.turn(), from, position.occupied()) {
                        if position.of_color(position.turn()).has(to) {
                            continue;
                        }
                        let mv = Move {
                            role,
                            from,
                            to,
                            captured: position.role_on(to),
                            kind: crate::board::MoveKind::Plain,
                        };
                        assert!(!(danger.surely_allows(&mv) && pinned(&mv)), "{fen} {mv:?}");
                    }
                }
            }
        }
    }
}
