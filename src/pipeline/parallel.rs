//! The pipeline with more than one thread.

use crate::input::{Boundaries, Chunk, Fed, Feed};
use crate::pipeline::{Delivery, Pass, run_here};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, SyncSender};
use std::sync::{Mutex, PoisonError};
use std::{io, panic, thread};

/// A chunk with the scratch space to work on it; these go round.
struct Pair<S> {
    chunk: Chunk,
    scratch: S,
}

/// A pair for a worker, and where to answer.
struct Job<P: Pass> {
    pair: Pair<P::Scratch>,
    answer: SyncSender<Done<P>>,
}

/// A pair that was worked on.
struct Done<P: Pass> {
    pair: Pair<P::Scratch>,
    output: P::Output,
}

/// What the workers share: the jobs, and whether their results are still wanted.
struct Shared<P: Pass> {
    jobs: Mutex<Receiver<Job<P>>>,
    stopped: AtomicBool,
}

/// Runs the pass on `threads` workers.
///
/// Plain scoped threads do as well as a pool here: a job is some hundred KiB, so that queueing costs
/// nothing beside it, no job starts another, and no two passes run at once. They need no start of a
/// global pool, and a worker that cannot be started is one worker less.
pub(super) fn run<P: Pass, B: Boundaries>(
    feed: Feed<'_, B>,
    threads: usize,
    pass: &P,
    sink: impl FnMut(Delivery<'_, P::Output>) -> io::Result<ControlFlow<()>>,
) -> io::Result<ControlFlow<()>> {
    let (sender, receiver) = mpsc::channel();
    let shared = Shared {
        jobs: Mutex::new(receiver),
        stopped: AtomicBool::new(false),
    };
    thread::scope(|scope| {
        let start = |_| {
            let worker = || work(pass, &shared);
            thread::Builder::new().spawn_scoped(scope, worker).ok()
        };
        let workers: Vec<_> = (0..threads).map_while(start).collect();
        if workers.is_empty() {
            drop(sender);
            return run_here(feed, pass, sink);
        }
        let pairs = workers.len() + 2;
        let result = Line::new(pairs, sender, sink).conduct(feed);
        shared.stopped.store(true, Ordering::Relaxed);
        for worker in workers {
            if let Err(panicked) = worker.join() {
                panic::resume_unwind(panicked);
            }
        }
        result
    })
}

/// Takes jobs until there are no more.
fn work<P: Pass>(pass: &P, shared: &Shared<P>) {
    loop {
        // One statement, so that the lock is held for waiting and not for working. Nothing panics
        // while it is held; a poisoned lock could only be taken anyway.
        let job = shared
            .jobs
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(Job { mut pair, answer }) = job else {
            return;
        };
        if shared.stopped.load(Ordering::Relaxed) {
            return;
        }
        let output = pass.chunk(&pair.chunk, &mut pair.scratch);
        // Nobody waits for it if the sink has stopped.
        let _ = answer.send(Done { pair, output });
    }
}

/// The results to come, in the order of the input, and where they go.
struct Line<P: Pass, F> {
    jobs: Sender<Job<P>>,
    waiting: VecDeque<Receiver<Done<P>>>,
    free: Vec<Pair<P::Scratch>>,
    sink: F,
}

impl<P: Pass, F> Line<P, F>
where
    F: FnMut(Delivery<'_, P::Output>) -> io::Result<ControlFlow<()>>,
{
    fn new(pairs: usize, jobs: Sender<Job<P>>, sink: F) -> Self {
        let mut free = Vec::new();
        free.resize_with(pairs, || Pair {
            chunk: Chunk::default(),
            scratch: P::Scratch::default(),
        });
        Self {
            jobs,
            waiting: VecDeque::with_capacity(pairs),
            free,
            sink,
        }
    }

    /// Reads and delivers to the end. When it returns or panics, `self.jobs` is dropped, and with
    /// that the workers come to theirs.
    fn conduct<B: Boundaries>(mut self, mut feed: Feed<'_, B>) -> io::Result<ControlFlow<()>> {
        loop {
            let Some(mut pair) = self.free.pop() else {
                if self.deliver_oldest()?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
                continue;
            };
            match feed.fill(&mut pair.chunk) {
                Fed::Chunk => {
                    let (answer, receiver) = mpsc::sync_channel(1);
                    // It cannot fail: the receiver lives as long as the workers.
                    let _ = self.jobs.send(Job { pair, answer });
                    self.waiting.push_back(receiver);
                }
                Fed::Failed { source, error } => {
                    self.free.push(pair);
                    // Rare enough to let the workers run dry for it.
                    if self.deliver_all()?.is_break()
                        || (self.sink)(Delivery::Failed { source, error })?.is_break()
                    {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                Fed::End => return self.deliver_all(),
            }
        }
    }

    /// Waits for the oldest result, delivers it, and frees its pair.
    fn deliver_oldest(&mut self) -> io::Result<ControlFlow<()>> {
        let Some(receiver) = self.waiting.pop_front() else {
            return Ok(ControlFlow::Continue(()));
        };
        // Jobs are taken in order, so one that gets no answer was taken by a worker that panicked,
        // and never waits behind it in the queue.
        let Ok(Done { pair, output }) = receiver.recv() else {
            return Ok(ControlFlow::Break(()));
        };
        let flow = (self.sink)(Delivery::Chunk(&pair.chunk, output))?;
        self.free.push(pair);
        Ok(flow)
    }

    fn deliver_all(&mut self) -> io::Result<ControlFlow<()>> {
        while !self.waiting.is_empty() {
            if self.deliver_oldest()?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}
