//! A table of openings, found by position.

use crate::board::{Bitboard, Color, Position, Role};
use crate::language::Accepted;
use crate::openings::index::Index;
use crate::openings::pawns_left::PawnsLeft;
use crate::openings::{BookError, BookFault, Entry, document, eco, table};

/// A table of positions with names.
#[derive(Debug, Clone)]
pub struct Book {
    entries: Vec<Entry>,
    index: Index,
    /// The fewest men that stand in any position of the table.
    fewest_men: u32,
    /// Which pawns may have left their squares where a position of the table is still ahead.
    pawns: PawnsLeft,
}

impl Book {
    /// The 30 entries of the document's list, errata applied.
    ///
    /// # Errors
    /// Never, as long as the tables under `grammar/openings` are as the tests found them.
    pub fn document() -> Result<Self, BookError> {
        document::book()
    }

    /// The 3,807 lines of the ECO table, in English and Portuguese.
    ///
    /// # Errors
    /// Never, as long as the table under `grammar/openings` is as the tests found it.
    pub fn eco() -> Result<Self, BookError> {
        eco::book()
    }

    /// A list of the user's: in the document's form (`Defesa Francesa: 1-e4, e6.`, see
    /// `grammar/openings/documento.ebnf`), or CSV or TSV with the columns `eco`, `name` and `pgn`,
    /// known by its heading row. Moves are read in the letters of any of the `accepted` languages.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place: a form that is neither, an illegal move, two
    /// lines that end in the same position.
    pub fn parse(text: &[u8], accepted: &Accepted) -> Result<Self, BookError> {
        let text = as_text(text)?;
        if table::is_table(text) {
            table::book(text, accepted)
        } else {
            document::parse(text, accepted)
        }
    }

    /// An empty table with room for so many entries.
    pub(super) fn with_capacity(entries: usize) -> Self {
        Self {
            entries: Vec::with_capacity(entries),
            index: Index::with_capacity(entries),
            fewest_men: u32::MAX,
            pawns: PawnsLeft::default(),
        }
    }

    /// Adds an entry for a position.
    pub(super) fn add(&mut self, entry: Entry, position: &Position) -> Result<(), BookError> {
        let number = self.entries.len() as u32;
        if let Some(other) = self.index.insert(position.key(), number) {
            let other = &self.entries[other as usize];
            return Err(BookError {
                line: entry.row,
                column: 1,
                fault: BookFault::Collision {
                    line: other.row,
                    name: other.name(crate::report::Locale::PtBr).to_owned(),
                },
            });
        }
        self.fewest_men = self.fewest_men.min(position.occupied().count());
        self.pawns.add(position);
        self.entries.push(entry);
        Ok(())
    }

    /// The entries in the order of the table.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry whose line ends in this position: the same men, side to move, castling rights and
    /// legal en passant capture.
    pub fn find(&self, position: &Position) -> Option<&Entry> {
        self.find_key(position.key())
    }

    /// [`Book::find`] by roque's key of the position ([`Position::key`]).
    #[inline]
    pub fn find_key(&self, key: u64) -> Option<&Entry> {
        self.number(key).and_then(|number| self.entry(number))
    }

    /// The number of the entry of a key, from 0 in [`Book::entries`].
    #[inline]
    pub fn number(&self, key: u64) -> Option<u32> {
        self.index.find(key)
    }

    /// The entry of a number.
    pub fn entry(&self, number: u32) -> Option<&Entry> {
        self.entries.get(number as usize)
    }

    /// Whether a position of the table may stand on the board now or later in a game that has come
    /// to `position`. Men never come back, nor pawns to the squares they started from: once too
    /// many are gone, nothing of the game can be found any more.
    #[inline]
    pub fn reaches(&self, position: &Position) -> bool {
        let pawns = Color::ALL.map(|side| position.pieces(side, Role::Pawn));
        self.reaches_with(position.occupied().count(), pawns)
    }

    /// [`Book::reaches`] by the number of men and the pawns of both sides.
    #[inline]
    pub(crate) fn reaches_with(&self, men: u32, pawns: [Bitboard; 2]) -> bool {
        men >= self.fewest_men && self.pawns.allow(pawns)
    }
}

/// The text of a list, without a byte order mark.
fn as_text(bytes: &[u8]) -> Result<&str, BookError> {
    let text = std::str::from_utf8(bytes).map_err(|fault| {
        let good = bytes.get(..fault.valid_up_to()).unwrap_or_default();
        let good = std::str::from_utf8(good).unwrap_or_default();
        BookError::at(good, good.len(), BookFault::NotUtf8)
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

impl BookError {
    /// A fault at a byte offset of a text.
    pub(super) fn at(text: &str, offset: usize, fault: BookFault) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Self {
            line: before.matches('\n').count() as u32 + 1,
            column: before[line_start..].chars().count() as u32 + 1,
            fault,
        }
    }
}
