//! Moves in another form than they were written in: canonical SAN, long algebraic, coordinates.

use crate::board::{Color, MoveKind, Role};
use crate::notation::{Annotation, CheckMark, Language, Spelling, UciCastling, WrittenMove, uci};
use crate::replay::{Fault, Observer, Ply};
use crate::translate::Form;

/// A word in its new form.
#[derive(Debug)]
pub(super) struct Written {
    /// The word: an index into the game's items.
    pub(super) item: usize,
    pub(super) text: String,
    /// The number of its move.
    pub(super) number: u32,
    pub(super) is_white: bool,
}

/// Writes each move that is played.
#[derive(Debug)]
pub(super) struct Writer {
    form: Form,
    pub(super) to: &'static Language,
    castling: UciCastling,
    /// The words that were played, in order.
    pub(super) written: Vec<Written>,
    /// The first word that could not be played.
    pub(super) fault: Option<usize>,
}

impl Writer {
    pub(super) fn new(form: Form, to: &'static Language, castling: UciCastling) -> Self {
        Self {
            form,
            to,
            castling,
            written: Vec::new(),
            fault: None,
        }
    }

    fn text(&self, ply: &Ply<'_>) -> String {
        let given = ply.given;
        let text = match self.form {
            Form::Letters | Form::San => {
                let mv = WrittenMove::canonical(ply.mv, ply.least);
                self.to.write(mv, given)
            }
            Form::Long => self.to.write_long(ply.mv, given),
            // UCI's 0000 is no move in PGN.
            Form::Uci if ply.mv.kind == MoveKind::Null => {
                self.to.write(WrittenMove::Null, CheckMark::None)
            }
            Form::Uci => uci(ply.mv, self.castling),
        };
        format!("{text}{}", Annotation::behind_move(ply.word.written().nag))
    }
}

impl Observer for Writer {
    fn begin(&mut self, _: &'static Language) {
        self.written.clear();
        self.fault = None;
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        let (text, before) = (self.text(ply), ply.before());
        self.written.push(Written {
            item: ply.item,
            text,
            number: before.fullmove(),
            is_white: before.turn() == Color::White,
        });
    }

    fn fault(&mut self, fault: &Fault<'_>) {
        self.fault.get_or_insert(fault.item);
    }
}

/// Finds the words whose small b is the bishop.
#[derive(Debug, Default)]
pub(super) struct Bishops(pub(super) Vec<usize>);

impl Observer for Bishops {
    fn begin(&mut self, _: &'static Language) {
        self.0.clear();
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        let may_be = ply.word.written().spelling.has(Spelling::PAWN_OR_BISHOP);
        if may_be && ply.mv.role == Role::Bishop {
            self.0.push(ply.item);
        }
    }

    fn fault(&mut self, _: &Fault<'_>) {}
}
