//! The rules of chess: positions, legal moves, FEN, keys.

mod bitboard;
mod color;
mod danger;
mod file;
pub(crate) mod key;
mod movegen;
mod mv;
mod piece;
mod polyglot;
mod position;
mod rank;
mod repetition;
mod role;
mod safety;
mod square;
mod status;
mod undo;

pub mod attacks;
pub mod fen;

#[cfg(test)]
mod testing;

pub use bitboard::{Bitboard, Squares};
pub use color::Color;
pub use danger::Danger;
pub use fen::{
    Board, CastlingStyle, EnPassantStyle, Fen, FenError, FenFault, FenField, FenMend, FenMended,
    FenStyle, Letters, LettersFault, LostEnPassant, LostRight, Setup,
};
pub use file::File;
pub use mv::{Move, MoveKind, Wing};
pub use piece::Piece;
pub use position::{Position, castled};
pub use rank::Rank;
pub use repetition::Repetitions;
pub(crate) use repetition::may_stand;
pub use role::Role;
pub use square::Square;
pub(crate) use status::FIFTY_MOVES;
pub use status::{Ending, Material};
pub use undo::Undo;
