//! Which openings games are: by the latest position of the main line that is in a table.

mod mismatch;
pub mod tags;
mod tracker;
mod walk;

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use crate::board::Position;
use crate::check::setup;
use crate::edit::Edits;
use crate::language::Accepted;
use crate::openings::Book;
use crate::pgn::{Game, GameBuf, ItemKind, Outcome, Part};
use crate::playing;
use crate::replay::Replay;
use crate::report::Evidence;
use crate::report::Locale;

pub use mismatch::{Mismatch, mismatch};
pub use tracker::{Match, Tracker};
pub(crate) use walk::beside;

/// What is wanted of the games of a chunk.
#[derive(Debug)]
pub struct Wanted {
    /// The table.
    pub book: Book,
    /// The languages that a game may be in.
    pub accepted: Accepted,
    /// Whether the players' names are wanted.
    pub players: bool,
    /// The language of the tags to write, if they are to be written.
    pub tags: Option<Locale>,
}

/// A game with its opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Classified {
    /// The number of its entry in the table, from 0 ([`Book::entry`]); `None` if no position of the
    /// game is in it.
    pub entry: Option<u32>,
    /// Plies played when that position stood on the board for the last time: 0 where the game
    /// starts from it. Also 0 without an entry.
    pub ply: u32,
    /// Whether the game starts from another position than the normal one.
    pub setup: bool,
    /// Whether the main line could be played to its end; if not, what could be played counts.
    pub complete: bool,
    /// The code of the game's language; `None` where no moves were read.
    pub language: Option<&'static str>,
    /// How the language was decided.
    pub evidence: Evidence,
    /// What the game says of its result: the terminator, else the tag.
    pub outcome: Option<Outcome>,
    /// The values of the tags White and Black, if they are wanted and there.
    pub players: [Option<String>; 2],
}

/// What was found in a chunk.
#[derive(Debug, Default)]
pub struct Classification {
    /// The games in order.
    pub games: Vec<Classified>,
    /// The tags to write.
    pub edits: Edits,
    /// Games whose encoding lacks a character of a tag that was to be written.
    pub unwritten: u32,
}

/// The openings of the games of a chunk.
pub fn classify(
    bytes: &[u8],
    wanted: &Wanted,
    buffers: &mut GameBuf,
    replay: &mut Replay,
) -> Classification {
    let mut all = Classification::default();
    let mut tracker = Tracker::new(&wanted.book);
    let mut parts = buffers.parts(bytes);
    while let Some(part) = parts.next_part() {
        if let Part::Game(game) = part {
            let classified = one(&game, wanted, replay, &mut tracker);
            if let (Some(language), Some(found)) = (wanted.tags, tracker.latest())
                && classified.entry.is_some()
            {
                let written = tags::write(&game, found, language, &mut all.edits);
                all.unwritten += u32::from(written.is_err());
            }
            all.games.push(classified);
        }
    }
    all
}

/// A game that is too long to be read.
pub fn overlong() -> Classification {
    Classification {
        games: vec![Classified::unknown()],
        ..Classification::default()
    }
}

impl Classified {
    /// A game of which nothing is known.
    fn unknown() -> Self {
        Self {
            entry: None,
            ply: 0,
            setup: false,
            complete: false,
            language: None,
            evidence: Evidence::None,
            outcome: None,
            players: [None, None],
        }
    }
}

fn one(
    game: &Game<'_>,
    wanted: &Wanted,
    replay: &mut Replay,
    tracker: &mut Tracker<'_>,
) -> Classified {
    let start = setup::of(game, &Position::default());
    let mut classified = Classified {
        setup: start.from_fen && !tracker.is_normal(&start.position),
        outcome: outcome(game),
        ..Classified::unknown()
    };
    if wanted.players {
        let value = |name| game.tag(name).map(|tag| game.value(tag).into_owned());
        classified.players = ["White", "Black"].map(value);
    }
    tracker.begin(&start.position);
    if !start.playable {
        return classified;
    }
    let accepted = &wanted.accepted;
    let (decision, line) = playing::play(game, &start.position, accepted, replay, &mut ());
    tracker.follow(&start.position, replay.moves());
    if let Some((number, ply)) = tracker.latest_number() {
        classified.entry = Some(number);
        classified.ply = ply;
    }
    classified.complete = line.complete;
    classified.language = Some(decision.language.code());
    classified.evidence = decision.evidence;
    classified
}

/// The result of the terminator, else of the tag.
fn outcome(game: &Game<'_>) -> Option<Outcome> {
    let terminator = game.items.iter().rev().find_map(|item| match item.kind {
        ItemKind::Result { outcome, .. } => Some(outcome),
        _ => None,
    });
    terminator.or_else(|| {
        let tag = game.tag("Result")?;
        let value: Cow<'_, str> = game.value(tag);
        Outcome::read(value.as_bytes()).map(|(outcome, _)| outcome)
    })
}
