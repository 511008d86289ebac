//! The usual move numbers, told by a look.

use crate::board::Color;
use crate::pgn::NumberStyle;
use crate::span::Span;

/// Numbers up to this one are told by a look.
const NUMBERS: usize = 128;

/// For each number its digits and the stop behind them as a little-endian register, and which bits of
/// it count.
static WRITTEN: [(u32, u32); NUMBERS] = {
    let mut table = [(0, 0); NUMBERS];
    let mut number = 0;
    while number < NUMBERS {
        let digits = [number / 100, number / 10 % 10, number % 10];
        let unwritten = (number < 10) as usize + (number < 100) as usize;
        let mut bytes = [b'.'; 4];
        let mut place = unwritten;
        while place < 3 {
            bytes[place - unwritten] = b'0' + digits[place] as u8;
            place += 1;
        }
        let counted = 4 - unwritten as u32;
        table[number] = (u32::from_le_bytes(bytes), u32::MAX >> (32 - 8 * counted));
        number += 1;
    }
    table
};

/// Whether the token that is `span` of a text begins with this number and a stop; `false` says
/// nothing.
#[inline]
pub(super) fn begins_with(text: &[u8], span: Span, number: u32) -> bool {
    let rest = text.get(span.start as usize..).unwrap_or_default();
    let (Some(bytes), Some((written, mask))) =
        (rest.first_chunk::<4>(), WRITTEN.get(number as usize))
    else {
        return false;
    };
    (u32::from_le_bytes(*bytes) ^ written) & mask == 0
}

/// Whether a number written `12.` or `12...` announces this side's move; `false` says nothing.
#[inline]
pub(super) fn announces(style: NumberStyle, turn: Color) -> bool {
    match turn {
        Color::White => style == NumberStyle::Dot,
        Color::Black => style == NumberStyle::Dots,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begins(text: &str, number: u32) -> bool {
        let span = Span::new(2, text.len() as u32);
        begins_with(format!("e4{text}").as_bytes(), span, number)
    }

    #[test]
    fn a_number_is_told_by_its_digits_and_its_stop() {
        for number in 0..400 {
            for other in [number, number + 1, number * 10, number / 10, number + 100] {
                let is_told = number == other && number < NUMBERS as u32;
                assert_eq!(
                    begins(&format!("{number}.Nf3"), other),
                    is_told,
                    "{number} {other}"
                );
                assert_eq!(
                    begins(&format!("{number}... "), other),
                    is_told,
                    "{number} {other}"
                );
                assert!(!begins(&format!("0{number}. e4"), other));
                assert!(!begins(&format!("{number}) e4"), other));
            }
        }
    }

    #[test]
    fn spans_outside_the_text_hold_no_number() {
        for start in [0, 1, 7, u32::MAX] {
            assert!(!begins_with(b"12.", Span::new(start, u32::MAX), 12));
        }
    }

    #[test]
    fn dots_announce_a_side() {
        assert!(announces(NumberStyle::Dot, Color::White));
        assert!(announces(NumberStyle::Dots, Color::Black));
        assert!(!announces(NumberStyle::Dot, Color::Black));
        assert!(!announces(NumberStyle::Dots, Color::White));
        assert!(!announces(NumberStyle::Bare, Color::White));
    }
}
