//! Writes the words of one game with the letters of another language.

use std::ops::Range;

use crate::board::Role;
use crate::edit::Edits;
use crate::notation::{Language, Spelling, Written, WrittenMove};
use crate::pgn::{Encoding, Game, Item, ItemKind};
use crate::report::Reason;
use crate::span::Span;
use crate::translate::comments;
use crate::translate::letters::{self, WordEdits};
use crate::translate::rewriter::Rewriter;

/// Why the words of a game were not all written anew.
pub(super) enum Stop {
    /// A word, by its index in the items, is no move in the language.
    Unreadable(usize),
    /// A small b may be a bishop, which only the position tells.
    NeedsBoard,
    /// Anything else.
    Told(Span, Reason),
}

/// A game, and how its words are read and written.
#[derive(Clone, Copy)]
pub(super) struct Words<'g> {
    game: &'g Game<'g>,
    /// What becomes of its tags.
    tags: &'g Edits,
    from: &'static Language,
    to: &'static Language,
    /// Whether the other language's bishop cannot be a small b.
    parts_bishop: bool,
    /// Whether moves in comments are translated.
    comments: bool,
}

impl<'g> Words<'g> {
    pub(super) fn new(
        game: &'g Game<'g>,
        tags: &'g Edits,
        from: &'static Language,
        to: &'static Language,
        comments: bool,
    ) -> Self {
        Self {
            game,
            tags,
            from,
            to,
            parts_bishop: to.letter(Role::Bishop) != from.letter(Role::Bishop),
            comments: comments && from != to,
        }
    }

    /// Writes the game; how many words and tags changed. `bishops` are the words, by their index in the
    /// items and in order, whose small b is the bishop, if the board was asked.
    pub(super) fn write(
        &self,
        bishops: Option<&[usize]>,
        out: &mut Vec<u8>,
        told: &mut Vec<(Span, Reason)>,
    ) -> Result<u32, Stop> {
        let game = self.game;
        let mut rewriter = Rewriter::new(game, self.tags, out);
        let mut changed = self.tags.count() as u32;
        for (index, item) in game.items.iter().enumerate() {
            changed += match item.kind {
                ItemKind::Word => {
                    u32::from(self.item(index, *item, bishops, &mut rewriter, told)?)
                }
                _ => self.aside(*item, &mut rewriter)?,
            };
        }
        rewriter.finish(game.span.end);
        Ok(changed)
    }

    /// Writes the moves in a comment; how many changed. Other tokens have none.
    #[inline]
    pub(super) fn aside(&self, item: Item, rewriter: &mut Rewriter<'_>) -> Result<u32, Stop> {
        match item.kind {
            ItemKind::Comment | ItemKind::LineComment if self.comments => {
                self.comment(item.span, rewriter)
            }
            _ => Ok(0),
        }
    }

    #[inline]
    fn item(
        &self,
        index: usize,
        item: Item,
        bishops: Option<&[usize]>,
        rewriter: &mut Rewriter<'_>,
        told: &mut Vec<(Span, Reason)>,
    ) -> Result<bool, Stop> {
        let (game, span) = (self.game, item.span);
        let read = match game.encoding {
            Encoding::Utf8 => self.from.read_within(game.bytes, span),
            Encoding::Windows1252 { .. } => self.from.read(game.text(span).as_bytes()),
        };
        let Ok(written) = read else {
            return Err(Stop::Unreadable(index));
        };
        let is_doubtful = self.parts_bishop && written.spelling.has(Spelling::PAWN_OR_BISHOP);
        let is_canonical = written.spelling.is_canonical() && game.encoding == Encoding::Utf8;
        if is_canonical && !is_doubtful {
            return self.canonical(span, &written, rewriter);
        }
        let is_bishop = match bishops {
            None if is_doubtful => return Err(Stop::NeedsBoard),
            None => false,
            Some(bishops) => is_doubtful && bishops.binary_search(&index).is_ok(),
        };
        self.other(span, &written, is_bishop, rewriter, told)
    }

