//! Edits to a chunk and their byte-exact application.

use std::ops::Range;

use crate::span::Span;

/// Replacements in one chunk, in the order of their places and without overlaps. The new texts lie
/// in one arena.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Edits {
    text: Vec<u8>,
    edits: Vec<Edit>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Edit {
    span: Span,
    text: Range<usize>,
}

impl Edits {
    /// One replacement.
    #[must_use]
    pub fn one(span: Span, text: &[u8]) -> Self {
        let mut edits = Self::default();
        edits.replace(span, text);
        edits
    }

    /// Replaces the bytes of `span` by `text`; an empty span inserts before its offset. Whether it
    /// was taken: an edit that overlaps an earlier one, or inserts where one inserts already, is
    /// refused and changes nothing.
    pub fn replace(&mut self, span: Span, text: &[u8]) -> bool {
        let key = (span.start, span.end);
        let index = self
            .edits
            .partition_point(|edit| (edit.span.start, edit.span.end) < key);
        let clear_before = index
            .checked_sub(1)
            .and_then(|before| self.edits.get(before))
            .is_none_or(|before| before.span.end <= span.start);
        let clear_after = self
            .edits
            .get(index)
            .is_none_or(|after| after.span != span && span.end <= after.span.start);
        if span.start > span.end || !clear_before || !clear_after {
            return false;
        }
        let start = self.text.len();
        self.text.extend_from_slice(text);
        let text = start..self.text.len();
        self.edits.insert(index, Edit { span, text });
        true
    }

    /// Takes all edits of `other`, or none of them if one overlaps. Whether they were taken.
    pub fn merge(&mut self, other: &Self) -> bool {
        let mut merged = self.clone();
        if !other.iter().all(|(span, text)| merged.replace(span, text)) {
            return false;
        }
        *self = merged;
        true
    }

    /// The edits in the order of their places: what is replaced and by what.
    pub fn iter(&self) -> impl Iterator<Item = (Span, &[u8])> {
        self.edits
            .iter()
            .map(|edit| (edit.span, &self.text[edit.text.clone()]))
    }

    /// The edit of a number, from 0 in the order of their places.
    #[inline]
    #[must_use]
    pub fn nth(&self, number: usize) -> Option<(Span, &[u8])> {
        let edit = self.edits.get(number)?;
        Some((edit.span, &self.text[edit.text.clone()]))
    }

    /// How many edits there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.edits.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.edits.is_empty()
    }

    /// Forgets all edits and keeps the memory.
    pub fn clear(&mut self) {
        self.edits.clear();
        self.text.clear();
    }

    /// Appends `source` with the edits made to `out`; every other byte is copied as it is. Parts of
    /// edits that lie behind the end of `source` have nothing to replace there.
    pub fn apply(&self, source: &[u8], out: &mut Vec<u8>) {
        let mut done = 0;
        for (span, text) in self.iter() {
            let start = (span.start as usize).min(source.len());
            out.extend_from_slice(&source[done..start]);
            out.extend_from_slice(text);
            done = (span.end as usize).min(source.len());
        }
        out.extend_from_slice(&source[done..]);
    }
}

/// How far a fix can be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Applicability {
    /// The game stays the same game.
    Safe,
    /// What was meant is a guess.
    Unsafe,
}

impl Applicability {
    /// The word of machine formats: `safe`, `unsafe`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
        }
    }
}

/// How a finding can be mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// What to change in the chunk: all of it or nothing.
    pub edits: Edits,
    /// How far to trust it.
    pub applicability: Applicability,
}

impl Fix {
    /// A safe fix that replaces one span.
    #[must_use]
    pub fn safe(span: Span, text: &[u8]) -> Self {
        Self {
            edits: Edits::one(span, text),
            applicability: Applicability::Safe,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(edits: &Edits, source: &str) -> String {
        let mut out = Vec::new();
        edits.apply(source.as_bytes(), &mut out);
        String::from_utf8(out).expect("UTF-8")
    }

    #[test]
    fn no_edit_changes_nothing() {
        assert_eq!(applied(&Edits::default(), "1. e4 \r\n"), "1. e4 \r\n");
        assert!(Edits::default().is_empty());
    }

    #[test]
    fn edits_are_applied_in_the_order_of_their_places() {
        let mut edits = Edits::default();
        assert!(edits.replace(Span::new(6, 8), b"e5"));
        assert!(edits.replace(Span::new(0, 2), b"1."));
        assert!(edits.replace(Span::new(3, 3), b"e4 "));
        assert_eq!(applied(&edits, "1) e5 xx"), "1. e4 e5 e5");
    }

    #[test]
    fn overlaps_are_refused() {
        let mut edits = Edits::one(Span::new(4, 8), b"x");
        for (start, end) in [(4, 8), (0, 5), (7, 9), (5, 6), (3, 9), (6, 6), (8, 4)] {
            assert!(!edits.replace(Span::new(start, end), b"y"), "{start} {end}");
        }
        assert!(edits.replace(Span::new(8, 9), b"z"));
        assert!(edits.replace(Span::new(4, 4), b"w"));
        assert!(!edits.replace(Span::new(4, 4), b"v"));
        assert_eq!(applied(&edits, "0123456789"), "0123wxz9");
    }

    #[test]
    fn merging_takes_all_or_nothing() {
        let mut edits = Edits::one(Span::new(2, 4), b"x");
        let mut other = Edits::one(Span::new(0, 1), b"y");
        other.replace(Span::new(3, 5), b"z");
        assert!(!edits.merge(&other));
        assert_eq!(applied(&edits, "012345"), "01x45");
        assert!(edits.merge(&Edits::one(Span::new(4, 5), b"")));
        assert_eq!(applied(&edits, "012345"), "01x5");
    }

    #[test]
    fn edits_behind_the_end_do_not_panic() {
        assert_eq!(applied(&Edits::one(Span::new(2, 9), b"!"), "abc"), "ab!");
        assert_eq!(applied(&Edits::one(Span::new(7, 9), b"!"), "abc"), "abc!");
    }
}
