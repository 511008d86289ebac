//! Style.

use super::{expect_fixed, expect_of};

const ROSTER: &str = "[Event \"A\"]\n[Site \"B\"]\n[Date \"2024.03.01\"]\n[Round \"1\"]\n\
                      [White \"C\"]\n[Black \"D\"]\n[Result \"*\"]\n";

#[test]
fn what_is_in_order_gives_nothing() {
    let text = format!("{ROSTER}\n1. e4 {{a\n\nb}}\n*\n\n{ROSTER}[ECO \"B12\"]\n\n1. e4 *\n");
    expect_of("all", &[(&text, ""), (&text.replace('\n', "\r\n"), "")]);
}

#[test]
fn blank_lines() {
    expect_of(
        "S017",
        &[
            ("[Result \"*\"]\n1. e4 *", "S017 2:1"),
            ("[Result \"*\"] 1. e4 *", "S017 1:14"),
            ("[Result \"*\"]\n\n*\n[Result \"*\"]\n\n*", "S017 4:1"),
            ("; a\n[Result \"*\"]\n\n*", ""),
        ],
    );
    expect_of(
        "S018",
        &[
            ("[Result \"*\"]\n\n\n\n1. e4 *", "S018 3:1"),
            ("[White \"A\"]\n\n[Result \"*\"]\n\n1. e4 *", "S018 2:1"),
            (
                "[White \"A\"]\n\n1. e4\n\n e5 *\n\n\n",
                "S018 4:1, S018 7:1",
            ),
        ],
    );
    expect_fixed(
        &["S017", "S018"],
        &[
            ("[Result \"*\"]\n1. e4 *", "[Result \"*\"]\n\n1. e4 *"),
            (
                "[Result \"*\"]\n\n\n\n1. e4\n\n*",
                "[Result \"*\"]\n\n1. e4\n*",
            ),
            (
                "[Result \"*\"]\r\n\r\n\r\n*\r\n",
                "[Result \"*\"]\r\n\r\n*\r\n",
            ),
        ],
    );
}

#[test]
fn tabs() {
    expect_of(
        "S019",
        &[("1.\te4\t\te5 {a\tb} *\t", "S019 1:3, S019 1:6, S019 1:18")],
    );
    expect_fixed(&["S019"], &[("1.\te4\t\te5 *", "1. e4 e5 *")]);
}

#[test]
fn long_lines() {
    let fits = format!("1. e4 {{{}}} *", "ã".repeat(245));
    let long = format!("1. e4 {{{}}} *", "ã".repeat(246));
    assert_eq!((fits.chars().count(), long.chars().count()), (255, 256));
    expect_of(
        "S020",
        &[
            (&fits, ""),
            (&long, "S020 1:256"),
            (&format!("{fits}\n"), ""),
            // What cannot be broken is no longer than it must be.
            (&format!("1. e4\n{{{}}}\n*", "a".repeat(300)), ""),
            (&format!("1. e4\n  {{{}}}  \n*", "a".repeat(300)), ""),
            (
                &format!("1. e4\n{{{} a}}\n*", "a".repeat(300)),
                "S020 2:256",
            ),
            (&format!("[Event \"{}\"]\n\n*", "a b".repeat(99)), ""),
            (
                &format!("[Event \"{}\"] [Site \"?\"]\n\n*", "a b".repeat(99)),
                "S020 1:256",
            ),
        ],
    );
}

#[test]
fn the_roster() {
    expect_of(
        "T020",
        &[
            ("[Event \"A\"]\n[White \"C\"]\n\n*", "T020 2:1"),
            ("1. e4 *", "T020 1:1"),
        ],
    );
    expect_of(
        "T021",
        &[
            ("[White \"C\"]\n[Event \"A\"]\n\n*", "T021 2:1"),
            ("[ECO \"B12\"]\n[Event \"A\"]\n[Site \"\"]\n\n*", "T021 2:1"),
            ("[Event \"A\"]\n[White \"C\"]\n[ECO \"B12\"]\n\n*", ""),
        ],
    );
    expect_of(
        "T022",
        &[(
            "[Event \"A\"] [Site \"B\"][Date \"\"]\n[Round \"1\"] [White \"C\"]\n\n*",
            "T022 1:13, T022 2:13",
        )],
    );
    expect_fixed(
        &["T022"],
        &[(
            "[Event \"A\"] [Site \"B\"][Date \"\"]\n\n*",
            "[Event \"A\"]\n[Site \"B\"]\n[Date \"\"]\n\n*",
        )],
    );
}
