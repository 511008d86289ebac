//! The grammar of the document's list, one nom parser for each production of
//! `grammar/openings/documento.ebnf`.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::{char, digit1, one_of, satisfy};
use nom::combinator::{eof, opt, peek, recognize, verify};
use nom::error::{ErrorKind, ParseError};
use nom::multi::{many0_count, many1_count};
use nom::sequence::terminated;
use nom::{IResult, Parser};

/// What did not match, and what should have stood there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fault<'a> {
    /// The text from the place on.
    pub(super) at: &'a str,
    /// What was expected.
    pub(super) expected: &'static str,
}

impl<'a> ParseError<&'a str> for Fault<'a> {
    fn from_error_kind(at: &'a str, _: ErrorKind) -> Self {
        Self { at, expected: "" }
    }

    fn append(_: &'a str, _: ErrorKind, other: Self) -> Self {
        other
    }
}

type Parsed<'a, T = &'a str> = IResult<&'a str, T, Fault<'a>>;

/// One heading or entry, as slices of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Element<'a> {
    /// A heading, without its full stop.
    Section(&'a str),
    /// A name and its line.
    Entry(Printed<'a>),
}

/// An entry as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Printed<'a> {
    /// Its name.
    pub(super) name: &'a str,
    /// Its moves with numbers and signs.
    pub(super) moves: &'a str,
    /// The turns, at least one.
    pub(super) turns: Vec<Turn<'a>>,
}

/// A move of White and Black's answer, which only the last turn may lack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Turn<'a> {
    pub(super) number: &'a str,
    pub(super) white: &'a str,
    pub(super) black: Option<&'a str>,
}

/// A list read to its end: every element, in order.
pub(super) fn list(text: &str) -> Result<Vec<Element<'_>>, Fault<'_>> {
    let mut elements = Vec::new();
    let mut rest = text;
    loop {
        rest = skip(rest);
        if rest.is_empty() {
            return Ok(elements);
        }
        let (behind, found) = match element(rest) {
            Ok(parsed) => parsed,
            Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => return Err(fault),
            Err(nom::Err::Incomplete(_)) => return Err(expected(rest, "an entry or a heading")),
        };
        let behind = behind.trim_start_matches(is_blank);
        if line_end(behind).is_err() && !behind.is_empty() {
            return Err(expected(behind, follow_up(&found)));
        }
        elements.push(found);
        rest = behind;
    }
}

/// A text without the blanks and empty lines before it.
fn skip(text: &str) -> &str {
    text.trim_start_matches(|sign| is_blank(sign) || matches!(sign, '\n' | '\r'))
}

/// What may stand behind an element.
fn follow_up(element: &Element<'_>) -> &'static str {
    match element {
        Element::Section(_) => "the end of the line",
        Element::Entry(entry) => match entry.turns.last() {
            Some(Turn { black: None, .. }) => {
                "Black's move with a full stop behind it, or the end of the line"
            }
            _ => "the next move number with a dash, or the end of the line",
        },
    }
}

const fn expected<'a>(at: &'a str, expected: &'static str) -> Fault<'a> {
    Fault { at, expected }
}

/// A parser that says what it stands for when it fails.
fn named<'a, T>(
    name: &'static str,
    mut parser: impl Parser<&'a str, Output = T, Error = Fault<'a>>,
) -> impl FnMut(&'a str) -> Parsed<'a, T> {
    move |i| {
        parser
            .parse(i)
            .map_err(|error| error.map(|_| expected(i, name)))
    }
}

/// An entry has a colon in its first line, a heading has none.
fn element(i: &str) -> Parsed<'_, Element<'_>> {
    let (behind, _) = take_while(is_title_character)(i)?;
    if behind.starts_with(':') {
        entry(i).map(|(rest, entry)| (rest, Element::Entry(entry)))
    } else {
        section(i).map(|(rest, title)| (rest, Element::Section(title)))
    }
}

fn section(i: &str) -> Parsed<'_> {
    let (_, line) = (peek(title_start), take_while1(is_title_character))
        .parse(i)
        .map(|(rest, (_, line))| (rest, line))
        .map_err(|error| error.map(|_| expected(i, "a name or a heading")))?;
    let line = line.trim_end_matches(is_blank);
    match line.strip_suffix('.') {
        Some(title) if !title.is_empty() => Ok((&i[line.len()..], title)),
        _ => Err(nom::Err::Error(expected(
            &i[line.len()..],
            "a colon behind the name, or a full stop behind the heading",
        ))),
    }
}

fn entry(i: &str) -> Parsed<'_, Printed<'_>> {
    let (rest, name) = name(i)?;
    let (rest, _) = (blanks, char(':')).parse(rest)?;
    let (start, _) = named("a blank", gap)(rest)?;
    let (rest, turns) = moves(start)?;
    let moves = &start[..start.len() - rest.len()];
    Ok((rest, Printed { name, moves, turns }))
}

fn name(i: &str) -> Parsed<'_> {
    let (_, line) = named(
        "a name",
        recognize((title_start, take_while(is_title_character))),
    )(i)?;
    let name = line.trim_end_matches(is_blank);
    Ok((&i[name.len()..], name))
}

fn moves(i: &str) -> Parsed<'_, Vec<Turn<'_>>> {
    let (mut rest, first) = any_turn(i)?;
    let mut turns = vec![first];
    while turns.last().is_some_and(|turn| turn.black.is_some()) {
        // What goes on with a number and a dash is meant as a turn.
        let Ok((behind, _)) = terminated(gap, peek((number, dash))).parse(rest) else {
            break;
        };
        let (behind, turn) = any_turn(behind)?;
        turns.push(turn);
        rest = behind;
    }
    Ok((rest, turns))
}

