//! Texts to cut: cases in a row, changed in ways that take boundaries away.

use crate::random::Random;
use crate::seeds;

/// What means something to the grammar, above all what may or may not begin a game.
const PIECES: &[&str] = &[
    "{",
    "}",
    "{ a { b }",
    "{a {b} c}",
    "}}",
    "(",
    ")",
    "( 1-0 ) ",
    "*",
    "* ",
    "1-0 ",
    "0-1\n",
    "½-½ ",
    "1/2",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    "\r\n\r\n",
    " ",
    "\t",
    "\u{A0}",
    "\u{FEFF}",
    "1. ",
    "1.",
    "1 ",
    "1) ",
    "1 - ",
    "1... ",
    "5. ",
    "e4 ",
    "e4",
    "Cf3 ",
    "d8=D ",
    "O-O ",
    "0-0 ",
    "x ",
    "e5 ",
    "$1 ",
    "!",
    "=",
    "+-",
    "; c\n",
    ";",
    "\n% {\n",
    "%",
    "text ",
    "[Event \"a\"]\n",
    "\n\n[Event \"b\"]\n",
    "[Event ",
    "[Event x]",
    "[White \"c\"]\n",
    "\n\n[White \"d\"]\n",
    "[White \"open\n",
    "[White \"open [Event \"e\"]\n",
    "[White \"x\\\"] ",
    "[Round]\n",
    "[Round 3]\n",
    "\n\n[Round]\n",
    "[a b \"c\"]",
    "[",
    "]",
    "\"",
    "\\",
    "[%clk 1]",
    "\u{E9}",
    "ção ",
];

/// So many pieces, one after the other.
pub(crate) fn soup(random: &mut Random, count: usize) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..count {
        // Most of a text is games, or nothing would ever begin.
        match random.below(6) {
            0 => text.extend_from_slice(b"[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 *\n\n"),
            1 => text.extend_from_slice(b"1. d4 d5 2. c4 1-0\n"),
            _ => text.extend_from_slice(random.pick(PIECES).as_bytes()),
        }
    }
    text
}

/// All cases in one text, as they are, without safe points, without tags, and with CRLF.
pub(crate) fn rows_of_cases() -> Vec<Vec<u8>> {
    let plain = seeds::cases().join(&b"\n\n"[..]);
    let no_events = replaced(&plain, b"[Event ", b"[Evento ");
    let no_tags = plain
        .split_inclusive(|&byte| byte == b'\n')
        .filter(|line| !line.starts_with(b"["))
        .flatten()
        .copied()
        .collect();
    let crlf = |text: &[u8]| replaced(&replaced(text, b"\r\n", b"\n"), b"\n", b"\r\n");
    vec![crlf(&plain), crlf(&no_events), plain, no_events, no_tags]
}

/// The text with some bytes taken out and some pieces put in.
pub(crate) fn mutated(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=random.below(12) {
        let at = random.below(text.len());
        let end = (at + random.below(8)).min(text.len());
        let piece = random.pick(PIECES);
        text.splice(at..end, piece.bytes());
    }
    text
}

fn replaced(text: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with(from) {
            out.extend_from_slice(to);
            at += from.len();
        } else {
            out.push(text[at]);
            at += 1;
        }
    }
    out
}
