//! Fuzzing without a nightly toolchain: the laws of `tests/laws` on files changed at random.
//!
//! A fixed number of rounds from a fixed seed, or, with `ROQUE_FUZZ_SECONDS` set, so many seconds
//! from a seed of the clock. `fuzz/` has the target for libFuzzer, with the same laws.

use std::env;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::laws;
use crate::random::Random;
use crate::seeds;

const ROUNDS: u32 = 400;

/// Pieces that change the meaning of what is around them.
const PIECES: &[&[u8]] = &[
    b"{",
    b"}",
    b"(",
    b")",
    b"[",
    b"]",
    b"\"",
    b";",
    b"\n%",
    b"$",
    b"*",
    b"1-0",
    b"1/2-1/2",
    b"\n",
    b"\n\n",
    b"\r\n",
    b"\r",
    b" ",
    b"\t",
    b"1.",
    b"1...",
    b"e4",
    b"Cf3",
    b"e8=D",
    b"O-O",
    b"\n\n[Event \"x\"]\n",
    b"[White \"a\"]\n",
    b"[FEN \"",
    b"\xEF\xBB\xBF",
    b"\xC2\xA0",
    b"\xE3",
    b"\xFF\xFE",
    b"\xE2\x99\x98f3",
    b"\0",
    b"{[%clk 0:01:00]}",
    b" mate",
    b" e.p.",
    b"--",
];

/// One or more seeds, with some bytes taken out, put in or moved.
fn changed(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..=random.below(6) {
        text.extend_from_slice(&seeds[random.below(seeds.len())]);
    }
    for _ in 0..random.below(12) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(30)).min(text.len());
        match random.below(5) {
            0 => drop(text.drain(at..end)),
            1 => text.truncate(text.len() - random.below(text.len().min(40) + 1)),
            2 => {
                let moved = text[at..end].to_vec();
                let to = random.below(text.len() + 1);
                text.splice(to..to, moved);
            }
            3 => {
                let byte = random.next() as u8;
                text.splice(at..at, [byte]);
            }
            _ => drop(text.splice(at..at, random.pick(PIECES).iter().copied())),
        }
    }
    text
}

/// Checks the laws on one text; one that breaks them is kept in a file.
fn check(text: &[u8]) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| laws::hold(text))) {
        let path = env::temp_dir().join("roque-fuzz-fault.pgn");
        std::fs::write(&path, text).expect("a file for the fault");
        tell(&format!("the text that breaks a law: {}", path.display()));
        resume_unwind(panic);
    }
}

/// Writes a line past what the test runner holds back.
fn tell(line: &str) {
    writeln!(io::stderr(), "{line}").expect("standard error");
}

#[test]
fn laws_hold_on_changed_files() {
    let seeds = seeds::all();
    let seconds = env::var("ROQUE_FUZZ_SECONDS").ok();
    let Some(seconds) = seconds.and_then(|seconds| seconds.parse().ok()) else {
        let mut random = Random::new(1);
        return (0..ROUNDS).for_each(|_| check(&changed(&seeds, &mut random)));
    };
    let start = Instant::now();
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let mut random = Random::new(now.map_or(1, |now| now.as_nanos() as u64));
    let mut rounds = 0_u64;
    while start.elapsed() < Duration::from_secs(seconds) {
        check(&changed(&seeds, &mut random));
        rounds += 1;
    }
    tell(&format!("{rounds} texts in {seconds} seconds"));
}
