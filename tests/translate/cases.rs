//! What the project's cases and samples ask for.

use roque::notation::Language;
use roque::report::{Evidence, Reason};
use roque::translate::{CodePage, Outcome};

use crate::translate::{files_in, run, settings, translated};

fn case(name: &str) -> String {
    std::fs::read_to_string(format!("tests/cases/pgn/{name}.pgn")).unwrap()
}

#[test]
fn a_game_with_every_kind_of_move_in_every_language() {
    // Typed in English and put into the other letters by a program of its own, with python-chess.
    let english = std::fs::read_to_string("samples/translate/en.pgn").unwrap();
    for language in Language::all() {
        let code = language.code();
        let sample = std::fs::read_to_string(format!("samples/translate/{code}.pgn")).unwrap();
        assert_eq!(translated(&english, "en", code), sample, "{code}");
        assert_eq!(translated(&sample, code, "en"), english, "{code}");
    }
}

#[test]
fn each_game_in_its_own_language() {
    let kings = translated(&case("048-portuguese-only-R-detectable"), "auto", "en");
    assert!(kings.contains("1. e4 e5 2. Ke2 Ke7 *"), "{kings}");
    let queen = translated(&case("049-portuguese-promotion-dama"), "auto", "en");
    assert!(queen.contains("1. b8=Q Kf6 *"), "{queen}");
    let two = translated(&case("053-two-languages-in-one-file"), "auto", "en");
    assert_eq!(two.matches("1. d4 d5 2. Nf3 Nf6 *").count(), 2, "{two}");
    let figurines = case("060-figurine-from-notepad");
    let letters = translated(&figurines, "auto", "pt");
    assert!(
        letters.contains("3. Cc3 Cf6 4. Bg5") && !letters.contains('♘'),
        "{letters}"
    );
}

#[test]
fn what_cannot_be_read_is_left() {
    let drop = case("045-crazyhouse-drop-without-variant");
    let done = run(drop.as_bytes(), &settings("auto", "en"));
    assert_eq!(done.text, drop.as_bytes());
    assert_eq!(done.games[0].outcome, Outcome::Left);
    let [notice] = &done.notices[..] else {
        panic!("{:?}", done.notices);
    };
    assert_eq!((notice.place.line, notice.place.column), (9, 26));
    assert_eq!(notice.reason.word(), Some("P@e4"));
}

#[test]
fn a_game_that_may_be_either_is_left_unless_told() {
    let game = "[FEN \"4k2r/8/8/8/8/8/8/4K2R w Kk -\"]\n\n1. Rf1 Rf8 *\n";
    for to in ["en", "pt", "de"] {
        let done = run(game.as_bytes(), &settings("auto", to));
        assert_eq!(done.text, game.as_bytes());
        let reason = &done.notices[0].reason;
        assert!(matches!(reason, Reason::Undecided { .. }), "{reason:?}");
        assert_eq!(reason.from_to_try(), ["en", "pt"]);
    }
    assert!(translated(game, "en", "pt").contains("1. Tf1 Tf8 *"));
    assert!(translated(game, "pt", "en").contains("1. Kf1 Kf8 *"));
}

#[test]
fn evidence_is_that_of_the_game() {
    let evidence = |text: &str| {
        let done = run(text.as_bytes(), &settings("auto", "de"));
        (
            done.games[0].language.map(Language::code),
            done.games[0].evidence,
        )
    };
    assert_eq!(evidence("1. Nf3 *"), (Some("en"), Evidence::Letters));
    assert_eq!(
        evidence("1. e4 e5 2. Re2 *"),
        (Some("pt"), Evidence::Legality)
    );
    assert_eq!(evidence("1. e4 e5 *"), (Some("en"), Evidence::None));
    assert_eq!(evidence("1. ♘f3 *"), (Some("figurine"), Evidence::None));
}

#[test]
fn illegal_moves_are_translated_and_never_decide_alone() {
    // The knight cannot go to f6, but its letter says what it is.
    assert_eq!(translated("1. Nf6 Kh5 *", "auto", "pt"), "1. Cf6 Rh5 *");
    // Portuguese gets further: only a king can go to e2.
    assert_eq!(
        translated("1. e4 e5 2. Re2 e5 *", "auto", "en"),
        "1. e4 e5 2. Ke2 e5 *"
    );
    // Both stop at once, before the letter: nothing tells.
    let neither = run(b"1. e5 e5 2. Re2 *", &settings("auto", "en"));
    assert_eq!(neither.text, b"1. e5 e5 2. Re2 *");
    assert!(matches!(
        neither.notices[0].reason,
        Reason::Undecided { .. }
    ));
}

#[test]
fn mixed_and_foreign_games_are_left_with_what_to_try() {
    let done = run(b"1. Nf3 Cf6 *", &settings("auto", "pt"));
    assert_eq!(done.text, b"1. Nf3 Cf6 *");
    let Reason::Mixed { word_language, .. } = &done.notices[0].reason else {
        panic!("{:?}", done.notices);
    };
    assert_eq!(*word_language, "pt");
    let german = run(b"1. Sf3 Sf6 2. Lc4 *", &settings("auto", "pt"));
    assert_eq!(german.text, b"1. Sf3 Sf6 2. Lc4 *");
    assert!(german.notices[0].reason.from_to_try().contains(&"de"));
    // A variation in another language, and one whose R might be either.
    let late = run(b"1. e4 (1. Cf3) e5 *", &settings("auto", "de"));
    assert!(matches!(late.notices[0].reason, Reason::Mixed { .. }));
    assert!(late.notices[0].reason.from_to_try().contains(&"pt"));
    let rook = run(b"1. e4 e5 2. a4 (2. Re2) *", &settings("auto", "de"));
    assert!(matches!(rook.notices[0].reason, Reason::Undecided { .. }));
}

