//! What the bytes of a game stand for.

use std::borrow::Cow;

use crate::pgn::{Encoding, windows_1252};

/// The encoding of a game, as far as places and excerpts need it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// UTF-8; a byte that is none counts as one character.
    Utf8,
    /// Windows-1252: one byte, one character.
    Windows1252,
}

impl Charset {
    /// The text of some bytes.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(bytes),
            Self::Windows1252 => bytes.iter().map(|&byte| windows_1252(byte)).collect(),
        }
    }
}

impl From<Encoding> for Charset {
    fn from(encoding: Encoding) -> Self {
        match encoding {
            Encoding::Utf8 => Self::Utf8,
            Encoding::Windows1252 { .. } => Self::Windows1252,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_1252_reads_portuguese_and_quotes() {
        // Values from the Unicode Consortium's table CP1252.TXT.
        let text = Charset::Windows1252.decode(b"Jo\xe3o \x93Falc\xe3o\x94 \x80 \xff\x9f");
        assert_eq!(text, "João “Falcão” € ÿŸ");
    }
}
