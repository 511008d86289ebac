//! The move words of a game and what each language makes of them.

use std::borrow::Cow;

use crate::board::Position;
use crate::notation::{Language, resolve};
use crate::pgn::{Encoding, Game, Item, ItemKind};

/// A move word: its index in the game's items, and its text in UTF-8.
pub(super) type Word<'a> = (usize, Cow<'a, [u8]>);

/// The move words of a game, in order.
pub(super) struct Words<'g, 'a> {
    game: &'g Game<'a>,
    items: std::iter::Enumerate<std::slice::Iter<'a, Item>>,
    depth: u32,
    variations: bool,
}

impl<'g, 'a> Words<'g, 'a> {
    /// Those of the main line.
    pub(super) fn main_line(game: &'g Game<'a>) -> Self {
        Self::new(game, false)
    }

    /// Those of variations too.
    pub(super) fn all(game: &'g Game<'a>) -> Self {
        Self::new(game, true)
    }

    fn new(game: &'g Game<'a>, variations: bool) -> Self {
        Self {
            game,
            items: game.items.iter().enumerate(),
            depth: 0,
            variations,
        }
    }
}

impl<'a> Iterator for Words<'_, 'a> {
    type Item = Word<'a>;

    #[inline]
    fn next(&mut self) -> Option<Word<'a>> {
        loop {
            let (index, item) = self.items.next()?;
            match item.kind {
                ItemKind::Word if self.depth == 0 || self.variations => {
                    return Some((index, text(self.game, *item)));
                }
                ItemKind::VariationOpen => self.depth += 1,
                ItemKind::VariationClose => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
    }
}

/// A word as UTF-8.
#[inline]
fn text<'a>(game: &Game<'a>, item: Item) -> Cow<'a, [u8]> {
    match game.encoding {
        Encoding::Utf8 => Cow::Borrowed(game.slice(item.span)),
        Encoding::Windows1252 { .. } => match game.text(item.span) {
            Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
            Cow::Owned(text) => Cow::Owned(text.into_bytes()),
        },
    }
}

/// What one language makes of the words of a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading {
    pub(super) language: &'static Language,
    /// How many words are moves in it.
    pub(super) readable: usize,
    /// How many words from the first on are legal moves.
    pub(super) legal: usize,
    /// Whether all are.
    pub(super) complete: bool,
}

impl Reading {
    pub(super) fn of(words: &[Word<'_>], start: &Position, language: &'static Language) -> Self {
        let mut position = *start;
        let (mut readable, mut legal, mut alive) = (0, 0, true);
        for (_, word) in words {
            let Ok(written) = language.read(word) else {
                alive = false;
                continue;
            };
            readable += 1;
            match resolve(&position, &written) {
                Ok(resolved) if alive => {
                    position.play(resolved.mv);
                    legal += 1;
                }
                _ => alive = false,
            }
        }
        Self {
            language,
            readable,
            legal,
            complete: alive,
        }
    }
}

/// Whether all languages read the same moves, or all nothing, in each word.
pub(super) fn agree(words: &[Word<'_>], languages: &[&'static Language]) -> bool {
    languages
        .windows(2)
        .all(|pair| first_difference(words, pair[0], pair[1]).is_none())
}

/// The first word that two languages read differently: its index in the game's items.
pub(super) fn first_difference(
    words: &[Word<'_>],
    one: &Language,
    other: &Language,
) -> Option<usize> {
    words
        .iter()
        .find(|(_, word)| {
            let read = |language: &Language| language.read(word).ok().map(|written| written.mv);
            read(one) != read(other)
        })
        .map(|&(index, _)| index)
}
