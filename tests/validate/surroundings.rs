//! What a finding says of text outside its chunk: the same in small chunks as in one.

use roque::report::Rule;
use serde_json::Value;

use crate::laws::validated::{AMPLE, Answer, TIGHT, agree};

const WAYS: [(usize, usize); 4] = [(1 << 20, 1), (1 << 10, 1), (1500, 2), (4096, 8)];

fn answer(text: &str, limit: usize) -> Answer {
    agree(text.as_bytes(), limit, &WAYS).expect("an answer")
}

/// The findings of one rule.
fn findings(answer: &Answer, rule: Rule) -> Vec<Value> {
    answer
        .lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .filter(|finding: &Value| finding["code"] == rule.code())
        .collect()
}

#[test]
fn an_open_comment_says_where_reading_goes_on() {
    // Nine lines a game, the next begins behind them.
    let game = "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 {open\nmore\nmore\nmore\n*\n\n";
    let text = game.repeat(200);
    let answer = answer(&text, AMPLE);
    let notes: Vec<&str> = answer
        .text
        .lines()
        .filter(|line| line.contains("reading resumes") || line.contains("rest of the file"))
        .collect();
    assert_eq!(notes.len(), 200);
    for (index, note) in notes[..199].iter().enumerate() {
        let wanted = format!("reading resumes at the next game (line {})", 9 * index + 10);
        assert!(note.ends_with(&wanted), "{note}");
    }
    assert!(notes[199].ends_with("it takes in the rest of the file"));
}

#[test]
fn a_game_without_a_blank_line_before_it_is_told_of_wherever_a_chunk_begins() {
    for (end, new) in [("\n", "\n"), ("\r\n", "\r\n")] {
        let text = format!("1. e4 *{end}").repeat(1000);
        let found = findings(&answer(&text, AMPLE), Rule::MissingBlankLine);
        assert_eq!(found.len(), 999);
        assert!(
            found
                .iter()
                .all(|finding| finding["fix"]["edits"][0]["text"] == new)
        );
    }
    // Behind lines of comment none is due.
    let text = "1. e4 *\n; a comment\n".repeat(500);
    assert!(findings(&answer(&text, AMPLE), Rule::MissingBlankLine).is_empty());
}

#[test]
fn columns_go_on_in_a_line_longer_than_the_limit() {
    // Twenty characters a game; the bad move is the fourteenth of them.
    let text = "[White \"é\"] 1. h5 * ".repeat(600);
    let found = findings(&answer(&text, TIGHT), Rule::IllegalMove);
    assert_eq!(found.len(), 600);
    for (index, finding) in found.iter().enumerate() {
        assert_eq!(finding["line"], 1);
        assert_eq!(finding["column"], 20 * index + 16);
        assert_eq!(finding["game"], index + 1);
    }
}
