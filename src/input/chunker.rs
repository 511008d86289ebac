//! Cuts one source into chunks at beginnings of games.
//!
//! Invariants, and what hangs on them:
//!
//! - Every chunk but the first of a source and the pieces of an overlong game begins where a game
//!   begins, so a worker needs nothing of the chunk before. *Which* beginnings are cut at depends
//!   on the chunk size; that must not show in any result.
//! - No chunk of whole games is longer than the limit on one game, so neither is any game in it.
//! - A game is overlong if it begins a chunk and the next `limit + 1` bytes name no beginning of
//!   another. The decision rests on these bytes only. Every chunk size comes to cut at the
//!   beginning of such a game, as there is none behind it to cut at: it makes the same decision.
//! - A line is cut inside only where `limit + 1` bytes from the beginning of a game name no
//!   beginning of another at the start of a line. By the same argument that does not depend on the
//!   chunk size, so neither do the columns that it shifts.
//! - Memory: one buffer of at most `limit + 1` bytes, and what it could not give.

use crate::input::filler::Filler;
use crate::input::resume::ResumeScan;
use crate::input::{Boundaries, Chunk, ChunkKind};
use crate::pgn::Lead;
use crate::pgn::boundary::BOM;
use memchr::memrchr2;
use std::io::{self, Read};

/// How large chunks and games may get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    chunk_bytes: usize,
    max_game_bytes: usize,
}

impl Limits {
    /// The smallest chunk size and the smallest limit on one game: 1 KiB.
    pub const LEAST: usize = 1 << 10;
    /// The largest of both: 1 GiB, so that offsets in a chunk fit 32 bits.
    pub const MOST: usize = 1 << 30;
    /// The chunk size in bytes where none is asked for: 256 KiB, which stay in a core's cache while they
    /// are read and worked on.
    pub const CHUNK_BYTES: usize = 256 << 10;
    /// The limit on one game in bytes where none is asked for: 8 MiB.
    pub const MAX_GAME_BYTES: usize = 8 << 20;

    /// Chunks of about `chunk_bytes`, games of at most `max_game_bytes`, each moved into
    /// [`LEAST`](Self::LEAST)`..=`[`MOST`](Self::MOST).
    #[must_use]
    pub fn new(chunk_bytes: usize, max_game_bytes: usize) -> Self {
        Self {
            chunk_bytes: chunk_bytes.clamp(Self::LEAST, Self::MOST),
            max_game_bytes: max_game_bytes.clamp(Self::LEAST, Self::MOST),
        }
    }

    /// The most bytes that one game may have.
    #[must_use]
    pub const fn max_game_bytes(self) -> usize {
        self.max_game_bytes
    }

    /// The size in bytes that a buffer has most of the time.
    fn usual(self) -> usize {
        self.chunk_bytes.min(self.most())
    }

    /// The largest size in bytes that a buffer ever has: enough to know that a game is too long.
    const fn most(self) -> usize {
        self.max_game_bytes + 1
    }
}

impl Default for Limits {
    /// Chunks of about [`CHUNK_BYTES`](Self::CHUNK_BYTES), games of at most
    /// [`MAX_GAME_BYTES`](Self::MAX_GAME_BYTES).
    fn default() -> Self {
        Self::new(Self::CHUNK_BYTES, Self::MAX_GAME_BYTES)
    }
}

/// Reads one source as chunks.
pub struct Chunker<'b, R, B> {
    filler: Filler<R>,
    boundaries: &'b B,
    limits: Limits,
    source: u32,
    sequence: u64,
    offset: u64,
    column: u64,
    lead: Lead,
    /// In an overlong game, the search for its end and the number of kept bytes it has seen.
    overlong: Option<(ResumeScan, usize)>,
    done: bool,
}

impl<'b, R: Read, B: Boundaries> Chunker<'b, R, B> {
    /// A chunker that begins at the start of `reader`, which is source number `source`.
    pub const fn new(reader: R, source: u32, boundaries: &'b B, limits: Limits) -> Self {
        Self {
            filler: Filler::new(reader),
            boundaries,
            limits,
            source,
            sequence: 0,
            offset: 0,
            column: 0,
            lead: Lead::START,
            overlong: None,
            done: false,
        }
    }

    /// Makes `chunk` the next chunk, in its old buffer; `false` behind the last one.
    ///
    /// An empty source is one empty chunk.
    ///
    /// # Errors
    ///
    /// What the reader failed with, once, after all that it gave before has come out in chunks.
    pub fn fill(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        if self.done {
            return self.filler.take_failure().map_or(Ok(false), Err);
        }
        let filled = self.filler.load(&mut chunk.bytes, self.limits.usual());
        match self.overlong.take() {
            None => self.fill_games(chunk, filled),
            Some((scan, seen)) => self.fill_overlong(chunk, filled, scan, seen),
        }
    }

