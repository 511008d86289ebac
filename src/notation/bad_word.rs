//! Why a word is no move in a language.

use crate::board::Role;

/// What keeps a word from being a move, seen without any position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BadWord {
    /// It has not the shape of a move at all: `hello`, `e9`, `Nf3Nf6`.
    NotAMove,
    /// It is no UTF-8 text.
    NotUtf8,
    /// It would be a move but for its first letter, which is no piece of the language: `Sf3` in
    /// English. The letter as it stands (of a longer piece letter such as Кр its first character).
    UnknownPiece(char),
    /// It promotes to a letter that is no piece of the language: `e8=S`.
    UnknownPromotion(char),
    /// It promotes to a king or a pawn: `e8=K`.
    PromotionTo(Role),
    /// A piece is dropped on the board, as in crazyhouse: `N@f3`.
    Drop,
}
