//! The key that the Polyglot opening book format publishes, for output that other programs read.
//!
//! Source: "The `PolyGlot` book format" by Michel Van den Bergh. Its 781 random numbers are data:
//! `grammar/polyglot.txt`, read by the compiler.

use crate::board::attacks;
use crate::board::{Color, Position, Role, Wing};

/// Where the numbers for castling rights, en passant files and the turn begin in the table.
const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

static NUMBERS: [u64; 781] = read_numbers(include_bytes!("../../grammar/polyglot.txt"));

/// Reads one hexadecimal number a line, lines that begin with `#` left out.
///
/// Runs while compiling, so a table of the wrong length or with a foreign character does not build.
const fn read_numbers(text: &[u8]) -> [u64; 781] {
    let mut numbers = [0; 781];
    let (mut at, mut read) = (0, 0);
    while at < text.len() {
        let is_comment = text[at] == b'#';
        let mut number = 0;
        while at < text.len() && text[at] != b'\n' {
            if !is_comment {
                number = number << 4 | hexadecimal(text[at]);
            }
            at += 1;
        }
        at += 1;
        if !is_comment {
            numbers[read] = number;
            read += 1;
        }
    }
    assert!(read == numbers.len());
    numbers
}

const fn hexadecimal(digit: u8) -> u64 {
    match digit {
        b'0'..=b'9' => (digit - b'0') as u64,
        b'a'..=b'f' => (digit - b'a' + 10) as u64,
        _ => panic!("not a lower-case hexadecimal digit"),
    }
}

impl Position {
    /// The key that Polyglot's book format defines for the position.
    ///
    /// It differs from [`Position::key`] in more than its numbers: the en passant file counts as
    /// soon as a pawn stands ready to capture, even if the capture would be illegal; and castling
    /// rights count by wing, so that in Chess960 two rooks of one wing are not told apart.
    pub fn polyglot_key(&self) -> u64 {
        let mut key = 0;
        for color in Color::ALL {
            for role in Role::ALL {
                // Polyglot's order of men: black pawn, white pawn, black knight … white king.
                let kind = 2 * role.index() + usize::from(color == Color::White);
                for square in self.pieces(color, role) {
                    key ^= NUMBERS[64 * kind + square.index()];
                }
            }
            for (wing, offset) in [(Wing::King, 0), (Wing::Queen, 1)] {
                if self.castling_rook(color, wing).is_some() {
                    key ^= NUMBERS[CASTLING + 2 * color.index() + offset];
                }
            }
        }
        if let Some(passed) = self.en_passant {
            let capturers = attacks::pawn(self.turn.other(), passed);
            if (capturers & self.pieces(self.turn, Role::Pawn)).any() {
                key ^= NUMBERS[EN_PASSANT + passed.file().index()];
            }
        }
        if self.turn == Color::White {
            key ^= NUMBERS[WHITE_TO_MOVE];
        }
        key
    }
}

#[cfg(test)]
mod tests {
    use crate::board::testing::position;

    /// The test positions on the format's own page.
    #[test]
    fn published_keys() {
        let published = include_str!("../../tests/data/polyglot.tsv");
        let mut checked = 0;
        for line in published.lines().filter(|line| !line.starts_with('#')) {
            let (fen, key) = line.split_once('\t').unwrap();
            let expected = u64::from_str_radix(key, 16).unwrap();
            assert_eq!(position(fen).polyglot_key(), expected, "{fen}");
            checked += 1;
        }
        assert_eq!(checked, 9);
    }
}
