//! Bytes and characters.

use super::{expect, expect_fixed, found, places};
use crate::report::{Detail, Rule, Selection};

#[test]
fn bytes_that_are_not_utf8() {
    assert_eq!(
        places(b"[White \"Jo\xE3o\"]\n\n1. e4 {\xE9} *", &[]),
        "E001 1:11"
    );
    assert_eq!(
        places(b"{\xE3}\n[White \"Jo\xE3o\"]\n\n*", &[]),
        "S008 1:1, E001 1:2, E001 2:11"
    );
    expect(&[("[White \"João\"]\n\n1. e4 *", "")]);
}

#[test]
fn bytes_of_an_older_table() {
    let older = |text: &[u8]| {
        let list = found(text, Selection::default());
        let first = list
            .into_iter()
            .find(|finding| finding.rule == Rule::NotUtf8);
        first.map(|finding| finding.detail)
    };
    // cp850 has ü in 81, ã in C6, ç in 87 and é in 82.
    for (text, old_table) in [
        (&b"{M\x81ller} *"[..], true),
        (b"{Falc\xC6o} *", false),
        (b"{Gon\x87alves} *", true),
        (b"{Jos\x82} *", false),
        (b"{d\x92\xC1gua, \x93a\x94} *", false),
        (b"{Ni\x9Aa} *", false),
    ] {
        let text = [b"1. e4 ", text].concat();
        assert_eq!(
            older(&text),
            Some(Detail::Encoding { old_table }),
            "{text:?}"
        );
    }
}

#[test]
fn no_break_spaces() {
    expect(&[
        ("1.\u{a0}e4\u{a0}e5 *", "E002 1:3"),
        ("1. e4 {a\u{a0}b} *", ""),
        ("[White \"a\u{a0}b\"]\n\n*", ""),
        ("1. e4 *\n\u{a0}\n", "E002 2:1"),
    ]);
    assert_eq!(places(b"1.\xA0e4 *", &["E002"]), "E002 1:3");
    expect_fixed(
        &["E002"],
        &[(
            "[White \"a\u{a0}b\"]\n\n1.\u{a0}e4 {\u{a0}}\u{a0}e5 *",
            "[White \"a\u{a0}b\"]\n\n1. e4 {\u{a0}} e5 *",
        )],
    );
}

#[test]
fn control_characters() {
    expect(&[
        ("1. e4 e5 *\n\u{1a}", "E003 2:1"),
        ("1. e4\u{1}\u{2} e5 *", "E003 1:6"),
        ("1. e4 \u{200b}e5 *", "E004 1:7"),
        ("\u{feff}1. e4 *", ""),
        ("1. e4 {\u{200b}} *", ""),
    ]);
    expect_fixed(
        &["E003", "E004"],
        &[
            ("1. e4 e5 *\n\u{1a}", "1. e4 e5 *\n"),
            ("1. e4\u{200b}e5 *", "1. e4 e5 *"),
            ("1. e4 \u{200b}e5 *", "1. e4 e5 *"),
        ],
    );
}

#[test]
fn carriage_returns() {
    expect(&[
        ("[White \"A\"]\r\n\r\n1. e4 *\r\n", ""),
        ("[White \"A\"]\r\r1. e4 *\r", "E005 1:12"),
        ("[White \"A\"]\r\n\r\n1. e4\re5 *\r\n", "E005 3:6"),
    ]);
    expect_fixed(&["E005"], &[("1. e4\r\ne5\r*\r", "1. e4\r\ne5\n*\n")]);
}
