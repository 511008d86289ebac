//! Counts of moves: the part of counting that sees every ply.

use crate::account::Account;
use crate::board::{Color, Move, MoveKind, Role, castled};
use crate::notation::{CheckMark, Language, Origin, WrittenMove};
use crate::stats::counted::Counted;
use crate::stats::counts::Counts;
use crate::stats::later::{Captures, Later, NOTHING, Visitors};

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
        if let Some(later) = later {
            if let Some(&mv) = first {
                later.add_first_move(mv);
            }
            if let Some(mut boards) = later.visits.boards() {
                self.add_plies(account, &mut boards);
            }
            return;
        }
        if let Some(&mv) = first {
            self.add_first_move(mv, 1);
        }
        let mut captures = Captures::default();
        self.add_plies(account, &mut captures);
        for (counts, more) in self.captures.iter_mut().zip(&captures.0) {
            for (count, &more) in counts.iter_mut().zip(more) {
                *count += u64::from(more);
            }
        }
    }

    /// The first move of so many games. No first move needs to be told apart from another.
    pub(super) fn add_first_move(&mut self, first: Move, games: u64) {
        let written = WrittenMove::canonical(first, Origin::NONE);
        let text = Language::english().write(written, CheckMark::None);
        *self.first_moves.entry(text.as_str()) += games;
    }

    /// The moves one by one, those that are more than a step at their plies.
    fn add_plies(&mut self, account: &Account<'_>, visitors: &mut impl Visitors) {
        let mut side = account.start().turn();
        let all = account.moves();
        let mut moves = all.iter();
        loop {
            // The common moves in a loop of their own, which nothing leaves.
            let special = moves.by_ref().find(|mv| {
                if !matches!(mv.kind, MoveKind::Plain | MoveKind::DoubleStep) {
                    return true;
                }
                visitors.visit(side, mv.role, victim(**mv), mv.to);
                side = side.other();
                false
            });
            let Some(&mv) = special else { break };
            let ply = all.len() - moves.len();
            self.add_special(side, mv, ply as u32, visitors);
            side = side.other();
        }
    }

    /// A move that is more than a step.
    fn add_special(&mut self, side: Color, mv: Move, ply: u32, visitors: &mut impl Visitors) {
        match mv.kind {
            MoveKind::EnPassant => self.en_passant += 1,
            MoveKind::Promotion(role) => self.promotions[role.index()] += 1,
            MoveKind::Castle(wing) => {
                self.castling[side.index()][wing as usize].count(ply);
                let (king, rook) = castled(mv.from.rank(), wing);
                visitors.visit(side, Role::King, NOTHING, king);
                return visitors.visit(side, Role::Rook, NOTHING, rook);
            }
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Null => {}
        }
        visitors.visit(side, mv.role, victim(mv), mv.to);
    }
}

/// What a move captures, as it is counted.
#[inline]
fn victim(mv: Move) -> usize {
    mv.captured.map_or(NOTHING, Role::index)
}
