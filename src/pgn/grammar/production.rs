//! The productions by name: what binds the parsers to `grammar/pgn.ebnf`.

use nom::IResult;

use super::{Fault, blank, comment, mark, number, result, tag_pair, token, word};
use crate::pgn::boundary::{BOM, last_safe_point};
use crate::pgn::game::{GameBuf, Part};
use crate::pgn::item::{Expected, Item, ItemKind, NumberStyle};
use crate::pgn::tag::{Tag, TagForm};

/// A production of `grammar/pgn.ebnf`.
#[derive(Debug, Clone, Copy)]
pub struct Production {
    /// Its name there.
    pub name: &'static str,
    /// Whether a whole text is one.
    pub accepts: fn(&[u8]) -> bool,
}

/// Makes the table: each name with what accepts it.
macro_rules! productions {
    ($($name:literal $accepts:expr;)+) => {
        /// Every production of `grammar/pgn.ebnf`, in its order.
        pub const PRODUCTIONS: &[Production] = &[
            $(Production { name: $name, accepts: $accepts },)+
        ];
    };
}

productions! {
    "pgn" |i| parts(i).iter().all(Piece::is_sound);
    "tagged-game" |i| is_one_game(i) && i.starts_with(b"[");
    "bare-game" |i| is_one_game(i) && !i.starts_with(b"[");
    "outside" |i| is_outside(i, Piece::is_sound);
    "prelude" |i| is_outside(i, Piece::is_prelude);
    "byte-order-mark" |i| i == BOM;
    "safe-point" |i| last_safe_point(&after_text(i)) == Some((i.len() + 1).saturating_sub(7));
    "blank-line" |i| is_all_blank(i) && blank::has_blank_line(i);
    "line-end" |i| matches!(i, b"\n" | b"\r" | b"\r\n");
    "gap" |i| !i.is_empty() && blank::skip_blanks(i).is_empty();
    "blank" |i| i.len() == 1 && is_all_blank(i);
    "no-break-space" |i| whole(blank::no_break_space, i);
    "tag-section" |i| one_game(i).is_some_and(|game| game.items.is_empty() && game.has_only(TagForm::Quoted));
    "tag-pair" |i| form(i) == Some(TagForm::Quoted);
    "tag-gap" |i| is_all_blank(i) && !blank::has_blank_line(i);
    "tag-blank" |i| matches!(i, b" " | b"\t");
    "tag-name" |i| named(i, "v") == Some(TagForm::Quoted) && tag_pair::begins_tag_pair(&framed(i, "v"));
    "tag-value" |i| named(b"N", i) == Some(TagForm::Quoted);
    "tag-escape" |i| matches!(i, b"\\\"" | b"\\\\");
    "tag-character" |i| is_character(i) && named(b"N", i) == Some(TagForm::Quoted) && i != b"\\";
    "any" |i| is_character(i) && blank::line_length(i) == i.len();
    "faulty-tag" |i| form(i).is_some_and(|form| !matches!(form, TagForm::Quoted | TagForm::Open));
    "inner-quote-tag" |i| form(i) == Some(TagForm::InnerQuote);
    "inner-text" |i| named(b"N", i) == Some(TagForm::Quoted) && !i.is_empty() && !i.contains(&b'\\');
    "backslash-tag" |i| form(i) == Some(TagForm::BackslashClose);
    "unquoted-tag" |i| form(i) == Some(TagForm::Unquoted);
    "blank-name-tag" |i| form(i) == Some(TagForm::BlankInName);
    "valueless-tag" |i| form(i) == Some(TagForm::NoValue);
    "open-tag" |i| form(i) == Some(TagForm::Open);
    "movetext" |i| movetext(i).is_some_and(|items| items.iter().all(is_sound));
    "element" |i| movetext(i).is_some_and(|items| !items.is_empty() && items.iter().all(is_sound));
    "variation" |i| movetext(i).is_some_and(|items| is_variation(&items));
    "aside" |i| movetext(i).is_some_and(|items| !items.is_empty() && items.iter().all(|item| item.kind.is_aside()));
    "move-number" |i| movetext(i).is_some_and(|items| is_number(&items));
    "number" |i| is_one(i, |kind| kind == ItemKind::MoveNumber(NumberStyle::Bare));
    "digits" |i| !i.is_empty() && i.iter().all(u8::is_ascii_digit);
    "dots" |i| whole(number::dots, i);
    "first-move" |i| is_square(i);
    "move-word" |i| is_one(i, |kind| kind == ItemKind::Word);
    "move-start" |i| is_one(i, |kind| kind == ItemKind::Word) && whole(word::word, i);
    "plain-word" |i| whole(word::word, i);
    "word-character" |i| is_character(i) && whole(word::word, i);
    "move-bracket" |i| whole(word::en_passant_bracket, i);
    "en-passant" |i| whole(word::en_passant_bracket, &[b"(", i, b")"].concat());
    "move-suffix" |i| whole(word::move_suffix, i);
    "check-mark" |i| whole(word::check_mark, i);
    "capture-sign" |i| word::capture_sign(&[i, b" e4"].concat()) == Ok((b" e4", ()));
    "square" |i| is_square(i);
    "null-move" |i| i == b"--" || i == b"Z0" || whole(word::null_move, i);
    "mark" |i| whole(mark::mark, i);
    "exclamations" |i| whole(mark::exclamations, i);
    "evaluation" |i| whole(mark::evaluation, i);
    "sign" |i| whole(mark::sign, i);
    "nag" |i| whole(mark::nag, i);
    "comment" |i| whole(comment::comment, i);
    "plain-comment" |i| whole(comment::plain_comment, i);
    "brace-comment" |i| whole(comment::comment, i) && braces(i) > 1;
    "line-comment" |i| whole(comment::line_comment, i);
    "escape" |i| whole(comment::escape, i);
    "bracketed" |i| whole(comment::bracketed, i) && !tag_pair::begins_tag_pair(i);
    "break-tag" |i| whole(comment::break_tag, i);
    "control" |i| whole(blank::control, i);
    "result" |i| whole(result::result, i);
    "score" |i| whole(result::score, i);
    "half" |i| whole(result::half, i);
    "double-forfeit" |i| whole(result::double_forfeit, i);
    "dash" |i| whole(result::dash, i);
    "open-comment" |i| token(i, false) == (ItemKind::Bad(Expected::CommentClose), blank::trim_end(i).len());
    "nested-rest" |i| comment::nested_rest(b"{{}", i).is_ok_and(|(rest, _)| rest.is_empty());
    "stray-close" |i| i == b"}" && token(i, false).0 == ItemKind::Bad(Expected::CommentOpen);
    "open-bracket" |i| token(i, false) == (ItemKind::Bad(Expected::BracketClose), i.len());
    "stray-bracket" |i| token(i, false) == (ItemKind::Bad(Expected::BracketOpen), i.len());
    "stray" |i| matches!(&parts(i)[..], [part] if part.is_one_stray());
}

