//! Real games, which are in no repository: `ROQUE_CORPUS` names their folder.

use std::fs;
use std::path::Path;

use roque::board::Position;
use roque::notation::{Language, WrittenMove};
use roque::pgn::{GameBuf, Part};
use roque::replay::{Fault, Observer, Ply, Replay};

use crate::translate::Made;

/// One game in so many is taken: all of them would take minutes.
const EVERY: usize = 8;

/// Keeps the main line of a game.
#[derive(Default)]
struct MainLine(Vec<Made>);

impl Observer for MainLine {
    fn begin(&mut self, _: &'static Language) {
        self.0.clear();
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        if ply.depth == 0 {
            self.0.push(Made {
                position: ply.before(),
                mv: ply.mv,
                canonical: WrittenMove::canonical(ply.mv, ply.least),
                mark: ply.given,
            });
        }
    }

    fn fault(&mut self, fault: &Fault<'_>) {
        panic!("{fault:?}");
    }
}

/// The main lines of the games derived from public ones; none without the folder.
pub(super) fn games() -> Vec<Vec<Made>> {
    let Ok(folder) = std::env::var("ROQUE_CORPUS") else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for entry in fs::read_dir(Path::new(&folder).join("derived")).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        let (mut buffers, mut replay) = (GameBuf::default(), Replay::default());
        let mut parts = buffers.parts(&bytes);
        let mut number = 0;
        while let Some(part) = parts.next_part() {
            let Part::Game(game) = part else { continue };
            number += 1;
            if number % EVERY == 0 && game.tag("FEN").is_none() {
                let mut line = MainLine::default();
                replay.run(&game, &Position::default(), Language::english(), &mut line);
                lines.push(line.0);
            }
        }
    }
    assert!(lines.len() > 100);
    lines
}
