//! Where data is written, and in which language messages are.

use std::fs;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::cli::args::{Choice, Writing};
use crate::report::Locale;

/// The locale of messages: the option's, else the environment's.
pub(crate) fn locale(option: Option<Locale>) -> Locale {
    option.unwrap_or_else(|| Locale::of_environment(|name| std::env::var(name).ok()))
}

/// Whether data is written in colours.
pub(crate) fn is_colored(writing: &Writing) -> bool {
    match writing.color {
        Choice::Always => true,
        Choice::Never => false,
        Choice::Auto => {
            let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
            wanted && writing.output.is_none() && io::stdout().is_terminal()
        }
    }
}

/// A file that takes its place only when it is whole, standard output, or a device.
pub(crate) enum Output {
    /// Standard output.
    Stdout(BufWriter<StdoutLock<'static>>),
    /// A temporary file beside the one to be written.
    File(BufWriter<NamedTempFile>, PathBuf),
    /// What is there and is no regular file: a device or a pipe, which no file may replace.
    Device(BufWriter<fs::File>),
}

impl Output {
    /// Standard output, or the file of a path (`-` is standard output too).
    ///
    /// # Errors
    /// If the file cannot be made; the message names it.
    pub(crate) fn open(path: Option<&Path>) -> io::Result<Self> {
        match path.filter(|path| path.as_os_str() != "-") {
            None => Ok(Self::Stdout(BufWriter::new(io::stdout().lock()))),
            Some(path) => {
                let named = |error: io::Error| named(path, &error);
                if is_device(path) {
                    let device = fs::OpenOptions::new().write(true).open(path);
                    return Ok(Self::Device(BufWriter::new(device.map_err(named)?)));
                }
                let folder = match path.parent() {
                    Some(folder) if !folder.as_os_str().is_empty() => folder,
                    _ => Path::new("."),
                };
                let file = NamedTempFile::new_in(folder).map_err(named)?;
                Ok(Self::File(BufWriter::new(file), path.to_owned()))
            }
        }
    }

    /// Ends the writing; a file takes its place now.
    ///
    /// # Errors
    /// If the rest cannot be written or the file not be put in its place.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Stdout(mut out) => out.flush(),
            Self::Device(mut out) => out.flush(),
            Self::File(out, path) => {
                let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
                let old = fs::metadata(&path).map(|metadata| metadata.permissions());
                let file = file
                    .persist(&path)
                    .map_err(|error| named(&path, &error.error))?;
                match old {
                    Ok(permissions) => file.set_permissions(permissions),
                    Err(_) => share(&file),
                }
            }
        }
    }
}

/// Whether a path leads to something that is neither a regular file nor a folder.
fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// Gives a new file the usual permissions; a temporary one is private.
#[cfg(unix)]
fn share(file: &fs::File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn share(_file: &fs::File) -> io::Result<()> {
    Ok(())
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(
        error.kind(),
        format!("cannot write {}: {error}", path.display()),
    )
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(out) => out.write(bytes),
            Self::File(out, _) => out.write(bytes),
            Self::Device(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::File(out, _) => out.flush(),
            Self::Device(out) => out.flush(),
        }
    }
}
