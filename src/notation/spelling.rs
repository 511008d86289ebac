//! How a move was written, where that is not the canonical way.

use std::ops::{BitOr, BitOrAssign};

/// A set of ways in which a written move departs from canonical SAN (PGN standard 8.2.3), so that
/// a check can name each. Empty for a canonical spelling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spelling(pub u32);

impl Spelling {
    /// Canonical.
    pub const NONE: Self = Self(0);
    /// Castling with zeros: `0-0`.
    pub const CASTLING_ZERO: Self = Self(1);
    /// Castling with small letters: `o-o`.
    pub const CASTLING_SMALL: Self = Self(1 << 1);
    /// Castling without hyphens or with another dash: `OO`, `O–O`.
    pub const CASTLING_DASH: Self = Self(1 << 2);
    /// A promotion without `=`: `e8D`.
    pub const PROMOTION_BARE: Self = Self(1 << 3);
    /// A promotion in brackets or behind a stroke: `e8(D)`, `e8/D`.
    pub const PROMOTION_BRACKET: Self = Self(1 << 4);
    /// A promotion to a small letter: `e8=d`.
    pub const PROMOTION_SMALL: Self = Self(1 << 5);
    /// `e.p.` in any form behind the move.
    pub const EN_PASSANT: Self = Self(1 << 6);
    /// A pawn's capture by files only: `dxc`, `ed`.
    pub const CAPTURE_FILES: Self = Self(1 << 7);
    /// A capture without `x`: `cd4`, `ed`. (A piece's capture without `x`, `Bc6`, can only be told
    /// from the position: the written move then just has `capture` unset.)
    pub const CAPTURE_BARE: Self = Self(1 << 8);
    /// A pawn's capture without its file: `xd5`.
    pub const CAPTURE_NO_FILE: Self = Self(1 << 9);
    /// Another capture sign than a small x: `:`, `×`, `X`, or one behind the square.
    pub const CAPTURE_SIGN: Self = Self(1 << 10);
    /// A pawn's capture with its whole square: `e5xd4`.
    pub const CAPTURE_SQUARE: Self = Self(1 << 11);
    /// A blank inside the move: `e5 x f6`, a blank before its mark: `Dh4 #`. (Not before *e.p.* or
    /// a word, where it belongs.)
    pub const BLANK: Self = Self(1 << 12);
    /// Disambiguation in brackets: `T(f)d1`.
    pub const ORIGIN_BRACKET: Self = Self(1 << 13);
    /// `=` and no piece behind a pawn's move to its last rank: `e8=`.
    pub const PROMOTION_MISSING: Self = Self(1 << 23);
    /// Check or mate in another sign than `+` and `#`: `++`, `†`, `‡`.
    pub const MARK_SIGN: Self = Self(1 << 14);
    /// Check or mate in a word: *mate*, *xeque*, *ch*.
    pub const MARK_WORD: Self = Self(1 << 15);
    /// `ç` for the c-file.
    pub const CEDILLA: Self = Self(1 << 16);
    /// A pawn's letter: `Pe4` (a pawn's figurine is a [`Spelling::FIGURINE`] only).
    pub const PAWN_LETTER: Self = Self(1 << 17);
    /// A piece's letter in small: `rf3`. `cf3` is not one, since a small a to h is a file, but for a
    /// b that fits no pawn's move: `bgc3` (where a pawn may be meant see
    /// [`Spelling::PAWN_OR_BISHOP`]).
    pub const PIECE_SMALL: Self = Self(1 << 18);
    /// A small b that is the b-pawn if a pawn's move fits, else a bishop: `bc3`, `bxc3`. The move is
    /// given as the pawn's. Set for the canonical `bxc3` too, so it alone leaves a spelling
    /// canonical; only in languages whose bishop is a B.
    pub const PAWN_OR_BISHOP: Self = Self(1 << 19);
    /// Figurines for letters: `♘f3`; set whatever the language.
    pub const FIGURINE: Self = Self(1 << 20);
    /// Long algebraic notation: `Ng1-f3`, `e2-e4`. (`Ng1xf3` may also be SAN with the whole square:
    /// only the position tells whether it needs it.)
    pub const LONG: Self = Self(1 << 21);
    /// Coordinates only: `g1f3`, `e7e8q`.
    pub const COORDINATE: Self = Self(1 << 22);
    /// An evaluation or comment mark glued to the move that is not one of `! ? !! ?? !? ?!`.
    pub const GLUED_MARK: Self = Self(1 << 24);
    /// A check or mate mark behind the annotation: `Dh4!+`.
    pub const MARK_ORDER: Self = Self(1 << 25);

    /// Whether any of `other`'s ways is in this set.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// This set without `other`'s ways.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the spelling is canonical, as far as can be told without the position.
    #[must_use]
    pub const fn is_canonical(self) -> bool {
        self.0 & !Self::PAWN_OR_BISHOP.0 == 0
    }
}

impl BitOr for Spelling {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Spelling {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
