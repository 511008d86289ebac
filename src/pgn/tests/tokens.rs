//! Tokens of movetext.

use super::outline;
use crate::pgn::{GameBuf, Part};

/// The items of movetext, of a game that has begun.
fn movetext(text: &str) -> String {
    let whole = format!("1. a3 {text}");
    let lines = outline(whole.as_bytes());
    let line = lines.first().expect("a game");
    line.strip_prefix("G: Dot<1.> w<a3>")
        .expect("its beginning")
        .trim()
        .to_owned()
}

#[track_caller]
fn check(text: &str, wanted: &str) {
    assert_eq!(movetext(text), wanted, "{text}");
}

#[test]
fn moves_with_what_is_glued_to_them() {
    for word in [
        "Nf3!?",
        "e8=D+",
        "e8(D)",
        "b8(Q)#",
        "T(f)d1",
        "C(g)xe5",
        "T(1)c1",
        "exd6(e.p.)",
        "exd6ep",
        "exd6e.p.",
        "Txç8+",
        "♘f3",
        "O-O",
        "O–O–O",
        "0-0-0",
        "Z0",
        "--",
        "<>",
        "P@e4",
        "Ng1-f3",
        "e7e8q",
        "C×d1",
        "Qh4+-",
        "Nf3‼",
        "Bxf7ch",
        "e8/D",
        "e:d5",
        "dxc",
        "XYZ",
        "Кf3",
    ] {
        check(&format!("b {word}"), &format!("w<b> w<{word}>"));
    }
}

#[test]
fn parts_of_a_move_after_a_blank() {
    check("e5 x f6 e5", "w<e5 x f6> w<e5>");
    check("exd6 e.p. Nf6", "w<exd6 e.p.> w<Nf6>");
    check("exd6 (e.p.) Nf6", "w<exd6 (e.p.)> w<Nf6>");
    check("Qh4 mate", "w<Qh4 mate>");
    check("Dh4 xeque-mate!", "w<Dh4 xeque-mate!>");
    check("Dh4 #", "w<Dh4 #>");
    check("Nd5 + Kf8", "w<Nd5 +> w<Kf8>");
    check("Nd5+ +", "w<Nd5+> Check<+>");
    check("e5x f6 e5X", "w<e5x f6> w<e5X>");
    check("exd6 e. p. Nf6", "w<exd6 e. p.> w<Nf6>");
    check("exd6 e p", "w<exd6 e p>");
    check("exd6 e.p.+ mate", "w<exd6 e.p.+ mate>");
    // A sign without a square behind it, and one that is a move's own.
    check("e5 x", "w<e5> w<x>");
    check("e5 xf6", "w<e5> w<xf6>");
    // Behind anything but a move they belong to nothing.
    check("{c} #", "Comment<{c}> Check<#>");
}

#[test]
fn signs_that_stand_alone() {
    check("b4 ! ?! !!!", "w<b4> Nag(1)<!> Nag(6)<?!> Nag(3)<!!!>");
    check("b4 [?] (?) ‼", "w<b4> Nag(2)<[?]> Nag(2)<(?)> Nag(3)<‼>");
    check("b4 += +/= ±", "w<b4> Nag(14)<+=> Nag(14)<+/=> Nag(16)<±>");
    check(
        "b4 +- -+ +− = ∞ □ N",
        "w<b4> Nag(18)<+-> Nag(19)<-+> Nag(18)<+−> Nag(10)<=> Nag(13)<∞> Nag(7)<□> Nag(146)<N>",
    );
    check(
        "b4 +0.30 -0.12",
        "w<b4> Evaluation<+0.30> Evaluation<-0.12>",
    );
    check("b4 !?!", "w<b4> Odd<!?!>");
    check("b4 $14 $ $256", "w<b4> Nag<$14> Nag<$> Nag<$256>");
    check("b4$1", "w<b4> Nag<$1>");
    check("b4(?)", "w<b4> Nag(2)<(?)>");
}

#[test]
fn numbers() {
    check("1.e4 2. e4", "Dot<1.> w<e4> Dot<2.> w<e4>");
    check(
        "1...e5 1. ... e5",
        "Dots<1...> w<e5> SpacedDots<1. ...> w<e5>",
    );
    check("1 e4 1....e5", "Bare<1> w<e4> OddDots<1....> w<e5>");
    check("1. .. e5 1… e5", "OddDots<1. ..> w<e5> Ellipsis<1…> w<e5>");
    check(
        "1) d4, 1-e4, e5.",
        "Bracket<1)> w<d4> Punctuation<,> Dash<1-> w<e4> Punctuation<,> w<e5> Punctuation<.>",
    );
    check("1 – e4", "Dash<1 –> w<e4>");
    check("... e5", "DotsOnly<...> w<e5>");
    check(
        "(Nf3 12) Nf3",
        "VariationOpen<(> w<Nf3> Bracket<12)> w<Nf3>",
    );
    check(
        "(12 (13 14) 15)",
        "VariationOpen<(> Bare<12> VariationOpen<(> Bare<13> Bare<14> VariationClose<)> Bare<15> VariationClose<)>",
    );
    check("10-0-0", "Dash<10-> w<0-0>");
    check("10. 0-0", "Dot<10.> w<0-0>");
    check("1-0-0 e4", "Dash<1-> w<0-0> w<e4>");
    check(
        "12. (e4)",
        "Dot<12.> VariationOpen<(> w<e4> VariationClose<)>",
    );
    check("2e4", "Bare<2> w<e4>");
}

