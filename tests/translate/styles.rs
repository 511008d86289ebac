//! Every way of writing that the project's page on notation lists comes back to the moves.
//!
//! Random legal games are typed in each of the ways, in Portuguese letters, and their canonical form
//! in English must be that of the moves.

use roque::board::{File, MoveKind, Position, Role, Wing};
use roque::notation::{CheckMark, Language, Origin, San, UciCastling, WrittenMove, uci};
use roque::translate::{CodePage, Form};

use crate::random::Random;
use crate::translate::{Made, canonical, movetext, random_game, real, run, settings};

fn portuguese() -> &'static Language {
    Language::by_code("pt").unwrap()
}

/// The canonical word in Portuguese.
pub(super) fn plain(ply: &Made) -> String {
    portuguese().write(ply.canonical, ply.mark).to_string()
}

fn san(ply: &Made) -> Option<San> {
    match ply.canonical {
        WrittenMove::San(san) => Some(san),
        _ => None,
    }
}

/// The word with another origin, capture sign or the like, for moves that `change` knows.
fn changed(ply: &Made, change: impl Fn(San) -> Option<San>) -> Option<String> {
    let san = change(san(ply)?)?;
    Some(
        portuguese()
            .write(WrittenMove::San(san), ply.mark)
            .to_string(),
    )
}

fn with_origin(ply: &Made, file: bool, rank: bool) -> Option<String> {
    let from = ply.mv.from;
    let origin = Origin::new(file.then(|| from.file()), rank.then(|| from.rank()));
    let moves = ply.position.legal_moves();
    let names_one = moves.iter().filter(|other| {
        other.role == ply.mv.role && other.to == ply.mv.to && origin.squares().has(other.from)
    });
    if names_one.count() != 1 || ply.mv.role == Role::Pawn {
        return None;
    }
    changed(ply, |san| {
        Some(San {
            from: origin,
            ..san
        })
    })
}

/// Captures of pawns from one file to another, promotions counted once.
fn pawn_captures(position: &Position, from: File, to: File) -> usize {
    let captures = position.legal_moves().into_iter().filter(|mv| {
        mv.role == Role::Pawn && mv.from.file() == from && mv.to.file() == to && from != to
    });
    let mut squares: Vec<_> = captures.map(|mv| (mv.from, mv.to)).collect();
    squares.dedup();
    squares.len()
}

fn is_pawn_capture(ply: &Made) -> bool {
    ply.mv.role == Role::Pawn && ply.mv.from.file() != ply.mv.to.file()
}

/// A pawn's capture by files, with this between them.
fn by_files(ply: &Made, sign: &str) -> Option<String> {
    let (from, to) = (ply.mv.from.file(), ply.mv.to.file());
    let fits = is_pawn_capture(ply)
        && pawn_captures(&ply.position, from, to) == 1
        && !(sign.is_empty() && ply.mark != CheckMark::None);
    fits.then(|| {
        let square = ply.mv.to.to_string();
        let word = plain(ply).replace(&square, &square[..1]);
        word.replacen('x', sign, 1)
    })
}

fn castling(ply: &Made, short: &str, long: &str) -> Option<String> {
    match ply.canonical {
        WrittenMove::Castle(Wing::King) => Some(plain(ply).replace("O-O", short)),
        WrittenMove::Castle(Wing::Queen) => Some(plain(ply).replace("O-O-O", long)),
        _ => None,
    }
}

fn promotion(ply: &Made, write: impl Fn(char) -> String) -> Option<String> {
    let word = plain(ply);
    let (head, tail) = word.split_once('=')?;
    let mut tail = tail.chars();
    let letter = tail.next()?;
    Some(format!("{head}{}{}", write(letter), tail.as_str()))
}

fn en_passant(ply: &Made, suffix: &str) -> Option<String> {
    (ply.mv.kind == MoveKind::EnPassant).then(|| format!("{}{suffix}", plain(ply)))
}

