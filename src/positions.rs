//! The positions of games: the last one, the one at a ply, or all.

use crate::board::{FenStyle, Letters, Position};
use crate::check::{self, Checked, Settings, Surroundings, setup};
use crate::language::Accepted;
use crate::notation::Language;
use crate::pgn::{Game, GameBuf, Part};
use crate::playing;
use crate::replay::{Fault, Observer, Ply, Replay};
use crate::report::{Evidence, Finding, Severity};

/// Which positions of a game are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    /// The last one.
    Last,
    /// The one after so many plies.
    Ply(u32),
    /// All, from the first.
    All,
}

/// How positions are wanted.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// Which of them.
    pub pick: Pick,
    /// How they are written.
    pub style: FenStyle,
    /// The letters of a diagram line; FEN without.
    pub letters: Option<Letters>,
    /// The languages that a game may be in.
    pub accepted: Accepted,
    /// The position that games without a FEN tag start from.
    pub start: Position,
}

/// A position of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The game, counted in the chunk from 1.
    pub game: u32,
    /// Offset in the chunk where the game begins.
    pub offset: u32,
    /// The code of the game's language; `None` where no moves were read.
    pub language: Option<&'static str>,
    /// How the language was decided.
    pub evidence: Evidence,
    /// Whether the game starts from a FEN tag's position.
    pub setup: bool,
    /// Plies played to reach it.
    pub plies: u32,
    /// The position, as FEN or as a diagram line; of a FEN tag that is none, as it is written.
    pub fen: String,
    /// Whether the main line could be played to its end.
    pub complete: bool,
}

/// What was found in a chunk.
#[derive(Debug, Default)]
pub struct Positions {
    /// The positions in order.
    pub found: Vec<Found>,
    /// How many games there are.
    pub games: u32,
    /// The errors of the chunk, if a main line in it could not be played to its end.
    pub errors: Vec<Finding>,
    /// Whether some game was not complete, or shorter than the ply that was asked for.
    pub incomplete: bool,
    /// How many games end before the ply that was asked for.
    pub short: u32,
}

/// Keeps the positions of a main line.
struct Keeper<'w> {
    wanted: &'w Wanted,
    start: Position,
    found: Vec<(u32, Position)>,
}

impl Observer for Keeper<'_> {
    fn begin(&mut self, _: &'static Language) {
        self.found.clear();
        if self.wanted.wants(0) {
            self.found.push((0, self.start));
        }
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        let plies = ply.moves.len() as u32;
        if ply.depth == 0 && self.wanted.wants(plies) {
            self.found.push((plies, *ply.after));
        }
    }

    fn fault(&mut self, _: &Fault<'_>) {}
}

impl Wanted {
    /// Whether the position after so many plies is wanted, wherever the game ends.
    fn wants(&self, plies: u32) -> bool {
        match self.pick {
            Pick::Last => false,
            Pick::Ply(ply) => ply == plies,
            Pick::All => true,
        }
    }

    /// What is looked for to tell why a main line stopped.
    fn settings(&self) -> Settings {
        Settings {
            accepted: self.accepted.clone(),
            start: self.start,
            ..Settings::default()
        }
    }

    fn text(&self, position: &Position) -> String {
        match &self.letters {
            None => position.fen(self.style).to_string(),
            Some(letters) => position.diagram(letters, self.style).to_string(),
        }
    }
}

/// The wanted positions of the games of a chunk.
///
/// A game over the limit on tokens gives none, but an error that says so.
pub fn positions(
    bytes: &[u8],
    around: Surroundings,
    wanted: &Wanted,
    buffers: &mut GameBuf,
    replay: &mut Replay,
) -> Positions {
    let mut all = Positions::default();
    let mut is_faulty = false;
    let mut parts = buffers.parts(bytes);
    while let Some(part) = parts.next_part() {
        if let Part::Game(game) = part {
            all.games += 1;
            if game.overflow.is_some() {
                all.incomplete = true;
                is_faulty = true;
            } else {
                is_faulty |= !add_game(&game, wanted, replay, &mut all);
            }
        }
    }
    if is_faulty {
        let mut scratch = check::Scratch::default();
        let checked = check::check_within(bytes, around, &wanted.settings(), &mut scratch, &mut ());
        all.errors = errors(checked);
    }
    all
}

/// What stands in for the positions of a game over the limit on bytes, of which `bytes` are the
/// beginning: the error that says so.
pub fn overlong(
    bytes: &[u8],
    around: Surroundings,
    wanted: &Wanted,
    max_game_bytes: usize,
) -> Positions {
    let checked = check::overlong(bytes, around, &wanted.settings(), max_game_bytes);
    Positions {
        games: 1,
        incomplete: true,
        errors: errors(checked),
        ..Positions::default()
    }
}

fn errors(checked: Checked) -> Vec<Finding> {
    let mut findings = checked.findings;
    findings.retain(|finding| finding.severity == Severity::Error);
    findings
}

/// Adds the wanted positions of a game; whether its main line could be played to its end.
fn add_game(game: &Game<'_>, wanted: &Wanted, replay: &mut Replay, all: &mut Positions) -> bool {
    let start = setup::of(game, &wanted.start);
    let mut found = Found {
        game: all.games,
        offset: game.span.start,
        language: None,
        evidence: Evidence::None,
        setup: start.from_fen,
        plies: 0,
        fen: String::new(),
        complete: false,
    };
    if !start.playable {
        all.incomplete = true;
        if let Some(fen) = start.as_written {
            found.fen = fen;
            all.found.push(found);
        }
        return false;
    }
    let mut keeper = Keeper {
        wanted,
        start: start.position,
        found: Vec::new(),
    };
    let (decision, line) =
        playing::play(game, &start.position, &wanted.accepted, replay, &mut keeper);
    found.language = Some(decision.language.code());
    found.evidence = decision.evidence;
    if wanted.pick == Pick::Last {
        keeper.found.push((line.plies, line.position));
    }
    found.complete = line.complete;
    let is_short = keeper.found.is_empty();
    all.short += u32::from(is_short);
    all.incomplete |= !line.complete || is_short;
    all.found
        .extend(keeper.found.iter().map(|(plies, position)| Found {
            plies: *plies,
            fen: wanted.text(position),
            ..found.clone()
        }));
    line.complete
}
