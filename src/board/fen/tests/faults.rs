//! FENs that cannot be mended.

use super::square;
use crate::board::{FenError, FenFault, FenFault as Fault, Position, Rank, Setup};

fn fault(text: &str) -> FenError {
    Setup::parse(text).expect_err(text)
}

/// Each text has this fault, at this part of it.
fn check(rows: &[(&str, FenFault, &str)]) {
    for &(text, expected, part) in rows {
        let error = fault(text);
        assert_eq!(error.fault, expected, "{text}");
        assert_eq!(&text[error.at.clone()], part, "{text}");
        assert!(!error.to_string().is_empty());
    }
}

fn rank(number: usize) -> Rank {
    Rank::ALL[number - 1]
}

#[test]
fn nothing_is_no_fen() {
    check(&[("", Fault::Empty, ""), (" \t ", Fault::Empty, " \t ")]);
}

#[test]
fn eight_ranks() {
    let count = |ranks| Fault::RankCount { ranks };
    check(&[
        ("8", count(1), "8"),
        ("8/8/8/8/8/8/8 w - - 0 1", count(7), "8/8/8/8/8/8/8"),
        ("8/8/8/8/8/8/8/8/8 w", count(9), "8/8/8/8/8/8/8/8/8"),
        ("8/8/8/8/8/8/8/8//", count(10), "8/8/8/8/8/8/8/8//"),
        ("8/8/8/8/8/8/8/8/QRn w", count(9), "8/8/8/8/8/8/8/8/QRn"),
    ]);
}

#[test]
fn eight_squares_a_rank() {
    let length = |number, squares| Fault::RankLength {
        rank: rank(number),
        squares,
    };
    check(&[
        // Case 200 of the collection.
        (
            "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            length(6, 7),
            "7",
        ),
        (
            "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            length(7, 9),
            "ppppppppp",
        ),
        // A missing stroke: seven ranks, but the one with sixteen squares says more.
        ("4k3/88/8/8/8/8/4K3 w - - 0 1", length(7, 16), "88"),
        ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", length(1, 7), "4K2"),
        ("4k3//8/8/8/8/8/4K3 w - - 0 1", length(7, 0), ""),
        ("/8/8/8/8/8/8/8/8 w - - 0 1", length(8, 0), ""),
    ]);
    let endless = "8".repeat(100_000);
    assert_eq!(fault(&endless).fault, length(8, 800_000));
}

#[test]
fn only_men_and_digits_on_the_board() {
    let letter = |number, letter| Fault::Letter {
        rank: rank(number),
        letter,
    };
    check(&[
        ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", letter(1, 'X'), "X"),
        ("9/8/8/8/8/8/8/8 w", letter(8, '9'), "9"),
        ("4k3/8/08/8/8/8/8/4K3 w", letter(6, '0'), "0"),
        // Portuguese letters, a crazyhouse mark, a whole word, letters of several bytes.
        (
            "tcbdrbct/pppppppp/8/8/8/8/PPPPPPPP/TCBDRBCT w KQkq - 0 1",
            letter(8, 't'),
            "t",
        ),
        ("4k3/8/8/8/8/8/8/3QK~3 w", letter(1, '~'), "~"),
        ("startpos", letter(8, 's'), "s"),
        ("♚7/8/8/8/8/8/8/7♔ w - - 0 1", letter(8, '♚'), "♚"),
        ("4k3/8/8/8/8/8/8/4К3 w - - 0 1", letter(1, 'К'), "К"),
        (r"4k3\8\8\8\8\8\8\4K3 w - - 0 1", letter(8, '\\'), r"\"),
    ]);
}

#[test]
fn one_king_a_side() {
    let kings = |white, black| Fault::Kings { white, black };
    check(&[
        // Case 198 of the collection.
        (
            "8/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/8 w - - 0 1",
            kings(0, 0),
            "8/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/8",
        ),
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            kings(1, 0),
            "8/8/8/8/8/8/8/4K3",
        ),
        (
            "4k3/8/8/8/8/8/8/8 w - - 0 1",
            kings(0, 1),
            "4k3/8/8/8/8/8/8/8",
        ),
        (
            "k6k/8/8/8/8/8/8/KKK5 w - - 0 1",
            kings(3, 2),
            "k6k/8/8/8/8/8/8/KKK5",
        ),
    ]);
}

