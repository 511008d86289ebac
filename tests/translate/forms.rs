//! Canonical SAN, long algebraic notation, coordinates.

use roque::notation::{Language, UciCastling, uci};
use roque::report::Reason;
use roque::translate::Form;

use crate::random::Random;
use crate::translate::{canonical, files_in, movetext, random_game, run, settings};

fn formed(text: &str, from: &str, to: &str, form: Form) -> String {
    let mut settings = settings(from, to);
    settings.form = form;
    String::from_utf8(run(text.as_bytes(), &settings).text).unwrap()
}

#[test]
fn canonical_writes_the_least() {
    let text = "1. e4 {a}  e5 2. Cg1-f3! Cc6xx 3. Bb5+ *";
    assert!(
        formed(text, "pt", "en", Form::San).contains("Cc6xx"),
        "not read"
    );
    let text = "1. e4 {a}  e5\r\n2. Cg1-f3! b8c6 3. Bb5+ a6 4. 0-0 Cgf6 $1 (4... Cge7 5. Pd4 ed) *";
    assert_eq!(
        formed(text, "pt", "en", Form::San),
        "1. e4 {a}  e5\r\n2. Nf3! Nc6 3. Bb5 a6 4. O-O Nf6 $1 (4... Nge7 5. d4 exd4) *"
    );
    assert_eq!(
        formed("1. e4 e5 2. Nf3+- *", "en", "en", Form::San),
        "1. e4 e5 2. Nf3 $18 *"
    );
}

#[test]
fn long_and_coordinates() {
    let text =
        "1. e4 d5 2. exd5 Nf6 3. Bb5+ c6 4. dxc6 a6 5. cxb7+ axb5 6. Nf3 e6 7. O-O Be7 8. bxa8=Q *";
    assert_eq!(
        formed(text, "en", "pt", Form::Long),
        "1. e2-e4 d7-d5 2. e4xd5 Cg8-f6 3. Bf1-b5+ c7-c6 4. d5xc6 a7-a6 5. c6xb7+ a6xb5 \
         6. Cg1-f3 e7-e6 7. O-O Bf8-e7 8. b7xa8=D *"
    );
    assert_eq!(
        formed(text, "en", "pt", Form::Uci),
        "1. e2e4 d7d5 2. e4d5 g8f6 3. f1b5 c7c6 4. d5c6 a7a6 5. c6b7 a6b5 \
         6. g1f3 e7e6 7. e1g1 f8e7 8. b7a8q *"
    );
}

#[test]
fn a_move_that_cannot_be_played_has_no_other_form() {
    for text in [
        "1. e4 e4 2. Nf3 *",
        "1. e4 (1. e5 e6) e5 *",
        "1. e4 e5 2. Nc3 d6 3. Nd2 *",
    ] {
        let mut settings = settings("en", "pt");
        settings.form = Form::San;
        let done = run(text.as_bytes(), &settings);
        assert_eq!(done.text, text.as_bytes());
        assert!(matches!(done.notices[0].reason, Reason::Unplayable { .. }));
    }
    let fen = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Nf3 *";
    assert_eq!(formed(fen, "en", "pt", Form::San), fen);
    assert!(formed(fen, "en", "pt", Form::Letters).contains("1. Cf3"));
}

#[test]
fn canonical_is_idempotent() {
    for folder in ["tests/cases/pgn", "samples/clean", "samples/translate"] {
        for (name, text) in files_in(folder) {
            let mut settings = settings("en", "en");
            settings.form = Form::San;
            let once = run(&text, &settings).text;
            assert_eq!(run(&once, &settings).text, once, "{name}");
        }
    }
}

#[test]
fn every_form_comes_back() {
    let mut random = Random::new(77);
    let english = Language::english();
    for _ in 0..20 {
        let game = random_game(&mut random, 160);
        let san = canonical(&game, english);
        let long = movetext(&game, |ply| {
            english.write_long(ply.mv, ply.mark).to_string()
        });
        let coordinates = movetext(&game, |ply| uci(ply.mv, UciCastling::KingSteps).to_string());
        assert_eq!(formed(&san, "en", "en", Form::San), san);
        assert_eq!(formed(&san, "en", "en", Form::Long), long);
        assert_eq!(formed(&san, "en", "en", Form::Uci), coordinates);
        assert_eq!(formed(&long, "en", "en", Form::San), san);
        assert_eq!(formed(&coordinates, "en", "en", Form::San), san);
        let figurines = formed(&san, "en", "figurine", Form::Long);
        assert_eq!(formed(&figurines, "auto", "en", Form::San), san);
    }
}
