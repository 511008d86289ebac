//! Simple conditions on games: `WhiteElo>=2400`, `result=1/2-1/2`, `plies<40`.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::account::Ending;
use crate::board::Color;
use crate::pgn::Outcome;
use crate::stats::counted::Counted;
use crate::stats::key::{Key, UNKNOWN};

/// How two values are compared, as it is written.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("!=", Comparison::Not),
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("=", Comparison::Is),
    ("<", Comparison::Below),
    (">", Comparison::Above),
];

/// How two values are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comparison {
    Is,
    Not,
    Below,
    AtMost,
    Above,
    AtLeast,
}

/// What a condition asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Subject {
    /// The plies of the main line.
    Plies,
    /// How the game ended.
    Ending,
    /// Whether the game has no error: `yes` or `no`.
    Valid,
    /// What games are grouped by.
    Key(Key),
}

/// A condition on games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Condition {
    text: String,
    subject: Subject,
    comparison: Comparison,
    value: String,
}

/// Why a text is no condition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadCondition {
    /// There is no `=`, `!=`, `<`, `<=`, `>` or `>=` in it, or nothing on one side of it.
    NoComparison,
    /// What it asks for is not known.
    UnknownSubject(String),
    /// Texts can only be the same or not: `opening<A`.
    NoOrder(String),
    /// The value is none that what it asks for can have.
    BadValue {
        /// What it asks for.
        subject: String,
        /// What is allowed.
        allowed: String,
    },
}

impl fmt::Display for BadCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoComparison => f.write_str(
                "expected NAME=VALUE, with =, !=, <, <=, > or >=, such as WhiteElo>=2400",
            ),
            Self::UnknownSubject(name) => write!(
                f,
                "nothing is called {name:?}; known are plies, ending, valid, player, white, black, \
                 opening, eco, year, month, event, site, elo-band, result, time-control, language, \
                 a tag that begins with a capital letter (WhiteElo), and tag:NAME"
            ),
            Self::NoOrder(name) => write!(
                f,
                "{name} is text, which has no order: only = and != are allowed, and <, <=, > and \
                 >= with a number or a date (2024.03.01)"
            ),
            Self::BadValue { subject, allowed } => write!(f, "{subject} takes {allowed}"),
        }
    }
}

impl std::error::Error for BadCondition {}

impl Condition {
    /// Reads a condition: a name, a comparison, a value.
    ///
    /// # Errors
    /// If it is none; the message says what is allowed.
    pub fn parse(text: &str) -> Result<Self, BadCondition> {
        let at = text
            .find(['=', '!', '<', '>'])
            .ok_or(BadCondition::NoComparison)?;
        let (name, rest) = text.split_at(at);
        let (sign, comparison) = COMPARISONS
            .into_iter()
            .find(|(sign, _)| rest.starts_with(sign))
            .ok_or(BadCondition::NoComparison)?;
        let (name, value) = (name.trim(), rest[sign.len()..].trim());
        if name.is_empty() || value.is_empty() {
            return Err(BadCondition::NoComparison);
        }
        let subject = subject(name)?;
        let value = subject.value(name, value)?;
        let ordered = !matches!(comparison, Comparison::Is | Comparison::Not);
        if ordered && !subject.has_order(&value) {
            return Err(BadCondition::NoOrder(name.to_owned()));
        }
        Ok(Self {
            text: text.to_owned(),
            subject,
            comparison,
            value,
        })
    }

    /// The key that it asks for.
    pub(super) fn key(&self) -> Option<&Key> {
        match &self.subject {
            Subject::Key(key) => Some(key),
            Subject::Plies | Subject::Ending | Subject::Valid => None,
        }
    }

    /// Whether a game meets it. What is not known (`?`) is neither less nor more than anything.
    pub(super) fn keeps(&self, game: &Counted<'_>) -> bool {
        let fits = |found: &str| self.fits(found);
        match &self.subject {
            Subject::Plies => fits(&game.account.moves().len().to_string()),
            Subject::Ending => fits(game.account.ending.map_or(UNKNOWN, Ending::name)),
            Subject::Valid => fits(if game.account.checked.valid {
                "yes"
            } else {
                "no"
            }),
            Subject::Key(Key::Player) => {
                let names = Color::ALL.map(|side| Key::Player.value(game, side));
                match self.comparison {
                    Comparison::Not => names.iter().all(|name| fits(name)),
                    _ => names.iter().any(|name| fits(name)),
                }
            }
            Subject::Key(Key::EloBand) => {
                let band = game.elo_band().map(|band| band.to_string());
                fits(band.as_deref().unwrap_or(UNKNOWN))
            }
            Subject::Key(key) => fits(&key.value(game, Color::White)),
        }
    }

    fn fits(&self, found: &str) -> bool {
        let order = order(found, &self.value);
        match self.comparison {
            Comparison::Is => found == self.value || order == Some(Ordering::Equal),
            Comparison::Not => found != self.value && order != Some(Ordering::Equal),
            Comparison::Below => order == Some(Ordering::Less),
            Comparison::AtMost => order.is_some_and(Ordering::is_le),
            Comparison::Above => order == Some(Ordering::Greater),
            Comparison::AtLeast => order.is_some_and(Ordering::is_ge),
        }
    }
}

