//! The common path gives what the general one gives.

use proptest::prelude::*;

use crate::pgn::{GameBuf, Item, Part, Tag};

/// All tags and items of a text, by the common path or by the general one alone.
fn tokens(text: &[u8], is_general_only: bool) -> (Vec<Tag>, Vec<Item>) {
    let mut buffers = GameBuf {
        is_general_only,
        ..GameBuf::default()
    };
    let mut parts = buffers.parts(text);
    let (mut tags, mut items) = (Vec::new(), Vec::new());
    while let Some(part) = parts.next_part() {
        match part {
            Part::Game(game) => {
                tags.extend_from_slice(game.tags);
                items.extend_from_slice(game.items);
            }
            Part::Outside(outside) => items.extend_from_slice(outside.items),
        }
    }
    (tags, items)
}

fn both_ways_agree(text: &str) -> Result<(), TestCaseError> {
    prop_assert_eq!(
        tokens(text.as_bytes(), false),
        tokens(text.as_bytes(), true)
    );
    Ok(())
}

/// What tag sections are made of.
const LINES: &[&str] = &[
    "[Event \"A\"]",
    "[Event \"B\"]",
    "[White \"a [Event b\"]",
    "[White \"a",
    "[Site \"?\"]",
    "[Site \"x \\\"]",
    "[Black \"O'Hara \"Jo\" B\"]",
    "[WhiteRatingDiff \"+7\"]",
    "[Elo 2400]",
    "[Round]",
    "[x",
    "[%eval \"a\"]",
    " [Date \"2000.01.01\"]",
    "[Result \"*\"] ",
    "1. e4 *",
    "{c}",
    "",
    "",
];

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
    "{ [%clk 0:05:00] }",
    "{ 1. e4 (2... Nf3!) $1 ; * é\u{A0}\0\r\n }",
    "{a comment that is longer than a block of sixty-four bytes, whatever it may say of the moves}",
    "{}",
    "{",
    "}",
    "1234567.",
    "12345...",
    "00.",
    "10.",
    "1.e4",
    "12...Nf3",
    "Nf3+!?",
    "Qh4+!??",
    "Qh4=",
    "e5-",
    "N+",
    "O",
    "0-0-0",
    "1/2-1/2",
    "\u{2026}",
    "@",
    "Y",
    "~",
    "\u{7F}",
    "[Event \"x\"]",
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

/// How those lines end.
const ENDS: &[&str] = &["\n", "\n", "\n", "\r\n", "\r", "\n\n", ""];

/// What nearly all movetext is made of: so that the common path meets the ends of its blocks in
/// every token, and goes on behind them.
const PLAIN: &[&str] = &[
    " 1.",
    " 12. ",
    " 123. ",
    " 12...",
    " 1...",
    " e4",
    " Nf3",
    " Nbxd7+",
    "\r\nO-O",
    "\nQh4#",
    " O-O-O+!?",
    " { [%clk 0:05:00] }",
    "{a move, 12... e5! }",
    " {sixty-four bytes and some more of a comment that goes on and on and on and on}",
];

/// Longer movetext, mostly plain, with a piece of any kind now and then.
fn mostly_plain() -> impl Strategy<Value = Vec<&'static str>> {
    let piece = prop_oneof![
        30 => prop::sample::select(PLAIN),
        1 => prop::sample::select(PIECES),
    ];
    prop::collection::vec(piece, 0..120)
}

#[test]
fn a_comment_closes_anywhere_in_a_block() {
    for before in 0..70 {
        for length in 0..140 {
            for after in ["}", "}}", "}e5", "} {}", "", "{}"] {
                let text = format!(
                    "1. e4 {}{{{}{after} 1... e5 *",
                    " ".repeat(before),
                    "c".repeat(length)
                );
                let text = text.as_bytes();
                assert_eq!(tokens(text, false), tokens(text, true), "{before} {length}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        // A failing text becomes a test of its own, not a line in a file of seeds.
        failure_persistence: None,
        ..ProptestConfig::with_cases(4000)
    })]

    #[test]
    fn the_common_path_changes_nothing(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..80)) {
        let text = format!("1. e4 {}", pieces.concat());
        both_ways_agree(&text)?;
        let spaced = format!("1. e4 {}", pieces.join(" "));
        both_ways_agree(&spaced)?;
    }

    #[test]
    fn the_common_path_of_tags_changes_nothing(
        lines in prop::collection::vec((prop::sample::select(LINES), prop::sample::select(ENDS)), 0..20),
        again in 0_usize..70,
    ) {
        let text: String = lines.iter().flat_map(|(line, end)| [*line, *end]).collect();
        both_ways_agree(&text)?;
        let many = format!("[Event \"A\"]\n{}{text}", "[Site \"?\"]\n".repeat(again));
        both_ways_agree(&many)?;
    }

    #[test]
    fn the_common_path_changes_nothing_in_common_movetext(pieces in mostly_plain()) {
        let text = format!("1. e4{}", pieces.concat());
        prop_assert_eq!(tokens(text.as_bytes(), false), tokens(text.as_bytes(), true));
        // Every length of what is left for the last block.
        let (before, after) = text.as_bytes().split_at(text.len() * 3 / 4);
        prop_assert_eq!(tokens(before, false), tokens(before, true));
        let sections = [before, b"\n\n[Event \"x\"]\n\n", after].concat();
        prop_assert_eq!(tokens(&sections, false), tokens(&sections, true));
    }
}
