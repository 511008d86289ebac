//! Long stretches without capture or pawn move: only there can a position stand for the third time,
//! and only there can fifty moves go by.

use std::ops::Range;

use crate::board::{Bitboard, FIFTY_MOVES, Move, Position, Repetitions, may_stand};
use crate::replay::Ply;

/// Between three occurrences of a position each side makes at least four moves.
const PLIES: u32 = 8;

/// Gathers the long stretches of a main line while it is played.
#[derive(Debug, Default)]
pub struct Quiet {
    /// The plies played when the half-move clock came to [`PLIES`].
    reached: Vec<u32>,
    repetitions: Repetitions,
}

/// What came up in long stretches of a main line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Repeats {
    /// The first ply after which a position stands for the third time.
    pub(super) threefold: Option<u32>,
    /// The first ply after which a position stands for the fifth time.
    pub(super) fivefold: Option<u32>,
    /// The first ply after which 50 moves by each side went without capture or pawn move.
    pub(super) fifty: Option<u32>,
}

impl Quiet {
    /// A game is played from its start: what was seen before no longer holds.
    #[inline]
    pub fn begin(&mut self) {
        self.reached.clear();
    }

    /// A ply of the main line was played.
    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    pub fn ply(&mut self, ply: &Ply<'_>) {
        if ply.after.halfmoves() == PLIES {
            self.reach(ply.moves.len() as u32);
        }
    }

    #[cold]
    fn reach(&mut self, plies: u32) {
        self.reached.push(plies);
    }

    /// The long stretches of the main line that was shown: the plies played when each had become
    /// long.
    pub fn reached(&self) -> &[u32] {
        &self.reached
    }

    /// Takes up a main line that was shown before, from its long stretches.
    pub fn resume(&mut self, reached: &[u32]) {
        self.reached.clear();
        self.reached.extend_from_slice(reached);
    }

    /// What came up in the main line that was shown, which is `moves` from `start`.
    pub(super) fn repeats(&mut self, start: &Position, moves: &[Move]) -> Repeats {
        let mut found = Repeats::default();
        // The clock may have run before the first move.
        let first = (start.halfmoves() > 0).then_some(0);
        let reached = std::mem::take(&mut self.reached);
        let begins = reached.iter().map(|plies| plies.saturating_sub(PLIES));
        let mut cursor = Cursor {
            position: *start,
            plies: 0,
        };
        for begin in first.into_iter().chain(begins) {
            let (stretch, may_come_thrice) = stretch(moves, begin as usize);
            let clock = if begin == 0 { start.halfmoves() } else { 0 };
            let fifty = FIFTY_MOVES.saturating_sub(clock).max(1);
            if found.fifty.is_none() && stretch.len() >= fifty as usize {
                found.fifty = Some(begin + fifty);
            }
            let quiet = &moves[stretch];
            let turn = match begin % 2 {
                0 => start.turn(),
                _ => start.turn().other(),
            };
            if may_come_thrice && may_stand(turn, quiet, 3) {
                let position = cursor.go(begin, moves);
                let mut first = |times| {
                    let plies = self.repetitions.first(position, quiet, times)?;
                    Some(begin + plies as u32)
                };
                found.threefold = found.threefold.or_else(|| first(3));
                found.fivefold = found.fivefold.or_else(|| first(5));
            }
        }
        self.reached = reached;
        found
    }
}

/// A position of a line, played on to where it is wanted.
struct Cursor {
    position: Position,
    plies: u32,
}

impl Cursor {
    /// The position after so many plies, not fewer than before.
    fn go(&mut self, plies: u32, moves: &[Move]) -> &Position {
        for &mv in &moves[self.plies as usize..plies as usize] {
            self.position.play(mv);
        }
        self.plies = plies;
        &self.position
    }
}

/// The moves from `begin` on without capture or pawn move, and whether a position may come up three
/// times there; never wrong in saying no.
///
/// Between two occurrences each side brings a man back to a square that it left, so three take two
/// such moves by each. They are quickly counted, and few stretches have so many.
fn stretch(moves: &[Move], begin: usize) -> (Range<usize>, bool) {
    let begin = begin.min(moves.len());
    let mut end = begin;
    let [mut us, mut them] = [(Bitboard::EMPTY, 0_u32); 2];
    for mv in moves[begin..].iter().take_while(|mv| !mv.is_zeroing()) {
        let (left, returns) = us;
        let returns = returns + u32::from(left.has(mv.to));
        us = them;
        them = (left | Bitboard::of(mv.from), returns);
        end += 1;
    }
    (begin..end, us.1 >= 2 && them.1 >= 2)
}
