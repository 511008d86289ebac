//! Plays a game, its variations too, and shows each ply.
//!
//! The lines of a game are a tree, walked with a stack of our own: `(` goes back to the position
//! before the last move and `)` returns. A line is lost at the first word that cannot be played; the
//! rest of it is passed over, while the other lines go on.

mod due;
mod frame;
mod observer;

pub use observer::{Fault, FaultKind, Numbering, Observer, Ply};

use crate::board::{Color, Danger, Ending, Material, Move, Position};
use crate::notation::{
    Canonical, CheckMark, KnownWords, Language, Origin, Resolved, Word, WrittenMove, find,
    find_step, resolve, step,
};
use crate::pgn::{Game, Item, ItemKind, NumberStyle};
use crate::span::Span;
use frame::{Frame, State};

/// Replays games one after another in buffers that are kept.
#[derive(Debug, Default)]
pub struct Replay {
    /// The lines that the current one is a variation of, the main line first.
    enclosing: Vec<Frame>,
    /// The moves of the current line from the start of the game.
    moves: Vec<Move>,
    /// The words read lately.
    known: KnownWords,
    /// Brackets open around text that is not judged; they need no frame.
    skipped: u32,
}

/// How far the main line of a game could be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MainLine {
    /// The position after its last good move.
    pub position: Position,
    /// The danger there to the king of the side to move.
    pub danger: Danger,
    /// The number of its good plies.
    pub plies: u32,
    /// Whether nothing stopped it.
    pub complete: bool,
}

