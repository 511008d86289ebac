//! Counts of moves: the part of counting that sees every ply.

use crate::account::Account;
use crate::board::{Color, Move, MoveKind, Role, Square, castled};
use crate::notation::{CheckMark, Language, Origin, WrittenMove};
use crate::stats::counted::Counted;
use crate::stats::counts::{Counts, SQUARES};

/// What [`SQUARES`] counts, in rows of one man each.
type Board = [[u64; 64]; 2 * 6];

/// Where moves that capture nothing are counted, behind the roles.
const NOTHING: usize = Role::ALL.len();

impl Counts {
    /// What the moves are; with `squares` also where they lead: the pawn in a promotion, king and
    /// rook in castling.
    pub(super) fn add_moves(&mut self, game: &Counted<'_>, squares: bool) {
        let account = &game.account;
        self.checks += game.seen.checks;
        self.en_passant_declined += game.seen.en_passant_declined;
        if squares {
            let mut places = std::mem::take(&mut self.squares);
            places.resize(SQUARES, 0);
            if let Ok(board) = <&mut Board>::try_from(places.as_chunks_mut().0) {
                self.add_plies(account, |man, square| board[man][square.index()] += 1);
            }
            self.squares = places;
        } else {
            self.add_plies(account, |_, _| ());
        }
        if let Some(ply) = account.fifty {
            self.fifty.count(ply);
        }
        if !account.checked.start.from_fen
            && let Some(&first) = account.moves().first()
        {
            // No first move needs to be told apart from another.
            let written = WrittenMove::canonical(first, Origin::NONE);
            let text = Language::english().write(written, CheckMark::None);
            self.first_moves.count(text.as_str());
        }
    }

    /// The moves one by one; each man (see [`Board`]) that came to a square is shown to `visit`.
    fn add_plies(&mut self, account: &Account<'_>, mut visit: impl FnMut(usize, Square)) {
        // Counting what is no capture too spares a branch that no processor can guess.
        let mut captures = [[0_u32; 8]; 6];
        let mut side = account.start().turn();
        let all = account.moves();
        let mut moves = all.iter();
        loop {
            // The common moves in a loop of their own, which nothing leaves.
            let special = moves.by_ref().find(|mv| {
                let victim = mv.captured.map_or(NOTHING, Role::index);
                captures[mv.role.index()][victim] += 1;
                if !matches!(mv.kind, MoveKind::Plain | MoveKind::DoubleStep) {
                    return true;
                }
                visit(man(side, mv.role), mv.to);
                side = side.other();
                false
            });
            let Some(&mv) = special else { break };
            let ply = all.len() - moves.len();
            self.add_special(side, mv, ply as u32, &mut visit);
            side = side.other();
        }
        for (counts, more) in self.captures.iter_mut().zip(&captures) {
            for (count, &more) in counts.iter_mut().zip(more) {
                *count += u64::from(more);
            }
        }
    }

    /// A move that is more than a step.
    fn add_special(
        &mut self,
        side: Color,
        mv: Move,
        ply: u32,
        visit: &mut impl FnMut(usize, Square),
    ) {
        match mv.kind {
            MoveKind::EnPassant => self.en_passant += 1,
            MoveKind::Promotion(role) => self.promotions[role.index()] += 1,
            MoveKind::Castle(wing) => {
                let plies = &mut self.castling[side.index()][wing as usize];
                plies.count(ply);
                let (king, rook) = castled(mv.from.rank(), wing);
                visit(man(side, Role::King), king);
                return visit(man(side, Role::Rook), rook);
            }
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Null => {}
        }
        visit(man(side, mv.role), mv.to);
    }
}

/// The row of a man in a [`Board`].
#[inline]
fn man(side: Color, role: Role) -> usize {
    side.index() * 6 + role.index()
}
