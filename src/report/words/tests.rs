use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::phrase::Phrase;
use super::{Locale, Message, Words, files, phrases};
use crate::input::Base;
use crate::notation::Language;
use crate::report::{
    Progress, Rule, Severity, Summary, UnknownSelector, Work, rules::Mending, samples,
};

/// What a message file says of one key: its attributes and the values it shows.
type Shape = (BTreeSet<String>, BTreeSet<String>);

fn shapes(locale: Locale) -> BTreeMap<String, Shape> {
    let mut shapes = BTreeMap::new();
    for file in files(locale) {
        let resource = fluent_syntax::parser::parse(file).expect("a message file without errors");
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Term(_) | Entry::Junk { .. }));
                continue;
            };
            let mut values = BTreeSet::new();
            if let Some(pattern) = &message.value {
                gather(pattern, &mut values);
            }
            let mut names = BTreeSet::new();
            for attribute in &message.attributes {
                names.insert(attribute.id.name.to_owned());
                gather(&attribute.value, &mut values);
            }
            let old = shapes.insert(message.id.name.to_owned(), (names, values));
            assert!(old.is_none(), "{} twice", message.id.name);
        }
    }
    shapes
}

fn gather(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            gather_expression(expression, values);
        }
    }
}

fn gather_expression(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => gather_inline(inline, values),
        Expression::Select { selector, variants } => {
            gather_inline(selector, values);
            for variant in variants {
                gather(&variant.value, values);
            }
        }
    }
}

fn gather_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                gather_inline(argument, values);
            }
        }
        InlineExpression::Placeable { expression } => gather_expression(expression, values),
        _ => {}
    }
}

#[test]
fn the_three_languages_have_the_same_keys_attributes_and_values() {
    let english = shapes(Locale::En);
    for locale in [Locale::PtBr, Locale::PtPt] {
        let other = shapes(locale);
        let keys: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
        for key in keys {
            assert_eq!(english.get(key), other.get(key), "{key} in {locale}");
        }
    }
}

#[test]
fn every_rule_is_explained() {
    for locale in Locale::ALL {
        let words = Words::new(locale);
        for &rule in Rule::ALL {
            let explanation = words.explanation(rule);
            let name = rule.name();
            assert!(!explanation.summary.is_empty(), "{name} in {locale}");
            let stopped = explanation.summary.trim_end_matches("1...").ends_with('.');
            assert!(!stopped, "{name} in {locale}");
            for text in [&explanation.why, &explanation.fix] {
                assert!(text.ends_with('.'), "{name} in {locale}: {text}");
            }
            assert!(!explanation.mending.is_empty());
            assert_eq!(explanation.example, rule.example());
        }
    }
}

/// Every key that a phrase and what goes with it use.
fn keys(phrase: &Phrase, used: &mut BTreeSet<String>) {
    used.insert(phrase.key.clone());
    let parts = phrase.notes.iter().chain(&phrase.helps);
    for part in parts.chain(phrase.label.as_deref()) {
        used.insert(part.key.clone());
    }
}

