//! The tags ECO and Opening against the moves; only on demand.

use crate::board::{Move, Position};
use crate::check::findings::{Findings, Note};
use crate::classify::{Tracker, mismatch};
use crate::openings::Book;
use crate::pgn::Game;
use crate::report::Locale;
use crate::report::{Detail, Rule};

/// What openings are compared by.
#[derive(Debug, Clone)]
pub struct Openings {
    /// The table in which positions are looked up.
    pub book: Book,
    /// The language in which findings name openings.
    pub names: Locale,
}

/// Compares the tags of a game with its main line, as far as that could be played.
pub(super) fn check(
    game: &Game<'_>,
    start: &Position,
    played: &[Move],
    openings: &Openings,
    findings: &mut Findings<'_>,
) {
    let mut tracker = Tracker::new(&openings.book);
    tracker.follow(start, played);
    let Some(found) = tracker.latest() else {
        return;
    };
    let Some(differs) = mismatch(game, found) else {
        return;
    };
    let name = found.entry.name(openings.names);
    let detail = Detail::Opening {
        tag: differs.name,
        value: game.value(differs.tag).into_owned(),
        opening: match &found.entry.eco {
            Some(eco) => format!("{eco} {name}"),
            None => name.to_owned(),
        },
        ply: found.ply,
    };
    let mut note = Note::new(Rule::EcoMismatch, differs.tag.value, detail);
    note.ply = found.ply;
    findings.add(note);
}
