//! What is told of a game that could not be translated, or not without loss.

use crate::report::Place;

/// Something to tell of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The game, counted in the chunk from 1.
    pub game: u32,
    /// Where, relative to the chunk.
    pub place: Place,
    /// What.
    pub reason: Reason,
}

/// Why a game was left as it is, or what it lost. Words are as they stand in the file; languages are
/// codes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The language cannot be told: this word is another move in another language.
    Undecided {
        /// The first word that differs.
        word: String,
        /// The languages that read it.
        languages: Vec<&'static str>,
    },
    /// A word that only another accepted language reads.
    Mixed {
        /// The word.
        word: String,
        /// The language that reads it.
        word_language: &'static str,
        /// The language of the game.
        game_language: &'static str,
        /// Languages that read all words of the game.
        fitting: Vec<&'static str>,
    },
    /// A word that is no move in the game's language.
    Unreadable {
        /// The word.
        word: String,
        /// The language of the game.
        game_language: &'static str,
        /// Languages that read all words of the game.
        fitting: Vec<&'static str>,
    },
    /// A move that cannot be played, so that only its letters are known.
    Unplayable {
        /// The word.
        word: String,
    },
    /// The game starts from no position, or is of a variant that is not supported.
    NoStart,
    /// The game has tags, where moves without them were to be read.
    Tagged,
    /// The encoding of the game lacks a letter.
    NoCharacter {
        /// The letter.
        letter: String,
    },
    /// The other language would read the new word as another move.
    Unwritable {
        /// The word.
        word: String,
        /// The other language.
        to: &'static str,
    },
    /// The game is over the limit.
    Oversized,
    /// A pawn's letter was dropped: the other language has none. The game is translated.
    PawnLetter {
        /// The word.
        word: String,
        /// The other language.
        to: &'static str,
    },
}

impl Reason {
    /// The word of machine formats.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Undecided { .. } => "ambiguous-language",
            Self::Mixed { .. } => "mixed-languages",
            Self::Unreadable { .. } => "unreadable-word",
            Self::Unplayable { .. } => "unplayable-move",
            Self::NoStart => "no-start",
            Self::Tagged => "tagged-game",
            Self::NoCharacter { .. } => "missing-character",
            Self::Unwritable { .. } => "unwritable-move",
            Self::Oversized => "oversized-game",
            Self::PawnLetter { .. } => "dropped-pawn-letter",
        }
    }

    /// Whether the game was left as it is.
    #[must_use]
    pub const fn leaves_game(&self) -> bool {
        !matches!(self, Self::PawnLetter { .. })
    }

    /// The word it is about, if it is about one.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        match self {
            Self::Undecided { word, .. }
            | Self::Mixed { word, .. }
            | Self::Unreadable { word, .. }
            | Self::Unplayable { word }
            | Self::Unwritable { word, .. }
            | Self::PawnLetter { word, .. } => Some(word),
            Self::NoStart | Self::Tagged | Self::NoCharacter { .. } | Self::Oversized => None,
        }
    }

    /// The languages to try with `--from`, by code; none if no language would help.
    #[must_use]
    pub fn from_to_try(&self) -> &[&'static str] {
        match self {
            Self::Undecided { languages, .. } => languages,
            Self::Mixed { fitting, .. } | Self::Unreadable { fitting, .. } => fitting,
            _ => &[],
        }
    }
}
