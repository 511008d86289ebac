//! The lines of `--output-format jsonl` against `schema/export.schema.json`.

use serde_json::{Value, json};

use super::{files, games};
use crate::cli::{roque, roque_reading};

fn schema() -> jsonschema::Validator {
    let schema: Value =
        serde_json::from_str(include_str!("../../schema/export.schema.json")).unwrap();
    jsonschema::validator_for(&schema).unwrap()
}

fn lines(output: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(output).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn every_object_is_by_the_schema() {
    let schema = schema();
    let paths: Vec<String> = files()
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    let mut args = vec!["export", "--output-format", "jsonl", "--prefix", "-q"];
    args.extend(paths.iter().map(String::as_str));
    let mut objects = lines(&roque(&args).stdout);
    let random = games::games(40, 3);
    objects.extend(lines(&roque_reading(&args[..5], &random).stdout));
    assert!(objects.len() > 140);
    for object in &objects {
        let errors: Vec<String> = schema
            .iter_errors(object)
            .map(|error| error.to_string())
            .collect();
        assert!(
            errors.is_empty(),
            "{}: {}",
            object["file"],
            errors.join("\n")
        );
    }
    // It is no schema that takes everything.
    assert!(!schema.is_valid(&json!({"schema": 1})));
    let mut wrong = objects[0].clone();
    wrong["result"] = json!("2-0");
    assert!(!schema.is_valid(&wrong));
}

#[test]
fn an_object_in_full() {
    let text = "; a head\n[White \"João\"]\n[Result \"1-0\"]\n\n{before} 1. e4! {[%clk 0:03:00.5] [%eval 0.3]} (1. d4 {d} (1. c4) d5) 1... e5 2. 0-0 *\n\n[White \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let mended = text.replace(" 2. 0-0", " 2. Ke2 {[%eval #-3]}");
    let output = roque_reading(&["export", "--output-format", "jsonl", "-q", "-"], &mended);
    assert_eq!(output.status.code(), Some(0));
    let objects = lines(&output.stdout);
    let start = mended.find("[White").unwrap();
    let second = mended.find("[White \"B\"]").unwrap();
    let mv = |ply: u32, number: u32, color: &str, san: &str, uci: &str| {
        json!({"ply": ply, "number": number, "color": color, "san": san, "uci": uci,
            "variations": [], "nags": [], "comments": [], "clock": null, "evaluation": null})
    };
    let mut e4 = mv(1, 1, "white", "e4", "e2e4");
    e4["nags"] = json!([1]);
    e4["comments"] = json!(["[%clk 0:03:00.5] [%eval 0.3]"]);
    e4["clock"] = json!(180.5);
    e4["evaluation"] = json!({"pawns": 0.3});
    let mut d4 = mv(1, 1, "white", "d4", "d2d4");
    d4["comments"] = json!(["d"]);
    d4["variations"] = json!([{"moves": [mv(1, 1, "white", "c4", "c2c4")], "comments": []}]);
    e4["variations"] = json!([
        {"moves": [d4, mv(2, 1, "black", "d5", "d7d5")], "comments": []}
    ]);
    let mut king = mv(3, 2, "white", "Ke2", "e1e2");
    king["comments"] = json!(["[%eval #-3]"]);
    king["evaluation"] = json!({"mate": -3});
    let mut first = objects[0].clone();
    let findings = first["findings"].take();
    assert_eq!(findings[0]["code"], "R002");
    assert_eq!(
        first,
        json!({
            "schema": 1, "file": "-", "game": 1, "offset": start, "length": second - start,
            "tags": [{"name": "White", "value": "João"}, {"name": "Result", "value": "1-0"}],
            "language": "en", "evidence": "letters", "setup": null,
            "moves": [e4, mv(2, 1, "black", "e5", "e7e5"), king],
            "comments": ["before"],
            "final_fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 1 2",
            "result": "1-0", "ending": null, "complete": true, "stop": null, "findings": null
        })
    );
    assert_eq!(objects[1]["game"], 2);
    assert_eq!(objects[1]["offset"], second);
    assert_eq!(objects[1]["ending"], "checkmate");
    assert_eq!(objects[1]["findings"], json!([]));
}
