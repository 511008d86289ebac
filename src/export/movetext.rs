//! The movetext section (PGN standard 8.2).

use crate::board::Color;
use crate::export::comment;
use crate::export::content::Content;
use crate::export::count::{Count, Turn};
use crate::export::elements::Element;
use crate::export::lines::Lines;
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

/// Writes the movetext of a game with its terminator and the blank line behind it.
pub(super) fn write(content: &Content<'_>, style: &Style, out: &mut Vec<u8>) {
    let mut movetext = Movetext {
        content,
        style,
        lines: Lines::new(out, style.width),
        count: Count::new(&content.start.position),
        plies: 0,
        line: 0,
        numbered: true,
    };
    for element in content.elements {
        movetext.element(*element);
    }
    if let Some(stop) = &content.stop {
        movetext.lines.text(&format!("{{{}}}", stop.comment));
    }
    movetext.lines.word(content.outcome.canonical());
    movetext.lines.end_line();
    out.push(b'\n');
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
}

impl Movetext<'_, '_> {
    #[inline]
    fn element(&mut self, element: Element) {
        match element {
            Element::Move(ply) => self.mv(ply),
            Element::Nag(nag) => self
                .lines
                .word(Number::new("$", u32::from(nag), "").as_str()),
            Element::Comment(item) => {
                self.comment(self.content.game.items[item as usize]);
                self.numbered = true;
            }
            Element::Escape(item) => {
                let item = self.content.game.items[item as usize];
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
            Element::Nothing => {}
        }
    }

    #[inline]
    fn mv(&mut self, ply: u32) {
        let played = &self.content.played[ply as usize];
        let text = move_text(played, self.style, self.content.castling());
        if let Some(most) = self.style.plies_per_line {
            self.break_line(most);
        }
        let turn = self.count.pass();
        if self.numbered || turn.color == Color::White {
            let dots = match turn {
                Turn {
                    color: Color::White,
                    ..
                } => ".",
                _ => "...",
            };
            let number = Number::new("", turn.number, dots);
            if self.style.spaced_numbers {
                self.lines.word(number.as_str());
            } else {
                self.lines.word(&format!("{}{text}", number.as_str()));
                self.numbered = false;
                return;
            }
        }
        self.numbered = false;
        self.lines.word(text.as_str());
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

/// A number between two short texts, without an allocation.
struct Number {
    bytes: [u8; 16],
    start: usize,
}

impl Number {
    #[inline]
    fn new(before: &str, mut number: u32, behind: &str) -> Self {
        let mut text = Self {
            bytes: [0; 16],
            start: 16,
        };
        behind.bytes().rev().for_each(|byte| text.push(byte));
        loop {
            text.push(b'0' + (number % 10) as u8);
            number /= 10;
            if number == 0 {
                break;
            }
        }
        before.bytes().rev().for_each(|byte| text.push(byte));
        text
    }

    #[inline]
    fn push(&mut self, byte: u8) {
        self.start -= 1;
        self.bytes[self.start] = byte;
    }

    #[inline]
    fn as_str(&self) -> &str {
        // Digits and what was given, which is ASCII.
        std::str::from_utf8(&self.bytes[self.start..]).unwrap_or_default()
    }
}
