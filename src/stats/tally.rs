//! Counts the games of a chunk, in the groups they belong to.

use std::collections::BTreeMap;

use crate::account::{Account, Naming, Quiet, Trail};
use crate::board::{Color, MoveKind, Position, Role, Square};
use crate::check::{self, CheckedGame, Scratch, Settings, Surroundings, Watch};
use crate::classify::beside;
use crate::notation::{CheckMark, Language};
use crate::pgn::Game;
use crate::replay::{Fault, Observer, Ply};
use crate::report::Rule;
use crate::stats::counted::{CommandFinder, Counted, Percents, Seen};
use crate::stats::counts::Counts;
use crate::stats::filter::Condition;
use crate::stats::key::{Key, UNKNOWN};
use crate::stats::later::Later;
use crate::stats::perpetual::is_perpetual;
use crate::stats::waiting::Waiting;

/// What is counted.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// What counts as an error, and which languages games may be in.
    pub settings: Settings,
    /// How openings are named; they are not told without.
    pub naming: Option<Naming>,
    /// What games are grouped by; all are one group if by nothing.
    pub by: Vec<Key>,
    /// What games have to meet.
    pub filter: Vec<Condition>,
}

/// Groups of games, each with its counts. A group is named by what its games have for each key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// The groups, in the order of their names.
    pub groups: BTreeMap<Vec<String>, Counts>,
    /// How many games were read, counted or not.
    pub games: u64,
    /// Whether some main line could not be played to its end.
    pub incomplete: bool,
}

impl Tally {
    /// Adds another tally.
    pub fn merge(&mut self, other: Self) {
        for (name, counts) in other.groups {
            self.groups.entry(name).or_default().merge(counts);
        }
        self.games += other.games;
        self.incomplete |= other.incomplete;
    }
}

/// Buffers for counting chunk after chunk.
#[derive(Debug, Default)]
pub struct Buffers {
    scratch: Scratch,
    quiet: Quiet,
    offers: Vec<usize>,
    later: Later,
    commands: CommandFinder,
    waiting: Waiting,
}

/// Counts games as they are checked.
struct Counter<'c> {
    quiet: &'c mut Quiet,
    /// Plies after which a capture en passant was legal.
    offers: &'c mut Vec<usize>,
    commands: &'c CommandFinder,
    percents: Percents,
    seen: Seen,
    waiting: &'c mut Waiting,
    counting: Counting<'c>,
}

/// Counts games that were checked.
struct Counting<'c> {
    scope: &'c Scope,
    trail: Trail<'c>,
    later: &'c mut Later,
    tally: &'c mut Tally,
}

impl Observer for Counter<'_> {
    #[inline]
    fn begin(&mut self, _: &'static Language) {
        self.seen = Seen::default();
        self.quiet.begin();
        self.offers.clear();
    }

    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    fn ply(&mut self, ply: &Ply<'_>) {
        if ply.depth > 0 {
            return;
        }
        self.seen.checks += u64::from(ply.given != CheckMark::None);
        if may_be_captured_in_passing(ply.after) {
            self.offer(ply);
        }
        self.quiet.ply(ply);
    }

    #[inline]
    fn fault(&mut self, _: &Fault<'_>) {}
}

impl Counter<'_> {
    /// A capture en passant that may be legal after a ply.
    #[cold]
    fn offer(&mut self, ply: &Ply<'_>) {
        if ply.after.legal_en_passant().is_some() {
            self.offers.push(ply.moves.len());
        }
    }

    /// Positions of a main line in which a capture en passant was legal and another move was made.
    fn declined(&self, checked: &CheckedGame<'_>) -> u64 {
        let moves = checked.moves.map_or(&[][..], |moves| moves.played);
        let is_declined = |plies: usize| {
            let answer = moves.get(plies);
            answer.is_some_and(|mv| mv.kind != MoveKind::EnPassant)
        };
        let at_start = checked.start.position.legal_en_passant().map(|_| 0);
        let offers = at_start.into_iter().chain(self.offers.iter().copied());
        offers.filter(|&plies| is_declined(plies)).count() as u64
    }

    /// Counts the games that wait.
    #[inline(never)]
    fn count_waiting(&mut self, bytes: &[u8]) {
        let (quiet, counting) = (&mut *self.quiet, &mut self.counting);
        self.waiting
            .for_each(bytes, |game, checked, seen, reached| {
                quiet.resume(reached);
                counting.count(game, checked, seen, quiet);
            });
        self.waiting.clear();
    }
}

/// Whether a pawn has just made a double step with an enemy pawn beside it; of the edges of the board
/// it may be wrong in saying yes.
#[inline]
fn may_be_captured_in_passing(after: &Position) -> bool {
    let turn = after.turn();
    let beside = |passed: Square| beside(passed.ahead(turn.other()));
    let may_be = |passed| (beside(passed) & after.pieces(turn, Role::Pawn)).any();
    after.en_passant().is_some_and(may_be)
}

