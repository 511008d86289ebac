//! What is named as the beginning of a game is one, whatever follows, and a text may be cut there.

use roque::input::{Boundaries, GameBoundaries, Limits};
use roque::pgn::GameBuf;

use super::parts::{Kind, THREADS, Told, piped, tell};
use super::texts::{mutated, rows_of_cases, soup};
use crate::random::Random;

/// Chunk sizes in bytes; no game is beyond the limit.
fn limits() -> [Limits; 3] {
    [1 << 10, 3000, 1 << 16].map(|size| Limits::new(size, 1 << 20))
}

fn parts(bytes: &[u8]) -> Vec<Told> {
    tell(bytes, &mut GameBuf::default())
}

/// Kind, place and tokens; lines and columns are another test's.
fn places(parts: Vec<Told>, base: usize) -> Vec<Told> {
    let moved = |part: Told| Told {
        start: part.start + base as u64,
        end: part.end + base as u64,
        line: 0,
        column: 0,
        ..part
    };
    parts.into_iter().map(moved).collect()
}

/// Cuts `text` where a beginning is named after the first `length` bytes of it; so many tokens of a
/// game are kept.
fn check_named(text: &[u8], length: usize, item_limit: usize) -> bool {
    let boundaries = GameBoundaries::with_item_limit(item_limit);
    let parts = |bytes: &[u8]| tell(bytes, &mut GameBuf::with_item_limit(item_limit));
    let head = &text[..length];
    let starts = boundaries.last_game_starts(head);
    let safe = boundaries.last_safe_point(head);
    assert!(starts.at_line_start <= starts.anywhere);
    let whole = places(parts(text), 0);
    for cut in [starts.at_line_start, starts.anywhere, safe]
        .into_iter()
        .flatten()
    {
        let shown = String::from_utf8_lossy(text);
        assert!(
            whole
                .iter()
                .any(|part| part.kind == Kind::Game && part.start == cut as u64),
            "{cut}, named after {length}, begins no game: {shown:?}"
        );
        let mut pieces = places(parts(&text[..cut]), 0);
        pieces.extend(places(parts(&text[cut..]), cut));
        assert_eq!(pieces, whole, "cut at {cut} of {shown:?}");
    }
    starts.anywhere.is_some()
}

#[test]
fn beginnings_hold_whatever_follows() {
    let mut random = Random::new(1);
    let mut named = 0;
    for round in 0..20_000 {
        let count = 2 + random.below(24);
        let text = soup(&mut random, count);
        let length = random.below(text.len() + 1);
        // Every second text with games over the limit.
        let item_limit = [1_000_000, 1 + random.below(8)][round % 2];
        named += usize::from(check_named(&text, length, item_limit));
    }
    assert!(named > 5000, "{named}");
}

#[test]
fn a_beginning_is_named_as_soon_as_it_is_sure() {
    let boundaries = GameBoundaries::new();
    let named = |text: &str| {
        let starts = boundaries.last_game_starts(text.as_bytes());
        (starts.at_line_start, starts.anywhere)
    };
    // Seventy-two letters: two in each of 36 moves.
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(9);
    assert_eq!(named("1. e4 *\n[White \""), (Some(8), Some(8)));
    assert_eq!(named("1. e4 * [White \""), (None, Some(8)));
    assert_eq!(named("1. e4 *\n[White "), (None, None));
    assert_eq!(named(&format!("1. e4 *\n1. {moves}")), (Some(8), Some(8)));
    assert_eq!(named("1. e4 *\n1. e4"), (None, None));
    // The second `}` may be yet to come.
    assert_eq!(named("1. e4 {a {b} *\n[White \"c\"]"), (None, None));
    assert_eq!(
        named("1. e4 {a {b} c} *\n[White \"c\"]"),
        (Some(18), Some(18))
    );
    assert_eq!(named("1. e4 {a *\n\n[White \"c\"]\n"), (None, None));
}

#[test]
fn a_game_over_the_limit_on_tokens_does_not_hide_the_next() {
    let boundaries = GameBoundaries::with_item_limit(3);
    let named = |text: &str| boundaries.last_game_starts(text.as_bytes()).at_line_start;
    assert_eq!(named("1. e4 e5 2. d4 *\n[White \"c\"]\n"), Some(17));
    // What is open in the part that was not kept may go on.
    assert_eq!(named("1. e4 e5 2. {a {b} *\n[White \"c\"]\n"), None);
    assert_eq!(named("1. e4 e5 2. {a *\n[White \"c\"]\n"), None);
}

#[test]
fn cases_in_a_row_are_the_same_games_in_any_chunks() {
    for text in rows_of_cases() {
        let whole = parts(&text);
        for limits in limits() {
            for threads in THREADS {
                assert!(
                    piped(&text, limits, threads) == whole,
                    "{limits:?}, {threads}"
                );
            }
        }
    }
}

#[test]
fn mutated_cases_are_the_same_games_in_any_chunks() {
    let mut random = Random::new(2);
    let rows = rows_of_cases();
    for round in 0..200 {
        let text = mutated(&rows[round % rows.len()], &mut random);
        let whole = parts(&text);
        for (limits, threads) in limits().into_iter().zip(THREADS) {
            assert!(
                piped(&text, limits, threads) == whole,
                "round {round}, {limits:?}"
            );
        }
    }
}
