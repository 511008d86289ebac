//! Results: the value of the Result tag and the terminator of movetext.

use crate::pgn::grammar;

/// The result of a game (PGN standard 8.1.1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, abandoned or unknown.
    Unfinished,
    /// `0-0`: lost by both sides.
    DoubleForfeit,
}

impl Outcome {
    /// Whether the game was decided: anything but `*`.
    pub const fn is_decided(self) -> bool {
        !matches!(self, Self::Unfinished)
    }

    /// Its canonical spelling (`0-0` for a double forfeit, which the standard has no spelling for).
    pub const fn canonical(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unfinished => "*",
            Self::DoubleForfeit => "0-0",
        }
    }

    /// Reads a whole value of the Result tag, in source bytes: what a terminator may be, and a
    /// double forfeit. `None` if it is neither. The second value is whether it is canonical.
    pub fn read(value: &[u8]) -> Option<(Self, bool)> {
        if let Ok(([], found)) = grammar::result(value) {
            return Some(found);
        }
        match grammar::double_forfeit(value) {
            Ok(([], ())) => Some((Self::DoubleForfeit, false)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome;

    #[test]
    fn values() {
        let cases = [
            ("1-0", Some((Outcome::WhiteWins, true))),
            ("0-1", Some((Outcome::BlackWins, true))),
            ("1/2-1/2", Some((Outcome::Draw, true))),
            ("*", Some((Outcome::Unfinished, true))),
            ("½-½", Some((Outcome::Draw, false))),
            ("1/2", Some((Outcome::Draw, false))),
            ("0,5-0,5", Some((Outcome::Draw, false))),
            ("1–0", Some((Outcome::WhiteWins, false))),
            ("(0-1)", Some((Outcome::BlackWins, false))),
            ("0-0", Some((Outcome::DoubleForfeit, false))),
            ("?", None),
            ("", None),
            ("1-0 ", None),
            ("1-1", None),
        ];
        for (value, wanted) in cases {
            assert_eq!(Outcome::read(value.as_bytes()), wanted, "{value}");
        }
        assert_eq!(Outcome::read(b"\xBD-\xBD"), Some((Outcome::Draw, false)));
        assert_eq!(Outcome::read(b"1\x960"), Some((Outcome::WhiteWins, false)));
    }
}
