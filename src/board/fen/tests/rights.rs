//! Castling rights: what the three kinds of FEN say, what is dropped, and what only Chess960 explains.

use super::plain;
use crate::board::{CastlingStyle, Color, FenMend, FenStyle, LostRight, Position, Setup, Wing};

fn shredder(position: &Position) -> String {
    let style = FenStyle {
        castling: CastlingStyle::Shredder,
        ..FenStyle::default()
    };
    position.fen(style).to_string()
}

fn field(fen: &str) -> &str {
    fen.split(' ').nth(2).unwrap()
}

/// The rooks meant by a field on a board, White's first, king's wing first, `-` for none.
fn rooks(setup: &Setup) -> String {
    let mut found = Vec::new();
    for color in Color::ALL {
        for wing in Wing::ALL {
            let rook = setup.position.castling_rook(color, wing);
            found.push(rook.map_or("-".to_owned(), |rook| rook.to_string()));
        }
    }
    found.join(" ")
}

/// Board, field, the rooks meant, the field in X-FEN and in Shredder-FEN, whether only Chess960
/// explains it.
const TABLE: &[(&str, &str, &str, &str, &str, bool)] = &[
    (
        "r3k2r/8/8/8/8/8/8/R3K2R",
        "KQkq",
        "h1 a1 h8 a8",
        "KQkq",
        "HAha",
        false,
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R",
        "HAha",
        "h1 a1 h8 a8",
        "KQkq",
        "HAha",
        false,
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R",
        "Kq",
        "h1 - - a8",
        "Kq",
        "Ha",
        false,
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R",
        "Ak",
        "- a1 h8 -",
        "Qk",
        "Ah",
        false,
    ),
    ("r3k2r/8/8/8/8/8/8/R3K2R", "-", "- - - -", "-", "-", false),
    // Cases 202, 203 and 204 of the collection.
    (
        "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB",
        "KQkq",
        "g1 d1 g8 d8",
        "KQkq",
        "GDgd",
        true,
    ),
    (
        "qrnknbbr/pppppppp/8/8/8/8/PPPPPPPP/QRNKNBBR",
        "HBhb",
        "h1 b1 h8 b8",
        "KQkq",
        "HBhb",
        true,
    ),
    (
        "4k1r1/6p1/8/8/8/8/6P1/4K1R1",
        "Gg",
        "g1 - g8 -",
        "Kk",
        "Gg",
        true,
    ),
    // X-FEN: an inner rook is named by its file, KQkq are the outermost.
    (
        "4k3/8/8/8/8/8/8/R1R1KR1R",
        "FC",
        "f1 c1 - -",
        "FC",
        "FC",
        true,
    ),
    (
        "4k3/8/8/8/8/8/8/R1R1KR1R",
        "KC",
        "h1 c1 - -",
        "KC",
        "HC",
        true,
    ),
    (
        "4k3/8/8/8/8/8/8/R1R1KR1R",
        "KQ",
        "h1 a1 - -",
        "KQ",
        "HA",
        false,
    ),
    (
        "4k3/8/8/8/8/8/8/R1R1KR1R",
        "FQ",
        "f1 a1 - -",
        "FQ",
        "FA",
        true,
    ),
    (
        "1rrk2r1/8/8/8/8/8/8/4K3",
        "kc",
        "- - g8 c8",
        "kc",
        "gc",
        true,
    ),
    // The letter b is a file here and never a bishop; a rook beyond the king's own is his.
    ("1r2k3/8/8/8/8/8/8/4K3", "b", "- - - b8", "q", "b", true),
    (
        "2r3k1/8/8/8/8/8/8/RK5R",
        "KQ",
        "h1 a1 - -",
        "KQ",
        "HA",
        true,
    ),
    // A published perft position, whose black king has strayed from where games start.
    (
        "r2r3k/p7/3p4/8/8/P6P/8/R3K2R",
        "KQq",
        "h1 a1 - a8",
        "KQq",
        "HAa",
        true,
    ),
    // A rook of the other side, or off the first rank, is not outermost.
    ("4k3/8/8/8/8/8/7R/r3KR1r", "K", "f1 - - -", "K", "F", true),
];