/// The word with this for its mark.
fn mark(ply: &Made, given: CheckMark, written: &str) -> Option<String> {
    (ply.mark == given).then(|| {
        let word = plain(ply);
        format!("{}{written}", word.trim_end_matches(['+', '#']))
    })
}

fn capture_sign(ply: &Made, sign: &str) -> Option<String> {
    plain(ply)
        .contains('x')
        .then(|| plain(ply).replace('x', sign))
}

fn bracketed(ply: &Made) -> Option<String> {
    let san = san(ply)?;
    let is_piece =
        san.role != Role::Pawn && !san.from.is_none() && san.from.whole_square().is_none();
    is_piece.then(|| {
        let word = plain(ply);
        let (letter, rest) = word.split_at(1);
        let (origin, rest) = rest.split_at(1);
        format!("{letter}({origin}){rest}")
    })
}

fn small(ply: &Made, roles: &[Role]) -> Option<String> {
    let san = san(ply)?;
    let is_bishop = san.role == Role::Bishop;
    // A small b before the a- or c-file may be the pawn.
    let may_be_pawn = is_bishop && matches!(ply.mv.to.file().letter(), 'a' | 'b' | 'c');
    // With its square before it, a small b makes coordinates: b8e7.
    let is_doubtful = may_be_pawn || is_bishop && !san.from.is_none();
    if !roles.contains(&san.role) || is_doubtful {
        return None;
    }
    let word = plain(ply);
    let mut letters = word.chars();
    let first = letters.next()?.to_lowercase().to_string();
    Some(format!("{first}{}", letters.as_str()))
}

fn figurines(ply: &Made, black: bool) -> Option<String> {
    let word = Language::by_code("figurine")?.write(ply.canonical, ply.mark);
    let turn = |c: char| match u32::from(c) {
        code @ 0x2654..=0x2659 if black => char::from_u32(code + 6).unwrap(),
        _ => c,
    };
    Some(word.as_str().chars().map(turn).collect())
}

fn king_takes_rook(ply: &Made) -> Option<String> {
    let castles = matches!(ply.mv.kind, MoveKind::Castle(_));
    castles.then(|| uci(ply.mv, UciCastling::KingTakesRook).to_string())
}

fn cedilla(ply: &Made) -> Option<String> {
    let word = plain(ply);
    word.contains('c').then(|| word.replace('c', "ç"))
}

