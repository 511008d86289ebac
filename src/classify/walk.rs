//! A line from the normal starting position, followed by its moves alone.
//!
//! The key of a position, its pawns and how many men it has can be told from the moves that led to
//! it. That takes a fraction of what playing them takes, but for captures en passant: where one may
//! be legal, and for promotions, a board is needed.

use std::ops::ControlFlow;

use crate::board::key::{castling, man, quiet_change};
use crate::board::{Bitboard, Color, Move, MoveKind, Position, Role, Square, Wing, castled};
use crate::openings::Book;

/// What is known of a position without a board.
struct Walk {
    key: u64,
    men: u32,
    /// White's pawns and Black's.
    pawns: [Bitboard; 2],
    /// The rooks that may castle.
    rooks: Bitboard,
}

/// A line that cannot be followed without a board.
#[derive(Debug)]
pub(super) struct NeedsBoard;

/// Why a line is followed no further.
enum End {
    /// The table cannot be reached any more.
    Over,
    NeedsBoard,
}

/// The number of the latest entry that a line of legal moves from the normal starting position, whose
/// key is `normal`, has reached, and its ply. `keys` is a buffer.
///
/// Most lines meet entry after entry before they leave the table, and only the last one is wanted: so
/// the line is followed first, as far as the table may reach, and the keys are looked up from its end.
///
/// # Errors
/// If that cannot be told without a board.
pub(super) fn latest(
    book: &Book,
    normal: u64,
    moves: &[Move],
    keys: &mut Vec<u64>,
) -> Result<Option<(u32, u32)>, NeedsBoard> {
    keys.clear();
    if let ControlFlow::Break(End::NeedsBoard) = follow(book, normal, moves, keys) {
        return Err(NeedsBoard);
    }
    let number = |(before, &key)| Some((book.number(key)?, before as u32 + 1));
    Ok(keys.iter().enumerate().rev().find_map(number))
}

/// Gathers the keys of the positions of a line, as far as the table may be reached. White's move and
/// Black's are told apart where they stand.
fn follow(book: &Book, normal: u64, moves: &[Move], keys: &mut Vec<u64>) -> ControlFlow<End> {
    let mut walk = Walk::new(normal);
    let (pairs, last) = moves.as_chunks();
    for [white, black] in pairs {
        keys.push(walk.go(white, Color::White, book)?);
        keys.push(walk.go(black, Color::Black, book)?);
    }
    for mv in last {
        keys.push(walk.go(mv, Color::White, book)?);
    }
    ControlFlow::Continue(())
}

impl Walk {
    fn new(normal: u64) -> Self {
        let start = Position::default();
        Self {
            key: normal,
            men: start.occupied().count(),
            pawns: Color::ALL.map(|side| start.pieces(side, Role::Pawn)),
            rooks: start.castling(),
        }
    }

    /// Follows a move of `us`; the key of the position after it.
    #[expect(
        clippy::inline_always,
        clippy::trivially_copy_pass_by_ref,
        reason = "whose move it is is known where it stands; by value, a move would be put together \
                  as one number"
    )]
    #[inline(always)]
    fn go(&mut self, mv: &Move, us: Color, book: &Book) -> ControlFlow<End, u64> {
        if !self.step(mv, us) {
            return ControlFlow::Break(End::NeedsBoard);
        }
        // Asked even of moves that change nothing of it: which ones do no processor can guess.
        if !book.reaches_with(self.men, self.pawns) {
            return ControlFlow::Break(End::Over);
        }
        if self.may_be_captured_beside(mv, us) {
            return ControlFlow::Break(End::NeedsBoard);
        }
        ControlFlow::Continue(self.key)
    }

    /// Plays a move of `us`; whether that could be done. What differs from move to move is selected,
    /// not branched on.
    #[expect(
        clippy::inline_always,
        clippy::trivially_copy_pass_by_ref,
        reason = "see Walk::go"
    )]
    #[inline(always)]
    fn step(&mut self, mv: &Move, us: Color) -> bool {
        let them = us.other();
        self.key ^= quiet_change(us, *mv);
        let (from, to) = (Bitboard::of(mv.from), Bitboard::of(mv.to));
        if matches!(mv.kind, MoveKind::Plain | MoveKind::DoubleStep) {
            self.pawns[us.index()] ^= (from | to).only_if(mv.role == Role::Pawn);
            self.pawns[them.index()] ^= to.only_if(mv.captured == Some(Role::Pawn));
            let men = u32::from(mv.captured.is_some());
            let captured = mv.captured.unwrap_or(Role::Pawn);
            self.key ^= man(them, captured, mv.to) & u64::from(men).wrapping_neg();
            self.men -= men;
        } else if let MoveKind::Castle(wing) = mv.kind {
            self.key ^= castling_change(us, *mv, wing);
        } else {
            return false;
        }
        let own = Bitboard(0xff << (us.index() * 56)).only_if(mv.role == Role::King);
        let lost = self.rooks & (from | to | own);
        if lost.any() {
            self.rooks ^= lost;
            self.key ^= rights_change(lost);
        }
        true
    }

    /// Whether the move was a double step with an enemy pawn beside it; of the edges of the board it
    /// may be wrong in saying yes.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "see Walk::go")]
    #[inline]
    fn may_be_captured_beside(&self, mv: &Move, us: Color) -> bool {
        let pawns = self.pawns[us.other().index()];
        mv.kind == MoveKind::DoubleStep && (beside(mv.to) & pawns).any()
    }
}

