//! A game as what is to be written of it: moves, NAGs, comments and variations in order.

use crate::export::comment;
use crate::export::record::Played;
use crate::export::style::Style;
use crate::pgn::{Game, ItemKind, Mark, nag};

/// A part of a game's movetext.
#[derive(Debug, Clone, Copy)]
pub(super) enum Element<'a> {
    /// A move.
    Move(&'a Played),
    /// A NAG.
    Nag(u8),
    /// A comment, as an index into the items.
    Comment(usize),
    /// A line that `%` hides, as an index into the items.
    Escape(usize),
    /// The next moves replace the last one.
    Open,
    /// The line goes on that the variation left.
    Close,
}

/// What of a game is to be written.
#[derive(Clone, Copy)]
pub(super) struct Elements<'a> {
    pub(super) game: &'a Game<'a>,
    /// The moves of the game in the order of their words.
    pub(super) played: &'a [Played],
    /// The first item that is left out, with all behind it.
    pub(super) end: usize,
    pub(super) style: &'a Style,
}

impl<'a> Elements<'a> {
    /// Shows the elements one after another. A word that is not among the moves played is the end.
    #[inline]
    pub(super) fn each(self, mut show: impl FnMut(Element<'a>)) {
        let mut walk = Walk {
            elements: self,
            open: Vec::new(),
            moved: false,
            bare: 0,
        };
        let mut played = self.played.iter();
        for (index, item) in self.game.items.iter().enumerate().take(self.end) {
            match item.kind {
                ItemKind::Word => {
                    let Some(mv) = played.next().filter(|mv| mv.item as usize == index) else {
                        break;
                    };
                    walk.moved = true;
                    if walk.is_shown() {
                        show(Element::Move(mv));
                        if mv.nag > 0 && self.style.nags {
                            show(Element::Nag(mv.nag));
                        }
                    }
                }
                ItemKind::MoveNumber(_) => {}
                _ => {
                    if let Some(element) = walk.other(index) {
                        show(element);
                    }
                }
            }
        }
        while walk.has_open() {
            if let Some(element) = walk.close() {
                show(element);
            }
        }
    }
}

/// Where a walk through the items of a game is.
struct Walk<'a> {
    elements: Elements<'a>,
    /// For each open variation that has moves, whether the line it leaves had any.
    open: Vec<bool>,
    /// Whether the line has a move so far.
    moved: bool,
    /// Open variations without moves, the innermost ones: their brackets are left out.
    bare: usize,
}

impl<'a> Walk<'a> {
    /// Whether what stands here is written.
    #[inline]
    fn is_shown(&self) -> bool {
        self.elements.style.variations || self.open.is_empty() && self.bare == 0
    }

    /// Whether variations are open.
    fn has_open(&self) -> bool {
        self.bare > 0 || !self.open.is_empty()
    }

    /// What is to be written for an item that is no move and no number.
    fn other(&mut self, index: usize) -> Option<Element<'a>> {
        let Elements { game, style, .. } = self.elements;
        let item = game.items[index];
        match item.kind {
            ItemKind::VariationOpen => self.open(index),
            ItemKind::VariationClose => self.close(),
            _ if !self.is_shown() => None,
            ItemKind::Nag => {
                let number = item.number(game.bytes);
                self.annotation(number.filter(|&number| number <= nag::LARGEST), index)
            }
            ItemKind::Mark(Mark::Nag(nag)) => self.annotation(Some(u32::from(nag)), index),
            ItemKind::Mark(Mark::Odd) => self.annotation(None, index),
            ItemKind::Comment
            | ItemKind::LineComment
            | ItemKind::Bracketed
            | ItemKind::Mark(Mark::Evaluation) => {
                let is_left = style.comments && !is_clock_alone(game, index, style);
                is_left.then_some(Element::Comment(index))
            }
            ItemKind::Escape => style.comments.then_some(Element::Escape(index)),
            _ => None,
        }
    }

    /// A NAG; one that PGN does not have, or before any move of the line, is kept as a comment.
    fn annotation(&self, nag: Option<u32>, index: usize) -> Option<Element<'a>> {
        let style = self.elements.style;
        match nag.filter(|_| self.moved && self.bare == 0) {
            _ if !style.nags => None,
            Some(nag) => Some(Element::Nag(nag as u8)),
            None => style.comments.then_some(Element::Comment(index)),
        }
    }

    fn open(&mut self, index: usize) -> Option<Element<'a>> {
        if self.bare > 0 || !self.has_moves(index) {
            self.bare += 1;
            return None;
        }
        self.open.push(self.moved);
        self.moved = false;
        self.elements.style.variations.then_some(Element::Open)
    }

    /// Whether a variation begins with a move, behind whatever stands before it. (One that begins
    /// with another variation is an error, and games are not written beyond that.)
    fn has_moves(&self, open: usize) -> bool {
        let Elements { game, end, .. } = self.elements;
        let inside = game.items[..end.min(game.items.len())]
            .iter()
            .skip(open + 1);
        let first = inside.map(|item| item.kind).find(|kind| {
            matches!(
                kind,
                ItemKind::Word | ItemKind::VariationOpen | ItemKind::VariationClose
            )
        });
        first == Some(ItemKind::Word)
    }

    /// One bracket too many is passed over.
    fn close(&mut self) -> Option<Element<'a>> {
        if self.bare > 0 {
            self.bare -= 1;
            return None;
        }
        self.moved = self.open.pop()?;
        self.elements.style.variations.then_some(Element::Close)
    }
}

/// Whether nothing is left of a comment when its clock times are left out.
fn is_clock_alone(game: &Game<'_>, index: usize, style: &Style) -> bool {
    if style.clocks {
        return false;
    }
    let text = comment::text(game, game.items[index]);
    text.contains("[%") && comment::without_clocks(text).trim().is_empty()
}
