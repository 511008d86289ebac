//! Numbers of move sequences against published counts (`tests/data/README.md`).

use std::sync::Mutex;
use std::thread;

use roque::board::Position;

/// One line of a suite: a position and its counts by depth.
struct Case {
    fen: String,
    counts: Vec<(u32, u64)>,
}

/// The cases of a suite's text, `FEN ;D1 20 ;D2 400`.
fn suite(text: &str) -> Vec<Case> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let mut fields = line.split(';');
            let fen = fields.next().unwrap().trim().to_owned();
            let counts = fields.map(|field| {
                let (depth, count) = field.trim()[1..].split_once(' ').unwrap();
                (depth.parse().unwrap(), count.trim().parse().unwrap())
            });
            Case {
                fen,
                counts: counts.collect(),
            }
        })
        .collect()
}

/// Move sequences of so many plies; the last ply is counted without being played.
fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_legal_moves() as u64;
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let mut after = *position;
        after.play(mv);
        nodes += perft(&after, depth - 1);
    }
    nodes
}

/// Runs the cases on every core, each to the depth that `deepest` allows; how many were run.
fn check(cases: Vec<Case>, deepest: impl Fn(&Case) -> u32 + Sync) -> usize {
    let count = cases.len();
    let queue = Mutex::new(cases.into_iter());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().unwrap().next();
                    let Some(case) = next else { return };
                    check_case(&case, deepest(&case));
                }
            });
        }
    });
    count
}

fn check_case(case: &Case, deepest: u32) {
    let position = Position::from_fen(&case.fen).unwrap();
    let last = case.counts.iter().filter(|(depth, _)| *depth <= deepest);
    let (depth, count) = *last.max_by_key(|(depth, _)| *depth).unwrap();
    assert_eq!(perft(&position, depth), count, "{} depth {depth}", case.fen);
    for &(depth, count) in case
        .counts
        .iter()
        .filter(|(shallow, _)| *shallow < depth.min(4))
    {
        assert_eq!(perft(&position, depth), count, "{} depth {depth}", case.fen);
    }
}

#[test]
fn the_six_standard_positions() {
    // Start to depth 6, Kiwipete to 5, the others as deep as 20 million nodes need.
    let cases = suite(include_str!("data/perft/standard.epd"));
    let deepest = |case: &Case| {
        let enough = case.counts.iter().find(|(_, count)| *count >= 20_000_000);
        enough.or(case.counts.last()).unwrap().0
    };
    assert_eq!(check(cases, deepest), 6);
}

#[test]
fn the_960_start_positions() {
    let cases = suite(include_str!("data/perft/chess960_start.epd"));
    let deep = |case: &Case| if case.counts.len() == 5 { 5 } else { 3 };
    assert_eq!(cases.iter().filter(|case| deep(case) == 5).count(), 20);
    assert_eq!(check(cases, deep), 960);
}

#[test]
fn chess960_games() {
    assert_eq!(
        check(suite(include_str!("data/perft/chess960.epd")), |_| 3),
        960
    );
    assert_eq!(
        check(suite(include_str!("data/perft/chess960_tricky.epd")), |_| 5),
        7
    );
}

#[test]
fn special_moves() {
    let cases = suite(include_str!("data/perft/tricky.epd"));
    assert_eq!(check(cases, |_| u32::MAX), 231);
}
