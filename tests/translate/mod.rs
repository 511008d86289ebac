//! `roque translate`: games in other letters and forms.

mod cases;
mod files;
mod forms;
mod laws;
mod lists;
mod names;
mod outputs;
mod real;
mod styles;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use roque::board::Position;
use roque::language::Accepted;
use roque::notation::{CheckMark, Language, WrittenMove, least_origin};
use roque::translate::{Scratch, Settings, Translation, translate};

use crate::random::Random;

/// From one language to another; `from` may be `auto`.
fn settings(from: &str, to: &str) -> Settings {
    Settings {
        accepted: Accepted::parse(from).unwrap(),
        to: Some(Language::by_code(to).unwrap()),
        ..Settings::default()
    }
}

fn run(text: &[u8], settings: &Settings) -> Translation {
    translate(text, settings, &mut Scratch::default())
}

/// The new text alone.
fn translated(text: &str, from: &str, to: &str) -> String {
    String::from_utf8(run(text.as_bytes(), &settings(from, to)).text).unwrap()
}

/// The bytes of every PGN file in a folder, with its name.
fn files_in(folder: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(Path::new(folder)).unwrap();
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "pgn"))
        .map(|path| (path.display().to_string(), fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

/// A ply of a random game, in a canonical form.
struct Made {
    position: Position,
    mv: roque::board::Move,
    canonical: WrittenMove,
    mark: CheckMark,
}

/// A random game from the normal start.
fn random_game(random: &mut Random, plies: usize) -> Vec<Made> {
    let mut position = Position::default();
    let mut game = Vec::new();
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        // Promotions and captures are rare among all moves: take two looks for one.
        let mut mv = random.pick(&moves);
        if mv.captured.is_none() && mv.promotion().is_none() {
            mv = random.pick(&moves);
        }
        let mut after = position;
        after.play(mv);
        game.push(Made {
            position,
            mv,
            canonical: WrittenMove::canonical(mv, least_origin(&position, mv)),
            mark: CheckMark::given(&after),
        });
        position = after;
    }
    game
}

/// A game as movetext, each move written by `write`.
fn movetext(game: &[Made], mut write: impl FnMut(&Made) -> String) -> String {
    let mut text = String::new();
    for (index, ply) in game.iter().enumerate() {
        if index % 2 == 0 {
            write!(text, "{}. ", index / 2 + 1).unwrap();
        }
        text.push_str(&write(ply));
        text.push(if index % 8 == 7 { '\n' } else { ' ' });
    }
    format!("[Event \"x\"]\n[Result \"*\"]\n\n{text}*\n\n")
}

/// The canonical movetext in a language's letters.
fn canonical(game: &[Made], language: &Language) -> String {
    movetext(game, |ply| {
        language.write(ply.canonical, ply.mark).to_string()
    })
}
