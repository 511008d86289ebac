//! Files, as a user meets them.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::cli::{code, err, out, roque, roque_reading};

pub(super) const ENGLISH: &str =
    "[Event \"a\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 Nf6 *\n";
pub(super) const PORTUGUESE: &str =
    "[Event \"a\"]\n\n1. e4 e5 2. Cf3 *\n\n[Event \"b\"]\n\n1. d4 Cf6 *\n";

pub(super) fn translate(args: &[&str]) -> Output {
    let mut all = vec!["translate", "-q"];
    all.extend(args);
    roque(&all)
}

pub(super) fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn to_standard_output_or_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let output = translate(&["--to", "pt", &input]);
    assert_eq!((out(&output).as_str(), code(&output)), (PORTUGUESE, 0));
    assert_eq!(err(&output), "");
    let piped = roque_reading(&["translate", "-q", "--to", "pt"], ENGLISH);
    assert_eq!(out(&piped), PORTUGUESE);
    let file = folder.path().join("b.pgn");
    let output = translate(&["--to", "pt", &input, "-o", file.to_str().unwrap()]);
    assert_eq!(out(&output), "");
    assert_eq!(fs::read_to_string(file).unwrap(), PORTUGUESE);
    assert_eq!(code(&translate(&["--to", "pt", &input, "-o", &input])), 2);
    assert_eq!(code(&translate(&["--to", "xx", &input])), 2);
    assert_eq!(code(&translate(&[&input])), 2);
}

#[test]
fn in_place_replaces_whole_files_only() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let right = write(folder.path(), "right.pgn", PORTUGUESE);
    let before = fs::metadata(&right).unwrap().modified().unwrap();
    let output = translate(&["--to", "pt", "--in-place", &input, &right]);
    assert_eq!((out(&output).as_str(), code(&output)), ("", 0));
    assert_eq!(fs::read_to_string(&input).unwrap(), PORTUGUESE);
    // A file that is right already is not touched.
    assert_eq!(fs::metadata(&right).unwrap().modified().unwrap(), before);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    assert_eq!(code(&translate(&["--to", "pt", "--in-place", "-"])), 2);
}

#[cfg(unix)]
#[test]
fn in_place_keeps_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    fs::set_permissions(&input, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.path().join("link.pgn");
    symlink(&input, &link).unwrap();
    let output = translate(&["--to", "pt", "--in-place", link.to_str().unwrap()]);
    assert_eq!(code(&output), 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&input).unwrap(), PORTUGUESE);
    let mode = fs::metadata(&input).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[cfg(unix)]
#[test]
fn what_is_no_regular_file_is_not_replaced_in_place() {
    use std::os::unix::fs::FileTypeExt;
    use std::process::Command;
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let fifo = folder.path().join("fifo.pgn");
    assert!(
        Command::new("mkfifo")
            .arg(&fifo)
            .status()
            .unwrap()
            .success()
    );
    let name = fifo.to_str().unwrap();
    let output = roque(&["translate", "--to", "pt", "--in-place", &input, name]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&input).unwrap(), ENGLISH);
    assert!(fs::metadata(&fifo).unwrap().file_type().is_fifo());
}

#[test]
fn an_interrupted_run_in_place_leaves_a_whole_file() {
    // Wherever it is stopped, the file says all of the old or all of the new.
    use std::process::{Command, Stdio};
    let folder = tempfile::tempdir().unwrap();
    let old = ENGLISH.repeat(20_000);
    let input = write(folder.path(), "a.pgn", &old);
    let new = roque(&["translate", "-q", "--to", "pt", &input]).stdout;
    for pause in [0, 5, 20] {
        fs::write(&input, &old).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_roque"))
            .args(["translate", "-q", "--to", "pt", "--in-place"])
            .args(["--chunk-bytes", "1024", &input])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(pause));
        child.kill().unwrap();
        child.wait().unwrap();
        let left = fs::read(&input).unwrap();
        assert!(left == old.as_bytes() || left == new, "after {pause} ms");
    }
}

