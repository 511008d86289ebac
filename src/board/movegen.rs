//! All legal moves of a position.
//!
//! The generator works with what the king allows: the squares that answer a check, and for a pinned
//! man the line it is pinned on. Every move it names is then legal without being tried; only en
//! passant, where two men leave one rank at once, and castling ask [`Position::leaves_king_safe`].
//! The moves are shown to a closure one by one, so counting or stopping at the first builds no list.

use std::ops::ControlFlow;

use crate::board::attacks;
use crate::board::{
    Bitboard, Color, Danger, Move, MoveKind, Position, Rank, Role, Square, Wing, castled,
};

/// Room for the legal moves of nearly every position met in games (the most possible is 218).
const USUAL_MOVES: usize = 64;

impl Position {
    /// All legal moves, in no order that means anything; castling once, as the king takes the rook.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(USUAL_MOVES);
        let _: ControlFlow<()> = self.each_legal_move(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// How many legal moves there are; quicker than listing them.
    pub fn count_legal_moves(&self) -> usize {
        let mut count = 0;
        let _: ControlFlow<()> = self.each_legal_move(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is a legal move; stops at the first one found.
    pub fn has_legal_move(&self) -> bool {
        // Mostly the king can step aside, and then nothing need be known of pins and checkers.
        self.king_steps(Bitboard::FULL).next().is_some()
            || self.each_legal_move(|_| ControlFlow::Break(())).is_break()
    }

    /// [`Self::has_legal_move`], where the danger is known: mostly a pawn can step ahead.
    pub(crate) fn has_legal_move_in(&self, danger: &Danger) -> bool {
        let pawns = self.pieces(self.turn, Role::Pawn) & !danger.shields;
        let ahead = pawns.ahead(self.turn) & !self.occupied();
        !danger.check && ahead.any() || self.has_legal_move()
    }

    /// [`Self::has_legal_move`] of a position that a man of this role led to by going to `to`: it is
    /// asked of checks, which the king mostly escapes where the man who moved does not look.
    #[inline(never)]
    pub(crate) fn has_answer(&self, role: Role, to: Square) -> bool {
        let seen = attacks::on_empty_board(role, to);
        self.king_steps(!seen).next().is_some() || self.has_legal_move()
    }

    /// The squares among these to which the king of the side to move can step.
    #[inline]
    fn king_steps(&self, among: Bitboard) -> impl Iterator<Item = Square> {
        let (us, them) = (self.turn, self.turn.other());
        let king = self.king(us);
        // The king must not hide behind its own shadow: lines run on over the square it leaves.
        let without_king = self.occupied() & !Bitboard::of(king);
        let around = attacks::on_empty_board(Role::King, king) & among & !self.of_color(us);
        around.into_iter().filter(move |&to| {
            let theirs = self.of_color(them) & !Bitboard::of(to);
            !self.is_attacked(to, them, theirs, without_king | Bitboard::of(to))
        })
    }

    /// Whether this very move, with the same `captured` and `kind`, is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.each_legal_move(|legal| {
            if legal == mv {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// Shows each legal move to `visit` until it breaks, and returns what it broke with.
    ///
    /// The king's steps come first: where few moves are legal, they are the likely ones.
    #[inline]
    pub fn each_legal_move<B>(
        &self,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let generator = Generator::new(self);
        generator.king_steps(&mut visit)?;
        if generator.checkers.is_several() {
            return ControlFlow::Continue(());
        }
        generator.officers(&mut visit)?;
        generator.pawns(&mut visit)?;
        if generator.checkers.is_empty() {
            for wing in Wing::ALL {
                if let Some(castling) = self.legal_castling(wing) {
                    visit(castling)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Castling on a wing, if the side to move may do it now (FIDE 3.8.2 and Guidelines II).
    ///
    /// Five conditions: king and rook have not moved (the right stands); every square between each
    /// one's start and end is empty but for the two of them; the king is not in check; nor does it
    /// pass over or reach an attacked square; nor is it in check once both stand on their new
    /// squares, which adds something in Chess960, where the rook may have been its shield.
    pub fn legal_castling(&self, wing: Wing) -> Option<Move> {
        let (us, them) = (self.turn, self.turn.other());
        let rook = self.castling_rook(us, wing)?;
        let king = self.king(us);
        let (king_to, rook_to) = castled(king.rank(), wing);
        let occupied = self.occupied();
        let both = Bitboard::of(king) | Bitboard::of(rook);
        let ends = Bitboard::of(king_to) | Bitboard::of(rook_to);
        let king_passes = attacks::between(king, king_to);
        let ways = king_passes | attacks::between(rook, rook_to) | ends;
        if (ways & occupied & !both).any() {
            return None;
        }
        let theirs = self.of_color(them);
        let king_way = king_passes | Bitboard::of(king) | Bitboard::of(king_to);
        if king_way
            .into_iter()
            .any(|square| self.is_attacked(square, them, theirs, occupied))
        {
            return None;
        }
        let mv = Move {
            role: Role::King,
            from: king,
            to: rook,
            captured: None,
            kind: MoveKind::Castle(wing),
        };
        // On the first or last file, no enemy is behind the rook: what it shields was just asked.
        let is_outermost = matches!(rook.file().index(), 0 | 7);
        (is_outermost || self.leaves_king_safe(mv)).then_some(mv)
    }
}

/// What is known about a position before its moves are generated.
struct Generator<'a> {
    position: &'a Position,
    us: Color,
    king: Square,
    occupied: Bitboard,
    ours: Bitboard,
    theirs: Bitboard,
    /// The enemy's men that give check.
    checkers: Bitboard,
    /// The squares where a man other than the king answers the check; all when there is none.
    answers: Bitboard,
    /// Our men that alone stand between the king and an enemy slider.
    pinned: Bitboard,
    /// The sliders that pin them.
    pinners: Bitboard,
}

impl<'a> Generator<'a> {
    #[inline]
    fn new(position: &'a Position) -> Self {
        let (us, them) = (position.turn, position.turn.other());
        let king = position.king(us);
        let occupied = position.occupied();
        let (ours, theirs) = (position.of_color(us), position.of_color(them));
        let mut checkers = (attacks::pawn(us, king) & position.of_role(Role::Pawn)
            | attacks::on_empty_board(Role::Knight, king) & position.of_role(Role::Knight))
            & theirs;
        let (mut pinned, mut pinners) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for slider in position.sliders_towards(king) & theirs {
            let barrier = attacks::between(king, slider) & occupied;
            if barrier.is_empty() {
                checkers |= Bitboard::of(slider);
            } else if !barrier.is_several() && (barrier & ours).any() {
                pinned |= barrier;
                pinners |= Bitboard::of(slider);
            }
        }
        let answers = match checkers.first() {
            None => Bitboard::FULL,
            Some(checker) => attacks::between(king, checker) | checkers,
        };
        Self {
            position,
            us,
            king,
            occupied,
            ours,
            theirs,
            checkers,
            answers,
            pinned,
            pinners,
        }
    }

    /// Where the king lets the man on `from` go.
    #[inline]
    fn allowed(&self, from: Square) -> Bitboard {
        if !self.pinned.has(from) {
            return self.answers;
        }
        let line = self
            .pinners
            .into_iter()
            .map(|pinner| attacks::between(self.king, pinner) | Bitboard::of(pinner))
            .find(|line| line.has(from));
        self.answers & line.unwrap_or(Bitboard::FULL)
    }

    #[inline]
    fn king_steps<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for to in self.position.king_steps(Bitboard::FULL) {
            visit(self.plain(Role::King, self.king, to))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn officers<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            for from in self.position.of_role(role) & self.ours {
                let reached = attacks::attacks(role, self.us, from, self.occupied);
                for to in reached & !self.ours & self.allowed(from) {
                    visit(self.plain(role, from, to))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn pawns<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let second = Rank::ALL[1].seen_by(self.us);
        for from in self.position.of_role(Role::Pawn) & self.ours {
            let allowed = self.allowed(from);
            let ahead = from.ahead(self.us);
            if !self.occupied.has(ahead) {
                if allowed.has(ahead) {
                    self.pawn_to(from, ahead, visit)?;
                }
                let two_ahead = ahead.ahead(self.us);
                if from.rank() == second && !self.occupied.has(two_ahead) && allowed.has(two_ahead)
                {
                    let mut step = self.plain(Role::Pawn, from, two_ahead);
                    step.kind = MoveKind::DoubleStep;
                    visit(step)?;
                }
            }
            let attacked = attacks::pawn(self.us, from);
            for to in attacked & self.theirs & allowed {
                self.pawn_to(from, to, visit)?;
            }
            if let Some(to) = self.position.en_passant
                && attacked.has(to)
                && self.position.leaves_king_safe(Move::en_passant(from, to))
            {
                visit(Move::en_passant(from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// A pawn's move to a square it may go to, or the four promotions if that is its last rank.
    #[inline]
    fn pawn_to<B>(
        &self,
        from: Square,
        to: Square,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut mv = self.plain(Role::Pawn, from, to);
        if to.rank() != Rank::ALL[7].seen_by(self.us) {
            return visit(mv);
        }
        for role in Role::PROMOTIONS {
            mv.kind = MoveKind::Promotion(role);
            visit(mv)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn plain(&self, role: Role, from: Square, to: Square) -> Move {
        Move {
            role,
            from,
            to,
            captured: if self.theirs.has(to) {
                self.position.role_on(to)
            } else {
                None
            },
            kind: MoveKind::Plain,
        }
    }
}

#[cfg(test)]
mod tests;
