//! What is gathered over the games of a chunk and then counted in one go, in a run of one group.

use std::{mem, ptr};

use crate::account::{Naming, Opening};
use crate::board::{Color, Move, Role, Square};
use crate::pgn::Outcome;
use crate::stats::counts::{Counts, OUTCOMES, outcome_index};
use crate::stats::names::Names;
use crate::stats::record::Showing;

/// What is to be counted later.
#[derive(Debug, Default)]
pub(super) struct Later {
    pub(super) names: Names,
    /// Of White and of Black.
    pub(super) visits: Box<[Visits; 2]>,
    /// First moves of games from one position, each with its games.
    first_moves: Few<Move>,
    /// Games of players without ratings, in the order of [`OUTCOMES`].
    unrated: [u64; OUTCOMES.len()],
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

    /// The result of a game of players without ratings.
    pub(super) fn add_unrated(&mut self, outcome: Outcome) {
        self.unrated[outcome_index(outcome)] += 1;
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
        for (outcome, games) in OUTCOMES.into_iter().zip(mem::take(&mut self.unrated)) {
            for (side, record) in [
                (Color::White, &mut counts.white),
                (Color::Black, &mut counts.black),
            ] {
                record.add_alike(&Showing::unrated(side, outcome), games);
            }
        }
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
    /// A man came to a square and captured another there, or nothing.
    fn comes(&mut self, role: Role, captured: Option<Role>, square: Square);
}

/// The place of what was captured; what is no capture has one of its own: that spares a branch that no
/// processor can guess.
#[inline]
fn victim(captured: Option<Role>) -> usize {
    captured.map_or(Role::ALL.len(), Role::index) & 7
}

/// Captures by the role that captures and the one captured, eight places each of which six are used,
/// and one for what is no capture.
#[derive(Debug, Default)]
pub(super) struct Captures([[u32; 8]; 8]);

impl Captures {
    /// Counts what was seen.
    pub(super) fn count(&self, counts: &mut Counts) {
        for (counts, seen) in counts.captures.iter_mut().zip(&self.0) {
            for (count, &more) in counts.iter_mut().zip(seen) {
                *count += u64::from(more);
            }
        }
    }
}

impl Side for Captures {
    #[inline]
    fn comes(&mut self, role: Role, captured: Option<Role>, _: Square) {
        self.0[role.index() & 7][victim(captured)] += 1;
    }
}

/// How often each man of a side came to each square, by what it captured there: one number to raise
/// for each move. By role and victim, eight rows each of which six and seven are used; nearly all
/// moves are in those of no capture, which leave room in the processor's nearest cache.
#[derive(Debug)]
pub(super) struct Visits([[[u32; 64]; 8]; 8]);

impl Default for Visits {
    fn default() -> Self {
        Self([[[0; 64]; 8]; 8])
    }
}

impl Side for Visits {
    #[inline]
    fn comes(&mut self, role: Role, captured: Option<Role>, square: Square) {
        self.0[role.index() & 7][victim(captured)][square.index()] += 1;
    }
}

/// Counts what both sides' men did.
fn count(visits: &mut [Visits; 2], counts: &mut Counts) {
    let men = visits
        .iter_mut()
        .flat_map(|side| &mut side.0[..Role::ALL.len()]);
    let roles = counts.squares.chunks_exact_mut(64);
    for (role, (squares, victims)) in roles.zip(men).enumerate() {
        let captures = &mut counts.captures[role % Role::ALL.len()];
        for (victim, seen) in victims.iter_mut().enumerate() {
            for (count, &more) in squares.iter_mut().zip(&*seen) {
                *count += u64::from(more);
            }
            if let Some(captures) = captures.get_mut(victim) {
                *captures += seen.iter().copied().map(u64::from).sum::<u64>();
            }
            *seen = [0; 64];
        }
    }
}
