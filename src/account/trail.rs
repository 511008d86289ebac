//! The opening of each game in turn.

use crate::account::{Account, Naming, Opening};
use crate::classify::Tracker;

/// Finds the opening of game after game in a table, if there is one.
///
/// It follows the beginning of the main line again, no further than the table can match: for most
/// games that is less than a look at every ply of the whole.
#[derive(Debug)]
pub struct Trail<'n>(Option<(&'n Naming, Tracker<'n>)>);

impl<'n> Trail<'n> {
    /// For games that are named so.
    pub fn new(naming: Option<&'n Naming>) -> Self {
        Self(naming.map(|naming| (naming, Tracker::new(&naming.book))))
    }

    /// The opening of a game, as far as it could be played.
    pub fn opening(&mut self, account: &Account<'_>) -> Option<Opening<'n>> {
        let (naming, tracker) = self.0.as_mut()?;
        tracker.follow(account.start(), account.moves());
        naming.opening(tracker)
    }
}
