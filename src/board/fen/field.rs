//! The six fields of a FEN and where they stand in the text.

use std::ops::Range;

/// A field of a FEN (PGN standard 16.1.3), in the order in which they are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FenField {
    /// The men, rank by rank from the eighth.
    Placement,
    /// The side to move, `w` or `b`.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// The half-move clock.
    Halfmoves,
    /// The number of the full move.
    Fullmove,
}

impl FenField {
    /// All six, in order.
    pub const ALL: [Self; 6] = [
        Self::Placement,
        Self::Turn,
        Self::Castling,
        Self::EnPassant,
        Self::Halfmoves,
        Self::Fullmove,
    ];

    /// What stands for a missing field: White to move, no rights, the first move.
    ///
    /// Empty for the placement, which nothing can stand for.
    #[must_use]
    pub const fn default_text(self) -> &'static str {
        match self {
            Self::Placement => "",
            Self::Turn => "w",
            Self::Castling | Self::EnPassant => "-",
            Self::Halfmoves => "0",
            Self::Fullmove => "1",
        }
    }
}

/// The stretches of `text` from byte `start` on that blanks (no-break spaces too) set apart.
pub(super) fn words(text: &str, start: usize) -> impl Iterator<Item = Range<usize>> {
    let mut at = start;
    std::iter::from_fn(move || {
        let begin = at
            + text
                .get(at..)?
                .find(|letter: char| !letter.is_whitespace())?;
        let length = text[begin..].find(char::is_whitespace);
        at = length.map_or(text.len(), |length| begin + length);
        Some(begin..at)
    })
}

/// Whether the letter is a hyphen or one of the dashes that word processors make of it.
pub(super) const fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2014}' | '\u{2212}')
}
