//! `resolve` against the plain way: list all legal moves, keep those that fit what is written.

use roque::board::{
    CastlingStyle, FenStyle, File, Move, MoveKind, Position, Rank, Role, Setup, Square, Wing,
};
use roque::notation::{
    CheckMark, Language, Origin, San, Spelling, Target, UciCastling, Unresolved, Written,
    WrittenMove, least_origin, resolve, uci,
};

use crate::random::{self, Random};

const POSITIONS: usize = 200_000;

/// The least disambiguation by PGN standard 8.2.3.4, found by trying file, rank and both on the
/// list of legal moves.
fn plain_least(mv: Move, moves: &[Move]) -> Origin {
    if mv.role == Role::Pawn {
        let file = mv.captured.is_some().then(|| mv.from.file());
        return Origin::new(file, None);
    }
    let rivals: Vec<Square> = moves
        .iter()
        .filter(|other| other.role == mv.role && other.to == mv.to && other.from != mv.from)
        .filter(|other| !is_castling(**other))
        .map(|other| other.from)
        .collect();
    let (file, rank) = (mv.from.file(), mv.from.rank());
    if rivals.is_empty() || is_castling(mv) {
        Origin::NONE
    } else if rivals.iter().all(|rival| rival.file() != file) {
        Origin::new(Some(file), None)
    } else if rivals.iter().all(|rival| rival.rank() != rank) {
        Origin::new(None, Some(rank))
    } else {
        Origin::square(mv.from)
    }
}

fn is_castling(mv: Move) -> bool {
    matches!(mv.kind, MoveKind::Castle(_))
}

/// Check and mate by playing the move and listing the answers.
fn plain_mark(position: &Position, mv: Move) -> CheckMark {
    let mut after = *position;
    after.play(mv);
    match (after.checkers().is_empty(), after.legal_moves().is_empty()) {
        (true, _) => CheckMark::None,
        (false, false) => CheckMark::Check,
        (false, true) => CheckMark::Mate,
    }
}

#[test]
fn every_legal_move_is_named_by_its_san_in_every_language() {
    let languages: Vec<_> = ["en", "pt", "de", "figurine"]
        .iter()
        .map(|code| Language::by_code(code).unwrap())
        .collect();
    random::positions(POSITIONS, 1, |position, _| {
        let moves = position.legal_moves();
        for &mv in &moves {
            let least = plain_least(mv, &moves);
            let mark = plain_mark(position, mv);
            assert_eq!(least_origin(position, mv), least, "{position:?} {mv:?}");
            for language in &languages {
                let text = language.write(WrittenMove::canonical(mv, least), mark);
                let written = language.read(text.as_bytes()).unwrap();
                assert_eq!(written.mark, mark, "{text}");
                let canonical = language.code() == "figurine" || written.spelling.is_canonical();
                assert!(canonical, "{text}");
                let resolved = resolve(position, &written).unwrap();
                assert_eq!(
                    (resolved.mv, resolved.least),
                    (mv, least),
                    "{position:?} {text}"
                );
            }
        }
    });
}

#[test]
fn long_algebraic_coordinates_fen_and_keys_round_trip() {
    let portuguese = Language::by_code("pt").unwrap();
    let shredder = FenStyle {
        castling: CastlingStyle::Shredder,
        ..FenStyle::default()
    };
    random::positions(POSITIONS, 2, |position, _| {
        let key = position.key();
        for &mv in &position.legal_moves() {
            let long = portuguese.write_long(mv, plain_mark(position, mv));
            let coordinates = uci(mv, UciCastling::KingTakesRook);
            for text in [long, coordinates] {
                let written = portuguese.read(text.as_bytes()).unwrap();
                let resolved = resolve(position, &written).unwrap();
                assert_eq!(resolved.mv, mv, "{position:?} {text}");
            }
            let mut after = *position;
            after.play(mv);
            assert_eq!(
                position.key_after(key, mv, &after),
                after.key(),
                "{position:?} {mv:?}"
            );
        }
        for style in [FenStyle::default(), shredder] {
            let text = position.fen(style).to_string();
            let again = Position::from_fen(&text).unwrap();
            assert_eq!(again.fen(style).to_string(), text);
            assert_eq!(again.legal_moves().len(), position.legal_moves().len());
        }
    });
}

/// What a random hand might write: mostly not legal, sometimes not enough.
fn random_san(random: &mut Random) -> San {
    let role = random.pick(&Role::ALL);
    let to = Square::from_index(random.below(64) as u8).unwrap();
    let file = (random.below(4) == 0).then(|| random.pick(&File::ALL));
    let rank = (random.below(6) == 0).then(|| random.pick(&Rank::ALL));
    let last = matches!(to.rank().index(), 0 | 7) && role == Role::Pawn;
    San {
        role,
        from: Origin::new(file, rank),
        capture: random.below(3) == 0,
        to: if role == Role::Pawn && !last && random.below(8) == 0 {
            Target::File(to.file())
        } else {
            Target::Square(to)
        },
        promotion: last.then(|| random.pick(&Role::PROMOTIONS)),
    }
}

/// Whether a legal move is one that `san` may mean. A piece's capture sign decides nothing, a
/// pawn's does, and a pawn that only advances comes from its own file.
fn fits(san: San, mv: Move) -> bool {
    let to = match san.to {
        Target::Square(square) => mv.to == square,
        Target::File(file) => mv.to.file() == file && mv.captured.is_some(),
    };
    let by_file = matches!(san.to, Target::File(_));
    let crosses = match san.to {
        Target::Square(to) => san.from.file().is_some_and(|file| file != to.file()),
        Target::File(_) => false,
    };
    let capture =
        san.role != Role::Pawn || by_file || mv.captured.is_some() == (san.capture || crosses);
    mv.role == san.role
        && to
        && capture
        && san.from.squares().has(mv.from)
        && mv.promotion() == san.promotion
        && !is_castling(mv)
}

