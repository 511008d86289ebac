//! The cases of `tests/cases`: what their right answers say of these rules.

use std::fs;
use std::path::Path;

use super::places;

/// What the checks that need no board find in a case; nothing in all others.
const FOUND: &[(&str, &str)] = &[
    ("068", "N030 9:7, N030 9:12, N030 9:29"),
    ("069", "N027 9:30"),
    ("071", "N029 9:1"),
    ("073", "N031 9:28, N031 9:44, N031 9:53, N031 9:60"),
    ("074", "N032 9:7, N032 9:16, N031 9:29"),
    ("086", "T015 8:1"),
    ("087", "T014 9:37"),
    ("090", "S006 9:1"),
    ("092", "S007 9:14"),
    ("095", "S004 9:10"),
    ("096", "S005 9:9"),
    ("101", "S008 1:1"),
    ("106", "S003 9:14"),
    ("128", "T005 1:13"),
    ("129", "T006 1:14"),
    ("134", "T001 4:1"),
    ("135", "T002 8:1"),
    ("138", "T007 8:1, T007 9:1"),
    ("139", "T003 7:1"),
    ("141", "T010 3:8"),
    ("142", "T010 3:8"),
    ("144", "T010 3:8"),
    ("145", "T010 3:8"),
    ("150", "R007 7:10"),
    ("163", "E001 9:10"),
    ("165", "E002 9:3"),
    ("168", "E005 1:18"),
    ("169", "E003 10:1"),
    ("198", "T013 9:7"),
    ("199", "T014 9:7"),
    ("200", "T013 9:25"),
    ("202", "T019 9:1"),
];

#[test]
fn every_case() {
    let folder = Path::new("tests/cases/pgn");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the cases")
        .map(|entry| entry.expect("a case").path())
        .collect();
    paths.sort();
    let mut wrong = Vec::new();
    for path in paths {
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let wanted = FOUND.iter().find(|(id, _)| name.starts_with(id));
        let wanted = wanted.map_or("", |(_, wanted)| wanted);
        let text = fs::read(&path).expect("a case");
        let found = places(&text, &[]);
        if found != wanted {
            wrong.push(format!("{name}: {found}, not {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
