//! A pass that tells all that the grammar sees, and where.

use std::io::{self, Cursor};
use std::ops::ControlFlow;

use roque::input::{Base, Chunk, ChunkKind, Feed, GameBoundaries, Limits, Source, line_ends};
use roque::pgn::{GameBuf, Item, Part, Tag};
use roque::pipeline::{Delivery, Pass, run};
use roque::span::Span;

pub(crate) const THREADS: [usize; 4] = [1, 2, 3, 8];

/// A part of a source: byte offsets in the source, its line from 0 and its column in characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Told {
    pub(crate) kind: Kind,
    pub(crate) start: u64,
    pub(crate) end: u64,
    pub(crate) line: u64,
    pub(crate) column: u64,
    /// Tags and tokens, as they print, counted from the start of the part.
    pub(crate) tokens: String,
}

/// What a part is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Game,
    Outside,
    /// A game beyond the limit.
    Overlong,
}

/// Tells the parts of a chunk, counted from its start, and how many line ends it holds.
struct Tell;

impl Pass for Tell {
    type Scratch = GameBuf;
    type Output = (Vec<Told>, u64);

    fn chunk(&self, chunk: &Chunk, buffers: &mut GameBuf) -> Self::Output {
        let parts = match chunk.kind {
            ChunkKind::Games => tell(&chunk.bytes, buffers),
            ChunkKind::OverlongStart | ChunkKind::OverlongRest => vec![Told {
                kind: Kind::Overlong,
                start: 0,
                end: chunk.bytes.len() as u64,
                line: 0,
                column: 0,
                tokens: String::new(),
            }],
        };
        (parts, line_ends(&chunk.bytes))
    }
}

/// The parts of one text.
pub(crate) fn tell(bytes: &[u8], buffers: &mut GameBuf) -> Vec<Told> {
    let mut all = Vec::new();
    let mut parts = buffers.parts(bytes);
    while let Some(part) = parts.next_part() {
        let span = part.span();
        let (kind, tags, items) = match part {
            Part::Game(game) => (Kind::Game, game.tags, game.items),
            Part::Outside(outside) => (Kind::Outside, &[][..], outside.items),
        };
        let start = span.start as usize;
        let line_start = bytes[..start]
            .iter()
            .rposition(|byte| matches!(byte, b'\n' | b'\r'))
            .map_or(0, |at| at + 1);
        all.push(Told {
            kind,
            start: u64::from(span.start),
            end: u64::from(span.end),
            line: line_ends(&bytes[..start]),
            column: characters(&bytes[line_start..start], line_start),
            tokens: tokens(tags, items, span.start),
        });
    }
    all
}

/// Characters of the beginning of a line, a byte order mark not counted.
fn characters(text: &[u8], offset: usize) -> u64 {
    let text = match text.strip_prefix("\u{FEFF}".as_bytes()) {
        Some(rest) if offset == 0 => rest,
        _ => text,
    };
    String::from_utf8_lossy(text).chars().count() as u64
}

fn tokens(tags: &[Tag], items: &[Item], base: u32) -> String {
    let moved = |span: Span| (span.start - base, span.end - base);
    let tags: Vec<_> = tags
        .iter()
        .map(|tag| (tag.form, moved(tag.name), moved(tag.value)))
        .collect();
    let items: Vec<_> = items
        .iter()
        .map(|item| (item.kind, moved(item.span)))
        .collect();
    format!("{tags:?} {items:?}")
}

/// What the pipeline tells of one source, pieces of one overlong game put together.
pub(crate) fn piped(bytes: &[u8], limits: Limits, threads: usize) -> Vec<Told> {
    let source = Source::reader("text", Cursor::new(bytes.to_vec()));
    let boundaries = GameBoundaries::new();
    let feed = Feed::new(vec![Ok(source)], &boundaries, limits);
    let mut all: Vec<Told> = Vec::new();
    let mut base = Base::default();
    run(feed, threads, &Tell, |delivery| {
        let Delivery::Chunk(chunk, (parts, lines)) = delivery else {
            return Err(io::Error::other("a source that failed"));
        };
        base.enter(chunk);
        let is_rest = chunk.kind == ChunkKind::OverlongRest;
        for mut part in parts {
            part.column += if part.line == 0 { base.column } else { 0 };
            part.line += base.line;
            part.start += base.offset;
            part.end += base.offset;
            match all.last_mut().filter(|_| is_rest) {
                Some(last) => last.end = part.end,
                None => all.push(part),
            }
        }
        base.pass(lines, 0);
        Ok(ControlFlow::Continue(()))
    })
    .expect("a source that can be read");
    all
}
