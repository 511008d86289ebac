//! The fast way to read a canonical move word in a language of one-byte letters.
//!
//! Nearly every word of a real archive is canonical, so this decides the speed of everything. The
//! word is put into one register with its end at the top, so that the square of arrival is always
//! in the same two bytes, and what stands before it in the next four. A table of 256 classes says
//! what each byte can be; the kinds of those four bytes make up a small number, the *shape*, and a
//! bit set says which shapes are moves. There is no loop and, but for promotions, castling and
//! refusals, no branch that a random game could make the processor guess wrongly.
//!
//! The law it is tested against: what it accepts, the lenient reader of
//! [`crate::notation::grammar`] reads in the same way. So whatever is added here must be canonical;
//! everything else is refused and left to that reader.

use std::num::NonZeroU32;

use crate::board::{Role, Square, Wing};
use crate::notation::{CheckMark, Origin, San, Spelling, Target, Written, WrittenMove};

/// What each byte can be, as bit fields (see the constants). The zero byte is no part of any word,
/// so it stands for "no byte" where a word is shorter than its register.
pub(super) struct Classes([u32; 256]);

/// Bits 0–2: the kind of a byte; 0 is no byte at all.
const KIND: u32 = 7;
const FILE: u32 = 1;
const RANK: u32 = 2;
const CAPTURE: u32 = 3;
const LETTER: u32 = 4;
const OTHER: u32 = 7;
/// Bits 3–5: the role of a piece's letter.
const ROLE: u32 = 3;
/// The byte is `x` (again, as one bit).
const TAKES: u32 = 1 << 6;
/// The byte is a small b in a language whose bishop is a B.
const SMALL_B: u32 = 1 << 7;
/// Bits 8–9: the byte is a check mark, its place in [`MARKS`].
const MARK: u32 = 8;
/// The byte is `=`.
const EQUALS: u32 = 1 << 10;
/// Bits 16–23: the byte as half of an [`Origin`]; bits 24–29: as half of a square.
const ORIGIN: u32 = 16;
const SQUARE: u32 = 24;

/// Roles by the three bits of a class; the last two never occur.
const ROLES: [Role; 8] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
    Role::King,
    Role::King,
];

/// The role of a class, or of several put together of which one is a letter's; a pawn without.
#[inline]
fn role(class: u32) -> Role {
    ROLES[(class >> ROLE & 7) as usize]
}

const MARKS: [CheckMark; 4] = [
    CheckMark::None,
    CheckMark::Check,
    CheckMark::Double,
    CheckMark::Mate,
];

/// The set of shapes that are moves. A shape has three bits of [`KIND`] for each of the four bytes
/// before the square of arrival, the nearest lowest.
const SHAPES: [u64; 64] = {
    let moves: [[u32; 4]; 10] = [
        [0, 0, 0, 0],
        [CAPTURE, FILE, 0, 0],
        [LETTER, 0, 0, 0],
        [FILE, LETTER, 0, 0],
        [RANK, LETTER, 0, 0],
        [CAPTURE, LETTER, 0, 0],
        [RANK, FILE, LETTER, 0],
        [CAPTURE, FILE, LETTER, 0],
        [CAPTURE, RANK, LETTER, 0],
        [CAPTURE, RANK, FILE, LETTER],
    ];
    let mut set = [0; 64];
    let mut at = 0;
    while at < moves.len() {
        let [one, two, three, four] = moves[at];
        let shape = one | two << 3 | three << 6 | four << 9;
        set[(shape >> 6) as usize] |= 1 << (shape & 63);
        at += 1;
    }
    set
};

impl Classes {
    /// The classes of a language's letters, by [`Role::index`]. Letters of several bytes and the
    /// pawn's have none: moves with them are never canonical or left to the lenient reader.
    pub(super) fn new(upper: &[String; 6]) -> Self {
        let mut classes = [OTHER; 256];
        classes[0] = 0;
        for index in 0..8_u8 {
            let place = u32::from(index);
            classes[usize::from(b'a' + index)] = FILE | (place + 1) << ORIGIN | place << SQUARE;
            classes[usize::from(b'1' + index)] =
                RANK | (place + 1) << (ORIGIN + 4) | place << (SQUARE + 3);
        }
        classes[usize::from(b'x')] = CAPTURE | TAKES;
        classes[usize::from(b'=')] |= EQUALS;
        classes[usize::from(b'+')] |= 1 << MARK;
        classes[usize::from(b'#')] |= 3 << MARK;
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            if let [letter @ b'A'..=b'Z'] = *upper[role.index()].as_bytes() {
                classes[usize::from(letter)] = LETTER | (role.index() as u32) << ROLE;
            }
        }
        if upper[Role::Bishop.index()] == "B" {
            classes[usize::from(b'b')] |= SMALL_B;
        }
        Self(classes)
    }
}

