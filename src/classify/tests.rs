use std::collections::BTreeMap;

use crate::classify::{Classification, Wanted, classify, tags};
use crate::edit::Edits;
use crate::language::Accepted;
use crate::openings::{Book, KnownNames};
use crate::pgn::{GameBuf, Part};
use crate::replay::Replay;
use crate::report::Locale;

/// 41 games with the openings that they are by both tables; `-` for none. Where they come from:
/// `tests/data/README.md`.
const CASES: &str = include_str!("../../tests/data/openings/cases.tsv");

struct Case {
    row: BTreeMap<&'static str, &'static str>,
}

impl Case {
    fn all() -> Vec<Self> {
        let mut lines = CASES.lines();
        let names: Vec<&str> = lines.next().unwrap().split('\t').collect();
        lines
            .map(|line| Self {
                row: names.iter().copied().zip(line.split('\t')).collect(),
            })
            .collect()
    }

    fn pgn(&self, moves: &str) -> String {
        let setup = match self.row["fen"] {
            "" => String::new(),
            fen => format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"),
        };
        format!("[Event \"?\"]\n{setup}\n{} *\n", self.row[moves])
    }
}

fn wanted(book: Book, tags: Option<Locale>) -> Wanted {
    Wanted {
        book,
        accepted: Accepted::default(),
        players: false,
        tags,
    }
}

fn run(text: &[u8], wanted: &Wanted) -> Classification {
    classify(
        text,
        wanted,
        &mut GameBuf::default(),
        &mut Replay::default(),
    )
}

/// Code, name and ply of the one game of a text.
fn found<'w>(text: &str, wanted: &'w Wanted, names: Locale) -> (&'w str, &'w str, String) {
    let all = run(text.as_bytes(), wanted);
    let [game] = &all.games[..] else {
        panic!("{text}");
    };
    assert!(game.complete, "{text}");
    match game.entry.and_then(|number| wanted.book.entry(number)) {
        None => ("", "-", String::new()),
        Some(entry) => {
            let eco = entry.eco.as_deref().unwrap_or_default();
            (eco, entry.name(names), game.ply.to_string())
        }
    }
}

#[test]
fn the_cases_in_both_languages_and_by_both_tables() {
    let document = wanted(Book::document().unwrap(), None);
    let eco = wanted(Book::eco().unwrap(), None);
    let cases = Case::all();
    assert_eq!(cases.len(), 41);
    for case in &cases {
        for moves in ["moves_en", "moves_pt"] {
            let (text, id) = (case.pgn(moves), case.row["id"]);
            let (_, name, ply) = found(&text, &document, Locale::PtBr);
            let expected = (case.row["expect_doc"], case.row["expect_doc_ply"]);
            assert_eq!((name, ply.as_str()), expected, "{id} {moves}");
            let (code, name, ply) = found(&text, &eco, Locale::En);
            let full = ["expect_full_eco", "expect_full_name", "expect_full_ply"];
            let expected = full.map(|column| case.row[column]);
            assert_eq!([code, name, &ply], expected, "{id} {moves}");
        }
    }
}

#[test]
fn every_line_of_the_eco_table_classifies_as_itself() {
    let wanted = wanted(Book::eco().unwrap(), None);
    let english = crate::notation::Language::english();
    let mut text = String::new();
    for entry in wanted.book.entries() {
        let moves = crate::openings::san_line(entry, english);
        text.push_str("[Event \"?\"]\n\n");
        text.push_str(&moves);
        text.push_str(" *\n\n");
    }
    let all = run(text.as_bytes(), &wanted);
    assert_eq!(all.games.len(), 3807);
    for ((game, entry), number) in all.games.iter().zip(wanted.book.entries()).zip(0..) {
        assert_eq!(game.entry, Some(number), "{}", entry.uci);
        assert_eq!(game.ply, entry.plies, "{}", entry.uci);
    }
}

#[test]
fn a_game_that_breaks_off_counts_as_far_as_it_goes() {
    let wanted = wanted(Book::document().unwrap(), None);
    let text = "[Event \"?\"]\n\n1. e4 c6 2. Ke3 e5 *\n";
    let all = run(text.as_bytes(), &wanted);
    let name = |number| wanted.book.entry(number).unwrap().name(Locale::En);
    assert_eq!(all.games[0].entry.map(name), Some("Caro-Kann Defense"));
    assert!(!all.games[0].complete);
}

#[test]
fn variations_do_not_count() {
    let wanted = wanted(Book::document().unwrap(), None);
    let text = "1. e4 (1. d4 f5 2. c4) 1... c6 (1... c5 2. Nf3 d6) 2. d3 *";
    let (_, name, ply) = found(text, &wanted, Locale::En);
    assert_eq!((name, ply.as_str()), ("Caro-Kann Defense", "2"));
}

fn tagged(text: &str, language: Locale) -> String {
    let wanted = wanted(Book::eco().unwrap(), Some(language));
    let mut out = Vec::new();
    run(text.as_bytes(), &wanted)
        .edits
        .apply(text.as_bytes(), &mut out);
    String::from_utf8(out).unwrap()
}

