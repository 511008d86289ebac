//! Names of openings in tags.

use std::fs;

use roque::report::Locale;
use roque::report::Reason;
use roque::translate::{CodePage, Form, Outcome, Settings};

use crate::cli::{code, err, out, roque};
use crate::translate::run;

/// Only names, in a language.
fn names(language: Locale) -> Settings {
    Settings {
        names: Some(language),
        ..Settings::default()
    }
}

/// A Najdorf with a position to start from, tags in odd forms, and words in letters and comments.
const ENGLISH: &str = "[ECO \"B90\"]\r\n\
    [Opening   \"Sicilian Defense\" ]\r\n[SetUp \"1\"]\r\n\
    [FEN \"rnbqkb1r/pp2pppp/3p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R b KQkq - 2 5\"]\r\n\
    [Variation \"Najdorf Variation\"]\r\n\r\n5... a6 {5...Nc6} 6. Bg5\te6  7. Qf3 *\r\n";

#[test]
fn names_alone_or_with_letters_and_forms() {
    let named = ENGLISH
        .replace("Sicilian Defense", "Defesa Siciliana")
        .replace("Najdorf Variation", "Variante Najdorf");
    let mut settings = names(Locale::PtBr);
    let done = run(ENGLISH.as_bytes(), &settings);
    assert_eq!(String::from_utf8(done.text).unwrap(), named);
    assert_eq!(done.games[0].outcome, Outcome::Translated(2));
    assert_eq!(done.games[0].language, None);

    settings.to = roque::notation::Language::by_code("pt");
    settings.comments = true;
    let both = named.replace("Nc6", "Cc6").replace("Qf3", "Df3");
    let done = run(ENGLISH.as_bytes(), &settings);
    assert_eq!(String::from_utf8(done.text).unwrap(), both);
    assert_eq!(done.games[0].outcome, Outcome::Translated(4));

    settings.form = Form::Uci;
    settings.comments = false;
    let uci = named
        .replace("5... a6", "5... a7a6")
        .replace("Bg5", "c1g5")
        .replace("e6 ", "e7e6 ")
        .replace("Qf3", "d1f3");
    let done = run(ENGLISH.as_bytes(), &settings);
    assert_eq!(String::from_utf8(done.text).unwrap(), uci);
}

#[test]
fn games_that_cannot_be_read_are_named_all_the_same_where_only_names_are_wanted() {
    let text = "[Opening \"French Defense\"]\n\n1. e4 Ze6 *\n\n[Opening \"Mine\"]\n\n1. a3 *\n";
    let mut settings = names(Locale::PtPt);
    let done = run(text.as_bytes(), &settings);
    let expected = text.replace("French Defense", "Defesa Francesa");
    assert_eq!(String::from_utf8(done.text).unwrap(), expected);
    assert_eq!(done.games[1].outcome, Outcome::Translated(0));
    // With letters too, a game is translated whole or not at all.
    settings.to = roque::notation::Language::by_code("pt");
    let done = run(text.as_bytes(), &settings);
    assert_eq!(String::from_utf8(done.text).unwrap(), text);
    assert_eq!(done.games[0].outcome, Outcome::Left);
}

#[test]
fn encodings_hold_names_or_say_what_they_lack() {
    let latin = b"[White \"Jo\xe3o\"]\n[Opening \"Espanhola\"]\n\n1. e4 *\n";
    let portuguese = names(Locale::PtBr);
    let done = run(latin, &portuguese);
    let expected = b"[White \"Jo\xe3o\"]\n[Opening \"Ruy L\xf3pez\"]\n\n1. e4 *\n";
    assert_eq!(done.text, expected);

    // The Serbian c with an acute is not in Windows-1252.
    let serbian = b"[White \"Jo\xe3o\"]\n[Opening \"Italian Game\"]\n\
        [Variation \"Blackburne-Kostic Gambit\"]\n\n1. e4 *\n";
    let done = run(serbian, &portuguese);
    assert_eq!(done.text, serbian);
    let letter = "ć".to_owned();
    assert_eq!(done.notices[0].reason, Reason::NoCharacter { letter });
    assert_eq!(done.notices[0].place.line, 3);
    let mut utf8 = portuguese.clone();
    utf8.utf8 = true;
    let text = String::from_utf8(run(serbian, &utf8).text).unwrap();
    assert!(text.contains("\"Gambito Blackburne-Kostić\""), "{text}");

    // Nor is a with a tilde in cp437, in which an o with an acute is A2.
    let mut page = portuguese;
    page.code_page = CodePage::by_name("cp437");
    let spanish = b"[Opening \"Espanhola\"]\n\n1. e4 *\n\n";
    let expected = b"[Opening \"Ruy L\xa2pez\"]\n\n1. e4 *\n\n";
    assert_eq!(run(spanish, &page).text, expected);
    let amsterdam = b"[Opening \"Amsterdam Attack\"]\n\n1. e3 *\n";
    let done = run(amsterdam, &page);
    assert_eq!(done.text, amsterdam);
    assert_eq!(done.games[0].outcome, Outcome::Left);
}

#[test]
fn as_a_user_meets_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    fs::write(&path, ENGLISH).unwrap();
    let file = path.to_str().unwrap();
    let translate = |args: &[&str]| {
        let all = [&["translate", "-q", "--names", "pt-BR", file], args].concat();
        roque(&all)
    };
    let checked = translate(&["--check"]);
    assert_eq!((out(&checked).as_str(), code(&checked)), ("", 1));
    let diff = out(&translate(&["--diff"]));
    assert!(
        diff.contains(
            "-[Opening   \"Sicilian Defense\" ]\r\n+[Opening   \"Defesa Siciliana\" ]\r\n"
        )
    );
    assert_eq!(code(&translate(&["--in-place"])), 0);
    let named = fs::read_to_string(&path).unwrap();
    assert!(
        named.contains("[Variation \"Variante Najdorf\"]"),
        "{named}"
    );
    assert_eq!(code(&translate(&["--check"])), 0);
    let moves = translate(&["--input", "moves"]);
    assert_eq!(code(&moves), 2, "{}", err(&moves));
}
