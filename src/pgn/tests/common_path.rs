//! The common path gives what the general one gives.

use proptest::prelude::*;

use crate::pgn::{GameBuf, Item, Part};

/// All items of a text, by the common path or by the general one alone.
fn items(text: &[u8], is_general_only: bool) -> Vec<Item> {
    let mut buffers = GameBuf {
        is_general_only,
        ..GameBuf::default()
    };
    let mut parts = buffers.parts(text);
    let mut all = Vec::new();
    while let Some(part) = parts.next_part() {
        match part {
            Part::Game(game) => all.extend_from_slice(game.items),
            Part::Outside(outside) => all.extend_from_slice(outside.items),
        }
    }
    all
}

/// What movetext is made of, in pieces that meet the common path's edges.
const PIECES: &[&str] = &[
    " ",
    " ",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "1.",
    "12.",
    "123.",
    "1...",
    "12...",
    "0.",
    "1",
    "1..",
    "1....",
    ".",
    "Nf3",
    "e4",
    "exd5",
    "Nbxd7+",
    "Qh4#",
    "O-O",
    "O-O-O+",
    "e8=Q",
    "e8=Q+",
    "Nf3!",
    "b4?",
    "N",
    "x",
    "+",
    "#",
    "=",
    "mate",
    "ch",
    "e.p.",
    "ep",
    "=D",
    "1-0",
    "0-1",
    "0-0",
    "*",
    "{c}",
    "(",
    ")",
    ";c\n",
    "$1",
    "<br>",
    "--",
    "Z0",
    "é",
    "\u{A0}",
    "\0",
    ",",
    "[",
    "]",
    "!?",
    "+-",
    "a",
    "B",
    "e4e5",
    "Ng1f3",
    "longword",
    "xyzxyzxyzxyz",
];

proptest! {
    #![proptest_config(ProptestConfig {
        // A failing text becomes a test of its own, not a line in a file of seeds.
        failure_persistence: None,
        ..ProptestConfig::with_cases(4000)
    })]

    #[test]
    fn the_common_path_changes_nothing(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..80)) {
        let text = format!("1. e4 {}", pieces.concat());
        prop_assert_eq!(items(text.as_bytes(), false), items(text.as_bytes(), true));
        let spaced = format!("1. e4 {}", pieces.join(" "));
        prop_assert_eq!(items(spaced.as_bytes(), false), items(spaced.as_bytes(), true));
    }
}
