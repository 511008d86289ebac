//! A piece of one source that can be worked on alone.

use crate::pgn::Lead;

/// Whole games of one source, or a piece of a game beyond the limit.
///
/// Its bytes begin at the start of the source or at the beginning of a game, and end at the
/// beginning of a game or at the end of the source; [`ChunkKind`] names the exception.
#[derive(Debug, Default)]
pub struct Chunk {
    /// The number of its source, from 0, in the order of the input.
    pub source: u32,
    /// Its number in its source, from 0.
    pub sequence: u64,
    /// The offset of its first byte in its source (in the decoded text, if that was UTF-16).
    pub offset: u64,
    /// Characters of its first line that stand before it, 0 if it begins at the start of a line.
    ///
    /// Code points if the bytes before it on that line are UTF-8, else bytes. Only a line longer
    /// than the limit on one game is ever cut inside.
    pub column: u64,
    /// What stands before it in its source.
    pub lead: Lead,
    /// Whether it is the first of its source. Every source that can be read has one, maybe empty.
    pub first: bool,
    /// Whether it is the last of its source; no chunk is if reading failed.
    pub last: bool,
    /// Whether the source was UTF-16, so that these bytes are not the bytes of the file.
    pub transcoded: bool,
    /// What the bytes are.
    pub kind: ChunkKind,
    /// The bytes: the buffer is reused from chunk to chunk.
    pub bytes: Vec<u8>,
}

/// What the bytes of a chunk are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ChunkKind {
    /// Any number of whole games, with what stands around them.
    #[default]
    Games,
    /// The first bytes of a game longer than the limit: as many as the limit, or up to 64 fewer.
    OverlongStart,
    /// Further bytes of that game. How many go into one chunk depends on the chunk size, so they
    /// are for copying and for counting lines, not for judging.
    OverlongRest,
}