#[test]
fn pawn_letters_go_where_there_are_none() {
    let done = run(b"1. Pe4 e5 *", &settings("en", "nl"));
    assert_eq!(done.text, b"1. e4 e5 *");
    assert!(matches!(done.notices[0].reason, Reason::PawnLetter { .. }));
    assert!(!done.notices[0].reason.leaves_game());
    assert_eq!(done.games[0].outcome, Outcome::Translated(1));
}

#[test]
fn encodings_stay_or_say_what_they_lack() {
    let latin = b"[White \"Falc\xE3o\"]\n\n1. Nf3 {d\xE1} Nf6 *\n";
    let portuguese = run(latin, &settings("en", "pt"));
    assert_eq!(
        portuguese.text,
        b"[White \"Falc\xE3o\"]\n\n1. Cf3 {d\xE1} Cf6 *\n"
    );
    let figurines = run(latin, &settings("en", "figurine"));
    assert_eq!(figurines.text, latin);
    assert!(matches!(
        figurines.notices[0].reason,
        Reason::NoCharacter { .. }
    ));
    let mut utf8 = settings("en", "figurine");
    utf8.utf8 = true;
    let text = String::from_utf8(run(latin, &utf8).text).unwrap();
    assert_eq!(text, "[White \"Falcão\"]\n\n1. ♘f3 {dá} ♘f6 *\n");
}

#[test]
fn old_tables_are_read_and_written() {
    // João, D on ç7 and xeque in cp850.
    let old = b"[White \"Jo\xC6o\"]\n\n1. Cf3 {\x82} D\x877 *\n\n1. d4 Cf6 *\n";
    let mut page = settings("pt", "en");
    page.code_page = CodePage::by_name("cp850");
    let done = run(old, &page);
    assert_eq!(
        done.text,
        b"[White \"Jo\xC6o\"]\n\n1. Nf3 {\x82} Q\x877 *\n\n1. d4 Nf6 *\n"
    );
    assert_eq!(done.games[1].span.range(), 34..old.len());
    page.to = Language::by_code("figurine");
    let left = run(old, &page);
    assert_eq!((left.text.as_slice(), left.notices.len()), (&old[..], 2));
    page.utf8 = true;
    let text = String::from_utf8(run(old, &page).text).unwrap();
    assert!(
        text.starts_with("[White \"João\"]\n\n1. ♘f3 {é} ♕ç7 *"),
        "{text}"
    );
}

#[test]
fn a_small_b_is_what_the_board_says() {
    // No b-pawn can take on c3 after the first moves, so it is the bishop.
    let text = "1. e4 c5 2. Nc3 g6 3. a3 Bg7 4. a4 bxc3 *";
    assert_eq!(
        translated(text, "en", "de"),
        "1. e4 c5 2. Sc3 g6 3. a3 Lg7 4. a4 Lxc3 *"
    );
    assert_eq!(
        translated(text, "en", "pt"),
        "1. e4 c5 2. Cc3 g6 3. a3 Bg7 4. a4 bxc3 *"
    );
    let pawn = "1. e4 d5 2. exd5 c6 3. dxc6 bxc6 *";
    assert_eq!(translated(pawn, "en", "de"), pawn);
}

#[test]
fn comments_only_if_asked_and_only_clear_moves() {
    let text = "1. Nf3 {12. Nxd5 [%csl Rd4] King Bishop 1945 C45} Nf6 ; (Qh4+)\n*";
    assert!(translated(text, "en", "pt").contains("{12. Nxd5 [%csl Rd4]"));
    let mut comments = settings("en", "pt");
    comments.comments = true;
    let text = String::from_utf8(run(text.as_bytes(), &comments).text).unwrap();
    assert_eq!(
        text,
        "1. Cf3 {12. Cxd5 [%csl Rd4] King Bishop 1945 C45} Cf6 ; (Dh4+)\n*"
    );
    let latin = b"1. Nf3 {\xE1\xE9 Nf3 \xE1 Qd4} *";
    assert_eq!(
        run(latin, &comments).text,
        b"1. Cf3 {\xE1\xE9 Cf3 \xE1 Dd4} *"
    );
}

#[test]
fn everything_else_stays_in_every_case() {
    // Whatever is left or translated: the bytes outside words are those of the file.
    for (name, text) in files_in("tests/cases/pgn") {
        let done = run(&text, &settings("auto", "pt"));
        let letters = |byte: &&u8| !byte.is_ascii_uppercase();
        let (old, new): (Vec<&u8>, Vec<&u8>) = (
            text.iter().filter(letters).collect(),
            done.text.iter().filter(letters).collect(),
        );
        let odd = ["060-", "041-", "090-"];
        if !odd.iter().any(|number| name.contains(number)) {
            assert_eq!(old, new, "{name}");
        }
    }
}
