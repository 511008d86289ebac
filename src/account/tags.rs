//! The tags of a game that commands on archives ask for, found in one look.

use std::borrow::Cow;

use crate::account::ShortName;
use crate::pgn::date::{BadDate, Date};
use crate::pgn::tag::Elo;
use crate::pgn::{Encoding, Game, Outcome, Tag, TagForm};
use crate::span::Span;

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

/// The names, in the order of [`TagName`].
const NAMES: [&str; 11] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteElo",
    "BlackElo",
    "TimeControl",
    "Termination",
];

/// How many there are.
const COUNT: usize = NAMES.len();

/// The bytes of each name as one number, the first the lowest, and a 1 behind the last: a name may end
/// in zeros.
static NUMBERS: [u128; COUNT] = {
    let mut numbers = [1; COUNT];
    let mut nth = 0;
    while nth < COUNT {
        let name = NAMES[nth].as_bytes();
        let mut at = name.len();
        while at > 0 {
            at -= 1;
            numbers[nth] = numbers[nth] << 8 | name[at] as u128;
        }
        nth += 1;
    }
    numbers
};

/// The first bytes of a number, by how many they are.
static FIRST_BYTES: [u128; size_of::<u128>()] = {
    let mut first = [0; size_of::<u128>()];
    let mut length = 1;
    while length < first.len() {
        first[length] = first[length - 1] << 8 | 0xff;
        length += 1;
    }
    first
};

/// A bit for each number of bytes that a name has: most other tags have another.
const LENGTHS: u32 = {
    let mut lengths = 0;
    let mut nth = 0;
    while nth < COUNT {
        lengths |= 1 << NAMES[nth].len();
        nth += 1;
    }
    lengths
};

/// The place in [`NAMES`] of a name that is `span` of a text (byte offsets); `next` is the one that it
/// most often is.
#[inline]
fn place(text: &[u8], span: Span, next: usize) -> Option<usize> {
    let length = span.len();
    let first = *FIRST_BYTES.get(length as usize)?;
    if LENGTHS >> length & 1 == 0 {
        return None;
    }
    let rest = text.get(span.start as usize..)?;
    let bytes = rest.first_chunk().copied().unwrap_or_else(|| {
        let mut bytes = [0; size_of::<u128>()];
        bytes[..rest.len()].copy_from_slice(rest);
        bytes
    });
    let number = u128::from_le_bytes(bytes) & first | (first + 1);
    if NUMBERS.get(next) == Some(&number) {
        return Some(next);
    }
    NUMBERS.iter().position(|&known| known == number)
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
        let mut next = 0;
        for tag in game.tags {
            if tag.form != TagForm::NoValue
                && let Some(place) = place(game.bytes, tag.name, next)
            {
                found[place] = found[place].or(Some(tag));
                next = place + 1;
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
        // What most tags say that say nothing.
        self.found[name as usize].filter(|tag| self.game.slice(tag.value) != b"?")?;
        self.value(name).filter(|value| {
            let begins_so = value.starts_with(|first: char| first.is_ascii_alphanumeric());
            begins_so || !matches!(value.trim(), "" | "?" | "-")
        })
    }

    /// [`KnownTags::known`] of a tag that says something short and plain: in UTF-8, without a
    /// backslash, and beginning with a letter or digit. `None` tells nothing.
    #[inline]
    pub fn short(&self, name: TagName) -> Option<ShortName> {
        let tag = self.found[name as usize]?;
        let bytes = self.game.bytes;
        let first = bytes.get(tag.value.start as usize)?;
        if !first.is_ascii_alphanumeric() {
            return None;
        }
        let short = ShortName::within(bytes, tag.value)?;
        let is_plain = !tag.value.is_empty() && self.game.encoding == Encoding::Utf8;
        (is_plain && !short.has(b'\\')).then_some(short)
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
    use super::{NAMES, TagName, common_date, place};
    use crate::pgn::date::Date;
    use crate::span::Span;

    #[test]
    fn tags_are_told_by_their_names_wherever_they_stand() {
        assert_eq!(TagName::Termination as usize, NAMES.len() - 1);
        let others = [
            "",
            "E",
            "Events",
            "Eventš",
            "Sit",
            "White\0",
            "Sixteen_letters_",
            "Fifteen_letters",
            "ECO",
            "EventDateOfTournament",
        ];
        for name in NAMES.into_iter().chain(others) {
            let wanted = NAMES.iter().position(|&known| known == name);
            for (before, behind) in [
                ("", ""),
                ("[", " \"?\"]"),
                ("[", " \"a long value behind\"]"),
            ] {
                let text = [before, name, behind].concat();
                let span = Span::new(before.len() as u32, (before.len() + name.len()) as u32);
                for next in 0..=NAMES.len() {
                    assert_eq!(place(text.as_bytes(), span, next), wanted, "{text}");
                }
            }
        }
    }

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
