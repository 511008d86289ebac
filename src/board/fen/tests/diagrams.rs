//! Diagrams in the letters of a language.

use super::{START, plain, square};
use crate::board::{
    Board, Color, FenFault, FenStyle, Letters, LettersFault, Piece, Position, Rank, Role, Setup,
};

const PORTUGUESE: [&str; 6] = ["P", "C", "B", "T", "D", "R"];
const GERMAN: [&str; 6] = ["B", "S", "L", "T", "D", "K"];
const RUSSIAN: [&str; 6] = ["п", "К", "С", "Л", "Ф", "Кр"];
const FIGURINES: [&str; 6] = ["♙", "♘", "♗", "♖", "♕", "♔"];

fn portuguese() -> Letters {
    Letters::new("pt", PORTUGUESE).unwrap()
}

fn after_e4() -> Position {
    Position::from_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1").unwrap()
}

#[test]
fn the_start_in_several_languages() {
    for (label, letters, line) in [
        (
            "pt",
            PORTUGUESE,
            "pt:tcbdrbct/pppppppp/8/8/4P3/8/PPPP1PPP/TCBDRBCT b KQkq - 0 1",
        ),
        (
            "de",
            GERMAN,
            "de:tsldklst/bbbbbbbb/8/8/4B3/8/BBBB1BBB/TSLDKLST b KQkq - 0 1",
        ),
        (
            "ru",
            RUSSIAN,
            "ru:лксфкрскл/пппппппп/8/8/4П3/8/ПППП1ППП/ЛКСФКрСКЛ b KQkq - 0 1",
        ),
        (
            "fig",
            FIGURINES,
            "fig:♜♞♝♛♚♝♞♜/♟♟♟♟♟♟♟♟/8/8/4♙3/8/♙♙♙♙1♙♙♙/♖♘♗♕♔♗♘♖ b KQkq - 0 1",
        ),
    ] {
        let letters = Letters::new(label, letters).unwrap();
        let position = after_e4();
        let diagram = position.diagram(&letters, FenStyle::default()).to_string();
        assert_eq!(diagram, line);
        let setup = Setup::parse_diagram(line, &letters).unwrap();
        assert_eq!(setup.mended, []);
        assert_eq!(plain(&setup.position), plain(&position));
        assert!(Setup::parse(line).is_err(), "{line} is no FEN");
    }
}

#[test]
fn the_placement_alone() {
    let letters = portuguese();
    let board = Position::default().board();
    let line = "pt:tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT";
    assert_eq!(board.in_letters(&letters).to_string(), line);
    assert_eq!(
        Board::default().in_letters(&letters).to_string(),
        "pt:8/8/8/8/8/8/8/8"
    );
}

#[test]
fn read_with_or_without_the_label() {
    let letters = portuguese();
    let fields = "tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT w KQkq - 0 1";
    for text in [
        fields.to_owned(),
        format!("pt:{fields}"),
        format!("  pt : {fields}"),
    ] {
        let setup = Setup::parse_diagram(&text, &letters).expect(&text);
        assert_eq!(plain(&setup.position), START, "{text}");
        assert_eq!(setup.mended, [], "{text}");
    }
}

/// The same line is a FEN of two rooks, without kings, and a Portuguese diagram of two kings.
#[test]
fn the_letters_decide_what_stands_there() {
    let line = "8/8/8/3r4/8/8/8/R7 w - - 0 1";
    let kings = Position::from_fen("8/8/8/3k4/8/8/8/K7 w - - 0 1").unwrap();
    assert_eq!(
        Setup::parse_diagram(line, &portuguese()).unwrap().position,
        kings
    );
    assert_eq!(
        Setup::parse(line).unwrap_err().fault,
        FenFault::Kings { white: 0, black: 0 }
    );
}

#[test]
fn faults_of_a_diagram() {
    let letters = portuguese();
    let rank = Rank::ALL[7];
    for (text, fault, part) in [
        ("de:tsldklst/8/8/8/8/8/8/8", FenFault::OtherLetters, "de:"),
        (":8/8/8/8/8/8/8/8", FenFault::OtherLetters, ":"),
        ("pt:", FenFault::Empty, "pt:"),
        (
            "pt:tnbdrbct/8/8/8/8/8/8/8",
            FenFault::Letter { rank, letter: 'n' },
            "n",
        ),
        (
            "pt:7/8/8/8/8/8/8/8",
            FenFault::RankLength { rank, squares: 7 },
            "7",
        ),
        ("pt:8/8/8", FenFault::RankCount { ranks: 3 }, "8/8/8"),
        (
            "pt:3Pr3/8/8/8/8/8/8/4R3 w",
            FenFault::PawnOnEndRank {
                square: square("d8"),
            },
            "3Pr3",
        ),
    ] {
        let error = Setup::parse_diagram(text, &letters).unwrap_err();
        assert_eq!(error.fault, fault, "{text}");
        assert_eq!(&text[error.at.clone()], part, "{text}");
    }
    let text = "pt: 4r3/8/8/8/8/8/8/8 b";
    let error = Setup::parse_diagram(text, &letters).unwrap_err();
    assert_eq!(
        error.as_written(text).unwrap(),
        "4k3/8/8/8/8/8/8/8 b - - 0 1"
    );
}

#[test]
fn a_letter_of_several_characters_is_read_whole() {
    let letters = Letters::new("ru", RUSSIAN).unwrap();
    let text = "ккр6/8/8/8/8/8/8/КрК6 w - - 0 1";
    let setup = Setup::parse_diagram(text, &letters).unwrap();
    assert_eq!(plain(&setup.position), "nk6/8/8/8/8/8/8/KN6 w - - 0 1");
}

#[test]
fn either_figurine_serves_for_both_sides() {
    let black = Letters::new("fig", ["♟", "♞", "♝", "♜", "♛", "♚"]).unwrap();
    assert_eq!(black, Letters::new("fig", FIGURINES).unwrap());
    let king = |color| Piece {
        color,
        role: Role::King,
    };
    assert_eq!(black.letter(king(Color::White)), "♔");
    assert_eq!(black.letter(king(Color::Black)), "♚");
}

#[test]
fn letters_that_cannot_serve() {
    let with = |role: Role, letter: &'static str| {
        let mut letters = PORTUGUESE;
        letters[role.index()] = letter;
        Letters::new("pt", letters).unwrap_err()
    };
    assert_eq!(with(Role::Pawn, ""), LettersFault::Missing(Role::Pawn));
    assert_eq!(with(Role::Rook, "T1"), LettersFault::Unusable(Role::Rook));
    assert_eq!(with(Role::Rook, "T/"), LettersFault::Unusable(Role::Rook));
    assert_eq!(with(Role::Queen, "後"), LettersFault::NoCase(Role::Queen));
    // Dutch P is the knight: with a P for the pawn the two are one.
    assert_eq!(
        with(Role::Knight, "P"),
        LettersFault::Alike(Role::Pawn, Role::Knight)
    );
    assert_eq!(
        with(Role::Knight, "p"),
        LettersFault::Alike(Role::Pawn, Role::Knight)
    );
    // Pt could be a pawn and a black rook.
    assert_eq!(
        with(Role::King, "Pt"),
        LettersFault::Alike(Role::Pawn, Role::King)
    );
    for label in ["", "p t", "pt:", "p/t"] {
        assert_eq!(Letters::new(label, PORTUGUESE), Err(LettersFault::Label));
    }
}
