//! What holds for every export: it is clean, exporting it again changes nothing, and it says what
//! the source says.

use roque::check::{self, Settings};
use roque::export::{MoveForm, Style, TagOrder, Wanted};
use roque::language::Accepted;
use roque::notation::Language;
use roque::report::{Rule, Selection};
use serde_json::Value;

use super::{exported, files, games, objects, read};

/// Rules of group T that are about order and form, not about what values say.
const TAG_FORM: [Rule; 16] = [
    Rule::TagWithoutValue,
    Rule::BadTagName,
    Rule::UnclosedTag,
    Rule::UnquotedTagValue,
    Rule::UnescapedQuote,
    Rule::BackslashBeforeQuote,
    Rule::TagNameCase,
    Rule::DuplicateTag,
    Rule::EmptyTagValue,
    Rule::BadFen,
    Rule::MendedFen,
    Rule::MissingSetUp,
    Rule::MissingVariant,
    Rule::MissingRosterTag,
    Rule::RosterOrder,
    Rule::TagsOnOneLine,
];

/// What the rules find in an export that it must not have.
fn unclean(text: &str, wanted: &Wanted) -> Vec<String> {
    // Lines as long as one likes are one of the styles.
    let ignored: &[&str] = match wanted.style.width {
        0..=255 => &[],
        _ => &["S020"],
    };
    let settings = Settings {
        selection: Selection::new(&["all"], ignored).unwrap(),
        ..wanted.settings.clone()
    };
    let checked = check::check(text.as_bytes(), &settings, &mut check::Scratch::default());
    let lines: Vec<&str> = text.lines().collect();
    checked
        .findings
        .iter()
        .filter(|finding| {
            let rule = finding.rule;
            let group = rule.code().as_bytes()[0];
            matches!(group, b'S' | b'N' | b'E') || TAG_FORM.contains(&rule)
        })
        .map(|finding| {
            let line = lines[finding.start.line as usize - 1];
            format!("{} {line}", finding.rule.code())
        })
        .collect()
}

/// The moves and comments of a text's games, and their results.
fn content(text: &[u8], wanted: &Wanted) -> Vec<[Value; 4]> {
    objects(text, wanted)
        .into_iter()
        .map(|mut game| ["moves", "comments", "result", "final_fen"].map(|name| game[name].take()))
        .collect()
}

fn english(style: Style) -> Wanted {
    Wanted {
        style,
        ..Wanted::default()
    }
}

/// Ways to write games that are all PGN's own.
fn styles() -> Vec<Style> {
    let usual = Style::default();
    vec![
        usual.clone(),
        Style {
            width: 20,
            spaced_numbers: false,
            tags: TagOrder::Kept,
            ..usual.clone()
        },
        Style {
            width: usize::MAX,
            clocks: false,
            ..usual.clone()
        },
        Style {
            plies_per_line: Some(2),
            nags: false,
            ..usual.clone()
        },
        Style {
            variations: false,
            ..usual.clone()
        },
        Style {
            comments: false,
            nags: false,
            ..usual
        },
    ]
}

fn holds(name: &str, text: &[u8], wanted: &Wanted) {
    let once = exported(text, wanted);
    assert_eq!(exported(once.as_bytes(), wanted), once, "{name}: twice");
    let (before, after) = (content(text, wanted), content(once.as_bytes(), wanted));
    assert_eq!(before, after, "{name}: content");
    let unclean = unclean(&once, wanted);
    assert!(unclean.is_empty(), "{name}: {}", unclean.join("\n"));
}

#[test]
fn cases_and_samples_in_every_style() {
    for path in files() {
        for style in styles() {
            holds(&path.display().to_string(), &read(&path), &english(style));
        }
    }
}

#[test]
fn valid_beginnings_of_cases() {
    for path in files() {
        let wanted = Wanted {
            prefix: true,
            ..english(Style::default())
        };
        let text = exported(&read(&path), &wanted);
        holds(&path.display().to_string(), text.as_bytes(), &wanted);
        // What was cut is a valid game now.
        let valid = exported(text.as_bytes(), &english(Style::default()));
        assert_eq!(valid, text, "{}", path.display());
    }
}

