//! Moves that messages name, in the letters of the game they speak of.

use crate::notation::{CheckMark, Language, PastMove, WrittenMove};

/// A move to be named in a message: written in SAN when the letters are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveName {
    /// The move with as much of its origin as is to be written.
    pub mv: WrittenMove,
    /// Its check or mate mark.
    pub mark: CheckMark,
}

impl MoveName {
    /// The move in a language's letters.
    #[must_use]
    pub fn text(self, language: &Language) -> String {
        language.write(self.mv, self.mark).as_str().to_owned()
    }
}

impl From<PastMove> for MoveName {
    fn from(past: PastMove) -> Self {
        Self {
            mv: WrittenMove::canonical(past.mv, past.least),
            mark: past.mark,
        }
    }
}
