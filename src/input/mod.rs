//! Bytes of files, folders and standard input, cut into chunks of whole games.

mod boundaries;
mod by_grammar;
mod chunk;
mod chunker;
mod feed;
mod filler;
mod lines;
mod meter;
mod open;
mod resume;
mod sources;
mod utf16;
mod walk;

pub use boundaries::{Boundaries, GameStarts};
pub use by_grammar::GameBoundaries;
pub use chunk::{Chunk, ChunkKind};
pub use chunker::{Chunker, Limits};
pub use feed::{Fed, Feed};
pub use lines::{Base, line_ends};
pub use meter::Meter;
pub use sources::{Source, find};
