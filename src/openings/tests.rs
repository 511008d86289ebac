use crate::board::{Position, Setup};
use crate::language::Accepted;
use crate::openings::uci_lines::UciLines;
use crate::openings::{Book, BookFault};
use crate::report::Locale;

#[test]
fn every_line_of_the_eco_table_is_found_by_its_last_position() {
    let book = Book::eco().unwrap();
    assert_eq!(book.entries().len(), 3807);
    let mut lines = UciLines::default();
    for (entry, number) in book.entries().iter().zip(0_u32..) {
        let (position, plies) = lines.play(&entry.uci).unwrap();
        assert_eq!(book.number(position.key()), Some(number), "{}", entry.uci);
        assert_eq!(plies, entry.plies);
        assert!(book.reaches(&position));
    }
    assert!(book.find(&Position::default()).is_none());
    let kings = Setup::parse("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert!(!book.reaches(&kings.position));
}

#[test]
fn names_in_three_languages() {
    let book = Book::eco().unwrap();
    let amsterdam = book
        .entries()
        .iter()
        .find(|entry| entry.name(Locale::En) == "Amsterdam Attack")
        .unwrap();
    assert_eq!(amsterdam.eco.as_deref(), Some("A00"));
    assert_eq!(amsterdam.name(Locale::PtBr), "Ataque Amsterdã");
    assert_eq!(amsterdam.name(Locale::PtPt), "Ataque Amesterdão");
    assert_eq!(amsterdam.plies, 8);
}

fn fault(text: &str) -> (u32, u32, BookFault) {
    let error = Book::parse(text.as_bytes(), &Accepted::default()).unwrap_err();
    (error.line, error.column, error.fault)
}

fn form(expected: &'static str) -> BookFault {
    BookFault::Form(expected)
}

#[test]
fn a_list_of_ones_own_in_the_documents_form() {
    let text = "\u{feff}Minhas aberturas.\r\n\r\nMeu gambito: 1-e4, e5. 2-f4,\r\nexf4. 3-Cf3,\r\n\
                Inglesa: 1–c4,  \r\nEscandinava:  1-e4, d5. 2-exd5, Qxd5.";
    let book = Book::parse(text.as_bytes(), &Accepted::default()).unwrap();
    let found: Vec<(&str, u32, u32, Option<&str>)> = book
        .entries()
        .iter()
        .map(|entry| {
            let name = entry.name(Locale::En);
            (name, entry.plies, entry.row, entry.section.as_deref())
        })
        .collect();
    let section = Some("Minhas aberturas");
    assert_eq!(
        found,
        [
            ("Meu gambito", 5, 3, section),
            ("Inglesa", 1, 5, section),
            ("Escandinava", 4, 6, section)
        ]
    );
    assert_eq!(
        book.entries()[0].line_printed,
        "1-e4, e5. 2-f4, exf4. 3-Cf3,"
    );
    assert_eq!(book.entries()[0].uci, "e2e4 e7e5 f2f4 e5f4 g1f3");
}

#[test]
fn a_table_of_ones_own() {
    for text in [
        "eco,name,pgn\nC30,\"Gambito, do Rei\",1. e4 e5 2. f4\n,Siciliana,1.e4 c5 2.Cf3\n",
        "name\teco\tpgn\nGambito, do Rei\tC30\t1. e4 e5 2. f4\nSiciliana\t\t1.e4 c5 2.Nf3\n",
        "ECO;x;Name;PGN\r\nC30;;Gambito, do Rei;e4 e5 f4\r\n;;Siciliana;1.e4 c5 2.Nf3 *\r\n",
    ] {
        let book = Book::parse(text.as_bytes(), &Accepted::default()).unwrap();
        let [first, second] = book.entries() else {
            panic!("{text}");
        };
        assert_eq!(first.name(Locale::PtPt), "Gambito, do Rei");
        assert_eq!((first.eco.as_deref(), first.row), (Some("C30"), 2));
        assert_eq!((second.eco.as_deref(), second.row), (None, 3));
        assert_eq!(second.uci, "e2e4 c7c5 g1f3");
    }
}

#[test]
fn faults_at_their_place() {
    let illegal = |word: &str| BookFault::Illegal(word.to_owned());
    for (text, expected) in [
        ("", (1, 1, BookFault::NoEntries)),
        ("Abertas.\n", (1, 1, BookFault::NoEntries)),
        ("A: 1-e4, e5. 2-Cf6, Cc6.", (1, 16, illegal("Cf6"))),
        ("É: 1-e4, e5.\n2-Cf6,", (2, 3, illegal("Cf6"))),
        (
            "A: 1-e4, Ze5.",
            (1, 10, BookFault::NoMove("Ze5".to_owned())),
        ),
        (
            "A: 1-e4, e5. 3-Cf3,",
            (1, 14, BookFault::Number { expected: 2 }),
        ),
        ("A: 1-e4", (1, 8, form("a comma behind White's move"))),
        ("A: e4, e5.", (1, 4, form("a move number"))),
        (
            "A: 1.e4, e5.",
            (1, 5, form("a dash behind the move number")),
        ),
        (
            "A: 1-e4, e5",
            (
                1,
                10,
                form("Black's move with a full stop behind it, or the end of the line"),
            ),
        ),
        (
            "A: 1-e4, e5. Cf3.",
            (
                1,
                14,
                form("the next move number with a dash, or the end of the line"),
            ),
        ),
        (
            "Nada",
            (
                1,
                5,
                form("a colon behind the name, or a full stop behind the heading"),
            ),
        ),
        ("\n: 1-e4,", (2, 1, form("a name"))),
        (
            "A: 1-e4, e5. 2-Cf3, Cf6.\nB: 1-Cf3, Cf6. 2-e4, e5.\nC: 1-e4,",
            (
                2,
                1,
                BookFault::Collision {
                    line: 1,
                    name: "A".to_owned(),
                },
            ),
        ),
        (
            "A: 1-Cf3, Nf6.",
            (1, 11, BookFault::NoMove("Nf6".to_owned())),
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
}

#[test]
fn faults_of_tables_at_their_place() {
    let illegal = |word: &str| BookFault::Illegal(word.to_owned());
    for (text, expected) in [
        ("eco,name\nA00,x\n", (1, 1, BookFault::Column("pgn"))),
        ("eco,name,pgn\n", (2, 1, BookFault::NoEntries)),
        ("eco,name,pgn\nA00,,e4\n", (2, 1, BookFault::Empty("name"))),
        (
            "eco,name,pgn\nA00,x,\n",
            (2, 1, BookFault::NotOneLine(String::new())),
        ),
        (
            "eco,name,pgn\nA00,x,1. e4 e5 2. Ke3\n",
            (2, 19, illegal("Ke3")),
        ),
        (
            "\u{feff}eco;name;pgn\r\nA00;x;1. e4 e5\r\nA01;y;1. e4 e5\r\n",
            (
                3,
                1,
                BookFault::Collision {
                    line: 2,
                    name: "x".to_owned(),
                },
            ),
        ),
        (
            "eco,name,pgn\nA00,x,\"1. e4 e5\n2. Nf6\"\n",
            (3, 4, illegal("Nf6")),
        ),
        (
            "eco,name,pgn\nA00,x,1. e4 e5 1-0 1. d4\n",
            (2, 20, BookFault::NotOneLine("1.".to_owned())),
        ),
        ("eco,name,pgn\nA00,x,1. e4 --\n", (2, 13, illegal("--"))),
        (
            "eco,name,pgn\nA00,x,1. Sf3\n",
            (2, 10, BookFault::NoMove("Sf3".to_owned())),
        ),
        (
            "eco,name,pgn\nA00,x,1. e4 (1. d4) e5\n",
            (2, 13, BookFault::NotOneLine("(1.".to_owned())),
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
    let german = Accepted::parse("de").unwrap();
    let book = Book::parse(b"eco,name,pgn\nA00,x,1. Sf3 Sf6\n", &german).unwrap();
    assert_eq!(book.entries()[0].uci, "g1f3 g8f6");
    let error = Book::parse(b"A: 1-e4,\nB\xe9: 1-d4,", &Accepted::default()).unwrap_err();
    assert_eq!((error.line, error.column), (2, 2));
    assert_eq!(error.fault, BookFault::NotUtf8);
}
