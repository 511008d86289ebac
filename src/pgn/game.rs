//! One game, or the text between two, as spans into its chunk, in reused buffers.

use std::borrow::Cow;
use std::collections::HashSet;

use fearless_simd::Level;

use crate::pgn::item::Item;
use crate::pgn::parts::Parts;
use crate::pgn::survey::Survey;
use crate::pgn::tag::{Tag, TagForm, unescape};
use crate::pgn::text::Encoding;
use crate::span::Span;

/// How many tokens of one game are kept, if nothing else is asked for.
const DEFAULT_ITEM_LIMIT: usize = 1_000_000;

/// The buffers of one game: reused, so that reading game after game allocates nothing once they
/// have grown.
#[derive(Debug)]
pub struct GameBuf {
    pub(crate) tags: Vec<Tag>,
    pub(crate) items: Vec<Item>,
    /// The names of `tags`, kept only in a game with so many that searching would be slow.
    pub(crate) names: HashSet<Box<[u8]>>,
    pub(crate) no_break_spaces: NoBreakSpaces,
    pub(crate) overflow: Option<u32>,
    /// Whether a token is anything but a move, `12.`, `12...`, a comment in braces or a result.
    pub(crate) has_odd: bool,
    /// Whether something that was not kept may be open: a comment with a `{` in it, or a tag.
    pub(crate) hides_opening: bool,
    /// The end of the line where a tag of the chunk was left open: on that line, none closes.
    pub(crate) open_line: usize,
    pub(crate) item_limit: usize,
    /// Whether the common path is left out: tests compare it with the general one.
    #[cfg(test)]
    pub(crate) is_general_only: bool,
    pub(crate) survey: Survey,
    /// The vector instructions that there are.
    pub(crate) level: Level,
}

impl Default for GameBuf {
    fn default() -> Self {
        Self::with_item_limit(DEFAULT_ITEM_LIMIT)
    }
}

impl GameBuf {
    /// Empty buffers that keep at most so many tags, and so many tokens, of one game.
    pub fn with_item_limit(item_limit: usize) -> Self {
        Self {
            tags: Vec::new(),
            items: Vec::new(),
            names: HashSet::new(),
            no_break_spaces: NoBreakSpaces::default(),
            overflow: None,
            has_odd: false,
            hides_opening: false,
            open_line: 0,
            item_limit,
            #[cfg(test)]
            is_general_only: false,
            survey: Survey::default(),
            level: Level::new(),
        }
    }

    /// The games of a chunk and the text outside them, in order.
    ///
    /// `bytes` begin at the start of an input or at a safe point
    /// ([`crate::pgn::boundary`]) and end at one or at the end: then the games
    /// are those of the whole input. Spans are offsets into `bytes`, which must be shorter than
    /// 4 GiB.
    ///
    /// ```
    /// use roque::pgn::{GameBuf, Part};
    ///
    /// let text = b"[Event \"A\"]\n\n1. e4 e5 1-0\n\n[Event \"B\"]\n\n1. d4 *\n";
    /// let mut buffers = GameBuf::default();
    /// let mut parts = buffers.parts(text);
    /// let mut words = Vec::new();
    /// while let Some(part) = parts.next_part() {
    ///     if let Part::Game(game) = part {
    ///         words.push(game.items.len());
    ///     }
    /// }
    /// assert_eq!(words, [4, 3]); // 1. e4 e5 1-0, and 1. d4 *
    /// ```
    pub fn parts<'a>(&'a mut self, bytes: &'a [u8]) -> Parts<'a> {
        Parts::new(self, bytes)
    }

    pub(crate) fn clear(&mut self) {
        self.tags.clear();
        self.items.clear();
        self.names.clear();
        self.no_break_spaces = NoBreakSpaces::default();
        self.overflow = None;
        self.has_odd = false;
        self.hides_opening = false;
    }
}

/// What a chunk is made of. The spans of its parts tile it: each begins where the one before ends.
#[derive(Debug, Clone, Copy)]
pub enum Part<'a> {
    /// A game.
    Game(Game<'a>),
    /// What stands before, between and behind games.
    Outside(Outside<'a>),
}

impl Part<'_> {
    /// Its bytes in the chunk, the blanks behind it included.
    pub fn span(&self) -> Span {
        match self {
            Self::Game(game) => game.span,
            Self::Outside(outside) => outside.span,
        }
    }
}

/// One game: tags and movetext as they are written, nothing judged.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// The chunk.
    pub bytes: &'a [u8],
    /// The game in it, from its first tag or token, the blanks behind it included.
    pub span: Span,
    /// The tags in order, malformed and repeated ones too.
    pub tags: &'a [Tag],
    /// The tokens in order; also those between tags. Tags and items together tile the game:
    /// nothing but blanks is outside them.
    pub items: &'a [Item],
    /// How its bytes are to be read.
    pub encoding: Encoding,
    /// The no-break spaces outside tags, comments and words.
    pub no_break_spaces: NoBreakSpaces,
    /// Where the first token stands that was not kept, since the game is over the limit
    /// ([`GameBuf::with_item_limit`]). `None` for a whole game.
    pub overflow: Option<u32>,
    /// Whether all its tokens are moves, numbers written `12.` or `12...`, comments in braces and a
    /// result: the structure of such a game has no fault.
    pub is_plain: bool,
    /// Whether something that was not kept may be open: a comment with a `{` in it, or a tag.
    pub(crate) hides_opening: bool,
}

impl<'a> Game<'a> {
    /// The bytes of a span.
    pub fn slice(&self, span: Span) -> &'a [u8] {
        self.bytes.get(span.range()).unwrap_or_default()
    }

    /// A span as text.
    pub fn text(&self, span: Span) -> Cow<'a, str> {
        self.encoding.decode(self.slice(span))
    }

    /// The first tag of that name that has a value.
    pub fn tag(&self, name: &str) -> Option<&'a Tag> {
        self.tags
            .iter()
            .filter(|tag| tag.form != TagForm::NoValue)
            .find(|tag| self.slice(tag.name) == name.as_bytes())
    }

    /// What a tag's value says: decoded, escapes undone.
    pub fn value(&self, tag: &Tag) -> Cow<'a, str> {
        unescape(self.text(tag.value))
    }
}

/// Text that belongs to no game.
#[derive(Debug, Clone, Copy)]
pub struct Outside<'a> {
    /// The chunk.
    pub bytes: &'a [u8],
    /// The text in it, blanks before and behind it included.
    pub span: Span,
    /// Its tokens in order; none if it is all blanks.
    pub items: &'a [Item],
    /// How its bytes are to be read.
    pub encoding: Encoding,
    /// The no-break spaces between its tokens.
    pub no_break_spaces: NoBreakSpaces,
    /// As [`Game::overflow`].
    pub overflow: Option<u32>,
}

/// No-break spaces that were read as blanks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoBreakSpaces {
    /// How many.
    pub count: u32,
    /// The first one: one byte in Windows-1252, two in UTF-8. Empty if there is none.
    pub first: Span,
}

impl NoBreakSpaces {
    pub(crate) fn add(&mut self, span: Span) {
        if self.count == 0 {
            self.first = span;
        }
        self.count = self.count.saturating_add(1);
    }
}
