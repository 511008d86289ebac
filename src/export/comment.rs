//! What comments say, and the commands in them: `[%clk 1:05:23]`, `[%eval 0.25,18]`.

use std::borrow::Cow;

use serde::Serialize;

use crate::pgn::{Game, Item, ItemKind};

/// Commands that tell of clocks.
const CLOCKS: [&str; 4] = ["clk", "egt", "emt", "mct"];

/// The text of a comment, decoded, with a blank for each line end and nothing else changed. What
/// only a comment can keep is one too: text in square brackets, marks that have no NAG.
pub(super) fn text<'a>(game: &Game<'a>, item: Item) -> Cow<'a, str> {
    let text = game.text(item.span);
    let inside = |head: char, tail: &str| match &text {
        Cow::Borrowed(text) => {
            let text = text.strip_prefix(head).unwrap_or(text);
            Cow::Borrowed(text.strip_suffix(tail).unwrap_or(text))
        }
        Cow::Owned(text) => {
            let text = text.strip_prefix(head).unwrap_or(text);
            Cow::Owned(text.strip_suffix(tail).unwrap_or(text).to_owned())
        }
    };
    let text = match item.kind {
        ItemKind::Comment => inside('{', "}"),
        ItemKind::LineComment => inside(';', ""),
        _ => text,
    };
    if !text.contains(['\n', '\r']) {
        return text;
    }
    Cow::Owned(text.replace("\r\n", " ").replace(['\n', '\r'], " "))
}

/// The commands of a comment, each with where it begins and ends: name and arguments.
fn commands(text: &str) -> impl Iterator<Item = (usize, usize, &str, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find("[%")?;
        let end = start + text[start..].find(']')?;
        at = end + 1;
        let inside = &text[start + 2..end];
        let name = inside
            .find(|c: char| c.is_ascii_whitespace())
            .unwrap_or(inside.len());
        Some((start, end + 1, &inside[..name], inside[name..].trim()))
    })
}

/// A comment without its clock times, and without the blanks that parted them from the rest.
pub(super) fn without_clocks(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains("[%") {
        return text;
    }
    let mut kept = String::with_capacity(text.len());
    let mut at = 0;
    for (start, end, name, _) in commands(&text) {
        if CLOCKS.contains(&name) {
            kept.push_str(&text[at..start]);
            at = end;
            if kept.is_empty() || kept.ends_with(' ') {
                at += usize::from(text[end..].starts_with(' '));
            }
        }
    }
    if at == 0 {
        return text;
    }
    kept.push_str(&text[at..]);
    if text.trim_end().ends_with(']') && kept.ends_with(' ') {
        kept.truncate(kept.trim_end_matches(' ').len());
    }
    Cow::Owned(kept)
}

/// The time left on the mover's clock, in milliseconds, by the last `%clk` of a comment.
pub(super) fn clock(text: &str) -> Option<u64> {
    if !text.contains("[%clk") {
        return None;
    }
    let clocks = commands(text).filter(|(_, _, name, _)| *name == "clk");
    clocks.filter_map(|(.., time)| milliseconds(time)).last()
}

/// `1:05:23`, `0:00:09.4`; hours may be left out.
fn milliseconds(time: &str) -> Option<u64> {
    let (whole, fraction) = time.split_once('.').unwrap_or((time, ""));
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(digits(part)?)?;
    }
    let is_plain = fraction.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths = fraction.bytes().chain(*b"000").take(3);
    let thousandths = thousandths.fold(0, |sum, digit| sum * 10 + u64::from(digit & 0xF));
    if !is_plain {
        return None;
    }
    seconds.checked_mul(1000)?.checked_add(thousandths)
}

fn digits(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok())?
}

/// What an engine thinks of a position, from White's side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Evaluation {
    /// In pawns.
    Pawns(f64),
    /// Mate in so many moves; negative if Black mates.
    Mate(i32),
}

/// The evaluation by the last `%eval` of a comment: `0.25`, `-1.5,18` (with a depth), `#-3`.
pub(super) fn evaluation(text: &str) -> Option<Evaluation> {
    if !text.contains("[%eval") {
        return None;
    }
    let evals = commands(text).filter(|(_, _, name, _)| *name == "eval");
    evals
        .filter_map(|(.., value)| read_evaluation(value))
        .last()
}

fn read_evaluation(text: &str) -> Option<Evaluation> {
    let value = text.split(',').next()?.trim();
    if let Some(moves) = value.strip_prefix('#') {
        return moves.parse().ok().map(Evaluation::Mate);
    }
    let is_number = value
        .bytes()
        .all(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-' | b'.'));
    is_number
        .then(|| value.parse().ok())?
        .map(Evaluation::Pawns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_in_milliseconds() {
        for (text, time) in [
            ("[%clk 1:05:23]", Some(3_923_000)),
            ("slow [%clk 0:00:09.4] [%eval 0.1]", Some(9400)),
            ("[%clk 9:58]", Some(598_000)),
            ("[%clk 0:00:00.1234]", Some(123)),
            ("[%clk soon]", None),
            ("[%clk 0:00:01", None),
            ("[%clk 99999999999999999999:00]", None),
            ("[%clk 0:00:01.é]", None),
            ("[%emt 0:00:01]", None),
        ] {
            assert_eq!(clock(text), time, "{text}");
        }
    }

    #[test]
    fn evaluations() {
        for (text, value) in [
            ("[%eval 0.25]", Some(Evaluation::Pawns(0.25))),
            ("[%eval -1.5,18]", Some(Evaluation::Pawns(-1.5))),
            ("[%eval #-3]", Some(Evaluation::Mate(-3))),
            ("[%eval #4] x", Some(Evaluation::Mate(4))),
            ("[%eval inf]", None),
            ("[%eval ]", None),
            ("0.25", None),
        ] {
            assert_eq!(evaluation(text), value, "{text}");
        }
    }

    #[test]
    fn clocks_go_and_the_rest_stays() {
        for (text, left) in [
            ("[%clk 0:01:00]", ""),
            ("[%eval 0.1] [%clk 0:01:00]", "[%eval 0.1]"),
            ("[%clk 0:01:00] [%eval 0.1]", "[%eval 0.1]"),
            ("a [%clk 0:01:00] b", "a b"),
            (" [%emt 0:01] good ", " good "),
            ("no [command] here", "no [command] here"),
            ("[%clk 0:01", "[%clk 0:01"),
        ] {
            let once = without_clocks(Cow::Borrowed(text));
            assert_eq!(once, left, "{text}");
            assert_eq!(without_clocks(Cow::Borrowed(&once)), left);
        }
    }
}
