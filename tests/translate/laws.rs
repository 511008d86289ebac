//! There and back again.

use std::fmt::Write;

use roque::notation::Language;
use roque::translate::Outcome;

use crate::random::Random;
use crate::translate::{files_in, movetext, random_game, run, settings};

/// Whether words hold what is not the same in both letters: figurines among letters, which become
/// letters on the way back from figurines, or pawn letters, where a language has none.
fn comes_back(name: &str, text: &[u8]) {
    for language in Language::all() {
        let there = run(text, &settings("en", language.code()));
        if there.notices.iter().any(|it| !it.reason.leaves_game()) {
            assert_eq!(language.code(), "nl", "{name}");
            continue;
        }
        let left: Vec<bool> = there
            .games
            .iter()
            .map(|game| game.outcome == Outcome::Left)
            .collect();
        let back = run(&there.text, &settings(language.code(), "en"));
        let has_figurines = String::from_utf8_lossy(text).contains('♘');
        if language.code() == "figurine" && has_figurines || left.contains(&true) {
            // Games that were left are still English: only the others must come back.
            continue;
        }
        assert_eq!(back.text, text, "{name} {language:?}");
    }
}

#[test]
fn cases_and_samples_come_back_from_every_language() {
    for folder in [
        "tests/cases/pgn",
        "samples/clean",
        "samples/translate",
        "samples",
    ] {
        for (name, text) in files_in(folder) {
            let game_by_game = run(&text, &settings("en", "en")).games;
            for game in game_by_game {
                comes_back(&name, &text[game.span.range()]);
            }
        }
    }
}

#[test]
fn random_games_come_back_from_every_language() {
    let mut random = Random::new(20_260_301);
    let english = Language::english();
    for number in 0..40 {
        let game = random_game(&mut random, 120);
        let text = movetext(&game, |ply| {
            let mut word = english.write(ply.canonical, ply.mark).to_string();
            match random.below(12) {
                0 => word.push_str("!?"),
                1 => word.push_str(" $14 {Knight Nf3, Qd4} (-- Kd9x) "),
                2 => word.push_str(" {é [%clk 0:01:02]}\r\n"),
                3 => word = english.write_long(ply.mv, ply.mark).to_string(),
                4 => word = word.replace('=', ""),
                _ => {}
            }
            word.replace(" (-- Kd9x)", "")
        });
        comes_back(&format!("game {number}"), text.as_bytes());
    }
}

#[test]
fn a_language_to_itself_changes_nothing() {
    for (name, text) in files_in("tests/cases/pgn") {
        for code in ["en", "pt", "figurine"] {
            assert_eq!(
                run(&text, &settings(code, code)).text,
                text,
                "{name} {code}"
            );
        }
    }
}

#[test]
fn chunks_may_be_cut_anywhere() {
    let mut text = String::new();
    let mut spans = Vec::new();
    for (_, file) in files_in("tests/cases/pgn") {
        let Ok(file) = String::from_utf8(file) else {
            continue;
        };
        if file.starts_with("[Event ") {
            let start = text.len();
            write!(text, "{}\n\n", file.trim_end()).unwrap();
            spans.push(start..text.len());
        }
    }
    let whole = run(text.as_bytes(), &settings("auto", "pt")).text;
    let parts: Vec<u8> = spans
        .into_iter()
        .flat_map(|span| run(&text.as_bytes()[span], &settings("auto", "pt")).text)
        .collect();
    assert_eq!(whole, parts);
}
