//! The small files of games in this repository, which tests change and join.

use std::fs;
use std::path::Path;

/// The files of `tests/cases`, in the order of their names.
pub(crate) fn cases() -> Vec<Vec<u8>> {
    files(&["tests/cases/pgn"])
}

/// The files of `tests/cases` and `samples`.
pub(crate) fn all() -> Vec<Vec<u8>> {
    files(&["tests/cases/pgn", "samples", "samples/clean"])
}

fn files(folders: &[&str]) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths: Vec<_> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).expect("a folder").flatten())
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "pgn"))
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| fs::read(path).expect("a file of games"))
        .collect()
}
