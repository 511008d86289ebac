//! One row a game: who played when, how it went, how it ended, and where its bytes are.

mod row;
#[cfg(test)]
mod tests;

pub use row::Row;

use crate::account::{Account, Naming, Quiet, Trail};
use crate::check::{self, CheckedGame, Scratch, Settings, Surroundings, Watch};
use crate::notation::Language;
use crate::pgn::Game;
use crate::replay::{Fault, Observer, Ply};

/// What is listed.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// What counts as an error, and which languages games may be in.
    pub settings: Settings,
    /// How openings are named; they are not told without.
    pub naming: Option<Naming>,
    /// Names of tags to list beside the usual ones.
    pub tags: Vec<String>,
}

/// The games of a chunk.
#[derive(Debug, Default)]
pub struct Listed {
    /// A row for each, in order.
    pub rows: Vec<Row>,
    /// Whether some main line could not be played to its end.
    pub incomplete: bool,
}

/// Buffers for listing chunk after chunk.
#[derive(Debug, Default)]
pub struct Buffers {
    scratch: Scratch,
    quiet: Quiet,
}

/// Writes down each game that was checked.
struct Clerk<'w> {
    wanted: &'w Wanted,
    quiet: &'w mut Quiet,
    trail: Trail<'w>,
    listed: Listed,
}

impl Observer for Clerk<'_> {
    fn begin(&mut self, _: &'static Language) {
        self.quiet.begin();
    }

    #[inline]
    fn ply(&mut self, ply: &Ply<'_>) {
        if ply.depth == 0 {
            self.quiet.ply(ply);
        }
    }

    fn fault(&mut self, _: &Fault<'_>) {}
}

impl Watch for Clerk<'_> {
    fn end(&mut self, game: &Game<'_>, checked: &CheckedGame<'_>) {
        let account = Account::of(game, checked, self.quiet);
        self.listed.incomplete |= !account.is_complete();
        let opening = self.trail.opening(&account);
        let row = Row::new(&account, opening, &self.wanted.tags);
        self.listed.rows.push(row);
    }
}

/// The games of a chunk, row by row.
pub fn list(bytes: &[u8], around: Surroundings, wanted: &Wanted, buffers: &mut Buffers) -> Listed {
    let mut clerk = Clerk {
        wanted,
        quiet: &mut buffers.quiet,
        trail: Trail::new(wanted.naming.as_ref()),
        listed: Listed::default(),
    };
    let scratch = &mut buffers.scratch;
    check::check_within(bytes, around, &wanted.settings, scratch, &mut clerk);
    clerk.listed
}
