//! `--diff`: what would change, as a unified diff.

use std::collections::VecDeque;
use std::io::{self, Write};

use similar::{ChangeTag, TextDiff};

use crate::cli::input::Worked;

/// Lines of context around a change.
const CONTEXT: usize = 3;

/// Writes hunks as lines arrive, whatever chunks they come in: a hunk is kept until enough lines
/// behind it are the same.
#[derive(Debug, Default)]
pub(super) struct Diff {
    /// The last lines that are the same, outside a hunk.
    before: VecDeque<Vec<u8>>,
    hunk: Vec<(ChangeTag, Vec<u8>)>,
    /// How many lines at the end of the hunk are the same.
    same: usize,
    /// Lines of the old and of the new text so far.
    old: u64,
    new: u64,
    is_headed: bool,
}

impl Diff {
    /// Takes the old and the new text of a chunk.
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
            for line in old.split_inclusive(|&byte| byte == b'\n') {
                self.line(out, worked.file, ChangeTag::Equal, line)?;
            }
        } else {
            let diff = TextDiff::configure().diff_lines(old, new);
            for change in diff.iter_all_changes() {
                self.line(out, worked.file, change.tag(), change.value())?;
            }
        }
        if worked.chunk.last {
            self.end(out, worked.file)?;
        }
        Ok(())
    }

    fn line(
        &mut self,
        out: &mut impl Write,
        file: &str,
        tag: ChangeTag,
        line: &[u8],
    ) -> io::Result<()> {
        self.old += u64::from(tag != ChangeTag::Insert);
        self.new += u64::from(tag != ChangeTag::Delete);
        if tag != ChangeTag::Equal {
            let before = self.before.drain(..);
            self.hunk
                .extend(before.map(|line| (ChangeTag::Equal, line)));
            self.hunk.push((tag, line.to_vec()));
            self.same = 0;
        } else if self.hunk.is_empty() {
            self.before.push_back(line.to_vec());
            if self.before.len() > CONTEXT {
                self.before.pop_front();
            }
        } else {
            self.hunk.push((tag, line.to_vec()));
            self.same += 1;
            if self.same > 2 * CONTEXT {
                self.end(out, file)?;
            }
        }
        Ok(())
    }

    /// Writes the hunk, if there is one, and keeps what may be the context of the next.
    fn end(&mut self, out: &mut impl Write, file: &str) -> io::Result<()> {
        if self.hunk.is_empty() {
            return Ok(());
        }
        if !self.is_headed {
            writeln!(out, "--- {file}\n+++ {file}")?;
            self.is_headed = true;
        }
        let kept = self.hunk.len() - self.same.saturating_sub(CONTEXT);
        let behind = self.hunk.split_off(kept);
        let count = |left_out: ChangeTag| {
            let tags = self.hunk.iter().map(|(tag, _)| *tag);
            tags.filter(|tag| *tag != left_out).count() as u64
        };
        let (old, new) = (count(ChangeTag::Insert), count(ChangeTag::Delete));
        let behind_count = behind.len() as u64;
        writeln!(
            out,
            "@@ -{} +{} @@",
            range(self.old - behind_count, old),
            range(self.new - behind_count, new)
        )?;
        for (tag, line) in self.hunk.drain(..) {
            out.write_all(match tag {
                ChangeTag::Delete => b"-",
                ChangeTag::Insert => b"+",
                ChangeTag::Equal => b" ",
            })?;
            out.write_all(&line)?;
            if !line.ends_with(b"\n") {
                out.write_all(b"\n\\ No newline at end of file\n")?;
            }
        }
        let first = behind.len().saturating_sub(CONTEXT);
        let lines = behind.into_iter().skip(first);
        self.before = lines.map(|(_, line)| line).collect();
        self.same = 0;
        Ok(())
    }
}

/// Lines as a hunk names them, so many that end with line `last`: the first, and how many unless it
/// is one.
fn range(last: u64, count: u64) -> String {
    match count {
        0 => format!("{last},0"),
        1 => last.to_string(),
        _ => format!("{},{count}", last + 1 - count),
    }
}
