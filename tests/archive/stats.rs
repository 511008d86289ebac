//! `stats`: what is in an archive.

use std::fs;

use tempfile::TempDir;

use crate::archive::{GAMES, data};
use crate::cli::{code, err, out, roque};

const EXPECTED: &str = include_str!("../data/stats/expected.csv");

/// The rows of CSV, sorted, without the header and without findings.
fn rows(table: &str) -> Vec<String> {
    let mut rows: Vec<String> = table
        .lines()
        .skip(1)
        .filter(|row| !row.starts_with("finding,"))
        .map(str::to_owned)
        .collect();
    rows.sort();
    rows
}

fn csv(more: &[&str]) -> String {
    let args = ["stats", GAMES, "--output-format", "csv"];
    data(&[&args[..], more].concat())
}

/// The value of a figure, in groups of one key the one of the group.
fn value<'t>(table: &'t str, start: &str) -> Option<&'t str> {
    table.lines().find_map(|line| line.strip_prefix(start))
}

#[test]
fn every_figure_is_that_of_python_chess() {
    let found = rows(&csv(&["--book", "eco"]));
    let mut wanted: Vec<String> = EXPECTED.lines().map(str::to_owned).collect();
    wanted.sort();
    let missing: Vec<_> = wanted.iter().filter(|row| !found.contains(row)).collect();
    let more: Vec<_> = found.iter().filter(|row| !wanted.contains(row)).collect();
    assert_eq!((missing, more), (Vec::new(), Vec::new()));
}

#[test]
fn threads_and_pieces_change_nothing() {
    for format in ["text", "csv", "json"] {
        for by in ["player", "year,result", ""] {
            let mut args = vec!["stats", GAMES, "--output-format", format];
            if !by.is_empty() {
                args.extend(["--by", by]);
            }
            let whole = data(&[&args[..], &["-j1"]].concat());
            let pieces = data(&[&args[..], &["-j3", "--chunk-bytes", "3000"]].concat());
            assert!(pieces == whole, "{format} {by}");
        }
    }
}

#[test]
fn parts_add_up_to_the_whole() {
    let folder = TempDir::new().unwrap();
    let text = fs::read_to_string(GAMES).unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let cut = text[text.len() / 3..].find("\n\n[Event ").unwrap() + text.len() / 3 + 2;
    let (one, two) = text.split_at(cut);
    fs::write(path("1.pgn"), one).unwrap();
    fs::write(path("2.pgn"), two).unwrap();
    for by in [&[][..], &["--by", "player"], &["--by", "eco,month"]] {
        let mut parts = Vec::new();
        for name in ["2", "1"] {
            let pgn = path(&format!("{name}.pgn"));
            let part = data(&[&["stats", &pgn, "--partial"], by].concat());
            parts.push(path(&format!("{name}.json")));
            fs::write(parts.last().unwrap(), part).unwrap();
        }
        let merged = data(&[
            "stats",
            "--merge",
            &parts[0],
            &parts[1],
            "--output-format",
            "csv",
        ]);
        assert!(merged == csv(by), "{by:?}");
        let both = data(&["stats", "--merge", &parts[0], &parts[1], "--partial"]);
        let whole = data(&[&["stats", GAMES, "--partial"], by].concat());
        assert!(both == whole, "{by:?}");
    }
}

#[test]
fn parts_of_other_counts_are_refused() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("a"), data(&["stats", GAMES, "--partial"])).unwrap();
    fs::write(
        path("b"),
        data(&["stats", GAMES, "--partial", "--by", "year"]),
    )
    .unwrap();
    fs::write(path("c"), "{\"schema\": 9}").unwrap();
    fs::write(path("d"), "no JSON").unwrap();
    let whole = fs::read_to_string(path("a")).unwrap();
    let huge = whole.replacen("\"games\":139", "\"games\":99999999999999999999", 1);
    assert_ne!(huge, whole);
    fs::write(path("e"), huge).unwrap();
    for (name, part) in [
        ("b", "others than in the first file"),
        ("c", "version 9"),
        ("d", "not what --partial writes"),
        ("e", "out of range"),
        ("f", ""),
    ] {
        let output = roque(&["stats", "--merge", &path("a"), &path(name)]);
        assert_eq!(code(&output), 2, "{name}");
        let message = err(&output);
        assert!(
            message.contains(&path(name)) && message.contains(part),
            "{message}"
        );
    }
}

