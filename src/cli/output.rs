//! Where data is written, and in which language messages are.

use std::fs;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, StdoutLock, Write};
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
    /// A device or a named pipe: nothing can take its place.
    Device(BufWriter<fs::File>, PathBuf),
}

impl Output {
    /// Standard output, or the file of a path (`-` is standard output too). Of a link, what it
    /// points to is written.
    ///
    /// # Errors
    /// If the file cannot be made, or may not be replaced; the message names it.
    pub(crate) fn open(path: Option<&Path>) -> io::Result<Self> {
        match path.filter(|path| path.as_os_str() != "-") {
            None => Ok(Self::Stdout(BufWriter::new(io::stdout().lock()))),
            Some(path) => {
                // The temporary file's own name would only puzzle: the kind of error is told.
                let plain = |error: io::Error| named(path, &error.kind().into());
                let old = fs::metadata(path).ok();
                if old.as_ref().is_some_and(|old| !old.is_file()) {
                    let device = fs::OpenOptions::new().write(true).open(path);
                    let device = device.map_err(plain)?;
                    return Ok(Self::Device(BufWriter::new(device), path.to_owned()));
                }
                if old.is_some_and(|old| old.permissions().readonly()) {
                    return Err(named(path, &ErrorKind::PermissionDenied.into()));
                }
                let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
                let folder = match path.parent() {
                    Some(folder) if !folder.as_os_str().is_empty() => folder,
                    _ => Path::new("."),
                };
                let file = NamedTempFile::new_in(folder).map_err(plain)?;
                Ok(Self::File(BufWriter::new(file), path))
            }
        }
    }

    /// Whether it is shown on a terminal.
    pub(crate) fn is_screen(&self) -> bool {
        matches!(self, Self::Stdout(_)) && io::stdout().is_terminal()
    }

    /// Ends the writing; a file takes its place now.
    ///
    /// # Errors
    /// If the rest cannot be written or the file not be put in its place.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self {
            Self::Stdout(mut out) => out.flush(),
            Self::Device(mut out, path) => out.flush().map_err(|error| named(&path, &error)),
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
            Self::Device(out, _) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::File(out, _) => out.flush(),
            Self::Device(out, _) => out.flush(),
        }
    }
}
