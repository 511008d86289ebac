//! The movetext section (PGN standard 8.2).

use crate::board::{Color, Role};
use crate::export::comment;
use crate::export::content::Content;
use crate::export::count::Count;
use crate::export::elements::Element;
use crate::export::lines::Lines;
use crate::export::number::{Number, ply_number};
use crate::export::plain;
use crate::export::record::Played;
use crate::export::style::{MoveForm, Style};
use crate::notation::{MoveText, UciCastling, WrittenMove, uci};
use crate::pgn::Item;

/// A move as `style` wants it; a null move is `--` in every form.
#[inline]
pub(super) fn move_text(played: &Played, style: &Style, castling: UciCastling) -> MoveText {
    let written = WrittenMove::canonical(played.mv, played.least);
    match style.form {
        MoveForm::Long => style.letters.write_long(played.mv, played.mark),
        MoveForm::Uci if written != WrittenMove::Null => uci(played.mv, castling),
        _ => style.letters.write(written, played.mark),
    }
}

/// Writes the movetext of a game with its terminator, between two blank lines.
pub(super) fn write(content: &Content<'_>, style: &Style, out: &mut Vec<u8>) {
    let is_ascii = Role::ALL
        .iter()
        .all(|role| style.letters.letter(*role).is_ascii());
    let written = if is_ascii {
        plain::write(content, style, out)
    } else {
        None
    };
    let mut lines = match written {
        Some(column) => Lines::new(out, style.width, column),
        None => elements(content, style, is_ascii, out),
    };
    if let Some(stop) = &content.stop {
        lines.text(&format!("{{{}}}", stop.comment));
    }
    lines.word(content.outcome.canonical().as_bytes());
    lines.end_line();
    out.push(b'\n');
}

/// Writes the blank line and the elements of a game; the lines they are on.
fn elements<'o>(
    content: &Content<'_>,
    style: &Style,
    is_ascii: bool,
    out: &'o mut Vec<u8>,
) -> Lines<'o> {
    out.push(b'\n');
    let mut movetext = Movetext {
        content,
        style,
        lines: Lines::new(out, style.width, 0),
        count: Count::new(&content.start.position),
        plies: 0,
        line: 0,
        numbered: true,
        is_ascii,
    };
    content.elements.each(|element| movetext.element(element));
    movetext.lines
}

struct Movetext<'a, 'o> {
    content: &'a Content<'a>,
    style: &'a Style,
    lines: Lines<'o>,
    count: Count,
    /// Plies of the main line on the last line of text that has any.
    plies: u32,
    /// The lines that had ended before that line.
    line: u32,
    /// Whether Black's move needs its number too.
    numbered: bool,
    /// Whether the piece letters are ASCII.
    is_ascii: bool,
}

impl Movetext<'_, '_> {
    #[inline]
    fn element(&mut self, element: Element<'_>) {
        match element {
            Element::Move(played) => self.mv(played),
            Element::Nag(nag) => {
                let number = Number::new(u32::from(nag));
                self.lines.word(&[b"$", number.text()].concat());
            }
            Element::Comment(item) => {
                self.comment(self.content.game.items[item]);
                self.numbered = true;
            }
            Element::Escape(item) => {
                let item = self.content.game.items[item];
                self.lines.whole_line(&self.content.game.text(item.span));
                self.numbered = true;
            }
            Element::Open => {
                self.lines.open();
                self.count.open();
                self.numbered = true;
            }
            Element::Close => {
                self.lines.close();
                self.count.close();
                self.numbered = true;
            }
        }
    }

    #[inline]
    fn mv(&mut self, played: &Played) {
        if let Some(most) = self.style.plies_per_line {
            self.break_line(most);
        }
        let turn = self.count.pass();
        let number = (self.numbered || turn.color == Color::White).then(|| ply_number(turn));
        self.numbered = false;
        let game = self.content.game;
        if played.verbatim {
            let span = game.items[played.item as usize].span;
            match game
                .bytes
                .get(span.start as usize..)
                .and_then(<[u8]>::first_chunk)
            {
                Some(bytes) if self.is_ascii && span.len() <= 16 => {
                    self.short_move(number, bytes, span.len() as usize);
                }
                _ => self.numbered_word(number, game.slice(span)),
            }
        } else {
            let text = move_text(played, self.style, self.content.castling());
            self.numbered_word(number, text.as_bytes());
        }
    }

    /// A move as [`Lines::short_word`] takes it.
    #[inline]
    fn short_move(&mut self, number: Option<Number>, bytes: &[u8; 16], length: usize) {
        if let Some(number) = number {
            if !self.style.spaced_numbers {
                return self.numbered_word(Some(number), &bytes[..length]);
            }
            self.lines.short_word(number.padded(), number.text().len());
        }
        self.lines.short_word(bytes, length);
    }

    fn numbered_word(&mut self, number: Option<Number>, word: &[u8]) {
        match number {
            None => self.lines.word(word),
            Some(number) if self.style.spaced_numbers => {
                self.lines.word(number.text());
                self.lines.word(word);
            }
            Some(number) => self.lines.word(&[number.text(), word].concat()),
        }
    }

    /// Begins another line where the main line has enough plies on this one.
    fn break_line(&mut self, most: u32) {
        if self.count.depth() > 0 {
            return;
        }
        if self.plies >= most && self.line == self.lines.ended() {
            self.lines.end_line();
        }
        if self.line != self.lines.ended() {
            self.line = self.lines.ended();
            self.plies = 0;
        }
        self.plies += 1;
    }

    /// A comment in braces; one that holds a brace itself goes to the end of its line.
    fn comment(&mut self, item: Item) {
        let mut text = comment::text(self.content.game, item);
        if !self.style.clocks {
            text = comment::without_clocks(text);
        }
        if text.contains('}') {
            self.lines.rest_of_line(&format!(";{text}"));
        } else {
            self.lines.text(&format!("{{{text}}}"));
        }
    }
}
