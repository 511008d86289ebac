//! `games`: one row a game.

use crate::archive::{GAMES, data};
use crate::cli::{code, err, out, roque, roque_reading};

/// The cells of a line of CSV that has no quotes inside its quoted cells.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for character in line.chars() {
        match character {
            '"' => quoted = !quoted,
            ',' if !quoted => cells.push(String::new()),
            _ => cells.last_mut().unwrap().push(character),
        }
    }
    cells
}

#[test]
fn plies_positions_endings_and_results_are_those_of_python_chess() {
    let table = data(&["games", GAMES]);
    let mut lines = table.lines();
    let head = cells(lines.next().unwrap());
    let columns = ["game", "plies", "fen", "ending", "result"]
        .map(|name| head.iter().position(|column| column == name).unwrap());
    let rows: Vec<String> = lines
        .map(|line| {
            let cells = cells(line);
            columns.map(|column| cells[column].clone()).join(",")
        })
        .collect();
    let wanted: Vec<&str> = include_str!("../data/stats/games.csv").lines().collect();
    assert_eq!(rows, wanted);
}

#[test]
fn offsets_and_lengths_cut_the_games_out() {
    let bytes = std::fs::read(GAMES).unwrap();
    let table = data(&["games", GAMES, "--output-format", "jsonl"]);
    let mut end = 0;
    for line in table.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let number = |name| usize::try_from(row[name].as_u64().unwrap()).unwrap();
        let (offset, length) = (number("offset"), number("length"));
        assert_eq!(offset, end);
        assert!(bytes[offset..].starts_with(b"[Event "));
        end = offset + length;
    }
    assert_eq!(end, bytes.len());
}

#[test]
fn without_games_there_is_still_the_header() {
    let output = roque_reading(&["games", "-"], "");
    assert_eq!(code(&output), 0);
    assert_eq!(out(&output).lines().count(), 1);
    assert!(out(&output).starts_with("file,offset,length,game,event,"));
}

#[test]
fn spreadsheets_in_portuguese_and_further_tags() {
    let game = "[Event \"=1+1\"]\n[Date \"2024.03.01\"]\n[White \"Falc\u{e3}o\"]\n\
        [Result \"1/2-1/2\"]\n[Annotator \"Eva\"]\n\n1. e4 e5 1/2-1/2\n";
    let options = [
        "--delimiter",
        ";",
        "--decimal-comma",
        "--bom",
        "--formula-guard",
    ];
    let args = [
        "games",
        "-",
        "--tags",
        "Annotator,Board",
        "--names",
        "pt-PT",
    ];
    let output = roque_reading(&[&args[..], &options].concat(), game);
    let text = out(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("\u{feff}file;offset;"));
    assert!(lines[0].ends_with(";errors;Annotator;Board"));
    assert!(
        lines[1].contains(";'=1+1;;2024.03.01;2024-03-01;;Falcão;;1/2-1/2;0,5;"),
        "{}",
        lines[1]
    );
    assert!(lines[1].ends_with(";0;Eva;"), "{}", lines[1]);
}

#[test]
fn threads_and_pieces_change_nothing() {
    let whole = data(&["games", GAMES, "-j1"]);
    assert_eq!(
        data(&["games", GAMES, "-j3", "--chunk-bytes", "3000"]),
        whole
    );
}

#[test]
fn a_list_of_ones_own_that_is_none_is_trouble() {
    let output = roque(&["games", GAMES, "--book", "tests/data/stats/missing.csv"]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("missing.csv"));
}
