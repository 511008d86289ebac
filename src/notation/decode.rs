//! The fast way to read a canonical move word in a language of one-byte letters.
//!
//! Nearly every word of a real archive is canonical, so this decides the speed of everything. The
//! word's bytes are put into one register; a table of 256 classes says what each byte can be; the
//! bytes between piece letter and square make up a small number, the *shape*, and a bit set says
//! which shapes are moves. There is no loop and, but for promotions, castling and refusals, no
//! branch that a random game could make the processor guess wrongly.
//!
//! The law it is tested against: what it accepts, the lenient reader of
//! [`crate::notation::grammar`] reads in the same way. So whatever is added here must be canonical;
//! everything else is refused and left to that reader.

use crate::board::{Role, Square, Wing};
use crate::notation::{CheckMark, Origin, San, Spelling, Target, Written, WrittenMove};

/// What each byte can be, as bit fields (see the constants). The zero byte is no part of any word,
/// so it stands for "no byte" where a word is shorter than its register.
pub(super) struct Classes([u32; 256]);

/// Bits 0–1: what a byte is between piece letter and square of arrival.
const KIND: u32 = 3;
const FILE: u32 = 1;
const RANK: u32 = 2;
const CAPTURE: u32 = 3;
/// The byte is none of these.
const OTHER: u32 = 1 << 2;
/// The byte is a piece's letter; its role is in bits 4–6.
const LETTER: u32 = 1 << 3;
const ROLE_SHIFT: u32 = 4;
/// Bits 8–9: the byte is a check mark, 1 for `+` and 3 for `#` (see [`MARKS`]).
const MARK_SHIFT: u32 = 8;
/// A small b in a language whose bishop is a B.
const MAYBE_BISHOP: u32 = 1 << 10;
/// The byte is `x` (again, as one bit).
const TAKES: u32 = 1 << 11;
/// The byte is `=`.
const EQUALS: u32 = 1 << 12;
/// Bits 16–23: the byte as half of an [`Origin`]; bits 24–29: as half of a square.
const ORIGIN_SHIFT: u32 = 16;
const SQUARE_SHIFT: u32 = 24;

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

const MARKS: [CheckMark; 4] = [
    CheckMark::None,
    CheckMark::Check,
    CheckMark::Double,
    CheckMark::Mate,
];

/// For pawns and for pieces, and for each number of bytes between letter and square: the set of
/// shapes that are moves. A shape has two bits of [`KIND`] for each byte, the first one lowest.
const SHAPES: [[u64; 4]; 2] = {
    const fn shape(first: u32, second: u32, third: u32) -> u64 {
        1 << (first | second << 2 | third << 4)
    }
    let none = shape(0, 0, 0);
    [
        [none, 0, shape(FILE, CAPTURE, 0), 0],
        [
            none,
            shape(FILE, 0, 0) | shape(RANK, 0, 0) | shape(CAPTURE, 0, 0),
            shape(FILE, RANK, 0) | shape(FILE, CAPTURE, 0) | shape(RANK, CAPTURE, 0),
            shape(FILE, RANK, CAPTURE),
        ],
    ]
};

impl Classes {
    /// The classes of a language's letters, by [`Role::index`]. Letters of several bytes and the
    /// pawn's have none: moves with them are never canonical or left to the lenient reader.
    pub(super) fn new(upper: &[String; 6]) -> Self {
        let mut classes = [OTHER; 256];
        classes[0] = 0;
        for index in 0..8_u8 {
            let place = u32::from(index);
            classes[usize::from(b'a' + index)] =
                FILE | (place + 1) << ORIGIN_SHIFT | place << SQUARE_SHIFT;
            classes[usize::from(b'1' + index)] =
                RANK | (place + 1) << (ORIGIN_SHIFT + 4) | place << (SQUARE_SHIFT + 3);
        }
        classes[usize::from(b'x')] = CAPTURE | TAKES;
        classes[usize::from(b'=')] |= EQUALS;
        classes[usize::from(b'+')] |= 1 << MARK_SHIFT;
        classes[usize::from(b'#')] |= 3 << MARK_SHIFT;
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            if let [letter @ b'A'..=b'Z'] = *upper[role.index()].as_bytes() {
                classes[usize::from(letter)] = OTHER | LETTER | (role.index() as u32) << ROLE_SHIFT;
            }
        }
        if upper[Role::Bishop.index()] == "B" {
            classes[usize::from(b'b')] |= MAYBE_BISHOP;
        }
        Self(classes)
    }
}

