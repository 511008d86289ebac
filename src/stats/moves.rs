//! Counts of moves: the part of counting that sees every ply.

use crate::account::Account;
use std::mem;

use crate::board::{Color, Move, MoveKind, Role, castled};
use crate::notation::{CheckMark, Language, Origin, WrittenMove};
use crate::stats::counted::Counted;
use crate::stats::counts::{Counts, SQUARES};
use crate::stats::later::{Captures, Later, Side};

impl Counts {
    /// What the moves are; with `later` also where they lead: the pawn in a promotion, king and
    /// rook in castling.
    pub(super) fn add_moves(&mut self, game: &Counted<'_>, later: Option<&mut Later>) {
        let account = &game.account;
        self.checks += game.seen.checks;
        self.en_passant_declined += game.seen.en_passant_declined;
        if let Some(ply) = account.fifty {
            self.fifty.count(ply);
        }
        let first = account.moves().first();
        let first = first.filter(|_| !account.checked.start.from_fen);
        let Some(later) = later else {
            if let Some(&mv) = first {
                self.add_first_move(mv, 1);
            }
            let mut captures = [Captures::default(), Captures::default()];
            self.add_plies(account, &mut captures);
            return captures.iter().for_each(|side| side.count(self));
        };
        if let Some(&mv) = first {
            later.add_first_move(mv);
        }
        self.squares.resize(SQUARES, 0);
        self.add_plies(account, &mut later.visits);
    }

    /// The first move of so many games. No first move needs to be told apart from another.
    pub(super) fn add_first_move(&mut self, first: Move, games: u64) {
        let written = WrittenMove::canonical(first, Origin::NONE);
        let text = Language::english().write(written, CheckMark::None);
        *self.first_moves.entry(text.as_str()) += games;
    }

    /// The moves one by one, those that are more than a step at their plies; each side's look at its
    /// own, White's first.
    fn add_plies(&mut self, account: &Account<'_>, sides: &mut [impl Side; 2]) {
        let [mut us, mut them] = sides.each_mut();
        let turn = account.start().turn();
        if turn == Color::Black {
            mem::swap(&mut us, &mut them);
        }
        let (pairs, last) = account.moves().as_chunks::<2>();
        let mut ply = 1;
        for [ours, theirs] in pairs {
            self.add_ply(ours, ply, turn, us);
            self.add_ply(theirs, ply + 1, turn.other(), them);
            ply += 2;
        }
        for mv in last {
            self.add_ply(mv, ply, turn, us);
        }
    }

    /// A side's move.
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "by value, a move would be put together as one number"
    )]
    #[inline]
    fn add_ply(&mut self, mv: &Move, ply: u32, side: Color, us: &mut impl Side) {
        if matches!(mv.kind, MoveKind::Plain | MoveKind::DoubleStep) {
            us.comes(mv.role, mv.captured, mv.to);
        } else {
            self.add_special(*mv, ply, side, us);
        }
    }

    /// A side's move that is more than a step.
    #[inline(never)]
    fn add_special(&mut self, mv: Move, ply: u32, side: Color, us: &mut impl Side) {
        match mv.kind {
            MoveKind::EnPassant => self.en_passant += 1,
            MoveKind::Promotion(role) => self.promotions[role.index()] += 1,
            MoveKind::Castle(wing) => {
                self.castling[side.index()][wing as usize].count(ply);
                let (king, rook) = castled(mv.from.rank(), wing);
                us.comes(Role::King, None, king);
                return us.comes(Role::Rook, None, rook);
            }
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Null => {}
        }
        us.comes(mv.role, mv.captured, mv.to);
    }
}
