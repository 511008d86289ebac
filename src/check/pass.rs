//! The checks as a pass over chunks.

use crate::check::{Checked, Scratch, Settings, Surroundings, check_within, overlong, unchecked};
use crate::input::{Chunk, ChunkKind};
use crate::pipeline::Pass;

/// Checks chunk after chunk.
#[derive(Debug, Clone, Default)]
pub struct Validation {
    /// What is looked for.
    pub settings: Settings,
    /// The limit that the input is read with, in bytes of one game.
    pub max_game_bytes: usize,
}

impl Pass for Validation {
    type Scratch = Scratch;
    type Output = Checked;

    fn chunk(&self, chunk: &Chunk, scratch: &mut Scratch) -> Self::Output {
        let bytes = &chunk.bytes[..];
        let around = Surroundings::of(chunk);
        match chunk.kind {
            ChunkKind::Games => check_within(bytes, around, &self.settings, scratch, &mut ()),
            ChunkKind::OverlongStart => {
                overlong(bytes, around, &self.settings, self.max_game_bytes)
            }
            ChunkKind::OverlongRest => unchecked(bytes),
        }
    }
}
