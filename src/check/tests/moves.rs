//! The rules that need the board, by full checks: legality, how moves are written, results,
//! languages. One text a fault, in which nothing else is found.

use super::super::{Scratch, Settings, check};
use super::listed;
use crate::board::Color;
use crate::pgn::GameBuf;
use crate::report::{BoardEnd, Detail, Rule};

/// Each movetext must give what stands behind it.
#[track_caller]
fn expect(head: &str, cases: &[(&str, &str)]) {
    for (moves, wanted) in cases {
        let text = format!("{head}{moves}");
        let checked = check(
            text.as_bytes(),
            &Settings::default(),
            &mut Scratch::default(),
        );
        assert_eq!(listed(&checked.findings), *wanted, "{text:?}");
    }
}

fn fen(fen: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n")
}

#[test]
fn moves_that_cannot_be_played() {
    expect(
        "",
        &[
            ("1. e4 e5 2. Cf4 Cf9 *", "M001 1:13"),
            ("1. e4 e5 2. Cf4 (2. Cf5) *", "M001 1:13, M001 1:21"),
            ("1. Cf3 Cf6 2. d4 d5 3. Cd2 *", "M002 1:24"),
            ("1. e4 -- 2. d4 *", "M005 1:7"),
            ("1. e4 e5 (1... -- 2. d4) *", "M006 1:16"),
            // No side may pass in check.
            ("1. e4 d5 2. Bb5+ (2. Bb5+ -- 3. d4) *", "M001 1:27"),
            ("1. e4 e5 2. Cf9 *", "N001 1:13"),
            ("1. e4e5 2. Cf3 *", "S014 1:4"),
        ],
    );
    expect(
        &fen("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1"),
        &[
            ("1. b8 *", "M003 4:4"),
            ("1. b8=K *", "M004 4:4"),
            ("1. Ke2 Ke7 2. b8=Q *", ""),
        ],
    );
}

#[test]
fn moves_after_the_end() {
    expect("", &[("1. f3 e5 2. g4 Dh4# 3. a3 0-1", "M007 1:24")]);
    let there_and_back = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 \
                          7. Nf3 Nf6 8. Ng1 Ng8 ";
    expect(
        there_and_back,
        &[("*", ""), ("9. Nf3 Nf6 10. Ng1 *", "M010 1:92")],
    );
    expect(
        &fen("7k/5Q2/8/6K1/8/8/8/8 w - - 0 60"),
        &[("60. Kg6 Kg8 1/2-1/2", "M008 4:9")],
    );
    expect(
        &fen("8/6kp/8/8/8/6K1/8/7R w - - 0 60"),
        &[
            ("60. Rxh7+ Kxh7 61. Kf3 Kg6 1/2-1/2", "M009 4:20"),
            // What happens in a variation ends no game.
            ("60. Kf3 (60. Rxh7+ Kxh7 61. Kf3) 60... Kg6 *", ""),
        ],
    );
    // A promotion may leave a dead position, and a game may start from one.
    expect(
        &fen("8/4P3/8/8/8/k7/8/K7 w - - 0 60"),
        &[("60. e8=N Kb3 1/2-1/2", "M009 4:10")],
    );
    expect(
        &fen("8/8/8/8/8/k7/4N3/K7 w - - 0 60"),
        &[("60. Nd4 1/2-1/2", "M009 4:5")],
    );
    expect(
        &fen("6k1/8/8/8/8/8/5PK1/3R4 w - - 148 100"),
        &[
            ("100. Rd2 Kf8 *", ""),
            ("100. Rd2 Kf8 101. Rd8+ Kf7 *", "M011 4:19"),
        ],
    );
}

#[test]
fn castling_promotion_and_origin_in_other_forms() {
    expect(
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 ",
        &[
            ("4. O-O *", ""),
            ("4. 0-0 *", "N002 1:35"),
            ("4. Ke1-g1 *", "N023 1:35"),
            ("4. e1g1 *", "N022 1:35"),
        ],
    );
    expect(
        &fen("8/4P3/8/8/8/8/k5K1/8 w - - 0 1"),
        &[
            ("1. e8=Q *", ""),
            ("1. e8Q *", "N008 4:4"),
            ("1. e8(Q) *", "N008 4:4"),
            ("1. e8=q *", "N008 4:4"),
        ],
    );
    expect(
        "",
        &[
            ("1. Cgf3 *", "N003 1:4"),
            ("1. d3 d6 2. Nf3 Nf6 3. N(b)d2 *", "N004 1:24"),
        ],
    );
    // The knight on c3 is pinned, so that it needs no telling apart.
    expect(
        &fen("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"),
        &[("1. Ne2 *", ""), ("1. Nge2 *", "N003 4:4")],
    );
}

