//! Folders and glob patterns.

use crate::error::Error;
use crate::input::Source;
use globset::GlobBuilder;
use ignore::{Walk, WalkBuilder};
use std::path::{Path, PathBuf};

/// The characters that make a name a pattern.
const PATTERN_MARKS: [char; 4] = ['*', '?', '[', '{'];

/// Adds every `*.pgn` under `folder` to `sources`, sorted by path.
pub(super) fn folder(folder: &Path, sources: &mut Vec<Result<Source, Error>>) {
    for entry in sorted(folder, None) {
        match entry {
            Ok(entry) => {
                let path = entry.path();
                let is_pgn = path
                    .extension()
                    .is_some_and(|name| name.eq_ignore_ascii_case("pgn"));
                if is_pgn && !path.is_dir() {
                    sources.push(Ok(Source::file(path)));
                }
            }
            Err(source) => sources.push(Err(Error::Walk {
                path: folder.to_path_buf(),
                source,
            })),
        }
    }
}

/// Whether `path` may be a glob pattern.
pub(super) fn is_pattern(path: &Path) -> bool {
    path.to_str()
        .is_some_and(|name| name.contains(PATTERN_MARKS))
}

/// Adds every file that the glob `pattern` matches to `sources`, sorted by path; `*` does not cross
/// a `/`, `**` does.
pub(super) fn pattern(pattern: &Path, sources: &mut Vec<Result<Source, Error>>) {
    let (base, rest) = split(pattern);
    let glob = rest.to_str().unwrap_or_default();
    let matcher = match GlobBuilder::new(glob).literal_separator(true).build() {
        Ok(glob) => glob.compile_matcher(),
        Err(source) => {
            sources.push(Err(Error::Pattern {
                path: pattern.to_path_buf(),
                source,
            }));
            return;
        }
    };
    // Braces may hold a `/`: the count of components is the depth only without them.
    let is_flat = !glob.contains("**") && !glob.contains('{');
    let depth = is_flat.then(|| rest.components().count());
    let here = base.as_os_str().is_empty();
    let root = if here { Path::new(".") } else { &base };
    let before = sources.len();
    for entry in sorted(root, depth) {
        match entry {
            Ok(entry) => {
                let path = entry.path();
                let below = path.strip_prefix(root).unwrap_or(path);
                if matcher.is_match(below) && !path.is_dir() {
                    sources.push(Ok(Source::file(if here { below } else { path })));
                }
            }
            Err(source) => sources.push(Err(Error::Walk {
                path: pattern.to_path_buf(),
                source,
            })),
        }
    }
    if sources.len() == before {
        sources.push(Err(Error::NoMatch {
            path: pattern.to_path_buf(),
        }));
    }
}

/// The leading folders of a pattern that are plain names, and the rest.
fn split(pattern: &Path) -> (PathBuf, PathBuf) {
    let mut parts = pattern.components().peekable();
    let mut base = PathBuf::new();
    while let Some(part) = parts.next_if(|part| !is_pattern(Path::new(part))) {
        base.push(part);
    }
    (base, parts.collect())
}

/// Everything under `root`, in order of path.
///
/// Rules for ignoring files are for source trees: a game file is read even where version control
/// leaves it out. Hidden files stay out: on some systems each file has a hidden one beside it, with
/// the same ending, that holds no games.
fn sorted(root: &Path, depth: Option<usize>) -> Walk {
    WalkBuilder::new(root)
        .standard_filters(false)
        .hidden(true)
        .follow_links(true)
        .max_depth(depth)
        .sort_by_file_path(Path::cmp)
        .build()
}