#[test]
fn the_rooks_meant_and_both_ways_to_write_them() {
    for &(board, read, meant, xfen, shredder_fen, chess960) in TABLE {
        // Rooks on both first ranks can give check: the side in check moves.
        let text = ["w", "b"].map(|turn| format!("{board} {turn} {read} - 0 1"));
        let setup = text
            .iter()
            .find_map(|text| Setup::parse(text).ok())
            .expect(&text[0]);
        let name = format!("{board} {read}");
        assert_eq!(setup.mended, [], "{name}");
        assert_eq!(rooks(&setup), meant, "{name}");
        assert_eq!(field(&plain(&setup.position)), xfen, "{name}");
        assert_eq!(field(&shredder(&setup.position)), shredder_fen, "{name}");
        assert_eq!(setup.chess960, chess960, "{name}");
        for written in [plain(&setup.position), shredder(&setup.position)] {
            assert_eq!(Setup::parse(&written).as_ref(), Ok(&setup), "{written}");
        }
    }
}

/// The letters whose rights are dropped, and why.
type Lost<'t> = &'t [(char, LostRight)];

#[test]
fn rights_the_board_does_not_bear_out_are_dropped() {
    use LostRight::{King, Rook, Wing};
    let table: &[(&str, &str, &str, Lost)] = &[
        (
            "4k3/8/8/8/8/8/8/4K3",
            "KQkq",
            "-",
            &[('K', Rook), ('Q', Rook), ('k', Rook), ('q', Rook)],
        ),
        (
            "4k3/8/8/8/8/8/4K3/R6R",
            "KQ",
            "-",
            &[('K', King), ('Q', King)],
        ),
        (
            "4k3/8/8/8/8/8/4K3/R6R",
            "HA",
            "-",
            &[('H', King), ('A', King)],
        ),
        ("7r/4k3/8/8/8/8/8/4K2R", "Kk", "K", &[('k', King)]),
        ("4k3/8/8/8/8/8/8/R3K3", "KQ", "Q", &[('K', Rook)]),
        ("4k3/8/8/8/8/8/8/R3K3", "BA", "Q", &[('B', Rook)]),
        ("4k3/8/8/8/8/8/8/4K2r", "K", "-", &[('K', Rook)]),
        ("4k3/8/8/8/8/8/7R/4K3", "K", "-", &[('K', Rook)]),
        ("4k3/8/8/8/8/8/8/4K2B", "H", "-", &[('H', Rook)]),
        ("4k3/8/8/8/8/8/8/4KR1R", "HF", "K", &[('F', Wing)]),
        ("4k3/8/8/8/8/8/8/4KR1R", "FK", "F", &[('K', Wing)]),
        ("4k3/8/8/8/8/8/8/RR2K3", "QB", "Q", &[('B', Wing)]),
    ];
    for &(board, read, kept, lost) in table {
        let turn = if board.ends_with('r') { "w" } else { "b" };
        let text = format!("{board} {turn} {read} - 0 1");
        let setup = Setup::parse(&text).expect(&text);
        assert_eq!(field(&plain(&setup.position)), kept, "{text}");
        let found: Vec<_> = setup
            .mended
            .iter()
            .filter_map(|mended| match mended.mend {
                FenMend::CastlingDropped { color, letter, why } => {
                    assert_eq!(color == Color::White, letter.is_ascii_uppercase());
                    assert_eq!(text[mended.at.clone()], letter.to_string());
                    Some((letter, why))
                }
                FenMend::CastlingForm => None,
                other => panic!("{text}: {other:?}"),
            })
            .collect();
        assert_eq!(found, lost, "{text}");
    }
}
