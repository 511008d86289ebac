//! FENs that are read although they are not written as they should be.

use super::{START, plain, square};
use crate::board::{Color, FenField, FenMend, FenMend as Mend, LostEnPassant, Rank, Setup};

/// Each text is read as the FEN behind it, with these mends at these parts of the text.
fn check(text: &str, fen: &str, mends: &[(FenMend, &str)]) {
    let setup = Setup::parse(text).expect(text);
    assert_eq!(plain(&setup.position), fen, "{text}");
    let found: Vec<_> = setup
        .mended
        .iter()
        .map(|mended| (mended.mend, &text[mended.at.clone()]))
        .collect();
    assert_eq!(found, mends, "{text}");
}

#[test]
fn blanks_of_any_kind_part_the_fields() {
    let spaced = START.replace(' ', " \u{a0}\t ");
    check(&format!("  {spaced}\n"), START, &[]);
}

#[test]
fn missing_fields() {
    let full = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let fields: Vec<&str> = full.split(' ').collect();
    for (kept, first) in (1..6).zip(&FenField::ALL[1..]) {
        let missing = Mend::MissingFields { first: *first };
        let text = fields[..kept].join(" ");
        check(&text, full, &[(missing, fields[kept - 1])]);
    }
}

#[test]
fn an_epd_line_has_four_fields_and_operations() {
    let first = FenField::Halfmoves;
    check(
        "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"x 1\"; ",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        &[
            (Mend::MissingFields { first }, "-"),
            (Mend::ExtraText, "bm e4; id \"x 1\";"),
        ],
    );
}

#[test]
fn text_behind_the_fields_and_marks_behind_numbers() {
    check(
        &format!("{START} (White)  to move "),
        START,
        &[(Mend::ExtraText, "(White)  to move")],
    );
    check(&format!("{START}."), START, &[(Mend::ExtraText, ".")]);
    let commas = START.replace("0 1", "0, 1;");
    check(
        &commas,
        START,
        &[(Mend::ExtraText, ","), (Mend::ExtraText, ";")],
    );
}

#[test]
fn a_stroke_behind_the_last_rank() {
    let stroke = START.replace(" w", "/ w");
    check(&stroke, START, &[(Mend::ExtraText, "/")]);
}

#[test]
fn empty_squares_in_several_digits() {
    let rank = |number: usize| Mend::SplitDigits {
        rank: Rank::ALL[number - 1],
    };
    check(
        "1111k3/44/8/8/8/8/8/1111K111 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[(rank(8), "1111k3"), (rank(7), "44"), (rank(1), "1111K111")],
    );
}

#[test]
fn capitals() {
    let capital = |field| Mend::Capital { field };
    check(
        &START.replace('w', "W"),
        START,
        &[(capital(FenField::Turn), "W")],
    );
    let fen = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1";
    check(
        "4k3/8/8/8/3pP3/8/8/4K3 B - E3 0 1",
        fen,
        &[
            (capital(FenField::Turn), "B"),
            (capital(FenField::EnPassant), "E3"),
        ],
    );
}

#[test]
fn other_dashes() {
    let dash = |field| Mend::Dash { field };
    for mark in ["\u{2010}", "\u{2011}", "\u{2012}", "–", "—", "−"] {
        check(
            &format!("4k3/8/8/8/8/8/8/4K3 w {mark} {mark} 0 1"),
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &[
                (dash(FenField::Castling), mark),
                (dash(FenField::EnPassant), mark),
            ],
        );
    }
}

