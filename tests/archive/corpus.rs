//! What is in real files, as python-chess counts it. The files are in no repository: `ROQUE_CORPUS`
//! names their folder. Without it only the table is checked.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::cli::{out, roque};

/// A line of `stats/corpus.csv`: a figure of a file; of a measure with items how many there are, and
/// the [`digest`] of them.
#[derive(Debug, Deserialize)]
struct Row {
    file: String,
    measure: String,
    value: String,
}

/// Figures by measure.
type Figures = BTreeMap<String, String>;

/// The figures of each file. One that cannot be compared has the figure `left-out`: why.
fn wanted() -> BTreeMap<String, Figures> {
    let mut files = BTreeMap::<String, Figures>::new();
    let table = include_bytes!("../data/stats/corpus.csv").as_slice();
    for row in csv::Reader::from_reader(table).into_deserialize() {
        let Row {
            file,
            measure,
            value,
        } = row.unwrap();
        let figures = files.entry(file).or_default();
        assert_eq!(figures.insert(measure, value), None);
    }
    files
}

/// FNV-1a, 64 bits, of the lines `item<TAB>value` in the order of their bytes.
fn digest(mut lines: Vec<String>) -> String {
    lines.sort();
    let number = lines
        .concat()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |number, byte| {
            (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{number:016x}")
}

/// The figures in what `stats` writes, findings apart.
fn figures(table: &str) -> Figures {
    let mut found = Figures::new();
    let mut lists = BTreeMap::<String, Vec<String>>::new();
    for row in csv::Reader::from_reader(table.as_bytes()).records() {
        let row = row.unwrap();
        let (measure, item, value) = (&row[0], &row[1], &row[2]);
        if measure == "finding" {
            continue;
        }
        if item.is_empty() {
            found.insert(measure.to_owned(), value.to_owned());
        } else {
            let list = lists.entry(measure.to_owned()).or_default();
            list.push(format!("{item}\t{value}\n"));
        }
    }
    let lists = lists.into_iter().map(|(measure, lines)| {
        let count = lines.len();
        (measure, format!("{count} {}", digest(lines)))
    });
    found.extend(lists);
    found
}

#[test]
fn every_file_that_is_left_out_has_its_reason() {
    let files = wanted();
    // As many as `corpus_games.tsv` has.
    assert_eq!(files.len(), 100);
    let reasons: BTreeMap<&str, &str> = include_str!("../data/stats/corpus_left_out.tsv")
        .lines()
        .skip(1)
        .map(|line| line.split_once('\t').unwrap())
        .collect();
    for (file, figures) in &files {
        let left_out = figures.get("left-out").map(String::as_str);
        assert_eq!(left_out, reasons.get(&**file).copied(), "{file}");
        assert_eq!(left_out.is_some(), figures.len() == 1, "{file}");
    }
    assert_eq!(reasons.len(), 16);
}

#[test]
fn figures_of_real_files_are_those_of_python_chess() {
    let Ok(folder) = std::env::var("ROQUE_CORPUS") else {
        return;
    };
    for (file, wanted) in wanted() {
        if wanted.contains_key("left-out") {
            continue;
        }
        let path = Path::new(&folder).join(&file).display().to_string();
        let args = ["stats", &path, "--book", "eco", "--output-format", "csv"];
        let found = figures(&out(&roque(&args)));
        assert_eq!(found, wanted, "{file}");
    }
}