fn subject(name: &str) -> Result<Subject, BadCondition> {
    match name {
        "plies" => return Ok(Subject::Plies),
        "ending" => return Ok(Subject::Ending),
        "valid" => return Ok(Subject::Valid),
        _ => {}
    }
    if name.starts_with(|first: char| first.is_ascii_uppercase()) {
        return Ok(Subject::Key(Key::Tag(name.to_owned())));
    }
    Key::parse(name)
        .map(Subject::Key)
        .map_err(|unknown| BadCondition::UnknownSubject(unknown.0))
}

impl Subject {
    /// A value in the form in which games have it.
    fn value(&self, name: &str, value: &str) -> Result<String, BadCondition> {
        let bad = |allowed: Cow<'static, str>| BadCondition::BadValue {
            subject: name.to_owned(),
            allowed: allowed.into_owned(),
        };
        let number = |allowed: &'static str| {
            let is_number = value == UNKNOWN || value.parse::<u32>().is_ok();
            is_number
                .then(|| value.to_owned())
                .ok_or_else(|| bad(allowed.into()))
        };
        match self {
            Self::Plies => number("a number of plies"),
            Self::Key(Key::Year) => number("a year"),
            // A band is named by its first rating, or in full.
            Self::Key(Key::EloBand) => {
                let first = value.split('-').next().unwrap_or_default();
                let is_number = value == UNKNOWN || first.parse::<u16>().is_ok();
                is_number
                    .then(|| first.to_owned())
                    .ok_or_else(|| bad("a rating such as 2400".into()))
            }
            Self::Key(Key::Result) => Outcome::read(value.as_bytes())
                .map(|(outcome, _)| outcome.canonical().to_owned())
                .or((value == UNKNOWN).then(|| value.to_owned()))
                .ok_or_else(|| bad("1-0, 0-1, 1/2-1/2, * or 0-0".into())),
            Self::Ending => {
                let names = Ending::ALL.map(Ending::name);
                let is_known = value == UNKNOWN || names.contains(&value);
                is_known
                    .then(|| value.to_owned())
                    .ok_or_else(|| bad(format!("one of {}", names.join(", ")).into()))
            }
            Self::Valid if !matches!(value, "yes" | "no") => Err(bad("yes or no".into())),
            _ => Ok(value.to_owned()),
        }
    }

    /// Whether values like this one have an order.
    fn has_order(&self, value: &str) -> bool {
        match self {
            Self::Plies | Self::Key(Key::Year | Key::EloBand) => value != UNKNOWN,
            Self::Key(Key::Month) => is_date(value, '-'),
            Self::Key(Key::Tag(_)) => value.parse::<i64>().is_ok() || is_date(value, '.'),
            _ => false,
        }
    }
}

/// Whether a value is a date or the beginning of one: year, month, day, the greater first.
fn is_date(value: &str, separator: char) -> bool {
    value
        .split(separator)
        .all(|field| !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit()))
}

/// How two values stand to each other, as numbers or as dates; `None` if they are neither.
fn order(found: &str, value: &str) -> Option<Ordering> {
    if let (Ok(found), Ok(value)) = (found.parse::<i64>(), value.parse::<i64>()) {
        return Some(found.cmp(&value));
    }
    let has_dot = found.contains('.') || value.contains('.');
    let separator = if has_dot { '.' } else { '-' };
    let dates = is_date(found, separator) && is_date(value, separator);
    dates.then(|| found.cmp(value))
}

impl TryFrom<String> for Condition {
    type Error = BadCondition;

    fn try_from(text: String) -> Result<Self, BadCondition> {
        Self::parse(&text)
    }
}

impl From<Condition> for String {
    fn from(condition: Condition) -> Self {
        condition.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(condition: &str, found: &str) -> bool {
        Condition::parse(condition)
            .expect("a condition")
            .fits(found)
    }

    #[test]
    fn numbers_dates_and_texts() {
        assert!(fits("WhiteElo>=2400", "2400"));
        assert!(!fits("WhiteElo>2400", "2400"));
        assert!(!fits("WhiteElo<2400", "?"));
        assert!(!fits("WhiteElo>=2400", "900"));
        assert!(fits("plies<40", "5"));
        assert!(fits("Date>=2024.02.01", "2024.03.09"));
        assert!(!fits("Date>=2024.02.01", "2024.??.??"));
        assert!(fits("Date>=2024", "2024.03.09"));
        assert!(fits("month<2024-03", "2024-02"));
        assert!(fits("result=½-½", "1/2-1/2"));
        assert!(fits("tag:Annotator != Eva", "Rui"));
        assert!(fits("elo-band=2400-2499", "2400"));
    }

    #[test]
    fn bad_conditions_say_what_is_allowed() {
        for (text, part) in [
            ("WhiteElo", "expected NAME=VALUE"),
            ("=2400", "expected NAME=VALUE"),
            ("WhiteElo>=", "expected NAME=VALUE"),
            ("plies!40", "expected NAME=VALUE"),
            ("colour=white", "known are plies, ending"),
            ("opening<B", "only = and !="),
            ("WhiteElo<high", "only = and !="),
            ("plies=many", "a number of plies"),
            ("result=win", "1-0, 0-1, 1/2-1/2"),
            ("ending=matt", "one of checkmate"),
            ("valid=maybe", "yes or no"),
        ] {
            let message = Condition::parse(text).expect_err(text).to_string();
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}
