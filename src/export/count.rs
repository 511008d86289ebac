//! Move numbers, counted along the lines of a game.

use crate::board::{Color, Position};

/// The number of the next move, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) number: u32,
    pub(super) color: Color,
}

/// Counts the moves of a line and of its variations.
#[derive(Debug)]
pub(super) struct Count {
    pub(super) next: Turn,
    /// Plies of the line from the start of the game.
    pub(super) plies: u32,
    /// The counts that open variations come back to.
    outer: Vec<(Turn, u32)>,
}

impl Count {
    pub(super) fn new(start: &Position) -> Self {
        Self {
            next: Turn {
                number: start.fullmove(),
                color: start.turn(),
            },
            plies: 0,
            outer: Vec::new(),
        }
    }

    /// How many variations are open.
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Goes past a move; its number and colour.
    #[inline]
    pub(super) fn pass(&mut self) -> Turn {
        let turn = self.next;
        if turn.color == Color::Black {
            self.next.number = turn.number.wrapping_add(1);
        }
        self.next.color = turn.color.other();
        self.plies += 1;
        turn
    }

    /// Goes back before the last move.
    pub(super) fn open(&mut self) {
        self.outer.push((self.next, self.plies));
        self.next.color = self.next.color.other();
        if self.next.color == Color::Black {
            self.next.number = self.next.number.wrapping_sub(1);
        }
        self.plies = self.plies.saturating_sub(1);
    }

    /// Goes on where the variation left the line.
    pub(super) fn close(&mut self) {
        if let Some((next, plies)) = self.outer.pop() {
            self.next = next;
            self.plies = plies;
        }
    }
}
