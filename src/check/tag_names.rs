//! The tags of the standard by their names.

use crate::span::Span;

/// The seven tags of the roster, in the order of the standard (8.1.1).
pub(crate) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// What a tag's name says of its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Known {
    /// A tag of the roster that is free text.
    Roster,
    /// Date.
    Date,
    /// Another tag for a date, which may be left out.
    OtherDate,
    /// Result.
    Result,
    /// A rating.
    Elo,
    /// An opening code.
    Eco,
    /// FEN, `SetUp` or Variant: where the game starts and by which rules it is played.
    Start,
    /// Some other tag of the standard.
    Plain,
}

impl Known {
    /// Whether there are values that a tag of that name may not have.
    #[inline]
    pub(super) const fn limits_value(self) -> bool {
        !matches!(self, Self::Start | Self::Plain)
    }
}

/// The roster, the other tags of the standard (9), and Variant.
const KNOWN: [(&str, Known); 41] = [
    ("Event", Known::Roster),
    ("Site", Known::Roster),
    ("Date", Known::Date),
    ("Round", Known::Roster),
    ("White", Known::Roster),
    ("Black", Known::Roster),
    ("Result", Known::Result),
    ("WhiteTitle", Known::Plain),
    ("BlackTitle", Known::Plain),
    ("WhiteElo", Known::Elo),
    ("BlackElo", Known::Elo),
    ("WhiteUSCF", Known::Plain),
    ("BlackUSCF", Known::Plain),
    ("WhiteNA", Known::Plain),
    ("BlackNA", Known::Plain),
    ("WhiteType", Known::Plain),
    ("BlackType", Known::Plain),
    ("EventDate", Known::OtherDate),
    ("EventSponsor", Known::Plain),
    ("Section", Known::Plain),
    ("Stage", Known::Plain),
    ("Board", Known::Plain),
    ("Opening", Known::Plain),
    ("Variation", Known::Plain),
    ("SubVariation", Known::Plain),
    ("ECO", Known::Eco),
    ("NIC", Known::Plain),
    ("Time", Known::Plain),
    ("UTCTime", Known::Plain),
    ("UTCDate", Known::OtherDate),
    ("TimeControl", Known::Plain),
    ("SetUp", Known::Start),
    ("FEN", Known::Start),
    ("Termination", Known::Plain),
    ("Annotator", Known::Plain),
    ("Mode", Known::Plain),
    ("PlyCount", Known::Plain),
    ("Variant", Known::Start),
    ("WhiteTeam", Known::Plain),
    ("BlackTeam", Known::Plain),
    ("Source", Known::Plain),
];

/// A name of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KnownName {
    /// Its place in the table.
    nth: u8,
    /// What it says of the value.
    pub(super) says: Known,
}

impl KnownName {
    /// The name that stands in `text`; `None` if it is not known as it is written.
    #[inline]
    pub(super) fn of(text: &[u8], name: Span) -> Option<Self> {
        let length = name.len();
        let key = key_within(text, name)?;
        let slot = &SLOTS[place(key)];
        if slot.key != key || u32::from(slot.length) != length {
            return None;
        }
        let found = slot.name;
        let is_it = length as usize <= KEY || {
            let (known, _) = KNOWN[usize::from(found.nth)];
            text.get(name.range()) == Some(known.as_bytes())
        };
        is_it.then_some(found)
    }

    /// One bit for each known name.
    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << self.nth
    }
}

/// The name of a known tag that this one is in other capitals, and what it says of the value.
pub(super) fn in_other_case(name: &[u8]) -> Option<(&'static str, Known)> {
    let first = name.first()?.to_ascii_uppercase();
    if !may_begin(first, name.len()) {
        return None;
    }
    let mut known = KNOWN.iter();
    let found = known.find(|(known, _)| known.as_bytes().eq_ignore_ascii_case(name))?;
    (found.0.as_bytes() != name).then_some(*found)
}

/// The name of a known tag that this one is in other capitals.
pub(crate) fn right_case(name: &[u8]) -> Option<&'static str> {
    in_other_case(name).map(|(right, _)| right)
}

/// Whether a known name of that length begins with this capital.
fn may_begin(first: u8, length: usize) -> bool {
    /// For each length, one bit for each capital.
    const CAPITALS: [u32; 16] = {
        let mut capitals = [0; 16];
        let mut nth = 0;
        while nth < KNOWN.len() {
            let name = KNOWN[nth].0.as_bytes();
            capitals[name.len()] |= 1 << (name[0] - b'A');
            nth += 1;
        }
        capitals
    };
    let bit = u32::from(first.wrapping_sub(b'A'));
    let capitals = CAPITALS.get(length).copied().unwrap_or_default();
    bit < 26 && capitals >> bit & 1 == 1
}

