//! The tags of a game that commands on archives ask for, found in one look.

use std::borrow::Cow;

use crate::pgn::date::{BadDate, Date};
use crate::pgn::tag::Elo;
use crate::pgn::{Game, Tag, TagForm};

/// A tag that is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TagName {
    /// `Event`
    Event,
    /// `Site`
    Site,
    /// `Date`
    Date,
    /// `Round`
    Round,
    /// `White`
    White,
    /// `Black`
    Black,
    /// `Result`
    Result,
    /// `WhiteElo`
    WhiteElo,
    /// `BlackElo`
    BlackElo,
    /// `TimeControl`
    TimeControl,
    /// `Termination`
    Termination,
}

/// How many there are.
const COUNT: usize = TagName::Termination as usize + 1;

impl TagName {
    /// The tag of that name.
    #[inline]
    fn of(name: &[u8]) -> Option<Self> {
        Some(match name {
            b"Event" => Self::Event,
            b"Site" => Self::Site,
            b"Date" => Self::Date,
            b"Round" => Self::Round,
            b"White" => Self::White,
            b"Black" => Self::Black,
            b"Result" => Self::Result,
            b"WhiteElo" => Self::WhiteElo,
            b"BlackElo" => Self::BlackElo,
            b"TimeControl" => Self::TimeControl,
            b"Termination" => Self::Termination,
            _ => return None,
        })
    }
}

/// The first tag of each name that has a value.
#[derive(Debug, Clone, Copy)]
pub struct KnownTags<'a> {
    game: &'a Game<'a>,
    found: [Option<&'a Tag>; COUNT],
}

impl<'a> KnownTags<'a> {
    /// The tags of a game.
    pub fn of(game: &'a Game<'a>) -> Self {
        let mut found = [None; COUNT];
        for tag in game.tags {
            if tag.form != TagForm::NoValue
                && let Some(name) = TagName::of(game.slice(tag.name))
            {
                let slot = &mut found[name as usize];
                *slot = slot.or(Some(tag));
            }
        }
        Self { game, found }
    }

    /// What a tag says, decoded; `None` without the tag.
    pub fn value(&self, name: TagName) -> Option<Cow<'a, str>> {
        self.found[name as usize].map(|tag| self.game.value(tag))
    }

    /// What a tag says, if it says something: not `?`, `-` or nothing.
    pub fn known(&self, name: TagName) -> Option<Cow<'a, str>> {
        self.value(name).filter(|value| {
            let begins_so = value.starts_with(|first: char| first.is_ascii_alphanumeric());
            begins_so || !matches!(value.trim(), "" | "?" | "-")
        })
    }

    /// The rating that a tag gives; 0 is none.
    pub fn elo(&self, name: TagName) -> Option<u16> {
        match Elo::read(self.value(name)?.trim()) {
            Some(Elo::Rated(elo)) if elo > 0 => Some(elo),
            _ => None,
        }
    }

    /// The date of the game, as far as it is known. A date in another form counts if only one can
    /// be meant.
    pub fn date(&self) -> Option<Date> {
        match Date::read(self.value(TagName::Date)?.trim()) {
            Ok(date) | Err(BadDate::OtherForm(date)) => Some(date),
            Err(BadDate::NoSuchDay | BadDate::Unreadable) => None,
        }
    }
}