#[test]
fn every_rule_has_a_message_and_every_message_a_use() {
    let mut rules: BTreeSet<Rule> = Rule::ALL.iter().copied().collect();
    let mut used = BTreeSet::new();
    for (rule, detail) in samples::all() {
        rules.remove(&rule);
        keys(&phrases::of(rule, &detail), &mut used);
    }
    assert!(rules.is_empty(), "no sample: {rules:?}");
    // run.ftl and what single commands print.
    for file in &files(Locale::En)[9..] {
        let of_reports = fluent_syntax::parser::parse(*file).expect("a message file");
        for entry in of_reports.body {
            if let Entry::Message(message) = entry {
                used.insert(message.id.name.to_owned());
            }
        }
    }
    used.extend(Rule::ALL.iter().map(|rule| format!("rule-{}", rule.name())));
    let known: BTreeSet<String> = shapes(Locale::En).into_keys().collect();
    let missing: Vec<_> = used.symmetric_difference(&known).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The lines of a message as a terminal shows them.
fn lines(words: &Words, message: &Message) -> Vec<String> {
    let mut lines = vec![message.text.clone()];
    lines.extend(message.label.iter().map(|label| format!("^ {label}")));
    let part = |word: String, text: &String| format!("{word}: {text}");
    lines.extend(message.notes.iter().map(|note| part(words.note(), note)));
    lines.extend(message.helps.iter().map(|help| part(words.help(), help)));
    lines
}

fn rendered(words: &Words) -> Vec<(Rule, Vec<String>)> {
    let letters = Language::by_code("pt").unwrap();
    samples::all()
        .iter()
        .map(|(rule, detail)| {
            let phrase = phrases::of(*rule, detail);
            let (message, errors) = words.words(&phrase, letters, Base::default());
            assert!(errors.is_empty(), "{}: {errors:?}", phrase.key);
            assert!(!message.text.is_empty(), "{}", phrase.key);
            (*rule, lines(words, &message))
        })
        .collect()
}

#[test]
fn every_message_has_its_words() {
    for locale in Locale::ALL {
        let words = Words::new(locale);
        for (rule, lines) in rendered(&words) {
            for line in lines {
                let name = rule.name();
                assert!(line.chars().count() <= 110, "{name} in {locale}: {line}");
                let number = line
                    .trim_end_matches('.')
                    .ends_with(|last: char| last.is_ascii_digit());
                assert!(!line.ends_with(['.', '!', ':', ' ']) || number, "{line}");
                for bad in ["()", "  ", "PIECE", "\u{2068}", "\u{1f}"] {
                    assert!(!line.contains(bad), "{line}");
                }
            }
        }
    }
}

/// The wording that was agreed on, one line a row: number, en, pt-BR, pt-PT.
const MODELS: &str = include_str!("models.tsv");

#[test]
fn the_model_messages_are_followed() {
    for (column, locale) in Locale::ALL.into_iter().enumerate() {
        let words = Words::new(locale);
        let mut said: BTreeSet<String> = BTreeSet::new();
        for (_, lines) in rendered(&words) {
            said.extend(lines);
        }
        said.insert(words.progress(Progress {
            work: Work::Checking,
            done: 56_727_962,
            total: Some(91_540_685),
            games: 90_412,
            elapsed: Duration::from_micros(138_363),
        }));
        said.insert(words.file_missing("torneio.pgn"));
        for row in MODELS.lines().skip(1) {
            let model = row.split('\t').nth(column + 1).expect("three languages");
            assert!(said.contains(model), "{locale}: {model}");
        }
    }
}

#[test]
fn the_summary_counts_in_words() {
    let mut summary = Summary::default();
    let said = |summary: &Summary, millis| {
        Locale::ALL.map(|locale| Words::new(locale).summary(summary, Duration::from_millis(millis)))
    };
    assert_eq!(
        said(&summary, 0),
        [
            "no files, no games: no errors, no warnings, 0.0 s",
            "nenhum arquivo, nenhuma partida: sem erros, sem avisos, 0,0 s",
            "nenhum ficheiro, nenhuma partida: sem erros, sem avisos, 0,0 s",
        ]
    );
    (summary.files, summary.games) = (3, 2447);
    (summary.errors, summary.games_with_errors, summary.warnings) = (14, 9, 120);
    assert_eq!(
        said(&summary, 149),
        [
            "3 files, 2,447 games: 14 errors in 9 games, 120 warnings, 0.1 s",
            "3 arquivos, 2.447 partidas: 14 erros em 9 partidas, 120 avisos, 0,1 s",
            "3 ficheiros, 2447 partidas: 14 erros em 9 partidas, 120 avisos, 0,1 s",
        ]
    );
    (summary.files, summary.games, summary.errors) = (1, 1, 1);
    (summary.games_with_errors, summary.warnings, summary.infos) = (1, 1, 145_716);
    assert_eq!(
        said(&summary, 61_250),
        [
            "1 file, 1 game: 1 error in 1 game, 1 warning, 145,716 infos, 61.3 s",
            "1 arquivo, 1 partida: 1 erro em 1 partida, 1 aviso, 145.716 infos, 61,3 s",
            "1 ficheiro, 1 partida: 1 erro em 1 partida, 1 aviso, 145\u{a0}716 infos, 61,3 s",
        ]
    );
}

#[test]
fn progress_tells_what_is_left_if_that_is_known() {
    let mut progress = Progress {
        work: Work::Reading,
        done: 3 << 20,
        total: Some(12 << 20),
        games: 1,
        elapsed: Duration::from_secs(1),
    };
    let said = |progress| Locale::ALL.map(|locale| Words::new(locale).progress(progress));
    assert_eq!(
        said(progress),
        [
            "reading: 25%, 3.0 of 12.0 MiB, 1 game, 3 MiB/s, time left: 3 s",
            "lendo: 25%, 3,0 de 12,0 MiB, 1 partida, 3 MiB/s, tempo restante: 3 s",
            "a ler: 25%, 3,0 de 12,0 MiB, 1 partida, 3 MiB/s, tempo restante: 3 s",
        ]
    );
    // A file that grew meanwhile.
    progress.total = Some(1 << 20);
    assert_eq!(
        said(progress)[0],
        "reading: 100%, 3.0 of 3.0 MiB, 1 game, 3 MiB/s, time left: 0 s"
    );
    progress.total = None;
    assert_eq!(said(progress)[0], "reading: 3.0 MiB, 1 game, 3 MiB/s");
}

#[test]
fn labels_and_reports_are_translated() {
    let words = Words::new(Locale::PtPt);
    assert_eq!(words.severity(Severity::Error), "erro");
    assert_eq!(words.severity(Severity::Warning), "aviso");
    assert_eq!(words.severity(Severity::Info), "info");
    assert_eq!(
        words.more_of_rule(Rule::AmbiguousMove, 50),
        "mais de 50 ocorrências de M002 ambiguous-move: as seguintes são apenas contadas (--max-per-rule 0 mostra todas)"
    );
    let unknown = UnknownSelector {
        option: "--select",
        given: "ilegal-move".to_owned(),
        suggestion: Some("illegal-move"),
    };
    assert_eq!(
        words.unknown_selector(&unknown),
        "nenhuma regra se chama «ilegal-move» (--select); queria dizer «illegal-move»?"
    );
}

#[test]
fn an_explanation_has_its_parts() {
    let words = Words::new(Locale::En);
    let text = words.explanation_text(Rule::NeedlessDisambiguation);
    assert!(text.starts_with(
        "N003 needless-disambiguation (warning)\nfile or rank of departure that the move does not need\n\n"
    ));
    assert!(text.contains("\nexample: 1. Cgf3\nwrite: 1. Cf3\n"));
    assert!(text.ends_with("what to do: Leave it out. (roque can mend it safely)\n"));
    let style = words.explanation_text(Rule::Tab);
    assert!(style.starts_with("S019 tab (info, only looked for with --select)\n"));
    assert_eq!(Rule::Tab.mending(), Mending::Safe);
}

#[test]
fn long_values_are_cut_short() {
    let words = Words::new(Locale::En);
    let phrase = Phrase::new("unknown-word").text("word", "é".repeat(5000));
    let (message, _) = words.words(&phrase, Language::english(), Base::default());
    assert_eq!(
        message.text.chars().count(),
        60 + "… is no move".chars().count()
    );
}

#[test]
fn messages_in_three_languages() {
    let all = Locale::ALL.map(|locale| rendered(&Words::new(locale)));
    let mut text = Vec::new();
    for ((english, brazil), portugal) in all[0].iter().zip(&all[1]).zip(&all[2]) {
        text.push(format!("{} {}", english.0.code(), english.0.name()));
        for lines in [&english.1, &brazil.1, &portugal.1] {
            text.push(format!("    {}", lines.join("\n        ")));
        }
    }
    insta::assert_snapshot!(text.join("\n"));
}
