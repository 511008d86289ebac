//! The canonical words that were read lately, so that each is read once.
//!
//! A game's words are few: the two thousand commonest are all but some hundredths of what an
//! archive holds. So what [`decode`] makes of a word is kept with what it means on an empty board,
//! at a place that the word itself gives; a word that was kept there before is forgotten.

use std::fmt;

use crate::board::{Bitboard, Color, Role, Square, attacks};
use crate::notation::decode::{Canonical, Register};
use crate::notation::{CheckMark, Language, Origin};
use crate::span::Span;

/// How many words are kept at most: a power of two.
const PLACES: usize = 1 << PLACE_BITS;
const PLACE_BITS: u32 = 12;

/// Spreads words over the places: of 20,000 random odd numbers the one with the fewest English words
/// of otb.pgn in each other's place (97.7 % of its words find themselves there).
const SPREAD: u64 = 0x0c3b_3476_e7bd_8629;

/// A canonical word and what it means wherever it stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KnownWord {
    /// As [`key`] has it; 0 for no word.
    key: u64,
    /// By colour: the squares from which a man of that side can come on an empty board, if the
    /// position says nothing against it, and of which the word is true. None for what
    /// [`super::step`] leaves to others: castling and promotions.
    pub(super) reach: [Bitboard; 2],
    /// What is written; the others repeat what is asked most.
    pub(crate) word: Canonical,
    pub(super) role: Role,
    pub(super) to: Square,
    pub(crate) mark: CheckMark,
    /// Whether it tells an officer from others.
    pub(super) disambiguates: bool,
}

impl KnownWord {
    fn new(key: u64, word: Canonical) -> Self {
        let (role, to) = (word.role(), word.to());
        let reach = Color::ALL.map(|color| {
            let origins = attacks::origins(color, role, word.takes(), to);
            (origins & word.origin().squares()).only_if(is_usual(word))
        });
        Self {
            key,
            reach,
            word,
            role,
            to,
            mark: word.mark(),
            disambiguates: role != Role::Pawn && word.origin() != Origin::NONE,
        }
    }
}

/// Whether the man that a word names is found by where it can come from, and nothing else is asked.
fn is_usual(word: Canonical) -> bool {
    let is_pawn = word.role() == Role::Pawn;
    let must_promote = is_pawn && Bitboard::LAST_RANKS.has(word.to());
    !word.is_special() && !must_promote
}

/// Words that were read, in whatever languages.
pub(crate) struct KnownWords(Box<[KnownWord; PLACES]>);

impl KnownWords {
    /// Reads the word that is `span` of a text (byte offsets), if it is canonical, the language's
    /// letters are of one byte each, and eight bytes of the text end with it. The text may be in any
    /// encoding that ASCII is part of.
    #[expect(
        clippy::inline_always,
        reason = "one function for a whole ply: see Replay::word"
    )]
    #[inline(always)]
    pub(crate) fn read(
        &mut self,
        language: &Language,
        text: &[u8],
        span: Span,
    ) -> Option<&KnownWord> {
        let key = key(language, text, span)?;
        let place = key.wrapping_mul(SPREAD) >> (u64::BITS - PLACE_BITS);
        let known = &mut self.0[place as usize];
        if known.key != key {
            *known = KnownWord::new(key, learnt(language, text, span)?);
        }
        Some(known)
    }
}

/// The bytes of words of that length, in eight bytes that end with the word.
static BYTES: [u64; 8] = {
    let mut table = [0; 8];
    let mut length = 2;
    while length < 8 {
        table[length] = !0 << (8 * (8 - length));
        length += 1;
    }
    table
};

/// A word's bytes with its length and the number of its language in one: no canonical word has
/// more than seven bytes, and of these languages there are fewer than 32.
#[inline]
fn key(language: &Language, text: &[u8], span: Span) -> Option<u64> {
    let bytes = text.get(..span.end as usize)?.last_chunk::<8>()?;
    let length = span.end.wrapping_sub(span.start);
    let word = u64::from_le_bytes(*bytes) & BYTES.get(length as usize)?;
    let number = language.index() as u64 * 8;
    Some(word | number | u64::from(length))
}

#[cold]
#[inline(never)]
fn learnt(language: &Language, text: &[u8], span: Span) -> Option<Canonical> {
    let register = Register::within(text, span.start as usize, span.end as usize);
    language.read_canonical(register)
}

impl Default for KnownWords {
    fn default() -> Self {
        let none = KnownWord {
            key: 0,
            reach: [Bitboard::EMPTY; 2],
            word: Canonical::default(),
            role: Role::Pawn,
            to: Square::masked(0),
            mark: CheckMark::None,
            disambiguates: false,
        };
        let places = vec![none; PLACES].into_boxed_slice();
        Self(places.try_into().expect("as many as there are places"))
    }
}

impl fmt::Debug for KnownWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.0.iter().filter(|known| known.key != 0);
        write!(f, "KnownWords({})", known.count())
    }
}