    /// Writes a canonical word of UTF-8: its letters are where the grammar has them. Whether it
    /// changed.
    #[inline]
    fn canonical(
        &self,
        span: Span,
        written: &Written,
        rewriter: &mut Rewriter<'_>,
    ) -> Result<bool, Stop> {
        let WrittenMove::San(named) = written.mv else {
            return Ok(false);
        };
        let mut changed = false;
        if named.role != Role::Pawn {
            changed |= self.letter(named.role, span.start, rewriter)?;
        }
        if let Some(role) = named.promotion {
            let equals = self.game.slice(span).iter().position(|&byte| byte == b'=');
            let at = span.start + equals.map_or(0, |at| at as u32 + 1);
            changed |= self.letter(role, at, rewriter)?;
        }
        Ok(changed)
    }

    /// Writes the letter of a role that stands at an offset.
    #[inline]
    fn letter(&self, role: Role, at: u32, rewriter: &mut Rewriter<'_>) -> Result<bool, Stop> {
        let (old, new) = (self.from.letter(role), self.to.letter(role));
        if old == new {
            return Ok(false);
        }
        let span = Span::new(at, at + old.len() as u32);
        let put = rewriter.replace(span, new);
        put.map_err(|lacking| Stop::Told(span, lacking.reason()))?;
        Ok(true)
    }

    /// Writes a word that is not canonical; whether it changed.
    #[cold]
    fn other(
        &self,
        span: Span,
        written: &Written,
        is_bishop: bool,
        rewriter: &mut Rewriter<'_>,
        told: &mut Vec<(Span, Reason)>,
    ) -> Result<bool, Stop> {
        let word = self.game.text(span);
        let to = self.to.code();
        let Some(edits) = letters::edits(self.from, self.to, &word, written, is_bishop) else {
            let word = word.into_owned();
            return Err(Stop::Told(span, Reason::Unwritable { word, to }));
        };
        if edits.drops_pawn {
            let word = word.clone().into_owned();
            told.push((span, Reason::PawnLetter { word, to }));
        }
        let mut places = Places::new(self.game.encoding, &word, span);
        put(&edits, 0, &mut places, rewriter)
    }

    /// Writes the moves in a comment; how many changed.
    fn comment(&self, span: Span, rewriter: &mut Rewriter<'_>) -> Result<u32, Stop> {
        let text = self.game.text(span);
        let mut places = Places::new(self.game.encoding, &text, span);
        let mut changed = 0;
        for (range, written) in comments::moves(&text, self.from) {
            let word = &text[range.clone()];
            if let Some(edits) = letters::edits(self.from, self.to, word, &written, false) {
                changed += u32::from(put(&edits, range.start, &mut places, rewriter)?);
            }
        }
        Ok(changed)
    }
}

/// Writes the letters of a word that begins at an offset of a token's text; whether any changed.
fn put(
    edits: &WordEdits,
    start: usize,
    places: &mut Places<'_>,
    rewriter: &mut Rewriter<'_>,
) -> Result<bool, Stop> {
    let mut changed = false;
    for (range, text) in edits.iter() {
        let range = start + range.start..start + range.end;
        if places.text.get(range.clone()) != Some(text) {
            changed = true;
            let span = places.span(range);
            let put = rewriter.replace(span, text);
            put.map_err(|lacking| Stop::Told(span, lacking.reason()))?;
        }
    }
    Ok(changed)
}

/// Finds the bytes of the source that hold parts of a token's text, which are asked for in order.
struct Places<'t> {
    encoding: Encoding,
    text: &'t str,
    /// An offset in the text, and the same place in the source.
    known: (usize, u32),
}

impl<'t> Places<'t> {
    fn new(encoding: Encoding, text: &'t str, span: Span) -> Self {
        Self {
            encoding,
            text,
            known: (0, span.start),
        }
    }

    fn span(&mut self, range: Range<usize>) -> Span {
        Span::new(self.at(range.start), self.at(range.end))
    }

    fn at(&mut self, offset: usize) -> u32 {
        let between = self.text.get(self.known.0..offset).unwrap_or_default();
        let length = match self.encoding {
            Encoding::Utf8 => between.len(),
            // One byte is one character.
            Encoding::Windows1252 { .. } => between.chars().count(),
        };
        self.known = (offset, self.known.1 + length as u32);
        self.known.1
    }
}
