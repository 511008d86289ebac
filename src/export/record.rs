//! The moves of a game as they are played.

use crate::board::Move;
use crate::notation::{CheckMark, Language, Origin};
use crate::replay::{Fault, Observer, Ply};

/// A move that was played, in the main line or in a variation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    /// Its word: an index into the game's items.
    pub(super) item: u32,
    /// The move.
    pub(super) mv: Move,
    /// The least disambiguation that names it.
    pub(super) least: Origin,
    /// The check or mate that it gives.
    pub(super) mark: CheckMark,
    /// The NAG glued to its word, 0 without one.
    pub(super) nag: u8,
    /// Whether its word, as it stands, is what is to be written.
    pub(super) verbatim: bool,
}

/// Keeps the moves of the game that is being played.
#[derive(Debug, Default)]
pub(super) struct Record {
    /// The moves of all lines, in the order of their words.
    pub(super) played: Vec<Played>,
    /// The language in which SAN is to be written; `None` if another notation is.
    pub(super) wanted: Option<&'static Language>,
    /// Whether the words of all moves, as they stand, are what is to be written.
    pub(super) verbatim: bool,
    /// Whether the game is in that language.
    in_wanted: bool,
}

impl Observer for Record {
    #[inline]
    fn begin(&mut self, language: &'static Language) {
        self.played.clear();
        self.in_wanted = self
            .wanted
            .is_some_and(|wanted| std::ptr::eq(wanted, language));
        self.verbatim = self.in_wanted;
    }

    #[inline]
    fn ply(&mut self, ply: &Ply<'_>) {
        let nag = ply.word.nag();
        let verbatim = self.in_wanted && nag == 0 && ply.is_canonical;
        self.verbatim &= verbatim;
        self.played.push(Played {
            item: ply.item as u32,
            mv: ply.mv,
            least: ply.least,
            mark: ply.given,
            nag,
            verbatim,
        });
    }

    fn fault(&mut self, _: &Fault<'_>) {}
}
