//! Moves as text: read and written in any language's letters, and resolved on a position.

mod annotation;
mod bad_word;
mod decode;
mod explain;
pub mod grammar;
mod known;
mod language;
mod letters;
mod look_back;
mod move_text;
mod origin;
mod resolve;
mod spelling;
mod step;
mod unresolved;
mod word;
mod write;
mod written;

pub use annotation::Annotation;
pub use bad_word::BadWord;
pub use decode::Canonical;
pub(crate) use known::KnownWords;
pub use language::Language;
pub use move_text::MoveText;
pub use origin::Origin;
pub use resolve::{Resolved, least_origin, resolve};
pub use spelling::Spelling;
pub(crate) use step::{find, find_step, step};
pub use unresolved::{CastlingFault, Obstacle, PastMove, Standing, Unresolved};
pub use word::Word;
pub use write::{UciCastling, uci};
pub use written::{CheckMark, San, Target, Written, WrittenMove};

#[cfg(test)]
mod tests;
