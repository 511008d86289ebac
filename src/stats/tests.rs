//! The law that makes counts mergeable.

use proptest::prelude::{Just, Strategy, any, prop, prop_assert_eq, proptest};

use super::{Buffers, Condition, Key, Partial, Scope, Tally, count};
use crate::account::Naming;
use crate::check::Surroundings;
use crate::openings::Book;
use crate::report::Locale;

/// Games of all kinds, bad ones and ones that repeat each other too.
const POOL: [&str; 9] = [
    "[Event \"A\"]\n[Date \"2024.03.01\"]\n[White \"Ana\"]\n[Black \"Rui\"]\n[WhiteElo \"2401\"]\n\
     [BlackElo \"2287\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Bb5 1-0\n\n",
    "[Event \"A\"]\n[Date \"2024.??.??\"]\n[White \"Rui\"]\n[Black \"Ana\"]\n[WhiteElo \"2290\"]\n\
     [Result \"1/2-1/2\"]\n\n1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8 1/2-1/2\n\n",
    "[Event \"B\"]\n[White \"Ana\"]\n[Black \"Ana\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n",
    "[Event \"B\"]\n[Result \"*\"]\n\n1. e4 { [%eval 0.3] [%clk 0:01:00] } d5 2. exd5 c5 3. dxc6 *\n\n",
    "[Event \"C\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 Nc6 3. d4 *\n\n",
    "[Event \"?\"]\n[Result \"*\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 90 80\"]\n[SetUp \"1\"]\n\n\
     1. a8=N Kg6 *\n\n",
    "[Event \"D\"]\n[Result \"0-0\"]\n\n0-0\n\n",
    "[Event \"E\"]\n[Variant \"Atomic\"]\n[Result \"*\"]\n\n1. e4 *\n\n",
    "[Event \"F\"]\n[TimeControl \"60+1\"]\n[Termination \"Time forfeit\"]\n[Result \"1-0\"]\n\n\
     1. e4 e6 2. Nf3 Nf6 3. Bc4 Be7 4. O-O O-O 1-0\n\n",
];

fn tally(scope: &Scope, games: &[usize]) -> Tally {
    let text: String = games.iter().map(|&game| POOL[game]).collect();
    let (around, mut tally) = (Surroundings::default(), Tally::default());
    let mut buffers = Buffers::default();
    let counted = count(text.as_bytes(), around, scope, &mut buffers, &mut tally);
    let line_ends = text.matches('\n').count() as u64;
    assert_eq!(counted, (line_ends, games.len() as u64));
    tally
}

/// A part as it is after it was written and read.
fn part(scope: &Scope, games: &[usize]) -> Partial {
    let part = Partial::new(scope, tally(scope, games));
    let text = serde_json::to_vec(&part).expect("counts can be written");
    Partial::read(&text).expect("what was written can be read")
}

fn scopes() -> impl Strategy<Value = Scope> {
    let by = prop::sample::subsequence(
        vec![
            "player",
            "opening",
            "year",
            "month",
            "event",
            "elo-band",
            "result",
            "tag:White",
        ],
        0..4,
    );
    let filter = prop::sample::select(vec!["", "plies<5", "result=1-0", "player!=Rui", "valid=no"]);
    (by, filter, any::<bool>()).prop_map(|(by, filter, named)| Scope {
        by: by
            .iter()
            .map(|name| Key::parse(name).expect("a key"))
            .collect(),
        filter: Condition::parse(filter).ok().into_iter().collect(),
        naming: named.then(|| Naming {
            book: Book::document().expect("part of the program"),
            label: "documento".to_owned(),
            language: Locale::PtBr,
        }),
        ..Scope::default()
    })
}

/// Games, and for each the part it goes to.
fn splits() -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0..POOL.len(), 0..4_usize), 0..48)
}

proptest! {
    #[test]
    fn any_parts_in_any_order_add_up_to_the_whole(
        scope in scopes(),
        split in splits(),
        order in Just([0, 1, 2, 3]).prop_shuffle(),
    ) {
        let whole: Vec<usize> = split.iter().map(|&(game, _)| game).collect();
        let mut sum = part(&scope, &[]);
        for number in order {
            let games = split.iter().filter(|(_, to)| *to == number);
            let games: Vec<usize> = games.map(|&(game, _)| game).collect();
            sum.merge(part(&scope, &games)).expect("of the same counts");
        }
        prop_assert_eq!(sum, Partial::new(&scope, tally(&scope, &whole)));
    }
}

#[test]
fn what_is_counted_of_each_game() {
    let tally = tally(&Scope::default(), &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let counts = &tally.groups[&Vec::new()];
    // 2. Ke3 is illegal, and Nc6, d4 behind it stay unread; Atomic is not played.
    assert_eq!((counts.games, counts.valid, counts.unread_plies), (9, 8, 2));
    assert_eq!((counts.unplayed, counts.played()), (1, 7));
    // 5 + 8 + 4 + 5 + 2 + 0 + 8
    assert_eq!(counts.plies, 32);
    assert_eq!(counts.results, [2, 1, 1, 2, 1]);
    assert_eq!(counts.threefold.iter().next(), Some((&8, &1)));
    // 1. exd5 could have been followed by nothing en passant; 3. dxc6 was.
    assert_eq!((counts.en_passant, counts.en_passant_declined), (1, 0));
    assert_eq!(
        (counts.clocks.comments, counts.evaluations.comments),
        (1, 1)
    );
    assert_eq!(counts.promotions, [0, 1, 0, 0, 0, 0]);
    // Ana: 2401 at most, two wins, a draw and a loss in four games, against herself too.
    let ana = counts.players.sorted()[0];
    let record = ana.1;
    assert_eq!(ana.0, "Ana");
    assert_eq!(
        (record.games, record.wins, record.draws, record.losses),
        (4, 2, 1, 1)
    );
    assert_eq!((record.elo_min, record.elo_max), (Some(2401), Some(2401)));
    // A half and a whole point against opponents of 2290 and 2287.
    assert_eq!(
        (
            record.rated_games,
            record.rated_half_points,
            record.opponents
        ),
        (2, 3, 4577)
    );
}
