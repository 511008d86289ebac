//! Beginnings of games, found by parsing.
//!
//! Three things make a beginning that the parser sees one that no later byte can take back, and one
//! where parsing may start afresh:
//!
//! - It says by itself that a game begins: `[Name "`, `[Event `, or a number. For a number that
//!   takes the move behind it, so enough text must follow.
//! - Nothing before it was decided by the bytes running out. What has no end of its own in reach is
//!   an open comment, behind which the parser sees no game at all, and a comment with a `{` in it,
//!   whose other `}` may be yet to come. All else ends with its line at the latest.
//! - Nothing is carried over it. A tag left open is, to the end of its line.

use crate::input::{Boundaries, GameStarts};
use crate::pgn::boundary::{BOM, EVENT, last_safe_point};
use crate::pgn::{Expected, Game, GameBuf, ItemKind, Part, TagForm, begins_tag_pair};
use memchr::{memchr_iter, memchr2};

/// How many ASCII letters must stand behind a number for the parser to be sure of it: the first
/// eight characters of a word decide whether it is like a move.
const LETTERS_BEHIND_NUMBER: usize = 64;

/// The boundaries that [`GameBuf::parts`] draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameBoundaries {
    item_limit: Option<usize>,
}

impl GameBoundaries {
    /// The boundaries as [`GameBuf::default`] draws them.
    pub const fn new() -> Self {
        Self { item_limit: None }
    }

    /// The boundaries as [`GameBuf::with_item_limit`] draws them: the workers must use the same
    /// limit, since behind it a game is read less closely.
    pub const fn with_item_limit(item_limit: usize) -> Self {
        Self {
            item_limit: Some(item_limit),
        }
    }
}

impl Default for GameBoundaries {
    fn default() -> Self {
        Self::new()
    }
}

impl Boundaries for GameBoundaries {
    fn last_safe_point(&self, bytes: &[u8]) -> Option<usize> {
        last_safe_point(bytes).filter(|&at| is_behind_something(bytes, at))
    }

    fn last_game_starts(&self, bytes: &[u8]) -> GameStarts {
        let mut buffers = self
            .item_limit
            .map_or_else(GameBuf::default, GameBuf::with_item_limit);
        let numbers_end = numbers_end(bytes);
        let mut starts = GameStarts::default();
        let mut open_line = 0;
        let mut parts = buffers.parts(bytes);
        while let Some(part) = parts.next_part() {
            let Part::Game(game) = part else {
                continue;
            };
            let start = game.span.start as usize;
            let is_certain = begins_by_itself(bytes, start, numbers_end);
            if is_certain && start >= open_line && is_behind_something(bytes, start) {
                starts.anywhere = Some(start);
                if matches!(bytes[start - 1], b'\n' | b'\r') {
                    starts.at_line_start = Some(start);
                }
            }
            if game.hides_opening || awaits_brace(&game) {
                break;
            }
            open_line = open_line_end(&game, open_line);
        }
        starts
    }
}

/// Whether cutting at `at` leaves anything before it.
fn is_behind_something(bytes: &[u8], at: usize) -> bool {
    at > 0 && bytes[..at] != *BOM
}

/// Whether the game at `start` is one for whoever begins to read there, whatever follows `bytes`.
fn begins_by_itself(bytes: &[u8], start: usize, numbers_end: usize) -> bool {
    let rest = &bytes[start..];
    match rest.first() {
        Some(b'[') => rest.starts_with(EVENT) || begins_tag_pair(rest),
        // Glued to what is before it, that might be another token without it.
        Some(b'0'..=b'9') => {
            let before = start.checked_sub(1).map(|at| bytes[at]);
            start < numbers_end && matches!(before, Some(b' ' | b'\t' | b'\n' | b'\r'))
        }
        _ => false,
    }
}

/// Where the text ends in which numbers are certain to be what they look like (byte offset).
fn numbers_end(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, byte)| byte.is_ascii_alphabetic())
        .nth(LETTERS_BEHIND_NUMBER - 1)
        .map_or(0, |(at, _)| at)
}

/// Whether a comment of the game holds a `{`, and the search for the `}` that it lacks came to the
/// end of the bytes.
fn awaits_brace(game: &Game<'_>) -> bool {
    game.items.iter().enumerate().any(|(index, item)| {
        if item.kind != ItemKind::Comment {
            return false;
        }
        let nested = memchr_iter(b'{', game.slice(item.span)).skip(1).count();
        if nested == 0 {
            return false;
        }
        let closing = game
            .items
            .get(index + 1)
            .filter(|next| next.kind == ItemKind::Bad(Expected::CommentOpen));
        let closed = closing.map_or(0, |next| memchr_iter(b'}', game.slice(next.span)).count());
        let end = closing.unwrap_or(item).span.end as usize;
        closed < nested && memchr2(b'{', b'}', &game.bytes[end..]).is_none()
    })
}

/// The end of the last line where a tag of the game was left open (byte offset), 0 if none was;
/// none is looked for before `known`, the last such end so far.
fn open_line_end(game: &Game<'_>, known: usize) -> usize {
    let mut line_end = known;
    for tag in game.tags.iter().filter(|tag| tag.form == TagForm::Open) {
        let from = tag.span.end as usize;
        if from >= line_end {
            let rest = &game.bytes[from..];
            line_end = from + memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        }
    }
    line_end
}
