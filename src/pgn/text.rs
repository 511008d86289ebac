//! Source bytes as characters: UTF-8, else Windows-1252.

use std::borrow::Cow;

/// How the bytes of one game, or of the text between games, are encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Encoding {
    /// Valid UTF-8 (ASCII too).
    #[default]
    Utf8,
    /// Anything else is read as Windows-1252.
    Windows1252 {
        /// Offset in the chunk of the first byte that is not valid UTF-8.
        first: u32,
    },
}

impl Encoding {
    /// The encoding of `bytes`, which begin at offset `at` of their chunk.
    pub fn of(bytes: &[u8], at: u32) -> Self {
        // Nearly all games are ASCII, and asking for that alone is several times faster.
        if bytes.is_ascii() {
            return Self::Utf8;
        }
        match std::str::from_utf8(bytes) {
            Ok(_) => Self::Utf8,
            Err(fault) => Self::Windows1252 {
                first: at + fault.valid_up_to() as u32,
            },
        }
    }

    /// `bytes` as text. Only Windows-1252 beyond ASCII is copied.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match (self, std::str::from_utf8(bytes)) {
            // A part of a Windows-1252 game that is ASCII needs no copy; one that happens to be
            // valid UTF-8 is still Windows-1252, as the rest of its game.
            (Self::Windows1252 { .. }, Ok(text)) if text.is_ascii() => Cow::Borrowed(text),
            (Self::Utf8, Ok(text)) => Cow::Borrowed(text),
            _ => Cow::Owned(bytes.iter().map(|&byte| windows_1252(byte)).collect()),
        }
    }

    /// A text as bytes.
    ///
    /// # Errors
    /// The first character that Windows-1252 lacks.
    #[inline]
    pub fn encode(self, text: &str) -> Result<Cow<'_, [u8]>, char> {
        match self {
            Self::Utf8 => Ok(Cow::Borrowed(text.as_bytes())),
            Self::Windows1252 { .. } => {
                let bytes = text.chars().map(|it| byte_of(it).ok_or(it));
                bytes.collect::<Result<Vec<u8>, _>>().map(Cow::Owned)
            }
        }
    }
}

/// The byte of a character in Windows-1252.
fn byte_of(character: char) -> Option<u8> {
    if character.is_ascii() {
        return Some(character as u8);
    }
    (0x80..=0xFF).find(|&byte| windows_1252(byte) == character)
}

/// Windows-1252's characters for 0x80 to 0x9F; the five bytes that it leaves out are themselves.
const WINDOWS_1252: [char; 32] = [
    '\u{20AC}', '\u{81}', '\u{201A}', '\u{192}', '\u{201E}', '\u{2026}', '\u{2020}', '\u{2021}',
    '\u{2C6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8D}', '\u{17D}', '\u{8F}',
    '\u{90}', '\u{2018}', '\u{2019}', '\u{201C}', '\u{201D}', '\u{2022}', '\u{2013}', '\u{2014}',
    '\u{2DC}', '\u{2122}', '\u{161}', '\u{203A}', '\u{153}', '\u{9D}', '\u{17E}', '\u{178}',
];

/// The character of one byte in Windows-1252.
pub fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The first character of `bytes` and its length in bytes; `None` at the end.
///
/// Tokens are cut before the encoding of a game is known, so each place decides for itself: a
/// valid UTF-8 sequence is that character, any other byte is one of Windows-1252. Words are cut
/// only at a few characters (no-break space, U+200B, ellipsis), so in practice a file of either
/// encoding gives the tokens that it would give if its encoding were known.
pub fn first_char(bytes: &[u8]) -> Option<(char, usize)> {
    let &lead = bytes.first()?;
    let length = match lead {
        0x00..=0x7F => return Some((char::from(lead), 1)),
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return Some((windows_1252(lead), 1)),
    };
    let sequence = bytes
        .get(..length)
        .and_then(|part| std::str::from_utf8(part).ok());
    match sequence.and_then(|text| text.chars().next()) {
        Some(character) => Some((character, length)),
        None => Some((windows_1252(lead), 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoding, first_char};

    #[test]
    fn each_place_decides_for_itself() {
        assert_eq!(first_char("ç8".as_bytes()), Some(('ç', 2)));
        assert_eq!(first_char(b"\xE78"), Some(('ç', 1)));
        assert_eq!(first_char("♘f3".as_bytes()), Some(('♘', 3)));
        assert_eq!(first_char(b"\x96"), Some(('–', 1)));
        assert_eq!(first_char(b"\xE2\x99"), Some(('â', 1)));
        assert_eq!(first_char(b""), None);
    }

    #[test]
    fn a_game_has_one_encoding() {
        assert_eq!(Encoding::of("Falcão".as_bytes(), 9), Encoding::Utf8);
        let latin = Encoding::of(b"Falc\xE3o", 9);
        assert_eq!(latin, Encoding::Windows1252 { first: 13 });
        assert_eq!(latin.decode(b"Falc\xE3o"), "Falcão");
        assert_eq!(latin.decode("ã".as_bytes()), "Ã£");
        assert_eq!(Encoding::Utf8.decode("ã".as_bytes()), "ã");
        assert_eq!(latin.encode("Falcão").as_deref(), Ok(&b"Falc\xE3o"[..]));
        assert_eq!(latin.encode("Kostić"), Err('ć'));
        let every: Vec<u8> = (0..=255).collect();
        assert_eq!(
            latin.encode(&latin.decode(&every)).as_deref(),
            Ok(&every[..])
        );
    }
}
