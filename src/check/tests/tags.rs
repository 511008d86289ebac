//! Tags.

use super::{expect, expect_fixed};

#[test]
fn what_is_in_order_gives_nothing() {
    expect(&[
        (
            "[Event \"The \\\"Closed\\\" Cup \\\\ A\"]\n[Date \"2024.02.29\"]\n[Result \"1/2-1/2\"]\n\
             [WhiteElo \"-\"]\n[BlackElo \"?\"]\n[ECO \"B12\"]\n[EventDate \"?\"]\n[UTCDate \"2024.??.??\"]\n\
             [X_1 \"\"]\n[WhiteTitle \"\"]\n\n*",
            "",
        ),
        ("[Date \"????.??.??\"]\n[Event \"D:\\x\"]\n\n*", ""),
        ("[Event \"a\"] [Site \"b\"]\n\n*", ""),
        ("[ECO \"B12/03\"]\n[WhiteElo \"850\"]\n\n*", ""),
    ]);
}

#[test]
fn forms() {
    expect(&[
        ("[X \"x\"]\n[Round]\n\n*", "T001 2:1"),
        ("[X \"x\"]\n[White ACPL \"252\"]\n\n*", "T002 2:1"),
        ("[X \"x\"]\n[Nível \"2\"]\n\n*", "T002 2:1"),
        ("[White \"Moreira, Ana\n[Black \"B\"]\n\n*", "T003 1:1"),
        ("[White \"Moreira, Ana\"\n\n*", "T003 1:1"),
        ("[X \"x\"]\n[Round 3]\n\n*", "T004 2:8"),
        ("[Event \"5th \"Lab\" Cup\"]\n\n*", "T005 1:13"),
        ("[Event \"Open \\\"]\n\n*", "T006 1:14"),
        (
            "[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[Setup \"1\"]\n\n*",
            "T007 1:1, T007 2:1",
        ),
        ("[event \"A\"]\n[WHITE \"A\"]\n\n*", "T007 1:1, T007 2:1"),
    ]);
}

#[test]
fn forms_are_mended() {
    expect_fixed(
        &["T004", "T005", "T006", "T007"],
        &[
            ("[X \"x\"]\n[Round 3]\n\n*", "[X \"x\"]\n[Round \"3\"]\n\n*"),
            (
                "[X \"x\"]\n[Event C:\\]\n\n*",
                "[X \"x\"]\n[Event \"C:\\\\\"]\n\n*",
            ),
            (
                "[Event \"5th \"Lab\" Cup\"]\n\n*",
                "[Event \"5th \\\"Lab\\\" Cup\"]\n\n*",
            ),
            ("[Event \"Open \\\"]\n\n*", "[Event \"Open \\\\\"]\n\n*"),
            ("[event \"A\"]\n\n*", "[Event \"A\"]\n\n*"),
        ],
    );
}

#[test]
fn names_that_come_twice() {
    expect(&[
        ("[White \"A\"]\n[White \"B\"]\n\n*", "T008 2:1"),
        (
            "[White \"A\"]\n[X \"\"]\n[White \"B\"]\n[X \"\"]\n[White \"C\"]\n\n*",
            "T008 3:1, T008 4:1",
        ),
        ("[X \"x\"]\n[White]\n[White \"B\"]\n\n*", "T001 2:1"),
        ("[White \"A\"]\n[white \"B\"]\n\n*", "T007 2:1"),
    ]);
    let lines: Vec<String> = (0..300)
        .map(|number| format!("[Tag{number} \"\"]"))
        .collect();
    let many = lines.join("\n") + "\n";
    expect(&[
        (&format!("{many}\n*"), ""),
        (&format!("{many}[Tag7 \"\"]\n\n*"), "T008 301:1"),
    ]);
}

#[test]
fn values() {
    expect(&[
        (
            "[Site \"\"]\n[Date \" \"]\n[Result \"\"]\n\n*",
            "T009 1:8, T009 2:8, T009 3:10",
        ),
        ("[Date \"2024.13.05\"]\n\n*", "T010 1:8"),
        ("[Date \"2023.02.29\"]\n\n*", "T010 1:8"),
        ("[Date \"2024.04.31\"]\n\n*", "T010 1:8"),
        ("[EventDate \"2025-02-24\"]\n\n*", "T010 1:13"),
        ("[Date \"?\"]\n\n*", "T010 1:8"),
        ("[X \"x\"]\n[Date 2025-02-24]\n\n*", "T004 2:7, T010 2:7"),
        (
            "[WhiteElo \"cerca de 1800\"]\n[BlackElo \"2400?\"]\n\n*",
            "T011 1:12, T011 2:12",
        ),
        ("[ECO \"B123\"]\n\n*", "T012 1:7"),
        ("[ECO \"F00\"]\n\n*", "T012 1:7"),
    ]);
}

#[test]
fn results() {
    expect(&[
        ("[Result \"½-½\"]\n\n*", "R007 1:10"),
        ("[Result \"1-0 \"]\n\n*", "R007 1:10"),
        ("[Result \"0-0\"]\n\n*", "R008 1:10"),
        ("[Result \"vitória\"]\n\n*", "R009 1:10"),
        ("[Result \"?\"]\n\n*", "R009 1:10"),
    ]);
}

#[test]
fn values_are_mended() {
    expect_fixed(
        &["T009", "R007"],
        &[
            (
                "[Site \"\"]\n[Date \" \"]\n\n*",
                "[Site \"?\"]\n[Date \"????.??.??\"]\n\n*",
            ),
            ("[Result \"½-½\"]\n\n*", "[Result \"1/2-1/2\"]\n\n*"),
        ],
    );
}
