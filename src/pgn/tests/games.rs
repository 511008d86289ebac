//! Where games begin, tags, and the text outside games.

use super::outline;

#[test]
fn where_games_begin() {
    let games = |text: &str| -> Vec<String> {
        outline(text.as_bytes())
            .iter()
            .map(|line| line[..1].to_owned())
            .collect()
    };
    // (a) a safe point, inside a comment too.
    assert_eq!(
        games("[Event \"a\"]\n\n1. e4 {\n\n[Event \"b\"]\n"),
        ["G", "G"]
    );
    assert_eq!(games("[Event a]\n\n[Event b]\n"), ["G", "G"]);
    // (b) a tag behind movetext or a terminator.
    assert_eq!(games("[White \"a\"]\n\n1. e4\n[White \"b\"]\n"), ["G", "G"]);
    assert_eq!(games("[White \"a\"] * [Black \"b\"]"), ["G", "G"]);
    assert_eq!(games("[White \"a\"]\n{c}\n[Black \"b\"]\n1. e4"), ["G"]);
    // (c) a name that is there already, behind a blank line only.
    assert_eq!(games("[White \"a\"]\n\n[White \"b\"]\n"), ["G", "G"]);
    assert_eq!(
        games("[White \"a\"]\n[White \"b\"]\n\n[Black \"c\"]\n"),
        ["G"]
    );
    // (d) an Event tag behind one left open.
    assert_eq!(games("[Event \"a\"]\n[Site \"x[Event \"b\"]\n"), ["G", "G"]);
    assert_eq!(
        games("[Event \"a\"]\n[Site \"x\n[Event \"b\"]\n"),
        ["G", "G"]
    );
    assert_eq!(games("[Event \"a\"]\n[Event \"b\"]\n"), ["G"]);
    // (e) without tags: at the start a number or a move, then number 1 only.
    assert_eq!(games("e4 e5 *"), ["G"]);
    assert_eq!(games("; c\n12. Nf3"), ["O", "G"]);
    assert_eq!(games("1. e4 * 1. d4 *"), ["G", "G"]);
    assert_eq!(games("1. e4 * 2. d4 *"), ["G", "O"]);
    assert_eq!(games("1. e4 * d4 d5"), ["G", "O"]);
    assert_eq!(games("1. e4 * (1. d4) 1. c4"), ["G", "O"]);
    assert_eq!(games("Dear all, 1. e4 e5"), ["O"]);
    // A blank line in movetext ends nothing.
    assert_eq!(games("1. e4\n\n\n2. d4 *"), ["G"]);
    assert_eq!(games(" \n\t\n"), ["O"]);
    assert_eq!(games(""), Vec::<String>::new());
}

#[test]
fn outside_games() {
    assert_eq!(
        outline(b"1. e4 * 1-0 {c} !\nsome (text) {d}\nmore\n\nand more\n; line\n%line"),
        [
            "G: Dot<1.> w<e4> Unfinished<*>",
            "O: WhiteWins<1-0> Comment<{c}> Nag(1)<!> Stray<some (text) {d}\nmore> Stray<and more\n; line\n%line>",
        ]
    );
    assert_eq!(
        outline(b"1. e4 * }\n\n2. d4 * 1. c4"),
        [
            "G: Dot<1.> w<e4> Unfinished<*>",
            "O: Stray<}> Stray<2. d4> Unfinished<*>",
            "G: Dot<1.> w<c4>",
        ]
    );
}

#[test]
fn tags_well_formed_and_not() {
    for (tag, wanted) in [
        (r#"[Event "Open"]"#, "[Event=Open]"),
        (r#"[ Event  "Open" ]"#, "[Event=Open]"),
        (r#"[Event"Open"]"#, "[Event=Open]"),
        (r#"[Event "a ] b"]"#, "[Event=a ] b]"),
        (r#"[Event "a \"b\" \\ c"]"#, r#"[Event=a \"b\" \\ c]"#),
        (
            r#"[Event "copied [Event here"]"#,
            "[Event=copied [Event here]",
        ),
        (
            r#"[Event "5th "Lab" Cup"]"#,
            r#"[InnerQuote Event=5th "Lab" Cup]"#,
        ),
        (r#"[Event "Open \"]"#, r"[BackslashClose Event=Open \]"),
        ("[WhiteElo 2400]", "[Unquoted WhiteElo=2400]"),
        (r#"[White ACPL "252"]"#, "[BlankInName White ACPL=252]"),
        ("[Round]", "[NoValue Round=]"),
        (r#"[Event "Open"#, "[Open Event=Open]"),
        (r#"[Event "Open""#, "[Open Event=Open]"),
        (r#"[Event "Open]"#, "[Open Event=Open]"),
        ("[Event ", "[Open Event=]"),
    ] {
        // At a safe point everything is a tag.
        let text = format!("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n{tag}\n\n1. e4 *\n");
        let lines = outline(text.as_bytes());
        let line = format!("G: [Event=b] {wanted} Dot<1.> w<e4> Unfinished<*>");
        assert_eq!(lines.last(), Some(&line), "{tag}");
    }
}

#[test]
fn several_tags_on_a_line_with_a_faulty_one() {
    assert_eq!(
        outline(br#"[Event "Open \"] [Site "x"] rubbish [Date "y"]"#),
        [r"G: [BackslashClose Event=Open \] [Site=x] [Date=y] BadTag<rubbish>"]
    );
    assert_eq!(
        outline(b"[Event \"two\nlines\"]\n[Site \"x\"]\n\n1. e4"),
        ["G: [Open Event=two] [Site=x] BadTag<lines\"]> Dot<1.> w<e4>"]
    );
}

#[test]
fn zeros_as_castling_or_as_a_double_forfeit() {
    let last = |text: &str| {
        outline(text.as_bytes())[0]
            .rsplit(' ')
            .next()
            .map(str::to_owned)
    };
    let forfeit = Some("DoubleForfeit!<0-0>".to_owned());
    let castling = Some("w<0-0>".to_owned());
    assert_eq!(last("[Result \"0-0\"]\n\n1. e4 e5 0-0"), forfeit);
    assert_eq!(last("[Result \"0-0\"]\n\n0-0\n"), forfeit);
    assert_eq!(last("[Result \"0-0\"]\n\n1. e4 e5 2. 0-0"), castling);
    assert_eq!(last("[Result \"1-0\"]\n\n1. e4 e5 0-0"), castling);
}

#[test]
fn brackets_behind_a_blank_line_are_no_faulty_tags() {
    assert_eq!(
        outline(b"[Event \"a\"]\n\n[diagram] [Site \"b\"]\n[Round]\n\n{c} [see below]\n1. e4"),
        [
            "G: [Event=a] [Site=b] [NoValue Round=] Bracketed<[diagram]> Comment<{c}> Bracketed<[see below]> Dot<1.> w<e4>"
        ]
    );
}
