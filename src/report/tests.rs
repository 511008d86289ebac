use crate::input::Base;
use serde_json::Value;

use super::samples::{self, name};
use super::{
    Charset, Concise, Context, Detail, Emitter, Evidence, Finding, GameLanguage, Json, JsonLines,
    Lines, Locale, Rule, Summary, Text, Words,
};
use crate::board::Role;
use crate::edit::Fix;
use crate::notation::Language;
use crate::span::Span;

const GAME: &str = "\n7. 0-0 Be7 8. Cd2 0-0\n";

/// The finding of the knights b1 and f3, on the second line of a chunk.
fn knights() -> Finding {
    let mut lines = Lines::new(GAME.as_bytes());
    let detail = samples::all()
        .into_iter()
        .find(|(rule, _)| *rule == Rule::AmbiguousMove)
        .expect("a sample")
        .1;
    let span = Span::new(15, 18);
    let mut finding = Finding::new(Rule::AmbiguousMove, span, detail, &mut lines, Charset::Utf8);
    finding.game = 1;
    finding.ply = 15;
    finding.language = Some(GameLanguage {
        language: Language::by_code("pt").unwrap(),
        evidence: Evidence::Letters,
    });
    finding.context = Context {
        players: Context::players("Moreira, Ana", "Falcão, Rui"),
        mv: Some("8. Cd2".to_owned()),
        outside: false,
    };
    finding
}

const BASE: Base = Base {
    line: 12,
    column: 0,
    game: 2,
    offset: 0,
};

fn shown(emitter: &mut dyn Emitter, file: &str, findings: &[Finding]) -> String {
    let mut out = Vec::new();
    let mut summary = Summary::default();
    emitter.begin(&mut out).expect("memory");
    for finding in findings {
        summary.count(finding);
        emitter
            .finding(&mut out, file, BASE, finding)
            .expect("memory");
    }
    emitter.end(&mut out, &summary).expect("memory");
    String::from_utf8(out).expect("UTF-8")
}

fn text(locale: Locale, findings: &[Finding]) -> String {
    let words = Words::new(locale);
    shown(&mut Text::new(&words, false, 50), "torneio.pgn", findings)
}

/// The look that was asked for, word for word.
#[test]
fn text_looks_as_agreed() {
    let expected = "\
error[M002] ambiguous-move: two knights can go to d2
  --> torneio.pgn:14:15  (game 3, Moreira – Falcão, 8. Cd2)
   |
14 | 7. 0-0 Be7 8. Cd2 0-0
   |               ^^^ from b1 or from f3
   = help: write Cbd2 or Cfd2

";
    assert_eq!(text(Locale::En, &[knights()]), expected);
    let expected = "\
erro[M002] ambiguous-move: dois cavalos podem ir para d2
  --> torneio.pgn:14:15  (partida 3, Moreira – Falcão, 8. Cd2)
   |
14 | 7. 0-0 Be7 8. Cd2 0-0
   |               ^^^ de b1 ou de f3
   = ajuda: escreva Cbd2 ou Cfd2

";
    assert_eq!(text(Locale::PtBr, &[knights()]), expected);
}

#[test]
fn colours_are_only_there_when_asked_for() {
    let words = Words::new(Locale::En);
    let plain = shown(&mut Text::new(&words, false, 0), "a.pgn", &[knights()]);
    let coloured = shown(&mut Text::new(&words, true, 0), "a.pgn", &[knights()]);
    assert!(!plain.contains('\u{1b}'));
    assert!(coloured.contains("\u{1b}["));
    let mut stripped = String::new();
    for part in coloured.split('\u{1b}') {
        let style = part.find('m').filter(|_| part.starts_with('['));
        stripped.push_str(&part[style.map_or(0, |end| end + 1)..]);
    }
    assert_eq!(stripped, plain);
}

#[test]
fn concise_is_one_line() {
    let words = Words::new(Locale::PtPt);
    assert_eq!(
        shown(&mut Concise::new(&words), "a.pgn", &[knights()]),
        "a.pgn:14:15: error[M002] ambiguous-move: dois cavalos podem ir para d2\n"
    );
}

