//! When a position of a line of play comes up for the n-th time (FIDE 9.2 and 9.6.1).
//!
//! Equal positions have only reversible moves between them, and the n-th occurrence takes at least
//! four plies for each one before it. So most lines are cleared by a look at their captures and
//! pawn moves. A stretch long enough is sifted by moves alone, without a board: where do the men
//! stand compared with the stretch's start? Only a line that might repeat is replayed and compared
//! by full keys, which know castling rights and legal en passant captures.

use crate::board::key::quiet_change;
use crate::board::{Color, Move, Position};

/// Between two occurrences of a position each side makes at least two moves.
const PLIES_BETWEEN: usize = 4;

/// Finds repetitions; keeps its buffer, so use one for many lines.
#[derive(Debug, Default)]
pub struct Repetitions {
    /// The keys of one stretch of reversible moves, each with the plies played when it stood.
    keys: Vec<(u64, usize)>,
}

impl Repetitions {
    /// After how many plies a position first stands for the `times`-th time.
    ///
    /// `moves` are legal moves played from `start`, whose position counts as standing once; what
    /// came before it is unknown. The result is in `1..=moves.len()`, and `None` if nothing stands
    /// so often. `times` is 3 for a claim and 5 for the draw that needs none; below 2 the answer is
    /// `None`. Takes time proportional to `moves`, a sort of long reversible stretches apart, and
    /// for nearly all lines far less than playing them.
    pub fn first(&mut self, start: &Position, moves: &[Move], times: usize) -> Option<usize> {
        self.first_since(start, moves, times, 0)
    }

    /// The same, for a line of which it is known that no position that stands so often is among the
    /// first `since`, the start being one.
    pub fn first_since(
        &mut self,
        start: &Position,
        moves: &[Move],
        times: usize,
        since: usize,
    ) -> Option<usize> {
        let again = times.checked_sub(1).filter(|&again| again > 0)?;
        let needed = again.checked_mul(PLIES_BETWEEN)?;
        let rest = moves.get(since..)?;
        let turn = match since % 2 {
            0 => start.turn(),
            _ => start.turn().other(),
        };
        if rest.len() < needed || !may_repeat(turn, rest, needed, times) {
            return None;
        }
        self.first_by_keys(start, moves, times)
    }

    /// The exact answer, by the key of every position.
    fn first_by_keys(&mut self, start: &Position, moves: &[Move], times: usize) -> Option<usize> {
        let mut position = *start;
        let mut key = position.key();
        self.keys.clear();
        self.keys.push((key, 0));
        for (&mv, plies) in moves.iter().zip(1..) {
            if mv.is_zeroing() {
                if let Some(found) = self.first_of_stretch(times) {
                    return Some(found);
                }
                self.keys.clear();
            }
            let before = position;
            position.play(mv);
            key = before.key_after(key, mv, &position);
            self.keys.push((key, plies));
        }
        self.first_of_stretch(times)
    }

    /// The plies of the earliest `times`-th occurrence of any key gathered.
    fn first_of_stretch(&mut self, times: usize) -> Option<usize> {
        if self.keys.len() <= (times - 1) * PLIES_BETWEEN {
            return None;
        }
        self.keys.sort_unstable();
        self.keys
            .chunk_by(|one, other| one.0 == other.0)
            .filter_map(|same| same.get(times - 1))
            .map(|&(_, plies)| plies)
            .min()
    }
}

/// Whether any stretch of reversible moves may hold a position `times` times; never wrong in
/// saying no.
fn may_repeat(turn: Color, moves: &[Move], needed: usize, times: usize) -> bool {
    let mut turn = turn;
    moves.split_inclusive(|mv| mv.is_zeroing()).any(|stretch| {
        let first = turn;
        if stretch.len() % 2 == 1 {
            turn = turn.other();
        }
        // The move that ends the stretch is in it, but the next stretch begins after it.
        stretch.len() >= needed && may_stand(first, stretch, times)
    })
}

/// Whether a position of a stretch may stand `times` times; never wrong in saying no.
///
/// Positions are told apart by twelve bits of what has changed since the start of the stretch: too
/// few for an answer, enough to spare nearly every line that does not repeat the replay.
pub(crate) fn may_stand(first: Color, stretch: &[Move], times: usize) -> bool {
    let (mut seen, mut seen_twice) = ([0_u64; 64], [0_u64; 64]);
    let mut is_thrice = false;
    let (mut turn, mut change, mut count) = (first, 0, 0);
    seen[0] = 1;
    for &mv in stretch {
        if mv.is_zeroing() {
            break;
        }
        // Castling is not what `quiet_change` takes it for, but nothing before it comes back after
        // it, and positions after it are compared only with each other.
        change ^= quiet_change(turn, mv);
        turn = turn.other();
        let (word, bit) = ((change >> 58) as usize, change >> 52 & 63);
        let bit = 1 << bit;
        let again = seen[word] & bit;
        count += usize::from(again != 0);
        is_thrice |= seen_twice[word] & bit != 0;
        seen_twice[word] |= again;
        seen[word] |= bit;
    }
    count >= times - 1 && (is_thrice || times < 3)
}

#[cfg(test)]
mod tests;
