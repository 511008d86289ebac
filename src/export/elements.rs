//! A game as what is to be written of it: moves, NAGs, comments and variations in order.

use crate::export::comment;
use crate::export::record::Played;
use crate::export::style::Style;
use crate::pgn::{Game, ItemKind, Mark, nag};

/// A part of a game's movetext.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Element {
    /// A move, as an index into the plies that were played.
    Move(u32),
    /// A NAG.
    Nag(u8),
    /// A comment, as an index into the items.
    Comment(u32),
    /// A line that `%` hides, as an index into the items.
    Escape(u32),
    /// The next moves replace the last one.
    Open,
    /// The line goes on that the variation left.
    Close,
    /// The bracket of a variation without moves.
    Nothing,
}

/// Makes the elements of games, one after another, in buffers that are kept.
#[derive(Debug, Default)]
pub(super) struct Elements {
    list: Vec<Element>,
    /// For each open variation its bracket's place in the list, and whether it has moves.
    open: Vec<(usize, bool)>,
}

impl Elements {
    /// The elements of a game up to the item `end`. Every move of it before that is among `played`,
    /// in the order of the items; the first that is not is the end too.
    pub(super) fn of(
        &mut self,
        game: &Game<'_>,
        played: &[Played],
        end: usize,
        style: &Style,
    ) -> &[Element] {
        self.list.clear();
        self.open.clear();
        let mut moved = false;
        let mut ply = 0;
        for (index, item) in game.items.iter().enumerate().take(end) {
            let hidden = !style.variations && !self.open.is_empty();
            let index32 = index as u32;
            match item.kind {
                ItemKind::Word => {
                    let Some(mv) = played.get(ply).filter(|mv| mv.item == index32) else {
                        break;
                    };
                    self.push(Element::Move(ply as u32), hidden);
                    if mv.nag > 0 && style.nags {
                        self.push(Element::Nag(mv.nag), hidden);
                    }
                    ply += 1;
                    moved = true;
                }
                ItemKind::VariationOpen => {
                    self.open.push((self.list.len(), moved));
                    self.push(Element::Open, !style.variations);
                    moved = false;
                }
                ItemKind::VariationClose => moved = self.close(moved, style),
                ItemKind::Nag => {
                    let number = item
                        .number(game.bytes)
                        .filter(|&number| number <= nag::LARGEST);
                    self.annotation(number, moved, index32, hidden, style);
                }
                ItemKind::Mark(Mark::Nag(nag)) => {
                    self.annotation(Some(u32::from(nag)), moved, index32, hidden, style);
                }
                ItemKind::Mark(Mark::Odd) => self.annotation(None, moved, index32, hidden, style),
                ItemKind::Comment
                | ItemKind::LineComment
                | ItemKind::Bracketed
                | ItemKind::Mark(Mark::Evaluation)
                    if style.comments && !is_clock_alone(game, index, style) =>
                {
                    self.push(Element::Comment(index32), hidden);
                }
                ItemKind::Escape if style.comments => self.push(Element::Escape(index32), hidden),
                _ => {}
            }
        }
        while !self.open.is_empty() {
            moved = self.close(moved, style);
        }
        &self.list
    }

    fn push(&mut self, element: Element, hidden: bool) {
        if !hidden {
            self.list.push(element);
        }
    }

    /// A NAG; one that PGN does not have, or before any move of the line, is kept as a comment.
    fn annotation(
        &mut self,
        nag: Option<u32>,
        moved: bool,
        item: u32,
        hidden: bool,
        style: &Style,
    ) {
        match nag {
            _ if !style.nags => {}
            Some(nag) if moved => self.push(Element::Nag(nag as u8), hidden),
            _ if style.comments => self.push(Element::Comment(item), hidden),
            _ => {}
        }
    }

    /// Ends a variation that has moves of its own or not; whether the line it left has any. One
    /// bracket too many is passed over.
    fn close(&mut self, moved: bool, style: &Style) -> bool {
        let Some((open, outer_moved)) = self.open.pop() else {
            return moved;
        };
        if style.variations {
            if moved {
                self.list.push(Element::Close);
            } else if let Some(bracket) = self.list.get_mut(open) {
                *bracket = Element::Nothing;
            }
        }
        outer_moved
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
