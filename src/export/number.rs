//! Move numbers and the numbers of NAGs as text.

use crate::board::Color;
use crate::export::count::Turn;

/// How many of White's move numbers are in the table; few games are longer.
const KNOWN: usize = 128;

/// White's move numbers, `0.` and up. One that is written byte by byte and then read as a whole
/// makes the processor wait.
pub(super) static WHITE: [Number; KNOWN] = {
    let mut table = [Number::new(0); KNOWN];
    let mut number = 0;
    while number < KNOWN {
        table[number] = Number::new(number as u32).with(b'.');
        number += 1;
    }
    table
};

/// The number that stands before a move: `12.` for White, `12...` for Black.
#[inline]
pub(super) fn ply_number(turn: Turn) -> Number {
    match (turn.color, WHITE.get(turn.number as usize)) {
        (Color::White, Some(known)) => *known,
        (Color::White, None) => Number::new(turn.number).with(b'.'),
        (Color::Black, _) => Number::new(turn.number).with(b'.').with(b'.').with(b'.'),
    }
}

/// A number and what belongs to it, without an allocation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Number {
    bytes: [u8; 16],
    length: usize,
}

impl Number {
    /// The digits of a number.
    pub(super) const fn new(number: u32) -> Self {
        let mut length = 1;
        let mut rest = number / 10;
        while rest > 0 {
            rest /= 10;
            length += 1;
        }
        let mut bytes = [0; 16];
        let mut rest = number;
        let mut at = length;
        while at > 0 {
            at -= 1;
            bytes[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        Self { bytes, length }
    }

    /// With a byte behind it; a number of ten digits has room for six.
    const fn with(mut self, byte: u8) -> Self {
        self.bytes[self.length] = byte;
        self.length += 1;
        self
    }

    #[inline]
    pub(super) fn text(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// The text with zero bytes behind it.
    #[inline]
    pub(super) fn padded(&self) -> &[u8; 16] {
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_text() {
        for number in [0, 1, 9, 10, 99, 100, 127, 128, 1000, u32::MAX] {
            let white = ply_number(Turn {
                number,
                color: Color::White,
            });
            let black = ply_number(Turn {
                number,
                color: Color::Black,
            });
            assert_eq!(Number::new(number).text(), number.to_string().as_bytes());
            assert_eq!(white.text(), format!("{number}.").as_bytes());
            assert_eq!(black.text(), format!("{number}...").as_bytes());
        }
    }
}