#[test]
fn random_words_are_refused_or_named_as_the_list_of_legal_moves_says() {
    let mut ambiguous = 0;
    random::positions(POSITIONS, 3, |position, random| {
        let moves = position.legal_moves();
        for _ in 0..8 {
            let san = random_san(random);
            let written = Written {
                mv: WrittenMove::San(san),
                mark: CheckMark::None,
                nag: 0,
                spelling: Spelling::NONE,
            };
            let fitting: Vec<Move> = moves.iter().copied().filter(|&mv| fits(san, mv)).collect();
            let found = resolve(position, &written);
            match (&fitting[..], found) {
                ([only], Ok(resolved)) => assert_eq!(resolved.mv, *only),
                ([], Err(reason)) => check_reason(position, san, &reason),
                ([], Ok(resolved)) => assert!(is_castling(resolved.mv), "{position:?} {san:?}"),
                (several, Err(reason)) => {
                    let Unresolved::Ambiguous { mut candidates, .. } = *reason else {
                        panic!("{position:?} {san:?} {reason:?} {several:?}");
                    };
                    let mut several = several.to_vec();
                    let key = |mv: &Move| (mv.from, mv.to);
                    several.sort_by_key(key);
                    candidates.sort_by_key(key);
                    let pairs = |moves: &[Move]| moves.iter().map(key).collect::<Vec<_>>();
                    assert_eq!(pairs(&candidates), pairs(&several));
                    ambiguous += 1;
                }
                (several, found) => panic!("{position:?} {san:?} {found:?} {several:?}"),
            }
        }
    });
    assert!(ambiguous > 1_000, "{ambiguous}");
}

/// Whether the reason is true of the position, asked in other ways than it was found.
fn check_reason(position: &Position, san: San, reason: &Unresolved) {
    let us = position.turn();
    let context = || format!("{position:?} {san:?} {reason:?}");
    match reason {
        Unresolved::NoSuchPiece { piece } => {
            assert!(position.pieces(us, piece.role).is_empty(), "{}", context());
        }
        Unresolved::CannotReach { piece, each, .. } => {
            assert_eq!(
                each.len() as u32,
                position.pieces(us, piece.role).count(),
                "{}",
                context()
            );
        }
        Unresolved::Pinned { pinned, king, by } => {
            // Without the pinned man the pinner gives check, and with it it does not.
            let without = position.occupied() & !roque::board::Bitboard::of(pinned.square);
            assert!(!position.is_check(), "{}", context());
            assert!(
                position
                    .attackers(*king, us.other(), without)
                    .has(by.square),
                "{}",
                context()
            );
        }
        Unresolved::KingAttacked { to, by } => {
            let without = position.occupied() & !roque::board::Bitboard::of(position.king(us));
            assert!(
                position.attackers(*to, us.other(), without).has(by.square),
                "{}",
                context()
            );
        }
        Unresolved::StillInCheck { by, .. } => assert!(!by.is_empty(), "{}", context()),
        Unresolved::OwnPiece(blocker) => {
            assert!(position.of_color(us).has(blocker.square), "{}", context());
        }
        Unresolved::PawnBlocked { by, .. } => {
            assert!(position.occupied().has(by.square), "{}", context());
        }
        Unresolved::NothingToCapture { to, .. } | Unresolved::EnPassantLate { to, .. } => {
            assert!(!position.occupied().has(*to), "{}", context());
        }
        // Every written pawn's move to a last rank has a promotion, but for those by files.
        Unresolved::PromotionMissing { to } => {
            assert!(matches!(san.to, Target::File(_)), "{}", context());
            assert!(matches!(to.rank().index(), 0 | 7), "{}", context());
        }
        Unresolved::NoPawn { .. } | Unresolved::Castling { .. } => {}
        other => panic!("{other:?} {}", context()),
    }
}

#[test]
fn castling_words_are_legal_when_the_list_has_them() {
    random::positions(POSITIONS, 4, |position, _| {
        let moves = position.legal_moves();
        for wing in Wing::ALL {
            let written = Written {
                mv: WrittenMove::Castle(wing),
                mark: CheckMark::None,
                nag: 0,
                spelling: Spelling::NONE,
            };
            let listed = moves.iter().find(|mv| mv.kind == MoveKind::Castle(wing));
            let found = resolve(position, &written);
            assert_eq!(found.as_ref().ok().map(|resolved| &resolved.mv), listed);
            if let Err(reason) = found {
                assert!(matches!(*reason, Unresolved::Castling { .. }));
            }
        }
    });
}

#[test]
fn castling_by_the_kings_two_steps() {
    let setup = Setup::parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    for (word, wing) in [
        ("e1g1", Wing::King),
        ("e1c1", Wing::Queen),
        ("Ke1-g1", Wing::King),
        ("Ke1c1", Wing::Queen),
        ("e1h1", Wing::King),
    ] {
        let written = Language::english().read(word.as_bytes()).unwrap();
        let found = resolve(&setup.position, &written).unwrap();
        assert_eq!(found.mv.kind, MoveKind::Castle(wing), "{word}");
    }
    // One step, or without the square of departure, is no castling.
    for word in ["Kg1", "e1b1"] {
        let written = Language::english().read(word.as_bytes()).unwrap();
        assert!(resolve(&setup.position, &written).is_err(), "{word}");
    }
}
