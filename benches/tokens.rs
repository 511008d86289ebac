//! Throughput of reading games: `PGN_FILE=games.pgn cargo bench --bench tokens`.
//!
//! Prints MiB a CPU second and ns a move word, median of seven rounds over the whole file, with
//! the parts of the file counted so that the work cannot be left out.

#![expect(clippy::print_stdout, reason = "a bench prints")]
#![expect(
    clippy::cast_precision_loss,
    reason = "files have far fewer than 2^52 bytes"
)]

mod archive;
mod clock;

use clock::Clock;
use roque::pgn::{GameBuf, ItemKind, Part};

fn main() {
    let Some(bytes) = archive::read() else {
        return;
    };
    let mut buffers = GameBuf::default();
    let mut rounds = Vec::new();
    let mut counted = (0, 0);
    for _ in 0..7 {
        let clock = Clock::start();
        let mut games = 0_u64;
        let mut items = 0_u64;
        let mut parts = buffers.parts(&bytes);
        while let Some(part) = parts.next_part() {
            if let Part::Game(game) = part {
                games += 1;
                items += game.items.len() as u64;
            }
        }
        rounds.push(clock.seconds());
        counted = (games, items);
    }
    rounds.sort_by(f64::total_cmp);
    let seconds = rounds[rounds.len() / 2];
    let words = count_words(&bytes, &mut buffers);
    let mebibytes = bytes.len() as f64 / f64::from(1 << 20);
    println!(
        "{} games, {} items, {words} words: {:.0} MiB/s, {:.2} ns/word, {:.2} ns/item",
        counted.0,
        counted.1,
        mebibytes / seconds,
        seconds * 1e9 / words as f64,
        seconds * 1e9 / counted.1 as f64,
    );
}

fn count_words(bytes: &[u8], buffers: &mut GameBuf) -> u64 {
    let mut words = 0;
    let mut parts = buffers.parts(bytes);
    while let Some(part) = parts.next_part() {
        if let Part::Game(game) = part {
            let of_game = game.items.iter().filter(|item| item.kind == ItemKind::Word);
            words += of_game.count() as u64;
        }
    }
    words
}