#[test]
fn groups_add_up() {
    let whole = csv(&[]);
    let games = |table: &str, measure: &str| {
        let counts = table.lines().filter_map(|line| {
            let (head, value) = line.rsplit_once(',')?;
            head.ends_with(measure)
                .then(|| value.parse::<u64>().unwrap())
        });
        counts.sum::<u64>()
    };
    let all: u64 = value(&whole, "games,,").unwrap().parse().unwrap();
    for by in [
        "year", "eco", "result", "event", "tag:ECO", "elo-band", "white",
    ] {
        let table = csv(&["--by", by]);
        assert_eq!(games(&table, ",games,"), all, "{by}");
    }
    // Each game has two players.
    assert_eq!(games(&csv(&["--by", "player"]), ",games,"), 2 * all);
}

#[test]
fn a_players_group_is_the_players_record() {
    let table = csv(&["--by", "player"]);
    let records = EXPECTED.lines().filter_map(|line| {
        let (name, points) = line.strip_prefix("players-score,")?.rsplit_once(',')?;
        Some((name, points))
    });
    for (name, points) in records {
        let start = format!("{name},player-score,,");
        assert_eq!(value(&table, &start), Some(points), "{name}");
    }
}

#[test]
fn filters_keep_the_games_that_meet_them() {
    let draws = EXPECTED
        .lines()
        .find_map(|line| line.strip_prefix("result,1/2-1/2,"));
    let table = csv(&["--filter", "result=1/2-1/2"]);
    assert_eq!(value(&table, "games,,"), draws);
    let short = include_str!("../data/stats/games.csv");
    let short = short.lines().filter(|line| {
        let plies: u32 = line.split(',').nth(1).unwrap().parse().unwrap();
        plies < 40
    });
    let table = csv(&["--filter", "plies<40"]);
    assert_eq!(value(&table, "games,,"), Some(&*short.count().to_string()));
    let none = csv(&["--filter", "plies<40", "--filter", "plies>=40"]);
    assert_eq!(value(&none, "games,,"), Some("0"));
}

#[test]
fn bad_options_say_what_is_allowed() {
    for (args, part) in [
        (["--filter", "colour=white"], "known are plies, ending"),
        (["--filter", "plies"], "expected NAME=VALUE"),
        (["--by", "colour"], "known are player, white"),
        (["--merge", "--partial"], "not what --partial writes"),
    ] {
        let output = roque(&[&["stats", GAMES], &args[..]].concat());
        assert_eq!(code(&output), 2, "{args:?}");
        assert!(err(&output).contains(part), "{}", err(&output));
    }
}

#[test]
fn a_bad_game_counts_as_bad_and_adds_nothing_else() {
    let output = roque(&["stats", "samples/torneio.pgn", "--output-format", "csv"]);
    assert_eq!(code(&output), 1);
    let table = out(&output);
    // 8. Cd2 is ambiguous: 8...O-O 9. a3 Be6 are left unread.
    for row in [
        "games,,1",
        "valid-games,,0",
        "bad-games,,1",
        "unread-plies,,3",
        "plies,,0",
    ] {
        assert!(table.contains(&format!("\n{row}\n")), "{row}\n{table}");
    }
    assert!(table.contains("\nfinding,M002 ambiguous-move,1\n"));
    assert!(!table.contains("\nplayers-games,"));
}

#[test]
fn text_is_in_the_language_of_messages() {
    let text = data(&["stats", GAMES, "--lang", "pt-BR", "--top", "3"]);
    assert!(text.contains("partidas com xeque perpétuo"));
    assert!(text.contains("e mais "));
    assert!(text.contains("\n  Cf3 ") && !text.contains("\n  Nf3 "));
    let mut labels = text.lines().filter(|line| !line.starts_with(' '));
    assert!(labels.all(|label| !label.contains('…')), "{text}");
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
}
