//! The 124 small inputs of `tests/cases`: verdict, place, main line and last position of each.

use std::fs;
use std::path::Path;

use roque::board::{FenStyle, Position};
use roque::check::{self, Scratch, Settings, Surroundings};
use roque::language::Accepted;
use roque::notation::{CheckMark, Language, WrittenMove, least_origin};
use roque::pgn::GameBuf;
use roque::positions::{Pick, Wanted, positions};
use roque::replay::Replay;
use roque::report::{Finding, Selection, Severity};

/// One line of `cases.tsv`.
struct Case {
    name: String,
    verdict: String,
    location: String,
    moves: String,
    final_fen: String,
}

fn cases() -> Vec<Case> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .flexible(true)
        .from_reader(include_bytes!("cases/cases.tsv").as_slice());
    reader
        .records()
        .map(|record| {
            let record = record.unwrap();
            let column = |index: usize| record.get(index).unwrap_or_default().to_owned();
            Case {
                name: format!("{}-{}", column(0), column(1)),
                verdict: column(3),
                location: column(4),
                moves: column(6),
                final_fen: column(7),
            }
        })
        .collect()
}

fn text(case: &Case) -> Vec<u8> {
    let file = Path::new("tests/cases/pgn").join(format!("{}.pgn", case.name));
    fs::read(file).unwrap()
}

fn findings(text: &[u8], selection: Selection) -> Vec<Finding> {
    let settings = Settings {
        selection,
        ..Settings::default()
    };
    check::check(text, &settings, &mut Scratch::default()).findings
}

/// The verdict by what was found, and the place of the first finding of its severity.
fn verdict(text: &[u8]) -> (&'static str, String) {
    let usual = findings(text, Selection::default());
    let all = findings(text, Selection::new(&["all"], &[] as &[&str]).unwrap());
    for (severity, verdict) in [(Severity::Error, "error"), (Severity::Warning, "warn")] {
        if let Some(first) = usual.iter().find(|finding| finding.severity == severity) {
            return (verdict, place(first));
        }
    }
    match all.first() {
        Some(first) => ("style", place(first)),
        None => ("accept", String::new()),
    }
}

fn place(finding: &Finding) -> String {
    format!("L{} C{}", finding.start.line, finding.start.column)
}

#[test]
fn verdicts_and_places() {
    let mut wrong = Vec::new();
    for case in cases() {
        let text = text(&case);
        let (verdict, place) = verdict(&text);
        let fits = match case.verdict.as_str() {
            "info" => verdict != "error" || case.name.starts_with("189"),
            "accept" => matches!(verdict, "accept" | "style"),
            wanted => wanted == verdict,
        };
        if !fits {
            wrong.push(format!(
                "{}: {verdict} at {place}, not {}",
                case.name, case.verdict
            ));
        } else if verdict != "accept"
            && case.verdict != "info"
            && case.verdict != "accept"
            && !case.location.is_empty()
            && case.location != place
        {
            wrong.push(format!("{}: at {place}, not {}", case.name, case.location));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The main lines of a text in canonical English SAN, and the last position of each.
fn main_lines(text: &[u8]) -> (String, String) {
    let mut wanted = Wanted {
        pick: Pick::All,
        style: FenStyle::default(),
        letters: None,
        accepted: Accepted::default(),
        start: Position::default(),
    };
    let mut buffers = GameBuf::default();
    let mut replay = Replay::default();
    let all = positions(
        text,
        Surroundings::default(),
        &wanted,
        &mut buffers,
        &mut replay,
    );
    wanted.pick = Pick::Last;
    let last = positions(
        text,
        Surroundings::default(),
        &wanted,
        &mut buffers,
        &mut replay,
    );
    let mut lines = vec![String::new(); all.games as usize];
    for pair in all
        .found
        .windows(2)
        .filter(|pair| pair[0].game == pair[1].game)
    {
        let line = &mut lines[pair[0].game as usize - 1];
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&move_between(&pair[0].fen, &pair[1].fen));
    }
    let fens: Vec<String> = (1..=last.games)
        .map(|game| {
            let found = last.found.iter().find(|found| found.game == game);
            found.map_or_else(String::new, |found| found.fen.clone())
        })
        .collect();
    (lines.join(" || "), fens.join(" || "))
}

/// The move that makes one position of the other, in English SAN.
fn move_between(before: &str, after: &str) -> String {
    let before = Position::from_fen(before).unwrap();
    let mv = before
        .legal_moves()
        .into_iter()
        .find(|&mv| {
            let mut played = before;
            played.play(mv);
            played.fen(FenStyle::default()).to_string() == after
        })
        .unwrap();
    let mut played = before;
    played.play(mv);
    let written = WrittenMove::canonical(mv, least_origin(&before, mv));
    Language::english()
        .write(written, CheckMark::given(&played))
        .to_string()
}

#[test]
fn main_lines_and_last_positions() {
    let mut wrong = Vec::new();
    for case in cases() {
        let (moves, fens) = main_lines(&text(&case));
        if moves.trim() != case.moves.trim() {
            wrong.push(format!("{}: {moves:?}, not {:?}", case.name, case.moves));
        }
        if fens.trim() != case.final_fen.trim() {
            wrong.push(format!("{}: {fens:?}, not {:?}", case.name, case.final_fen));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
