//! How many games real files have. The files are in no repository: `ROQUE_CORPUS` names their
//! folder. Without it only the table is checked.

use std::fs;
use std::path::Path;

use roque::check::{self, Scratch, Settings};
use roque::report::Selection;
use serde::Deserialize;

/// A file of the corpus, a line of `corpus_games.tsv`.
#[derive(Debug, Deserialize)]
struct Row {
    file: String,
    /// Lines that begin with `[Event `.
    event_lines: usize,
    /// Games as roque counts them.
    games: usize,
    /// Where the two differ: a text with which as many lines begin as there are games.
    line_start: String,
    /// Where the two differ: why.
    why: String,
}

fn files() -> Vec<Row> {
    csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .quoting(false)
        .comment(Some(b'#'))
        .from_reader(include_bytes!("data/corpus_games.tsv").as_slice())
        .into_deserialize()
        .map(Result::unwrap)
        .collect()
}

#[test]
fn every_difference_from_the_event_lines_has_its_reason() {
    let files = files();
    for row in &files {
        let differs = row.games != row.event_lines;
        assert_eq!(differs, !row.why.is_empty(), "{row:?}");
        assert_eq!(differs, !row.line_start.is_empty(), "{row:?}");
    }
    let sum = |count: fn(&Row) -> usize| files.iter().map(count).sum::<usize>();
    // 100 files with 3,112 such lines; 3,577 games stand behind none.
    assert_eq!(files.len(), 100);
    assert_eq!(sum(|row| row.event_lines), 3112);
    assert_eq!(sum(|row| row.games), 3112 + 3577);
    assert!(files.is_sorted_by(|a, b| a.file < b.file));
}

/// Lines that begin with `start`. A byte-order mark belongs to the line.
fn lines_with(bytes: &[u8], start: &str) -> usize {
    bytes
        .split(|&byte| byte == b'\n')
        .filter(|line| line.starts_with(start.as_bytes()))
        .count()
}

#[test]
fn no_game_of_real_files_is_invented_or_lost() {
    let Ok(folder) = std::env::var("ROQUE_CORPUS") else {
        return;
    };
    let settings = Settings {
        selection: Selection::NONE,
        ..Settings::default()
    };
    let mut scratch = Scratch::default();
    for row in files() {
        let bytes = fs::read(Path::new(&folder).join(&row.file)).unwrap();
        let games = check::check(&bytes, &settings, &mut scratch).games.len();
        assert_eq!(games, row.games, "{}", row.file);
        let events = lines_with(&bytes, "[Event ");
        assert_eq!(events, row.event_lines, "{}", row.file);
        if !row.line_start.is_empty() {
            let starts = lines_with(&bytes, &row.line_start);
            assert_eq!(starts, row.games, "{}", row.file);
        }
    }
}
