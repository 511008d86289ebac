//! One line of play while it is read.

use crate::board::{Danger, Move, Position, Undo};

/// How far a line has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// No move of its own yet.
    Fresh,
    /// The last word was played.
    Played,
    /// The last word could not be played; a variation on it can.
    Fault,
    /// Words came after that: nothing of the line is judged any more.
    Lost,
    /// In brackets that no frame is needed for, behind what was fresh.
    FreshPassing,
    /// The same, behind what was lost.
    LostPassing,
}

/// A line: the main line or a variation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// The position after its last good move.
    pub(super) now: Position,
    /// What takes that move back.
    pub(super) undo: Undo,
    /// The danger to the king of the side to move in `now`.
    pub(super) danger: Danger,
    pub(super) state: State,
    /// While a variation of it is read: its plies from the start of the game.
    pub(super) plies: usize,
    /// What the written move numbers are ahead of the position's, modulo 2^32.
    pub(super) shift: u32,
    /// While a variation of it is read: the move that the variation replaces, if it was played.
    pub(super) replaced: Option<Move>,
}

impl Frame {
    pub(super) fn new(start: Position) -> Self {
        Self {
            now: start,
            undo: start.undo(),
            danger: start.danger(),
            state: State::Fresh,
            plies: 0,
            shift: 0,
            replaced: None,
        }
    }

    /// A word comes that cannot be played.
    pub(super) fn lose(&mut self) {
        if self.state == State::Fault {
            self.state = State::Lost;
        }
    }

    /// Brackets open whose words are passed over.
    pub(super) fn begin_passing(&mut self) {
        self.state = match self.state {
            State::Fresh | State::FreshPassing => State::FreshPassing,
            _ => State::LostPassing,
        };
    }

    /// They close.
    pub(super) fn end_passing(&mut self) {
        self.state = match self.state {
            State::FreshPassing => State::Fresh,
            _ => State::Lost,
        };
    }

    /// Whether its next word can be played.
    #[inline]
    pub(super) fn is_alive(&self) -> bool {
        matches!(self.state, State::Fresh | State::Played)
    }
}
