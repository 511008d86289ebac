//! One sample a rule, in `samples/rules`: it raises that rule and nothing else, and its text in the
//! three languages of messages is a snapshot.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use roque::report::Rule;
use serde::Deserialize;

use crate::cli::roque;

const FOLDER: &str = "samples/rules";

/// A rule that by its nature never comes without another: a line of `together.csv`.
#[derive(Debug, Deserialize)]
struct Together {
    code: String,
    other: String,
    why: String,
}

fn together() -> Vec<Together> {
    csv::Reader::from_path(Path::new(FOLDER).join("together.csv"))
        .unwrap()
        .into_deserialize()
        .map(Result::unwrap)
        .collect()
}

fn sample(rule: Rule) -> String {
    format!("{FOLDER}/{}-{}.pgn", rule.code(), rule.name())
}

/// What `roque validate` says of the sample of a rule, all rules looked for.
fn validate(rule: Rule, options: &[&str]) -> String {
    let file = sample(rule);
    let mut args = vec!["validate", "--quiet", "--select", "all"];
    if rule == Rule::OversizedGame {
        // A small limit instead of a large file.
        args.extend(["--max-game-bytes", "1024"]);
    }
    args.extend(options);
    args.push(&file);
    let output = roque(&args);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{file}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_rule_has_its_sample_and_no_sample_is_left_over() {
    let wanted: BTreeSet<String> = Rule::ALL.iter().map(|&rule| sample(rule)).collect();
    let found: BTreeSet<String> = fs::read_dir(FOLDER)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "pgn"))
        .map(|path| format!("{FOLDER}/{}", path.file_name().unwrap().to_str().unwrap()))
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn each_sample_raises_its_rule_and_nothing_else() {
    let together = together();
    for &rule in Rule::ALL {
        let found: BTreeSet<(String, String)> = validate(rule, &["--output-format", "jsonl"])
            .lines()
            .map(|line| {
                let finding: serde_json::Value = serde_json::from_str(line).unwrap();
                let text = |key: &str| finding[key].as_str().unwrap().to_owned();
                (text("code"), text("severity"))
            })
            .collect();
        let others = together.iter().filter(|row| row.code == rule.code());
        let wanted: BTreeSet<(String, String)> = others
            .map(|row| Rule::find(&row.other).unwrap())
            .chain([rule])
            .map(|rule| (rule.code().to_owned(), rule.severity().name().to_owned()))
            .collect();
        assert_eq!(found, wanted, "{}", sample(rule));
    }
    for row in &together {
        assert!(Rule::find(&row.code).is_some(), "{row:?}");
        assert!(!row.why.is_empty(), "{row:?}");
    }
}

#[test]
fn texts_in_three_languages() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots/rules");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        for &rule in Rule::ALL {
            let mut texts = String::new();
            for lang in ["en", "pt-BR", "pt-PT"] {
                writeln!(texts, "{}", validate(rule, &["--lang", lang])).unwrap();
            }
            insta::assert_snapshot!(rule.code(), texts);
        }
    });
}
