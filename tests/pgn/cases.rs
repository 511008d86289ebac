//! The small inputs of `tests/cases/`: how many games, and the words of their main lines.

use std::fs;
use std::path::{Path, PathBuf};

use crate::laws::parts::parts_of;

/// One line of `cases.tsv`.
struct Case {
    file: PathBuf,
    name: String,
    games: usize,
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut table = csv::ReaderBuilder::new()
        .delimiter(b'\t')
        .from_path(folder.join("cases.tsv"))
        .expect("the table of cases");
    table
        .records()
        .map(|record| {
            let record = record.expect("a line of the table");
            let name = format!("{}-{}", &record[0], &record[1]);
            // Games are joined by ` || `; the one file without a game is all blanks.
            let games = record[6].split("||").count();
            Case {
                file: folder.join("pgn").join(format!("{name}.pgn")),
                games: if name == "172-whitespace-only-file" {
                    0
                } else {
                    games
                },
                name,
            }
        })
        .collect()
}

#[test]
fn each_case_has_its_games_and_tiles() {
    let cases = cases();
    assert_eq!(cases.len(), 124);
    for case in cases {
        let bytes = fs::read(&case.file).expect("the case's file");
        let games = parts_of(&bytes).iter().filter(|part| part.is_game).count();
        assert_eq!(games, case.games, "{}", case.name);
    }
}
