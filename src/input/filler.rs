//! Fills buffers from a reader, and keeps what one buffer could not give for the next.

use std::io::{ErrorKind, Read};
use std::{io, mem};

/// A reader with the bytes that were read but not given out.
pub(super) struct Filler<R> {
    reader: R,
    kept: Vec<u8>,
    ended: bool,
    failure: Option<io::Error>,
}

impl<R: Read> Filler<R> {
    /// Nothing read yet.
    pub(super) const fn new(reader: R) -> Self {
        Self {
            reader,
            kept: Vec::new(),
            ended: false,
            failure: None,
        }
    }

    /// Whether no more can be read: the end, or a failure.
    pub(super) const fn ended(&self) -> bool {
        self.ended
    }

    /// Whether reading ended in a failure that was not yet taken.
    pub(super) const fn failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Why reading ended before its time; once.
    pub(super) const fn take_failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }

    /// Puts the kept bytes at the front of `bytes`, and gives their number.
    ///
    /// `usual` is the size in bytes a buffer needs most of the time: one that a long game made much
    /// larger is made small again.
    pub(super) fn load(&mut self, bytes: &mut Vec<u8>, usual: usize) -> usize {
        let count = self.kept.len();
        shrink(bytes, usual.max(count));
        if bytes.len() < count {
            bytes.clear();
            bytes.extend_from_slice(&self.kept);
        } else {
            bytes[..count].copy_from_slice(&self.kept);
        }
        self.kept.clear();
        shrink(&mut self.kept, usual);
        count
    }

    /// Reads behind the first `filled` of `bytes` until there are `goal` or no more can be read,
    /// and gives the new number.
    ///
    /// What `bytes` held before is overwritten, not cleared: a recycled buffer is zeroed only
    /// where its last chunk fell short.
    pub(super) fn read_to(&mut self, bytes: &mut Vec<u8>, mut filled: usize, goal: usize) -> usize {
        if bytes.len() < goal {
            bytes.reserve_exact(goal - bytes.len());
            bytes.resize(goal, 0);
        }
        while filled < goal && !self.ended {
            match self.reader.read(&mut bytes[filled..goal]) {
                Ok(0) => self.ended = true,
                Ok(count) => filled += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    self.ended = true;
                }
            }
        }
        filled
    }

    /// Ends `bytes` at `cut`, and keeps what stands between there and `filled`.
    pub(super) fn keep(&mut self, bytes: &mut Vec<u8>, cut: usize, filled: usize) {
        self.kept.extend_from_slice(&bytes[cut..filled]);
        bytes.truncate(cut);
    }
}

/// Gives memory back if `bytes` has more than twice the room it needs.
fn shrink(bytes: &mut Vec<u8>, needed: usize) {
    if bytes.capacity() > needed.saturating_mul(2) {
        // Not `shrink_to`: its content is not wanted, so it need not be moved.
        drop(mem::take(bytes));
    }
}
