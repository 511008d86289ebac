//! Counts of moves: the part of counting that sees every ply.

use crate::account::Account;
use crate::board::{Color, Move, MoveKind, Role, Square, castled};
use crate::notation::{CheckMark, Language, Origin, WrittenMove};
use crate::stats::counted::Counted;
use crate::stats::counts::{Counts, SQUARES};
use crate::stats::later::{Captures, Later};

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
            let mut captures = Captures::default();
            self.add_plies(account, |_, _, _| {}, &mut captures);
            return captures.count(self);
        };
        if let Some(&mv) = first {
            later.add_first_move(mv);
        }
        self.squares.resize(SQUARES, 0);
        let visits = &mut later.visits;
        let visit = |side, role, square| visits.see(side, role, square);
        self.add_plies(account, visit, &mut later.captures);
    }

    /// The first move of so many games. No first move needs to be told apart from another.
    pub(super) fn add_first_move(&mut self, first: Move, games: u64) {
        let written = WrittenMove::canonical(first, Origin::NONE);
        let text = Language::english().write(written, CheckMark::None);
        *self.first_moves.entry(text.as_str()) += games;
    }

    /// The moves one by one, those that are more than a step at their plies; `visit` is told which
    /// man comes to which square.
    fn add_plies(
        &mut self,
        account: &Account<'_>,
        mut visit: impl FnMut(Color, Role, Square),
        captures: &mut Captures,
    ) {
        let mut side = account.start().turn();
        let all = account.moves();
        let mut moves = all.iter();
        loop {
            // The common moves in a loop of their own, which nothing leaves.
            let special = moves.by_ref().find(|mv| {
                if !matches!(mv.kind, MoveKind::Plain | MoveKind::DoubleStep) {
                    return true;
                }
                visit(side, mv.role, mv.to);
                captures.see(mv.role, mv.captured);
                side = side.other();
                false
            });
            let Some(&mv) = special else { break };
            let ply = all.len() - moves.len();
            match mv.kind {
                MoveKind::Castle(wing) => {
                    self.castling[side.index()][wing as usize].count(ply as u32);
                    let (king, rook) = castled(mv.from.rank(), wing);
                    visit(side, Role::King, king);
                    visit(side, Role::Rook, rook);
                }
                kind => {
                    self.add_pawn_move(kind);
                    visit(side, mv.role, mv.to);
                    captures.see(mv.role, mv.captured);
                }
            }
            side = side.other();
        }
    }

    /// A pawn's move that is more than a step.
    fn add_pawn_move(&mut self, kind: MoveKind) {
        match kind {
            MoveKind::EnPassant => self.en_passant += 1,
            MoveKind::Promotion(role) => self.promotions[role.index()] += 1,
            MoveKind::Castle(_) | MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Null => {}
        }
    }
}
