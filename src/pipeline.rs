//! Chunks to workers and their results back in order, with bounded buffers.
//!
//! `threads + 2` pairs of a chunk and a scratch space go round. The calling thread fills a free
//! pair, queues it for the workers, and waits for the oldest result when no pair is free: a free
//! pair is the permit to read more, so memory is bounded by construction. Each job answers on its
//! own channel and the receivers stand in the order of the input, so nothing is sorted and no late
//! result is stored.

mod parallel;
#[cfg(test)]
mod tests;

use crate::error::Error;
use crate::input::{Boundaries, Chunk, Fed, Feed};
use std::io::{self, ErrorKind};
use std::ops::ControlFlow;

/// Work on chunks, each of which can be done alone and in any order.
pub trait Pass: Sync {
    /// Buffers that one chunk after the other is worked on with.
    ///
    /// It comes back as the last chunk left it. No result may depend on that.
    type Scratch: Default + Send;

    /// What becomes of a chunk.
    type Output: Send;

    /// Does the work for one chunk.
    fn chunk(&self, chunk: &Chunk, scratch: &mut Self::Scratch) -> Self::Output;
}

/// What the pipeline hands to its sink, in the order of the input.
#[derive(Debug)]
pub enum Delivery<'a, T> {
    /// A chunk and what became of it.
    Chunk(&'a Chunk, T),
    /// A source that could not be opened, or not be read behind the chunks delivered.
    Failed {
        /// Its number, from 0.
        source: u32,
        /// Why, with its name.
        error: Error,
    },
}

/// Runs `pass` on all chunks of `feed` with so many threads, and hands the results to `sink` in the
/// order of the input, on the calling thread.
///
/// With one thread (or none) everything happens on the calling thread. With more, that thread reads
/// and runs the sink, and so many others do the work.
///
/// The run ends early if the sink breaks; that is no error, nor is a closed pipe.
///
/// # Errors
///
/// What the sink failed with. Trouble with the input is delivered to the sink instead, since the
/// other sources are still to be read.
///
/// # Panics
///
/// If `pass` or `sink` does: the panic of a worker goes on in the calling thread.
pub fn run<P: Pass, B: Boundaries>(
    feed: Feed<'_, B>,
    threads: usize,
    pass: &P,
    sink: impl FnMut(Delivery<'_, P::Output>) -> io::Result<ControlFlow<()>>,
) -> io::Result<()> {
    let result = if threads > 1 {
        parallel::run(feed, threads, pass, sink)
    } else {
        run_here(feed, pass, sink)
    };
    match result {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.map(|_| ()),
    }
}

/// Reads, works and delivers in turn, without another thread.
fn run_here<P: Pass, B: Boundaries>(
    mut feed: Feed<'_, B>,
    pass: &P,
    mut sink: impl FnMut(Delivery<'_, P::Output>) -> io::Result<ControlFlow<()>>,
) -> io::Result<ControlFlow<()>> {
    let mut chunk = Chunk::default();
    let mut scratch = P::Scratch::default();
    loop {
        let delivery = match feed.fill(&mut chunk) {
            Fed::Chunk => {
                let output = pass.chunk(&chunk, &mut scratch);
                Delivery::Chunk(&chunk, output)
            }
            Fed::Failed { source, error } => Delivery::Failed { source, error },
            Fed::End => return Ok(ControlFlow::Continue(())),
        };
        if sink(delivery)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
}
