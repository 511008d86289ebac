//! The limits on one game: so many bytes, so many tokens. Reading goes on at the next game.

use std::fs;
use std::process::Output;

use roque::report::Rule;
use serde_json::Value;
use tempfile::TempDir;

use crate::cli::roque;
use crate::laws::validated::{AMPLE, agree};

/// How many tokens of one game are kept.
const TOKENS: usize = 1_000_000;

/// Runs a command on a file of this text.
fn run(command: &[&str], text: &str) -> Output {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.pgn");
    fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("a path in UTF-8");
    roque(&[command, &[path]].concat())
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn codes(lines: &str) -> Vec<(String, u64, u64)> {
    lines
        .lines()
        .map(|line| {
            let finding: Value = serde_json::from_str(line).expect("an object a line");
            (
                finding["code"].as_str().expect("a code").to_owned(),
                finding["game"].as_u64().expect("a game"),
                finding["line"].as_u64().expect("a line"),
            )
        })
        .collect()
}

/// A game of `count` tokens, and one with a bad move behind it.
fn tokens(count: usize) -> String {
    format!(
        "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 {}*\n\n[Event \"b\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n",
        // The number, the move and the result are tokens too.
        "$1 ".repeat(count - 3)
    )
}

#[test]
fn a_game_of_too_many_tokens_is_one_finding_and_the_next_is_read() {
    let answer = |count: usize| {
        let text = tokens(count);
        agree(text.as_bytes(), AMPLE, &[(1 << 20, 1), (1 << 10, 2)]).expect("an answer")
    };
    let whole = answer(TOKENS);
    assert_eq!(whole.summary.of(Rule::OversizedGame), 0);
    assert_eq!(whole.summary.of(Rule::IllegalMove), 1);
    let over = answer(TOKENS + 1);
    assert_eq!(over.summary.games, 2);
    assert_eq!(over.summary.plies, 2);
    let expected = [(Rule::OversizedGame, 1, 4), (Rule::IllegalMove, 2, 9)]
        .map(|(rule, game, line)| (rule.code().to_owned(), game, line));
    assert_eq!(codes(&over.lines)[..1], expected[..1]);
    assert!(codes(&over.lines).contains(&expected[1]));
    assert_eq!(
        codes(&over.lines)
            .iter()
            .filter(|found| found.1 == 1)
            .count(),
        1
    );
}

#[test]
fn fen_tells_of_a_game_of_too_many_tokens() {
    let output = run(&["fen"], &tokens(TOKENS + 1));
    assert_eq!(output.status.code(), Some(1));
    let told = text_of(&output.stderr);
    assert!(told.contains("S015"), "{told}");
    assert!(
        told.contains("more than 1,000,000 moves, comments and marks"),
        "{told}"
    );
    // The position before the king's move; nothing of the first game.
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n";
    assert_eq!(text_of(&output.stdout), fen);
}

#[test]
fn the_limit_on_bytes_is_told_in_the_unit_it_fits() {
    let text = format!(
        "[Event \"a\"]\n\n1. e4 {{{}}} *\n\n[Event \"b\"]\n[Result \"*\"]\n\n1. d4 *\n",
        "x".repeat(1 << 20)
    );
    for (limit, told) in [
        ("1024", "longer than 1 KiB: not read"),
        ("3000", "longer than 3,000 bytes: not read"),
        ("1048576", "longer than 1 MiB: not read"),
        // The least that there is.
        ("1", "longer than 1 KiB: not read"),
    ] {
        for command in ["validate", "fen"] {
            let output = run(&[command, "--max-game-bytes", limit], &text);
            let all = text_of(&output.stdout) + &text_of(&output.stderr);
            assert!(all.contains(told), "{command} {limit}: {all}");
            assert_eq!(output.status.code(), Some(1));
        }
        let fen = run(&["fen", "--max-game-bytes", limit], &text);
        let last = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n";
        assert_eq!(text_of(&fen.stdout), last);
    }
    let output = run(&["validate"], &text);
    assert!(!text_of(&output.stdout).contains("not read"));
}

#[test]
fn games_behind_one_of_too_many_tokens_are_read_in_a_file_without_events() {
    let long = format!("[White \"a\"]\n\n1. e4 {}*\n\n", "$1 ".repeat(TOKENS));
    let game = "[White \"b\"]\n[Result \"*\"]\n\n1. d4 *\n\n";
    // More than the limit on bytes together, each game far from it.
    let text = long + &game.repeat(3000);
    let ways = [(1 << 20, 2), (1 << 10, 1)];
    let answer = agree(text.as_bytes(), 3_050_000, &ways).expect("an answer");
    assert_eq!(answer.summary.of(Rule::OversizedGame), 1);
    assert_eq!(answer.summary.games, 3001);
    assert_eq!(answer.summary.plies, 3000);
}
