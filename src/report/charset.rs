//! What the bytes of a game stand for.

use std::borrow::Cow;

use crate::pgn::Encoding;

/// The encoding of a game, as far as places and excerpts need it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// UTF-8; a byte that is none counts as one character.
    Utf8,
    /// One byte, one character: ASCII and this table for 128 to 255.
    Bytes(&'static [char; 128]),
}

/// Windows-1252 from 128 up (WHATWG Encoding Standard: what is not assigned is a C1 control).
const WINDOWS_1252: [char; 128] = windows_1252();

const fn windows_1252() -> [char; 128] {
    const FIRST: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    let mut table = ['\0'; 128];
    let mut index = 0;
    while index < 128 {
        table[index] = if index < 32 {
            FIRST[index]
        } else {
            // Latin-1 and Unicode agree from here on.
            (index as u8 + 128) as char
        };
        index += 1;
    }
    table
}

impl Charset {
    /// Windows-1252, which a game that is not UTF-8 is read as.
    pub const WINDOWS_1252: Self = Self::Bytes(&WINDOWS_1252);

    /// The text of some bytes.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(bytes),
            Self::Bytes(table) => bytes
                .iter()
                .map(|&byte| match byte.checked_sub(128) {
                    Some(high) => table[usize::from(high)],
                    None => char::from(byte),
                })
                .collect(),
        }
    }
}

impl From<Encoding> for Charset {
    fn from(encoding: Encoding) -> Self {
        match encoding {
            Encoding::Utf8 => Self::Utf8,
            Encoding::Windows1252 { .. } => Self::WINDOWS_1252,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_1252_reads_portuguese_and_quotes() {
        // Values from the Unicode Consortium's table CP1252.TXT.
        let text = Charset::WINDOWS_1252.decode(b"Jo\xe3o \x93Falc\xe3o\x94 \x80 \xff\x9f");
        assert_eq!(text, "João “Falcão” € ÿŸ");
    }
}
