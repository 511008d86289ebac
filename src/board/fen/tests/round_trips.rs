//! What is written reads back the same, and the other way round.

use proptest::prelude::*;

use super::plain;
use crate::board::{CastlingStyle, EnPassantStyle, FenMend, FenStyle, Letters, Position, Setup};

const EP_ALWAYS: FenStyle = FenStyle {
    en_passant: EnPassantStyle::Always,
    castling: CastlingStyle::XFen,
};
const SHREDDER: FenStyle = FenStyle {
    en_passant: EnPassantStyle::Always,
    castling: CastlingStyle::Shredder,
};

/// Lines of a data file without its comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// Whether nothing is wrong with a FEN but the number of men, as in some odd positions.
fn only_many_men(setup: &Setup) -> bool {
    let many = |mend| matches!(mend, FenMend::ManyMen { .. } | FenMend::ManyPawns { .. });
    setup.mended.iter().all(|mended| many(mended.mend))
}

/// The `fen` column of these files is what python-chess writes; a mended field would be a fault of
/// the file.
#[test]
fn python_chess_and_roque_write_the_same() {
    let real = include_str!("../../../../tests/data/pychess/real.tsv");
    let odd = include_str!("../../../../tests/data/pychess/odd.tsv");
    let mut count = 0;
    for line in lines(real).chain(lines(odd)) {
        let fen = line.split('\t').next().unwrap();
        let setup = Setup::parse(fen).expect(fen);
        assert!(only_many_men(&setup), "{setup:?}");
        assert_eq!(plain(&setup.position), fen);
        assert_same(&setup.position);
        count += 1;
    }
    assert_eq!(count, 25_000);
}

/// python-chess's own answer to which en passant squares are written.
#[test]
fn python_chess_and_roque_drop_the_same_en_passant_squares() {
    let data = include_str!("../../../../tests/data/pychess/ep_fen.tsv");
    let mut dropped = 0;
    for line in lines(data) {
        let mut columns = line.split('\t');
        let (given, fen) = (columns.next().unwrap(), columns.next().unwrap());
        let position = Position::from_fen(given).expect(given);
        assert_eq!(plain(&position), fen, "{given}");
        dropped += usize::from(given != fen);
    }
    assert!(dropped > 50, "{dropped}");
}

#[test]
fn the_perft_positions_read() {
    for data in [
        include_str!("../../../../tests/data/perft/standard.epd"),
        include_str!("../../../../tests/data/perft/tricky.epd"),
        include_str!("../../../../tests/data/perft/chess960_tricky.epd"),
        include_str!("../../../../tests/data/perft/unreachable.epd"),
    ] {
        for line in lines(data) {
            let fen = line.split(';').next().unwrap().trim();
            let setup = Setup::parse(fen).expect(fen);
            assert!(only_many_men(&setup), "{setup:?}");
            assert_same(&setup.position);
        }
    }
}

/// The published Chess960 positions are in Shredder-FEN.
#[test]
fn shredder_fen_of_the_published_positions() {
    let data = include_str!("../../../../tests/data/perft/chess960.epd");
    for line in lines(data) {
        let fen = line.split(';').next().unwrap().trim();
        let setup = Setup::parse(fen).expect(fen);
        assert_eq!(setup.mended, [], "{fen}");
        let shredder = FenStyle {
            castling: CastlingStyle::Shredder,
            ..FenStyle::default()
        };
        assert_eq!(setup.position.fen(shredder).to_string(), fen);
        assert_eq!(
            Position::from_fen(&plain(&setup.position)).as_ref(),
            Ok(&setup.position)
        );
    }
}

/// Every style that keeps the en passant square gives the position back, diagrams too.
fn assert_same(position: &Position) {
    for style in [EP_ALWAYS, SHREDDER] {
        let fen = position.fen(style).to_string();
        assert_eq!(Position::from_fen(&fen).as_ref(), Ok(position), "{fen}");
    }
    let letters = Letters::new("pt", ["P", "C", "B", "T", "D", "R"]).unwrap();
    let diagram = position.diagram(&letters, EP_ALWAYS).to_string();
    let setup = Setup::parse_diagram(&diagram, &letters).unwrap();
    assert_eq!(&setup.position, position, "{diagram}");
}

proptest! {
    /// Random play, standard and Chess960, from each start.
    #[test]
    fn positions_of_random_games(
        start in 0_usize..960,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..120),
    ) {
        let data = include_str!("../../../../tests/data/perft/chess960_start.epd");
        let fen = lines(data).nth(start).and_then(|line| line.split(';').next()).unwrap();
        let mut position = Position::from_fen(fen.trim()).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice.index(moves.len())]);
            let setup = Setup::parse(&plain(&position)).unwrap();
            prop_assert_eq!(&setup.mended, &[]);
            prop_assert_eq!(plain(&setup.position), plain(&position));
            assert_same(&position);
        }
    }

    /// Nothing panics, and every place is one in the text.
    #[test]
    fn any_text_is_read_or_refused(text in r"[pnbrqkPNBRQK1-8/ wbKQkqAHah\-a-h0-9é–]{0,90}|\PC{0,60}") {
        let letters = Letters::new("pt", ["P", "C", "B", "T", "D", "R"]).unwrap();
        for result in [Setup::parse(&text), Setup::parse_diagram(&text, &letters)] {
            match result {
                Ok(setup) => {
                    for mended in setup.mended {
                        prop_assert!(text.get(mended.at).is_some());
                    }
                }
                Err(error) => {
                    prop_assert!(text.get(error.at.clone()).is_some());
                    prop_assert_eq!(error.as_written(&text).is_some(), error.board.is_some());
                }
            }
        }
    }

    /// The same for texts that are nearly a FEN: one stretch of a right one replaced.
    #[test]
    fn spoilt_fens_are_read_or_refused(
        at in any::<prop::sample::Index>(),
        length in 0_usize..5,
        with in r"[pnbrqkPNBRQK1-8/ wbKQkq\-a-h0-9é–]{0,4}",
    ) {
        let fen = "r1bq1rk1/ppp2ppp/2n5/3pP3/1b1P4/2N2N2/PP3PPP/R1BQKB1R w KQ d6 0 8";
        let start = at.index(fen.len());
        let end = fen.len().min(start + length);
        let text = format!("{}{with}{}", &fen[..start], &fen[end..]);
        match Setup::parse(&text) {
            Ok(setup) => assert_same(&setup.position),
            Err(error) => prop_assert!(text.get(error.at).is_some()),
        }
    }
}
