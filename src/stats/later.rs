//! What is gathered over the games of a chunk and then counted in one go, in a run of one group.

use std::ptr;

use crate::account::{Naming, Opening};
use crate::board::{Move, Role, Square};
use crate::stats::counts::Counts;
use crate::stats::names::Names;

/// What is to be counted later.
#[derive(Debug, Default)]
pub(super) struct Later {
    pub(super) names: Names,
    /// Of White and of Black.
    pub(super) visits: Box<[Visits; 2]>,
    /// First moves of games from one position, each with its games.
    first_moves: Few<Move>,
    /// Codes of languages with their games.
    languages: Few<&'static str>,
    /// Games by the numbers of their openings.
    openings: Vec<u64>,
}

impl Later {
    /// The first move of a game from the normal position.
    pub(super) fn add_first_move(&mut self, first: Move) {
        self.first_moves.count(first, |one, other| one == other);
    }

    /// The opening of a game, and the code of its language.
    pub(super) fn add_end(&mut self, opening: Option<Opening<'_>>, language: Option<&'static str>) {
        if let Some(language) = language {
            // Two codes of one language that stand apart are added in the end.
            self.languages
                .count(language, |one, other| ptr::eq(*one, *other));
        }
        if let Some(Opening { number, .. }) = opening {
            let place = number as usize;
            if place >= self.openings.len() {
                self.openings.resize(place + 1, 0);
            }
            self.openings[place] += 1;
        }
    }

    /// Counts what was gathered; the openings were named so.
    pub(super) fn count(&mut self, counts: &mut Counts, naming: Option<&Naming>) {
        self.names.count(counts);
        count(&mut self.visits, counts);
        for (mv, games) in self.first_moves.0.drain(..) {
            counts.add_first_move(mv, games);
        }
        for (language, games) in self.languages.0.drain(..) {
            *counts.languages.entry(language) += games;
        }
        for (games, number) in self.openings.drain(..).zip(0..) {
            if games > 0
                && let Some(opening) = naming.and_then(|naming| naming.numbered(number))
            {
                counts.add_opening(opening, games);
            }
        }
    }
}

/// How often things came up of which there are few.
#[derive(Debug)]
struct Few<T>(Vec<(T, u64)>);

impl<T> Default for Few<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Few<T> {
    #[inline]
    fn count(&mut self, thing: T, are_same: impl Fn(&T, &T) -> bool) {
        match self.0.iter_mut().find(|(known, _)| are_same(known, &thing)) {
            Some((_, times)) => *times += 1,
            None => self.0.push((thing, 1)),
        }
    }
}

/// Whoever looks at the moves of one side.
pub(super) trait Side {
    /// A man came to a square.
    fn comes(&mut self, role: Role, square: Square);

    /// A man captured another, or nothing.
    fn captures(&mut self, role: Role, captured: Option<Role>);
}

/// Captures by the role that captures and the one captured, eight places each of which six are used.
/// What is no capture is counted too, in a place of its own: that spares a branch that no processor
/// can guess.
#[derive(Debug, Default)]
pub(super) struct Captures([[u32; 8]; 8]);

impl Captures {
    /// Counts what was seen.
    pub(super) fn count(&mut self, counts: &mut Counts) {
        for (counts, seen) in counts.captures.iter_mut().zip(&self.0) {
            for (count, &more) in counts.iter_mut().zip(seen) {
                *count += u64::from(more);
            }
        }
        *self = Self::default();
    }
}

impl Side for Captures {
    #[inline]
    fn comes(&mut self, _: Role, _: Square) {}

    #[inline]
    fn captures(&mut self, role: Role, captured: Option<Role>) {
        let victim = captured.map_or(Role::ALL.len(), Role::index);
        self.0[role.index() & 7][victim & 7] += 1;
    }
}

/// How often each man of a side came to each square, and what it captured. In numbers of 32 bits,
/// which leave room in the processor's nearest cache for the rest of the work.
#[derive(Debug)]
pub(super) struct Visits {
    /// By role, eight rows of which six are used.
    squares: [[u32; 64]; 8],
    captures: Captures,
}

impl Default for Visits {
    fn default() -> Self {
        Self {
            squares: [[0; 64]; 8],
            captures: Captures::default(),
        }
    }
}

impl Side for Visits {
    #[inline]
    fn comes(&mut self, role: Role, square: Square) {
        self.squares[role.index() & 7][square.index()] += 1;
    }

    #[inline]
    fn captures(&mut self, role: Role, captured: Option<Role>) {
        self.captures.captures(role, captured);
    }
}

/// Counts what both sides' men did.
fn count(visits: &mut [Visits; 2], counts: &mut Counts) {
    let men = visits
        .iter_mut()
        .flat_map(|side| &mut side.squares[..Role::ALL.len()]);
    for (counts, seen) in counts.squares.chunks_exact_mut(64).zip(men) {
        for (count, more) in counts.iter_mut().zip(seen) {
            *count += u64::from(std::mem::take(more));
        }
    }
    for side in visits {
        side.captures.count(counts);
    }
}
