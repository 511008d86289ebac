//! Exact counts of a part of the input, written to be added to those of other parts.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::board::Material;
use crate::stats::counts::{Counts, SQUARES};
use crate::stats::filter::Condition;
use crate::stats::key::Key;
use crate::stats::tally::{Scope, Tally};

/// The version of the format.
const SCHEMA: u32 = 1;

/// No count may be greater: sums of many then stay far from the greatest number there is.
const GREATEST: u64 = 1 << 48;

/// The counts of a part of the input, and what was counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partial {
    schema: u32,
    header: Header,
    games: u64,
    incomplete: bool,
    groups: Vec<Group>,
}

/// What was counted: only parts that agree in it can be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    by: Vec<Key>,
    filter: Vec<Condition>,
    languages: Vec<String>,
    material: String,
    /// The table of openings, and the language of their names.
    openings: Option<[String; 2]>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    name: Vec<String>,
    counts: Counts,
}

/// Why a text is no part, or cannot be added to the others.
#[derive(Debug)]
#[non_exhaustive]
pub enum BadPartial {
    /// It is not what `--partial` writes.
    Unreadable(serde_json::Error),
    /// It is written by another version.
    Schema(u32),
    /// A count is beyond all measure, or a table of squares has another size.
    OutOfRange,
    /// Something else was counted than in the first part.
    Differs,
}

impl fmt::Display for BadPartial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "not what --partial writes: {error}"),
            Self::Schema(schema) => {
                write!(
                    f,
                    "written as version {schema}; this roque reads version {SCHEMA}"
                )
            }
            Self::OutOfRange => f.write_str("not what --partial writes: a number is out of range"),
            Self::Differs => f.write_str(
                "--by, --filter, --from, --material, --book or --names were others than in the first file",
            ),
        }
    }
}

impl std::error::Error for BadPartial {}

impl Header {
    fn of(scope: &Scope) -> Self {
        let languages = scope.settings.accepted.languages().iter();
        Self {
            by: scope.by.clone(),
            filter: scope.filter.clone(),
            languages: languages
                .map(|language| language.code().to_owned())
                .collect(),
            material: match scope.settings.material {
                Material::Fide => "fide",
                Material::Documento => "documento",
            }
            .to_owned(),
            openings: scope
                .naming
                .as_ref()
                .map(|naming| [naming.label.clone(), naming.language.code().to_owned()]),
        }
    }
}

impl Partial {
    /// The part that a tally is.
    pub fn new(scope: &Scope, tally: Tally) -> Self {
        let groups = tally.groups.into_iter();
        Self {
            schema: SCHEMA,
            header: Header::of(scope),
            games: tally.games,
            incomplete: tally.incomplete,
            groups: groups
                .map(|(name, counts)| Group { name, counts })
                .collect(),
        }
    }

    /// Reads a part, as it was written by serde in JSON.
    ///
    /// # Errors
    /// If it is none, or of another version.
    pub fn read(text: &[u8]) -> Result<Self, BadPartial> {
        let value: Value = serde_json::from_slice(text).map_err(BadPartial::Unreadable)?;
        if let Some(schema) = value.get("schema").and_then(Value::as_u64)
            && schema != u64::from(SCHEMA)
        {
            return Err(BadPartial::Schema(schema as u32));
        }
        if !is_in_range(&value) {
            return Err(BadPartial::OutOfRange);
        }
        let part: Self = serde_json::from_value(value).map_err(BadPartial::Unreadable)?;
        let is_whole = |group: &Group| {
            matches!(group.counts.squares.len(), 0 | SQUARES)
                && group.name.len() == part.header.by.len()
        };
        if part.groups.iter().all(is_whole) {
            Ok(part)
        } else {
            Err(BadPartial::OutOfRange)
        }
    }

    /// Adds another part.
    ///
    /// # Errors
    /// If something else was counted in it.
    pub fn merge(&mut self, other: Self) -> Result<(), BadPartial> {
        if self.header != other.header {
            return Err(BadPartial::Differs);
        }
        let mut tally = std::mem::take(&mut self.groups).into_tally();
        tally.merge(other.groups.into_tally());
        self.groups = tally
            .groups
            .into_iter()
            .map(|(name, counts)| Group { name, counts })
            .collect();
        self.games += other.games;
        self.incomplete |= other.incomplete;
        Ok(())
    }

    /// Whether some main line could not be played to its end.
    pub fn is_incomplete(&self) -> bool {
        self.incomplete
    }

    /// What its groups are grouped by, and the tally.
    pub fn into_parts(self) -> (Vec<Key>, Tally) {
        let mut tally = self.groups.into_tally();
        tally.games = self.games;
        tally.incomplete = self.incomplete;
        (self.header.by, tally)
    }
}

/// Groups as a tally.
trait IntoTally {
    fn into_tally(self) -> Tally;
}

impl IntoTally for Vec<Group> {
    fn into_tally(self) -> Tally {
        let mut tally = Tally::default();
        for Group { name, counts } in self {
            tally.groups.entry(name).or_default().merge(counts);
        }
        tally
    }
}

/// Whether no number is beyond all measure.
fn is_in_range(value: &Value) -> bool {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        match value {
            Value::Number(number) => {
                let is_small = number
                    .as_i64()
                    .is_some_and(|number| number.unsigned_abs() <= GREATEST);
                if !is_small {
                    return false;
                }
            }
            Value::Array(values) => open.extend(values),
            Value::Object(fields) => open.extend(fields.values()),
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    true
}
