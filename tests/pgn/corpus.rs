//! Real files, if there are any: `ROQUE_CORPUS` names a folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::laws::parts::{Owned, parts_of};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "pgn") {
            found.push(path);
        }
    }
}

/// Every real file of the corpus tiles, and begins a game at each safe point.
#[test]
fn real_files_tile() {
    let Ok(folder) = std::env::var("ROQUE_CORPUS") else {
        return;
    };
    let mut found = Vec::new();
    files(Path::new(&folder), &mut found);
    assert!(!found.is_empty(), "no PGN under {folder}");
    for path in found {
        let bytes = fs::read(&path).expect("a readable file");
        let parts = parts_of(&bytes);
        let crlf = with_line_ends(&bytes);
        let both = |parts: &[Owned]| -> Vec<(bool, usize, usize)> {
            let shape = |part: &Owned| (part.is_game, part.tags.len(), part.items.len());
            parts.iter().map(shape).collect()
        };
        assert_eq!(both(&parts_of(&crlf)), both(&parts), "{}", path.display());
    }
}

/// The text with CRLF line ends throughout.
fn with_line_ends(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        match line.strip_suffix(b"\n") {
            Some(text) => {
                out.extend_from_slice(text.strip_suffix(b"\r").unwrap_or(text));
                out.extend_from_slice(b"\r\n");
            }
            None => out.extend_from_slice(line),
        }
    }
    out
}