type Style = (&'static str, fn(&Made) -> Option<String>);

/// The first table: one line or more for each of its rows. What a style does not apply to is
/// written plainly.
const MOVES: [Style; 60] = [
    ("0-0", |ply| castling(ply, "0-0", "0-0-0")),
    ("o-o", |ply| castling(ply, "o-o", "o-o-o")),
    ("OO", |ply| castling(ply, "OO", "OOO")),
    ("O\u{2010}O", |ply| {
        castling(ply, "O\u{2010}O", "O\u{2010}O\u{2010}O")
    }),
    ("O\u{2011}O", |ply| {
        castling(ply, "O\u{2011}O", "O\u{2011}O\u{2011}O")
    }),
    ("O\u{2012}O", |ply| {
        castling(ply, "O\u{2012}O", "O\u{2012}O\u{2012}O")
    }),
    ("O\u{2013}O", |ply| {
        castling(ply, "O\u{2013}O", "O\u{2013}O\u{2013}O")
    }),
    ("O\u{2212}O", |ply| {
        castling(ply, "O\u{2212}O", "O\u{2212}O\u{2212}O")
    }),
    ("e8D", |ply| promotion(ply, |letter| letter.to_string())),
    ("e8(D)", |ply| {
        promotion(ply, |letter| format!("({letter})"))
    }),
    ("e8=(D)", |ply| {
        promotion(ply, |letter| format!("=({letter})"))
    }),
    ("e8/D", |ply| promotion(ply, |letter| format!("/{letter}"))),
    ("e8=d", |ply| {
        promotion(ply, |letter| format!("={}", letter.to_lowercase()))
    }),
    ("exd6 e.p.", |ply| en_passant(ply, " e.p.")),
    ("exd6ep", |ply| en_passant(ply, "ep")),
    ("exd6e.p.", |ply| en_passant(ply, "e.p.")),
    ("exd6 (e.p.)", |ply| en_passant(ply, " (e.p.)")),
    ("dxc", |ply| by_files(ply, "x")),
    ("ed", |ply| by_files(ply, "")),
    ("xd5", |ply| {
        let captures = ply
            .position
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.role == Role::Pawn && mv.to == ply.mv.to && mv.captured.is_some());
        let mut from: Vec<_> = captures.map(|mv| mv.from).collect();
        from.dedup();
        (is_pawn_capture(ply) && from.len() == 1).then(|| plain(ply)[1..].to_owned())
    }),
    ("cd4", |ply| {
        // ... unless an own piece's small letter could be meant: bc3 is the pawn if a pawn can.
        is_pawn_capture(ply).then(|| plain(ply).replacen('x', "", 1))
    }),
    ("e:d5", |ply| capture_sign(ply, ":")),
    ("e5xd4", |ply| {
        is_pawn_capture(ply).then(|| format!("{}{}", ply.mv.from, &plain(ply)[1..]))
    }),
    ("e5 x f6", |ply| {
        let word = plain(ply).replacen('x', " x ", 1);
        is_pawn_capture(ply).then(|| format!("{}{}", ply.mv.from, &word[1..]))
    }),
    ("C×d1", |ply| capture_sign(ply, "×")),
    ("CXe5", |ply| capture_sign(ply, "X")),
    ("Bc6 for Bxc6", |ply| {
        (ply.mv.role != Role::Pawn).then(|| plain(ply).replacen('x', "", 1))
    }),
    ("Cxf3 where f3 is empty", |ply| {
        let is_quiet = ply.mv.captured.is_none() && ply.mv.role != Role::Pawn;
        changed(ply, |san| {
            is_quiet.then_some(San {
                capture: true,
                ..san
            })
        })
    }),
    ("Cgf3", |ply| with_origin(ply, true, false)),
    ("C1f3", |ply| with_origin(ply, false, true)),
    ("Cg1f3", |ply| with_origin(ply, true, true)),
    ("T(f)d1", bracketed),
    ("no +", |ply| mark(ply, CheckMark::Check, "")),
    ("no #", |ply| mark(ply, CheckMark::Mate, "")),
    ("+ for #", |ply| mark(ply, CheckMark::Mate, "+")),
    ("# for +", |ply| mark(ply, CheckMark::Check, "#")),
    ("needless +", |ply| mark(ply, CheckMark::None, "+")),
    ("++", |ply| mark(ply, CheckMark::Mate, "++")),
    ("mate", |ply| mark(ply, CheckMark::Mate, " mate")),
    ("xeque-mate", |ply| {
        mark(ply, CheckMark::Mate, " xeque-mate")
    }),
    ("xeque", |ply| mark(ply, CheckMark::Check, " xeque")),
    ("ch", |ply| mark(ply, CheckMark::Check, " ch")),
    ("†", |ply| mark(ply, CheckMark::Check, "†")),
    ("‡", |ply| mark(ply, CheckMark::Mate, "‡")),
    ("blank before +", |ply| mark(ply, CheckMark::Check, " +")),
    ("blank before #", |ply| mark(ply, CheckMark::Mate, " #")),
    ("ç", cedilla),
    ("Pe4", |ply| {
        (ply.mv.role == Role::Pawn).then(|| format!("P{}", plain(ply)))
    }),
    ("rf3, td1", |ply| small(ply, &[Role::King, Role::Rook])),
    ("bg5", |ply| small(ply, &[Role::Bishop])),
    ("♘f3", |ply| figurines(ply, false)),
    ("♞f3", |ply| figurines(ply, true)),
    ("Cg1-f3", |ply| {
        Some(portuguese().write_long(ply.mv, ply.mark).to_string())
    }),
    ("Cg1–f3", |ply| {
        let castles = matches!(ply.mv.kind, MoveKind::Castle(_));
        let long = portuguese().write_long(ply.mv, ply.mark).to_string();
        Some(if castles {
            long
        } else {
            long.replace('-', "\u{2013}")
        })
    }),
    ("Pe2-e4", |ply| {
        let long = portuguese().write_long(ply.mv, ply.mark);
        (ply.mv.role == Role::Pawn).then(|| format!("P{long}"))
    }),
    ("g1f3", |ply| {
        Some(uci(ply.mv, UciCastling::KingSteps).to_string())
    }),
    ("g1-f3", |ply| {
        let uci = uci(ply.mv, UciCastling::KingSteps).to_string();
        Some(format!("{}-{}", &uci[..2], &uci[2..]))
    }),
    ("king takes rook", king_takes_rook),
    ("Re1-g1", |ply| {
        let castles = matches!(ply.mv.kind, MoveKind::Castle(_));
        let uci = uci(ply.mv, UciCastling::KingSteps).to_string();
        castles.then(|| format!("R{}-{}", &uci[..2], &uci[2..]))
    }),
    ("plain", |_| None),
];

