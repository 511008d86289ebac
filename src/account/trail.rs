//! The opening of each game in turn, while the games are checked.

use crate::account::{Account, Naming, Opening};
use crate::classify::Tracker;
use crate::replay::Ply;

/// Follows the main line of game after game in a table of openings, if there is one.
#[derive(Debug)]
pub struct Trail<'n>(Option<(&'n Naming, Tracker<'n>)>);

impl<'n> Trail<'n> {
    /// For games that are named so.
    pub fn new(naming: Option<&'n Naming>) -> Self {
        Self(naming.map(|naming| (naming, Tracker::new(&naming.book))))
    }

    /// A ply was played, in whatever line.
    #[inline]
    pub fn ply(&mut self, ply: &Ply<'_>) {
        let Some((_, tracker)) = &mut self.0 else {
            return;
        };
        if ply.depth == 0 && ply.moves.len() == 1 {
            tracker.begin(ply.before);
        }
        tracker.ply(ply);
    }

    /// The opening of the game whose plies were shown.
    pub fn opening(&mut self, account: &Account<'_>) -> Option<Opening<'n>> {
        let (naming, tracker) = self.0.as_mut()?;
        if account.moves().is_empty() {
            tracker.begin(account.start());
        }
        naming.opening(tracker)
    }
}