#[test]
fn after_many_findings_of_a_rule_one_line_says_so() {
    let words = Words::new(Locale::En);
    let many = vec![knights(); 5];
    let some = shown(&mut Text::new(&words, false, 2), "a.pgn", &many);
    assert_eq!(some.matches("error[M002]").count(), 2);
    assert_eq!(
        some.matches("\nnote: more than 2 findings of M002").count(),
        1
    );
    let all = shown(&mut Text::new(&words, false, 0), "a.pgn", &many);
    assert_eq!(all.matches("error[M002]").count(), 5);
    assert!(!all.contains("more than"));
}

#[test]
fn jsonl_has_the_agreed_keys() {
    let mut lines = Lines::new(GAME.as_bytes());
    let fix = Fix::safe(Span::new(15, 18), b"Cbd2");
    let finding = knights().with_fix(fix, &mut lines, Charset::Utf8);
    let words = Words::new(Locale::En);
    let line = shown(&mut JsonLines::new(&words), "a.pgn", &[finding]);
    let expected = concat!(
        r#"{"schema":1,"code":"M002","name":"ambiguous-move","severity":"error","file":"a.pgn","#,
        r#""line":14,"column":15,"end_line":14,"end_column":18,"game":3,"ply":15,"#,
        r#""language":"pt","evidence":"letters","text":"Cd2","message":"two knights can go to d2","#,
        r#""fix":{"applicability":"safe","edits":[{"line":14,"column":15,"end_line":14,"end_column":18,"text":"Cbd2"}]}}"#,
        "\n"
    );
    assert_eq!(line, expected);
}

#[test]
fn json_is_one_document_with_any_number_of_findings() {
    let words = Words::new(Locale::En);
    for count in 0..3 {
        let findings = vec![knights(); count];
        let text = shown(&mut Json::new(&words), "a.pgn", &findings);
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(value["schema"], 1);
        assert_eq!(value["findings"].as_array().map(Vec::len), Some(count));
        let summary = &value["summary"];
        assert_eq!(summary["errors"], count);
        let keys: Vec<&String> = summary.as_object().expect("an object").keys().collect();
        assert_eq!(keys.len(), 8, "{keys:?}");
        let by_rule = summary["by_rule"].as_object().expect("an object");
        assert_eq!(by_rule.len(), count.min(1));
        assert_eq!(
            by_rule
                .get("M002")
                .map_or(0, |n| n.as_u64().expect("a count")),
            count as u64
        );
    }
}

#[test]
fn outside_games_there_is_no_game_and_no_ply() {
    let mut lines = Lines::new(b"Boa partida!\n");
    let span = Span::new(0, 12);
    let finding = Finding::new(
        Rule::TextOutsideGame,
        span,
        Detail::None,
        &mut lines,
        Charset::Utf8,
    );
    let words = Words::new(Locale::En);
    let line = shown(
        &mut JsonLines::new(&words),
        "a.pgn",
        std::slice::from_ref(&finding),
    );
    let value: Value = serde_json::from_str(&line).expect("JSON");
    for key in ["game", "ply", "language", "evidence", "fix"] {
        assert_eq!(value[key], Value::Null, "{key}");
    }
    let shown = text(Locale::PtPt, &[finding]);
    assert!(shown.contains("\n  --> torneio.pgn:13:1\n"), "{shown}");
}

/// The source line and the mark under it.
fn marked(bytes: &[u8], start: u32, end: u32, charset: Charset) -> [String; 2] {
    let mut lines = Lines::new(bytes);
    let span = Span::new(start, end);
    let finding = Finding::new(
        Rule::UnclosedComment,
        span,
        Detail::Resumes(None),
        &mut lines,
        charset,
    );
    let shown = text(Locale::En, &[finding]);
    let mut source = shown.lines().skip(3).map(str::to_owned);
    [
        source.next().expect("a line"),
        source.next().expect("a mark"),
    ]
}

