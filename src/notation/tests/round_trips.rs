//! What is written is read again as the same, in every language.

use crate::board::{File, Move, MoveKind, Rank, Role, Square, Wing};
use crate::notation::{
    CheckMark, Language, Origin, San, Spelling, Target, UciCastling, WrittenMove, uci,
};

const MARKS: [CheckMark; 3] = [CheckMark::None, CheckMark::Check, CheckMark::Mate];

fn square(name: &str) -> Square {
    Square::from_name(name.as_bytes()).unwrap()
}

fn plain(role: Role, from: &str, to: &str, captured: Option<Role>) -> Move {
    Move {
        role,
        from: square(from),
        to: square(to),
        captured,
        kind: MoveKind::Plain,
    }
}

/// Every shape of a canonical move, on some squares.
fn shapes() -> Vec<WrittenMove> {
    let mut all = vec![
        WrittenMove::Castle(Wing::King),
        WrittenMove::Castle(Wing::Queen),
        WrittenMove::Null,
    ];
    let (file, rank) = (File::ALL[1], Rank::ALL[6]);
    for to in Square::all() {
        let san = |role, from, capture, promotion| {
            WrittenMove::San(San {
                role,
                from,
                capture,
                to: Target::Square(to),
                promotion,
            })
        };
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            for from in [
                Origin::NONE,
                Origin::new(Some(file), None),
                Origin::new(None, Some(rank)),
                Origin::new(Some(file), Some(rank)),
            ] {
                all.extend([false, true].map(|capture| san(role, from, capture, None)));
            }
        }
        let promotions = Role::PROMOTIONS.into_iter().map(Some).chain([None]);
        for promotion in promotions {
            all.push(san(Role::Pawn, Origin::NONE, false, promotion));
            all.push(san(
                Role::Pawn,
                Origin::new(Some(file), None),
                true,
                promotion,
            ));
        }
    }
    all
}

#[test]
fn san_in_every_language() {
    for language in Language::all() {
        for mv in shapes() {
            for mark in MARKS {
                if mv == WrittenMove::Null && mark != CheckMark::None {
                    continue;
                }
                let text = language.write(mv, mark);
                let read = language.read(text.as_str().as_bytes());
                let read = read.unwrap_or_else(|bad| panic!("{language:?} {text}: {bad:?}"));
                assert_eq!(
                    (read.mv, read.mark, read.nag),
                    (mv, mark, 0),
                    "{language:?} {text}"
                );
                let canonical = read.spelling.without(Spelling::FIGURINE).is_canonical();
                assert!(canonical, "{language:?} {text}");
            }
        }
    }
}

#[test]
fn san_of_moves() {
    let write = |code: &str, mv, least, mark| {
        let language = Language::by_code(code).unwrap();
        language
            .write(WrittenMove::canonical(mv, least), mark)
            .to_string()
    };
    let (none, check, mate) = (CheckMark::None, CheckMark::Check, CheckMark::Mate);
    let knight = plain(Role::Knight, "b1", "d2", None);
    let by_file = Origin::new(Some(File::ALL[1]), None);
    assert_eq!(write("pt", knight, by_file, none), "Cbd2");
    assert_eq!(write("ru", knight, Origin::NONE, check), "Кd2+");
    assert_eq!(write("figurine", knight, Origin::NONE, none), "♘d2");
    let taking = plain(Role::King, "e1", "d1", Some(Role::Queen));
    assert_eq!(write("ru", taking, Origin::NONE, none), "Крxd1");
    let e_file = Origin::new(Some(File::ALL[4]), None);
    let pawn = plain(Role::Pawn, "e4", "d5", Some(Role::Pawn));
    assert_eq!(write("en", pawn, e_file, none), "exd5");
    let en_passant = Move {
        kind: MoveKind::EnPassant,
        ..plain(Role::Pawn, "e5", "d6", Some(Role::Pawn))
    };
    assert_eq!(write("de", en_passant, e_file, check), "exd6+");
    let push = Move {
        kind: MoveKind::DoubleStep,
        ..plain(Role::Pawn, "e2", "e4", None)
    };
    assert_eq!(write("de", push, Origin::NONE, none), "e4");
    let promotion = Move {
        kind: MoveKind::Promotion(Role::Queen),
        ..plain(Role::Pawn, "e7", "d8", Some(Role::Rook))
    };
    assert_eq!(write("pt", promotion, e_file, mate), "exd8=D#");
    let castling = Move {
        kind: MoveKind::Castle(Wing::Queen),
        ..plain(Role::King, "e1", "a1", None)
    };
    assert_eq!(write("pt", castling, Origin::NONE, check), "O-O-O+");
}

#[test]
fn long_algebraic_and_uci() {
    let pt = Language::by_code("pt").unwrap();
    let knight = plain(Role::Knight, "g1", "f3", None);
    let taking = plain(Role::Knight, "g1", "f3", Some(Role::Pawn));
    let push = Move {
        kind: MoveKind::DoubleStep,
        ..plain(Role::Pawn, "e2", "e4", None)
    };
    let promotion = Move {
        kind: MoveKind::Promotion(Role::Queen),
        ..plain(Role::Pawn, "e7", "e8", None)
    };
    let castling = Move {
        kind: MoveKind::Castle(Wing::King),
        ..plain(Role::King, "e8", "h8", None)
    };
    for (mv, long, coordinates) in [
        (knight, "Cg1-f3", "g1f3"),
        (taking, "Cg1xf3", "g1f3"),
        (push, "e2-e4", "e2e4"),
        (promotion, "e7-e8=D", "e7e8q"),
        (castling, "O-O", "e8g8"),
    ] {
        assert_eq!(pt.write_long(mv, CheckMark::None).as_str(), long);
        assert_eq!(
            pt.write_long(mv, CheckMark::Mate).to_string(),
            format!("{long}#")
        );
        let text = uci(mv, UciCastling::KingSteps);
        assert_eq!(text.as_str(), coordinates);
        for text in [text.as_str(), long] {
            assert!(pt.read(text.as_bytes()).is_ok(), "{text}");
        }
    }
    assert_eq!(uci(castling, UciCastling::KingTakesRook).as_str(), "e8h8");
    let chess960 = Move {
        kind: MoveKind::Castle(Wing::Queen),
        ..plain(Role::King, "f1", "b1", None)
    };
    assert_eq!(uci(chess960, UciCastling::KingSteps).as_str(), "f1c1");
    assert_eq!(uci(chess960, UciCastling::KingTakesRook).as_str(), "f1b1");
}

#[test]
fn coordinates_in_every_language() {
    for language in Language::all() {
        for (from, to) in Square::all().zip(Square::all().rev()) {
            for promotion in Role::PROMOTIONS.into_iter().map(Some).chain([None]) {
                let mv = WrittenMove::Coordinate {
                    from,
                    to,
                    promotion,
                };
                let text = language.write(mv, CheckMark::None);
                let read = language.read(text.as_str().as_bytes()).unwrap();
                assert_eq!(
                    (read.mv, read.spelling),
                    (mv, Spelling::COORDINATE),
                    "{text}"
                );
            }
        }
    }
}
