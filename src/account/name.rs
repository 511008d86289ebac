//! Short names of one size, which are compared and copied without asking how long they are.

use crate::span::Span;

/// A text of at most [`ShortName::LONGEST`] bytes in UTF-8.
///
/// Its bytes, then zeros, and in the last byte how many bytes it has. How long a name is no processor
/// can guess, so nothing is done as many times as it has bytes.
#[derive(Debug, Clone, Copy, Eq)]
pub struct ShortName([u8; SIZE]);

const SIZE: usize = 32;

/// All that a name is, as numbers of eight bytes, the first the lowest.
type Words = [u64; SIZE / 8];

/// What is kept of the bytes of a text for names of each length.
static KEPT: [Words; SIZE] = {
    let mut table = [[0; SIZE / 8]; SIZE];
    let mut length = 0;
    while length < SIZE {
        let mut at = 0;
        while at < length {
            table[length][at / 8] |= 0xff << (at % 8 * 8);
            at += 1;
        }
        length += 1;
    }
    table
};

impl PartialEq for ShortName {
    /// By whole numbers: a name that was just put together of them can be read back so at once.
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let pairs = self.words().into_iter().zip(other.words());
        pairs.fold(0, |different, (one, other)| different | (one ^ other)) == 0
    }
}

impl ShortName {
    /// How many bytes it may have.
    pub const LONGEST: usize = SIZE - 1;

    /// The name that is `span` of a text (byte offsets), if it is short, in UTF-8, and so many bytes
    /// follow from its beginning as a short name may have.
    ///
    /// It is put together of whole numbers: what is written in parts no processor reads back at once.
    #[inline]
    pub(super) fn within(text: &[u8], span: Span) -> Option<Self> {
        let length = span.len() as usize;
        let kept = KEPT.get(length)?;
        let bytes = text.get(span.start as usize..)?.first_chunk::<SIZE>()?;
        let mut words = words(bytes);
        for (word, kept) in words.iter_mut().zip(kept) {
            *word &= kept;
        }
        words[SIZE / 8 - 1] |= (length as u64) << 56;
        let bytes = words.map(u64::to_le_bytes);
        bytes.as_flattened().first_chunk().copied().map(Self)
    }

    /// A whole text, if it is short.
    pub fn of(text: &str) -> Option<Self> {
        let mut name = [0; SIZE];
        let length = text.len();
        if length > Self::LONGEST {
            return None;
        }
        name[..length].copy_from_slice(text.as_bytes());
        name[SIZE - 1] = length as u8;
        Some(Self(name))
    }

    /// Its bytes in UTF-8.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        let length = usize::from(self.0[SIZE - 1]);
        self.0.get(..length).unwrap_or_default()
    }

    /// All that it is, as numbers.
    #[inline]
    pub fn words(&self) -> [u64; SIZE / 8] {
        words(&self.0)
    }

    /// Whether a byte is in it, which no length is. All are looked at, eight by eight: where to stop no
    /// processor can guess.
    // A name that was just put together need not be read back for it.
    #[inline(always)]
    pub(super) fn has(&self, byte: u8) -> bool {
        const LOWEST: u64 = u64::from_le_bytes([1; 8]);
        const HIGHEST: u64 = LOWEST << 7;
        let pattern = LOWEST * u64::from(byte);
        // Only in a number with a byte of 0 that subtraction sets a highest bit that was not set.
        let zeros = self
            .words()
            .map(|word| word ^ pattern)
            .map(|word| word.wrapping_sub(LOWEST) & !word);
        zeros.iter().fold(0, |any, zeros| any | zeros) & HIGHEST != 0
    }
}

#[inline]
fn words(bytes: &[u8; SIZE]) -> Words {
    let (words, _) = bytes.as_chunks::<8>();
    std::array::from_fn(|at| u64::from_le_bytes(words[at]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_is_its_text() {
        let text = "Grünfeld, Ernst Franz; Réti, Richard; Ávila";
        for start in 0..text.len() {
            for end in start..text.len() {
                let (Some(name), span) =
                    (text.get(start..end), Span::new(start as u32, end as u32))
                else {
                    continue;
                };
                let short = ShortName::of(name);
                assert_eq!(short.is_some(), name.len() <= ShortName::LONGEST, "{name}");
                assert!(
                    short.is_none_or(|short| short.bytes() == name.as_bytes()),
                    "{name}"
                );
                let found = ShortName::within(text.as_bytes(), span);
                let has_room = start + SIZE <= text.len();
                assert_eq!(found, short.filter(|_| has_room), "{name}");
                assert!(short.is_none_or(|short| short.has(b',') == name.contains(',')));
            }
        }
    }

    #[test]
    fn names_that_end_with_zeros_are_told_apart() {
        let names = ["", "\0", "\0\0", "a", "a\0"].map(ShortName::of);
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name:?}");
        }
    }
}
