//! Where each man could go on an empty board, and the squares between two squares.
//!
//! Everything that asks "does this piece reach that square" is a look-up in two tables: the man's
//! moves on an empty board, and the squares between the two ends, which must be empty. There are no
//! magic multipliers, since SAN gives the target square and a king-safety question has few
//! candidates. Only where all moves are generated the question is turned round ("where does this
//! slider get to"), and rays answer it. The tables (40 KiB) are worked out by the compiler.

use crate::board::{Bitboard, Color, Role, Square};

/// File and rank steps of the eight directions; the first four are a rook's, and in each four the
/// first two lead to squares of higher index, the last two to squares of lower index.
const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
];

const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// Moves on an empty board by `[role][square]`; the pawn's row is empty (see [`PAWN`]).
static EMPTY_BOARD: [[Bitboard; 64]; 6] = [
    [Bitboard::EMPTY; 64],
    steps(&KNIGHT_STEPS, 1),
    steps(DIRECTIONS.split_at(4).1, 7),
    steps(DIRECTIONS.split_at(4).0, 7),
    steps(&DIRECTIONS, 7),
    steps(&DIRECTIONS, 1),
];

/// Squares a pawn attacks, by `[color][square]`.
static PAWN: [[Bitboard; 64]; 2] = [steps(&[(-1, 1), (1, 1)], 1), steps(&[(-1, -1), (1, -1)], 1)];

/// Where men come from, by `[row][square of arrival]`: rows 1 to 5 for the officers as in
/// [`EMPTY_BOARD`], the others for pawns (see [`ORIGIN_ROWS`]).
static ORIGINS: [[Bitboard; 64]; 16] = [
    pawn_steps(-1),
    steps(&KNIGHT_STEPS, 1),
    steps(DIRECTIONS.split_at(4).1, 7),
    steps(DIRECTIONS.split_at(4).0, 7),
    steps(&DIRECTIONS, 7),
    steps(&DIRECTIONS, 1),
    pawn_steps(1),
    steps(&[(-1, -1), (1, -1)], 1),
    steps(&[(-1, 1), (1, 1)], 1),
    [Bitboard::EMPTY; 64],
    [Bitboard::EMPTY; 64],
    [Bitboard::EMPTY; 64],
    [Bitboard::EMPTY; 64],
    [Bitboard::EMPTY; 64],
    [Bitboard::EMPTY; 64],
    [Bitboard::EMPTY; 64],
];

/// The rows of [`ORIGINS`] by the bits of colour, capture and role, the role's lowest.
static ORIGIN_ROWS: [u8; 32] = [
    0, 1, 2, 3, 4, 5, 15, 15, 7, 1, 2, 3, 4, 5, 15, 15, //
    6, 1, 2, 3, 4, 5, 15, 15, 8, 1, 2, 3, 4, 5, 15, 15,
];

/// All squares in one direction, by `[direction][square]`.
static RAYS: [[Bitboard; 64]; 8] = ray_table();

/// Squares strictly between two squares on one line, by `[a][b]`; empty if on no common line.
static BETWEEN: [[Bitboard; 64]; 64] = between_table();

/// The square `(file, rank)` away from `square`, if on the board.
const fn step(square: i8, (file, rank): (i8, i8)) -> Option<i8> {
    let (file, rank) = (square % 8 + file, square / 8 + rank);
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        None
    } else {
        Some(rank * 8 + file)
    }
}

