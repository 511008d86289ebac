//! From the paths of a command line to the list of sources to read.

use crate::error::Error;
use crate::input::meter::Meter;
use crate::input::open::Bytes;
use crate::input::walk;
use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// Something to read: a file, standard input, or any reader.
pub struct Source {
    name: PathBuf,
    origin: Origin,
    meter: Option<Meter>,
}

/// Where the bytes of a source come from.
enum Origin {
    File,
    Stdin,
    Reader(Bytes),
}

impl Source {
    /// The file at `path`, which is opened when its turn comes.
    pub fn file(path: impl Into<PathBuf>) -> Self {
        Self {
            name: path.into(),
            origin: Origin::File,
            meter: None,
        }
    }

    /// Standard input, named `-`.
    pub fn stdin() -> Self {
        Self {
            name: PathBuf::from("-"),
            origin: Origin::Stdin,
            meter: None,
        }
    }

    /// Any reader, under a name for messages.
    pub fn reader(name: impl Into<PathBuf>, reader: impl io::Read + Send + 'static) -> Self {
        Self {
            name: name.into(),
            origin: Origin::Reader(Box::new(reader)),
            meter: None,
        }
    }

    /// Its name as the user typed it; of a file in a folder, the folder as typed and the way from
    /// there.
    pub fn name(&self) -> &Path {
        &self.name
    }

    /// Whether it is the file at `path`, whatever the two are called.
    ///
    /// # Errors
    ///
    /// Those of finding out the real path of either.
    pub fn is_file(&self, path: &Path) -> io::Result<bool> {
        match self.origin {
            Origin::File => Ok(self.name.canonicalize()? == path.canonicalize()?),
            Origin::Stdin | Origin::Reader(_) => Ok(false),
        }
    }

    /// Its size in bytes, as it is stored; `None` if that is known only at its end.
    pub fn size(&self) -> Option<u64> {
        let metadata = match self.origin {
            Origin::File => self.name.metadata().ok()?,
            Origin::Stdin | Origin::Reader(_) => return None,
        };
        metadata.is_file().then_some(metadata.len())
    }

    /// Counts its bytes on `meter` when they are read.
    pub fn count_on(&mut self, meter: &Meter) {
        self.meter = Some(meter.clone());
    }

    /// Its bytes, and its name for messages about them.
    pub(super) fn open(self) -> (PathBuf, io::Result<Bytes>) {
        let bytes = match self.origin {
            Origin::File => File::open(&self.name).map(|file| Box::new(file) as Bytes),
            Origin::Stdin => Ok(Box::new(io::stdin()) as Bytes),
            Origin::Reader(bytes) => Ok(bytes),
        };
        let bytes = match self.meter {
            Some(meter) => bytes.map(|bytes| meter.on(bytes)),
            None => bytes,
        };
        (self.name, bytes)
    }
}

/// The sources that `paths` name, in their order; what cannot be walked stands at its place as an
/// error, so that all other paths are still read.
///
/// A folder gives every `*.pgn` (in any case) under it, sorted by path, except hidden ones. `-` is
/// standard input, as is no path at all. A name that is no file but has `*`, `?`, `[` or `{` in it
/// is a pattern, for shells that leave those to the program. A file named twice is read twice; a
/// missing file is a source that fails to open.
///
/// # Errors
///
/// [`Error::NoInput`] if there is no path and `stdin_is_terminal`; [`Error::NoPgn`] if there are
/// folders only, without a PGN file in any of them.
pub fn find(
    paths: &[PathBuf],
    stdin_is_terminal: bool,
) -> Result<Vec<Result<Source, Error>>, Error> {
    if paths.is_empty() {
        return if stdin_is_terminal {
            Err(Error::NoInput)
        } else {
            Ok(vec![Ok(Source::stdin())])
        };
    }
    let mut sources = Vec::new();
    for path in paths {
        if path.as_os_str() == OsStr::new("-") {
            sources.push(Ok(Source::stdin()));
        } else if path.is_dir() {
            walk::folder(path, &mut sources);
        } else if walk::is_pattern(path) && path.symlink_metadata().is_err() {
            walk::pattern(path, &mut sources);
        } else {
            sources.push(Ok(Source::file(path)));
        }
    }
    if sources.is_empty() {
        return Err(Error::NoPgn {
            paths: paths.to_vec(),
        });
    }
    Ok(sources)
}