impl MainLine {
    /// What ended the game on the board where the line ends; `None` also if something stopped it.
    pub(crate) fn ending(&self, material: Material) -> Option<Ending> {
        if self.complete {
            self.position.ending_in(&self.danger, material)
        } else {
            None
        }
    }
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
        if game.is_plain {
            self.line(game, language, &mut line, observer);
        } else {
            self.lines(game, language, &mut line, observer);
        }
        // Variations left open: the main line is the outermost.
        if self.skipped > 0 {
            self.skipped = 0;
            line.end_passing();
        }
        while !self.enclosing.is_empty() {
            self.close(&mut line);
        }
        MainLine {
            position: line.now,
            danger: line.danger,
            plies: self.moves.len() as u32,
            complete: line.is_alive(),
        }
    }

    /// A game of one line, as [`Self::lines`] plays it: a loop of its own, in which that no variation
    /// is open is known beforehand.
    fn line<O: Observer>(
        &mut self,
        game: &Game<'_>,
        language: &'static Language,
        line: &mut Frame,
        observer: &mut O,
    ) {
        for (index, item) in game.items.iter().enumerate() {
            if item.kind == ItemKind::Word {
                self.word(game, index, item.span, (language, 0), line, observer);
            } else if let ItemKind::MoveNumber(style) = item.kind {
                self.number(game, (index, item), style, line, observer);
            }
        }
    }

    /// A game with variations.
    fn lines<O: Observer>(
        &mut self,
        game: &Game<'_>,
        language: &'static Language,
        line: &mut Frame,
        observer: &mut O,
    ) {
        for (index, item) in game.items.iter().enumerate() {
            match item.kind {
                ItemKind::Word => {
                    let depth = self.enclosing.len();
                    self.word(game, index, item.span, (language, depth), line, observer);
                }
                ItemKind::MoveNumber(style) => {
                    self.number(game, (index, item), style, line, observer);
                }
                ItemKind::VariationOpen => self.open(line),
                ItemKind::VariationClose => self.close(line),
                _ => {}
            }
        }
    }

    /// The moves of the main line, once [`Replay::run`] has returned.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// A word of a line. One function for a whole ply, with whatever it calls for nearly every one:
    /// what is known of it stays in registers.
    #[expect(clippy::inline_always, reason = "as above")]
    #[inline(always)]
    fn word<O: Observer>(
        &mut self,
        game: &Game<'_>,
        index: usize,
        span: Span,
        (language, depth): (&Language, usize),
        line: &mut Frame,
        observer: &mut O,
    ) {
        if !line.is_alive() {
            return line.lose();
        }
        let Some(known) = self.known.read(language, game.bytes, span) else {
            return self.odd_word(game, index, language, line, observer);
        };
        let (word, mark) = (known.word, known.mark);
        if let Some(found) = find_step(&line.now, known) {
            let mv = step(known, found);
            let Move { role, from, to, .. } = mv;
            if line.danger.surely_allows(&mv) || line.now.keeps_king_safe(role, from, to, to) {
                line.undo = line.now.undo();
                line.now.step(&mv, found.0);
                let shown = (Word::Canonical(word), word.origin());
                let is_canonical = |given| given == mark;
                return self.show((index, depth), &mv, shown, is_canonical, line, observer);
            }
        }
        if !self.rare_word(index, word, line, observer) {
            self.odd_word(game, index, language, line, observer);
        }
    }

    /// A canonical word whose move is not found by one look; whether it was found.
    #[cold]
    #[inline(never)]
    fn rare_word<O: Observer>(
        &mut self,
        index: usize,
        word: Canonical,
        line: &mut Frame,
        observer: &mut O,
    ) -> bool {
        let Some(resolved) = find(&line.now, word) else {
            return false;
        };
        self.play(index, Word::Canonical(word), resolved, line, observer);
        true
    }

    /// A word that is not canonical, or not a legal move.
    #[cold]
    #[inline(never)]
    fn odd_word<O: Observer>(
        &mut self,
        game: &Game<'_>,
        index: usize,
        language: &Language,
        line: &mut Frame,
        observer: &mut O,
    ) {
        let read = language.read(game.text(game.items[index].span).as_bytes());
        let written = match read {
            Ok(written) => written,
            Err(bad) => return self.fault(index, FaultKind::Unreadable(bad), line, observer),
        };
        if written.mv == WrittenMove::Null && self.enclosing.is_empty() {
            return self.fault(index, FaultKind::NullInMainLine, line, observer);
        }
        match resolve(&line.now, &written) {
            Ok(resolved) => self.play(index, Word::Other(written), resolved, line, observer),
            Err(why) => self.fault(index, FaultKind::Unresolved(written, why), line, observer),
        }
    }

    /// Plays a legal move and shows it.
    fn play<O: Observer>(
        &mut self,
        item: usize,
        word: Word,
        resolved: Resolved,
        line: &mut Frame,
        observer: &mut O,
    ) {
        let Resolved { mv, least } = resolved;
        line.undo = line.now.undo();
        line.now.play(mv);
        let is_canonical = |given| word.is_canonical(mv, least, given);
        let depth = self.enclosing.len();
        self.show(
            (item, depth),
            &mv,
            (word, least),
            is_canonical,
            line,
            observer,
        );
    }

    /// Shows a move that was played; `shown`: its word and its least disambiguation.
    #[expect(
        clippy::inline_always,
        clippy::trivially_copy_pass_by_ref,
        reason = "see Replay::word: by value, a move would be put together as one number"
    )]
    #[inline(always)]
    fn show<O: Observer>(
        &mut self,
        (item, depth): (usize, usize),
        mv: &Move,
        shown: (Word, Origin),
        is_canonical: impl FnOnce(CheckMark) -> bool,
        line: &mut Frame,
        observer: &mut O,
    ) {
        line.danger = line.now.danger();
        line.state = State::Played;
        // Not `push`: it takes a move as one number, which must be put together for it.
        self.moves.extend_from_slice(std::slice::from_ref(mv));
        let given = CheckMark::of(line.danger, || line.now.has_answer(mv.role, mv.to));
        observer.ply(&Ply {
            item,
            word: shown.0,
            is_canonical: is_canonical(given),
            mv: *mv,
            least: shown.1,
            given,
            after: &line.now,
            undo: &line.undo,
            moves: &self.moves,
            depth,
        });
    }

    /// Compares a move number with the position; counting goes on from what is written.
    #[expect(
        clippy::inline_always,
        reason = "asked at nearly every ply: see Replay::word"
    )]
    #[inline(always)]
    fn number<O: Observer>(
        &self,
        game: &Game<'_>,
        (index, item): (usize, &Item),
        style: NumberStyle,
        line: &mut Frame,
        observer: &mut O,
    ) {
        let due = line.now.fullmove().wrapping_add(line.shift);
        let is_due = due::begins_with(game.bytes, item.span, due);
        if !(is_due && due::announces(style, line.now.turn())) {
            self.odd_number(game, index, style, line, observer);
        }
    }

    /// A number that is not written as the usual one that is due.
    #[cold]
    #[inline(never)]
    fn odd_number<O: Observer>(
        &self,
        game: &Game<'_>,
        index: usize,
        style: NumberStyle,
        line: &mut Frame,
        observer: &mut O,
    ) {
        if !line.is_alive() {
            return;
        }
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
            plies: self.moves.len() as u32,
            depth: self.enclosing.len(),
        });
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
        let plies = self.moves.len();
        let (start, replaced) = match line.state {
            State::Played => {
                let last = self.moves.pop();
                let start = last.map_or(line.now, |last| line.now.before(last, &line.undo));
                (start, last)
            }
            State::Fault => (line.now, None),
            State::Fresh | State::Lost | State::FreshPassing | State::LostPassing => {
                self.skipped += 1;
                return line.begin_passing();
            }
        };
        self.enclosing.push(Frame {
            plies,
            replaced,
            ..*line
        });
        *line = Frame {
            shift: line.shift,
            ..Frame::new(start)
        };
    }

    /// `)`: back to the line that was put aside. One too many is passed over.
    fn close(&mut self, line: &mut Frame) {
        if self.skipped > 0 {
            self.skipped -= 1;
            if self.skipped == 0 {
                line.end_passing();
            }
            return;
        }
        let Some(outer) = self.enclosing.pop() else {
            return;
        };
        let kept = outer.plies - usize::from(outer.replaced.is_some());
        self.moves.truncate(kept);
        self.moves.extend(outer.replaced);
        *line = outer;
    }
}

/// The side whose move a number's dots announce; without any, the side to move.
fn announced(style: NumberStyle, turn: Color) -> Color {
    match style {
        _ if style.is_black() => Color::Black,
        NumberStyle::Dot => Color::White,
        _ => turn,
    }
}
