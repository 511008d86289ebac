//! What pgn-reader and shakmaty need to check every main-line move of an archive.
//!
//! `pgn-reader-check FILE` prints the games, the plies and the games with an illegal move.

use std::error::Error;
use std::fs::File;
use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// Counts while games are read.
#[derive(Default)]
struct Check {
    games: u64,
    plies: u64,
    illegal: u64,
}

impl Visitor for Check {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        self.games += 1;
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name != b"FEN" {
            return ControlFlow::Continue(());
        }
        let fen = Fen::from_ascii(value.as_bytes());
        let position = fen
            .ok()
            .and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        let Some(position) = position else {
            self.illegal += 1;
            return ControlFlow::Break(());
        };
        *start = position;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(start)
    }

    fn san(&mut self, position: &mut Chess, word: SanPlus) -> ControlFlow<()> {
        let Ok(legal) = word.san.to_move(position) else {
            self.illegal += 1;
            return ControlFlow::Break(());
        };
        position.play_unchecked(legal);
        self.plies += 1;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn end_game(&mut self, _: Chess) {}
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("expected a file")?;
    let mut reader = Reader::new(File::open(path)?);
    let mut check = Check::default();
    while reader.read_game(&mut check)?.is_some() {}
    println!(
        "{} games, {} plies, {} with an illegal move",
        check.games, check.plies, check.illegal
    );
    Ok(())
}