/// What castling changes in the key besides what a king's move to the rook's square would.
#[inline(never)]
fn castling_change(us: Color, mv: Move, wing: Wing) -> u64 {
    let (king, rook) = castled(mv.from.rank(), wing);
    let kings = man(us, Role::King, mv.to) ^ man(us, Role::King, king);
    kings ^ man(us, Role::Rook, mv.to) ^ man(us, Role::Rook, rook)
}

/// What it changes that rooks may castle no more.
#[inline(never)]
fn rights_change(rooks: Bitboard) -> u64 {
    let numbers = rooks.into_iter().map(castling);
    numbers.fold(0, |change, number| change ^ number)
}

/// The squares to the left and right of one; at the edges of the board also one of another rank.
pub(crate) fn beside(square: Square) -> Bitboard {
    let left = (square.index() as u32).wrapping_sub(1);
    Bitboard(0b101_u64.rotate_left(left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Language, resolve};

    /// Follows a line with a board beside it: how many plies the walk went.
    fn follow(words: &str) -> usize {
        let mut position = Position::default();
        let mut walk = Walk::new(position.key());
        for (plies, word) in words.split_whitespace().enumerate() {
            let written = Language::english().read(word.as_bytes()).expect("a move");
            let mv = resolve(&position, &written).expect("a legal move").mv;
            let us = position.turn();
            position.play(mv);
            if !walk.step(&mv, us) || walk.may_be_captured_beside(&mv, us) {
                return plies;
            }
            assert_eq!(walk.key, position.key(), "{word}");
            assert_eq!(walk.men, position.occupied().count(), "{word}");
            let pawns = Color::ALL.map(|side| position.pieces(side, Role::Pawn));
            assert_eq!(walk.pawns, pawns, "{word}");
        }
        words.split_whitespace().count()
    }

    #[test]
    fn a_walk_knows_what_a_board_knows() {
        for line in [
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4 Nxd4 Qxd4 Qxd4 Bd7 Kh1 O-O-O",
            "d4 d5 c4 dxc4 Nc3 Nc6 Bf4 Bf5 Qa4 Qd7 O-O-O O-O-O Qxc4 Bg4",
            "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Ng1 Ng8 e4 e5 Ke2 Ke7 Ke1 Ke8",
            // Rooks captured where they stand from the start.
            "g3 b6 Bg2 Bb7 Bxb7 Nc6 Bxa8 Qxa8 f3 Nd4 Nh3 Nxf3 exf3 Qxf3 Rf1 Qxf1",
        ] {
            assert_eq!(follow(line), line.split_whitespace().count(), "{line}");
        }
    }

    #[test]
    fn it_ends_where_a_board_is_needed() {
        assert_eq!(follow("e4 c5 e5 d5 exd6"), 3);
        assert_eq!(follow("e4 d5 exd5 c6 dxc6 a6 cxb7 a5 bxa8=Q"), 8);
        // A capture that is not legal, the king being pinned behind: told by a board alone.
        assert_eq!(follow("e4 e6 e5 Qh4 Nf3 Qe4 Qe2 f5 d3"), 7);
    }
}
