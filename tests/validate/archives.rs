//! Counts over the two archives that the project measures with, by python-chess.
//!
//! They are too large for the repository: `ROQUE_ARCHIVES` names the folder of `otb.pgn` and
//! `lichess.pgn`, and `cargo test -- --ignored archives` runs these tests.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Output};

use roque::input::{Chunk, ChunkKind, Feed, GameBoundaries, Limits, Source};
use roque::pgn::{Game, GameBuf, Part, TagForm};
use roque::pipeline::{Delivery, Pass, run};
use serde_json::{Value, json};

const ARCHIVES: [&str; 2] = ["otb.pgn", "lichess.pgn"];

fn archive(name: &str) -> PathBuf {
    let folder = env::var_os("ROQUE_ARCHIVES").expect("ROQUE_ARCHIVES, the folder of the archives");
    PathBuf::from(folder).join(name)
}

fn validate(name: &str, threads: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_roque"))
        .args(["validate", "--output-format", "json", "-j", threads])
        .arg(archive(name))
        .output()
        .expect("a run")
}

#[test]
#[ignore = "needs the archives"]
fn counts_of_the_archives() {
    for name in ARCHIVES {
        let [one, two] = ["1", "2"].map(|threads| validate(name, threads).stdout);
        assert!(
            one == two,
            "{name}: two threads say something else than one"
        );
        let all: Value = serde_json::from_slice(&one).expect("a document");
        let summary = &all["summary"];
        assert_eq!(summary["games"], 145_716, "{name}");
        assert_eq!(summary["plies"], 11_264_836, "{name}");
        assert_eq!(summary["errors"], 15, "{name}");
        let rules = &summary["by_rule"];
        let counted = json!([rules["R003"], rules["M009"], rules["M010"], rules["M011"]]);
        assert_eq!(counted, json!([15, 14, 30, 3]), "{name}");
        let findings = all["findings"].as_array().expect("a list");
        let results = |end: &str| {
            let ends = |finding: &&Value| {
                let message = finding["message"].as_str().expect("a message");
                finding["code"] == "R003" && message.contains(end)
            };
            findings.iter().filter(ends).count()
        };
        assert_eq!(
            [
                results("gave mate"),
                results("stalemate"),
                results("dead position")
            ],
            [12, 2, 1],
            "{name}"
        );
        let of_moves = rules.as_object().expect("rules").keys();
        let others = of_moves.filter(|code| code.starts_with(['M', 'N'])).count();
        assert_eq!(others, 3, "{name}: an illegal move or a wrong mark");
    }
}

/// Counts tags with a backslash that escapes nothing.
struct Backslashes;

impl Pass for Backslashes {
    type Scratch = GameBuf;
    type Output = usize;

    fn chunk(&self, chunk: &Chunk, buffers: &mut GameBuf) -> usize {
        assert_eq!(chunk.kind, ChunkKind::Games);
        let mut count = 0;
        let mut parts = buffers.parts(&chunk.bytes);
        while let Some(part) = parts.next_part() {
            if let Part::Game(game) = part {
                count += backslashes(&game);
            }
        }
        count
    }
}

/// Tags of which, escapes taken out, a backslash is left; each is well formed and keeps it.
fn backslashes(game: &Game<'_>) -> usize {
    let literal = |text: &str| text.replace(r"\\", "").replace(r#"\""#, "").contains('\\');
    game.tags
        .iter()
        .filter(|tag| literal(&game.text(tag.value)))
        .inspect(|tag| {
            assert_eq!(tag.form, TagForm::Quoted);
            assert!(game.value(tag).contains('\\'));
        })
        .count()
}

#[test]
#[ignore = "needs the archives"]
fn backslashes_that_are_text() {
    for name in ARCHIVES {
        let boundaries = GameBoundaries::new();
        let sources = vec![Ok(Source::file(archive(name)))];
        let feed = Feed::new(sources, &boundaries, Limits::default());
        let mut count = 0;
        run(feed, 2, &Backslashes, |delivery| {
            if let Delivery::Chunk(_, found) = delivery {
                count += found;
            }
            Ok(std::ops::ControlFlow::Continue(()))
        })
        .expect("an archive that can be read");
        assert_eq!(count, 370, "{name}");
    }
}