    /// Reads until the buffer holds a whole game at least; it holds `filled` bytes of one.
    fn fill_games(&mut self, chunk: &mut Chunk, mut filled: usize) -> io::Result<bool> {
        let mut goal = self.limits.usual();
        loop {
            filled = self
                .filler
                .read_to(&mut chunk.bytes, filled, goal.max(filled));
            if self.filler.ended() && filled <= self.limits.max_game_bytes {
                return self.give(chunk, ChunkKind::Games, filled, filled);
            }
            let full = filled == self.limits.most();
            if let Some(cut) = self.cut(&chunk.bytes[..filled], full) {
                return self.give(chunk, ChunkKind::Games, cut, filled);
            }
            if full {
                return self.give_overlong_start(chunk, filled);
            }
            // Doubling keeps the time linear: each byte is looked at twice on average.
            goal = goal.max(filled).saturating_mul(2).min(self.limits.most());
        }
    }

    /// Where to end the chunk; `full` says that the buffer may not grow.
    fn cut(&self, bytes: &[u8], full: bool) -> Option<usize> {
        let cut = self.boundaries.last_safe_point(bytes).or_else(|| {
            let starts = self.boundaries.last_game_starts(bytes);
            starts.at_line_start.or(starts.anywhere.filter(|_| full))
        });
        cut.filter(|&at| at > 0)
    }

    /// The first bytes of an overlong game, out of a full buffer.
    fn give_overlong_start(&mut self, chunk: &mut Chunk, filled: usize) -> io::Result<bool> {
        let mut scan = ResumeScan::new();
        let limit = self.limits.max_game_bytes;
        let mut from = 0;
        // What looks like a tag pair here was part of the game that is being given up.
        while let Some(opening) = scan.feed(&chunk.bytes[from..limit]) {
            from += opening.end;
        }
        self.give_piece(chunk, ChunkKind::OverlongStart, scan, limit, filled)
    }

    /// Further bytes of an overlong game, or the chunk behind its end; the scan for that end has
    /// `seen` so many of the bytes in the buffer.
    fn fill_overlong(
        &mut self,
        chunk: &mut Chunk,
        filled: usize,
        mut scan: ResumeScan,
        seen: usize,
    ) -> io::Result<bool> {
        let filled = self
            .filler
            .read_to(&mut chunk.bytes, filled, self.limits.usual());
        match scan.feed(&chunk.bytes[seen..filled]) {
            Some(opening) => match seen + opening.end - opening.len {
                0 => self.fill_games(chunk, filled),
                cut => self.give(chunk, ChunkKind::OverlongRest, cut, filled),
            },
            None if self.filler.ended() => {
                self.give(chunk, ChunkKind::OverlongRest, filled, filled)
            }
            None => self.give_piece(chunk, ChunkKind::OverlongRest, scan, filled, filled),
        }
    }

    /// Makes the chunk of the bytes up to `scanned` that cannot be part of the next game.
    fn give_piece(
        &mut self,
        chunk: &mut Chunk,
        kind: ChunkKind,
        scan: ResumeScan,
        scanned: usize,
        filled: usize,
    ) -> io::Result<bool> {
        // At least one byte stays: a CR for the LF that may follow, and for the last chunk.
        let mut seen = scan.pending().max(1);
        if chunk.bytes[..scanned - seen].ends_with(b"\r") && chunk.bytes[scanned - seen] == b'\n' {
            seen += 1;
        }
        self.overlong = Some((scan, seen));
        self.give(chunk, kind, scanned - seen, filled)
    }

    /// Makes the chunk of the bytes up to `cut`, and keeps the rest of the `filled` ones.
    fn give(
        &mut self,
        chunk: &mut Chunk,
        kind: ChunkKind,
        cut: usize,
        filled: usize,
    ) -> io::Result<bool> {
        self.done = self.filler.ended() && cut == filled;
        if self.done && filled == 0 && self.filler.failed() {
            return self.filler.take_failure().map_or(Ok(false), Err);
        }
        self.filler.keep(&mut chunk.bytes, cut, filled);
        chunk.source = self.source;
        chunk.sequence = self.sequence;
        chunk.offset = self.offset;
        chunk.column = self.column;
        chunk.lead = self.lead;
        chunk.first = self.sequence == 0;
        chunk.last = self.done && !self.filler.failed();
        chunk.kind = kind;
        self.sequence += 1;
        self.offset += cut as u64;
        // A byte order mark is no character of the first line.
        let text = match chunk.bytes.strip_prefix(BOM) {
            Some(text) if chunk.first => text,
            _ => &chunk.bytes,
        };
        self.column = column_behind(text, self.column);
        self.lead = Lead::behind(&chunk.bytes);
        Ok(true)
    }
}

/// The characters on the last line of `bytes`, whose first line has `before` characters before it.
fn column_behind(bytes: &[u8], before: u64) -> u64 {
    let (line, before) = match memrchr2(b'\n', b'\r', bytes) {
        Some(end) => (&bytes[end + 1..], 0),
        None => (bytes, before),
    };
    before + str::from_utf8(line).map_or(line.len(), |text| text.chars().count()) as u64
}
