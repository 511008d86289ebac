//! The opening of each game in turn.

use crate::account::{Account, Naming, Opening};
use crate::classify::Beginnings;

/// Finds the opening of game after game; keeps what it has seen, so use one for many games.
#[derive(Debug, Default)]
pub struct Trail(Beginnings);

impl Trail {
    /// The opening of a game in a table, if there is one, as far as it could be played.
    pub fn opening<'n>(
        &mut self,
        naming: Option<&'n Naming>,
        account: &Account<'_>,
    ) -> Option<Opening<'n>> {
        let naming = naming?;
        let latest = self
            .0
            .latest(&naming.book, account.start(), account.moves());
        naming.opening(latest?)
    }
}