#[test]
fn a_result_is_read_before_a_number() {
    for (text, wanted) in [
        ("1-0", "WhiteWins<1-0>"),
        ("0-1", "BlackWins<0-1>"),
        ("1/2-1/2", "Draw<1/2-1/2>"),
        ("*", "Unfinished<*>"),
        ("1–0", "WhiteWins!<1–0>"),
        ("½-½", "Draw!<½-½>"),
        ("1/2", "Draw!<1/2>"),
        ("0,5-0,5", "Draw!<0,5-0,5>"),
        ("(1-0)", "WhiteWins!<(1-0)>"),
    ] {
        check(text, wanted);
        check(
            &format!("e4{{c}}{text}{{d}}"),
            &format!("w<e4> Comment<{{c}}> {wanted}"),
        );
    }
}

#[test]
fn comments_and_brackets() {
    check(
        "{a;b} ; c { d\ne4",
        "Comment<{a;b}> LineComment<; c { d> w<e4>",
    );
    check("\n%x {\ne4 %", "Escape<%x {> w<e4> w<%>");
    check("{a {b} c} e5", "Comment<{a {b}> BadCommentOpen<c}> w<e5>");
    check(
        "{a {b {c} d} e} e5",
        "Comment<{a {b {c}> BadCommentOpen<d} e}> w<e5>",
    );
    check("{a {b} e5 {c}", "Comment<{a {b}> w<e5> Comment<{c}>");
    check(
        "{a} better was it} e5",
        "Comment<{a}> BadCommentOpen<better was it}> w<e5>",
    );
    check(
        "{a} e5 Nf3 } Nc6",
        "Comment<{a}> w<e5> w<Nf3> BadCommentOpen<}> w<Nc6>",
    );
    check(
        "e5 {open\n\ne4 1-0\n",
        "w<e5> BadCommentClose<{open\n\ne4 1-0>",
    );
    check(
        "[%clk 1] [diagram] e4",
        "Bracketed<[%clk 1]> Bracketed<[diagram]> w<e4>",
    );
    check(
        "[open\ne4 ] e5",
        "BadBracketClose<[open> w<e4> BadBracketOpen<]> w<e5>",
    );
    check(
        "e4<br>e5<BR />",
        "w<e4> BreakTag<<br>> w<e5> BreakTag<<BR />>",
    );
    check("e4\u{200B}\u{1} e5", "w<e4> Control<\u{200B}\u{1}> w<e5>");
}

#[test]
fn a_terminator_in_a_variation() {
    check(
        "(e4 1-0) e5",
        "VariationOpen<(> w<e4> WhiteWins<1-0> VariationClose<)> w<e5>",
    );
    check(
        "(e4 * {c} ; d\n) e5",
        "VariationOpen<(> w<e4> Unfinished<*> Comment<{c}> LineComment<; d> VariationClose<)> w<e5>",
    );
    assert_eq!(outline(b"1. e4 (e5 1-0 e6)").len(), 2);
}

#[test]
fn no_break_spaces_are_counted() {
    for text in ["1.\u{A0}e4\u{A0}e5 *".as_bytes(), b"1.\xA0e4\xA0e5 *"] {
        let mut buffers = GameBuf::default();
        let mut parts = buffers.parts(text);
        let Some(Part::Game(game)) = parts.next_part() else {
            panic!("no game");
        };
        assert_eq!(game.items.len(), 4);
        assert_eq!(game.no_break_spaces.count, 2);
        assert_eq!(game.no_break_spaces.first.start, 2);
    }
}

#[test]
fn words_in_windows_1252_are_whole() {
    let text = b"1. Tx\xE78+ 2. C\xD7d1 \xB1 3 \x96 e4 4\x85 O\x96O 1\x960";
    let mut buffers = GameBuf::default();
    let mut parts = buffers.parts(text);
    let Some(Part::Game(game)) = parts.next_part() else {
        panic!("no game");
    };
    let words: Vec<String> = game
        .items
        .iter()
        .map(|item| game.text(item.span).into_owned())
        .collect();
    assert_eq!(
        words,
        [
            "1.", "Txç8+", "2.", "C×d1", "±", "3 –", "e4", "4…", "O–O", "1–0"
        ]
    );
}
