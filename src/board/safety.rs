//! Whether a king is attacked, now or after a move that has not been played.
//!
//! One question answers pins, checks and en passant alike: with the men standing as they will stand
//! after the move, does the enemy attack the mover's king? Nothing is played and nothing is kept
//! between moves; the answer is a few look-ups and, for each enemy slider that would see the king
//! on an empty board (seldom more than two), one test of the squares between.

use crate::board::attacks;
use crate::board::{Bitboard, Color, Move, MoveKind, Position, Role, Square, Wing, castled};

impl Position {
    /// Whether the side to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        let them = self.turn.other();
        self.is_attacked(
            self.king(self.turn),
            them,
            self.of_color(them),
            self.occupied(),
        )
    }

    /// Whether the mover's king is out of check after a move whose men move as men may.
    ///
    /// The move is one of the side to move's, pseudo-legal, not yet played. It covers pins, checks
    /// that must be met, the king's own steps, both pawns of an en passant capture leaving their
    /// squares, and in castling the king's final square with king and rook on their new squares
    /// (whether the way there is free is another matter). FIDE 3.9.2.
    #[inline]
    pub fn leaves_king_safe(&self, mv: Move) -> bool {
        let taken = match mv.kind {
            MoveKind::EnPassant => mv.to.ahead(self.turn.other()),
            MoveKind::Castle(wing) => return self.castling_leaves_king_safe(mv, wing),
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Promotion(_) | MoveKind::Null => {
                mv.to
            }
        };
        self.keeps_king_safe(mv.role, mv.from, mv.to, taken)
    }

    /// [`Position::leaves_king_safe`] of a man's step from one square to another, a man that stands on
    /// `taken` being captured.
    #[inline]
    pub(crate) fn keeps_king_safe(
        &self,
        role: Role,
        from: Square,
        to: Square,
        taken: Square,
    ) -> bool {
        let them = self.turn.other();
        let (gone, there) = (Bitboard::of(from) | Bitboard::of(taken), Bitboard::of(to));
        let king = match role {
            Role::King => to,
            _ => self.king(self.turn),
        };
        let theirs = self.of_color(them) & !gone;
        !self.is_attacked(king, them, theirs, self.occupied() & !gone | there)
    }

    fn castling_leaves_king_safe(&self, mv: Move, wing: Wing) -> bool {
        let them = self.turn.other();
        let (king, rook) = castled(mv.from.rank(), wing);
        let left = Bitboard::of(mv.from) | Bitboard::of(mv.to);
        let occupied = self.occupied() & !left | Bitboard::of(king) | Bitboard::of(rook);
        !self.is_attacked(king, them, self.of_color(them), occupied)
    }

    /// The en passant square, if a capture there is legal.
    ///
    /// This is what counts for the identity of a position (FIDE 9.2.3) and what FEN output shows;
    /// [`Position::en_passant`] is the square passed over, usable or not.
    pub fn legal_en_passant(&self) -> Option<Square> {
        let to = self.en_passant?;
        self.en_passant_capturers(to)
            .into_iter()
            .any(|from| self.leaves_king_safe(Move::en_passant(from, to)))
            .then_some(to)
    }

    /// The pawns that stand where they can capture on a square passed over.
    #[inline]
    fn en_passant_capturers(&self, to: Square) -> Bitboard {
        attacks::pawn(self.turn.other(), to) & self.pieces(self.turn, Role::Pawn)
    }

    /// Whether one of `theirs`, men of side `by`, attacks `square` when `occupied` is occupied.
    #[inline]
    pub(super) fn is_attacked(
        &self,
        square: Square,
        by: Color,
        theirs: Bitboard,
        occupied: Bitboard,
    ) -> bool {
        let steppers = attacks::pawn(by.other(), square) & self.of_role(Role::Pawn)
            | attacks::on_empty_board(Role::Knight, square) & self.of_role(Role::Knight)
            | attacks::on_empty_board(Role::King, square) & self.of_role(Role::King);
        if (steppers & theirs).any() {
            return true;
        }
        (self.sliders_towards(square) & theirs)
            .into_iter()
            .any(|slider| (attacks::between(square, slider) & occupied).is_empty())
    }

    /// The sliders of both sides that would attack `square` on an empty board.
    #[inline]
    pub(super) fn sliders_towards(&self, square: Square) -> Bitboard {
        let queens = self.of_role(Role::Queen);
        attacks::on_empty_board(Role::Rook, square) & (self.of_role(Role::Rook) | queens)
            | attacks::on_empty_board(Role::Bishop, square) & (self.of_role(Role::Bishop) | queens)
    }
}
