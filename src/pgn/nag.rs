//! Numeric annotation glyphs (PGN standard 10) and the signs written for them.

use std::cmp::Reverse;
use std::sync::LazyLock;

use crate::pgn::text::windows_1252;

/// One sign that stands for a NAG: a line of `grammar/nags.csv`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sign {
    /// How it is written.
    pub text: String,
    /// The NAG's number, 1 to 255.
    pub nag: u8,
    /// What it says, in English.
    pub description: String,
}

/// The largest number that the standard gives a NAG.
pub const LARGEST: u32 = 255;

static SIGNS: LazyLock<Vec<Sign>> = LazyLock::new(|| {
    csv::Reader::from_reader(include_bytes!("../../grammar/nags.csv").as_slice())
        .records()
        .filter_map(|record| {
            let record = record.ok()?;
            Some(Sign {
                text: record.get(0)?.to_owned(),
                nag: record.get(1)?.parse().ok()?,
                description: record.get(2)?.to_owned(),
            })
        })
        .collect()
});

/// Each sign's bytes, in UTF-8 and where it differs in Windows-1252, with its NAG; longest first.
static BYTES: LazyLock<Vec<(Vec<u8>, u8)>> = LazyLock::new(|| {
    let mut forms: Vec<(Vec<u8>, u8)> = Vec::new();
    for Sign { text, nag, .. } in SIGNS.iter() {
        forms.push((text.clone().into_bytes(), *nag));
        if !text.is_ascii() {
            forms.extend(in_windows_1252(text).map(|bytes| (bytes, *nag)));
        }
    }
    forms.sort_by_key(|(bytes, _)| Reverse(bytes.len()));
    forms
});

/// Every sign, in the order of the table.
pub fn signs() -> &'static [Sign] {
    &SIGNS
}

/// The longest sign that `bytes` (UTF-8 or Windows-1252) begin with: its length in bytes and NAG.
pub fn sign_at(bytes: &[u8]) -> Option<(usize, u8)> {
    BYTES
        .iter()
        .find(|(sign, _)| bytes.starts_with(sign))
        .map(|(sign, nag)| (sign.len(), *nag))
}

/// The text in Windows-1252, if it has all its characters.
fn in_windows_1252(text: &str) -> Option<Vec<u8>> {
    text.chars()
        .map(|wanted| (0..=u8::MAX).find(|&byte| windows_1252(byte) == wanted))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{sign_at, signs};

    #[test]
    fn the_longest_sign_wins() {
        assert_eq!(sign_at("!?".as_bytes()), Some((2, 5)));
        assert_eq!(sign_at("+/= e5".as_bytes()), Some((3, 14)));
        assert_eq!(sign_at("+−".as_bytes()), Some((4, 18)));
        assert_eq!(sign_at("± ".as_bytes()), Some((2, 16)));
        assert_eq!(sign_at(b"\xB1 "), Some((1, 16)));
        assert_eq!(sign_at(b"+\x96"), Some((2, 18)));
        assert_eq!(sign_at(b"e4"), None);
    }

    #[test]
    fn every_line_of_the_table_is_read() {
        let lines = include_str!("../../grammar/nags.csv").lines().count();
        assert_eq!(signs().len(), lines - 1);
    }
}
