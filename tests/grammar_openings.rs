//! `grammar/openings/documento.ebnf` bound to its parsers: the same productions, cases, and random
//! sentences.

use roque::openings::PRODUCTIONS;

use crate::ebnf::{Grammar, Random};

/// By production: texts that are one, then texts that are none.
const CASES: [(&str, &[&str], &[&str]); 22] = [
    (
        "list",
        &[
            "",
            "\n\n",
            "Abertas.\nA: 1-e4, e5.\n\nB: 1-d4,",
            "A: 1-e4,\r\ne5.\r\nB: 1-d4, \r\n",
        ],
        &["A", "A: 1-e4\n", "A: 1-e4, e5. B: 1-d4,", "A: 1-e4, e5. C."],
    ),
    ("element", &["A.", "A: 1-e4,"], &["A", ": 1-e4,", "A: e4,"]),
    (
        "section",
        &["Partidas Semi-Abertas.", "1. Abertas."],
        &["Partidas", ".", "A.\n", "A: b."],
    ),
    (
        "title-start",
        &["A", "é", "1", "-"],
        &[" ", ".", ":", "\n", "ab"],
    ),
    ("title-character", &["A", " ", "."], &[":", "\r", ""]),
    (
        "entry",
        &[
            "Quatro Cavalos: 1-e4, e5. 2-Cf3, Cc6. 3-Cc3,\nCf6.",
            "Dama Aceito: 1-d4, d5. 2-c4, dxc.",
            "A : 1–e4,",
        ],
        &[
            "A:1-e4,",
            "A: 1-e4, e5",
            "A: 1-e4. e5.",
            "A:\n\n1-e4,",
            "A: 1-e4, 2-d4,",
        ],
    ),
    (
        "name",
        &["Defesa Caro-Kann", "A. B."],
        &[" A", "A ", "A:", ""],
    ),
    (
        "moves",
        &[
            "1-e4,",
            "1-e4, e5.",
            "1-e4, e5. 2-O-O, O-O-O.",
            "7-a3, b6.\n9-c4,",
        ],
        &["", "1-e4", "e4, e5.", "1-e4, 2-d4,", "1-e4, e5. 2-d4"],
    ),
    (
        "turn",
        &["1-e4, e5.", "1-e4,\n e5."],
        &["1-e4,", "1-e4,e5.", "1-e4, e5"],
    ),
    (
        "half-turn",
        &["1-e4,", "12–Dxf7+,"],
        &["1.e4,", "1-e4.", "-e4,", "1-,"],
    ),
    ("white", &["e4,", "dxc,"], &["e4", "e4.", ","]),
    ("black", &["e5.", "dc."], &["e5", "e5,", "Abertas."]),
    ("number", &["1", "10", "007"], &["", "a", "1-"]),
    ("dash", &["-", "–"], &["—", "--", ""]),
    (
        "move",
        &["e4", "Cf3", "O-O+", "0-0-0", "dxc", "cd", "e8=D#", "♘f3"],
        &["", "Abertas", "dx", "e4.", "C f3", "dxcx"],
    ),
    (
        "castling",
        &["O-O", "O-O-O", "0-0", "0-0-0"],
        &["o-o", "O-0", "OO"],
    ),
    ("file-capture", &["dxc", "dc", "ab"], &["d", "dxi", "d:c"]),
    ("sign", &["+", "#", "!", "?"], &["x", "++"]),
    (
        "move-character",
        &["a", "8", "-", "♘"],
        &[" ", ",", ".", ":", ";", "\n"],
    ),
    (
        "gap",
        &[" ", "\n", " \r\n\t ", "\u{a0}"],
        &["", "\n\n", "a"],
    ),
    ("blank", &[" ", "\t", "\u{a0}"], &["", "\n", "  "]),
    ("line-end", &["\n", "\r\n", "\r"], &["", "\n\r", " "]),
];

fn grammar() -> Grammar {
    Grammar::parse(include_str!("../grammar/openings/documento.ebnf")).unwrap()
}

#[test]
fn grammar_parsers_and_cases_have_the_same_productions() {
    let grammar = grammar();
    let in_file: Vec<&str> = grammar.names().collect();
    let in_code: Vec<&str> = PRODUCTIONS.iter().map(|one| one.name).collect();
    let in_cases: Vec<&str> = CASES.iter().map(|case| case.0).collect();
    assert_eq!(in_file, in_code);
    assert_eq!(in_file, in_cases);
}

#[test]
fn cases_of_each_production() {
    let grammar = grammar();
    for (production, (name, good, bad)) in PRODUCTIONS.iter().zip(CASES) {
        let texts = good.iter().map(|text| (text, true));
        for (text, expected) in texts.chain(bad.iter().map(|text| (text, false))) {
            assert_eq!((production.matches)(text), expected, "{name}: {text:?}");
            assert_eq!(
                grammar.accepts(name, text),
                expected,
                "EBNF, {name}: {text:?}"
            );
        }
    }
}

/// Lists are left out: there, a name made of random characters may look like the moves of the entry
/// before it, which the parser then takes it for.
#[test]
fn sentences_of_every_production_are_read() {
    let grammar = grammar();
    let mut random = Random(7);
    for production in PRODUCTIONS.iter().filter(|one| one.name != "list") {
        for _ in 0..500 {
            let text = grammar.sentence(production.name, &mut random);
            assert!((production.matches)(&text), "{}: {text:?}", production.name);
        }
    }
}
