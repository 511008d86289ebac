//! What can go wrong with the tool (input, output, usage), never with the data.

use std::error;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why a job could not be done, or not for one of its inputs.
///
/// Faults in the games themselves are findings, never one of these.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A file could not be opened: missing, or no permission.
    Open {
        /// The file, as the user named it.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Reading stopped in the middle of a source: a broken disk, a network folder that went away.
    Read {
        /// The source, as the user named it (`-` for standard input).
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A folder, or something in it, could not be walked.
    Walk {
        /// The folder, as the user named it.
        path: PathBuf,
        /// What could not be walked, and why.
        source: ignore::Error,
    },
    /// A glob pattern that cannot be understood: `games[.pgn`.
    Pattern {
        /// The pattern, as the user wrote it.
        path: PathBuf,
        /// What is wrong with it.
        source: globset::Error,
    },
    /// A glob pattern that no file matches: `*.pgn` in an empty folder.
    NoMatch {
        /// The pattern, as the user wrote it.
        path: PathBuf,
    },
    /// There are folders, but no PGN file anywhere under them.
    NoPgn {
        /// The folders that were walked, as the user named them.
        paths: Vec<PathBuf>,
    },
    /// No path was given, and standard input is a terminal.
    NoInput,
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open { path, source } => {
                write!(out, "cannot open {}: {source}", path.display())
            }
            Self::Read { path, source } => {
                write!(out, "cannot read {} to its end: {source}", path.display())
            }
            Self::Walk { path, source } => {
                write!(out, "cannot walk {}: {source}", path.display())
            }
            Self::Pattern { path, source } => {
                write!(out, "bad pattern {}: {}", path.display(), source.kind())
            }
            Self::NoMatch { path } => {
                write!(out, "no file matches {}", path.display())
            }
            Self::NoPgn { paths } => {
                out.write_str("no PGN file under ")?;
                for (index, path) in paths.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(out, "{comma}{}", path.display())?;
                }
                Ok(())
            }
            Self::NoInput => {
                out.write_str("no path given, and standard input is a terminal (`-` reads it)")
            }
        }
    }
}

impl error::Error for Error {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Open { source, .. } | Self::Read { source, .. } => Some(source),
            Self::Walk { source, .. } => Some(source),
            Self::Pattern { source, .. } => Some(source),
            Self::NoMatch { .. } | Self::NoPgn { .. } | Self::NoInput => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Error;
    use std::error::Error as _;
    use std::io;
    use std::path::PathBuf;

    #[test]
    fn the_path_is_in_the_message() {
        let error = Error::Open {
            path: PathBuf::from("games/torneio.pgn"),
            source: io::Error::from(io::ErrorKind::NotFound),
        };
        assert!(
            error
                .to_string()
                .starts_with("cannot open games/torneio.pgn: ")
        );
        assert!(error.source().is_some());
    }

    #[test]
    fn all_empty_folders_are_named() {
        let paths = vec![PathBuf::from("one"), PathBuf::from("two")];
        assert_eq!(
            Error::NoPgn { paths }.to_string(),
            "no PGN file under one, two"
        );
    }
}
