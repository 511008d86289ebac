//! Games that wait to be counted.
//!
//! The instructions that check games and those that count them do not fit into a processor's nearest
//! cache together. So games are kept until there are some to count in one go.

use crate::board::{Ending, Move};
use crate::check::{CheckedGame, CheckedMoves, Start};
use crate::language::Decision;
use crate::pgn::{Encoding, Game, Item, ItemKind, NoBreakSpaces, Tag};
use crate::replay::MainLine;
use crate::span::Span;
use crate::stats::counted::Seen;

/// How many games wait at most.
const MOST: usize = 16;

/// Games of a chunk that wait to be counted.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    games: Vec<Kept>,
    /// Of all games, one behind the other.
    tags: Vec<Tag>,
    moves: Vec<Move>,
    stretches: Vec<u32>,
    /// Where they all start.
    start: Option<Start>,
}

/// What is kept of one game.
#[derive(Debug)]
struct Kept {
    number: u32,
    span: Span,
    encoding: Encoding,
    /// Its last token, which is its result.
    last: Item,
    decision: Decision,
    line: MainLine,
    ending: Option<Ending>,
    seen: Seen,
    /// Where its part of each list ends.
    tags: usize,
    moves: usize,
    stretches: usize,
}

impl Waiting {
    /// Keeps a game, if it is a usual one: played to its end without a finding, from where all games
    /// start, and with a result behind all else. Whether it is.
    #[inline]
    pub(super) fn keep(
        &mut self,
        game: &Game<'_>,
        checked: &CheckedGame<'_>,
        seen: Seen,
        stretches: &[u32],
    ) -> bool {
        let (Some(moves), Some(&last)) = (checked.moves, game.items.last()) else {
            return false;
        };
        let has_result = matches!(last.kind, ItemKind::Result { .. });
        let is_usual = moves.line.complete && checked.findings.is_empty() && has_result;
        if !is_usual || !self.starts_at(checked.start) {
            return false;
        }
        self.tags.extend_from_slice(game.tags);
        self.moves.extend_from_slice(moves.played);
        self.stretches.extend_from_slice(stretches);
        self.games.push(Kept {
            number: checked.number,
            span: game.span,
            encoding: game.encoding,
            last,
            decision: *moves.decision,
            line: *moves.line,
            ending: moves.ending,
            seen,
            tags: self.tags.len(),
            moves: self.moves.len(),
            stretches: self.stretches.len(),
        });
        true
    }

    /// Whether all games, with one that starts so, start alike.
    fn starts_at(&mut self, start: &Start) -> bool {
        if start.from_fen || start.chess960 {
            return false;
        }
        let usual = self.start.get_or_insert_with(|| start.clone());
        usual.position == start.position
    }

    /// Whether they should be counted now.
    pub(super) fn is_full(&self) -> bool {
        self.games.len() >= MOST
    }

    /// Shows the games in order, as much of each as is kept (of its tokens, the result alone), with what
    /// was seen of it and its stretches as [`crate::account::Quiet::reached`] has them; `bytes` are the
    /// chunk's.
    #[inline]
    pub(super) fn for_each(
        &self,
        bytes: &[u8],
        mut show: impl FnMut(&Game<'_>, &CheckedGame<'_>, Seen, &[u32]),
    ) {
        let Some(start) = &self.start else {
            return;
        };
        let (mut tags, mut moves, mut stretches) = (0, 0, 0);
        for kept in &self.games {
            let game = Game {
                bytes,
                span: kept.span,
                tags: &self.tags[tags..kept.tags],
                items: std::slice::from_ref(&kept.last),
                encoding: kept.encoding,
                no_break_spaces: NoBreakSpaces::default(),
                overflow: None,
                is_plain: true,
                hides_opening: false,
            };
            let checked = CheckedGame {
                number: kept.number,
                start,
                moves: Some(CheckedMoves {
                    decision: &kept.decision,
                    line: &kept.line,
                    ending: kept.ending,
                    played: &self.moves[moves..kept.moves],
                }),
                findings: &[],
                valid: true,
            };
            let reached = &self.stretches[stretches..kept.stretches];
            show(&game, &checked, kept.seen, reached);
            (tags, moves, stretches) = (kept.tags, kept.moves, kept.stretches);
        }
    }

    /// Forgets the games.
    pub(super) fn clear(&mut self) {
        self.games.clear();
        self.tags.clear();
        self.moves.clear();
        self.stretches.clear();
        self.start = None;
    }
}