/// For every square, what up to `reach` steps in each of `directions` touch.
const fn steps(directions: &[(i8, i8)], reach: usize) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < directions.len() {
            let (mut at, mut done) = (from as i8, 0);
            while done < reach {
                match step(at, directions[direction]) {
                    Some(next) => at = next,
                    None => break,
                }
                table[from].0 |= 1 << at;
                done += 1;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// For every square, those from which a pawn steps there, `back` being the direction to look: one
/// square back, and two from the pawn's fourth rank.
const fn pawn_steps(back: i8) -> [Bitboard; 64] {
    let mut table = steps(&[(0, back)], 1);
    let twice = steps(&[(0, back)], 2);
    let fourth = if back < 0 { 24 } else { 32 };
    let mut file = 0;
    while file < 8 {
        table[fourth + file] = twice[fourth + file];
        file += 1;
    }
    table
}

const fn ray_table() -> [[Bitboard; 64]; 8] {
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        table[direction] = steps(&[DIRECTIONS[direction]], 7);
        direction += 1;
    }
    table
}

#[expect(
    clippy::large_stack_arrays,
    clippy::cast_sign_loss,
    reason = "worked out by the compiler; a square on the board is never negative"
)]
const fn between_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (mut at, mut passed) = (from as i8, 0);
            while let Some(next) = step(at, DIRECTIONS[direction]) {
                table[from][next as usize].0 = passed;
                passed |= 1 << next;
                at = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// The squares a man of this role reaches from `from` on an empty board.
///
/// Empty for the pawn, whose moves depend on its side and on captures: see [`pawn`].
#[inline]
pub fn on_empty_board(role: Role, from: Square) -> Bitboard {
    EMPTY_BOARD[role.index()][from.index()]
}

/// The squares from which a man of this role and side may come to `to` on an empty board; a pawn by
/// its capture or by its one or two steps, whichever is asked for.
#[inline]
pub fn origins(color: Color, role: Role, captures: bool, to: Square) -> Bitboard {
    let row = ORIGIN_ROWS[color.index() << 4 | usize::from(captures) << 3 | role.index()];
    ORIGINS[usize::from(row & 15)][to.index()]
}

/// The one or two squares that a pawn of this side attacks from `from`.
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// The squares strictly between two squares of one rank, file or diagonal; empty for any others.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The squares that a man of this role and side attacks from `from` when `occupied` is occupied,
/// the first occupied square on each line included.
#[inline]
pub fn attacks(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, from),
        Role::Knight | Role::King => on_empty_board(role, from),
        Role::Bishop => four_rays(4, from, occupied),
        Role::Rook => four_rays(0, from, occupied),
        Role::Queen => four_rays(0, from, occupied) | four_rays(4, from, occupied),
    }
}

/// What a slider attacks along the four directions that begin at `first` in [`DIRECTIONS`].
#[inline]
fn four_rays(first: usize, from: Square, occupied: Bitboard) -> Bitboard {
    // A man on each corner changes nothing, since no ray goes on from there, and saves the question
    // whether the ray is empty.
    let upward = |direction: usize| {
        let ray = RAYS[direction][from.index()];
        let blocker = (ray.0 & occupied.0 | 1 << 63).trailing_zeros() as usize;
        ray ^ RAYS[direction][blocker & 63]
    };
    let downward = |direction: usize| {
        let ray = RAYS[direction][from.index()];
        let blocker = 63 - (ray.0 & occupied.0 | 1).leading_zeros() as usize;
        ray ^ RAYS[direction][blocker & 63]
    };
    upward(first) | upward(first + 1) | downward(first + 2) | downward(first + 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::from_name(name.as_bytes()).unwrap()
    }

    fn set(names: &str) -> Bitboard {
        names.split_whitespace().map(square).collect()
    }

    #[test]
    fn knights_and_kings_stay_on_the_board() {
        assert_eq!(on_empty_board(Role::Knight, square("a1")), set("b3 c2"));
        assert_eq!(on_empty_board(Role::King, square("h8")), set("g8 g7 h7"));
        assert_eq!(on_empty_board(Role::Knight, square("e4")).count(), 8);
    }

    #[test]
    fn pawns_attack_forward() {
        assert_eq!(pawn(Color::White, square("e4")), set("d5 f5"));
        assert_eq!(pawn(Color::Black, square("a4")), set("b3"));
    }

    #[test]
    fn between_is_strict_and_symmetric() {
        assert_eq!(between(square("a1"), square("d4")), set("b2 c3"));
        assert_eq!(between(square("h4"), square("e4")), set("f4 g4"));
        assert_eq!(between(square("a1"), square("b3")), Bitboard::EMPTY);
        for a in Square::all() {
            for b in Square::all() {
                assert_eq!(between(a, b), between(b, a));
            }
        }
    }

    #[test]
    fn sliders_stop_at_the_first_man() {
        let occupied = set("e6 g4 d4");
        assert_eq!(
            attacks(Role::Rook, Color::White, square("e4"), occupied),
            set("e1 e2 e3 e5 e6 f4 g4 d4")
        );
    }
}
