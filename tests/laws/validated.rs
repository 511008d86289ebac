//! The whole way of `validate`, and that neither threads nor chunk sizes show in its answer.

use std::io::{self, Cursor};
use std::ops::ControlFlow;

use roque::check::{Settings, Validation};
use roque::input::{self, Feed, GameBoundaries, Limits, Source};
use roque::pipeline::{Delivery, run};
use roque::report::{Emitter, JsonLines, Locale, Selection, Summary, Text, Words};

use super::parts::show;

/// A limit on one game that no input here reaches, in bytes.
pub(crate) const AMPLE: usize = 1 << 22;

/// A limit on one game that many inputs reach, in bytes.
pub(crate) const TIGHT: usize = 1 << 11;

thread_local! {
    static WORDS: Words = const { Words::new(Locale::En) };
}

/// All that `validate` says of one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    /// Its output as `jsonl`.
    pub(crate) lines: String,
    /// Its output as `text`, with the excerpts.
    pub(crate) text: String,
    pub(crate) summary: Summary,
}

/// Every rule, those of style too.
pub(crate) fn every_rule() -> Selection {
    Selection::new(&["all"], &[] as &[&str]).expect("a selection")
}

/// Validates one file by all rules with so many threads.
pub(crate) fn validated(bytes: &[u8], limits: Limits, threads: usize) -> Answer {
    WORDS.with(|words| validated_in(words, bytes, limits, threads))
}

fn validated_in(words: &Words, bytes: &[u8], limits: Limits, threads: usize) -> Answer {
    let source = Source::reader("file", Cursor::new(bytes.to_vec()));
    let boundaries = GameBoundaries::new();
    let feed = Feed::new(vec![Ok(source)], &boundaries, limits);
    let pass = Validation {
        settings: Settings {
            selection: every_rule(),
            ..Settings::default()
        },
        max_game_bytes: limits.max_game_bytes(),
    };
    let mut emitters: [Box<dyn Emitter>; 2] = [
        Box::new(JsonLines::new(words)),
        Box::new(Text::new(words, false, 0)),
    ];
    let mut outs = [Vec::new(), Vec::new()];
    let mut summary = Summary::default();
    let mut base = input::Base::default();
    run(feed, threads, &pass, |delivery| {
        let Delivery::Chunk(chunk, checked) = delivery else {
            return Err(io::Error::other("a source that failed"));
        };
        base.enter(chunk);
        for finding in &checked.findings {
            summary.count(finding);
            for (emitter, out) in emitters.iter_mut().zip(&mut outs) {
                emitter.finding(out, "file", base, finding)?;
            }
        }
        let games = checked.games.len() as u64;
        summary.games += games;
        summary.plies += checked.plies;
        summary.games_with_errors += checked.games.iter().filter(|game| !game.1).count() as u64;
        base.pass(checked.line_ends, games);
        Ok(ControlFlow::Continue(()))
    })
    .expect("an input that can be read");
    let [lines, text] = outs.map(|out| String::from_utf8(out).expect("UTF-8"));
    Answer {
        lines,
        text,
        summary,
    }
}

/// The answer does not depend on how the input is read.
pub(crate) fn hold(bytes: &[u8]) {
    // What fits the smallest chunk is never cut.
    if bytes.len() <= Limits::LEAST {
        agree(bytes, AMPLE, &[(1 << 10, 1), (1 << 10, 2)]);
    } else {
        agree(bytes, AMPLE, &[(1 << 20, 1), (1 << 10, 2), (1500, 1)]);
        agree(bytes, TIGHT, &[(1 << 10, 1), (1500, 3), (1 << 20, 1)]);
    }
}

/// The answers for each chunk size and number of threads are one; gives it.
pub(crate) fn agree(bytes: &[u8], limit: usize, ways: &[(usize, usize)]) -> Option<Answer> {
    let mut first: Option<(usize, Answer)> = None;
    for &(chunk, threads) in ways {
        let answer = validated(bytes, Limits::new(chunk, limit), threads);
        let Some((other, wanted)) = &first else {
            first = Some((chunk, answer));
            continue;
        };
        if answer != *wanted {
            let pairs = wanted.text.lines().zip(answer.text.lines());
            let differ = pairs.into_iter().find(|(left, right)| left != right);
            panic!(
                "limit {limit}: chunks of {other} and of {chunk} ({threads} threads) differ: \
                 {differ:?}\n{:?}\n{:?}\n{}",
                wanted.summary,
                answer.summary,
                show(bytes)
            );
        }
    }
    first.map(|(_, answer)| answer)
}
