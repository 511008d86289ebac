//! Names that wait to be counted.
//!
//! An archive has more players and sites than the processor's near caches hold, and most of the time
//! that a name takes is waiting for its row. So names are gathered over many games and looked up in
//! one go: then the processor waits for several rows at once.

use crate::account::{ShortName, TagName};
use crate::board::Color;
use crate::stats::counted::{Counted, player};
use crate::stats::counts::Counts;
use crate::stats::hasher::NameHash;
use crate::stats::record::Showing;
use crate::stats::table::{Place, Table};

/// How many players wait at most, but for those of one game more.
const MOST: usize = 128;

/// Names that wait to be counted in a group.
#[derive(Debug, Default)]
pub(super) struct Names {
    players: Vec<Named<Showing>>,
    /// Those of games in a row that have the same are counted as one.
    events: Vec<Named<u64>>,
    sites: Vec<Named<u64>>,
    hash: NameHash,
}

/// A name that waits, with what is to be counted for it.
#[derive(Debug)]
struct Named<W> {
    name: ShortName,
    hash: u32,
    what: W,
}

impl Names {
    /// The players, the event and the site of a game. Names that are not short and plain do not wait:
    /// they are counted at once.
    pub(super) fn add(&mut self, game: &Counted<'_>, counts: &mut Counts) {
        let tags = &game.account.tags;
        for side in Color::ALL {
            let what = game.showing(side);
            if let Some(name) = tags.short(player(side)) {
                let hash = self.hash.of_short(&name);
                self.players.push(Named { name, hash, what });
            } else if let Some(name) = game.player(side) {
                counts.players.entry(&name).add(&what);
            }
        }
        for (tag, waiting, table) in [
            (TagName::Event, &mut self.events, &mut counts.events),
            (TagName::Site, &mut self.sites, &mut counts.sites),
        ] {
            if let Some(name) = tags.short(tag) {
                match waiting.last_mut() {
                    Some(last) if last.name == name => last.what += 1,
                    _ => {
                        let hash = self.hash.of_short(&name);
                        waiting.push(Named {
                            name,
                            hash,
                            what: 1,
                        });
                    }
                }
            } else if let Some(name) = tags.known(tag) {
                table.count(&name);
            }
        }
    }

    /// Whether they should be counted now.
    pub(super) fn is_full(&self) -> bool {
        self.players.len() >= MOST
    }

    /// Counts them.
    pub(super) fn count(&mut self, counts: &mut Counts) {
        count(&mut self.players, &mut counts.players, |record, showing| {
            record.add(&showing);
        });
        count(&mut self.events, &mut counts.events, |count, more| {
            *count += more;
        });
        count(&mut self.sites, &mut counts.sites, |count, more| {
            *count += more;
        });
    }
}

/// Counts names of one kind.
fn count<V: Default, W>(
    waiting: &mut Vec<Named<W>>,
    table: &mut Table<V>,
    add: impl Fn(&mut V, W),
) {
    let mut places = [Place::default(); MOST];
    while !waiting.is_empty() {
        let few = waiting.drain(..waiting.len().min(MOST));
        for (place, named) in places.iter_mut().zip(few.as_slice()) {
            *place = table.place(named.hash);
        }
        for (place, named) in places.iter_mut().zip(few.as_slice()) {
            *place = table.confirmed(*place, &named.name);
        }
        for (named, &place) in few.zip(&places) {
            add(table.at(place, &named.name, named.hash), named.what);
        }
    }
}
