//! Rows of games written out by hand.

use super::{Buffers, Listed, Wanted, list};
use crate::check::Surroundings;

fn listed(text: &[u8], tags: &[&str]) -> Listed {
    let wanted = Wanted {
        tags: tags.iter().map(|&tag| tag.to_owned()).collect(),
        ..Wanted::default()
    };
    list(
        text,
        Surroundings::default(),
        &wanted,
        &mut Buffers::default(),
    )
}

const MATE: &str = "[Event \"Copa\"]\n[Date \"2024.03.01\"]\n[White \"Ana\"]\n[Black \"Rui\"]\n\
    [WhiteElo \"2400\"]\n[BlackElo \"?\"]\n[Annotator \"Eva\"]\n[Result \"0-1\"]\n\n\
    1. f3 e5 2. g4 Dh4# 0-1\n\n";
const STOPPED: &str =
    "[Event \"Copa\"]\n[Date \"2024.??.??\"]\n[Result \"*\"]\n\n1. e4 e5 2. Re5 *\n";

#[test]
fn a_row_has_what_the_game_says() {
    let text = format!("{MATE}{STOPPED}");
    let listed = listed(text.as_bytes(), &["Annotator", "Board"]);
    assert!(listed.incomplete);
    let [mate, stopped] = &listed.rows[..] else {
        panic!("{listed:?}");
    };
    assert_eq!((mate.offset, mate.length), (0, Some(MATE.len() as u32)));
    assert_eq!(mate.iso_date.as_deref(), Some("2024-03-01"));
    assert_eq!((mate.white_elo, mate.black_elo), (Some(2400), None));
    assert_eq!(mate.plies, 4);
    // The position after the fool's mate, as everyone publishes it.
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(mate.fen, fen);
    assert_eq!(mate.ending, Some("checkmate"));
    assert_eq!((mate.language, mate.errors), (Some("pt"), 0));
    assert_eq!(mate.tags, [Some("Eva".to_owned()), None]);

    assert_eq!(stopped.offset, MATE.len() as u32);
    assert_eq!(stopped.iso_date, None);
    assert_eq!((stopped.plies, stopped.ending), (2, None));
    assert_eq!(stopped.errors, 1);
}

#[test]
fn text_is_decoded() {
    let text = b"[Event \"Falc\xE3o \\\"A\\\"\"]\n[Result \"*\"]\n\n1. e4 *\n";
    assert_eq!(listed(text, &[]).rows[0].event, "Falcão \"A\"");
}

#[test]
fn a_board_that_is_none_has_no_position() {
    let text = b"[Event \"A\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n";
    let row = &listed(text, &[]).rows[0];
    assert_eq!((row.fen.as_str(), row.plies, row.language), ("", 0, None));
    assert!(row.errors > 0);
}
