//! Where translations go: one output, a file for each source, a diff, or nowhere.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::cli::Trouble;
use crate::cli::args::Translate;
use crate::cli::input::{Inputs, Worked};
use crate::cli::output::Output;
use crate::cli::translate::diff::Diff;

/// Takes the new text of chunk after chunk.
pub(super) enum Destination {
    /// Standard output or a file, for all sources together.
    One(Output),
    /// A file for each source, by its number.
    Each(Each),
    /// A unified diff.
    Diff(Output, Diff),
    /// Nothing is written.
    Nowhere,
}

/// A file for each source.
pub(super) struct Each {
    paths: Vec<PathBuf>,
    /// The one that is being written, and whether it says anything new. Dropped unfinished, it
    /// leaves what was there.
    open: Option<(Output, bool)>,
    /// Whether files that do not change are left alone.
    only_changed: bool,
}

impl Destination {
    /// What the options ask for.
    pub(super) fn open(options: &Translate, inputs: &Inputs) -> Result<Self, Trouble> {
        let output = options.writing.output.as_deref();
        if let Some(path) = output.filter(|path| inputs.has(path)) {
            let path = path.display();
            return Err(Trouble::new(format!(
                "--output {path}: this file is also read; use --in-place"
            )));
        }
        if options.in_place {
            let paths = inputs.paths().map(in_place).collect::<Result<_, _>>()?;
            return Ok(Self::Each(Each::new(paths, true)));
        }
        if let Some(folder) = &options.out_dir {
            let paths = in_folder(folder, &options.reading.paths, inputs)?;
            return Ok(Self::Each(Each::new(paths, false)));
        }
        if options.check || options.report && output.is_none() {
            return Ok(Self::Nowhere);
        }
        let output = Output::open(output)?;
        Ok(if options.diff {
            Self::Diff(output, Diff::default())
        } else {
            Self::One(output)
        })
    }

    /// Writes the new text of a chunk.
    pub(super) fn chunk<T>(&mut self, worked: &Worked<'_, T>, new: &[u8]) -> io::Result<()> {
        match self {
            Self::One(output) => output.write_all(new),
            Self::Each(each) => each.chunk(worked, new),
            Self::Diff(output, diff) => diff.chunk(output, worked, new),
            Self::Nowhere => Ok(()),
        }
    }

    /// Ends the writing.
    pub(super) fn finish(self) -> io::Result<()> {
        match self {
            Self::One(output) | Self::Diff(output, _) => output.finish(),
            // A file is ended with its last chunk.
            Self::Each(_) | Self::Nowhere => Ok(()),
        }
    }
}

impl Each {
    fn new(paths: Vec<PathBuf>, only_changed: bool) -> Self {
        Self {
            paths,
            open: None,
            only_changed,
        }
    }

    fn chunk<T>(&mut self, worked: &Worked<'_, T>, new: &[u8]) -> io::Result<()> {
        let chunk = worked.chunk;
        if chunk.first {
            self.open = None;
            let path = self.paths.get(chunk.source as usize);
            if let Some(folder) = path.and_then(|path| path.parent()) {
                make_folder(folder)?;
            }
            self.open = Some((Output::open(path.map(PathBuf::as_path))?, false));
        }
        let Some((output, changed)) = &mut self.open else {
            return Ok(());
        };
        output.write_all(new)?;
        *changed |= chunk.transcoded || *new != chunk.bytes[..];
        if chunk.last
            && let Some((output, changed)) = self.open.take()
            && (changed || !self.only_changed)
        {
            output.finish()?;
        }
        Ok(())
    }
}

/// The file behind a path, through links, so that a link stays one.
fn in_place(source: Option<&Path>) -> Result<PathBuf, Trouble> {
    match source {
        None => Ok(PathBuf::new()),
        Some(path) if path.as_os_str() == "-" => Err(Trouble::new(
            "--in-place needs files: standard input cannot be replaced",
        )),
        Some(path) if is_read_only(path) => {
            let path = path.display();
            Err(Trouble::new(format!("--in-place: {path} is read-only")))
        }
        Some(path) if fs::metadata(path).is_ok_and(|found| !found.is_file()) => {
            let path = path.display();
            Err(Trouble::new(format!(
                "--in-place: {path} is no regular file, so nothing can take its place"
            )))
        }
        // A file that is missing is told of when its turn comes.
        Some(path) => Ok(path.canonicalize().unwrap_or_else(|_| path.to_owned())),
    }
}

fn is_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly())
}

fn make_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder).map_err(|error| {
        let message = format!("cannot make the folder {}: {error}", folder.display());
        io::Error::new(error.kind(), message)
    })
}

/// Where each source goes in a folder: what was found under a folder keeps its way from there.
fn in_folder(folder: &Path, roots: &[PathBuf], inputs: &Inputs) -> Result<Vec<PathBuf>, Trouble> {
    if folder.exists() && !folder.is_dir() {
        let folder = folder.display();
        return Err(Trouble::new(format!("--out-dir: {folder} is no folder")));
    }
    let mut taken = HashSet::new();
    let mut paths = Vec::new();
    for source in inputs.paths() {
        let Some(source) = source else {
            paths.push(PathBuf::new());
            continue;
        };
        let under_root = roots
            .iter()
            .filter(|root| root.is_dir())
            .find_map(|root| source.strip_prefix(root).ok());
        let name = match under_root {
            Some(way) => Some(way),
            None if source.as_os_str() == "-" => None,
            None => source.file_name().map(Path::new),
        };
        let Some(name) = name else {
            return Err(Trouble::new("--out-dir needs files with names"));
        };
        let path = folder.join(name);
        if inputs.has(&path) {
            let path = path.display();
            return Err(Trouble::new(format!("--out-dir: {path} is also read")));
        }
        if !taken.insert(path.clone()) {
            let path = path.display();
            return Err(Trouble::new(format!(
                "--out-dir: two files would be written to {path}"
            )));
        }
        paths.push(path);
    }
    Ok(paths)
}
