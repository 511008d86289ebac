//! What one pass over a chunk tells of all its games.

#![expect(
    clippy::inline_always,
    reason = "only what is inlined there is compiled for the instructions that were found"
)]

use crate::pgn::boundary::{EVENT, is_safe_point};
use fearless_simd::prelude::{SimdBase, SimdMask};
use fearless_simd::{Level, Simd, dispatch, u8x64};

/// Bytes looked at together.
const BLOCK: usize = 64;

/// Where the games of a chunk begin for certain, and what it does not hold at all.
#[derive(Debug, Default)]
pub(crate) struct Survey {
    /// Where `[E` stands, in order.
    openings: Vec<u32>,
    /// How many of those have been passed.
    passed: usize,
    /// Whether all bytes are ASCII.
    pub(crate) is_ascii: bool,
    /// Whether there is a CR.
    pub(crate) has_returns: bool,
    /// How many lines end: at each LF, CR LF, and CR without LF.
    pub(crate) line_ends: u64,
}

impl Survey {
    /// Looks over a chunk.
    pub(crate) fn begin(&mut self, bytes: &[u8], level: Level) {
        self.openings.clear();
        self.passed = 0;
        self.line_ends = 0;
        dispatch!(level, simd => self.pass(simd, bytes));
    }

    #[inline(always)]
    fn pass<S: Simd>(&mut self, simd: S, bytes: &[u8]) {
        let (mut beyond_ascii, mut returns) = (0, 0);
        let mut at = 0;
        // One byte more: the second of a pair may be in the next block.
        while let Some(block) = bytes.get(at..at + BLOCK + 1) {
            let first = u8x64::from_slice(simd, &block[..BLOCK]);
            let second = u8x64::from_slice(simd, &block[1..]);
            beyond_ascii |= first.simd_ge(0x80).to_bitmask();
            let returned = first.simd_eq(b'\r').to_bitmask();
            let fed = first.simd_eq(b'\n').to_bitmask();
            returns |= returned;
            // The first byte of the next block decides about a CR that this one ends with.
            let fed_next = fed >> 1 | u64::from(block[BLOCK] == b'\n') << (BLOCK - 1);
            self.line_ends += u64::from((fed | returned & !fed_next).count_ones());
            let pairs = first.simd_eq(EVENT[0]) & second.simd_eq(EVENT[1]);
            let mut pairs = pairs.to_bitmask();
            while pairs != 0 {
                self.openings.push(at as u32 + pairs.trailing_zeros());
                pairs &= pairs - 1;
            }
            at += BLOCK;
        }
        let rest = &bytes[at.min(bytes.len())..];
        let pairs = rest.windows(2).enumerate();
        let pairs = pairs.filter(|(_, pair)| **pair == EVENT[..2]);
        self.openings
            .extend(pairs.map(|(place, _)| (at + place) as u32));
        let ends = rest.iter().enumerate().filter(|&(place, &byte)| {
            byte == b'\n' || byte == b'\r' && rest.get(place + 1) != Some(&b'\n')
        });
        self.line_ends += ends.count() as u64;
        self.is_ascii = beyond_ascii == 0 && rest.is_ascii();
        self.has_returns = returns != 0 || rest.contains(&b'\r');
    }

    /// Offset of the first safe point of the chunk at or behind `from`, which grows from one
    /// question to the next; `None` if there is none.
    pub(crate) fn next_safe_point(&mut self, bytes: &[u8], from: usize) -> Option<usize> {
        let rest = self.openings.get(self.passed..)?;
        for &opening in rest {
            let at = opening as usize;
            self.passed += 1;
            if at >= from && bytes[at..].starts_with(EVENT) && is_safe_point(bytes, at) {
                return Some(at);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Survey;
    use crate::input::line_ends;
    use crate::pgn::boundary::next_safe_point;
    use fearless_simd::Level;
    use proptest::prelude::*;

    const PIECES: &[&str] = &[
        "[Event \"a\"]",
        "[Event ",
        "[EventDate \"?\"]",
        "[E",
        "\n",
        "\n\n",
        "\r",
        "\r\n\r\n",
        "ç",
        "a comment of some length, { with a brace }",
        " 1. e4 e5 2. Nf3",
    ];

    proptest! {
        #[test]
        fn agrees_with_a_search_for_each(
            pieces in prop::collection::vec(prop::sample::select(PIECES), 0..40),
            cut in 0_usize..3,
        ) {
            let text = pieces.concat();
            let bytes = &text.as_bytes()[cut.min(text.len())..];
            let mut survey = Survey::default();
            survey.begin(bytes, Level::new());
            prop_assert_eq!(survey.is_ascii, bytes.is_ascii());
            prop_assert_eq!(survey.has_returns, bytes.contains(&b'\r'));
            prop_assert_eq!(survey.line_ends, line_ends(bytes));
            let mut from = 0;
            loop {
                let found = survey.next_safe_point(bytes, from);
                prop_assert_eq!(found, next_safe_point(bytes, from));
                let Some(at) = found else { break };
                from = at + 1;
            }
        }
    }
}