/// Bytes of a name that one register holds: no two known names begin with the same ones.
const KEY: usize = 8;

/// Spreads the known names over [`SLOTS`], none on another's slot; found by trying.
const SPREAD: u64 = 0x939E_F122_ADD3_1ECD;

/// Where a name belongs.
#[derive(Debug, Clone, Copy)]
struct Slot {
    key: u64,
    length: u8,
    name: KnownName,
}

impl Slot {
    /// What no name is in.
    const EMPTY: Self = Self {
        key: 0,
        length: u8::MAX,
        name: KnownName {
            nth: 0,
            says: Known::Plain,
        },
    };
}

static SLOTS: [Slot; 256] = {
    let mut slots = [Slot::EMPTY; 256];
    let mut nth = 0;
    while nth < KNOWN.len() {
        let (name, says) = KNOWN[nth];
        let slot = &mut slots[place(key(name.as_bytes()))];
        assert!(slot.length == u8::MAX, "two names on one slot");
        *slot = Slot {
            key: key(name.as_bytes()),
            length: name.len() as u8,
            name: KnownName {
                nth: nth as u8,
                says,
            },
        };
        nth += 1;
    }
    slots
};

/// The slot for names with this key.
#[inline]
const fn place(key: u64) -> usize {
    (key.wrapping_mul(SPREAD) >> 56) as usize
}

/// The first bytes of a name, the first one lowest. No byte of a name is 0.
const fn key(name: &[u8]) -> u64 {
    let mut key = 0;
    let mut at = 0;
    while at < name.len() && at < KEY {
        key |= (name[at] as u64) << (8 * at);
        at += 1;
    }
    key
}

/// The [`key`] of a name that the end of the text follows at once.
#[cold]
fn short_key(text: &[u8], length: usize) -> Option<u64> {
    text.get(..length).map(key)
}

/// The [`key`] of a name that stands in `text`.
#[inline]
fn key_within(text: &[u8], name: Span) -> Option<u64> {
    let rest = text.get(name.start as usize..)?;
    let length = name.len() as usize;
    match rest.first_chunk::<KEY>() {
        Some(bytes) if length >= KEY => Some(u64::from_le_bytes(*bytes)),
        Some(bytes) => Some(u64::from_le_bytes(*bytes) & ((1 << (8 * length)) - 1)),
        None => short_key(rest, length),
    }
}

#[cfg(test)]
mod tests {
    use super::{KEY, KNOWN, KnownName, ROSTER, right_case};
    use crate::span::Span;

    /// Where a name is found in the table that is followed by this text.
    fn found(name: &str, behind: &str) -> Option<usize> {
        let text = format!("[{name}{behind}");
        let span = Span::new(1, 1 + name.len() as u32);
        KnownName::of(text.as_bytes(), span).map(|known| usize::from(known.nth))
    }

    #[test]
    fn each_name_is_found_and_nothing_else() {
        for (nth, (name, _)) in KNOWN.iter().enumerate() {
            for behind in ["", " \"", " \"a long value\"]"] {
                assert_eq!(found(name, behind), Some(nth), "{name}");
                for other in [
                    format!("{name}s"),
                    format!("{name}Of"),
                    name[1..].to_owned(),
                    name[..name.len() - 1].to_owned(),
                    name.to_lowercase(),
                    format!("{}\u{e9}", &name[..name.len().min(KEY)]),
                ] {
                    let at = KNOWN.iter().position(|(known, _)| *known == other);
                    assert_eq!(found(&other, behind), at, "{other}");
                }
            }
        }
        assert_eq!(found("", " \"\"]"), None);
    }

    #[test]
    fn the_roster_comes_first() {
        assert!(KNOWN.iter().map(|(name, _)| *name).take(7).eq(ROSTER));
    }

    #[test]
    fn names_in_other_capitals() {
        for (name, _) in KNOWN {
            assert_eq!(right_case(name.as_bytes()), None, "{name}");
            for other in [name.to_lowercase(), name.to_uppercase()] {
                let right = (other != name).then_some(name);
                assert_eq!(right_case(other.as_bytes()), right, "{other}");
            }
        }
        for name in ["", "GameId", "WhiteRatingDiff", "Events", "\u{e9}vent"] {
            assert_eq!(right_case(name.as_bytes()), None, "{name}");
        }
    }
}
