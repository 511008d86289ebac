//! Agreement with python-chess on positions of real games and odd ones (`tests/data/README.md`).

use roque::board::{FenStyle, Material, Position};
use roque::notation::{CheckMark, Language, UciCastling, WrittenMove, least_origin, uci};

/// One line of the data, column by column.
struct Line<'a> {
    fen: &'a str,
    chess960: bool,
    moves: usize,
    digest: &'a str,
    after: &'a str,
    status: &'a str,
    polyglot: &'a str,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Self {
        let columns: Vec<&str> = line.split('\t').collect();
        let [fen, variant, moves, digest, after, status, polyglot] = columns[..] else {
            panic!("{line}");
        };
        Self {
            fen,
            chess960: variant == "chess960",
            moves: moves.parse().unwrap(),
            digest,
            after,
            status,
            polyglot,
        }
    }
}

/// FNV-1a over the sorted lines.
fn digest(mut lines: Vec<String>) -> String {
    lines.sort_unstable();
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn status(position: &Position) -> String {
    let facts = [
        ("check", position.is_check()),
        ("mate", position.is_checkmate()),
        ("stalemate", position.is_stalemate()),
        ("dead", position.is_dead(Material::Fide)),
    ];
    let held: Vec<&str> = facts
        .iter()
        .filter(|fact| fact.1)
        .map(|fact| fact.0)
        .collect();
    if held.is_empty() {
        "-".to_owned()
    } else {
        held.join(",")
    }
}

fn check(position: &Position, line: &Line<'_>) {
    let castling = if line.chess960 {
        UciCastling::KingTakesRook
    } else {
        UciCastling::KingSteps
    };
    let moves = position.legal_moves();
    assert_eq!(moves.len(), line.moves, "{}", line.fen);
    let (mut sans, mut fens) = (Vec::new(), Vec::new());
    for mv in moves {
        let mut after = *position;
        after.play(mv);
        let written = WrittenMove::canonical(mv, least_origin(position, mv));
        let san = Language::english().write(written, CheckMark::given(&after));
        let uci = uci(mv, castling);
        sans.push(format!("{uci} {san}"));
        fens.push(format!("{uci} {}", after.fen(FenStyle::default())));
    }
    assert_eq!(digest(sans), line.digest, "{}", line.fen);
    assert_eq!(digest(fens), line.after, "{}", line.fen);
    assert_eq!(status(position), line.status, "{}", line.fen);
    if line.polyglot != "-" {
        let key = format!("{:016x}", position.polyglot_key());
        assert_eq!(key, line.polyglot, "{}", line.fen);
    }
}

fn check_all(data: &str) -> usize {
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let line = Line::read(line);
            check(&Position::from_fen(line.fen).unwrap(), &line);
        })
        .count()
}

#[test]
fn positions_of_real_games() {
    assert_eq!(check_all(include_str!("data/pychess/real.tsv")), 20_000);
}

#[test]
fn odd_positions() {
    assert_eq!(check_all(include_str!("data/pychess/odd.tsv")), 5_000);
}

#[test]
fn positions_read_with_any_en_passant_square() {
    let data = include_str!("data/pychess/ep_fen.tsv");
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let (given, rest) = line.split_once('\t').unwrap();
        let wanted = Line::read(rest);
        let position = Position::from_fen(given).unwrap();
        assert_eq!(position.fen(FenStyle::default()).to_string(), wanted.fen);
        check(&position, &wanted);
    }
}
