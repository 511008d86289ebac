//! The valid games of a chunk, written anew: as PGN in export format (PGN standard 3.2 and 8), as
//! JSON objects, or as a table of plies.
//!
//! The games are checked as `validate` checks them, and what is written is taken from the same
//! replay: a game is one stream of elements, which each form writes in its way. No form builds a
//! tree, so variations may be nested to any depth.

mod comment;
mod content;
mod count;
mod elements;
mod json;
mod lines;
mod movetext;
mod number;
mod plain;
mod record;
mod stop;
mod style;
mod table;
mod tags;

pub use comment::Evaluation;
pub use style::{MoveForm, Style, TagOrder};
pub use table::Row;

use std::ops::Range;

use crate::check::{self, Checked, CheckedGame, Settings, Surroundings, Watch};
use crate::notation::Language;
use crate::pgn::{Game, Outcome};
use crate::replay::{Fault, Observer, Ply};
use crate::span::Span;
use content::Content;
use elements::Elements;
use record::Record;

/// In which form games are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Form {
    /// PGN.
    #[default]
    Pgn,
    /// The members of a JSON object, without those that depend on what is before the chunk.
    Object,
    /// Rows of a table of plies.
    Table,
}

/// What is wanted.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// The form.
    pub form: Form,
    /// How games are written.
    pub style: Style,
    /// Whether of a game with errors its valid beginning is written.
    pub prefix: bool,
    /// What counts as an error, and in which languages games are read.
    pub settings: Settings,
}

/// Buffers for exporting chunk after chunk.
#[derive(Debug, Default)]
pub struct Scratch {
    check: check::Scratch,
    record: Record,
}

/// A game that was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// Its number in the chunk, from 1.
    pub number: u32,
    /// Its bytes in the chunk, the blanks behind it included.
    pub span: Span,
    /// Its bytes in [`Exported::text`].
    pub text: Range<usize>,
    /// Its rows in [`Exported::rows`].
    pub rows: Range<usize>,
    /// Whether it is only the valid beginning.
    pub cut: bool,
}

/// What became of a chunk.
#[derive(Debug, Default)]
pub struct Exported {
    /// What was found.
    pub checked: Checked,
    /// The games that were written, in order.
    pub games: Vec<Written>,
    /// Their text: PGN, or members of objects.
    pub text: Vec<u8>,
    /// Their plies, for a table.
    pub rows: Vec<Row>,
}

/// Writes the valid games of a chunk anew.
///
/// A game is left out if it has an error, or if it cannot be replayed: it is of a variant that is
/// not supported.
pub fn export(
    bytes: &[u8],
    around: Surroundings,
    wanted: &Wanted,
    scratch: &mut Scratch,
) -> Exported {
    let Scratch { check, record } = scratch;
    record.wanted = (wanted.style.form == MoveForm::San).then_some(wanted.style.letters);
    let mut exporter = Exporter {
        wanted,
        record,
        exported: Exported::default(),
    };
    if wanted.form == Form::Pgn {
        // Most exports are about as long as their source.
        exporter
            .exported
            .text
            .reserve(bytes.len() + bytes.len() / 8);
    }
    let checked = check::check_within(bytes, around, &wanted.settings, check, &mut exporter);
    Exported {
        checked,
        ..exporter.exported
    }
}

/// Writes games while they are checked.
struct Exporter<'w, 's> {
    wanted: &'w Wanted,
    record: &'s mut Record,
    exported: Exported,
}

impl Observer for Exporter<'_, '_> {
    #[inline]
    fn begin(&mut self, language: &'static Language) {
        self.record.begin(language);
    }

    #[inline]
    fn ply(&mut self, ply: &Ply<'_>) {
        self.record.ply(ply);
    }

    fn fault(&mut self, _: &Fault<'_>) {}
}

impl Watch for Exporter<'_, '_> {
    fn end(&mut self, game: &Game<'_>, checked: &CheckedGame<'_>) {
        if checked.moves.is_none() || !checked.valid && !self.wanted.prefix {
            return;
        }
        let stop = stop::of(game, checked);
        let cut = stop.is_some();
        let end = stop.as_ref().map_or(game.items.len(), |stop| stop.item);
        let style = &self.wanted.style;
        let content = Content {
            game,
            start: checked.start,
            checked,
            elements: Elements {
                game,
                played: &self.record.played,
                end,
                style,
            },
            verbatim: self.record.verbatim,
            outcome: if cut {
                Outcome::Unfinished
            } else {
                content::outcome(game)
            },
            stop,
        };
        let Exported {
            games, text, rows, ..
        } = &mut self.exported;
        let (text_start, rows_start) = (text.len(), rows.len());
        match self.wanted.form {
            Form::Pgn => {
                tags::write(game, checked.start, content.outcome, style.tags, text);
                movetext::write(&content, style, text);
            }
            Form::Object => json::write(&content, style, text),
            Form::Table => table::add(&content, style, rows),
        }
        games.push(Written {
            number: checked.number,
            span: game.span,
            text: text_start..text.len(),
            rows: rows_start..rows.len(),
            cut,
        });
    }
}
