//! Where games begin, asked of the grammar for inputs without safe points.

use crate::input::{Boundaries, GameStarts};
use crate::pgn::{GameBuf, Part, boundary};

/// The beginnings of games by the rules of the grammar.
#[derive(Debug, Clone, Copy, Default)]
pub struct PgnBoundaries;

impl Boundaries for PgnBoundaries {
    fn last_safe_point(&self, bytes: &[u8]) -> Option<usize> {
        boundary::last_safe_point(bytes).filter(|&at| at > 0)
    }

    /// The last game but one: that a game begins is decided by what stands at its beginning and
    /// before it, and of the last game the beginning itself may be cut short.
    fn last_game_starts(&self, bytes: &[u8]) -> GameStarts {
        let mut buffers = GameBuf::default();
        let mut parts = buffers.parts(bytes);
        let mut known = GameStarts::default();
        let mut last = None;
        while let Some(part) = parts.next_part() {
            let Part::Game(game) = part else { continue };
            let start = game.span.start as usize;
            if let Some(before) = last.replace(start).filter(|&before| before > 0) {
                known.anywhere = Some(before);
                if matches!(bytes[before - 1], b'\n' | b'\r') {
                    known.at_line_start = Some(before);
                }
            }
        }
        known
    }
}
