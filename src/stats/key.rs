//! What games are grouped and chosen by.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::account::TagName;
use crate::board::Color;
use crate::pgn::Outcome;
use crate::stats::counted::Counted;

/// What stands for a value that is not known.
pub(super) const UNKNOWN: &str = "?";

/// What games are grouped by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Key {
    /// Each of the two players.
    Player,
    /// White's player.
    White,
    /// Black's player.
    Black,
    /// The name of the opening.
    Opening,
    /// The code of the opening.
    Eco,
    /// The year of the date.
    Year,
    /// Year and month of the date: `2024-03`.
    Month,
    /// The event.
    Event,
    /// The site.
    Site,
    /// The mean of both ratings, rounded down to a hundred: `2400-2499`.
    EloBand,
    /// The result.
    Result,
    /// The time control.
    TimeControl,
    /// The code of the language of the moves.
    Language,
    /// The value of any tag.
    Tag(String),
}

/// The keys with a name of their own.
const NAMED: [(&str, Key); 13] = [
    ("player", Key::Player),
    ("white", Key::White),
    ("black", Key::Black),
    ("opening", Key::Opening),
    ("eco", Key::Eco),
    ("year", Key::Year),
    ("month", Key::Month),
    ("event", Key::Event),
    ("site", Key::Site),
    ("elo-band", Key::EloBand),
    ("result", Key::Result),
    ("time-control", Key::TimeControl),
    ("language", Key::Language),
];

/// A word that is no key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownKey(pub String);

impl fmt::Display for UnknownKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = NAMED.map(|(name, _)| name).join(", ");
        write!(
            f,
            "no key is called {:?}; known are {names} and tag:NAME",
            self.0
        )
    }
}

impl std::error::Error for UnknownKey {}

impl Key {
    /// The key of a name: one of the list, or `tag:` and the name of a tag.
    ///
    /// # Errors
    /// If there is none.
    pub fn parse(name: &str) -> Result<Self, UnknownKey> {
        if let Some(tag) = name.strip_prefix("tag:")
            && !tag.is_empty()
        {
            return Ok(Self::Tag(tag.to_owned()));
        }
        NAMED
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, key)| key.clone())
            .ok_or_else(|| UnknownKey(name.to_owned()))
    }

    /// Its name.
    pub fn name(&self) -> Cow<'static, str> {
        if let Self::Tag(tag) = self {
            return format!("tag:{tag}").into();
        }
        let named = NAMED.iter().find(|(_, key)| key == self);
        named.map_or(UNKNOWN, |(name, _)| name).into()
    }

    /// What a game has for it, `?` if that is not known; [`Key::Player`] asks for the player of
    /// `side`.
    pub(super) fn value<'a>(&self, game: &Counted<'a>, side: Color) -> Cow<'a, str> {
        let tags = &game.account.tags;
        let value = match self {
            Self::Player => game.player(side),
            Self::White => game.player(Color::White),
            Self::Black => game.player(Color::Black),
            Self::Opening => game.opening.map(|opening| opening.name.into()),
            Self::Eco => game.opening.map(|opening| opening.eco.into()),
            Self::Year => game.year().map(|year| format!("{year:04}").into()),
            Self::Month => game.month().map(Into::into),
            Self::Event => tags.known(TagName::Event),
            Self::Site => tags.known(TagName::Site),
            Self::EloBand => game.elo_band().map(|band| band_name(band).into()),
            Self::Result => game
                .account
                .outcome
                .map(|outcome| Outcome::canonical(outcome).into()),
            Self::TimeControl => tags.known(TagName::TimeControl),
            Self::Language => game.account.language().map(Into::into),
            Self::Tag(name) => {
                let tag = game.account.game.tag(name);
                tag.map(|tag| game.account.game.value(tag))
            }
        };
        value
            .filter(|value| !value.is_empty())
            .unwrap_or(Cow::Borrowed(UNKNOWN))
    }
}

/// The name of the band of a hundred points that begins at `band`.
pub(super) fn band_name(band: u16) -> String {
    format!("{band}-{}", u32::from(band) + 99)
}

impl TryFrom<String> for Key {
    type Error = UnknownKey;

    fn try_from(name: String) -> Result<Self, UnknownKey> {
        Self::parse(&name)
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.name().into_owned()
    }
}