#[test]
fn no_pawn_on_an_end_rank() {
    let pawn = |name| Fault::PawnOnEndRank {
        square: square(name),
    };
    check(&[
        ("3Pk3/8/8/8/8/8/8/4K3 w - - 0 1", pawn("d8"), "3Pk3"),
        ("4k2p/8/8/8/8/8/8/4K3 w - - 0 1", pawn("h8"), "4k2p"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", pawn("a1"), "P3K3"),
        ("4k3/8/8/8/8/8/8/4Kp2 w - - 0 1", pawn("f1"), "4Kp2"),
    ]);
}

#[test]
fn the_side_to_move_is_w_or_b() {
    for turn in ["x", "-", "wb", "white", "0", "–", "p", "KQkq"] {
        let text = format!("4k3/8/8/8/8/8/8/4K3 {turn} - - 0 1");
        check(&[(&text, Fault::Turn, turn)]);
    }
}

#[test]
fn castling_letters() {
    let letter = |letter| Fault::Castling { letter };
    let board = "r3k2r/8/8/8/8/8/8/R3K2R w";
    for (field, bad, part) in [
        ("KQXq", 'X', "X"),
        ("KQkqi", 'i', "i"),
        ("0", '0', "0"),
        ("KQ/kq", '/', "/"),
        ("KДkq", 'Д', "Д"),
        ("O-O", 'O', "O"),
    ] {
        check(&[(&format!("{board} {field} - 0 1"), letter(bad), part)]);
    }
}

#[test]
fn the_en_passant_field_is_a_square_passed_over() {
    for field in ["e", "e33", "i3", "e9", "0", "--", "é3", "e3,"] {
        let text = format!("4k3/8/8/8/4P3/8/8/4K3 b - {field} 0 1");
        check(&[(&text, Fault::EnPassant, field)]);
    }
    for field in ["e1", "e2", "e4", "e5", "e7", "e8"] {
        let text = format!("4k3/8/8/8/4P3/8/8/4K3 b - {field} 0 1");
        let square = square(field);
        check(&[(&text, Fault::EnPassantRank { square }, field)]);
    }
}

#[test]
fn the_side_not_to_move_is_not_in_check() {
    let check_by = |king, by| Fault::OpponentInCheck {
        king: square(king),
        by: square(by),
    };
    check(&[
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", check_by("e8", "e1"), "w"),
        ("4k3/8/8/7b/8/8/8/3K4 b - - 0 1", check_by("d1", "h5"), "b"),
        ("4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", check_by("e8", "d7"), "w"),
        ("4k3/8/5N2/8/8/8/8/4K3 w - - 0 1", check_by("e8", "f6"), "w"),
        // Kings side by side, and a FEN of the board alone, which is read as White's move.
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", check_by("d5", "e5"), "w"),
        (
            "4k3/8/8/8/8/8/8/4RK2",
            check_by("e8", "e1"),
            "4k3/8/8/8/8/8/8/4RK2",
        ),
    ]);
    assert!(Position::from_fen("4k3/8/8/8/4p3/8/8/4RK2 w - - 0 1").is_ok());
    assert!(Position::from_fen("4k3/8/8/8/8/8/8/4RK2 b - - 0 1").is_ok());
}

/// Kings that could be taken where a castling right or an en passant square is written too: found
/// after the text was read, whatever order the fields are in.
#[test]
fn the_first_fault_in_the_text_is_told() {
    check(&[
        (
            "4k3/8/8/8/8/8/8/4RK2 w X e4 0 1",
            Fault::Castling { letter: 'X' },
            "X",
        ),
        (
            "8/8/8/8/8/8/8/8 x X e4 0 1",
            Fault::Kings { white: 0, black: 0 },
            "8/8/8/8/8/8/8/8",
        ),
    ]);
}

#[test]
fn the_board_is_kept_as_written() {
    for (text, written) in [
        (
            "8/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/8 w - - 0 1",
            Some("8/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/8 w - - 0 1"),
        ),
        (
            " 8/11111111/8/8/8/8/8/4P3  b",
            Some("8/8/8/8/8/8/8/4P3 b - - 0 1"),
        ),
        (
            "3Pk3/8/8/8/8/8/8/4K3 w",
            Some("3Pk3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ),
        (
            "4k3/8/8/8/8/8/8/4K3\u{a0}x KX e4 a b c",
            Some("4k3/8/8/8/8/8/8/4K3 x KX e4 a b"),
        ),
        (
            "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            None,
        ),
        ("", None),
    ] {
        assert_eq!(fault(text).as_written(text).as_deref(), written, "{text}");
    }
}
