//! FEN, `SetUp` and Variant tags.

use super::{expect, expect_fixed};
use crate::board::Position;
use crate::check::findings::Findings;
use crate::check::setup::{Start, start};
use crate::pgn::{GameBuf, Part};
use crate::report::Selection;

const PAWN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

/// Where the one game of a text starts.
fn start_of(text: &str) -> Start {
    let mut buffers = GameBuf::default();
    let mut parts = buffers.parts(text.as_bytes());
    let mut findings = Findings::new(text.as_bytes(), Selection::default());
    match parts.next_part() {
        Some(Part::Game(game)) => start(&game, &Position::default(), &mut findings),
        other => panic!("{other:?}"),
    }
}

fn with_fen(fen: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*")
}

#[test]
fn positions() {
    let cases = [
        (PAWN, ""),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "T013 2:7"),
        ("4k3/8/8/8/8/8/4x3/4K3 w - - 0 1", "T013 2:22"),
        ("4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", "T013 2:29"),
        ("", "T013 2:7"),
        ("4k3/8/8/8/8/8/4P3/4K3", "T014 2:7"),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 0",
            "T014 2:31, T014 2:32, T014 2:38",
        ),
        (
            "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1",
            "T019 2:1",
        ),
    ];
    for (fen, wanted) in cases {
        expect(&[(&with_fen(fen), wanted)]);
    }
}

#[test]
fn places_count_characters() {
    let text =
        b"[SetUp \"1\"]\n[White \"\xE3\"]\n[FEN \"4k3/8/8/8/8/8/4\xE33/4K3 w - - 0 1\"]\n\n*";
    assert_eq!(super::places(text, &["T013"]), "T013 3:22");
}

#[test]
fn tags_that_belong_together() {
    expect(&[
        (&format!("[FEN \"{PAWN}\"]\n\n*"), "T015 1:1"),
        (&format!("[SetUp \"0\"]\n[FEN \"{PAWN}\"]\n\n*"), "T015 2:1"),
        ("[SetUp \"1\"]\n\n*", "T016 1:1"),
        ("[SetUp \"1\"]\n[FEN]\n\n*", "T001 2:1"),
        ("[SetUp \"0\"]\n\n*", ""),
    ]);
}

#[test]
fn variants() {
    expect(&[
        ("[Variant \"Standard\"]\n\n*", ""),
        ("[Variant \"From Position\"]\n\n*", ""),
        ("[Variant \"chess960\"]\n\n*", ""),
        ("[Variant \"?\"]\n\n*", ""),
        ("[Variant \"Crazyhouse\"]\n[FEN \"x\"]\n\n*", "T017 1:11"),
        ("[Variant \"xadrez normal\"]\n\n*", "T018 1:11"),
    ]);
}

#[test]
fn where_games_start() {
    let pawn = start_of(&with_fen(PAWN));
    assert!(pawn.playable && pawn.from_fen);
    let lower = start_of(&format!("[Fen \"{PAWN}\"]\n\n*"));
    assert_eq!(lower.position, pawn.position);
    let none = start_of("[Event \"A\"]\n\n*");
    assert!(none.playable && !none.from_fen);
    let bad = start_of(&with_fen("8/8/8/8/8/8/8/8 w - - 0 1"));
    assert!(!bad.playable);
    assert_eq!(bad.as_written.as_deref(), Some("8/8/8/8/8/8/8/8 w - - 0 1"));
    let random = start_of("[Variant \"Fischerandom\"]\n\n*");
    assert!(random.playable);
    assert!(!start_of("[Variant \"Atomic\"]\n\n*").playable);
    assert!(start_of("[Variant \"xadrez normal\"]\n\n*").playable);
}

#[test]
fn mended_tags() {
    expect_fixed(
        &["T014", "T015", "T019"],
        &[
            (&with_fen("4k3/8/8/8/8/8/4P3/4K3"), &with_fen(PAWN)),
            (
                &format!("[FEN \"{PAWN}\"]\r\n\r\n*"),
                &format!("[SetUp \"1\"]\r\n[FEN \"{PAWN}\"]\r\n\r\n*"),
            ),
            (
                "[FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1\"]\n\n*",
                "[SetUp \"1\"]\n[FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1\"]\n[Variant \"Chess960\"]\n\n*",
            ),
        ],
    );
}
