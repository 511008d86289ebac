//! Positions as text: FEN, X-FEN and Shredder-FEN, and the diagram line in a language's letters.
//!
//! Reading is lenient and says what it did. A text from which no game can be replayed is a
//! [`FenError`]; what can be read in one way only, though it is not written as the PGN standard
//! (16.1) has it, is read and listed as [`FenMended`]. Both point at bytes of the text.
//!
//! ```
//! use roque::board::{FenFault, FenStyle, Position, Setup};
//!
//! let setup = Setup::parse("4k3/8/8/8/8/8/4P3/4K3").unwrap();
//! assert_eq!(setup.position.fen(FenStyle::default()).to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
//! assert_eq!(setup.mended.len(), 1); // five fields are missing
//!
//! let error = Position::from_fen("8/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
//! assert_eq!(error.fault, FenFault::Kings { white: 0, black: 0 });
//! ```

mod castling;
mod diagram;
mod fault;
mod field;
mod letters;
mod mend;
mod placement;
mod read;
mod style;
mod write;

#[cfg(test)]
mod tests;

pub use diagram::{BoardInLetters, Diagram};
pub use fault::{FenError, FenFault};
pub use field::FenField;
pub use letters::{Letters, LettersFault};
pub use mend::{FenMend, FenMended, LostEnPassant, LostRight};
pub use placement::Board;
pub use read::Setup;
pub use style::{CastlingStyle, EnPassantStyle, FenStyle};
pub use write::Fen;
