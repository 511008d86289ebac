//! The chess variants that the tag Variant may name: `grammar/variants.csv`.

use std::sync::LazyLock;

use serde::Deserialize;

/// By which rules a game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Variant {
    /// Standard chess.
    Standard,
    /// Chess960.
    Chess960,
    /// A variant that is known by name only.
    Other,
}

#[derive(Debug, Deserialize)]
struct Row {
    name: String,
    rules: Variant,
}

static VARIANTS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    csv::Reader::from_reader(include_str!("../../grammar/variants.csv").as_bytes())
        .into_deserialize()
        .map(|row| row.expect("the table is part of the program"))
        .collect()
});

impl Variant {
    /// The variant of that name, whatever its capitals, blanks and hyphens; `None` if it is unknown.
    pub(super) fn named(name: &str) -> Option<Self> {
        let mut rows = VARIANTS.iter();
        let found = rows.find(|row| letters(&row.name).eq(letters(name)));
        found.map(|row| row.rules)
    }
}

/// What counts in a name.
fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    name.chars()
        .filter(|letter| !matches!(letter, ' ' | '-' | '_'))
        .map(|letter| letter.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::Variant;

    #[test]
    fn names_in_any_spelling() {
        for (name, variant) in [
            ("Standard", Some(Variant::Standard)),
            ("from position", Some(Variant::Standard)),
            ("normal", Some(Variant::Standard)),
            ("fischerandom", Some(Variant::Chess960)),
            ("nocastle", Some(Variant::Other)),
            ("chess 960", Some(Variant::Chess960)),
            ("Fischer Random", Some(Variant::Chess960)),
            ("King Of The Hill", Some(Variant::Other)),
            ("threecheck", Some(Variant::Other)),
            ("xadrez normal", None),
            ("", None),
        ] {
            assert_eq!(Variant::named(name), variant, "{name}");
        }
    }
}
