//! Outputs that cannot be written as they are, and what is kept then.

use std::fs;

use super::files::{ENGLISH, PORTUGUESE, translate, write};
use crate::cli::{code, err, out, roque, roque_reading};

#[test]
fn what_stood_in_the_output_stays_if_nothing_was_read() {
    let folder = tempfile::tempdir().unwrap();
    let old = write(folder.path(), "old.pgn", PORTUGUESE);
    let missing = folder.path().join("missing.pgn");
    let missing = missing.to_str().unwrap();
    assert_eq!(code(&translate(&["--to", "en", "-o", &old, missing])), 2);
    assert_eq!(fs::read_to_string(&old).unwrap(), PORTUGUESE);
    let output = roque(&["validate", "--valid-to", &old, missing]);
    assert_eq!(code(&output), 2);
    assert_eq!(fs::read_to_string(&old).unwrap(), PORTUGUESE);
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_written_and_not_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let reader = pipe.clone();
    let reading = std::thread::spawn(move || fs::read_to_string(reader).unwrap());
    let output = translate(&["--to", "pt", "-o", pipe.to_str().unwrap(), &input]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo());
    assert_eq!(reading.join().unwrap(), PORTUGUESE);
}

#[cfg(unix)]
#[test]
fn a_link_to_an_output_stays_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let old = write(folder.path(), "old.pgn", "old");
    let link = folder.path().join("link.pgn");
    std::os::unix::fs::symlink(&old, &link).unwrap();
    let output = translate(&["--to", "pt", "-o", link.to_str().unwrap(), &input]);
    assert_eq!(code(&output), 0);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&old).unwrap(), PORTUGUESE);
}

/// Makes a file read-only.
fn protect(path: &str) {
    let mut permissions = fs::metadata(path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(path, permissions).unwrap();
}

#[test]
fn a_read_only_file_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let protected = write(folder.path(), "b.pgn", ENGLISH);
    protect(&protected);
    let output = translate(&["--to", "pt", "--in-place", &input, &protected]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("b.pgn is read-only"));
    // The files that could be written are not either: the run did not begin.
    assert_eq!(fs::read_to_string(&input).unwrap(), ENGLISH);
    let output = translate(&["--to", "pt", "-o", &protected, &input]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("cannot write"), "{}", err(&output));
    assert_eq!(fs::read_to_string(&protected).unwrap(), ENGLISH);
}

#[test]
fn a_folder_that_cannot_be_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let output = translate(&["--to", "pt", "--out-dir", &input, &input]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("a.pgn is no folder"));
    let output = translate(&["--to", "pt", "--out-dir", &format!("{input}/x"), &input]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("a.pgn/x"), "{}", err(&output));
    let output = translate(&["--to", "pt", "-o", &format!("{input}x/b.pgn"), &input]);
    assert_eq!(code(&output), 2);
    // Named as it was typed: nothing of the temporary file, whose name begins like the folder's.
    let told = err(&output);
    assert!(told.contains("a.pgnx/b.pgn:"), "{told}");
    assert_eq!(told.matches(".tmp").count(), 1, "{told}");
}

#[test]
fn a_game_that_is_not_there_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let input = write(folder.path(), "a.pgn", ENGLISH);
    let output = translate(&["--to", "pt", "--game", "3-4", &input]);
    assert_eq!((out(&output).as_str(), code(&output)), (ENGLISH, 2));
    assert!(err(&output).contains("--game 3: there are only 2 games"));
    assert_eq!(
        code(&translate(&["--to", "pt", "--game", "2-9", &input])),
        0
    );
}

#[test]
fn utf_16_becomes_utf_8_in_place_though_no_move_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    let mut bytes = vec![0xFF, 0xFE];
    bytes.extend(PORTUGUESE.encode_utf16().flat_map(u16::to_le_bytes));
    fs::write(&path, &bytes).unwrap();
    let path = path.to_str().unwrap();
    let recode = ["--to", "pt", "--output-encoding", "utf-8"];
    let with = |option: &str| translate(&[&recode[..], &[option, path]].concat());
    assert_eq!(code(&with("--check")), 1);
    assert_eq!(code(&with("--in-place")), 0);
    let text = fs::read_to_string(path).unwrap();
    assert_eq!(text.trim_start_matches('\u{feff}'), PORTUGUESE);
    assert_eq!(code(&with("--check")), 0);
}

#[test]
fn tags_are_not_lost_where_moves_are_expected() {
    let args = ["translate", "-q", "--to", "en", "--input", "moves"];
    let output = roque_reading(&args, "[Event \"a\"]\n\n1. Cf3 Cf6 *\n");
    assert_eq!(out(&output), "[Event \"a\"]\n\n1. Nf3 Nf6 *\n");
    assert_eq!(code(&output), 1);
    assert!(err(&output).contains("-:1:1: game 1 left as it is: it has tags"));
}