/// A turn, or a half one.
fn any_turn(i: &str) -> Parsed<'_, Turn<'_>> {
    let (rest, half) = half_turn(i)?;
    let (rest, answer) = opt((gap, black)).parse(rest)?;
    let black = answer.map(|(_, mv)| mv);
    Ok((rest, Turn { black, ..half }))
}

fn half_turn(i: &str) -> Parsed<'_, Turn<'_>> {
    let (rest, number) = named("a move number", number)(i)?;
    let (rest, _) = named("a dash behind the move number", dash)(rest)?;
    let (rest, white) = white(rest)?;
    let black = None;
    Ok((
        rest,
        Turn {
            number,
            white,
            black,
        },
    ))
}

fn white(i: &str) -> Parsed<'_> {
    let (rest, mv) = named("a move", mv)(i)?;
    let (rest, _) = named("a comma behind White's move", char(','))(rest)?;
    Ok((rest, mv))
}

fn black(i: &str) -> Parsed<'_> {
    terminated(mv, char('.')).parse(i)
}

fn number(i: &str) -> Parsed<'_> {
    digit1(i)
}

fn dash(i: &str) -> Parsed<'_, char> {
    one_of("-–")(i)
}

/// The production `move`.
fn mv(i: &str) -> Parsed<'_> {
    verify(take_while1(is_move_character), is_move).parse(i)
}

fn is_move(word: &str) -> bool {
    word.contains(|sign| matches!(sign, '1'..='8')) || all(signed, word)
}

/// Moves that have no rank in them.
fn signed(i: &str) -> Parsed<'_> {
    recognize((alt((castling, file_capture)), many0_count(sign))).parse(i)
}

fn castling(i: &str) -> Parsed<'_> {
    alt((tag("O-O-O"), tag("O-O"), tag("0-0-0"), tag("0-0"))).parse(i)
}

fn file_capture(i: &str) -> Parsed<'_> {
    let file = || satisfy(|sign| matches!(sign, 'a'..='h'));
    recognize((file(), opt(char('x')), file())).parse(i)
}

fn sign(i: &str) -> Parsed<'_, char> {
    one_of("+#!?")(i)
}

fn gap(i: &str) -> Parsed<'_> {
    let over = (blanks, line_end, blanks);
    alt((recognize(over), recognize(many1_count(blank)))).parse(i)
}

fn blanks(i: &str) -> Parsed<'_> {
    take_while(is_blank)(i)
}

fn blank(i: &str) -> Parsed<'_, char> {
    satisfy(is_blank)(i)
}

fn line_end(i: &str) -> Parsed<'_> {
    alt((tag("\r\n"), tag("\n"), tag("\r"))).parse(i)
}

fn title_start(i: &str) -> Parsed<'_, char> {
    satisfy(|sign| is_title_character(sign) && sign != '.' && !is_blank(sign))(i)
}

fn title_character(i: &str) -> Parsed<'_, char> {
    satisfy(is_title_character)(i)
}

fn move_character(i: &str) -> Parsed<'_, char> {
    satisfy(is_move_character)(i)
}

fn is_title_character(sign: char) -> bool {
    !matches!(sign, '\n' | '\r' | ':')
}

fn is_move_character(sign: char) -> bool {
    !is_blank(sign) && !matches!(sign, '\n' | '\r' | ',' | '.' | ':' | ';')
}

fn is_blank(sign: char) -> bool {
    matches!(sign, ' ' | '\t' | '\u{a0}')
}

/// Whether a parser takes the whole text.
fn all<'a, T>(mut parser: impl FnMut(&'a str) -> Parsed<'a, T>, text: &'a str) -> bool {
    parser(text).is_ok_and(|(rest, _)| eof::<_, Fault<'_>>(rest).is_ok())
}

/// A production of `grammar/openings/documento.ebnf` and the parser that stands for it.
#[derive(Debug, Clone, Copy)]
pub struct Production {
    /// Its name in the grammar.
    pub name: &'static str,
    /// Whether the parser takes the whole text.
    pub matches: fn(&str) -> bool,
}

macro_rules! productions {
    ($($name:literal $matches:expr;)*) => {
        &[$(Production { name: $name, matches: $matches }),*]
    };
}

/// Every production of `grammar/openings/documento.ebnf`, in its order.
pub const PRODUCTIONS: &[Production] = productions! {
    "list" |i| list(i).is_ok();
    "element" |i| all(element, i);
    "section" |i| all(section, i);
    "title-start" |i| all(title_start, i);
    "title-character" |i| all(title_character, i);
    "entry" |i| all(entry, i);
    "name" |i| all(name, i);
    "moves" |i| all(moves, i);
    "turn" |i| matches!(any_turn(i), Ok(("", Turn { black: Some(_), .. })));
    "half-turn" |i| all(half_turn, i);
    "white" |i| all(white, i);
    "black" |i| all(black, i);
    "number" |i| all(number, i);
    "dash" |i| all(dash, i);
    "move" |i| all(mv, i);
    "castling" |i| all(castling, i);
    "file-capture" |i| all(file_capture, i);
    "sign" |i| all(sign, i);
    "move-character" |i| all(move_character, i);
    "gap" |i| all(gap, i);
    "blank" |i| all(blank, i);
    "line-end" |i| all(line_end, i);
};