/// A word of two to eight bytes in a register, the first byte lowest, zeros behind the last.
#[inline]
fn register(word: &[u8]) -> u64 {
    let length = word.len();
    if let (Some(head), Some(tail)) = (word.first_chunk::<4>(), word.last_chunk::<4>()) {
        // Where the two overlap they say the same.
        let head = u64::from(u32::from_le_bytes(*head));
        head | u64::from(u32::from_le_bytes(*tail)) << (8 * (length - 4))
    } else {
        let byte = |at: usize| u64::from(word[at]) << (8 * at);
        byte(0) | byte(length / 2) | byte(length - 1)
    }
}

/// Reads a canonical word; `None` for any other, move or not.
#[inline]
pub(super) fn decode(classes: &Classes, word: &[u8]) -> Option<Written> {
    if !(2..=8).contains(&word.len()) {
        return None;
    }
    let bytes = register(word);
    let class = |at: usize| classes.0[usize::from((bytes >> (8 * (at & 7))) as u8)];
    let mark = class(word.len() - 1) >> MARK_SHIFT & 3;
    let mut end = word.len() - usize::from(mark != 0);
    let mark = MARKS[mark as usize];
    let first = class(0);
    let start = (first >> 3 & 1) as usize;
    if end < start + 2 {
        return None;
    }

    let mut promotion = None;
    let mut rank = class(end - 1);
    if rank & KIND != RANK {
        if class(end - 2) & EQUALS == 0 {
            return castling(&word[..end], mark);
        }
        promotion = Some(promoted(rank).filter(|_| start == 0 && end >= 4)?);
        end -= 2;
        rank = class(end - 1);
    }
    let file = class(end - 2);
    let between = end - 2 - start;
    if file & KIND != FILE || rank & KIND != RANK || between > 3 {
        return None;
    }

    let middle = (bytes >> (8 * start)) & ((1 << (8 * between)) - 1);
    let class = |at: u32| classes.0[usize::from((middle >> (8 * at)) as u8)];
    let (one, two, three) = (class(0), class(1), class(2));
    let all = one | two | three;
    let shape = one & KIND | (two & KIND) << 2 | (three & KIND) << 4;
    if all & OTHER != 0 || SHAPES[start][between] >> shape & 1 == 0 {
        return None;
    }

    let capture = all & TAKES != 0;
    let maybe_bishop = first & MAYBE_BISHOP != 0 && capture && promotion.is_none();
    Some(Written {
        mv: WrittenMove::San(San {
            role: ROLES[(first >> ROLE_SHIFT & 7) as usize],
            from: Origin::from_halves((all >> ORIGIN_SHIFT) as u8),
            capture,
            to: Target::Square(Square::masked(((file | rank) >> SQUARE_SHIFT) as u8)),
            promotion,
        }),
        mark,
        nag: 0,
        spelling: if maybe_bishop {
            Spelling::PAWN_OR_BISHOP
        } else {
            Spelling::NONE
        },
    })
}

/// What a pawn becomes, from the class of a letter behind `=`.
fn promoted(class: u32) -> Option<Role> {
    let role = ROLES[(class >> ROLE_SHIFT & 7) as usize];
    (class & LETTER != 0 && role != Role::King).then_some(role)
}

#[inline(never)]
fn castling(word: &[u8], mark: CheckMark) -> Option<Written> {
    let wing = match word {
        b"O-O" => Wing::King,
        b"O-O-O" => Wing::Queen,
        _ => return None,
    };
    Some(Written {
        mv: WrittenMove::Castle(wing),
        mark,
        nag: 0,
        spelling: Spelling::NONE,
    })
}