#[test]
fn several_files_into_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("in/deep");
    fs::create_dir_all(&deep).unwrap();
    write(&folder.path().join("in"), "a.pgn", ENGLISH);
    write(&deep, "a.pgn", ENGLISH);
    let single = write(folder.path(), "b.pgn", PORTUGUESE);
    let target = folder.path().join("out");
    let (root, target) = (
        folder.path().join("in"),
        target.to_str().unwrap().to_owned(),
    );
    let root = root.to_str().unwrap();
    let output = translate(&["--to", "pt", "--out-dir", &target, root, &single]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    for name in ["a.pgn", "deep/a.pgn", "b.pgn"] {
        let text = fs::read_to_string(Path::new(&target).join(name)).unwrap();
        assert_eq!(text, PORTUGUESE, "{name}");
    }
    let twice = translate(&["--to", "pt", "--out-dir", &target, &single, &single]);
    assert_eq!(code(&twice), 2);
    let onto = folder.path().to_str().unwrap().to_owned();
    assert_eq!(
        code(&translate(&["--to", "pt", "--out-dir", &onto, &single])),
        2
    );
}

#[test]
fn check_says_whether_anything_would_change() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let changes = translate(&["--to", "pt", "--check", &input]);
    assert_eq!((out(&changes).as_str(), code(&changes)), ("", 1));
    assert_eq!(fs::read_to_string(&input).unwrap(), ENGLISH);
    let same = translate(&["--to", "en", "--check", &input]);
    assert_eq!((out(&same).as_str(), code(&same)), ("", 0));
}

#[test]
fn diff_is_what_patch_takes() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let output = translate(&["--to", "pt", "--diff", &input]);
    let expected = format!(
        "--- {input}\n+++ {input}\n@@ -1,7 +1,7 @@\n [Event \"a\"]\n \n-1. e4 e5 2. Nf3 *\n\
         +1. e4 e5 2. Cf3 *\n \n [Event \"b\"]\n \n-1. d4 Nf6 *\n+1. d4 Cf6 *\n"
    );
    assert_eq!((out(&output), code(&output)), (expected, 0));
    let same = translate(&["--to", "en", "--diff", &input]);
    assert_eq!(out(&same), "");
    // However small the chunks.
    let many = ENGLISH.trim_end().to_owned() + "\n\n";
    let input = write(folder.path(), "b.pgn", &many.repeat(60));
    let output = translate(&["--to", "pt", "--diff", "--chunk-bytes", "1024", &input]);
    let patch = write(folder.path(), "patch", &out(&output));
    let patched = std::process::Command::new("patch")
        .args(["-s", "-p0", &input, &patch])
        .status();
    if let Ok(status) = patched {
        assert!(status.success());
        let right = (PORTUGUESE.trim_end().to_owned() + "\n\n").repeat(60);
        assert_eq!(fs::read_to_string(&input).unwrap(), right);
    }
}

#[test]
fn some_games_only() {
    let both = format!("{ENGLISH}\n{ENGLISH}");
    let only = |games: &str| {
        let args = [
            "translate",
            "-q",
            "--to",
            "pt",
            "--game",
            games,
            "--chunk-bytes",
            "1",
        ];
        out(&roque_reading(&args, &both))
    };
    let second = both.replacen("1. d4 Nf6", "1. d4 Cf6", 1);
    assert_eq!(only("2"), second);
    let middle = second.replace(
        "Nf3 *\n\n[Event \"b\"]\n\n1. d4 Nf6",
        "Cf3 *\n\n[Event \"b\"]\n\n1. d4 Nf6",
    );
    assert_eq!(only("2-3"), middle);
    assert_eq!(only("9"), both);
    for bad in ["0", "3-2", "x", "1-"] {
        assert_eq!(
            code(&translate(&["--to", "pt", "--game", bad, "-"])),
            2,
            "{bad}"
        );
    }
}

#[test]
fn what_is_left_is_told_at_its_place() {
    let input = "[Event \"a\"]\n\n1. Nf3 Cf6 *\n\n[Event \"b\"]\n\n1. d4 Cf6 *\n";
    let output = roque_reading(&["translate", "--to", "en"], input);
    assert_eq!(code(&output), 1);
    assert_eq!(out(&output), input.replace("1. d4 Cf6", "1. d4 Nf6"));
    let told = err(&output);
    assert!(
        told.contains("-:3:8: game 1 left as it is: Cf6 is Portuguese"),
        "{told}"
    );
    assert!(told.contains("2 games: 1 translated, 1 left"), "{told}");
    let german = roque_reading(
        &["translate", "-q", "--to", "en", "--lang", "pt-BR"],
        "1. Sf3 Lc4 *",
    );
    assert!(err(&german).contains("tente --from de"), "{}", err(&german));
}