/// A canonical word, read: everything that a [`Written`] says of it, in one register.
///
/// Made into a `Written` only for those who ask: a `Written` is stored byte by byte, and that costs
/// more than the reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Canonical(NonZeroU32);

/// The fields of a class that a [`Canonical`] keeps in their places, those of the bytes before the
/// square of arrival put together: role, capture, small b, origin; and the square of arrival.
const LEAD: u32 = 7 << ROLE | TAKES | SMALL_B | 0xff << ORIGIN;
/// Bits 10–12 of a [`Canonical`]: what the pawn becomes; a pawn if nothing. Bits 8–9 are the mark.
const PROMOTION: u32 = 10;
const CASTLES: u32 = 1 << 13;
const QUEEN_SIDE: u32 = 1 << 14;
/// Always set.
const READ: u32 = 1 << 15;

impl Default for Canonical {
    /// A word that names nothing.
    fn default() -> Self {
        Self::new(0)
    }
}

impl Canonical {
    #[inline]
    fn new(bits: u32) -> Self {
        Self(NonZeroU32::MIN | bits | READ)
    }

    #[inline]
    fn bits(self) -> u32 {
        self.0.get()
    }

    /// The wing, if it is castling; nothing else of it counts then but the mark.
    #[inline]
    pub(super) fn castling(self) -> Option<Wing> {
        let queen_side = self.bits() & QUEEN_SIDE != 0;
        (self.bits() & CASTLES != 0).then_some(Wing::ALL[usize::from(queen_side)])
    }

    /// What moves.
    #[inline]
    pub(super) fn role(self) -> Role {
        role(self.bits())
    }

    /// What is said of the square it comes from.
    #[inline]
    pub(crate) fn origin(self) -> Origin {
        Origin::from_halves((self.bits() >> ORIGIN) as u8)
    }

    /// Whether it says that it captures.
    #[inline]
    pub(super) fn takes(self) -> bool {
        self.bits() & TAKES != 0
    }

    /// Where it goes.
    #[inline]
    pub(super) fn to(self) -> Square {
        Square::masked((self.bits() >> SQUARE) as u8)
    }

    /// What the pawn becomes.
    #[inline]
    pub(super) fn promotion(self) -> Option<Role> {
        let role = ROLES[(self.bits() >> PROMOTION & 7) as usize];
        (role != Role::Pawn).then_some(role)
    }

    /// Whether it is castling or a promotion.
    #[inline]
    pub(super) fn is_special(self) -> bool {
        self.bits() & (CASTLES | 7 << PROMOTION) != 0
    }

    /// The check or mate it is said to give.
    #[inline]
    pub(super) fn mark(self) -> CheckMark {
        MARKS[(self.bits() >> MARK & 3) as usize]
    }

    /// Whether it says of a move what canonical SAN says of it (PGN standard 8.2.3): the least
    /// disambiguation, whether it captures, and the mark. The move is the one that it names.
    #[inline]
    pub(super) fn says(self, least: Origin, captures: bool, mark: CheckMark) -> bool {
        let said = self.bits() & (0xff << ORIGIN | TAKES | 3 << MARK);
        let captures = if captures { TAKES } else { 0 };
        said == u32::from(least.halves()) << ORIGIN | captures | (mark as u32) << MARK
    }

    fn mv(self) -> WrittenMove {
        match self.castling() {
            Some(wing) => WrittenMove::Castle(wing),
            None => WrittenMove::San(San {
                role: self.role(),
                from: self.origin(),
                capture: self.takes(),
                to: Target::Square(self.to()),
                promotion: self.promotion(),
            }),
        }
    }

    /// Whether it is the capture of a b-pawn that might be a bishop's.
    fn maybe_bishop(self) -> bool {
        let both = SMALL_B | TAKES;
        let no_piece = self.role() == Role::Pawn && self.promotion().is_none();
        self.bits() & both == both && no_piece
    }

