//! `grammar/pgn.ebnf` bound to the parsers: names both ways, cases for each production, and random
//! sentences.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use roque::pgn::{GameBuf, ItemKind, PRODUCTIONS, Part, nag};

use crate::ebnf::{Expr, Grammar, Random};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("grammar")
}

fn grammar() -> Grammar {
    let text = fs::read_to_string(folder().join("pgn.ebnf")).expect("the grammar");
    Grammar::parse(&text).expect("a grammar")
}

#[test]
fn every_production_has_a_parser_and_the_other_way() {
    let grammar = grammar();
    let written: Vec<&str> = grammar.names().collect();
    let bound: Vec<&str> = PRODUCTIONS.iter().map(|one| one.name).collect();
    let missing = |all: &[&str], of: &[&str]| -> Vec<String> {
        let of: BTreeSet<&str> = of.iter().copied().collect();
        all.iter()
            .filter(|name| !of.contains(*name))
            .map(ToString::to_string)
            .collect()
    };
    assert_eq!(missing(&written, &bound), Vec::<String>::new(), "no parser");
    assert_eq!(
        missing(&bound, &written),
        Vec::<String>::new(),
        "not in the grammar"
    );
}

/// A case's text: `\n`, `\r`, `\t`, `\0`, `\\` and `\u{..}` stand for characters, `\xNN` for a byte.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        let mut characters = after.chars();
        let kind = characters.next().expect("an escape");
        rest = characters.as_str();
        match kind {
            'n' => bytes.push(b'\n'),
            'r' => bytes.push(b'\r'),
            't' => bytes.push(b'\t'),
            '0' => bytes.push(0),
            '\\' => bytes.push(b'\\'),
            'x' => {
                let (digits, more) = rest.split_at(2);
                bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
                rest = more;
            }
            'u' => {
                let (digits, more) = rest[1..].split_once('}').expect("a code point");
                let code = u32::from_str_radix(digits, 16).expect("hexadecimal");
                let character = char::from_u32(code).expect("a character");
                bytes.extend_from_slice(character.to_string().as_bytes());
                rest = more;
            }
            _ => panic!("no escape: \\{kind}"),
        }
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}

#[test]
fn each_production_accepts_and_refuses_its_cases() {
    let mut faults = Vec::new();
    for production in PRODUCTIONS {
        let path = folder()
            .join("cases/pgn")
            .join(format!("{}.txt", production.name));
        let Ok(text) = fs::read_to_string(&path) else {
            faults.push(format!("no cases: {}", path.display()));
            continue;
        };
        let mut seen = (0, 0);
        for line in text.lines() {
            let (wanted, case) = match line.split_at(line.len().min(2)) {
                ("+ ", case) => (true, case),
                ("- ", case) => (false, case),
                _ => panic!("neither + nor -: {line:?} in {}", path.display()),
            };
            if wanted {
                seen.0 += 1;
            } else {
                seen.1 += 1;
            }
            if (production.accepts)(&unescaped(case)) != wanted {
                faults.push(format!("{}: {line}", production.name));
            }
        }
        assert!(
            seen.0 > 0 && seen.1 > 0,
            "{}: both kinds of cases",
            production.name
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a comment with a `{` inside means depends on what follows, in a `;` comment too; random
/// sentences leave it out, and examples cover it.
fn for_sentences() -> Grammar {
    grammar().with("brace-comment", &Expr::one_of(["{}"]))
}

#[test]
fn the_parsers_accept_random_sentences() {
    let grammar = for_sentences();
    let mut faults = Vec::new();
    for production in PRODUCTIONS.iter().filter(|one| one.name != "brace-comment") {
        let mut random = Random(17);
        for _ in 0..300 {
            let sentence = grammar.sentence(production.name, &mut random);
            if !(production.accepts)(sentence.as_bytes()) {
                faults.push(format!("{}: {sentence:?}", production.name));
                break;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Whole texts made from the grammar hold nothing that fits nothing, and as many games as the
/// tag sections and the game without tags.
#[test]
fn random_texts_have_no_bad_item() {
    let grammar = for_sentences();
    let mut random = Random(4);
    for _ in 0..3000 {
        let text = grammar.sentence("pgn", &mut random);
        let mut buffers = GameBuf::default();
        let mut parts = buffers.parts(text.as_bytes());
        while let Some(part) = parts.next_part() {
            let items = match part {
                Part::Game(game) => game.items,
                Part::Outside(outside) => outside.items,
            };
            let bad = items
                .iter()
                .find(|item| matches!(item.kind, ItemKind::Bad(_) | ItemKind::Stray));
            assert!(bad.is_none(), "{bad:?} in {text:?}");
        }
    }
}

#[test]
fn the_grammar_has_the_signs_of_the_table() {
    let grammar = grammar();
    for sign in nag::signs() {
        let is_run = sign.text.chars().all(|sign| matches!(sign, '!' | '?'));
        let name = if is_run { "exclamations" } else { "sign" };
        assert!(grammar.accepts(name, &sign.text), "{}", sign.text);
    }
    let mut random = Random(1);
    for _ in 0..500 {
        let text = grammar.sentence("sign", &mut random);
        assert!(nag::signs().iter().any(|sign| sign.text == text), "{text}");
    }
}
