//! Writes moves: SAN and long algebraic notation in a language's letters, and UCI.

use crate::board::{File, Move, MoveKind, Rank, Role, Square, Wing, castled};
use crate::notation::move_text::MoveText;
use crate::notation::{CheckMark, Language, Origin, San, Target, WrittenMove};

impl WrittenMove {
    /// A legal move as canonical SAN has it (PGN standard 8.2.3), when `least` is the least
    /// disambiguation that it needs ([`crate::notation::Resolved::least`]).
    pub fn canonical(mv: Move, least: Origin) -> Self {
        match mv.kind {
            MoveKind::Castle(wing) => Self::Castle(wing),
            MoveKind::Null => Self::Null,
            _ => Self::San(San {
                role: mv.role,
                from: least,
                capture: mv.captured.is_some(),
                to: Target::Square(mv.to),
                promotion: mv.promotion(),
            }),
        }
    }
}

impl Language {
    /// A move in SAN with this language's letters: `Cbd2`, `exd5`, `e8=D#`, `O-O+`.
    ///
    /// What is written is what `mv` says; [`WrittenMove::canonical`] makes it canonical.
    #[inline]
    pub fn write(&self, mv: WrittenMove, mark: CheckMark) -> MoveText {
        let mut text = MoveText::default();
        match mv {
            WrittenMove::San(san) => self.write_san(san, &mut text),
            WrittenMove::Castle(wing) => text.push_str(castling(wing)),
            WrittenMove::Coordinate {
                from,
                to,
                promotion,
            } => write_coordinates(from, to, promotion, &mut text),
            WrittenMove::Null => text.push_str("--"),
        }
        write_mark(mark, &mut text);
        text
    }

    /// A legal move in long algebraic notation with this language's letters: `Cg1-f3`, `Cg1xf3`,
    /// `e2-e4`, `e7-e8=D+`, `O-O` (FIDE Laws, appendix C.13 calls it the long form).
    pub fn write_long(&self, mv: Move, mark: CheckMark) -> MoveText {
        let mut text = MoveText::default();
        match mv.kind {
            MoveKind::Castle(wing) => text.push_str(castling(wing)),
            MoveKind::Null => text.push_str("--"),
            _ => {
                if mv.role != Role::Pawn {
                    text.push_str(self.letter(mv.role));
                }
                write_square(mv.from, &mut text);
                text.push(if mv.captured.is_some() { 'x' } else { '-' });
                write_square(mv.to, &mut text);
                self.write_promotion(mv.promotion(), &mut text);
            }
        }
        write_mark(mark, &mut text);
        text
    }

    #[inline]
    fn write_san(&self, san: San, text: &mut MoveText) {
        if san.role != Role::Pawn {
            text.push_str(self.letter(san.role));
        }
        if let Some(file) = san.from.file() {
            text.push(file.letter());
        }
        if let Some(rank) = san.from.rank() {
            text.push(rank.digit());
        }
        if san.capture {
            text.push('x');
        }
        match san.to {
            Target::Square(square) => write_square(square, text),
            Target::File(file) => text.push(file.letter()),
        }
        self.write_promotion(san.promotion, text);
    }

    #[inline]
    fn write_promotion(&self, promotion: Option<Role>, text: &mut MoveText) {
        if let Some(role) = promotion {
            text.push('=');
            text.push_str(self.letter(role));
        }
    }
}

/// How UCI writes castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum UciCastling {
    /// The king's two steps, `e1g1`: standard chess.
    #[default]
    KingSteps,
    /// King takes rook, `e1h1`: `UCI_Chess960`.
    KingTakesRook,
}

/// A legal move in the coordinates of the UCI protocol: `g1f3`, `e7e8q`, `0000` for a null move.
pub fn uci(mv: Move, castling: UciCastling) -> MoveText {
    let mut text = MoveText::default();
    let to = match (mv.kind, castling) {
        (MoveKind::Null, _) => {
            text.push_str("0000");
            return text;
        }
        (MoveKind::Castle(wing), UciCastling::KingSteps) => castled(mv.from.rank(), wing).0,
        _ => mv.to,
    };
    write_coordinates(mv.from, to, mv.promotion(), &mut text);
    text
}

const fn castling(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "O-O",
        Wing::Queen => "O-O-O",
    }
}

fn write_coordinates(from: Square, to: Square, promotion: Option<Role>, text: &mut MoveText) {
    write_square(from, text);
    write_square(to, text);
    if let Some(role) = promotion {
        text.push(role.fen_letter().to_ascii_lowercase());
    }
}

#[inline]
fn write_square(square: Square, text: &mut MoveText) {
    let (file, rank): (File, Rank) = (square.file(), square.rank());
    text.push(file.letter());
    text.push(rank.digit());
}

#[inline]
fn write_mark(mark: CheckMark, text: &mut MoveText) {
    match mark {
        CheckMark::None => {}
        CheckMark::Check | CheckMark::Double => text.push('+'),
        CheckMark::Mate => text.push('#'),
    }
}
