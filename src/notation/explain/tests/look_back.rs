//! What the moves before add to a reason.

use super::{START, position, reason_at, square};
use crate::board::Color;
use crate::notation::{CastlingFault, CheckMark, Language, Origin, Unresolved, resolve};

/// Plays the words from the start; the reason of the last, with what the moves before add.
fn reason_after(words: &str) -> Unresolved {
    let english = Language::by_code("en").unwrap();
    let start = position(START);
    let (mut position, mut moves) = (start, Vec::new());
    let words: Vec<&str> = words.split_whitespace().collect();
    let (last, before) = words.split_last().unwrap();
    for word in before {
        let written = english.read(word.as_bytes()).unwrap();
        let mv = resolve(&position, &written).unwrap().mv;
        position.play(mv);
        moves.push(mv);
    }
    let mut reason = reason_at(&position, last);
    reason.look_back(&start, &moves);
    reason
}

#[test]
fn the_move_that_lost_the_right_to_castle() {
    let lost = |words: &str| match reason_after(words) {
        Unresolved::Castling {
            fault: CastlingFault::RightLost { by: Some(by) },
            ..
        } => (
            by.mv.from.to_string(),
            by.mv.to.to_string(),
            by.number,
            by.color,
        ),
        other => panic!("{other:?}"),
    };
    // The rook went out and came back.
    assert_eq!(
        lost("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 g3 g6 Bg2 Bg7 O-O"),
        ("h1".into(), "g1".into(), 2, Color::White)
    );
    // The king did.
    assert_eq!(
        lost("e4 e5 Ke2 Ke7 Ke1 Ke8 Nf3 Nf6 Be2 Be7 O-O"),
        ("e1".into(), "e2".into(), 2, Color::White)
    );
    // The rook was captured where it stood: said though no rook is there to castle with.
    assert_eq!(
        lost("g3 b6 Nf3 Bb7 h4 g6 Bh3 Bxf3 Bf1 Bxh1 Bg2 Bxg2 O-O"),
        ("f3".into(), "h1".into(), 5, Color::Black)
    );
}

#[test]
fn too_late_for_en_passant() {
    let late = reason_after("e4 a6 e5 d5 Nf3 h6 exd6");
    let Unresolved::EnPassantLate {
        to,
        push: Some(push),
    } = late
    else {
        panic!("{late:?}");
    };
    assert_eq!(to, square("d6"));
    assert_eq!((push.number, push.color), (2, Color::Black));
    assert_eq!(push.mv.to, square("d5"));
    assert_eq!((push.least, push.mark), (Origin::NONE, CheckMark::None));
    // The pawn came to d5 in two moves: there never was a step to answer.
    let never = reason_after("e4 d6 e5 d5 exd6");
    assert_eq!(
        never,
        Unresolved::EnPassantLate {
            to: square("d6"),
            push: None
        }
    );
}