#[test]
fn castling_rights_in_an_unusual_form() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for field in [
        "kqKQ", "QKqk", "KkQq", "KKQkq", "KQkqH", "-KQkq", "KQ-kq", "QKkq",
    ] {
        let text = fen.replace("KQkq", field);
        check(&text, fen, &[(Mend::CastlingForm, field)]);
    }
    // Programs that fill four places, and a field of several dashes.
    let (some, none) = (fen.replace("KQkq", "Kq"), fen.replace("KQkq", "-"));
    check(
        &fen.replace("KQkq", "K--q"),
        &some,
        &[(Mend::CastlingForm, "K--q")],
    );
    check(
        &fen.replace("KQkq", "--"),
        &none,
        &[(Mend::CastlingForm, "--")],
    );
    // File letters are met in either order.
    for field in ["HAha", "AHah"] {
        check(&fen.replace("KQkq", field), fen, &[]);
    }
}

#[test]
fn en_passant_squares_that_no_pawn_passed() {
    let none = "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1";
    let dropped = |name, why| Mend::EnPassantDropped {
        square: square(name),
        why,
    };
    for (text, mend, part) in [
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e6 0 1",
            dropped("e6", LostEnPassant::Side),
            "e6",
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - d3 0 1",
            dropped("d3", LostEnPassant::Pawn),
            "d3",
        ),
    ] {
        check(text, none, &[(mend, part)]);
    }
    for (text, name, why) in [
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            "e3",
            LostEnPassant::Side,
        ),
        (
            "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1",
            "e3",
            LostEnPassant::Pawn,
        ),
        (
            "4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1",
            "e3",
            LostEnPassant::Pawn,
        ),
        (
            "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1",
            "e3",
            LostEnPassant::Occupied,
        ),
        (
            "4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1",
            "e3",
            LostEnPassant::Occupied,
        ),
        (
            "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
            "e6",
            LostEnPassant::Occupied,
        ),
    ] {
        check(
            text,
            &text.replace(name, "-"),
            &[(dropped(name, why), name)],
        );
    }
}

/// A square that a pawn has passed over and nothing can capture on is right as it is.
#[test]
fn en_passant_squares_of_no_use_are_no_fault() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        // Case 018 of the collection: the capture would uncover the king.
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    ] {
        let square = if text.contains("e3") { "e3" } else { "d3" };
        check(text, &text.replace(square, "-"), &[]);
    }
}

#[test]
fn more_men_than_a_game_has() {
    let men = |color, men| Mend::ManyMen { color, men };
    let pawns = |color, pawns| Mend::ManyPawns { color, pawns };
    let fen = "rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let field = "rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR";
    check(
        fen,
        fen,
        &[
            (men(Color::Black, 17), field),
            (pawns(Color::Black, 9), field),
        ],
    );
    let fen = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    check(
        fen,
        fen,
        &[(pawns(Color::White, 9), "4k3/8/8/8/8/P7/PPPPPPPP/4K3")],
    );
    let fen = "4k3/8/8/8/8/Q7/NNNNNNNN/RNBQKBNR w - - 0 1";
    check(
        fen,
        fen,
        &[(men(Color::White, 17), "4k3/8/8/8/8/Q7/NNNNNNNN/RNBQKBNR")],
    );
}

#[test]
fn counters_that_are_no_numbers() {
    let board = "4k3/8/8/8/8/8/4P3/4K3 w - -";
    let fen = format!("{board} 0 1");
    for bad in ["-", "x1", "-1", "1x", "?", "½", "0.5", "9999999999", "+3"] {
        if !bad.starts_with('x') {
            check(&format!("{board} {bad} 1"), &fen, &[(Mend::Halfmoves, bad)]);
        }
        check(&format!("{board} 0 {bad}"), &fen, &[(Mend::Fullmove, bad)]);
    }
    check(
        &format!("{board} - -"),
        &fen,
        &[(Mend::Halfmoves, "-"), (Mend::Fullmove, "-")],
    );
    check(
        &format!("{board} 99 999999999"),
        &format!("{board} 99 999999999"),
        &[],
    );
    check(&format!("{board} 007 012"), &format!("{board} 7 12"), &[]);
}

/// Case 087 of the collection.
#[test]
fn the_move_number_zero() {
    check(
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        &[(Mend::FullmoveZero, "0")],
    );
}
