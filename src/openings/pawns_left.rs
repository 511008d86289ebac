//! Which pawns have left the squares they started from: for good, so that they tell how far a game
//! is behind a table of openings.

use crate::board::{Bitboard, Color, Position, Role};

/// The sets of pawns gone that some position of a table has, or that are part of such a set.
#[derive(Debug, Clone)]
pub(super) struct PawnsLeft {
    /// A bit for each of the 65,536 sets of 16 pawns.
    sets: Vec<u64>,
}

impl Default for PawnsLeft {
    /// Of an empty table.
    fn default() -> Self {
        Self {
            sets: vec![0; (1 << 16) / 64],
        }
    }
}

impl PawnsLeft {
    /// Adds a position that is to be reached.
    ///
    /// Of all sets together the parts are 3^16 at most, however long a list is, since the parts of a
    /// set that is there are there too.
    pub(super) fn add(&mut self, position: &Position) {
        let whole = gone(pawns(position));
        if self.has(whole) {
            return;
        }
        let mut part = whole;
        loop {
            self.sets[part / 64] |= 1 << (part % 64);
            if part == 0 {
                return;
            }
            part = (part - 1) & whole;
        }
    }

    /// Whether none of White's and Black's pawns is gone too many for all positions of the table.
    #[inline]
    pub(super) fn allow(&self, pawns: [Bitboard; 2]) -> bool {
        self.has(gone(pawns))
    }

    #[inline]
    fn has(&self, set: usize) -> bool {
        self.sets[set / 64] >> (set % 64) & 1 != 0
    }
}

/// White's pawns and Black's.
fn pawns(position: &Position) -> [Bitboard; 2] {
    Color::ALL.map(|side| position.pieces(side, Role::Pawn))
}

/// The pawns that do not stand where pawns start: White's in the low byte, Black's above it, each by
/// its file.
#[inline]
fn gone([white, black]: [Bitboard; 2]) -> usize {
    let white = !(white.0 >> 8) as u8;
    let black = !(black.0 >> 48) as u8;
    usize::from(u16::from_le_bytes([white, black]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Setup;

    fn position(fen: &str) -> Position {
        Setup::parse(fen).expect("a position").position
    }

    #[test]
    fn pawns_that_moved_or_were_captured_are_gone() {
        assert_eq!(gone(pawns(&Position::default())), 0);
        // White's e and h, Black's c; of two pawns on one file one is home.
        let fen = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PP1/RNBQKBNR w KQkq - 0 3";
        assert_eq!(gone(pawns(&position(fen))), 0b1001_0000 | 0b100 << 8);
    }

    #[test]
    fn what_leads_to_a_position_is_allowed_and_what_passed_it_is_not() {
        let mut gone_pawns = PawnsLeft::default();
        assert!(!gone_pawns.allow(pawns(&Position::default())));
        gone_pawns.add(&position(
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        ));
        for (fen, allowed) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                true,
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                true,
            ),
            (
                "rnbqkbnr/pp1ppppp/8/2p5/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2",
                true,
            ),
            (
                "rnbqkbnr/pp1ppppp/8/2p5/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2",
                false,
            ),
            (
                "rnbqkbnr/pp1p1ppp/8/2p1p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3",
                false,
            ),
        ] {
            assert_eq!(gone_pawns.allow(pawns(&position(fen))), allowed, "{fen}");
        }
    }
}