    /// The word as every reader gives it.
    pub fn written(self) -> Written {
        Written {
            mv: self.mv(),
            mark: self.mark(),
            nag: 0,
            spelling: if self.maybe_bishop() {
                Spelling::PAWN_OR_BISHOP
            } else {
                Spelling::NONE
            },
        }
    }
}

/// A word of up to eight bytes in a register, its last byte at the top, zeros below its first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Register(u64);

impl Register {
    /// A word that stands by itself; `None` if it is too short or long.
    ///
    /// Four loads of two bytes each, moved back where the word is shorter: where two of them
    /// overlap they say the same. A branch on the length would often be guessed wrongly.
    #[inline]
    pub(super) fn of(word: &[u8]) -> Option<Self> {
        let back = word.len().checked_sub(2).filter(|back| *back <= 6)?;
        let pair = |at: usize| {
            let at = at.min(back);
            let bytes = word.get(at..at + 2)?.first_chunk::<2>()?;
            Some(u64::from(u16::from_le_bytes(*bytes)) << (8 * at))
        };
        let bytes = pair(0)? | pair(2)? | pair(4)? | pair(6)?;
        (word[0] != 0).then_some(Self(bytes << (8 * (6 - back))))
    }

    /// The word `start..end` of a text: one load of the eight bytes that end with it.
    #[inline]
    pub(super) fn within(text: &[u8], start: usize, end: usize) -> Option<Self> {
        let length = end.checked_sub(start).filter(|it| (2..=8).contains(it))?;
        let bytes = text.get(..end)?.last_chunk::<8>()?;
        let before = 8 * (8 - length);
        let word = u64::from_le_bytes(*bytes) >> before;
        (word as u8 != 0).then_some(Self(word << before))
    }
}

/// `O-O` and `O-O-O` in a register.
const SHORT: u64 = u64::from_be_bytes(*b"O-O\0\0\0\0\0").swap_bytes() << 40;
const LONG: u64 = u64::from_be_bytes(*b"O-O-O\0\0\0").swap_bytes() << 24;

/// Reads a canonical word; `None` for any other, move or not.
#[expect(
    clippy::inline_always,
    reason = "one function for a whole ply: see Replay::word"
)]
#[inline(always)]
pub(super) fn decode(classes: &Classes, word: Register) -> Option<Canonical> {
    let Register(mut bytes) = word;
    let class = |bytes: u64, at: u32| classes.0[usize::from((bytes >> (8 * at)) as u8)];
    let mark = class(bytes, 7) >> MARK & 3;
    bytes <<= 8 * u32::from(mark != 0);

    let mut promotion = 0;
    if class(bytes, 7) & KIND != RANK {
        if class(bytes, 6) & EQUALS == 0 {
            return castling(bytes, mark);
        }
        promotion = promoted(class(bytes, 7))?;
        bytes <<= 16;
    }
    let (rank, file) = (class(bytes, 7), class(bytes, 6));
    let (one, two) = (class(bytes, 5), class(bytes, 4));
    let (three, four) = (class(bytes, 3), class(bytes, 2));
    let lead = one | two | three | four;
    let shape = one & KIND | (two & KIND) << 3 | (three & KIND) << 6 | (four & KIND) << 9;
    let is_move = SHAPES[(shape >> 6) as usize] >> (shape & 63) & 1 == 1;
    let is_square = rank & KIND == RANK && file & KIND == FILE;
    let promotes_piece = promotion != 0 && role(lead) != Role::Pawn;
    if !is_move || !is_square || promotes_piece || bytes & 0xffff != 0 {
        return None;
    }
    let square = (rank | file) & 63 << SQUARE;
    let bits = lead & LEAD | square | promotion << PROMOTION | mark << MARK;
    Some(Canonical::new(bits))
}

/// What a pawn becomes, from the class of a letter behind `=`: the role's number.
fn promoted(class: u32) -> Option<u32> {
    let may = class & KIND == LETTER && role(class) != Role::King;
    may.then_some(class >> ROLE & 7)
}

#[inline(never)]
fn castling(bytes: u64, mark: u32) -> Option<Canonical> {
    let side = match bytes {
        SHORT => 0,
        LONG => QUEEN_SIDE,
        _ => return None,
    };
    Some(Canonical::new(CASTLES | side | mark << MARK))
}