impl Watch for Counter<'_> {
    fn end(&mut self, game: &Game<'_>, checked: &CheckedGame<'_>) {
        // The next game may have no moves to be played, and then nothing begins.
        let seen = Seen {
            en_passant_declined: self.declined(checked),
            commands: self.commands.commands(game, &mut self.percents),
            ..std::mem::take(&mut self.seen)
        };
        let stretches = self.quiet.reached();
        if !self.waiting.keep(game, checked, seen, stretches) {
            self.counting.count(game, checked, seen, self.quiet);
        } else if self.waiting.is_full() {
            self.count_waiting(game.bytes);
        }
    }
}

impl Counting<'_> {
    #[inline(never)]
    fn count(&mut self, game: &Game<'_>, checked: &CheckedGame<'_>, seen: Seen, quiet: &mut Quiet) {
        let account = Account::of(game, checked, quiet);
        let perpetual = |plies| is_perpetual(account.start(), account.moves(), plies);
        let counted = Counted {
            account,
            seen,
            opening: self.trail.opening(&account),
            is_perpetual: account.threefold.is_some_and(perpetual),
        };
        self.tally.incomplete |= !account.is_complete();
        self.tally.games += 1;
        self.tally.add(&counted, self.scope, self.later);
    }
}

impl Tally {
    fn add(&mut self, game: &Counted<'_>, scope: &Scope, later: &mut Later) {
        if !scope.filter.iter().all(|condition| condition.keeps(game)) {
            return;
        }
        if scope.by.is_empty() {
            // There is but one group, and it need not be looked for.
            let all = match self.groups.first_entry() {
                Some(all) => all.into_mut(),
                None => self.groups.entry(Vec::new()).or_default(),
            };
            all.add(game, Some(&mut *later), &[]);
            if later.names.is_full() {
                later.names.count(all);
            }
            return;
        }
        let [white, black] = Color::ALL.map(|side| scope.group(game, side));
        if !scope.by.contains(&Key::Player) {
            self.groups.entry(white).or_default().add(game, None, &[]);
        } else if white == black {
            let both = self.groups.entry(white).or_default();
            both.add(game, None, &Color::ALL);
        } else {
            for (name, side) in [(white, Color::White), (black, Color::Black)] {
                let group = self.groups.entry(name).or_default();
                group.add(game, None, &[side]);
            }
        }
    }
}

impl Scope {
    /// Whether a key is grouped by or asked for by a condition.
    pub fn asks_for(&self, key: &Key) -> bool {
        let conditions = self.filter.iter().filter_map(Condition::key);
        self.by.iter().chain(conditions).any(|asked| asked == key)
    }

    /// The name of a game's group; with [`Key::Player`], of the group of one side's player.
    fn group(&self, game: &Counted<'_>, side: Color) -> Vec<String> {
        let value = |key: &Key| key.value(game, side).into_owned();
        self.by.iter().map(value).collect()
    }
}

/// Adds the games of a chunk to a tally; how many lines end in it, and how many games there are.
///
/// The fewer tallies there are, the less often a name is met for the first time: keep one for each
/// thread and add them in the end.
pub fn count(
    bytes: &[u8],
    around: Surroundings,
    scope: &Scope,
    buffers: &mut Buffers,
    tally: &mut Tally,
) -> (u64, u64) {
    let before = tally.games;
    let mut counter = Counter {
        quiet: &mut buffers.quiet,
        offers: &mut buffers.offers,
        commands: &buffers.commands,
        percents: Percents::default(),
        seen: Seen::default(),
        waiting: &mut buffers.waiting,
        counting: Counting {
            scope,
            trail: Trail::new(scope.naming.as_ref()),
            later: &mut buffers.later,
            tally,
        },
    };
    let scratch = &mut buffers.scratch;
    let checked = check::check_within(bytes, around, &scope.settings, scratch, &mut counter);
    counter.count_waiting(bytes);
    if scope.by.is_empty()
        && let Some(all) = tally.groups.get_mut(&Vec::new())
    {
        buffers.later.count(all, scope.naming.as_ref());
    }
    (checked.line_ends, tally.games - before)
}

/// Adds a game past the limit to a tally: bad, and nothing is known of it. No filter keeps it.
pub fn oversized(scope: &Scope, tally: &mut Tally) {
    tally.games += 1;
    tally.incomplete = true;
    if scope.filter.is_empty() {
        let name = vec![UNKNOWN.to_owned(); scope.by.len()];
        let group = tally.groups.entry(name).or_default();
        group.games += 1;
        group.findings.count(Rule::OversizedGame.code());
    }
}