#[test]
fn captures_and_marks() {
    expect(
        "",
        &[
            ("1. e4 d5 2. ed5 *", "N005 1:13"),
            ("1. Nxf3 *", "N006 1:4"),
            ("1. e4 d5 2. e:d5 *", "N007 1:13"),
            ("1. e4 d5 2. ed *", "N007 1:13"),
            ("1. e4 e6 2. e5 d5 3. exd6 e.p. *", "N009 1:27"),
            ("1. e4 d5 2. exd5 e.p. *", "N009 1:18, N010 1:18"),
            ("1. e4+ *", "N012 1:4"),
            ("1. e4# *", "N014 1:4"),
            ("1. e4 d5 2. e x d5 *", "N016 1:13"),
        ],
    );
    expect(
        "1. e4 e5 2. Bc4 Bc5 ",
        &[
            ("3. Bxf7+ *", ""),
            ("3. Bxf7 *", "N011 1:24"),
            ("3. Bxf7# *", "N014 1:24"),
            ("3. Bxf7++ *", "N015 1:24"),
            ("3. Bxf7 ch *", "N015 1:29"),
        ],
    );
    expect(
        "1. f3 e5 2. g4 ",
        &[
            ("Dh4# 0-1", ""),
            ("Dh4+ 0-1", "N013 1:16"),
            ("Dh4 0-1", "N013 1:16"),
        ],
    );
}

#[test]
fn letters_forms_and_numbers() {
    expect(
        "",
        &[
            ("1. e4 ç5 2. Cf3 *", "N017 1:7"),
            ("1. Pe4 *", "N018 1:4"),
            ("1. nf3 *", "N019 1:4"),
            ("1. ♘f3 ♞f6 *", "N020 1:4"),
            ("1. e2-e4 e7-e5 *", "N021 1:4"),
            ("1. e2e4 e7e5 *", "N022 1:4"),
            ("1. e4 e5 3. Nf3 Nc6 4. Bc4 *", "N024 1:10"),
        ],
    );
}

#[test]
fn results() {
    expect(
        "[Result \"1-0\"]\n\n",
        &[
            ("1. e4 1-0", ""),
            ("1. e4 0-1", "R001 3:7"),
            ("1. e4 *", "R002 3:7"),
            ("1. e4", "R006 3:4"),
            ("1. f3 e5 2. g4 Qh4#", "R003 1:10, R006 3:16"),
            // The result may stand in the comment.
            ("1. e4 {e5 1-0", "S001 3:7"),
        ],
    );
    expect(
        "1. f3 e5 2. g4 Qh4# ",
        &[("1-0", "R003 1:21"), ("*", "R004 1:21")],
    );
    expect(
        "1. e4",
        &[("", "R005 1:4"), (" {e5", "S001 1:7"), (" *", "")],
    );
    expect(
        &fen("7k/5Q2/8/6K1/8/8/8/8 w - - 0 60"),
        &[("60. Kg6 1/2-1/2", ""), ("60. Kg6 1-0", "R003 4:9")],
    );
    expect(
        &fen("8/6kp/8/8/8/6K1/8/7R w - - 0 60"),
        &[("60. Rxh7+ Kxh7 1-0", "R003 4:16")],
    );
}

#[test]
fn a_missing_result_is_told_where_the_last_position_tells_it() {
    let stalemate = fen("7k/5Q2/8/6K1/8/8/8/8 w - - 0 60");
    for (text, detail) in [
        ("1. e4 e5".to_owned(), Detail::None),
        (
            "1. f3 e5 2. g4 Qh4#".to_owned(),
            Detail::End(BoardEnd::Mate(Color::Black)),
        ),
        (
            format!("{stalemate}60. Kg6"),
            Detail::End(BoardEnd::Stalemate),
        ),
        // What was played behind a fault nobody knows.
        ("1. f3 e5 2. g4 Qh4# 3. Ke9".to_owned(), Detail::None),
    ] {
        let found = check(
            text.as_bytes(),
            &Settings::default(),
            &mut Scratch::default(),
        )
        .findings;
        let missing = found.iter().find(|it| it.rule == Rule::MissingResult);
        assert_eq!(missing.map(|it| &it.detail), Some(&detail), "{text}");
    }
}

#[test]
fn languages() {
    expect(
        "",
        &[
            ("1. Nf3 Cf6 *", "L002 1:8"),
            ("1. Nf3 (1. Cf3) *", "L002 1:12"),
            ("1. Sf3 Sf6 *", "L003 1:4"),
        ],
    );
    expect(
        &fen("4k2r/8/8/8/8/8/8/4K2R w - - 0 1"),
        &[("1. Rf1 Rf8 *", "L001 4:4"), ("1. Kf1 Rf8+ *", "")],
    );
}

#[test]
fn of_a_game_over_the_limit_nothing_else_is_said() {
    let text = "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 (Nc6 Nf9\n\n[Event \"y\"]\n\n1. d4) *\n";
    let mut scratch = Scratch {
        buffers: GameBuf::with_item_limit(4),
        ..Scratch::default()
    };
    let checked = check(text.as_bytes(), &Settings::default(), &mut scratch);
    assert_eq!(listed(&checked.findings), "S015 3:13, S005 7:6");
    let valid: Vec<bool> = checked.games.iter().map(|&(_, valid)| valid).collect();
    assert_eq!(valid, [false, false]);
}
