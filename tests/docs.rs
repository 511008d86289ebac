//! The README's commands give what it shows, and its rule table is the program's.

use std::fmt::Write;

use roque::report::{Locale, Rule, Words};

use crate::cli::roque;

const README: &str = include_str!("../README.md");

/// The lines of the indented blocks behind `<!-- run -->`.
fn examples() -> Vec<Vec<&'static str>> {
    let behind = README.split("<!-- run -->\n").skip(1);
    behind
        .map(|text| {
            text.lines()
                .skip_while(|line| line.is_empty())
                .take_while(|line| line.is_empty() || line.starts_with("    "))
                .map(|line| line.strip_prefix("    ").unwrap_or(line))
                .collect()
        })
        .collect()
}

/// The words of a command line, with double quotes as a shell reads them.
fn words(command: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (index, part) in command.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part);
        } else {
            words.extend(part.split_whitespace());
        }
    }
    words
}

#[test]
fn examples_give_what_they_show() {
    let examples = examples();
    assert!(examples.len() >= 5);
    for lines in examples {
        let command = lines[0].strip_prefix("$ roque ").unwrap();
        let output = roque(&words(command));
        let shown = lines[1..].join("\n");
        let given = String::from_utf8(output.stdout).unwrap();
        assert_eq!(given.trim_end(), shown.trim_end(), "{command}");
    }
}

/// The table of rules as the README has it.
fn rule_table() -> String {
    let words = Words::new(Locale::En);
    let mut table =
        String::from("| code | name | severity | what it finds |\n| --- | --- | --- | --- |\n");
    for &rule in Rule::ALL {
        let style = if rule.is_default() { "" } else { " (style)" };
        let (code, name) = (rule.code(), rule.name());
        let severity = words.severity(rule.severity());
        let summary = words.explanation(rule).summary;
        writeln!(
            table,
            "| {code} | `{name}` | {severity}{style} | {summary} |"
        )
        .unwrap();
    }
    table
}

#[test]
fn the_rule_table_is_the_programs() {
    let begin = README.find("<!-- rules -->\n").unwrap() + "<!-- rules -->\n".len();
    let end = README.find("<!-- end of rules -->").unwrap();
    let (shown, wanted) = (README[begin..end].trim(), rule_table());
    if std::env::var_os("ROQUE_WRITE_README").is_some() {
        let text = format!("{}\n{wanted}\n{}", &README[..begin], &README[end..]);
        std::fs::write("README.md", text).unwrap();
        return;
    }
    assert_eq!(
        shown,
        wanted.trim(),
        "run the test with ROQUE_WRITE_README=1"
    );
}

#[test]
fn the_two_first_commands() {
    assert!(README.contains("cargo run --release -- validate samples/clean"));
    let output = roque(&["validate", "samples/clean"]);
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
}
