//! The movetext of games as archives have most of them: one line of moves, each already in the word
//! that is to be written.

use crate::board::Color;
use crate::export::content::Content;
use crate::export::number;
use crate::export::style::Style;
use crate::pgn::ItemKind;

/// Bytes that are gathered before they are added to the rest: a copy at a time of a size that is
/// known, in memory of one's own, is far faster than adding to a vector word by word.
const BLOCK: usize = 512;

/// Bytes that a word is copied with, whatever its length: canonical SAN has seven at most, and so
/// have the numbers of the table.
const WORD: usize = 8;

/// Writes the moves of a game and the line end before them, as [`super::movetext`] would; how many
/// characters the last line has then.
///
/// `None`, and nothing is written, if anything of the game or of the style is out of the usual.
pub(super) fn write(content: &Content<'_>, style: &Style, out: &mut Vec<u8>) -> Option<usize> {
    let is_usual = content.verbatim
        && !content.elements.played.is_empty()
        && content.game.is_plain
        && content.start.position.turn() == Color::White
        && style.spaced_numbers
        && style.plies_per_line.is_none();
    let start = out.len();
    let column = is_usual.then(|| moves(content, style, out)).flatten();
    if column.is_none() {
        out.truncate(start);
    }
    column
}

/// Writes the moves up to the first thing that is none. A function of its own, since its loop needs
/// all registers.
#[inline(never)]
fn moves(content: &Content<'_>, style: &Style, out: &mut Vec<u8>) -> Option<usize> {
    let game = content.game;
    // No game is as long, and a column more can still be counted.
    let width = style.width.min(u32::MAX as usize);
    let mut block = [0; BLOCK];
    // As behind a line that is full, so that the first word ends it.
    let mut end = End {
        taken: 0,
        column: width,
    };
    let mut left = content.elements.played.len();
    let mut number = content.start.position.fullmove() as usize;
    let mut is_white = true;
    for item in game.items.iter().take(content.elements.end) {
        if item.kind == ItemKind::Word {
            if left == 0 {
                break;
            }
            left -= 1;
            if end.taken > BLOCK - 2 * (1 + WORD) {
                add(out, &block[..end.taken]);
                end.taken = 0;
            }
            if is_white {
                let text = number::WHITE.get(number)?;
                let length = text.text().len();
                end = end.with(*text.padded().first_chunk()?, length, width, &mut block);
                number += 1;
            }
            is_white = !is_white;
            let text = *game.bytes.get(item.span.start as usize..)?.first_chunk()?;
            let length = item.span.len() as usize;
            if length > WORD {
                return None;
            }
            end = end.with(text, length, width, &mut block);
        } else if item.kind == ItemKind::Comment && style.comments {
            return None;
        }
    }
    add(out, &block[..end.taken]);
    Some(end.column)
}

#[inline(never)]
fn add(out: &mut Vec<u8>, block: &[u8]) {
    out.extend_from_slice(block);
}

/// Where the words so far end.
#[derive(Clone, Copy)]
struct End {
    /// How much of the block is taken.
    taken: usize,
    /// Characters on the line so far.
    column: usize,
}

impl End {
    /// Puts the word of that length at the beginning of some bytes on its line, as
    /// [`super::lines::Lines`] does; where it ends.
    #[expect(clippy::inline_always, reason = "so that it stays in registers")]
    #[inline(always)]
    fn with(self, bytes: [u8; WORD], length: usize, width: usize, block: &mut [u8; BLOCK]) -> Self {
        let along = self.column + 1 + length;
        let fits = along < width;
        block[self.taken + 1..][..WORD].copy_from_slice(&bytes);
        block[self.taken] = if fits { b' ' } else { b'\n' };
        Self {
            taken: self.taken + 1 + length,
            column: if fits { along } else { length },
        }
    }
}