pub(super) fn games() -> Vec<Vec<Made>> {
    let mut random = Random::new(5);
    let random = (0..60).map(|_| random_game(&mut random, 220));
    random.chain(real::games()).collect()
}

pub(super) fn to_english(text: &[u8]) -> String {
    let mut settings = settings("pt", "en");
    settings.form = Form::San;
    let done = run(text, &settings);
    assert!(
        done.notices.is_empty(),
        "{:?} in {}",
        done.notices,
        String::from_utf8_lossy(text)
    );
    String::from_utf8(done.text).unwrap()
}

/// The same of a text in cp850.
fn of_code_page(bytes: &[u8]) -> String {
    let mut settings = settings("pt", "en");
    settings.form = Form::San;
    settings.code_page = CodePage::by_name("cp850");
    String::from_utf8(run(bytes, &settings).text).unwrap()
}

/// In Windows-1252, if it has all the characters.
fn windows_1252(text: &str) -> Option<Vec<u8>> {
    let (bytes, _, lacks) = encoding_rs::WINDOWS_1252.encode(text);
    (!lacks).then(|| bytes.into_owned())
}

#[test]
fn every_row_of_the_table_of_moves() {
    let games = games();
    for (name, style) in MOVES {
        let mut used = 0;
        for game in &games {
            let text = movetext(game, |ply| {
                let word = style(ply);
                used += usize::from(word.is_some());
                word.unwrap_or_else(|| plain(ply))
            });
            let right = canonical(game, Language::english());
            assert_eq!(to_english(text.as_bytes()), right, "{name}");
            if let Ok(bytes) = CodePage::by_name("cp850").unwrap().encode(&text) {
                assert_eq!(of_code_page(&bytes), right, "{name} in cp850");
            }
            if let Some(bytes) = windows_1252(&text) {
                assert_eq!(to_english(&bytes), right, "{name} in Windows-1252");
            }
        }
        assert!(used > 0 || name == "plain", "{name} is in no game");
    }
}

#[test]
fn a_promotion_that_mates() {
    // The queen on a8 sees g8 along the last rank, and the king's own pawns shut it in.
    let game = |word: &str| format!("[FEN \"6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. {word} *\n");
    for word in ["a8=D++", "a8D++", "a8(D) mate", "a8/D #", "a8=d‡", "a7a8d"] {
        assert_eq!(to_english(game(word).as_bytes()), game("a8=Q#"), "{word}");
    }
}
