//! The checks of `validate`: what is wrong in a chunk of games, where, and what to write instead.
//!
//! Each group of rules has its file; each check is a plain function on one game that adds to
//! [`findings::Findings`]. Here they are run in turn on every part of a chunk.

mod edits;
mod encoding;
mod faults;
mod findings;
mod game;
mod layout;
mod moves;
mod numbers;
mod openings;
mod outside;
mod pass;
mod result;
pub(crate) mod setup;
mod spelling;
mod syntax;
mod tag_names;
mod tag_values;
mod tags;
#[cfg(test)]
mod tests;
mod variant;
mod watch;

use std::sync::Arc;

use crate::board::{Ending, Material, Position, Repetitions};
use crate::input::{Chunk, line_ends};
use crate::language::{Accepted, Decision, Rival};
use crate::notation::{Language, WrittenMove};
use crate::pgn::{Game, GameBuf, ItemKind, Lead, Outside, Part};
use crate::playing;
use crate::replay::{MainLine, Replay};
use crate::report::{Detail, Finding, GameLanguage, Limit, Rule, Selection};
use crate::span::Span;
use encoding::LoneReturns;
use findings::{Findings, Note};
use game::GameFacts;
use moves::Moves;
pub use openings::Openings;
pub(crate) use result::outcome;
pub use setup::Start;
pub(crate) use tag_names::{ROSTER, right_case};
pub use watch::{CheckedGame, CheckedMoves, Watch};

pub use pass::Validation;

/// What is looked for.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The rules.
    pub selection: Selection,
    /// The languages that a game may be in.
    pub accepted: Accepted,
    /// Which positions are dead by material.
    pub material: Material,
    /// The position that games without a FEN tag start from.
    pub start: Position,
    /// What openings are compared by, for the rule that does; without, it finds nothing.
    pub openings: Option<Arc<Openings>>,
    /// Whether lines outside games that begin with `;` or `%` are told of as comments outside games.
    /// They are as they should be, but are lost where only games are written.
    pub outside_lines: bool,
}

/// Buffers for checking chunk after chunk.
#[derive(Debug, Default)]
pub struct Scratch {
    buffers: GameBuf,
    replay: Replay,
    repetitions: Repetitions,
}

/// What was found in a chunk.
#[derive(Debug, Default)]
pub struct Checked {
    /// The findings in the order of their places, with lines and games counted in the chunk.
    pub findings: Vec<Finding>,
    /// For each game in order: its bytes in the chunk, and whether it has no error.
    pub games: Vec<(Span, bool)>,
    /// Plies of main lines and variations.
    pub plies: u64,
    /// How many lines end in the chunk.
    pub line_ends: u64,
}

/// What a chunk that is a part of an input takes from the rest of it. The default is that of a
/// whole input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Surroundings {
    /// What stands before it.
    pub lead: Lead,
    /// Characters of its first line that stand before it.
    pub column: u32,
    /// Whether the input goes on behind it, with another game.
    pub more: bool,
}

impl Surroundings {
    /// What stands around a chunk.
    #[must_use]
    pub fn of(chunk: &Chunk) -> Self {
        Self {
            lead: chunk.lead,
            column: u32::try_from(chunk.column).unwrap_or(u32::MAX),
            more: !chunk.last,
        }
    }
}

/// Checks the games of a whole input and the text outside them.
pub fn check(bytes: &[u8], settings: &Settings, scratch: &mut Scratch) -> Checked {
    check_within(bytes, Surroundings::default(), settings, scratch, &mut ())
}

/// Checks the games of a chunk and the text outside them, while `watch` looks on.
pub fn check_within<W: Watch>(
    bytes: &[u8],
    around: Surroundings,
    settings: &Settings,
    scratch: &mut Scratch,
    watch: &mut W,
) -> Checked {
    let Scratch {
        buffers,
        replay,
        repetitions,
    } = scratch;
    let mut parts = buffers.parts(bytes);
    let mut run = Run {
        settings,
        replay,
        repetitions,
        findings: Findings::within(bytes, settings.selection, around),
        returns: LoneReturns::new(bytes, parts.has_returns()),
        checked: Checked {
            line_ends: parts.line_ends(),
            ..Checked::default()
        },
    };
    while let Some(part) = parts.next_part() {
        match part {
            Part::Game(game) => run.game(&game, watch),
            Part::Outside(outside) => run.outside(&outside),
        }
    }
    run.checked.findings = run.findings.into_findings();
    run.checked
}

/// What is told of a game over the limit, of which `bytes` are the beginning.
pub fn overlong(
    bytes: &[u8],
    around: Surroundings,
    settings: &Settings,
    max_game_bytes: usize,
) -> Checked {
    let mut findings = Findings::within(bytes, settings.selection, around);
    findings.begin_part(crate::pgn::Encoding::Utf8, 1);
    let limit = Limit::Bytes(max_game_bytes as u64);
    let start = bytes.iter().position(|byte| !byte.is_ascii_whitespace());
    let start = start.unwrap_or_default() as u32;
    let span = syntax::character(bytes, start);
    findings.add(Note::new(Rule::OversizedGame, span, Detail::Limit(limit)));
    let faulty = findings.end_part(None, None);
    let whole = Span::new(0, bytes.len() as u32);
    Checked {
        findings: findings.into_findings(),
        games: vec![(whole, !faulty)],
        ..unchecked(bytes)
    }
}

/// What is told of bytes in the midst of such a game: only how many lines end.
#[must_use]
pub fn unchecked(bytes: &[u8]) -> Checked {
    Checked {
        line_ends: line_ends(bytes),
        ..Checked::default()
    }
}