#[test]
fn the_report_says_what_was_decided() {
    let input = "1. Nf3 *\n1. e4 e5 2. Re2 *\n1. Nf3 Cf6 *\n1. e4 *\n";
    let text = roque_reading(&["translate", "-q", "--to", "en", "--report"], input);
    let lines: Vec<String> = out(&text)
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(
        lines,
        [
            "game line language evidence outcome words place",
            "1 1 en letters same 0 -",
            "2 2 pt legality translated 1 -",
            "3 3 en none left 0 -:3:8 mixed-languages Cf6 --from ro",
            "4 4 en none same 0 -",
        ]
    );
    let args = [
        "translate",
        "-q",
        "--to",
        "en",
        "--report",
        "--output-format",
        "jsonl",
    ];
    let rows: Vec<serde_json::Value> = out(&roque_reading(&args, input))
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows[1]["language"], "pt");
    assert_eq!(rows[1]["evidence"], "legality");
    assert_eq!(rows[1]["outcome"], "translated");
    assert_eq!(rows[2]["outcome"], "left");
    assert_eq!(rows[2]["notices"][0]["name"], "mixed-languages");
    assert_eq!(rows[2]["notices"][0]["column"], 8);
}

#[test]
fn threads_and_chunks_change_nothing() {
    let all = |threads: &str, chunk: &str| {
        let output = translate(&[
            "--to",
            "figurine",
            "-j",
            threads,
            "--chunk-bytes",
            chunk,
            "tests/cases/pgn",
        ]);
        (output.stdout, output.stderr)
    };
    let one = all("1", "1048576");
    assert!(!one.1.is_empty());
    for (threads, chunk) in [("1", "1"), ("2", "1024"), ("8", "3000")] {
        assert_eq!(
            all(threads, chunk),
            one,
            "{threads} threads, chunks of {chunk}"
        );
    }
}

#[test]
fn a_game_over_the_limit_is_copied() {
    let long = format!(
        "[Event \"long\"]\n\n1. Nf3 {{{}}} *\n\n",
        "Nf3 ".repeat(2000)
    );
    let input = format!("{long}{ENGLISH}");
    let args = ["translate", "-q", "--to", "pt", "--max-game-bytes", "4096"];
    let output = roque_reading(&args, &input);
    assert_eq!(code(&output), 1);
    assert_eq!(out(&output), format!("{long}{PORTUGUESE}"));
    assert!(
        err(&output).contains("game 1 left as it is"),
        "{}",
        err(&output)
    );
}

#[test]
fn utf_16_needs_another_encoding() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    let mut bytes = vec![0xFF, 0xFE];
    bytes.extend(ENGLISH.encode_utf16().flat_map(u16::to_le_bytes));
    fs::write(&path, &bytes).unwrap();
    let path = path.to_str().unwrap();
    let output = translate(&["--to", "pt", "--in-place", path]);
    assert_eq!(code(&output), 2);
    assert_eq!(fs::read(path).unwrap(), bytes);
    let output = translate(&["--to", "pt", "--output-encoding", "utf-8", path]);
    assert_eq!(
        (out(&output), code(&output)),
        (format!("\u{feff}{PORTUGUESE}"), 0)
    );
}

#[test]
fn lists_of_moves_become_movetext() {
    let args = ["translate", "-q", "--to", "en", "--input", "moves"];
    for list in [
        "1-e4, e5. 2-Cf3, Cc6. 3-Bb5,",
        "1) e4, e5; 2) Cf3, Cc6; 3) Bb5",
        "1. e4 – e5; 2. Cf3 – Cc6; 3. Bb5;",
        "1 – e4, e5 2 – Cf3, Cc6 3 – Bb5",
        "1.e4,e5 2.Cf3,Cc6 3.Bb5 *",
        "e4 e5 Cf3 Cc6 Bb5",
    ] {
        let output = roque_reading(&args, &format!("{list}\n"));
        assert_eq!(out(&output), "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n", "{list}");
        assert_eq!(code(&output), 0, "{list}");
    }
    let several =
        "1-e4, e5.\n2-Cf3\n\n1-d4 {a; b}, d5. (1...Cf6; 2-c4) 2-c4 !?, Cc6. 1-0\n1-e4, e4.\n";
    let output = roque_reading(&args, several);
    assert_eq!(
        out(&output),
        "1. e4 e5 2. Nf3 *\n\n1. d4 {a; b} 1... d5 (1... Nf6 2. c4) 2. c4 $5 Nc6 1-0\n1-e4, e4.\n"
    );
    assert_eq!(code(&output), 1);
    assert!(
        err(&output).contains("-:5:7: game 3 left"),
        "{}",
        err(&output)
    );
}
