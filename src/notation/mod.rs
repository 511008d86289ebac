//! Moves as text: read and written in any language's letters, and resolved on a position.

mod origin;
mod spelling;
mod unresolved;
mod written;

pub use origin::Origin;
pub use spelling::Spelling;
pub use unresolved::{CastlingFault, Obstacle, PastMove, Standing, Unresolved};
pub use written::{CheckMark, San, Target, Written, WrittenMove};
