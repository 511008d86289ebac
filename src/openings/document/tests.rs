use crate::language::Accepted;
use crate::notation::Language;
use crate::openings::document::{Erratum, OtherNames, PRINTED, entries, play};
use crate::openings::line::Player;
use crate::openings::{Book, BookError, BookFault, san_line};
use crate::report::Locale;

/// Entry by entry: section, printed name, name, and its final position as moves in UCI; from the
/// description of the list that comes with the document.
const EXPECTED: &str = include_str!("../../../tests/data/openings/document.tsv");

#[test]
fn thirty_entries_with_section_names_and_line() {
    let book = Book::document().unwrap();
    let expected: Vec<Vec<&str>> = EXPECTED
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect())
        .collect();
    assert_eq!(book.entries().len(), 30);
    for (entry, row) in book.entries().iter().zip(&expected) {
        let [section, printed, name, moves, english, uci] = row[..] else {
            panic!("{row:?}");
        };
        assert_eq!(entry.section.as_deref(), Some(section));
        assert_eq!(entry.name_printed.as_deref(), Some(printed));
        assert_eq!(entry.name(Locale::PtBr), name);
        assert_eq!(entry.line_printed, moves);
        assert_eq!(entry.uci, uci);
        assert_eq!(san_line(entry, Language::english()), english);
    }
}

/// The lines as they are printed, without errata: in UCI, or why not.
fn as_printed() -> Vec<Result<String, BookError>> {
    let accepted = Accepted::parse("pt").unwrap();
    let mut player = Player::default();
    entries(PRINTED)
        .unwrap()
        .iter()
        .map(|place| play(PRINTED, &place.entry, &accepted, &mut player).map(|line| line.uci))
        .collect()
}

#[test]
fn without_errata_two_entries_differ() {
    let book = Book::document().unwrap();
    for ((entry, printed), number) in book.entries().iter().zip(as_printed()).zip(1..) {
        match number {
            3 => {
                let error = printed.unwrap_err();
                assert_eq!((error.line, error.column), (4, 41));
                assert_eq!(error.fault, BookFault::Illegal("Cf6".to_owned()));
            }
            // 1.d4 Nf6 2.e4
            30 => assert_eq!(printed.unwrap(), "d2d4 g8f6 e2e4"),
            _ => assert_eq!(printed.unwrap(), entry.uci),
        }
    }
}

#[test]
fn every_erratum_has_a_reason_and_an_entry() {
    let errata = Erratum::all().unwrap();
    let lines: Vec<&str> = PRINTED.lines().collect();
    for erratum in &errata {
        assert!(!erratum.reason.is_empty(), "{}", erratum.id);
        assert_eq!(
            erratum.mends(),
            !erratum.printed.is_empty(),
            "{}",
            erratum.id
        );
        assert_eq!(
            erratum.mends(),
            !erratum.reading.is_empty(),
            "{}",
            erratum.id
        );
        let line = lines[erratum.line as usize - 1];
        assert_eq!(line.matches(&erratum.printed).count() == 1, erratum.mends());
        assert!(line.contains(':'), "{}", erratum.id);
    }
    let mended = errata.iter().filter(|erratum| erratum.mends());
    assert_eq!(mended.count(), 9);
}

#[test]
fn every_name_is_known_in_english() {
    let book = Book::document().unwrap();
    let names: Vec<String> = OtherNames::all()
        .unwrap()
        .into_iter()
        .map(|other| other.name)
        .collect();
    let entries = book.entries().iter();
    let own: Vec<&str> = entries.map(|entry| entry.name(Locale::PtBr)).collect();
    assert_eq!(names, own);
}
