//! The command: exit status, what goes to standard error, files, the table, threads.

use std::fs;
use std::process::Output;

use super::games;
use crate::cli::{roque, roque_reading};

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

#[test]
fn games_left_out_are_counted_and_reported() {
    let text = "1. e4 e5 2. Ke3 *\n\n1. d4 *\n";
    let output = roque_reading(&["export", "-"], text);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).ends_with("\n1. d4 *\n\n"));
    assert!(err(&output).contains("M001"), "{}", err(&output));
    let summary =
        "2 games: 1 written, 1 left out, with errors or of a variant that is not supported";
    assert!(err(&output).contains(summary), "{}", err(&output));
    let portuguese = roque_reading(&["export", "--lang", "pt-PT", "--prefix", "-"], text);
    assert_eq!(portuguese.status.code(), Some(1));
    let summary = "2 partidas: 2 escritas (1 só até onde é válida), nenhuma deixada de fora";
    assert!(err(&portuguese).contains(summary), "{}", err(&portuguese));
    let clean = roque_reading(&["export", "-q", "-"], "1. d4 *\n");
    assert_eq!(clean.status.code(), Some(0));
    assert_eq!(err(&clean), "");
    let variant = roque_reading(&["export", "-"], "[Variant \"Crazyhouse\"]\n\n1. e4 *\n");
    assert_eq!(variant.status.code(), Some(1));
    assert!(err(&variant).contains("T017"), "{}", err(&variant));
}

#[test]
fn a_table_of_plies() {
    let text = "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:59.5] [%eval 0.3]} (1... c5 2. Nf3) 2. Nf3 {[%eval #4]} *\n";
    let output = roque_reading(
        &[
            "export",
            "--output-format",
            "csv",
            "-q",
            "--letters",
            "pt",
            "-",
        ],
        text,
    );
    let rows = "file,game,ply,san,uci,clock,eval,fen
-,1,1,e4,e2e4,180,,rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
-,1,2,e5,e7e5,179.500,0.30,rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
-,1,3,Cf3,g1f3,,#4,rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
";
    assert_eq!(out(&output), rows);
    let portuguese = [
        "export",
        "--output-format",
        "csv",
        "-q",
        "--delimiter",
        ";",
        "--decimal-comma",
        "-",
    ];
    assert!(out(&roque_reading(&portuguese, text)).contains(";179,500;0,30;"));
}

#[test]
fn bad_options_are_trouble() {
    for args in [
        &["export", "--letters", "xx", "-"][..],
        &["export", "--one-line", "--width", "70", "-"],
        &["export", "--plies-per-line", "0", "-"],
        &["export", "--width", "3", "-"],
    ] {
        assert_eq!(
            roque_reading(args, "1. e4 *\n").status.code(),
            Some(2),
            "{args:?}"
        );
    }
}

#[test]
fn a_file_is_not_read_and_written_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    fs::write(&path, "1. e4 *\n").unwrap();
    let name = path.to_str().unwrap();
    let output = roque(&["export", name, "-o", name]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&path).unwrap(), "1. e4 *\n");
    let other = folder.path().join("out.pgn");
    let output = roque(&["export", name, "-q", "-o", other.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        fs::read_to_string(&other)
            .unwrap()
            .ends_with("\n1. e4 *\n\n")
    );
}

#[test]
fn threads_and_chunks_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let text: String = (0..20).map(|seed| games::games(5, seed)).collect();
    fs::write(&path, text + "1. e4 e5 2. Ke3 *\n").unwrap();
    let name = path.to_str().unwrap();
    for format in ["pgn", "jsonl", "csv"] {
        let usual = roque(&["export", "-q", "-j", "1", "--output-format", format, name]);
        assert!(usual.stdout.len() > 10_000);
        for (threads, bytes) in [("1", "1"), ("3", "1"), ("4", "5000")] {
            let args = [
                "export",
                "-q",
                "-j",
                threads,
                "--chunk-bytes",
                bytes,
                "--output-format",
                format,
                name,
            ];
            let other = roque(&args);
            assert!(other.stdout == usual.stdout, "{format} {threads} {bytes}");
            assert_eq!(err(&other), err(&usual), "{format} {threads} {bytes}");
        }
    }
}

#[test]
fn nothing_outside_games_is_lost_silently() {
    let text = "% archive\n; first\n\n1. d4 *\n\n; between\n{braces}\n\n1. e4 * 1-0 $1\n\n%last\n";
    let told = [
        ("S008", "-:1:1"),
        ("S008", "-:2:1"),
        ("S008", "-:6:1"),
        ("S008", "-:7:1"),
        ("S009", "-:9:9"),
        ("S010", "-:9:13"),
        ("S008", "-:11:1"),
    ];
    for format in ["pgn", "jsonl", "csv"] {
        let args = [
            "export",
            "-q",
            "--lang",
            "en",
            "--output-format",
            format,
            "-",
        ];
        let output = roque_reading(&args, text);
        // Warnings: no game is left out for them.
        assert_eq!(output.status.code(), Some(0), "{format}");
        let lines: Vec<&str> = err(&output).lines().collect();
        let heads = lines.iter().filter(|line| line.starts_with("warning["));
        let places = lines
            .iter()
            .filter_map(|line| line.trim().strip_prefix("--> "));
        let found: Vec<(&str, &str)> = heads
            .zip(places)
            .map(|(head, place)| (&head[8..12], place.split(' ').next().unwrap()))
            .collect();
        assert_eq!(found, told, "{format}");
    }
    // Where they are kept they are as they should be.
    let validated = roque_reading(&["validate", "-q", "-"], "; first\n\n1. d4 *\n\n%last\n");
    assert_eq!(validated.status.code(), Some(0));
    assert_eq!(out(&validated), "");
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to_and_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("device");
    std::os::unix::fs::symlink("/dev/stdout", &link).unwrap();
    let path = link.to_str().unwrap();
    let output = roque_reading(&["export", "-q", "-o", path, "-"], "1. d4 *\n");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(out(&output).ends_with("\n1. d4 *\n\n"));
    assert!(link.is_symlink());
}