type Parser<'a, T> = fn(&'a [u8]) -> IResult<&'a [u8], T, Fault>;

/// Whether a parser takes the whole text.
fn whole<'a, T>(parser: Parser<'a, T>, i: &'a [u8]) -> bool {
    matches!(parser(i), Ok(([], _)))
}

/// A part of a text, owned.
struct Piece {
    is_game: bool,
    tags: Vec<Tag>,
    items: Vec<Item>,
}

impl Piece {
    fn is_sound(&self) -> bool {
        self.items.iter().all(is_sound)
    }

    fn has_only(&self, form: TagForm) -> bool {
        self.tags.iter().all(|tag| tag.form == form)
    }

    fn is_prelude(&self) -> bool {
        let is_result = |item: &Item| matches!(item.kind, ItemKind::Result { .. });
        self.is_sound() && !self.items.iter().any(is_result)
    }

    fn is_one_stray(&self) -> bool {
        matches!(&self.items[..], [item] if item.kind == ItemKind::Stray)
    }
}

fn parts(i: &[u8]) -> Vec<Piece> {
    let mut buffers = GameBuf::default();
    let mut parts = buffers.parts(i);
    let mut all = Vec::new();
    while let Some(part) = parts.next_part() {
        all.push(match part {
            Part::Game(game) => Piece {
                is_game: true,
                tags: game.tags.to_vec(),
                items: game.items.to_vec(),
            },
            Part::Outside(outside) => Piece {
                is_game: false,
                tags: Vec::new(),
                items: outside.items.to_vec(),
            },
        });
    }
    all
}