/// One run over a chunk.
struct Run<'r, 'b> {
    settings: &'r Settings,
    replay: &'r mut Replay,
    repetitions: &'r mut Repetitions,
    findings: Findings<'b>,
    returns: LoneReturns<'b>,
    checked: Checked,
}

impl Run<'_, '_> {
    fn game<W: Watch>(&mut self, game: &Game<'_>, watch: &mut W) {
        let number = self.checked.games.len() as u32 + 1;
        self.findings.begin_part(game.encoding, number);
        if let Some(at) = game.overflow {
            // What seems to be missing may stand in the part that was not kept.
            let kept = game.items.len().max(game.tags.len());
            syntax::oversized(game.bytes, at, kept, &mut self.findings);
            let start = setup::Start::unread(&self.settings.start);
            self.end_game(game, &start, None, watch);
            return;
        }
        encoding::check(game, &mut self.returns, &mut self.findings);
        let told = tags::check(game, &mut self.findings);
        let unclosed = syntax::check(game, &mut self.findings).unwrap_or(usize::MAX);
        layout::check(game, &mut self.findings);
        let start = if told.start {
            setup::start(game, &self.settings.start, &mut self.findings)
        } else {
            setup::Start::untold(&self.settings.start)
        };
        let mut moves = None;
        if start.playable {
            moves = Some(self.moves(game, &start, unclosed, watch));
            if self.findings.wants(Rule::EcoMismatch)
                && let Some(openings) = &self.settings.openings
            {
                let played = self.replay.moves();
                openings::check(game, &start.position, played, openings, &mut self.findings);
            }
        }
        let line = moves.as_ref().map(|(_, line)| line);
        let ending = line.and_then(|line| line.ending(self.settings.material));
        result::check(game, told.result, line, ending, &mut self.findings);
        let moves = moves
            .as_ref()
            .map(|(decision, line)| (decision, line, ending));
        self.end_game(game, &start, moves, watch);
    }

    fn end_game<W: Watch>(
        &mut self,
        game: &Game<'_>,
        start: &setup::Start,
        moves: Option<(&Decision, &MainLine, Option<Ending>)>,
        watch: &mut W,
    ) {
        let decided = moves.map(|(decision, ..)| GameLanguage {
            language: decision.language,
            evidence: decision.evidence,
        });
        let faulty = self.findings.end_part(Some(game), decided);
        self.checked.games.push((game.span, !faulty));
        let checked = CheckedGame {
            number: self.checked.games.len() as u32,
            start,
            moves: moves.map(|(decision, line, ending)| CheckedMoves {
                decision,
                line,
                ending,
                played: self.replay.moves(),
            }),
            findings: self.findings.of_part(),
            valid: !faulty,
        };
        watch.end(game, &checked);
    }

    fn outside(&mut self, outside: &Outside<'_>) {
        let number = self.checked.games.len() as u32;
        self.findings.begin_outside(outside.encoding, number);
        encoding::check_outside(outside, &mut self.returns, &mut self.findings);
        outside::check(outside, self.settings.outside_lines, &mut self.findings);
        self.findings.end_part(None, None);
    }

    /// Plays the game and checks its moves.
    fn moves<W: Watch>(
        &mut self,
        game: &Game<'_>,
        start: &setup::Start,
        unclosed: usize,
        watch: &mut W,
    ) -> (Decision, MainLine) {
        let accepted = &self.settings.accepted;
        let facts = GameFacts {
            language: accepted.languages()[0],
            accepted,
            start: &start.position,
            from_fen: start.from_fen,
            unclosed,
        };
        let mut moves = Moves::new(game, facts, &mut self.findings, self.settings.material);
        let both = &mut (&mut moves, watch);
        let result = playing::play(game, &start.position, accepted, self.replay, both);
        self.checked.plies += moves.plies;
        if let Some(quiet) = moves.quiet {
            let played = self.replay.moves();
            let repetitions = &mut *self.repetitions;
            if let Some(plies) = repetitions.first_since(&start.position, played, 5, quiet)
                && plies < played.len()
                && let Some(item) = main_line_word(game, plies)
            {
                let mut position = start.position;
                for &mv in &played[..plies] {
                    position.play(mv);
                }
                moves.tell_fivefold(item, &position, plies as u32 + 1);
            }
        }
        moves.end();
        let decision = &result.0;
        if let Some(rival) = decision.rival {
            self.ambiguous_language(game, decision.language, rival);
        }
        result
    }

    fn ambiguous_language(&mut self, game: &Game<'_>, used: &'static Language, rival: Rival) {
        let span = game.items[rival.item].span;
        let word = game.text(span).into_owned();
        let role = |language: &Language| match language.read(word.as_bytes()) {
            Ok(written) => match written.mv {
                WrittenMove::San(written) => written.role,
                _ => crate::board::Role::Pawn,
            },
            Err(_) => crate::board::Role::Pawn,
        };
        let detail = Detail::TwoLanguages {
            letter: word.chars().take(1).collect(),
            used: (used.code(), role(used)),
            other: (rival.language.code(), role(rival.language)),
            word,
        };
        self.findings
            .add(Note::new(Rule::AmbiguousLanguage, span, detail));
    }
}

/// The item of the main line's word after so many words of it.
fn main_line_word(game: &Game<'_>, words: usize) -> Option<usize> {
    let mut depth = 0_u32;
    let of_main_line = |(_, item): &(usize, &crate::pgn::Item)| {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && item.kind == ItemKind::Word
    };
    game.items
        .iter()
        .enumerate()
        .filter(of_main_line)
        .nth(words)
        .map(|(index, _)| index)
}
