//! `export`: examples by hand and by the PGN standard, and what holds for every export.

mod command;
mod examples;
mod games;
mod laws;
mod schema;

use std::fs;
use std::path::{Path, PathBuf};

use roque::check::Surroundings;
use roque::export::{Form, Scratch, Style, Wanted, export};

/// A text exported; only games without errors.
fn exported(text: &[u8], wanted: &Wanted) -> String {
    let exported = export(
        text,
        Surroundings::default(),
        wanted,
        &mut Scratch::default(),
    );
    String::from_utf8(exported.text).unwrap()
}

fn pgn(text: &str, style: Style) -> String {
    let wanted = Wanted {
        style,
        ..Wanted::default()
    };
    exported(text.as_bytes(), &wanted)
}

/// The objects of a text's games, without what depends on the file.
fn objects(text: &[u8], wanted: &Wanted) -> Vec<serde_json::Value> {
    let wanted = Wanted {
        form: Form::Object,
        ..wanted.clone()
    };
    let exported = export(
        text,
        Surroundings::default(),
        &wanted,
        &mut Scratch::default(),
    );
    let object = |members: &[u8]| {
        let object = [b"{", members, b"}"].concat();
        serde_json::from_slice(&object).unwrap()
    };
    exported
        .games
        .iter()
        .map(|game| object(&exported.text[game.text.clone()]))
        .collect()
}

/// Every PGN file of the cases and samples.
fn files() -> Vec<PathBuf> {
    let mut folders = vec![PathBuf::from("tests/cases/pgn"), PathBuf::from("samples")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension() == Some("pgn".as_ref()) {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() > 100);
    files
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap()
}
