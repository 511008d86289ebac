//! Nanoseconds a ply of each step of replaying: `PGN_FILE=games.pgn cargo bench --bench plies`.
//!
//! The main lines that begin at the normal start are read once and kept; then each step runs over
//! all of them by itself, always with `play`, seven times. The median is printed, and what the step
//! adds to `play`.

#![expect(clippy::print_stdout, reason = "a bench prints")]
#![expect(
    clippy::cast_precision_loss,
    reason = "files have far fewer than 2^52 plies"
)]

mod archive;
mod clock;

use std::hint::black_box;

use clock::Clock;
use roque::board::{Move, Position, Repetitions};
use roque::notation::{Language, Written, resolve};
use roque::pgn::{GameBuf, Part};
use roque::replay::{Fault, Observer, Ply, Replay};

/// The plies of all games, one after another.
#[derive(Default)]
struct Games {
    words: Vec<Written>,
    moves: Vec<Move>,
    /// Where each game ends in both.
    ends: Vec<usize>,
}

impl Observer for Games {
    fn begin(&mut self, _: &'static Language) {
        let end = self.ends.last().copied().unwrap_or_default();
        self.words.truncate(end);
        self.moves.truncate(end);
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        if ply.depth == 0 {
            self.words.push(ply.word.written());
            self.moves.push(ply.mv);
        }
    }

    fn fault(&mut self, _: &Fault<'_>) {}
}

impl Games {
    fn read(bytes: &[u8], language: &'static Language) -> Self {
        let (mut buffers, mut replay) = (GameBuf::default(), Replay::default());
        let mut games = Self::default();
        let mut parts = buffers.parts(bytes);
        while let Some(part) = parts.next_part() {
            if let Part::Game(game) = part
                && game.tag("FEN").is_none()
            {
                replay.run(&game, &Position::default(), language, &mut games);
                games.ends.push(games.moves.len());
            }
        }
        games
    }

    /// Shows each ply to `step`, which plays it.
    fn each(&self, mut step: impl FnMut(&mut Position, &Written, Move)) {
        let mut from = 0;
        for &end in &self.ends {
            let mut position = Position::default();
            for (written, &mv) in self.words[from..end].iter().zip(&self.moves[from..end]) {
                step(&mut position, written, mv);
            }
            black_box(&position);
            from = end;
        }
    }

    fn measure(&self, name: &str, run: impl Fn()) {
        let mut rounds: Vec<f64> = (0..7)
            .map(|_| {
                let clock = Clock::start();
                run();
                clock.seconds()
            })
            .collect();
        rounds.sort_by(f64::total_cmp);
        let nanoseconds = rounds[rounds.len() / 2] * 1e9 / self.moves.len() as f64;
        println!("{name:<28} {nanoseconds:6.2} ns/ply");
    }
}

fn main() {
    let Some(bytes) = archive::read() else {
        return;
    };
    let games = Games::read(&bytes, Language::english());
    println!("{} games, {} plies", games.ends.len(), games.moves.len());
    steps(&games);
    steps_of_words(&games);
    steps_with_keys(&games);
    repetitions(&games);
}

fn steps(games: &Games) {
    games.measure("play", || games.each(|position, _, mv| position.play(mv)));
    games.measure("play, king safety", || {
        games.each(|position, _, mv| {
            black_box(position.leaves_king_safe(mv));
            position.play(mv);
        });
    });
    games.measure("play, check", || {
        games.each(|position, _, mv| {
            position.play(mv);
            black_box(position.is_check());
        });
    });
    games.measure("play, check, mate", || {
        games.each(|position, _, mv| {
            position.play(mv);
            black_box(position.is_checkmate());
        });
    });
}

fn steps_of_words(games: &Games) {
    games.measure("resolve, play", || {
        games.each(|position, written, _| {
            if let Ok(resolved) = resolve(position, written) {
                position.play(resolved.mv);
            }
        });
    });
    games.measure("resolve, play, check", || {
        games.each(|position, written, _| {
            if let Ok(resolved) = resolve(position, written) {
                position.play(resolved.mv);
                black_box(position.is_check());
            }
        });
    });
}

fn steps_with_keys(games: &Games) {
    games.measure("play, key kept", || {
        let mut key = Position::default().key();
        games.each(|position, _, mv| {
            let before = *position;
            position.play(mv);
            key = before.key_after(key, mv, position);
            black_box(key);
        });
    });
    games.measure("play, key from scratch", || {
        games.each(|position, _, mv| {
            position.play(mv);
            black_box(position.key());
        });
    });
}

fn repetitions(games: &Games) {
    for times in [3, 5] {
        games.measure(&format!("repetition, {times} times (no play)"), || {
            let mut repetitions = Repetitions::default();
            let mut from = 0;
            for &end in &games.ends {
                let line = &games.moves[from..end];
                black_box(repetitions.first(&Position::default(), line, times));
                from = end;
            }
        });
    }
}