#[test]
fn tags_are_written_and_all_else_stays() {
    let najdorf = "1.e4 c5 2. Cf3  d6 3. d4 {x} cxd4 4. Cxd4 Cf6 5. Cc3 a6 *\r\n";
    let with = |tags: &str| format!("{tags}\r\n{najdorf}");
    let written =
        "[ECO \"B90\"]\r\n[Opening \"Defesa Siciliana\"]\r\n[Variation \"Variante Najdorf\"]\r\n";
    for (before, after) in [
        (
            with("[Event \"A\"]\r\n"),
            with(&format!("[Event \"A\"]\r\n{written}")),
        ),
        (
            with("[ECO \"?\"]\r\n[Event \"A\"]\r\n[Opening \"x\"]\r\n"),
            with(
                "[ECO \"B90\"]\r\n[Event \"A\"]\r\n[Opening \"Defesa Siciliana\"]\r\n[Variation \"Variante Najdorf\"]\r\n",
            ),
        ),
        (
            // Brackets without a value are no tag pairs: they stay, and tags are added.
            with("[ECO]\r\n[Opening x]\r\n[Variation \"y\"]\r\n"),
            with(
                "[ECO]\r\n[Opening x]\r\n[Variation \"Variante Najdorf\"]\r\n[ECO \"B90\"]\r\n[Opening \"Defesa Siciliana\"]\r\n",
            ),
        ),
        (najdorf.to_owned(), format!("{written}\r\n{najdorf}")),
    ] {
        assert_eq!(tagged(&before, Locale::PtBr), after);
        assert_eq!(tagged(&after, Locale::PtBr), after);
    }
    let french = "[Event \"A\"]\n[Opening \"x\"]\n[Variation \"y\"]\n[Round \"1\"]\n\n1. e4 e6 *\n";
    let expected =
        "[Event \"A\"]\n[Opening \"French Defense\"]\n[Round \"1\"]\n[ECO \"C00\"]\n\n1. e4 e6 *\n";
    assert_eq!(tagged(french, Locale::En), expected);
}

#[test]
fn every_tag_of_a_name_is_written_and_every_variation_that_is_none_goes() {
    for (before, after) in [
        (
            "[ECO \"A00\"]\n[ECO \"A01\"]\n[Opening \"x\"]\n[Opening \"y\"]\n\n1. e4 c5 *",
            "[ECO \"B20\"]\n[ECO \"B20\"]\n[Opening \"Sicilian Defense\"]\n[Opening \"Sicilian Defense\"]\n\n1. e4 c5 *",
        ),
        (
            "[Variation \"a\"]\n[ECO \"?\"]\n[Variation \"b\"] \n\n1. e4 e6 *",
            "[ECO \"C00\"]\n[Opening \"French Defense\"] \n\n1. e4 e6 *",
        ),
        (
            "[Variation \"a\"]\n\n1. e4 e6 *",
            "[ECO \"C00\"]\n[Opening \"French Defense\"]\n\n1. e4 e6 *",
        ),
        (
            "[Variation \"a\"] \n[ECO \"C00\"]\n[Opening \"x\"]\n\n1. e4 e6 *",
            "[ECO \"C00\"]\n[Opening \"French Defense\"]\n\n1. e4 e6 *",
        ),
        // Without tags they begin a line of their own, behind what stands before the game.
        (
            "{c} 1. e4 e6 *",
            "{c} \n[ECO \"C00\"]\n[Opening \"French Defense\"]\n\n1. e4 e6 *",
        ),
        (
            "\u{feff}1. e4 e6 *",
            "\u{feff}[ECO \"C00\"]\n[Opening \"French Defense\"]\n\n1. e4 e6 *",
        ),
        // A FEN that is none: nothing is played and nothing written.
        ("[FEN \"\"]\n\n1. e4 e6 *", "[FEN \"\"]\n\n1. e4 e6 *"),
        ("[Event \"x\"]\n\n*\n", "[Event \"x\"]\n\n*\n"),
    ] {
        assert_eq!(tagged(before, Locale::En), after);
        assert_eq!(tagged(after, Locale::En), after);
    }
}

#[test]
fn a_game_whose_encoding_lacks_a_character_keeps_its_tags() {
    let wanted = wanted(Book::eco().unwrap(), Some(Locale::En));
    let game = b"[White \"Jos\xe9\"]\n[ECO \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 *\n";
    let all = run(game, &wanted);
    assert!(all.edits.is_empty());
    assert_eq!(all.unwritten, 1);
}

#[test]
fn tags_are_in_the_encoding_of_their_game() {
    let wanted = wanted(Book::eco().unwrap(), Some(Locale::PtBr));
    let game = b"[White \"Jos\xe9\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Bb5 *\n";
    let mut out = Vec::new();
    run(game, &wanted).edits.apply(game, &mut out);
    let expected = b"[White \"Jos\xe9\"]\n[ECO \"C60\"]\n[Opening \"Ruy L\xf3pez\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Bb5 *\n";
    assert_eq!(out, expected);
}

#[test]
fn names_in_tags_are_translated() {
    let known = KnownNames::built_in();
    let translated = |text: &str, language| {
        let (mut buffers, mut edits) = (GameBuf::default(), Edits::default());
        let mut parts = buffers.parts(text.as_bytes());
        while let Some(part) = parts.next_part() {
            if let Part::Game(game) = part {
                tags::translate(&game, known, language, &mut edits).unwrap();
            }
        }
        let mut out = Vec::new();
        edits.apply(text.as_bytes(), &mut out);
        String::from_utf8(out).unwrap()
    };
    let english = "[ECO \"B90\"]\n[Opening \"Sicilian Defense\"]\n[Variation \"Najdorf Variation\"]\n\n*\n\n[Opening \"Mine\"]\n\n*\n";
    let portuguese = "[ECO \"B90\"]\n[Opening \"Defesa Siciliana\"]\n[Variation \"Variante Najdorf\"]\n\n*\n\n[Opening \"Mine\"]\n\n*\n";
    assert_eq!(translated(english, Locale::PtBr), portuguese);
    assert_eq!(translated(portuguese, Locale::En), english);
}
