//! Text outside games, and what begins a game.

use crate::pgn::cursor::Cursor;
use crate::pgn::grammar::{begins_tag_pair, has_blank_line, is_move_like, skip_blanks, token};
use crate::pgn::item::{Expected, Item, ItemKind, NumberStyle};
use crate::span::Span;

/// What may begin a game that has no tags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opening {
    /// At the start of the text: a number or a move.
    NumberOrMove,
    /// Behind a terminator: number 1.
    NumberOne,
    /// Behind stray text: nothing.
    Nothing,
}

/// Whether a game begins where the cursor is (at a token). `game_at`: where one does for certain.
pub(crate) fn begins_game(cursor: &Cursor<'_>, opening: Opening, game_at: Option<usize>) -> bool {
    let rest = cursor.rest();
    if rest.first() == Some(&b'[') {
        return game_at == Some(cursor.at) || begins_tag_pair(rest);
    }
    if opening == Opening::Nothing {
        return false;
    }
    let (kind, length) = token(rest, cursor.is_fresh_line());
    opens(rest, kind, length, opening)
}

/// Whether this token begins a game without tags.
fn opens(rest: &[u8], kind: ItemKind, length: usize, opening: Opening) -> bool {
    match kind {
        ItemKind::MoveNumber(NumberStyle::DotsOnly) => false,
        ItemKind::MoveNumber(style) => {
            let span = Span::new(0, length as u32);
            let is_number =
                style != NumberStyle::Bare || is_move_like(skip_blanks(&rest[length..]));
            is_number
                && (opening == Opening::NumberOrMove
                    || opening == Opening::NumberOne && Item { kind, span }.number(rest) == Some(1))
        }
        ItemKind::Word => opening == Opening::NumberOrMove && is_move_like(rest),
        _ => false,
    }
}

/// Reads up to the next game or the end of the section. Gives what may begin a game there.
pub(crate) fn read_outside(
    cursor: &mut Cursor<'_>,
    mut opening: Opening,
    game_at: Option<usize>,
) -> Opening {
    // Whether the last token is a run of stray text that may go on.
    let mut in_run = false;
    loop {
        let before = cursor.at;
        if cursor.skip_blanks().is_none() || begins_game(cursor, opening, game_at) {
            return opening;
        }
        in_run = in_run && !has_blank_line(&cursor.text[before..cursor.at]);
        let (kind, length) = token(cursor.rest(), cursor.is_fresh_line());
        match kind {
            ItemKind::Result { .. } => {
                in_run = false;
                opening = Opening::NumberOne;
                cursor.push(kind, length);
            }
            _ if in_run => {
                let gap = cursor.at - before;
                cursor.at = before;
                cursor.extend(gap + length);
            }
            _ if stands_outside(kind) => cursor.push(kind, length),
            _ => {
                in_run = true;
                opening = Opening::Nothing;
                cursor.push(ItemKind::Stray, length);
            }
        }
    }
}

/// Whether a token has a meaning outside games; the others are stray text.
const fn stands_outside(kind: ItemKind) -> bool {
    match kind {
        ItemKind::Mark(_) | ItemKind::Nag | ItemKind::Bad(Expected::CommentClose) => true,
        ItemKind::Punctuation => false,
        _ => kind.is_aside(),
    }
}
