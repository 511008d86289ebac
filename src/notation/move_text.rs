//! A written move in a small buffer of its own.

use std::fmt;

/// Longest text: a piece letter and a promotion letter of four bytes each, two squares, the capture
/// sign, `=`, a mark.
const CAPACITY: usize = 16;

/// The text of a move: UTF-8, at most 16 bytes, no allocation.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct MoveText {
    bytes: [u8; CAPACITY],
    length: u8,
}

impl MoveText {
    /// The text.
    pub fn as_str(&self) -> &str {
        // Only whole characters are pushed.
        std::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// The text in UTF-8.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.length).min(CAPACITY)]
    }

    /// Adds text; what would not fit is left out whole, which no move needs.
    #[inline]
    pub(super) fn push_str(&mut self, text: &str) {
        let start = usize::from(self.length);
        if let Some(room) = self.bytes.get_mut(start..start + text.len()) {
            room.copy_from_slice(text.as_bytes());
            self.length += text.len() as u8;
        }
    }

    /// Adds an ASCII character.
    #[inline]
    pub(super) fn push(&mut self, letter: char) {
        if let Some(room) = self.bytes.get_mut(usize::from(self.length)) {
            *room = letter as u8;
            self.length += 1;
        }
    }
}

impl AsRef<str> for MoveText {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
