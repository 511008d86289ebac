//! `grammar/algebraic.ebnf` bound to its parsers: the same productions, the cases of
//! `grammar/cases/`, random sentences, and random changes to them.

use std::collections::BTreeSet;
use std::fs;

use roque::board::Role;
use roque::notation::grammar::PRODUCTIONS;
use roque::notation::{Annotation, Language};

use crate::ebnf::{Expr, Grammar, Random};

fn algebraic() -> Grammar {
    Grammar::parse(include_str!("../grammar/algebraic.ebnf")).unwrap()
}

/// The grammar with another language's letters.
fn in_letters_of(language: &Language) -> Grammar {
    let is_file = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h']);
    let both_cases = |role: Role| {
        let letter = language.letter(role);
        let forms = [
            letter.to_owned(),
            letter.to_lowercase(),
            letter.to_uppercase(),
        ];
        let forms = forms.into_iter().filter(|form| !form.is_empty());
        forms.collect::<BTreeSet<String>>()
    };
    let pieces = Role::ALL.into_iter().filter(|role| *role != Role::Pawn);
    let upper: Vec<&str> = pieces.clone().map(|role| language.letter(role)).collect();
    let small: Vec<String> = pieces
        .map(|role| (role, language.letter(role).to_lowercase()))
        .filter(|(role, text)| !is_file(text) || (*role == Role::Bishop && text == "b"))
        .map(|(_, text)| text)
        .collect();
    let pawn = both_cases(Role::Pawn);
    let pawn: Vec<&str> = pawn
        .iter()
        .map(String::as_str)
        .filter(|text| !is_file(text))
        .collect();
    let promotions = Role::PROMOTIONS.into_iter().flat_map(|role| {
        let letter = language.letter(role);
        [letter.to_owned(), letter.to_lowercase()]
    });
    let promotions: Vec<String> = promotions.collect();
    let texts = |texts: &[String]| Expr::one_of(texts.iter().map(String::as_str));
    // A language without a pawn's letter has no such move.
    let never = Expr::one_of(["\u{0}"]);
    let pawns = if pawn.is_empty() {
        never
    } else {
        Expr::one_of(pawn)
    };
    algebraic()
        .with("piece-letter", &Expr::one_of(upper))
        .with("small-piece-letter", &texts(&small))
        .with("pawn-letter", &pawns)
        .with("promotion-letter", &texts(&promotions))
}

#[test]
fn grammar_and_parsers_have_the_same_productions() {
    let grammar = algebraic();
    let in_file: Vec<&str> = grammar.names().collect();
    let in_code: Vec<&str> = PRODUCTIONS
        .iter()
        .map(|production| production.name)
        .collect();
    let mut sorted = (in_file, in_code);
    sorted.0.sort_unstable();
    sorted.1.sort_unstable();
    assert_eq!(sorted.0, sorted.1);
}

#[test]
fn cases_of_each_production() {
    let grammar = algebraic();
    for production in PRODUCTIONS {
        let path = format!("grammar/cases/{}.txt", production.name);
        let cases = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
        for line in cases.lines() {
            let (sign, text) = line.split_once(' ').unwrap_or((line, ""));
            let text = text.replace("\\t", "\t").replace("\\u00a0", "\u{a0}");
            let expected = match sign {
                "+" => true,
                "-" => false,
                _ => panic!("{path}: {line}"),
            };
            let found = (production.matches)(Language::english(), &text);
            assert_eq!(found, expected, "{path}: {line}");
            assert_eq!(
                grammar.accepts(production.name, &text),
                expected,
                "EBNF, {path}: {line}"
            );
        }
    }
}

#[test]
fn annotations_are_those_of_the_table() {
    let grammar = algebraic();
    for row in Annotation::all().iter().filter(|row| row.is_sign()) {
        assert!(grammar.accepts("annotation", &row.mark), "{}", row.mark);
    }
    let mut random = Random(3);
    for _ in 0..2000 {
        let mark = grammar.sentence("annotation", &mut random);
        assert!(Annotation::whole(&mark).is_some(), "{mark}");
    }
}

#[test]
fn sentences_of_every_production_are_read() {
    let mut random = Random(1);
    for language in Language::all() {
        let grammar = in_letters_of(language);
        // The figurines' letters are figurines, which are read before any letter.
        let own_letters = |name: &str| name.ends_with("-letter") && language.code() == "figurine";
        for production in PRODUCTIONS.iter().filter(|one| !own_letters(one.name)) {
            for _ in 0..150 {
                let text = grammar.sentence(production.name, &mut random);
                if text.contains('\0') {
                    continue;
                }
                assert!(
                    (production.matches)(language, &text),
                    "{language:?} {}: {text:?}",
                    production.name
                );
            }
        }
        for _ in 0..3000 {
            let text = grammar.sentence("word", &mut random);
            if text.contains('\0') {
                continue;
            }
            assert!(
                language.read(text.as_bytes()).is_ok(),
                "{language:?} {text:?}"
            );
        }
    }
}

/// Sentences with a character struck out, put in, doubled or swapped: the reader takes them exactly
/// where the grammar does.
#[test]
fn changed_sentences_are_read_where_the_grammar_says_so() {
    let mut random = Random(2);
    let pool: Vec<char> = "KQRBNkqrbnPpabcdefghç12345678xX:×=+#-–!?().Oo0/ eptmachx♘♟±@"
        .chars()
        .collect();
    let grammar = algebraic();
    let english = Language::english();
    let (mut read, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let mut text: Vec<char> = grammar.sentence("word", &mut random).chars().collect();
        for _ in 0..=random.below(2) {
            let at = random.below(text.len() + 1);
            match random.below(3) {
                0 if at < text.len() => drop(text.remove(at)),
                1 if at + 1 < text.len() => text.swap(at, at + 1),
                _ => text.insert(at, pool[random.below(pool.len())]),
            }
        }
        let text: String = text.into_iter().collect();
        let expected = grammar.accepts("word", &text);
        assert_eq!(english.read(text.as_bytes()).is_ok(), expected, "{text:?}");
        *(if expected { &mut read } else { &mut refused }) += 1;
    }
    assert!(read > 2000 && refused > 2000, "{read} {refused}");
}
