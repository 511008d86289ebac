//! What a tag says, decoded only where that is needed.

use std::borrow::Cow;

use crate::pgn::{Encoding, Game, Tag};

/// What a tag says.
#[derive(Debug, Clone)]
pub enum Name<'a> {
    /// Bytes of a game in UTF-8 without a backslash: what they say is what they are.
    Plain(&'a [u8]),
    /// Anything else.
    Decoded(Cow<'a, str>),
}

impl<'a> Name<'a> {
    /// What a tag of a game says.
    #[inline]
    pub(super) fn of(game: &Game<'a>, tag: &Tag) -> Self {
        let bytes = game.slice(tag.value);
        if game.encoding == Encoding::Utf8 && !has_backslash(bytes) {
            Self::Plain(bytes)
        } else {
            Self::Decoded(game.value(tag))
        }
    }

    /// Its bytes in UTF-8.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        match self {
            Self::Plain(bytes) => bytes,
            Self::Decoded(text) => text.as_bytes(),
        }
    }

    /// It as text.
    pub fn text(self) -> Cow<'a, str> {
        match self {
            Self::Plain(bytes) => Encoding::Utf8.decode(bytes),
            Self::Decoded(text) => text,
        }
    }
}

/// Whether there is a backslash in a short text.
#[inline]
fn has_backslash(bytes: &[u8]) -> bool {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    const HIGH: u64 = ONES << 7;
    const BACKSLASHES: u64 = ONES * b'\\' as u64;
    let (words, rest) = bytes.as_chunks::<8>();
    // A byte is 0 after the exclusive or where a backslash was, and only below the first such byte
    // may subtracting one borrow.
    let in_word = |word: &[u8; 8]| {
        let other = u64::from_ne_bytes(*word) ^ BACKSLASHES;
        other.wrapping_sub(ONES) & !other & HIGH
    };
    let found = words.iter().fold(0, |found, word| found | in_word(word));
    match bytes.last_chunk::<8>() {
        // The last bytes may be looked at twice: how many there are no processor can guess.
        Some(last) => found | in_word(last) != 0,
        None => rest.contains(&b'\\'),
    }
}

#[cfg(test)]
mod tests {
    use super::has_backslash;

    #[test]
    fn backslashes_are_found_wherever_they_stand() {
        for length in 0..40 {
            let text = vec![b']'; length];
            assert!(!has_backslash(&text));
            for at in 0..length {
                let mut text = text.clone();
                text[at] = b'\\';
                assert!(has_backslash(&text), "{length} {at}");
            }
        }
    }
}
