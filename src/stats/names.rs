//! Names that wait to be counted.
//!
//! An archive has more players and sites than the processor's near caches hold, and most of the time
//! that a name takes is waiting for its row. So names are gathered over many games and looked up in
//! one go: then the processor waits for several rows at once.

use crate::account::{Name, TagName};
use crate::board::Color;
use crate::stats::counted::Counted;
use crate::stats::counts::Counts;
use crate::stats::record::Showing;
use crate::stats::table::Place;

/// How many names wait at most, but for those of one game more.
const MOST: usize = 256;

/// Names that wait to be counted in a group.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// The names one behind the other, in UTF-8.
    text: Vec<u8>,
    waiting: Vec<Waiting>,
}

/// A name that waits.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    /// Where it begins and ends in the text.
    start: usize,
    end: usize,
    what: What,
    place: Place,
}

/// What a name is counted as.
#[derive(Debug, Clone, Copy)]
enum What {
    Player(Showing),
    Event,
    Site,
}

impl Names {
    /// The players, the event and the site of a game.
    pub(super) fn add(&mut self, game: &Counted<'_>) {
        for side in Color::ALL {
            self.wait(game.player(side), What::Player(game.showing(side)));
        }
        let tags = &game.account.tags;
        self.wait(tags.name(TagName::Event), What::Event);
        self.wait(tags.name(TagName::Site), What::Site);
    }

    fn wait(&mut self, name: Option<Name<'_>>, what: What) {
        let Some(name) = name else { return };
        let start = self.text.len();
        self.text.extend_from_slice(name.bytes());
        self.waiting.push(Waiting {
            start,
            end: self.text.len(),
            what,
            place: Place::default(),
        });
    }

    /// Whether they should be counted now.
    pub(super) fn is_full(&self) -> bool {
        self.waiting.len() >= MOST
    }

    /// Counts them.
    pub(super) fn count(&mut self, counts: &mut Counts) {
        for waiting in &mut self.waiting {
            let name = &self.text[waiting.start..waiting.end];
            waiting.place = match waiting.what {
                What::Player(_) => counts.players.place(name),
                What::Event => counts.events.place(name),
                What::Site => counts.sites.place(name),
            };
        }
        for Waiting {
            start,
            end,
            what,
            place,
        } in self.waiting.drain(..)
        {
            let name = &self.text[start..end];
            match what {
                What::Player(showing) => counts.players.at(place, name).add(&showing),
                What::Event => *counts.events.at(place, name) += 1,
                What::Site => *counts.sites.at(place, name) += 1,
            }
        }
        self.text.clear();
    }
}
