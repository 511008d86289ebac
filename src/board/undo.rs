//! Moves taken back.

use crate::board::position::castled;
use crate::board::{Bitboard, Move, MoveKind, Position, Role, Square};

/// What a move changes in a position and does not tell itself: with both, it can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Undo {
    castling: Bitboard,
    en_passant: Option<Square>,
    halfmoves: u32,
}

impl Position {
    /// What to keep of a position to take the next move back.
    #[inline]
    pub fn undo(&self) -> Undo {
        Undo {
            castling: self.castling,
            en_passant: self.en_passant,
            halfmoves: self.halfmoves,
        }
    }

    /// The position before `mv`, which was the last move played; `undo` is what [`Position::undo`]
    /// gave there.
    #[must_use]
    pub fn before(&self, mv: Move, undo: &Undo) -> Self {
        let (us, them) = (self.turn.other(), self.turn);
        let mut position = *self;
        match mv.kind {
            MoveKind::Castle(wing) => {
                let (king, rook) = castled(mv.from.rank(), wing);
                let (king, rook) = (Bitboard::of(king), Bitboard::of(rook));
                let (king_home, rook_home) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
                // In Chess960 they may have swapped places: both go before either comes.
                position.colors[us.index()] &= !(king | rook);
                position.colors[us.index()] |= king_home | rook_home;
                position.roles[Role::King.index()] ^= king;
                position.roles[Role::King.index()] |= king_home;
                position.roles[Role::Rook.index()] ^= rook;
                position.roles[Role::Rook.index()] |= rook_home;
            }
            MoveKind::Null => {}
            _ => {
                let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
                position.colors[us.index()] ^= from | to;
                position.roles[mv.role_after().index()] ^= to;
                position.roles[mv.role.index()] ^= from;
                if let Some(captured) = mv.captured {
                    let on = match mv.kind {
                        MoveKind::EnPassant => Bitboard::of(mv.to.ahead(them)),
                        _ => to,
                    };
                    position.colors[them.index()] ^= on;
                    position.roles[captured.index()] ^= on;
                }
            }
        }
        position.castling = undo.castling;
        position.en_passant = undo.en_passant;
        position.halfmoves = undo.halfmoves;
        position.fullmove = position.fullmove.wrapping_sub(us.index() as u32);
        position.turn = us;
        position
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::testing::position;

    /// Takes back every move of every line of that many plies.
    fn assert_taken_back(position: &Position, plies: u32) {
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play(mv);
            assert_eq!(
                after.before(mv, &position.undo()),
                *position,
                "{mv:?} in {position:?}"
            );
            if plies > 1 {
                assert_taken_back(&after, plies - 1);
            }
        }
    }

    #[test]
    fn every_kind_of_move_is_taken_back() {
        // Castling, promotions and captures en passant of both sides; then Chess960 castling where
        // king and rook swap places, where the king stays and where the rook does.
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 7 12",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 3 40",
            "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
            "2kr4/8/8/8/8/8/8/6KR w Hd - 5 9",
            "1r2k3/8/8/8/8/8/8/1RK5 w Bb - 0 1",
        ] {
            assert_taken_back(&position(fen), 3);
        }
    }

    #[test]
    fn a_null_move_is_taken_back() {
        let before = position("rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPP2PP/RNBQKBNR b KQkq f3 0 3");
        let mut after = before;
        after.play(before.null_move());
        assert_eq!(after.before(before.null_move(), &before.undo()), before);
    }
}
