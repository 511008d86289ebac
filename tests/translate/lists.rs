//! Numbers, signs between plies and annotations: the second table of the project's page on notation,
//! in PGN and in lists of moves.

use roque::notation::Language;

use crate::translate::styles::{games, plain, to_english};
use crate::translate::{Made, movetext, run, settings};

/// Marks of the second table that stand behind a move and a blank, and the NAG of each (PGN standard
/// section 10; `grammar/nags.csv` has the rest of the marks).
const APART: [(&str, u8); 31] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("[?]", 2),
    ("(?)", 2),
    ("!!!", 3),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("+=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("⩱", 15),
    ("+/=", 14),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("-+", 19),
    ("−+", 19),
    ("=", 10),
    ("∞", 13),
    ("□", 7),
    ("N", 146),
];

/// A list of moves as PGN movetext, in English: the words and annotations of `ply`, numbered.
fn listed(game: &[Made], behind: &str) -> String {
    let mut words = Vec::new();
    for (index, ply) in game.iter().enumerate() {
        if index % 2 == 0 {
            words.push(format!("{}.", index / 2 + 1));
        }
        words.push(
            Language::english()
                .write(ply.canonical, ply.mark)
                .to_string(),
        );
        if !behind.is_empty() {
            words.push(behind.to_owned());
        }
    }
    words.push("*".to_owned());
    words.join(" ")
}

/// What `--input moves` makes of a text, with one blank for each gap.
fn of_list(text: &str) -> String {
    let mut settings = settings("pt", "en");
    settings.moves = true;
    let done = run(text.as_bytes(), &settings);
    assert!(done.notices.is_empty(), "{:?} in {text}", done.notices);
    let text = String::from_utf8(done.text).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_annotation_of_the_second_table() {
    let game = &games()[0];
    for (mark, nag) in APART {
        let text = movetext(game, |ply| format!("{} {mark}", plain(ply)));
        let right = movetext(game, |ply| {
            format!(
                "{} {mark}",
                Language::english().write(ply.canonical, ply.mark)
            )
        });
        // A mark that stands apart is left alone in PGN and becomes its NAG in a list.
        assert_eq!(to_english(text.as_bytes()), right, "{mark}");
        let list = &text[text.find("1. ").unwrap()..];
        assert_eq!(of_list(list), listed(game, &format!("${nag}")), "{mark}");
    }
    for (glued, right) in [
        ("!", "!"),
        ("??", "??"),
        ("!?", "!?"),
        ("+-", " $18"),
        ("±", " $16"),
    ] {
        let text = movetext(game, |ply| format!("{}{glued}", plain(ply)));
        let right = movetext(game, |ply| {
            let word = Language::english().write(ply.canonical, ply.mark);
            format!("{word}{right}")
        });
        assert_eq!(to_english(text.as_bytes()), right, "{glued}");
    }
    let evaluated = movetext(game, |ply| format!("{} +0.30", plain(ply)));
    assert!(to_english(evaluated.as_bytes()).contains(" +0.30 "));
}

/// Ways to write move numbers and what is between plies: before White's move, before Black's (given
/// the number too), and behind each.
type Numbers = (
    &'static str,
    fn(usize) -> String,
    fn(usize) -> String,
    [&'static str; 2],
);

const NUMBERS: [Numbers; 15] = [
    ("1.e4", |it| format!("{it}."), |_| String::new(), [" ", " "]),
    (
        "1. e4",
        |it| format!("{it}. "),
        |_| String::new(),
        [" ", " "],
    ),
    (
        "1...e5",
        |it| format!("{it}."),
        |it| format!("{it}..."),
        [" ", " "],
    ),
    (
        "1. ... e5",
        |it| format!("{it}. "),
        |it| format!("{it}. ... "),
        [" ", " "],
    ),
    ("none", |_| String::new(), |_| String::new(), [" ", " "]),
    ("1 e4", |it| format!("{it} "), |_| String::new(), [" ", " "]),
    (
        "1....e5",
        |it| format!("{it}."),
        |it| format!("{it}...."),
        [" ", " "],
    ),
    (
        "1. .. e5",
        |it| format!("{it}. "),
        |it| format!("{it}. .. "),
        [" ", " "],
    ),
    (
        "1… e5",
        |it| format!("{it}. "),
        |it| format!("{it}… "),
        [" ", " "],
    ),
    (
        "1) d4,",
        |it| format!("{it}) "),
        |_| String::new(),
        [", ", " "],
    ),
    (
        "1-e4, e5.",
        |it| format!("{it}-"),
        |_| String::new(),
        [", ", ". "],
    ),
    (
        "1 – e4",
        |it| format!("{it} – "),
        |_| String::new(),
        [", ", " "],
    ),
    (
        "1. e4 – c5;",
        |it| format!("{it}. "),
        |_| String::new(),
        [" – ", "; "],
    ),
    (
        "1. e4 - c5;",
        |it| format!("{it}. "),
        |_| String::new(),
        [" - ", ";\n"],
    ),
    (
        "1) e4; e5;",
        |it| format!("{it}) "),
        |_| String::new(),
        ["; ", ";\r\n"],
    ),
];

#[test]
fn every_form_of_numbers() {
    for game in &games()[..12] {
        for (name, white, black, behind) in NUMBERS {
            let mut text = String::new();
            for (index, ply) in game.iter().enumerate() {
                let number = index / 2 + 1;
                let is_black = index % 2;
                text.push_str(&[white, black][is_black](number));
                text.push_str(&plain(ply));
                text.push_str(behind[is_black]);
            }
            assert_eq!(of_list(&text), listed(game, ""), "{name}");
            if text.contains(';')
                || text.contains(" – ") && name != "1 – e4"
                || text.contains(" - ")
            {
                continue;
            }
            // As PGN the numbers stay, and the moves between them come back.
            let english = to_english(format!("{text}*\n").as_bytes());
            let mut rest = english.as_str();
            for ply in game {
                let word = Language::english()
                    .write(ply.canonical, ply.mark)
                    .to_string();
                let at = rest
                    .find(&word)
                    .unwrap_or_else(|| panic!("{name}: {word} in {rest}"));
                rest = &rest[at + word.len()..];
            }
        }
    }
}