#[test]
fn random_games_in_every_style() {
    for seed in 0..40 {
        let text = games::games(8, seed);
        let all = objects(text.as_bytes(), &Wanted::default());
        assert_eq!(all.len(), 8, "{seed}: {text}");
        for style in styles() {
            holds(&format!("seed {seed}"), text.as_bytes(), &english(style));
        }
    }
}

#[test]
fn other_letters_are_read_back() {
    for code in ["pt", "de", "ru"] {
        let letters = Language::by_code(code).unwrap();
        for form in [MoveForm::San, MoveForm::Long, MoveForm::Uci] {
            let style = Style {
                letters,
                form,
                ..Style::default()
            };
            let text = games::games(8, 7);
            let once = exported(text.as_bytes(), &english(style.clone()));
            let mut back = english(style);
            back.settings.accepted = Accepted::parse(code).unwrap();
            assert_eq!(exported(once.as_bytes(), &back), once, "{code} {form:?}");
            let plain = english(Style::default());
            let (before, after) = (
                content(text.as_bytes(), &plain),
                content(
                    once.as_bytes(),
                    &Wanted {
                        style: Style::default(),
                        ..back
                    },
                ),
            );
            assert_eq!(before, after, "{code} {form:?}");
        }
    }
}

#[test]
fn lines_are_shorter_than_the_width() {
    for seed in 0..10 {
        for width in [12, 40, 80, 120] {
            let style = Style {
                width,
                ..Style::default()
            };
            let text = exported(games::games(8, seed).as_bytes(), &english(style));
            for line in text.lines().filter(|line| !line.starts_with(['[', '%'])) {
                let length = line.chars().count();
                let may_break = |(at, _): (usize, &str)| {
                    let behind = line[at + 1..].chars().next();
                    let before = line[..at].trim_start_matches(['{', ' ', '(']);
                    !before.is_empty()
                        && !matches!(behind, Some(' ' | '\t' | '%' | '[' | ';' | '}') | None)
                };
                let breaks = line
                    .match_indices(' ')
                    .filter(|&found| may_break(found))
                    .count();
                let is_whole = line.contains(';') || breaks == 0;
                assert!(length < width || is_whole, "{width}: {line}");
            }
        }
    }
}

/// The trick of the common path against the plain law: words that are copied are what would have
/// been written.
#[test]
fn copied_words_are_canonical() {
    for seed in 0..20 {
        let text = games::games(8, seed);
        let direct = exported(text.as_bytes(), &english(Style::default()));
        let pt = Language::by_code("pt").unwrap();
        let through = exported(
            text.as_bytes(),
            &english(Style {
                letters: pt,
                ..Style::default()
            }),
        );
        let mut back = english(Style::default());
        back.settings.accepted = Accepted::parse("pt").unwrap();
        assert_eq!(exported(through.as_bytes(), &back), direct, "{seed}");
    }
}

/// Games of one line are copied word by word; here they are put on lines by the plain rule.
#[test]
fn long_games_are_filled_line_by_line() {
    const SHUFFLE: [&str; 8] = ["Nf3", "Nc6", "Nc3", "Nf6", "Ng1", "Nb8", "Nb1", "Ng8"];
    for (plies, width) in [(1, 80), (8, 80), (97, 8), (150, 40), (254, 80), (301, 120)] {
        let mut words = Vec::new();
        for (ply, word) in SHUFFLE.iter().cycle().take(plies).enumerate() {
            if ply % 2 == 0 {
                words.push(format!("{}.", ply / 2 + 1));
            }
            words.push((*word).to_owned());
        }
        words.push("*".to_owned());
        let source = format!("[Event \"x\"]\n\n{}", words.join(" "));
        let mut filled = String::new();
        let mut column = 0;
        for word in &words {
            if column > 0 && column + 1 + word.len() < width {
                filled.push(' ');
                column += 1;
            } else if column > 0 {
                filled.push('\n');
                column = 0;
            }
            filled.push_str(word);
            column += word.len();
        }
        let style = Style {
            width,
            ..Style::default()
        };
        let written = exported(source.as_bytes(), &english(style));
        let (_, movetext) = written.split_once("\n\n").unwrap();
        assert_eq!(movetext, format!("{filled}\n\n"), "{plies} {width}");
    }
}
