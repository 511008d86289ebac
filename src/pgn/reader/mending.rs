//! What is seen only later: the end of a nested comment, and `0-0` as a terminator.

use super::Reader;
use crate::pgn::game::GameBuf;
use crate::pgn::grammar::is_move_like;
use crate::pgn::item::{Expected, ItemKind};
use crate::pgn::result::Outcome;

impl Reader<'_, '_> {
    /// A `}` that closes nothing. If text that is no movetext stands between it and the comment
    /// before, that text was meant to be in the comment: all of it is one fault.
    pub(super) fn stray_close(&mut self) {
        let text = self.cursor.text;
        let GameBuf {
            items,
            tags,
            overflow,
            ..
        } = &mut *self.cursor.buffers;
        let is_text = |kind: ItemKind| {
            !matches!(
                kind,
                ItemKind::Comment
                    | ItemKind::Bad(_)
                    | ItemKind::VariationOpen
                    | ItemKind::VariationClose
            )
        };
        let between = items
            .iter()
            .rev()
            .take_while(|item| is_text(item.kind))
            .count();
        let first = items.len() - between;
        let tags_end = tags.last().map_or(0, |tag| tag.span.end);
        let follows_comment = first > 0
            && items[first - 1].kind == ItemKind::Comment
            && items[first - 1].span.start >= tags_end;
        let is_prose = items[first..]
            .iter()
            .any(|item| item.kind == ItemKind::Word && !is_move_like(&text[item.span.range()]));
        let whole = overflow.is_none();
        if whole && follows_comment && is_prose {
            let start = items[first].span.start as usize;
            items.truncate(first);
            let end = self.cursor.at + 1;
            self.cursor.at = start;
            self.cursor
                .push(ItemKind::Bad(Expected::CommentOpen), end - start);
        } else {
            self.cursor.push(ItemKind::Bad(Expected::CommentOpen), 1);
        }
    }

    /// `0-0` as the last word of a game whose Result says so is its terminator, not castling.
    pub(super) fn double_forfeit(&mut self) {
        let text = self.cursor.text;
        let forfeits = |bytes: &[u8]| Outcome::read(bytes) == Some((Outcome::DoubleForfeit, false));
        let buffers = &mut *self.cursor.buffers;
        let mut items = buffers.items.iter_mut().rev();
        let Some(last) = items.find(|item| !item.kind.is_aside()) else {
            return;
        };
        if last.kind != ItemKind::Word || !forfeits(&text[last.span.range()]) {
            return;
        }
        let follows_number = matches!(
            items.next().map(|item| item.kind),
            Some(ItemKind::MoveNumber(_))
        );
        let is_tagged = buffers
            .tags
            .iter()
            .any(|tag| &text[tag.name.range()] == b"Result" && forfeits(&text[tag.value.range()]));
        if is_tagged && !follows_number && self.depth == 0 {
            let outcome = Outcome::DoubleForfeit;
            last.kind = ItemKind::Result {
                outcome,
                canonical: false,
            };
        }
    }
}
