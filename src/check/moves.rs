//! The moves of a game: legality, how each is written, their numbers, and moves after the end.

use crate::board::{Material, Position};
use crate::check::faults;
use crate::check::findings::{Findings, Note};
use crate::check::game::{GameFacts, numbered};
use crate::check::spelling::{self, Spelt};
use crate::notation::Language;
use crate::pgn::Game;
use crate::replay::{Fault, Numbering, Observer, Ply};
use crate::report::{Detail, Rule};
use crate::span::Span;

/// Plies without capture or pawn move that a fivefold repetition takes at least.
const FIVEFOLD_PLIES: u32 = 16;

/// Rules that report the first move of their kind with the number of all.
pub(super) const COUNTED: [Rule; 3] = [Rule::LongAlgebraic, Rule::CoordinateMove, Rule::Figurine];

/// Looks on while a game is replayed.
pub(super) struct Moves<'a, 'f, 'b> {
    pub(super) game: &'a Game<'a>,
    pub(super) facts: GameFacts<'a>,
    pub(super) findings: &'f mut Findings<'b>,
    /// Where the findings of the moves begin.
    mark: usize,
    pub(super) material: Material,
    /// Plies played in all lines.
    pub(super) plies: u64,
    /// For each of [`COUNTED`] that came up the first note and how many there were.
    pub(super) counted: Vec<(Note, u32)>,
    /// Whether the main line has come to a position that ends the game by material or by 75 moves.
    over: bool,
    /// The finding of the first move after the game had ended by material or by 75 moves.
    ended: Option<Box<Note>>,
    /// After how many plies of the main line the first stretch without capture or pawn move begins
    /// in which a position may stand for the fifth time.
    pub(super) quiet: Option<usize>,
}

impl<'a, 'f, 'b> Moves<'a, 'f, 'b> {
    pub(super) fn new(
        game: &'a Game<'a>,
        facts: GameFacts<'a>,
        findings: &'f mut Findings<'b>,
        material: Material,
    ) -> Self {
        Self {
            game,
            facts,
            mark: findings.mark(),
            findings,
            material,
            plies: 0,
            counted: Vec::new(),
            over: false,
            ended: None,
            quiet: None,
        }
    }

    /// A move of the main line: had the game ended before it, does it end it, or may it repeat a
    /// position?
    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    fn main_line(&mut self, ply: &Ply<'_>) {
        if self.over {
            self.tell_ended(ply.item, &ply.before(), ply.moves.len() as u32);
        }
        if ply.after.halfmoves() >= FIVEFOLD_PLIES {
            self.stay_quiet(ply.after, ply.moves.len());
        }
        // A promotion to a minor piece may be the end too.
        if ply.mv.captured.is_some() || ply.mv.promotion().is_some() {
            self.over |= ply.after.is_dead(self.material);
        }
    }

    /// A position of a long stretch without capture or pawn move.
    fn stay_quiet(&mut self, after: &Position, plies: usize) {
        let began = plies.saturating_sub(FIVEFOLD_PLIES as usize);
        self.quiet.get_or_insert(began);
        self.over |= after.is_seventy_five_moves();
    }

    #[cold]
    fn tell_ended(&mut self, item: usize, before: &Position, ply: u32) {
        if self.ended.is_some() {
            return;
        }
        let rule = if before.is_dead(self.material) {
            Rule::MovesAfterDeadPosition
        } else {
            Rule::MovesAfter75Moves
        };
        self.ended = Some(Box::new(self.after_end(rule, item, before, ply)));
    }

    /// A move that was played although the game had ended before it.
    fn after_end(&self, rule: Rule, item: usize, before: &Position, ply: u32) -> Note {
        let span = self.game.items[item].span;
        let number = number_before(before);
        let mut note = Note::new(rule, span, Detail::Ended { number });
        note.ply = ply;
        note.mv = Some(numbered(before, self.game, span));
        note
    }

    /// A main-line move after the position had occurred for the fifth time.
    pub(super) fn tell_fivefold(&mut self, item: usize, before: &Position, ply: u32) {
        if self.ended.as_ref().is_none_or(|ended| ply < ended.ply) {
            let note = self.after_end(Rule::MovesAfterFivefold, item, before, ply);
            self.ended = Some(Box::new(note));
        }
    }

    /// Adds the findings that could be told only when the game was read: the one on moves after its
    /// end, and those that count the moves of a kind.
    pub(super) fn end(&mut self) {
        if let Some(note) = self.ended.take() {
            self.findings.add(*note);
        }
        for (mut note, count) in self.counted.drain(..) {
            if let Detail::Form { count: all, .. } = &mut note.detail {
                *all = count;
            }
            self.findings.add(note);
        }
    }
}

/// The number of the move that led to a position.
pub(super) fn number_before(position: &Position) -> u32 {
    match position.turn() {
        crate::board::Color::White => position.fullmove().saturating_sub(1),
        crate::board::Color::Black => position.fullmove(),
    }
}

impl Observer for Moves<'_, '_, '_> {
    #[inline]
    fn begin(&mut self, language: &'static Language) {
        self.findings.forget(self.mark);
        self.facts.language = language;
        self.plies = 0;
        self.counted.clear();
        self.over =
            self.facts.start.is_seventy_five_moves() || self.facts.start.is_dead(self.material);
        self.ended = None;
        self.quiet = None;
    }

    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    fn ply(&mut self, ply: &Ply<'_>) {
        self.plies += 1;
        if ply.depth == 0 {
            self.main_line(ply);
        }
        if !ply.is_canonical && ply.item < self.facts.unclosed {
            let spelt = Spelt {
                item: ply.item,
                word: ply.word,
                mv: ply.mv,
                least: ply.least,
                given: ply.given,
                before: &ply.before(),
                after: ply.after,
                ply: ply.moves.len() as u32,
            };
            spelling::check(self, &spelt);
        }
    }

    #[cold]
    fn fault(&mut self, fault: &Fault<'_>) {
        if fault.item < self.facts.unclosed {
            faults::check(self, fault);
        }
    }

    #[cold]
    fn wrong_number(&mut self, number: &Numbering) {
        if number.item > self.facts.unclosed {
            return;
        }
        let item = self.game.items[number.item];
        // The dots that belong to a number may stand apart from it: the fix writes both anew.
        let text = match number.expected.1 {
            crate::board::Color::White => format!("{}.", number.expected.0),
            crate::board::Color::Black => format!("{}...", number.expected.0),
        };
        let mut note = Note::new(
            Rule::WrongMoveNumber,
            item.span,
            Detail::MoveNumber {
                written: number.written,
                expected: number.expected,
                no_fen: !self.facts.from_fen && number.plies == 0 && number.depth == 0,
            },
        );
        note.ply = number.plies + 1;
        note.fix = Some(crate::edit::Fix {
            edits: crate::edit::Edits::one(item.span, text.as_bytes()),
            applicability: crate::edit::Applicability::Unsafe,
        });
        self.findings.add(note);
    }
}

/// Where the part of a word behind its last blank stands; the whole word without a blank.
pub(super) fn spaced_part(game: &Game<'_>, span: Span) -> Span {
    let bytes = game.slice(span);
    let blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n');
    let mut start = bytes.iter().rposition(blank).map_or(0, |at| at + 1);
    if matches!(&bytes[start..], b"p" | b"p.") {
        // `e. p.` is one part.
        let head = &bytes[..start.saturating_sub(1)];
        start = head.iter().rposition(blank).map_or(0, |at| at + 1);
    }
    Span::new(span.start + start as u32, span.end)
}
