//! Laws on random and mutated text.

use proptest::prelude::*;
use roque::pgn::boundary::{last_safe_point, next_safe_point};

use crate::laws::parts::{Owned, parts_of, read, show};

/// Pieces that mean something to the grammar.
const PIECES: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "%",
    "$",
    "*",
    "1-0",
    "0-1",
    "1/2",
    "½-½",
    "(1-0)",
    "0-0",
    "\n",
    "\r\n",
    "\r",
    "\n\n",
    " ",
    "\t",
    "1.",
    "1...",
    "12)",
    "1 –",
    "…",
    "e4",
    "Nf3",
    "Cf3!?",
    "e8(D)",
    "T(f)d1",
    "e.p.",
    "mate",
    " x ",
    " #",
    "+-",
    "N",
    "+0.30",
    "<br>",
    "<>",
    "--",
    "\u{200B}",
    "\u{A0}",
    "\u{FEFF}",
    "\x1A",
    "\0",
    "[Event \"x\"]",
    "\n\n[Event \"x\"]\n",
    "[Event ",
    "[Site \"y\"]",
    "[Round]",
    "[A B \"c\"]",
    "{[%clk 0:01]}",
    "[?]",
    ",",
    ".",
    "ç5",
    "♘f3",
];

/// One change to a text.
#[derive(Debug, Clone)]
enum Change {
    Insert(prop::sample::Index, prop::sample::Index),
    Delete(prop::sample::Index, usize),
    Byte(prop::sample::Index, u8),
    Copy(prop::sample::Index, prop::sample::Index, usize),
}

fn change() -> impl Strategy<Value = Change> {
    use prop::sample::Index;
    prop_oneof![
        4 => any::<(Index, Index)>().prop_map(|(at, piece)| Change::Insert(at, piece)),
        2 => (any::<Index>(), 1..40_usize).prop_map(|(at, length)| Change::Delete(at, length)),
        1 => any::<(Index, u8)>().prop_map(|(at, byte)| Change::Byte(at, byte)),
        1 => (any::<Index>(), any::<Index>(), 1..200_usize)
            .prop_map(|(from, to, length)| Change::Copy(from, to, length)),
    ]
}

fn apply(text: &mut Vec<u8>, change: &Change) {
    let length = text.len() + 1;
    match change {
        Change::Insert(at, piece) => {
            let at = at.index(length);
            let piece = PIECES[piece.index(PIECES.len())];
            text.splice(at..at, piece.bytes());
        }
        Change::Delete(at, count) => {
            let at = at.index(length);
            let end = text.len().min(at + count);
            text.drain(at..end);
        }
        Change::Byte(at, byte) => {
            let at = at.index(length);
            if let Some(place) = text.get_mut(at) {
                *place = *byte;
            }
        }
        Change::Copy(from, to, count) => {
            let from = from.index(length);
            let end = text.len().min(from + count);
            let copied = text[from..end].to_vec();
            let to = to.index(length);
            text.splice(to..to, copied);
        }
    }
}

/// Some cases one behind the other, changed here and there, with one kind of line end or another.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let seeds = crate::seeds::cases();
    let joined = prop::collection::vec(prop::sample::select(seeds), 1..5)
        .prop_map(|files| files.join(&b"\n"[..]));
    (joined, prop::collection::vec(change(), 0..25), 0..3_u8).prop_map(
        |(mut text, changes, ends)| {
            for change in &changes {
                apply(&mut text, change);
            }
            let ending: &[u8] = match ends {
                0 => b"\n",
                1 => b"\r\n",
                _ => b"\r",
            };
            text.split(|&byte| byte == b'\n')
                .collect::<Vec<_>>()
                .join(ending)
        },
    )
}

/// Pieces in any order.
fn scattered() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop::sample::select(PIECES), 0..60)
        .prop_map(|pieces| pieces.concat().into_bytes())
}

/// Reading the parts cut at these places gives what reading the whole gives.
fn is_cut_safely(text: &[u8], cuts: &[usize], whole: &[Owned]) {
    let mut parts = Vec::new();
    let mut from = 0;
    for &cut in cuts.iter().chain([&text.len()]) {
        parts.extend(read(&text[from..cut], from as u32));
        from = cut;
    }
    assert_eq!(parts, whole, "cut at {cuts:?}: {}", show(text));
}

/// Cut at each safe point alone, at all of them, and where a chunker would.
fn cuts_hold(text: &[u8]) {
    let whole = parts_of(text);
    let mut points = Vec::new();
    let mut from = 0;
    while let Some(at) = next_safe_point(text, from) {
        is_cut_safely(text, &[at], &whole);
        points.push(at);
        from = at + 1;
    }
    is_cut_safely(text, &points, &whole);
    if let Some(last) = last_safe_point(text) {
        assert_eq!(Some(&last), points.last());
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        // A failing text becomes a test of its own, not a line in a file of seeds.
        failure_persistence: None,
        ..ProptestConfig::with_cases(1500)
    })]

    #[test]
    fn mutated_files_tile_and_may_be_cut(text in mutated()) {
        cuts_hold(&text);
    }

    #[test]
    fn scattered_pieces_tile_and_may_be_cut(text in scattered()) {
        cuts_hold(&text);
    }

    #[test]
    fn any_bytes_tile(text in prop::collection::vec(any::<u8>(), 0..300)) {
        cuts_hold(&text);
    }
}
