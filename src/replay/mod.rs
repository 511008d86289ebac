//! Plays a game, its variations too, and shows each ply.
//!
//! The lines of a game are a tree, walked with a stack of our own: `(` goes back to the position
//! before the last move and `)` returns. A line is lost at the first word that cannot be played; the
//! rest of it is passed over, while the other lines go on.

mod frame;
mod observer;

pub use observer::{Fault, FaultKind, Numbering, Observer, Ply};

use std::cell::Cell;

use crate::board::{Color, Move, Position};
use crate::notation::{Language, WrittenMove, resolve};
use crate::pgn::{Encoding, Game, ItemKind, NumberStyle};
use frame::{Frame, State};

/// Replays games one after another in buffers that are kept.
#[derive(Debug, Default)]
pub struct Replay {
    /// The lines that the current one is a variation of, the main line first.
    enclosing: Vec<Frame>,
    /// The moves of the current line from the start of the game.
    moves: Vec<Move>,
    /// Brackets open around text that is not judged; they need no frame.
    skipped: u32,
}

/// How far the main line of a game could be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MainLine {
    /// The position after its last good move.
    pub position: Position,
    /// The number of its good plies.
    pub plies: u32,
    /// Whether nothing stopped it.
    pub complete: bool,
}

impl Replay {
    /// Plays a game from `start`, reading its words in `language`, and shows it to `observer`.
    pub fn run<O: Observer>(
        &mut self,
        game: &Game<'_>,
        start: &Position,
        language: &'static Language,
        observer: &mut O,
    ) -> MainLine {
        observer.begin(language);
        self.enclosing.clear();
        self.moves.clear();
        self.skipped = 0;
        let mut line = Frame::new(*start);
        for (index, item) in game.items.iter().enumerate() {
            match item.kind {
                ItemKind::Word if self.skipped == 0 => {
                    self.word(game, index, language, &mut line, observer);
                }
                ItemKind::MoveNumber(style) if self.skipped == 0 && line.is_alive() => {
                    number(
                        game,
                        index,
                        style,
                        &mut line,
                        self.enclosing.len(),
                        observer,
                    );
                }
                ItemKind::VariationOpen => self.open(&mut line),
                ItemKind::VariationClose => self.close(&mut line),
                _ => {}
            }
        }
        // Variations left open: the main line is the outermost.
        self.skipped = 0;
        while !self.enclosing.is_empty() {
            self.close(&mut line);
        }
        MainLine {
            position: line.now,
            plies: line.plies,
            complete: line.is_alive(),
        }
    }

    /// The moves of the main line, once [`Replay::run`] has returned.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    #[inline]
    fn word<O: Observer>(
        &mut self,
        game: &Game<'_>,
        index: usize,
        language: &Language,
        line: &mut Frame,
        observer: &mut O,
    ) {
        if !line.is_alive() {
            line.state = State::Lost;
            return;
        }
        let span = game.items[index].span;
        let read = match game.encoding {
            Encoding::Utf8 => language.read_within(game.bytes, span),
            Encoding::Windows1252 { .. } => language.read(game.text(span).as_bytes()),
        };
        let written = match read {
            Ok(written) => written,
            Err(bad) => return self.fault(index, FaultKind::Unreadable(bad), line, observer),
        };
        if written.mv == WrittenMove::Null && self.enclosing.is_empty() {
            return self.fault(index, FaultKind::NullInMainLine, line, observer);
        }
        match resolve(&line.now, &written) {
            Ok(resolved) => {
                line.before = line.now;
                line.now.play(resolved.mv);
                line.plies += 1;
                line.state = State::Played;
                self.moves.push(resolved.mv);
                observer.ply(&Ply {
                    item: index,
                    written,
                    mv: resolved.mv,
                    least: resolved.least,
                    before: &line.before,
                    after: &line.now,
                    moves: &self.moves,
                    depth: self.enclosing.len(),
                    given: Cell::new(None),
                });
            }
            Err(why) => self.fault(index, FaultKind::Unresolved(written, why), line, observer),
        }
    }

    #[cold]
    fn fault<O: Observer>(&self, item: usize, kind: FaultKind, line: &mut Frame, observer: &mut O) {
        line.state = State::Fault;
        observer.fault(&Fault {
            item,
            kind,
            position: &line.now,
            moves: &self.moves,
            depth: self.enclosing.len(),
        });
    }

    /// `(`: the current line is put aside, and one begins that replaces its last move: the one that
    /// was played, or the one at fault. Where there is neither, what the brackets hold is passed over.
    fn open(&mut self, line: &mut Frame) {
        let (start, plies, replaced) = match line.state {
            _ if self.skipped > 0 => return self.skipped += 1,
            State::Fresh | State::Lost => return self.skipped += 1,
            State::Played => (line.before, line.plies - 1, self.moves.pop()),
            State::Fault => (line.now, line.plies, None),
        };
        self.enclosing.push(Frame { replaced, ..*line });
        *line = Frame {
            plies,
            shift: line.shift,
            ..Frame::new(start)
        };
    }

    /// `)`: back to the line that was put aside. One too many is passed over.
    fn close(&mut self, line: &mut Frame) {
        if self.skipped > 0 {
            self.skipped -= 1;
            return;
        }
        let Some(outer) = self.enclosing.pop() else {
            return;
        };
        let kept = outer.plies as usize - usize::from(outer.replaced.is_some());
        self.moves.truncate(kept);
        self.moves.extend(outer.replaced);
        *line = outer;
    }
}

/// Compares a move number with the position; counting goes on from what is written.
#[inline]
fn number<O: Observer>(
    game: &Game<'_>,
    index: usize,
    style: NumberStyle,
    line: &mut Frame,
    depth: usize,
    observer: &mut O,
) {
    let Some(written) = game.items[index].number(game.bytes) else {
        return;
    };
    let expected = line.now.fullmove().wrapping_add(line.shift);
    let turn = line.now.turn();
    if written == expected && announced(style, turn) == turn {
        return;
    }
    line.shift = line.shift.wrapping_add(written.wrapping_sub(expected));
    observer.wrong_number(&Numbering {
        item: index,
        written: (written, announced(style, turn)),
        expected: (expected, turn),
        plies: line.plies,
        depth,
    });
}

/// The side whose move a number's dots announce; without any, the side to move.
fn announced(style: NumberStyle, turn: Color) -> Color {
    match style {
        _ if style.is_black() => Color::Black,
        NumberStyle::Dot => Color::White,
        _ => turn,
    }
}
