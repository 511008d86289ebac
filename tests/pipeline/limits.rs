//! Games beyond the limit: the same ones for any chunk size, and reading goes on behind them.

use roque::input::Limits;
use roque::pgn::GameBuf;

use super::parts::{Kind, THREADS, Told, piped, tell};
use super::texts::{rows_of_cases, soup};
use crate::random::Random;

fn kinds(parts: &[Told]) -> Vec<Kind> {
    parts.iter().map(|part| part.kind).collect()
}

/// A limit of 2 KiB on one game, with chunks of many sizes.
const LIMIT: usize = 1 << 11;
const CHUNKS: [usize; 5] = [1 << 10, 1500, LIMIT, 3000, 1 << 16];

#[test]
fn one_long_game_is_given_up_and_the_next_is_read() {
    let game = "[White \"A\"]\n\n1. e4 e5 *\n\n";
    let long = format!("[White \"B\"]\n\n1. d4 {{{}}} *\n\n", "é ".repeat(LIMIT));
    let text = format!("{game}{game}{long}{game}");
    for chunk in CHUNKS {
        for threads in THREADS {
            let parts = piped(text.as_bytes(), Limits::new(chunk, LIMIT), threads);
            assert_eq!(
                kinds(&parts),
                [Kind::Game, Kind::Game, Kind::Overlong, Kind::Game]
            );
            assert_eq!(parts[2].start, 2 * game.len() as u64);
            assert_eq!(parts[3].start, (2 * game.len() + long.len()) as u64);
            assert_eq!((parts[3].line, parts[3].column), (12, 0));
        }
    }
}

#[test]
fn the_limit_is_the_largest_game() {
    let game = |length: usize| {
        let rest = "[White \"A\"]\n\n1. e4 {} *\n\n".len();
        format!(
            "[White \"A\"]\n\n1. e4 {{{}}} *\n\n",
            "x".repeat(length - rest)
        )
    };
    for (length, kind) in [(LIMIT, Kind::Game), (LIMIT + 1, Kind::Overlong)] {
        for chunk in CHUNKS {
            let limits = Limits::new(chunk, LIMIT);
            let last = format!("{}{}", game(100), game(length));
            assert_eq!(
                kinds(&piped(last.as_bytes(), limits, 1)),
                [Kind::Game, kind]
            );
        }
    }
}

#[test]
fn a_text_that_is_no_pgn_is_one_overlong_piece() {
    let text = "no chess here\n".repeat(1000);
    for chunk in CHUNKS {
        let parts = piped(text.as_bytes(), Limits::new(chunk, LIMIT), 2);
        assert_eq!(kinds(&parts), [Kind::Overlong]);
        assert_eq!((parts[0].start, parts[0].end), (0, text.len() as u64));
    }
}

#[test]
fn columns_go_on_where_a_line_is_cut() {
    let text = format!("\u{FEFF}{}", "[White \"é\"] 1. e4 * ".repeat(500));
    let whole = tell(text.as_bytes(), &mut GameBuf::default());
    assert_eq!(whole.last().map(|part| part.column), Some(499 * 20));
    for chunk in CHUNKS {
        let parts = piped(text.as_bytes(), Limits::new(chunk, LIMIT), 2);
        assert!(parts == whole, "chunks of {chunk}");
    }
}

/// However a piece of an overlong game ends, its last CR and the LF behind that end one line.
#[test]
fn line_ends_are_not_parted() {
    for before in 0..3 {
        let long = "x\r\n".repeat(4000);
        let text = format!(
            "{}{long}\r\n[Event \"a\"]\r\n\r\n1. e4 *\r\n",
            "x".repeat(before)
        );
        for chunk in CHUNKS {
            let parts = piped(text.as_bytes(), Limits::new(chunk, LIMIT), 1);
            assert_eq!(kinds(&parts), [Kind::Overlong, Kind::Game]);
            assert_eq!(parts[1].line, 4001, "{before} before, chunks of {chunk}");
        }
    }
}

/// Places, lines and columns too, of games on one endless line among them.
#[test]
fn chunk_sizes_do_not_show() {
    let mut random = Random::new(3);
    let mut overlong = 0;
    for round in 0..400 {
        let mut text = soup(&mut random, 1500);
        if round % 4 == 0 {
            text.retain(|byte| !matches!(byte, b'\n' | b'\r'));
        }
        let wanted = piped(&text, Limits::new(CHUNKS[0], LIMIT), 1);
        overlong += usize::from(kinds(&wanted).contains(&Kind::Overlong));
        for (index, chunk) in CHUNKS.into_iter().enumerate().skip(1) {
            let parts = piped(&text, Limits::new(chunk, LIMIT), THREADS[index % 4]);
            assert!(parts == wanted, "round {round}, chunks of {chunk}");
        }
    }
    assert!(overlong > 20, "{overlong}");
}

#[test]
fn chunk_sizes_do_not_show_in_rows_of_cases() {
    for text in rows_of_cases() {
        let wanted = piped(&text, Limits::new(CHUNKS[0], LIMIT), 1);
        for chunk in CHUNKS {
            let parts = piped(&text, Limits::new(chunk, LIMIT), 3);
            assert!(parts == wanted, "chunks of {chunk}");
        }
    }
}
