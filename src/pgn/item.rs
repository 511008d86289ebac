//! The tokens of movetext, and of the text between games.

use crate::pgn::result::Outcome;
use crate::span::Span;

/// One token: what it is and where. Twelve bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// Its bytes in the chunk: no blanks around it, but blanks may be inside (`Qh4 mate`).
    pub span: Span,
}

impl Item {
    /// The value of a move number or NAG: the first digits in `bytes`, the whole chunk.
    /// `None` without a digit; what does not fit is `u32::MAX`.
    pub fn number(self, bytes: &[u8]) -> Option<u32> {
        let text = bytes.get(self.span.range())?;
        let digits = text.strip_prefix(b"$").unwrap_or(text);
        let length = digits
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        (length > 0).then(|| {
            digits[..length].iter().fold(0_u32, |value, &digit| {
                value
                    .saturating_mul(10)
                    .saturating_add(u32::from(digit - b'0'))
            })
        })
    }
}

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ItemKind {
    /// `12.`, `12...`, `12)`: PGN standard 8.2.2. [`Item::number`] has its value.
    MoveNumber(NumberStyle),
    /// A move, or what stands in its place: with every mark and suffix glued to it, and with parts
    /// that belong to it after blanks (`e5 x f6`, `exd6 e.p.`, `Dh4 #`). A word that is no move is
    /// one of these too.
    Word,
    /// An annotation that stands by itself: `!?`, `+=`, `N`, `+0.30`.
    Mark(Mark),
    /// `$14`; a bare `$` too. [`Item::number`] has its value.
    Nag,
    /// `{…}`, from brace to brace.
    Comment,
    /// `;` to the end of the line, without the line end.
    LineComment,
    /// `%` in column 1 to the end of the line, without the line end (PGN standard 6).
    Escape,
    /// `[…]` in movetext that is no tag pair: read as a comment.
    Bracketed,
    /// `(`
    VariationOpen,
    /// `)`, also one that closes nothing.
    VariationClose,
    /// A game's terminator; outside games a second one.
    Result {
        /// Who won.
        outcome: Outcome,
        /// Whether it is spelled as PGN standard 8.2.6 has it.
        canonical: bool,
    },
    /// `,` or `.` behind a move: `1-e4, e5.`
    Punctuation,
    /// `<br>`
    BreakTag,
    /// A run of control characters, U+200B or U+FEFF.
    Control,
    /// Text outside games that is none of the others: a run of lines without a blank line.
    Stray,
    /// What fits nothing, up to where reading goes on.
    Bad(Expected),
}

impl ItemKind {
    /// Whether it is a move, a number written `12.` or `12...`, a comment in braces or a result.
    #[inline]
    pub(crate) const fn is_plain(self) -> bool {
        matches!(
            self,
            Self::Word
                | Self::MoveNumber(NumberStyle::Dot | NumberStyle::Dots)
                | Self::Comment
                | Self::Result { .. }
        )
    }

    /// Whether it says nothing of the moves: comments, escapes, text skipped with a finding.
    pub const fn is_aside(self) -> bool {
        matches!(
            self,
            Self::Comment
                | Self::LineComment
                | Self::Escape
                | Self::Bracketed
                | Self::Punctuation
                | Self::BreakTag
                | Self::Control
        )
    }
}

/// How a move number is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NumberStyle {
    /// `1.`
    Dot,
    /// `1...`
    Dots,
    /// `1. ...`
    SpacedDots,
    /// `1`, with a move behind it or not.
    Bare,
    /// Any other count or place of dots: `1..`, `1....`, `1. ..`.
    OddDots,
    /// `1…`
    Ellipsis,
    /// `1)`
    Bracket,
    /// `1-` or `1 –` before a move.
    Dash,
    /// `...` or `…` without a number.
    DotsOnly,
}

impl NumberStyle {
    /// Whether it announces Black's move.
    pub const fn is_black(self) -> bool {
        matches!(
            self,
            Self::Dots | Self::SpacedDots | Self::OddDots | Self::Ellipsis | Self::DotsOnly
        )
    }
}

/// What a stand-alone annotation says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It has a NAG of this number.
    Nag(u8),
    /// A run of `!` and `?` that has none: `!?!`
    Odd,
    /// An engine's bare evaluation: `+0.30`.
    Evaluation,
    /// A check or mate mark with no move before it: `#`.
    Check,
}

/// What was missing where a [`ItemKind::Bad`] item stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    /// The end of a comment: `{never closed`, up to the next safe point or the end.
    CommentClose,
    /// The beginning of a comment: ` c}` in `{a {b} c}`, up to the `}`; or a `}` alone.
    CommentOpen,
    /// The end of a bracket: `[no end`, the word only.
    BracketClose,
    /// The beginning of a bracket: `]`.
    BracketOpen,
    /// A tag pair: `rubbish` behind `[Event "x"]`, up to the end of the line or the next `[`.
    Tag,
}

#[cfg(test)]
mod tests {
    use super::{Item, ItemKind, NumberStyle};
    use crate::span::Span;

    #[test]
    fn an_item_has_twelve_bytes() {
        assert_eq!(size_of::<Item>(), 12);
    }

    #[test]
    fn numbers_are_read_from_the_span() {
        let number = |text: &str| {
            let kind = ItemKind::MoveNumber(NumberStyle::Dot);
            let span = Span::new(0, text.len() as u32);
            Item { kind, span }.number(text.as_bytes())
        };
        assert_eq!(number("12."), Some(12));
        assert_eq!(number("$255"), Some(255));
        assert_eq!(number("..."), None);
        assert_eq!(number("99999999999999"), Some(u32::MAX));
    }
}
