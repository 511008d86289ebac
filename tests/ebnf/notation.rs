//! The W3C notation of EBNF, read with nom.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_until, take_while1};
use nom::character::complete::{anychar, char, multispace1, none_of, one_of};
use nom::combinator::{map, map_res, not, opt, peek, recognize, value};
use nom::multi::{many0, many1, separated_list1};
use nom::sequence::{delimited, pair, preceded, terminated};
use nom::{IResult, Parser};

use crate::ebnf::Expr;

type Read<'a, T> = IResult<&'a str, T>;

/// The productions of a whole file; the message names the text that is none.
pub(super) fn productions(text: &str) -> Result<Vec<(String, Expr)>, String> {
    let (rest, rules) = preceded(skip, many1(production))
        .parse_complete(text)
        .map_err(|fault| format!("no production: {fault}"))?;
    if !rest.is_empty() {
        let line: String = rest.lines().take(2).collect();
        return Err(format!("no production: {line}"));
    }
    Ok(rules)
}

/// Blanks and `/* comments */`.
fn skip(i: &str) -> Read<'_, ()> {
    let comment = (tag("/*"), take_until("*/"), tag("*/"));
    value((), many0(alt((value((), multispace1), value((), comment))))).parse_complete(i)
}

fn name(i: &str) -> Read<'_, &str> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let start = peek(one_of(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    ));
    terminated(preceded(start, take_while1(part)), skip).parse_complete(i)
}

fn production(i: &str) -> Read<'_, (String, Expr)> {
    let head = terminated(name, pair(tag("::="), skip));
    map(pair(head, choice), |(name, expr)| (name.to_owned(), expr)).parse_complete(i)
}

fn choice(i: &str) -> Read<'_, Expr> {
    map(
        separated_list1(pair(char('|'), skip), sequence),
        |mut ways| {
            if ways.len() == 1 {
                ways.remove(0)
            } else {
                Expr::Choice(ways)
            }
        },
    )
    .parse_complete(i)
}

fn sequence(i: &str) -> Read<'_, Expr> {
    // A name before `::=` begins the next production.
    let next = not(peek(pair(name, tag("::="))));
    map(many0(preceded(next, difference)), |mut parts| {
        if parts.len() == 1 {
            parts.remove(0)
        } else {
            Expr::Sequence(parts)
        }
    })
    .parse_complete(i)
}

fn difference(i: &str) -> Read<'_, Expr> {
    let but = preceded(pair(char('-'), skip), repeated);
    map(pair(repeated, opt(but)), |(expr, but)| match but {
        Some(but) => Expr::Except(Box::new(expr), Box::new(but)),
        None => expr,
    })
    .parse_complete(i)
}

fn repeated(i: &str) -> Read<'_, Expr> {
    map(
        (primary, opt(one_of("?*+")), skip),
        |(expr, times, ())| match times {
            Some('?') => Expr::Repeat(Box::new(expr), 0, false),
            Some('*') => Expr::Repeat(Box::new(expr), 0, true),
            Some(_) => Expr::Repeat(Box::new(expr), 1, true),
            None => expr,
        },
    )
    .parse_complete(i)
}

fn primary(i: &str) -> Read<'_, Expr> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let quoted = alt((
        delimited(char('\''), recognize(many0(none_of("'"))), char('\'')),
        delimited(char('"'), recognize(many0(none_of("\""))), char('"')),
    ));
    alt((
        map(quoted, |text: &str| Expr::Literal(text.to_owned())),
        map(code_point, |c| Expr::Literal(c.to_string())),
        class,
        delimited(pair(char('('), skip), choice, char(')')),
        map(take_while1(part), |name: &str| Expr::Name(name.to_owned())),
    ))
    .parse_complete(i)
}

fn code_point(i: &str) -> Read<'_, char> {
    let digits = take_while1(|c: char| c.is_ascii_hexdigit());
    map_res(preceded(tag("#x"), digits), |hex: &str| {
        let code = u32::from_str_radix(hex, 16).map_err(|fault| fault.to_string())?;
        char::from_u32(code).ok_or_else(|| format!("no character: {hex}"))
    })
    .parse_complete(i)
}

fn class(i: &str) -> Read<'_, Expr> {
    let member = |i| alt((code_point, preceded(not(char(']')), anychar))).parse_complete(i);
    let range = map(pair(member, opt(preceded(char('-'), member))), |(a, b)| {
        (a, b.unwrap_or(a))
    });
    let body = (opt(char('^')), many1(range));
    map(
        delimited(char('['), body, char(']')),
        |(negated, ranges)| Expr::Class(ranges, negated.is_some()),
    )
    .parse_complete(i)
}
