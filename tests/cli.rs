//! The binary as a user meets it: data on standard output, the rest on standard error, exit codes.

use std::fs;
use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};

/// Runs `roque` with a neutral environment.
pub(crate) fn roque(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().unwrap()
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roque"));
    for variable in ["ROQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.args(args);
    command
}

pub(crate) fn roque_reading(args: &[&str], input: &str) -> Output {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // What refuses its options ends without reading.
    if let Err(error) = stdin.write_all(input.as_bytes()) {
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    drop(stdin);
    child.wait_with_output().unwrap()
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
fn fen_of_typed_moves_in_any_notation() {
    let spanish_game = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3\n";
    for moves in [
        "e4 e5 Cf3 Cc6 Bb5",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5",
        "e2e4 e7e5 g1f3 b8c6 f1b5",
        "1.e4 e5 2.♘f3 ♞c6 3.♗b5",
        "1) e4, e5 2) Cf3, Cc6 3) Bb5",
    ] {
        let output = roque(&["fen", "--moves", moves]);
        assert_eq!(out(&output), spanish_game, "{moves}");
        assert_eq!(code(&output), 0, "{moves}");
    }
    let german = roque(&["fen", "--from", "de", "--moves", "e4 e5 Sf3 Sc6 Lb5"]);
    assert_eq!(out(&german), spanish_game);
}

#[test]
fn fen_says_why_a_move_is_bad() {
    let output = roque(&["fen", "--moves", "e4 e5 Cf3 Cc6 Bb6"]);
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("no white bishop can reach b6"));
    // The position is the one that the moves before it reach.
    assert_eq!(
        out(&output),
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\n"
    );
}

#[test]
fn fen_at_a_ply_and_all_positions() {
    let ply = roque(&[
        "fen",
        "--moves",
        "e4 c5 Cf3",
        "--ply",
        "1",
        "--ep",
        "always",
    ]);
    assert_eq!(
        out(&ply),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n"
    );
    let all = roque(&["fen", "--moves", "e4 c5", "--all"]);
    assert_eq!(out(&all).lines().count(), 3);
    let too_far = roque(&["fen", "--moves", "e4 c5", "--ply", "9"]);
    assert_eq!(code(&too_far), 2);
}

#[test]
fn fen_from_another_position_and_in_other_letters() {
    let start = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let castled = roque(&["fen", "--fen", start, "--moves", "O-O"]);
    assert_eq!(out(&castled), "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1\n");
    let shredder = roque(&[
        "fen",
        "--fen",
        start,
        "--moves",
        "",
        "--castling",
        "shredder",
    ]);
    assert_eq!(out(&shredder), "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1\n");
    let diagram = roque(&["fen", "--fen", start, "--moves", "", "--letters", "pt"]);
    assert_eq!(out(&diagram), "pt:4r3/8/8/8/8/8/8/T3R2T w KQ - 0 1\n");
    let line = out(&diagram);
    let back = roque(&[
        "fen",
        "--fen",
        line.trim(),
        "--from-letters",
        "pt",
        "--moves",
        "",
    ]);
    assert_eq!(out(&back), format!("{start}\n"));
    let bad = roque(&["fen", "--fen", "8/8 w - - 0 1", "--moves", "e4"]);
    assert_eq!(code(&bad), 2);
    assert!(err(&bad).contains("2 ranks instead of 8"));
}

#[test]
fn fen_in_json_lines() {
    let output = roque(&["fen", "--moves", "e4 e5 Cf3", "--output-format", "jsonl"]);
    let row: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(row["language"], "pt");
    assert_eq!(row["evidence"], "letters");
    assert_eq!(row["plies"], 3);
    assert_eq!(row["setup"], false);
    assert_eq!(row["complete"], true);
}

#[test]
fn validate_exit_codes() {
    assert_eq!(code(&roque(&["validate", "samples/clean"])), 0);
    assert_eq!(code(&roque(&["validate", "samples/torneio.pgn"])), 1);
    assert_eq!(
        code(&roque(&["validate", "--exit-zero", "samples/torneio.pgn"])),
        0
    );
    let warned = "tests/cases/pgn/004-castling-lowercase-o.pgn";
    assert_eq!(code(&roque(&["validate", warned])), 0);
    assert_eq!(code(&roque(&["validate", "--deny", "warnings", warned])), 1);
    // Trouble beats findings, and the other paths are still read.
    let both = roque(&["validate", "samples/torneio.pgn", "nowhere.pgn"]);
    assert_eq!(code(&both), 2);
    assert!(out(&both).contains("ambiguous-move"));
    assert!(err(&both).contains("nowhere.pgn: file not found"));
    assert_eq!(code(&roque(&["validate", "src/board"])), 2);
    assert_eq!(
        code(&roque(&["validate", "--select", "M999", "samples"])),
        2
    );
    assert_eq!(code(&roque(&["nonsense"])), 2);
    assert_eq!(code(&roque(&["--version"])), 0);
}

#[test]
fn validate_writes_each_format() {
    let input = "[Result \"*\"]\n\n1. e4 e5 2. Cf6 *\n";
    let concise = roque_reading(&["validate", "--output-format", "concise"], input);
    assert_eq!(
        out(&concise),
        "-:3:13: error[M001] illegal-move: no white knight can reach f6\n"
    );
    let lines = roque_reading(&["validate", "--output-format", "jsonl"], input);
    let finding: serde_json::Value = serde_json::from_str(&out(&lines)).unwrap();
    let keys = [
        "schema",
        "code",
        "name",
        "severity",
        "file",
        "line",
        "column",
        "end_line",
        "end_column",
        "game",
        "ply",
        "language",
        "evidence",
        "text",
        "message",
        "fix",
    ];
    assert_eq!(finding.as_object().unwrap().len(), keys.len());
    assert!(keys.iter().all(|key| finding.get(key).is_some()));
    assert_eq!(
        (&finding["ply"], &finding["language"]),
        (&3.into(), &"pt".into())
    );
    let json = roque_reading(&["validate", "--output-format", "json"], input);
    let whole: serde_json::Value = serde_json::from_str(&out(&json)).unwrap();
    assert_eq!(whole["summary"]["games_with_errors"], 1);
    assert_eq!(whole["summary"]["by_rule"]["M001"], 1);
}

#[test]
fn every_thread_and_chunk_size_gives_the_same_bytes() {
    let all = |threads: &str, chunk: &str| {
        out(&roque(&[
            "validate",
            "--select",
            "all",
            "--output-format",
            "jsonl",
            "-j",
            threads,
            "--chunk-bytes",
            chunk,
            "tests/cases/pgn",
            "samples",
        ]))
    };
    let one = all("1", "1048576");
    assert!(one.lines().count() > 100);
    for (threads, chunk) in [("1", "1024"), ("2", "1024"), ("3", "2048"), ("8", "5000")] {
        assert_eq!(
            all(threads, chunk),
            one,
            "{threads} threads, chunks of {chunk}"
        );
    }
}

#[test]
fn valid_and_invalid_games_are_every_byte() {
    let folder = tempfile::tempdir().unwrap();
    let (valid, invalid) = (
        folder.path().join("valid.pgn"),
        folder.path().join("invalid.pgn"),
    );
    let input = "% first\n[Event \"a\"]\n\n1. e4 e5 *\n\nbetween\n\n[Event \"b\"]\n\n1. e4 e4 *\n\n\
                 [Event \"c\"]\n\n1. d4 *\n\nbehind\n";
    let output = roque_reading(
        &[
            "validate",
            "--valid-to",
            valid.to_str().unwrap(),
            "--invalid-to",
            invalid.to_str().unwrap(),
        ],
        input,
    );
    assert_eq!(code(&output), 1);
    let (valid, invalid) = (fs::read(valid).unwrap(), fs::read(invalid).unwrap());
    assert_eq!(valid.len() + invalid.len(), input.len());
    let invalid = String::from_utf8(invalid).unwrap();
    assert_eq!(invalid, "between\n\n[Event \"b\"]\n\n1. e4 e4 *\n\n");
}

#[test]
fn an_input_is_never_an_output() {
    let output = roque(&[
        "validate",
        "samples/torneio.pgn",
        "--valid-to",
        "samples/torneio.pgn",
    ]);
    assert_eq!(code(&output), 2);
    let output = roque(&["validate", "samples/torneio.pgn", "--valid-to", "-"]);
    assert_eq!(code(&output), 2);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    let text = "[Event \"a\"]\n\n1. e4 *\n";
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    for command in ["validate", "fen"] {
        let output = roque(&[command, "-o", path, path]);
        assert_eq!(code(&output), 2, "{command}");
        assert!(err(&output).contains("this file is also read"), "{command}");
        assert_eq!(fs::read_to_string(path).unwrap(), text, "{command}");
    }
}

#[test]
fn messages_follow_the_language() {
    let said = |lang: &str| out(&roque(&["validate", "--lang", lang, "samples/torneio.pgn"]));
    assert!(said("en").contains("two knights can go to d2"));
    assert!(said("pt-BR").contains("dois cavalos podem ir para d2"));
    assert!(said("pt-PT").contains("na etiqueta Date"));
    let environment = command(&["validate", "samples/torneio.pgn"])
        .env("LANG", "pt_BR.UTF-8")
        .output()
        .unwrap();
    assert!(out(&environment).contains("erro[M002]"));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = command(&["validate", "--select", "all", "tests/cases/pgn"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(!err(&output).contains("panic"), "{}", err(&output));
    assert_ne!(code(&output), 101);
}

#[test]
fn explain_one_rule_and_all() {
    assert!(out(&roque(&["explain", "M002"])).starts_with("M002 ambiguous-move"));
    assert!(out(&roque(&["explain", "ambiguous-move"])).starts_with("M002 ambiguous-move"));
    assert_eq!(code(&roque(&["explain", "ambigous-move"])), 2);
    let all = out(&roque(&["explain", "--all", "--lang", "pt-PT"]));
    assert!(all.contains("N003 needless-disambiguation"));
}

#[test]
fn progress_is_shown_only_where_it_can_do_no_harm() {
    let file = "samples/clean/portugues.pgn";
    let plain = roque(&["fen", file]);
    assert_eq!(err(&plain), "");
    for none in [&["--progress", "never"][..], &["--quiet"], &[]] {
        let output = roque(&[&["validate", file], none].concat());
        assert!(!err(&output).contains("MiB"), "{none:?}");
    }
    // Asked for, it comes as lines where there is no terminal, and data stay as they are.
    for options in [&["--progress", "always"][..], &["-q", "--progress=always"]] {
        let output = roque(&[&["fen", file], options].concat());
        assert_eq!(out(&output), out(&plain));
        let lines = err(&output);
        assert!(lines.starts_with("reading: 100%, 0.0 of 0.0 MiB, 2 games, "));
        assert_eq!(lines.lines().count(), 1, "{lines}");
    }
    let checked = roque(&["validate", "-q", "--progress", "always", file]);
    assert!(err(&checked).starts_with("checking: 100%, "));
    let input = "1. e4 *\n";
    let piped = roque_reading(
        &["fen", "--progress", "always", "--lang", "pt-PT", "-"],
        input,
    );
    assert!(err(&piped).starts_with("a ler: 0,0 MiB, 1 partida, "));
}

#[test]
fn fen_says_which_games_are_too_short_and_why() {
    let text = "[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. e4 e4 *\n";
    let output = roque_reading(&["fen", "--ply", "9"], text);
    assert_eq!((out(&output).as_str(), code(&output)), ("", 1));
    let said = err(&output);
    assert!(
        said.contains("--ply 9: games that end before it: 2"),
        "{said}"
    );
    assert!(said.contains("M001"), "{said}");
}
