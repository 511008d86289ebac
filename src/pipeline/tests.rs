//! The order of results, early ends, failures and panics, with small sources.

use super::{Delivery, Pass, run};
use crate::error::Error;
use crate::input::{Chunk, Feed, GameBoundaries, Limits, Source};
use std::io::{self, ErrorKind, Read};
use std::ops::ControlFlow;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};

const BOUNDARIES: GameBoundaries = GameBoundaries::new();
const THREADS: [usize; 5] = [0, 1, 2, 3, 8];

/// Hands the text on; every third chunk takes longer, so that results are ready out of order.
struct Text;

impl Pass for Text {
    type Scratch = Vec<u8>;
    type Output = String;

    fn chunk(&self, chunk: &Chunk, scratch: &mut Vec<u8>) -> String {
        scratch.clear();
        let rounds = if chunk.sequence.is_multiple_of(3) {
            200
        } else {
            1
        };
        for _ in 0..rounds {
            scratch.clear();
            scratch.extend_from_slice(&chunk.bytes);
        }
        String::from_utf8_lossy(scratch).into_owned()
    }
}

/// Panics on its third chunk.
struct Panics(AtomicUsize);

impl Pass for Panics {
    type Scratch = ();
    type Output = ();

    fn chunk(&self, _: &Chunk, (): &mut ()) {
        assert!(self.0.fetch_add(1, Ordering::Relaxed) != 2, "third chunk");
    }
}

/// Some bytes, then a failure.
struct Breaks(io::Cursor<Vec<u8>>);

impl Read for Breaks {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self.0.read(out)? {
            0 => Err(io::Error::from(ErrorKind::ConnectionReset)),
            count => Ok(count),
        }
    }
}

fn games(count: usize) -> String {
    let mut text = String::new();
    for game in 0..count {
        let comment = "c".repeat(60 + game % 7);
        text += "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 {";
        text += &comment;
        text += "} *\n\n";
    }
    text
}

fn text(text: &str) -> Source {
    Source::reader("text", io::Cursor::new(text.as_bytes().to_vec()))
}

fn broken(text: &str) -> Source {
    let bytes = io::Cursor::new(text.as_bytes().to_vec());
    Source::reader("broken", Breaks(bytes))
}

fn feed(sources: Vec<Result<Source, Error>>) -> Feed<'static, GameBoundaries> {
    Feed::new(sources, &BOUNDARIES, Limits::new(1 << 10, 1 << 20))
}

/// What a run delivers: of each source its text, whether its last chunk came, and its failure.
#[derive(Debug, PartialEq, Eq, Default, Clone)]
struct Told {
    text: String,
    is_whole: bool,
    failure: Option<String>,
}

fn told(sources: Vec<Result<Source, Error>>, threads: usize) -> Vec<Told> {
    let mut all = vec![Told::default(); sources.len()];
    let mut last = 0;
    run(feed(sources), threads, &Text, |delivery| {
        let number = match delivery {
            Delivery::Chunk(chunk, output) => {
                let told = &mut all[chunk.source as usize];
                assert_eq!(chunk.offset, told.text.len() as u64);
                assert_eq!(chunk.first, chunk.sequence == 0);
                assert!(!told.is_whole && told.failure.is_none());
                told.text += &output;
                told.is_whole = chunk.last;
                chunk.source
            }
            Delivery::Failed { source, error } => {
                all[source as usize].failure = Some(error.to_string());
                source
            }
        };
        assert!(last <= number);
        last = number;
        Ok(ControlFlow::Continue(()))
    })
    .expect("the sink does not fail");
    all
}

#[test]
fn results_come_in_the_order_of_the_input() {
    let long = games(200);
    for threads in THREADS {
        let all = told(
            [&long, "", "x", &long].map(|it| Ok(text(it))).into(),
            threads,
        );
        let whole: Vec<_> = all.iter().map(|told| told.text.as_str()).collect();
        assert_eq!(whole, [&long, "", "x", &long]);
        assert!(
            all.iter()
                .all(|told| told.is_whole && told.failure.is_none())
        );
    }
}

#[test]
fn no_source_delivers_nothing() {
    for threads in THREADS {
        assert_eq!(told(Vec::new(), threads), []);
    }
}

#[test]
fn a_failure_takes_its_place_and_the_rest_is_read() {
    let long = games(50);
    for threads in THREADS {
        let missing = || Ok(Source::file("no such folder/no such file.pgn"));
        let no_match = || Err(Error::NoMatch { path: "*.x".into() });
        let sources = vec![
            missing(),
            Ok(broken(&long)),
            no_match(),
            Ok(broken("")),
            Ok(text(&long)),
        ];
        let all = told(sources, threads);
        let failure = |index: usize| all[index].failure.as_deref().unwrap_or_default();
        assert!(failure(0).starts_with("cannot open no such folder"));
        assert!(failure(1).starts_with("cannot read broken to its end"));
        assert_eq!(failure(2), "no file matches *.x");
        assert!(failure(3).starts_with("cannot read broken to its end"));
        assert_eq!(all[1].text, long);
        assert!(!all[1].is_whole);
        assert_eq!((&all[4].text, all[4].is_whole), (&long, true));
    }
}

#[test]
fn a_sink_that_breaks_ends_the_run() {
    for threads in THREADS {
        let mut count = 0;
        let result = run(feed(vec![Ok(text(&games(500)))]), threads, &Text, |_| {
            count += 1;
            Ok(if count == 3 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        });
        assert!(result.is_ok());
        assert_eq!(count, 3);
    }
}

#[test]
fn a_sink_that_fails_ends_the_run_and_a_closed_pipe_is_no_error() {
    for threads in THREADS {
        for (kind, is_error) in [
            (ErrorKind::StorageFull, true),
            (ErrorKind::BrokenPipe, false),
        ] {
            let mut count = 0;
            let result = run(feed(vec![Ok(text(&games(500)))]), threads, &Text, |_| {
                count += 1;
                Err(io::Error::from(kind))
            });
            assert_eq!(
                result.map_err(|error| error.kind()).err(),
                is_error.then_some(kind)
            );
            assert_eq!(count, 1);
        }
    }
}

#[test]
fn a_panic_of_the_pass_or_the_sink_comes_through() {
    let message = |threads: usize, pass: &Panics, sink_panics: bool| {
        let caught = panic::catch_unwind(AssertUnwindSafe(|| {
            run(feed(vec![Ok(text(&games(500)))]), threads, pass, |_| {
                assert!(!sink_panics, "in the sink");
                Ok(ControlFlow::Continue(()))
            })
        }));
        let panicked = caught.expect_err("a panic");
        panicked.downcast_ref::<&str>().map(ToString::to_string)
    };
    for threads in THREADS {
        let pass = Panics(AtomicUsize::new(0));
        assert_eq!(
            message(threads, &pass, false).as_deref(),
            Some("third chunk")
        );
        let pass = Panics(AtomicUsize::new(3));
        assert_eq!(
            message(threads, &pass, true).as_deref(),
            Some("in the sink")
        );
    }
}
