//! `--valid-to` and `--invalid-to`: every byte of the input to one of two files.

use std::io::{self, Write};
use std::path::Path;

use crate::cli::output::Output;
use crate::input::{Chunk, ChunkKind};
use crate::span::Span;

/// Sorts games into two files. Text outside games goes with the game after it; at the end of a
/// file, with the one before.
pub(crate) struct Sorting {
    /// For invalid games, then for valid ones.
    files: [Option<Output>; 2],
    /// Text whose game has not come yet.
    waiting: Vec<u8>,
    /// Whether the last game was valid.
    last: bool,
}

impl Sorting {
    /// Opens the files that were asked for.
    pub(crate) fn open(valid: Option<&Path>, invalid: Option<&Path>) -> io::Result<Self> {
        let open = |path: Option<&Path>| path.map(|path| Output::open(Some(path))).transpose();
        Ok(Self {
            files: [open(invalid)?, open(valid)?],
            waiting: Vec::new(),
            last: true,
        })
    }

    /// Sorts the games of a chunk, given with whether each is valid.
    pub(crate) fn chunk(&mut self, chunk: &Chunk, games: &[(Span, bool)]) -> io::Result<()> {
        if self.files.iter().all(Option::is_none) {
            return Ok(());
        }
        if chunk.first {
            self.last = true;
        }
        let mut at = 0;
        for &(span, valid) in games {
            let waiting = std::mem::take(&mut self.waiting);
            self.write(valid, &waiting)?;
            self.write(valid, &chunk.bytes[at..span.end as usize])?;
            at = span.end as usize;
            self.last = valid;
        }
        let rest = &chunk.bytes[at..];
        if chunk.kind == ChunkKind::OverlongRest {
            self.write(self.last, rest)?;
        } else {
            self.waiting.extend_from_slice(rest);
        }
        if chunk.last {
            let waiting = std::mem::take(&mut self.waiting);
            self.write(self.last, &waiting)?;
        }
        Ok(())
    }

    fn write(&mut self, valid: bool, bytes: &[u8]) -> io::Result<()> {
        match &mut self.files[usize::from(valid)] {
            Some(file) => file.write_all(bytes),
            None => Ok(()),
        }
    }

    /// Ends both files.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        // Text at the end of a file that could not be read to its end.
        let waiting = std::mem::take(&mut self.waiting);
        self.write(self.last, &waiting)?;
        for file in self.files.into_iter().flatten() {
            file.finish()?;
        }
        Ok(())
    }
}
