//! The tags of a game that commands on archives ask for, found in one look.

use std::borrow::Cow;

use crate::account::Name;
use crate::pgn::date::{BadDate, Date};
use crate::pgn::tag::Elo;
use crate::pgn::{Game, Outcome, Tag, TagForm};

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

    /// [`KnownTags::known`], decoded only where that is needed.
    #[inline]
    pub fn name(&self, name: TagName) -> Option<Name<'a>> {
        let tag = self.found[name as usize]?;
        match self.game.slice(tag.value) {
            b"?" => None,
            [first, ..] if first.is_ascii_alphanumeric() => Some(Name::of(self.game, tag)),
            _ => self.known(name).map(Name::Decoded),
        }
    }

    /// The result that the tag gives in the form of the standard, if one is decided.
    pub(super) fn decided(&self) -> Option<Outcome> {
        let tag = self.found[TagName::Result as usize]?;
        match self.game.slice(tag.value) {
            b"1-0" => Some(Outcome::WhiteWins),
            b"0-1" => Some(Outcome::BlackWins),
            b"1/2-1/2" => Some(Outcome::Draw),
            _ => None,
        }
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
        let tag = self.found[TagName::Date as usize]?;
        if let Some(date) = common_date(self.game.slice(tag.value)) {
            return Some(date);
        }
        match Date::read(self.value(TagName::Date)?.trim()) {
            Ok(date) | Err(BadDate::OtherForm(date)) => Some(date),
            Err(BadDate::NoSuchDay | BadDate::Unreadable) => None,
        }
    }
}

/// `2024.03.01`, `2024.03.??` or `2024.??.??`, if every month has such a day: nearly all dates.
fn common_date(value: &[u8]) -> Option<Date> {
    let &[y1, y2, y3, y4, b'.', m1, m2, b'.', d1, d2] = value else {
        return None;
    };
    let of = |tens: u8, ones: u8| {
        let digits = [tens, ones].map(|digit| digit.wrapping_sub(b'0'));
        let number = digits[0].wrapping_mul(10).wrapping_add(digits[1]);
        digits.iter().all(|&digit| digit < 10).then_some(number)
    };
    let part = |tens: u8, ones: u8, most: u8| match (tens, ones) {
        (b'?', b'?') => Some(None),
        _ => of(tens, ones)
            .filter(|number| (1..=most).contains(number))
            .map(Some),
    };
    Some(Date {
        year: Some(u16::from(of(y1, y2)?) * 100 + u16::from(of(y3, y4)?)),
        month: part(m1, m2, 12)?,
        day: part(d1, d2, 28)?,
    })
}

#[cfg(test)]
mod tests {
    use super::common_date;
    use crate::pgn::date::Date;

    #[test]
    fn common_dates_are_those_of_the_general_way() {
        for value in [
            "2024.03.01",
            "1851.??.??",
            "1997.12.??",
            "0000.??.28",
            "2024.01.28",
        ] {
            let date = common_date(value.as_bytes());
            assert_eq!(date, Date::read(value).ok(), "{value}");
            assert!(date.is_some(), "{value}");
        }
        for value in [
            "2024.02.29",
            "2024.13.01",
            "2024.00.01",
            "2024.01.00",
            "????.??.??",
            "202?.01.01",
            "2024.1.1",
            "2024.01.1?",
            "2024-01-01",
            "",
        ] {
            assert_eq!(common_date(value.as_bytes()), None, "{value}");
        }
    }
}
