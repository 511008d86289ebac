//! The fast way of a canonical word against the general one.

use crate::board::{MoveKind, Position, Role, Square};
use crate::notation::resolve::find;
use crate::notation::{
    CheckMark, KnownWords, Language, Origin, Resolved, WrittenMove, find_step, least_origin, step,
};
use crate::span::Span;

/// Positions that random games reach from these, every third of them.
const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "k2q3r/8/2n1n3/1b3N1b/8/1N1R1N2/8/3QK2R b K - 0 1",
];
const GAMES: u64 = 4;
const PLIES: usize = 60;

fn positions() -> Vec<Position> {
    let mut all = Vec::new();
    let mut random = 1_u64;
    for (start, _) in STARTS
        .iter()
        .flat_map(|start| (0..GAMES).map(move |game| (start, game)))
    {
        let mut position = Position::from_fen(start).unwrap();
        for ply in 0..PLIES {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // The multiplier of Knuth's MMIX; the high bits are the random ones.
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            position.play(moves[(random >> 33) as usize % moves.len()]);
            if ply % 3 == 0 {
                all.push(position);
            }
        }
    }
    all
}

/// Words for every square, with and without sense.
fn words() -> Vec<String> {
    let mut words = Vec::new();
    for to in Square::all() {
        words.push(to.to_string());
        words.extend("abcdefgh".chars().map(|file| format!("{file}x{to}")));
        words.extend(["=Q", "=N"].map(|promotion| format!("{to}{promotion}")));
        for letter in ["N", "B", "R", "Q", "K"] {
            for origin in ["", "b", "e", "1", "5", "f3"] {
                words.push(format!("{letter}{origin}{to}"));
                words.push(format!("{letter}{origin}x{to}"));
            }
        }
    }
    words
}

/// What the fast way makes of a word, as a replay goes it.
fn fast(known: &mut KnownWords, position: &Position, word: &str) -> Option<(Resolved, Position)> {
    let text = format!("1. e4 e5 {word}");
    let span = Span::new(9, text.len() as u32);
    let word = known.read(Language::english(), text.as_bytes(), span)?;
    let found = find_step(position, word)?;
    let mv = step(word, found);
    let least = word.word.origin();
    if !position.danger().surely_allows(&mv) && !position.leaves_king_safe(mv) {
        return None;
    }
    let mut after = *position;
    after.step(&mv, found.0);
    Some((Resolved { mv, least }, after))
}

#[test]
fn what_is_found_fast_is_what_is_found_at_all() {
    let words = words();
    let mut known = KnownWords::default();
    let (mut found, mut refused) = (0, 0);
    for position in positions() {
        for word in &words {
            let written = Language::english().read(word.as_bytes()).unwrap();
            let general = find(&position, &written);
            match fast(&mut known, &position, word) {
                Some((resolved, after)) => {
                    assert_eq!(Some(resolved), general, "{word} in {position:?}");
                    let mut played = position;
                    played.play(resolved.mv);
                    assert_eq!(after, played, "{word}");
                    found += 1;
                }
                None => refused += usize::from(general.is_none()),
            }
        }
    }
    assert!(found > 1000 && refused > 100_000, "{found} {refused}");
}

#[test]
fn usual_moves_are_found_fast() {
    let mut known = KnownWords::default();
    for position in positions() {
        for mv in position.legal_moves() {
            let least = least_origin(&position, mv);
            let word =
                Language::english().write(WrittenMove::canonical(mv, least), CheckMark::None);
            let men = position.pieces(position.turn(), mv.role);
            let is_usual = matches!(mv.kind, MoveKind::Plain | MoveKind::DoubleStep);
            let is_sole = mv.role == Role::Pawn || men.count() == 1;
            let is_told = least != Origin::NONE && men.count() == 2;
            if is_usual && (is_sole || is_told) {
                let found = fast(&mut known, &position, word.as_str()).map(|(found, _)| found.mv);
                assert_eq!(found, Some(mv), "{word} in {position:?}");
            }
        }
    }
}
