//! A game that is to be counted, with what was seen while it was played.

use std::borrow::Cow;

use crate::account::{Account, Opening, TagName};
use crate::board::Color;
use crate::pgn::{Game, ItemKind};
use crate::stats::record::Showing;
use memchr::memchr;
use memchr::memmem::Finder;

/// What is seen of a main line while it is played, and of its comments.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Seen {
    /// Moves that gave check, mates included.
    pub(super) checks: u64,
    /// Positions in which a capture en passant was legal and another move was made.
    pub(super) en_passant_declined: u64,
    pub(super) commands: Commands,
}

/// Comments of one game that hold what engines and servers write (`[%clk …]`, `[%eval …]`).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Commands {
    pub(super) clocks: u64,
    pub(super) evaluations: u64,
}

/// A game that is to be counted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counted<'a> {
    pub(super) account: Account<'a>,
    pub(super) seen: Seen,
    pub(super) opening: Option<Opening<'a>>,
    /// Whether some threefold repetition was a perpetual check.
    pub(super) is_perpetual: bool,
}

/// The tag that names a side's player.
pub(super) const fn player(side: Color) -> TagName {
    match side {
        Color::White => TagName::White,
        Color::Black => TagName::Black,
    }
}

impl<'a> Counted<'a> {
    /// Both ratings' mean, rounded down to a hundred; `None` unless both are known.
    pub(super) fn elo_band(&self) -> Option<u16> {
        let [white, black] = self.account.elos;
        let sum = u32::from(white?) + u32::from(black?);
        Some((sum / 200 * 100) as u16)
    }

    /// The year of its date.
    pub(super) fn year(&self) -> Option<u16> {
        self.account.tags.date()?.year
    }

    /// The year and month of its date.
    pub(super) fn month(&self) -> Option<String> {
        let date = self.account.tags.date()?;
        Some(format!("{:04}-{:02}", date.year?, date.month?))
    }

    /// The name of a side's player.
    pub(super) fn player(&self, side: Color) -> Option<Cow<'a, str>> {
        self.account.tags.known(player(side))
    }

    /// What counts for a side's record.
    pub(super) fn showing(&self, side: Color) -> Showing {
        Showing {
            side,
            outcome: self.account.outcome,
            elo: self.account.elos[side.index()],
            opponent: self.account.elos[side.other().index()],
        }
    }

    /// Words of the main line behind the one that could not be played.
    pub(super) fn unread_plies(&self) -> u64 {
        if self.account.checked.moves.is_none() {
            return 0;
        }
        let mut depth = 0_u32;
        let words = self.account.game.items.iter().filter(|item| {
            match item.kind {
                ItemKind::VariationOpen => depth += 1,
                ItemKind::VariationClose => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && item.kind == ItemKind::Word
        });
        let read = self.account.moves().len() + 1;
        words.count().saturating_sub(read) as u64
    }
}

/// Finds the comments that hold commands.
#[derive(Debug)]
pub(super) struct CommandFinder {
    clock: Finder<'static>,
    evaluation: Finder<'static>,
}

impl Default for CommandFinder {
    fn default() -> Self {
        Self {
            clock: Finder::new("[%clk "),
            evaluation: Finder::new("[%eval "),
        }
    }
}

/// Where the percent signs of a chunk are, without which no comment holds a command.
#[derive(Debug, Default)]
pub(super) struct Percents {
    /// The first from where it was last looked for, or the chunk's end (byte offset).
    next: u32,
}

impl Percents {
    /// The first sign at or after a byte offset, or the chunk's end; ask for one place after the other.
    #[inline]
    fn next(&mut self, bytes: &[u8], start: u32) -> u32 {
        if self.next <= start {
            let rest = bytes.get(start as usize..).unwrap_or_default();
            let length = memchr(b'%', rest).unwrap_or(rest.len());
            self.next = start + length as u32;
        }
        self.next
    }
}

impl CommandFinder {
    /// The comments of a game's main line that hold commands.
    pub(super) fn commands(&self, game: &Game<'_>, percents: &mut Percents) -> Commands {
        let mut found = Commands::default();
        // Most games have none at all, and their tokens need not be looked at.
        let tokens = game.items.first().map_or(0, |item| item.span.start);
        if percents.next(game.bytes, tokens) >= game.span.end {
            return found;
        }
        let mut depth = 0_u32;
        for item in game.items {
            match item.kind {
                ItemKind::VariationOpen => depth += 1,
                ItemKind::VariationClose => depth = depth.saturating_sub(1),
                ItemKind::Comment if depth == 0 => {
                    let text = game.slice(item.span);
                    found.clocks += u64::from(self.clock.find(text).is_some());
                    found.evaluations += u64::from(self.evaluation.find(text).is_some());
                }
                _ => {}
            }
        }
        found
    }
}
