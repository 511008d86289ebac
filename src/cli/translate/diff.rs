//! `--diff`: what would change, as a unified diff.

use std::io::{self, Write};

use memchr::memchr_iter;
use similar::{ChangeTag, DiffOp, TextDiff};

use crate::cli::input::Worked;

/// Lines of context around a change.
const CONTEXT: usize = 3;

/// Writes the hunks of chunk after chunk.
///
/// Chunks are cut where games begin, and the context of a hunk does not go beyond its chunk, so
/// memory stays bounded.
#[derive(Debug, Default)]
pub(super) struct Diff {
    /// Lines that the new text has more than the old one so far in this file.
    shift: i64,
    /// Whether the file's head was written.
    is_headed: bool,
}

impl Diff {
    /// Writes the hunks of a chunk.
    pub(super) fn chunk<T>(
        &mut self,
        out: &mut impl Write,
        worked: &Worked<'_, T>,
        new: &[u8],
    ) -> io::Result<()> {
        if worked.chunk.first {
            *self = Self::default();
        }
        let old = &worked.chunk.bytes[..];
        if old == new {
            return Ok(());
        }
        if !self.is_headed {
            writeln!(out, "--- {0}\n+++ {0}", worked.file)?;
            self.is_headed = true;
        }
        let before = worked.base.line as i64;
        let diff = TextDiff::configure().diff_lines(old, new);
        for ops in diff.grouped_ops(CONTEXT) {
            self.hunk(out, &diff, &ops, before)?;
        }
        self.shift += memchr_iter(b'\n', new).count() as i64;
        self.shift -= memchr_iter(b'\n', old).count() as i64;
        Ok(())
    }

    fn hunk<'t>(
        &self,
        out: &mut impl Write,
        diff: &TextDiff<'t, 't, [u8]>,
        ops: &[DiffOp],
        before: i64,
    ) -> io::Result<()> {
        let (Some(first), Some(last)) = (ops.first(), ops.last()) else {
            return Ok(());
        };
        let old = (first.old_range().start, last.old_range().end);
        let new = (first.new_range().start, last.new_range().end);
        writeln!(
            out,
            "@@ -{} +{} @@",
            range(old, before),
            range(new, before + self.shift)
        )?;
        for change in ops.iter().flat_map(|op| diff.iter_changes(op)) {
            let sign = match change.tag() {
                ChangeTag::Delete => b"-",
                ChangeTag::Insert => b"+",
                ChangeTag::Equal => b" ",
            };
            out.write_all(sign)?;
            out.write_all(change.value())?;
            if change.missing_newline() {
                out.write_all(b"\n\\ No newline at end of file\n")?;
            }
        }
        Ok(())
    }
}

/// Lines as a hunk names them: the first, and how many unless it is one.
fn range((start, end): (usize, usize), before: i64) -> String {
    let first = before + start as i64 + i64::from(end > start);
    match end - start {
        1 => first.to_string(),
        length => format!("{first},{length}"),
    }
}
