//! What exports look like, by the PGN standard's own game and by hand.

use roque::export::{MoveForm, Style, TagOrder, Wanted};
use roque::notation::Language;

use super::{exported, pgn};

/// The sample game of the PGN standard (2.3), as it stands there: export format but for one comment.
const STANDARD: &str = "[Event \"F/S Return Match\"]
[Site \"Belgrade, Serbia JUG\"]
[Date \"1992.11.04\"]
[Round \"29\"]
[White \"Fischer, Robert J.\"]
[Black \"Spassky, Boris V.\"]
[Result \"1/2-1/2\"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3
O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15.
Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21.
Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7
27. Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33.
f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 39. Kd2 Kb5
40. Rd6 Kc5 41. Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2

";

#[test]
fn the_standards_own_game() {
    assert_eq!(pgn(STANDARD, Style::default()), STANDARD);
    // Lines, numbers and the order of tags are the writer's.
    let untidy = STANDARD
        .replace(". ", ".")
        .replacen("[Site", "[Round \"29\"] [Site", 1)
        .replace("Be7 6", "Be7\r\n\t6");
    assert_ne!(untidy, STANDARD);
    assert_eq!(pgn(&untidy, Style::default()), STANDARD);
}

/// The movetext of an export, without tags and blank line.
fn movetext(text: &str, style: Style) -> String {
    // With a tag, a comment in front belongs to the game.
    let written = pgn(&format!("[Event \"x\"]\n\n{text}"), style);
    let (_, movetext) = written.split_once("\n\n").unwrap();
    movetext.strip_suffix("\n\n").unwrap().to_owned()
}

fn usual(text: &str) -> String {
    movetext(text, Style::default())
}

#[test]
fn numbers_come_after_comments_and_variations() {
    for (source, written) in [
        ("e4 {a} e5 *", "1. e4 {a} 1... e5 *"),
        ("e4 (d4 d5) e5 Nf3 *", "1. e4 (1. d4 d5) 1... e5 2. Nf3 *"),
        (
            "e4 e5 (c5 (e6) Nf3) *",
            "1. e4 e5 (1... c5 (1... e6) 2. Nf3) *",
        ),
        ("e4! e5?? $14 *", "1. e4 $1 e5 $4 $14 *"),
        (
            "{a} e4 ({b} d4 {c} d5) *",
            "{a} 1. e4 ({b} 1. d4 {c} 1... d5) *",
        ),
        ("e4 ;c\ne5 *", "1. e4 {c} 1... e5 *"),
        ("e4 ; c }\ne5 *", "1. e4 ; c }\n1... e5 *"),
        ("e4\n%x\ne5 *", "1. e4\n%x\n1... e5 *"),
        ("e4 () e5 *", "1. e4 e5 *"),
        ("e4 ({a}) e5 *", "1. e4 {a} 1... e5 *"),
        (
            "$1 e4 $999 $ !?! +0.30 [x] N += *",
            "{$1} 1. e4 {$999} {$} {!?!} {+0.30} {[x]} $146 $14 *",
        ),
        ("e4 e5 (-- 2. d4) *", "1. e4 e5 (1... -- 2. d4) *"),
    ] {
        assert_eq!(usual(source), written, "{source}");
    }
}

#[test]
fn text_stays_as_it_is() {
    for comment in [
        "{ a  b }",
        "{}",
        "{ }",
        "{a;b}",
        "{{a}",
        "{(a) [b] $1}",
        "{\ta\u{a0}b}",
    ] {
        assert_eq!(
            usual(&format!("e4 {comment} *")),
            format!("1. e4 {comment} *")
        );
    }
    assert_eq!(usual("e4 {a\r\nb\n\nc\rd} *"), "1. e4 {a b  c d} *");
    // Broken at blanks between words, where the next line could not be taken for something else.
    let narrow = Style {
        width: 10,
        ..Style::default()
    };
    let text = movetext("e4 {one two  three [%x y] %z ;w four} *", narrow);
    assert_eq!(text, "1. e4\n{one two \nthree [%x\ny] %z ;w\nfour} *");
}

#[test]
fn old_encodings_become_utf8() {
    let text = b"[White \"Jo\xE3o\"]\n\n1. e4 {\x93a\x94} *\n";
    let written = exported(text, &Wanted::default());
    assert!(written.contains("[White \"João\"]"), "{written}");
    assert!(written.contains("{“a”}"), "{written}");
}

#[test]
fn moves_in_other_forms() {
    let text = "e4 d5 exd5 Nf6 Bb5+ Nbd7 Nf3 a6 O-O axb5 *";
    let style = |code: &str, form| Style {
        letters: Language::by_code(code).unwrap(),
        form,
        ..Style::default()
    };
    for (code, form, written) in [
        (
            "pt",
            MoveForm::San,
            "1. e4 d5 2. exd5 Cf6 3. Bb5+ Cbd7 4. Cf3 a6 5. O-O axb5 *",
        ),
        (
            "figurine",
            MoveForm::San,
            "1. e4 d5 2. exd5 ♘f6 3. ♗b5+ ♘bd7 4. ♘f3 a6 5. O-O axb5 *",
        ),
        (
            "en",
            MoveForm::Long,
            "1. e2-e4 d7-d5 2. e4xd5 Ng8-f6 3. Bf1-b5+ Nb8-d7 4. Ng1-f3 a7-a6 5. O-O a6xb5 *",
        ),
        (
            "en",
            MoveForm::Uci,
            "1. e2e4 d7d5 2. e4d5 g8f6 3. f1b5 b8d7 4. g1f3 a7a6 5. e1g1 a6b5 *",
        ),
    ] {
        assert_eq!(movetext(text, style(code, form)), written);
    }
}

#[test]
fn things_left_out_and_lines() {
    let text = "1. e4 {[%clk 0:03:00] good} e5! {[%clk 0:02:59]} (1... c5 {b}) 2. Nf3 Nc6 3. Bb5 *";
    let usual = Style::default;
    for (style, written) in [
        (
            Style {
                comments: false,
                ..usual()
            },
            "1. e4 e5 $1 (1... c5) 2. Nf3 Nc6 3. Bb5 *",
        ),
        (
            Style {
                variations: false,
                comments: false,
                ..usual()
            },
            "1. e4 e5 $1 2. Nf3 Nc6 3. Bb5 *",
        ),
        (
            Style {
                nags: false,
                variations: false,
                ..usual()
            },
            "1. e4 {[%clk 0:03:00] good} 1... e5 {[%clk 0:02:59]} 2. Nf3 Nc6 3. Bb5 *",
        ),
        (
            Style {
                clocks: false,
                ..usual()
            },
            "1. e4 {good} 1... e5 $1 (1... c5 {b}) 2. Nf3 Nc6 3. Bb5 *",
        ),
        (
            Style {
                comments: false,
                spaced_numbers: false,
                ..usual()
            },
            "1.e4 e5 $1 (1...c5) 2.Nf3 Nc6 3.Bb5 *",
        ),
        (
            Style {
                comments: false,
                plies_per_line: Some(2),
                ..usual()
            },
            "1. e4 e5 $1 (1... c5)\n2. Nf3 Nc6\n3. Bb5 *",
        ),
    ] {
        assert_eq!(movetext(text, style), written);
    }
}

/// The tags of an export.
fn tags(text: &str, order: TagOrder) -> Vec<String> {
    let style = Style {
        tags: order,
        ..Style::default()
    };
    let written = pgn(text, style);
    let (tags, _) = written.split_once("\n\n").unwrap();
    tags.lines().map(str::to_owned).collect()
}

#[test]
fn tags_in_order() {
    let text = "[white \"O \\\"x\\\"\"]\n[WhiteElo 2100]\n[Annotator \"A\"]\n[Annotator \"B\"]\n[Site \"\"]\n[Result \"½-½\"]\n\ne4 1/2\n";
    let roster = [
        "[Event \"?\"]",
        "[Site \"?\"]",
        "[Date \"????.??.??\"]",
        "[Round \"?\"]",
        "[White \"O \\\"x\\\"\"]",
        "[Black \"?\"]",
        "[Result \"1/2-1/2\"]",
    ];
    let elo = "[WhiteElo \"2100\"]";
    let annotator = "[Annotator \"A\"]";
    assert_eq!(
        tags(text, TagOrder::Sorted),
        [&roster[..], &[annotator, elo]].concat()
    );
    assert_eq!(
        tags(text, TagOrder::Kept),
        [&roster[..], &[elo, annotator]].concat()
    );
}

/// Tags behind a roster that is already in order: what need not be written anew is copied.
#[test]
fn tags_behind_a_roster_in_order() {
    let roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n";
    let [annotator, eco, elo] = [
        r#"[Annotator "A"]"#,
        r#"[ECO "C20"]"#,
        r#"[WhiteElo "2100"]"#,
    ];
    for (others, sorted) in [
        (vec![], vec![]),
        (vec![annotator, eco, elo], vec![annotator, eco, elo]),
        (vec![elo, annotator, eco], vec![annotator, eco, elo]),
        (vec![annotator, r#"[Annotator "B"]"#], vec![annotator]),
        (vec![annotator, r#"[eco "C20"]"#], vec![annotator, eco]),
        (vec![annotator, r#"[Event "again"]"#], vec![annotator]),
        (vec![r#"[Annotator  "A"]"#, eco], vec![annotator, eco]),
        (vec![r#"[Annotator "a\b"]"#], vec![r#"[Annotator "a\\b"]"#]),
        (vec![r#"[Annotator "a\"b"]"#], vec![r#"[Annotator "a\"b"]"#]),
        (
            vec![r#"[Annotator "Falcão"]"#],
            vec![r#"[Annotator "Falcão"]"#],
        ),
    ] {
        let lines = others.join("\n");
        for end in ["\n", "\r\n"] {
            let text = format!("{roster}{lines}\n\n1. e4 *\n").replace('\n', end);
            let written = tags(&text, TagOrder::Sorted);
            assert_eq!(written[..7].join("\n"), roster.trim_end(), "{lines}");
            assert_eq!(written[7..], sorted, "{lines}");
            // Two blanks in the first tag, and none is copied.
            let anew = text.replacen("[Event ", "[Event  ", 1);
            for order in [TagOrder::Sorted, TagOrder::Kept] {
                assert_eq!(tags(&text, order), tags(&anew, order), "{lines}");
            }
        }
    }
    // What has no second source by hand: values of blanks, and none.
    for value in ["", " ", "\t", "?", "a ", "-"] {
        let text = format!("{roster}[Annotator \"{value}\"]\n[ECO \"{value}\"]\n\n1. e4 *\n");
        let anew = text.replacen("[Event ", "[Event  ", 1);
        for order in [TagOrder::Sorted, TagOrder::Kept] {
            assert_eq!(tags(&text, order), tags(&anew, order), "{value:?}");
        }
    }
}

#[test]
fn positions_get_their_tags() {
    let mended = tags(
        "[A \"1\"]\n[fen \"4k3/8/8/8/8/8/4P3/4K3\"]\n\n1. e4 *\n",
        TagOrder::Kept,
    );
    assert_eq!(
        mended[7..],
        [
            "[A \"1\"]",
            "[SetUp \"1\"]",
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]"
        ]
    );
    let fen = "[FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1\"]";
    let chess960 = tags(&format!("{fen}\n\n1. O-O *\n"), TagOrder::Sorted);
    assert_eq!(
        chess960[7..],
        [fen, "[SetUp \"1\"]", "[Variant \"Chess960\"]"]
    );
}

#[test]
fn results_are_one() {
    for (tag, terminator, result) in [
        ("1-0", "1-0", "1-0"),
        ("1-0", "*", "1-0"),
        ("*", "0-1", "0-1"),
        ("?", "½-½", "1/2-1/2"),
        ("1-0", "", "1-0"),
        ("won", "", "*"),
        ("0-0", "0-0", "0-0"),
    ] {
        let written = pgn(
            &format!("[Result \"{tag}\"]\n\n1. e4 {terminator}\n"),
            Style::default(),
        );
        let wanted = format!("[Result \"{result}\"]\n\n1. e4 {result}\n\n");
        assert!(written.ends_with(&wanted), "{tag} {terminator}: {written}");
    }
}

#[test]
fn games_with_errors_are_left_out_or_cut() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Nf6 Nc6 *\n\n[White \"B\"]\n\n1. d4 d5 (1... e5 2. dxe5 Kd4) 2. c4 *\n\n[White \"C\"]\n\n1. c4 1-0\n";
    let written = pgn(text, Style::default());
    assert!(
        written.contains("[White \"C\"]") && !written.contains("[White \"A\"]"),
        "{written}"
    );
    let wanted = Wanted {
        prefix: true,
        ..Wanted::default()
    };
    let cut = exported(text.as_bytes(), &wanted);
    for movetext in [
        "\n1. e4 e5 {stopped at 2. Nf6: M001 illegal-move} *\n",
        "\n1. d4 d5 (1... e5 2. dxe5) {stopped at 2... Kd4: M001 illegal-move} *\n",
        "[Result \"1-0\"]\n\n1. c4 1-0\n",
    ] {
        assert!(cut.contains(movetext), "{movetext}: {cut}");
    }
    // What is no game of chess, or starts from no position, has no beginning either.
    for tag in [
        "[Variant \"Crazyhouse\"]",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
    ] {
        assert_eq!(
            exported(format!("{tag}\n\n1. e4 *\n").as_bytes(), &wanted),
            ""
        );
    }
}