#[test]
fn marks_stand_under_their_tokens_in_any_script() {
    let text = "[White \"王小明\"] {x".as_bytes();
    let at = text.len() as u32 - 2;
    assert_eq!(
        marked(text, at, at + 2, Charset::Utf8),
        [
            "13 | [White \"王小明\"] {x",
            "   |                  ^^ opened here",
        ]
    );
    assert_eq!(
        marked(b"1.\te4\t{x", 6, 8, Charset::Utf8),
        ["13 | 1. e4 {x", "   |       ^^ opened here",]
    );
    let decomposed = "Joa\u{303}o {x".as_bytes();
    assert_eq!(
        marked(decomposed, 7, 9, Charset::Utf8)[1],
        "   |      ^^ opened here"
    );
    assert_eq!(
        marked(b"Jo\xe3o {x", 5, 7, Charset::Windows1252),
        ["13 | João {x", "   |      ^^ opened here",]
    );
}

#[test]
fn lines_that_are_long_empty_or_several_are_shown_in_part() {
    let long = format!("{}{{x{}", "Cf3 Cf6 ".repeat(5000), " Cg1 Cg8".repeat(5000));
    let [line, mark] = marked(long.as_bytes(), 40_000, 40_002, Charset::Utf8);
    assert!(
        line.starts_with("13 | …Cf") && line.ends_with('…'),
        "{line}"
    );
    assert!(line.chars().count() <= 108, "{line}");
    let indent = mark.find('^').expect("a mark");
    assert_eq!(line.chars().nth(indent), Some('{'));
    assert_eq!(
        marked(b"1. e4 {so\nto\nsay", 6, 16, Charset::Utf8),
        ["13 | 1. e4 {so", "   |       ^^^ opened here",]
    );
    assert_eq!(
        marked(b"1. e4\n", 6, 6, Charset::Utf8),
        ["14 |", "   | ^ opened here"]
    );
    assert_eq!(
        marked(b"1. e4", 5, 5, Charset::Utf8),
        ["13 | 1. e4", "   |      ^ opened here"]
    );
    assert_eq!(
        marked(b"", 0, 0, Charset::Utf8),
        ["13 |", "   | ^ opened here"]
    );
}

#[test]
fn nothing_from_a_file_reaches_the_screen_as_a_command() {
    let evil = "\u{1b}]0;x\u{7}\u{202e}Cd2\u{9b}2J\u{2028}";
    let bytes = format!("1. {evil}");
    let mut lines = Lines::new(bytes.as_bytes());
    let span = Span::new(3, bytes.len() as u32);
    let detail = Detail::Text(evil.to_owned());
    let mut finding = Finding::new(
        Rule::BareEvaluation,
        span,
        detail,
        &mut lines,
        Charset::Utf8,
    );
    finding.game = 1;
    finding.context = Context {
        players: Some([evil.to_owned(), evil.to_owned()]),
        mv: Some(evil.to_owned()),
        outside: false,
    };
    let words = Words::new(Locale::En);
    let mut emitters: [Box<dyn Emitter + '_>; 4] = [
        Box::new(Text::new(&words, false, 0)),
        Box::new(Concise::new(&words)),
        Box::new(Json::new(&words)),
        Box::new(JsonLines::new(&words)),
    ];
    for emitter in &mut emitters {
        let out = shown(emitter.as_mut(), evil, std::slice::from_ref(&finding));
        let bad = |c: &char| (c.is_control() && *c != '\n') || matches!(c, '\u{202e}' | '\u{2028}');
        assert_eq!(out.chars().find(bad), None, "{out:?}");
    }
    let line = shown(&mut JsonLines::new(&words), evil, &[finding]);
    let value: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(value["text"], evil);
}

#[test]
fn lines_in_messages_are_those_of_the_file() {
    let mut lines = Lines::new(b"{x\n");
    let detail = Detail::Resumes(Some(super::Line(28)));
    let finding = Finding::new(
        Rule::UnclosedComment,
        Span::new(0, 1),
        detail,
        &mut lines,
        Charset::Utf8,
    );
    let message = Words::new(Locale::En).message(&finding, BASE);
    assert_eq!(
        message.notes,
        ["reading resumes at the next game (line 40)"]
    );
    let knight = name(Role::Knight, "", false, "f3");
    let letters = ["en", "pt"]
        .map(|code| Language::by_code(code).unwrap())
        .map(|letters| knight.text(letters));
    assert_eq!(letters, ["Nf3", "Cf3"]);
}
