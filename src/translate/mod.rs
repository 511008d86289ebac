//! Games in the piece letters of another language: nothing else changes, unless asked for.
//!
//! Each game is read in its own language ([`decision`]), each of its move words gets other letters
//! ([`letters`]) or, with the board's help, another form ([`form`]); every other byte is copied. A
//! game whose language cannot be told or that cannot be read is copied as it is, with a [`Notice`]
//! that says why and where.

mod code_page;
mod comments;
mod decision;
mod form;
mod game;
mod letters;
mod list;
mod recode;
mod rewriter;
mod words;

pub use code_page::CodePage;

use std::ops::Range;

use crate::board::Position;
use crate::language::Accepted;
use crate::notation::Language;
use crate::pgn::{GameBuf, Part};
use crate::replay::Replay;
use crate::report::Locale;
use crate::report::{Charset, Evidence, Lines, Notice, Reason};
use crate::span::Span;
use game::Translator;

/// What is written for a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Form {
    /// The word as it is, with other letters.
    #[default]
    Letters,
    /// Canonical SAN (PGN standard 8.2.3): `Cbd2`.
    San,
    /// Long algebraic notation: `Cb1-d2`.
    Long,
    /// The coordinates of UCI: `b1d2`.
    Uci,
}

/// What is wanted.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The languages that a game may be in.
    pub accepted: Accepted,
    /// The language to write; each game's own without.
    pub to: Option<&'static Language>,
    /// What is written for a move.
    pub form: Form,
    /// Whether words of comments that are clearly moves are translated too.
    pub comments: bool,
    /// Whether everything is written in UTF-8, whatever it was read in.
    pub utf8: bool,
    /// The old table that the text is read in; UTF-8 or Windows-1252 without, game by game.
    pub code_page: Option<&'static CodePage>,
    /// Whether the text is moves without tags, in the forms of books and lists.
    pub moves: bool,
    /// The position that games without a FEN tag start from.
    pub start: Position,
    /// The language of the openings' names in the tags Opening and Variation; as they are without.
    pub names: Option<Locale>,
}

impl Settings {
    /// Whether moves stay as they are and need not be read: only names are wanted.
    fn leaves_moves(&self) -> bool {
        self.names.is_some() && self.to.is_none() && self.form == Form::Letters
    }
}

/// Buffers for chunk after chunk.
#[derive(Debug, Default)]
pub struct Scratch {
    buffers: GameBuf,
    replay: Replay,
}

/// What became of a chunk.
#[derive(Debug, Default)]
pub struct Translation {
    /// The text that was translated, if it is not the chunk's: the same in UTF-8. The spans of the
    /// games are in it.
    pub source: Option<Vec<u8>>,
    /// The new text.
    pub text: Vec<u8>,
    /// Its games in order.
    pub games: Vec<Translated>,
    /// What is to be told of them, in the order of the games.
    pub notices: Vec<Notice>,
}

/// What became of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Translated {
    /// The game in the chunk, or in [`Translation::source`].
    pub span: Span,
    /// What stands for it in the new text.
    pub text: Range<usize>,
    /// The language it was read in; `None` if that was not decided.
    pub language: Option<&'static Language>,
    /// What decided.
    pub evidence: Evidence,
    /// What was done.
    pub outcome: Outcome,
}

/// What was done with a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// So many words of moves and names in tags changed; none if they are right as they are.
    Translated(u32),
    /// It was copied as it is, although more was asked for: a notice says why.
    Left,
}

/// Translates the games of a chunk; what stands outside them is copied.
pub fn translate(bytes: &[u8], settings: &Settings, scratch: &mut Scratch) -> Translation {
    let Some(page) = settings.code_page else {
        return translate_text(bytes, settings, scratch);
    };
    let source = page.decode(bytes);
    let done = translate_text(source.as_bytes(), settings, scratch);
    if settings.utf8 {
        let source = Some(source.into_bytes());
        return Translation { source, ..done };
    }
    recode::to_code_page(page, &source, done)
}

/// Translates text in UTF-8 or Windows-1252.
fn translate_text(bytes: &[u8], settings: &Settings, scratch: &mut Scratch) -> Translation {
    let Scratch { buffers, replay } = scratch;
    let source = if settings.utf8 {
        recode::to_utf8(bytes, buffers)
    } else {
        None
    };
    let text = source.as_deref().unwrap_or(bytes);
    let mut translator = Translator::new(settings, replay);
    let all = if settings.moves {
        list::translate(text, &mut translator, buffers)
    } else {
        games(text, &mut translator, buffers)
    };
    Translation { source, ..all }
}

/// Translates the games of a text.
fn games(bytes: &[u8], translator: &mut Translator<'_>, buffers: &mut GameBuf) -> Translation {
    let mut all = Translation {
        text: Vec::with_capacity(bytes.len() + bytes.len() / 8),
        ..Translation::default()
    };
    let mut lines = Lines::new(bytes);
    let mut parts = buffers.parts(bytes);
    while let Some(part) = parts.next_part() {
        let Part::Game(game) = part else {
            all.text.extend_from_slice(&bytes[part.span().range()]);
            continue;
        };
        let start = all.text.len();
        let done = translator.game(&game, &mut all.text);
        let number = all.games.len() as u32 + 1;
        let charset = Charset::from(game.encoding);
        for (span, reason) in translator.told.drain(..) {
            let place = lines.place(span.start, charset);
            all.notices.push(Notice {
                game: number,
                place,
                reason,
            });
        }
        all.games.push(Translated {
            span: game.span,
            text: start..all.text.len(),
            language: done.language,
            evidence: done.evidence,
            outcome: done.outcome,
        });
    }
    all
}

/// What becomes of a game over the limit, of which `bytes` are the beginning: it is copied.
pub fn overlong(bytes: &[u8]) -> Translation {
    let start = bytes.iter().position(|byte| !byte.is_ascii_whitespace());
    let at = start.unwrap_or_default() as u32;
    Translation {
        games: vec![Translated {
            span: Span::new(0, bytes.len() as u32),
            text: 0..bytes.len(),
            language: None,
            evidence: Evidence::None,
            outcome: Outcome::Left,
        }],
        notices: vec![Notice {
            game: 1,
            place: Lines::new(bytes).place(at, Charset::Utf8),
            reason: Reason::Oversized,
        }],
        ..untouched(bytes)
    }
}

/// Text that is copied as it is.
pub fn untouched(bytes: &[u8]) -> Translation {
    Translation {
        text: bytes.to_vec(),
        ..Translation::default()
    }
}
