//! The rules of chess: positions, legal moves, FEN, keys.

mod bitboard;
mod color;
mod file;
mod mv;
mod piece;
mod position;
mod rank;
mod role;
mod square;

pub mod attacks;

pub use bitboard::{Bitboard, Squares};
pub use color::Color;
pub use file::File;
pub use mv::{Move, MoveKind, Wing};
pub use piece::Piece;
pub use position::{Position, castled};
pub use rank::Rank;
pub use role::Role;
pub use square::Square;
