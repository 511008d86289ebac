//! From paths to sources: folders, patterns, and what is not there.

use std::fs;
use std::path::{Path, PathBuf};

use roque::error::Error;
use roque::input::{Source, find};
use tempfile::TempDir;

/// A folder with games, some of them hidden, in a folder, or no PGN by name.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [
        "b.pgn",
        "a.PGN",
        "c.txt",
        ".hidden.pgn",
        "sub/d.pgn",
        "sub/[e].pgn",
    ] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, "1. e4 *\n").expect("a file");
    }
    fs::create_dir(folder.path().join("empty")).expect("a folder");
    folder
}

/// The names found, from `base` on, or the errors that stand in their place.
fn names(base: &Path, paths: &[&str]) -> Result<Vec<String>, Error> {
    let paths: Vec<PathBuf> = paths.iter().map(|path| base.join(path)).collect();
    let name = |path: &Path| {
        let below = path.strip_prefix(base).unwrap_or(path);
        below.display().to_string().replace('\\', "/")
    };
    Ok(find(&paths, true)?
        .into_iter()
        .map(|found| match found {
            Ok(source) => name(source.name()),
            Err(Error::NoMatch { path }) => format!("no match: {}", name(&path)),
            Err(error) => format!("{error:?}"),
        })
        .collect())
}

#[test]
fn a_folder_gives_its_games_in_order() {
    let folder = folder();
    let found = names(folder.path(), &[""]).expect("games");
    assert_eq!(found, ["a.PGN", "b.pgn", "sub/[e].pgn", "sub/d.pgn"]);
}

#[test]
fn a_file_is_read_whatever_its_name_and_as_often_as_it_is_named() {
    let folder = folder();
    let found = names(
        folder.path(),
        &["c.txt", "b.pgn", "missing.pgn", "b.pgn", "sub/[e].pgn"],
    );
    let wanted = ["c.txt", "b.pgn", "missing.pgn", "b.pgn", "sub/[e].pgn"];
    assert_eq!(found.expect("files"), wanted);
}

#[test]
fn patterns_match_or_are_told() {
    let folder = folder();
    let found = names(folder.path(), &["*.pgn", "**/*.pgn", "{b,c}.*", "x*.pgn"]).expect("files");
    let wanted = [
        "b.pgn",
        "b.pgn",
        "sub/[e].pgn",
        "sub/d.pgn",
        "b.pgn",
        "c.txt",
        "no match: x*.pgn",
    ];
    assert_eq!(found, wanted);
}

#[test]
fn nothing_to_read_is_an_error() {
    let folder = folder();
    let none = names(folder.path(), &["empty"]);
    assert!(matches!(none, Err(Error::NoPgn { paths }) if paths.len() == 1));
    assert!(matches!(find(&[], true), Err(Error::NoInput)));
    let piped = find(&[], false).expect("standard input");
    let names: Vec<_> = piped.iter().flatten().map(Source::name).collect();
    assert_eq!(names, [Path::new("-")]);
}
