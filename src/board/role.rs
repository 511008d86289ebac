//! The six kinds of man.

/// What a man is, without its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Peão.
    Pawn,
    /// Cavalo.
    Knight,
    /// Bispo.
    Bishop,
    /// Torre.
    Rook,
    /// Dama.
    Queen,
    /// Rei.
    King,
}

impl Role {
    /// All six, from the pawn to the king.
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// What a pawn may become, in the order players name it (FIDE 3.7.5.1).
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// 0 for the pawn to 5 for the king.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The upper-case letter that FEN and UCI use whatever the language: `P N B R Q K`.
    #[must_use]
    pub const fn fen_letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The role that FEN writes with this letter, in either case.
    #[must_use]
    pub const fn from_fen_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            _ => return None,
        })
    }
}
