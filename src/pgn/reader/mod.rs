//! Reads one game: tokens in their context, and where the game ends.
//!
//! Nothing here recurses: of variations only the depth is kept, for a terminator inside one.

mod mending;
mod plain;
mod tags;
mod words;

use crate::pgn::cursor::Cursor;
use crate::pgn::grammar::{
    comment, dots, en_passant_bracket, has_blank_line, line_comment, may_be_suffix, move_number,
    nested_rest, plain_comment, skip_blanks, token, word,
};
use crate::pgn::item::{Expected, ItemKind, Mark};

/// Whether a game goes on behind a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flow {
    More,
    /// A terminator, or the end of the text.
    Ends,
    /// A tag of another game.
    NextGame,
}

/// How far a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// In its tag section.
    Tags,
    /// Behind a blank line since the last tag: more tags or movetext.
    Parted,
    /// In movetext: a tag from here on is another game's.
    Moves,
}

/// A game being read.
#[derive(Debug)]
struct Reader<'c, 'a> {
    cursor: &'c mut Cursor<'a>,
    stage: Stage,
    /// Before movetext: whether a blank line is before the next token.
    follows_blank_line: bool,
    /// Whether a tag was left open: the next Event tag is another game's.
    left_open: bool,
    /// How many variations are open.
    depth: usize,
}

/// Reads the game that the cursor is at, and goes on to the next token behind it. Says whether
/// another game begins there.
pub(crate) fn read_game(cursor: &mut Cursor<'_>) -> bool {
    let mut reader = Reader {
        cursor,
        stage: Stage::Tags,
        follows_blank_line: false,
        left_open: false,
        depth: 0,
    };
    let end = reader.game();
    reader.double_forfeit();
    reader.cursor.skip_blanks();
    end == Flow::NextGame
}

impl Reader<'_, '_> {
    fn game(&mut self) -> Flow {
        loop {
            let before = self.cursor.at;
            let Some(mut first) = self.cursor.skip_blanks() else {
                return Flow::Ends;
            };
            if self.stage == Stage::Moves {
                if may_be_plain(first) {
                    self.plain_moves();
                    match self.cursor.skip_blanks() {
                        Some(next) => first = next,
                        None => return Flow::Ends,
                    }
                }
            } else {
                self.follows_blank_line = has_blank_line(&self.cursor.text[before..self.cursor.at]);
                if self.follows_blank_line {
                    self.stage = Stage::Parted;
                }
            }
            let flow = match first {
                b'A'..=b'Z' | b'a'..=b'z' => self.word(),
                b'1'..=b'9' => self.number(),
                b'{' => self.comment(),
                b'[' => self.bracket(),
                _ => self.other(first),
            };
            if flow != Flow::More {
                return flow;
            }
        }
    }

    /// A word that begins with a letter.
    #[inline]
    fn word(&mut self) -> Flow {
        let Ok((_, found)) = word(self.cursor.rest()) else {
            return self.token();
        };
        let is_plain = !may_be_suffix(found[found.len() - 1]);
        if is_plain && self.stage == Stage::Moves {
            self.cursor.push(ItemKind::Word, found.len());
            return Flow::More;
        }
        self.odd_word(found)
    }

    /// A number that does not begin with 0.
    #[inline]
    fn number(&mut self) -> Flow {
        let rest = self.cursor.rest();
        // Only what goes on so can be a result.
        if let [b'1', b'-' | b'/' | 0x80.., ..] = rest {
            return self.token();
        }
        match move_number(rest) {
            Ok((after, style)) => {
                self.stage = Stage::Moves;
                self.cursor
                    .push(ItemKind::MoveNumber(style), rest.len() - after.len());
                Flow::More
            }
            Err(_) => self.token(),
        }
    }

    #[inline]
    fn comment(&mut self) -> Flow {
        let rest = self.cursor.rest();
        if let Ok((_, found)) = plain_comment(rest) {
            self.cursor.push(ItemKind::Comment, found.len());
            return Flow::More;
        }
        self.odd_comment(rest)
    }

    /// A comment with a `{` in it, or one that is never closed.
    fn odd_comment(&mut self, rest: &[u8]) -> Flow {
        let Ok((after, found)) = comment(rest) else {
            return self.token();
        };
        self.cursor.push(ItemKind::Comment, found.len());
        if let Ok((_, nested)) = nested_rest(found, after) {
            let stop = self.cursor.at + nested.len();
            self.cursor.skip_blanks();
            let length = stop - self.cursor.at;
            self.cursor
                .push(ItemKind::Bad(Expected::CommentOpen), length);
        }
        Flow::More
    }

    /// What begins with none of the common bytes.
    fn other(&mut self, first: u8) -> Flow {
        let rest = self.cursor.rest();
        let follows_word = self.cursor.last_kind() == Some(ItemKind::Word);
        match first {
            b'(' if follows_word => {
                if let Ok((_, found)) = en_passant_bracket(rest) {
                    self.cursor.extend(found.len());
                    return Flow::More;
                }
            }
            b'}' => {
                self.stray_close();
                return Flow::More;
            }
            b'.' | 0x80.. => {
                if let Ok((after, style)) = dots(rest) {
                    self.dots(style, rest.len() - after.len());
                    return Flow::More;
                }
            }
            _ => {}
        }
        self.token()
    }

    /// Any token, in its context.
    fn token(&mut self) -> Flow {
        let rest = self.cursor.rest();
        let (kind, length) = token(rest, self.cursor.is_fresh_line());
        match kind {
            ItemKind::Word => return self.odd_word(&rest[..length]),
            ItemKind::MoveNumber(_) => self.stage = Stage::Moves,
            ItemKind::Mark(Mark::Check) => {
                self.check_mark(length);
                return Flow::More;
            }
            ItemKind::VariationOpen => {
                self.stage = Stage::Moves;
                self.depth += 1;
            }
            ItemKind::VariationClose => {
                self.stage = Stage::Moves;
                self.depth = self.depth.saturating_sub(1);
            }
            ItemKind::Result { .. } => {
                self.cursor.push(kind, length);
                let inside = self.depth > 0 && closes_variation(self.cursor.rest());
                return if inside { Flow::More } else { Flow::Ends };
            }
            _ => {}
        }
        self.cursor.push(kind, length);
        Flow::More
    }
}

/// Whether a token that begins so may be one of those that [`Reader::plain_moves`] reads.
const fn may_be_plain(first: u8) -> bool {
    matches!(first, b'A'..=b'Z' | b'a'..=b'z' | b'1'..=b'9' | b'{')
}

/// Whether `)` comes next, comments before it or not.
fn closes_variation(mut rest: &[u8]) -> bool {
    loop {
        rest = skip_blanks(rest);
        rest = match rest.first() {
            Some(b'{') => match comment(rest) {
                Ok((after, _)) => after,
                Err(_) => return false,
            },
            Some(b';') => match line_comment(rest) {
                Ok((after, _)) => after,
                Err(_) => return false,
            },
            first => return first == Some(&b')'),
        };
    }
}