fn is_outside(i: &[u8], is_fit: fn(&Piece) -> bool) -> bool {
    let all = parts(i);
    !all.is_empty() && all.iter().all(|part| !part.is_game && is_fit(part))
}

fn one_game(i: &[u8]) -> Option<Piece> {
    let mut all = parts(i);
    let last = all.pop()?;
    (all.is_empty() && last.is_game).then_some(last)
}

fn is_one_game(i: &[u8]) -> bool {
    one_game(i).is_some_and(|game| game.is_sound())
}

const fn is_sound(item: &Item) -> bool {
    !matches!(item.kind, ItemKind::Bad(_) | ItemKind::Stray)
}

/// The tokens of a text as movetext of one game, behind a comment.
fn movetext(i: &[u8]) -> Option<Vec<Item>> {
    let mut game = one_game(&[b"1. {}", i].concat())?;
    game.items.drain(..2);
    Some(game.items)
}

fn is_one(i: &[u8], is_kind: fn(ItemKind) -> bool) -> bool {
    movetext(i).is_some_and(|items| matches!(&items[..], [item] if is_kind(item.kind)))
}

/// A number, and with some styles the move that makes it one.
fn is_number(items: &[Item]) -> bool {
    let kinds: Vec<ItemKind> = items.iter().map(|item| item.kind).collect();
    matches!(
        kinds[..],
        [ItemKind::MoveNumber(_)]
            | [
                ItemKind::MoveNumber(NumberStyle::Bracket | NumberStyle::Dash),
                ItemKind::Word
            ]
    )
}

/// One variation: the first bracket is closed by the last.
fn is_variation(items: &[Item]) -> bool {
    let mut depth = 0_usize;
    let mut closed = 0;
    for item in items {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => {
                depth = depth.saturating_sub(1);
                closed += usize::from(depth == 0);
            }
            _ => {}
        }
    }
    let last = items.last().map(|item| item.kind);
    let first = items.first().map(|item| item.kind);
    depth == 0
        && closed == 1
        && first == Some(ItemKind::VariationOpen)
        && last == Some(ItemKind::VariationClose)
        && items.iter().all(is_sound)
}

/// The form of a whole text as a tag.
fn form(i: &[u8]) -> Option<TagForm> {
    match tag_pair::tag_pair(i) {
        Ok(([], parts)) => Some(parts.form),
        _ => None,
    }
}

/// The form of a tag of this name and value.
fn named(name: &[u8], value: impl AsRef<[u8]>) -> Option<TagForm> {
    form(&framed(name, value))
}

fn framed(name: &[u8], value: impl AsRef<[u8]>) -> Vec<u8> {
    [b"[", name, b" \"", value.as_ref(), b"\"]"].concat()
}

fn after_text(i: &[u8]) -> Vec<u8> {
    [b"x", i].concat()
}

fn is_all_blank(i: &[u8]) -> bool {
    i.iter().all(|&byte| blank::is_blank(byte))
}

fn is_character(i: &[u8]) -> bool {
    crate::pgn::text::first_char(i).is_some_and(|(_, length)| length == i.len())
}

const fn is_square(i: &[u8]) -> bool {
    matches!(i, [b'a'..=b'h', b'1'..=b'8'])
}

fn braces(i: &[u8]) -> usize {
    memchr::memchr_iter(b'{', i).count()
}
