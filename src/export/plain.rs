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

/// Writes the moves up to the first thing that is none.
fn moves(content: &Content<'_>, style: &Style, out: &mut Vec<u8>) -> Option<usize> {
    let game = content.game;
    let mut strip = Strip::new(out, style.width);
    let mut left = content.elements.played.len();
    let mut number = content.start.position.fullmove() as usize;
    let mut is_white = true;
    for item in game.items.iter().take(content.elements.end) {
        if item.kind == ItemKind::Word {
            if left == 0 {
                break;
            }
            left -= 1;
            if is_white {
                let text = number::WHITE.get(number)?;
                strip.word(text.padded().first_chunk()?, text.text().len());
                number += 1;
            }
            is_white = !is_white;
            let text = game.bytes.get(item.span.start as usize..)?.first_chunk()?;
            let length = item.span.len() as usize;
            if length > WORD {
                return None;
            }
            strip.word(text, length);
        } else if item.kind == ItemKind::Comment && style.comments {
            return None;
        }
    }
    Some(strip.finish())
}

/// Puts words on lines as [`super::lines::Lines`] does, but only short ones of ASCII.
struct Strip<'o> {
    out: &'o mut Vec<u8>,
    width: usize,
    /// Characters on the line so far.
    column: usize,
    block: [u8; BLOCK],
    /// How much of the block is taken.
    taken: usize,
}

impl<'o> Strip<'o> {
    /// Behind a line that is full, so that the first word ends it.
    fn new(out: &'o mut Vec<u8>, width: usize) -> Self {
        // No game is as long, and a column more can still be counted.
        let width = width.min(u32::MAX as usize);
        Self {
            out,
            width,
            column: width,
            block: [0; BLOCK],
            taken: 0,
        }
    }

    /// Adds the word of that length, at most [`WORD`], at the beginning of these bytes.
    #[expect(clippy::inline_always, reason = "so its counts stay in registers")]
    #[inline(always)]
    fn word(&mut self, bytes: &[u8; WORD], length: usize) {
        if self.taken > BLOCK - (1 + WORD) {
            self.out.extend_from_slice(&self.block[..self.taken]);
            self.taken = 0;
        }
        let along = self.column + 1 + length;
        let fits = along < self.width;
        self.column = if fits { along } else { length };
        self.block[self.taken] = if fits { b' ' } else { b'\n' };
        self.block[self.taken + 1..][..WORD].copy_from_slice(bytes);
        self.taken += 1 + length;
    }

    /// Adds the rest; how many characters the last line has.
    fn finish(self) -> usize {
        self.out.extend_from_slice(&self.block[..self.taken]);
        self.column
    }
}
