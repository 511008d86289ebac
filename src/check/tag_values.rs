//! What the values of well-known tags say.

use crate::check::findings::{Findings, Note};
use crate::check::tag_names::Known;
use crate::edit::{Applicability, Edits, Fix};
use crate::pgn::date::{BadDate, Date};
use crate::pgn::tag::Elo;
use crate::pgn::{Game, Outcome, Tag};
use crate::report::{DateFault, Detail, Rule};

/// Checks the value of a tag.
#[inline]
pub(super) fn check(game: &Game<'_>, tag: &Tag, known: Known, findings: &mut Findings<'_>) {
    let value = game.slice(tag.value);
    let is_empty = value.iter().all(u8::is_ascii_whitespace);
    if is_empty {
        let is_roster = matches!(known, Known::Roster | Known::Date | Known::Result);
        if is_roster {
            empty(game, tag, known, findings);
        }
        return;
    }
    let is_good = match known {
        Known::Roster | Known::Start | Known::Plain => return,
        Known::Date => is_plain_date(value),
        Known::OtherDate => matches!(value, b"?" | b"-") || is_plain_date(value),
        Known::Result => matches!(value, b"1-0" | b"0-1" | b"1/2-1/2" | b"*"),
        Known::Elo => matches!(value.len(), 3..=4) && value.iter().all(u8::is_ascii_digit),
        Known::Eco => is_eco(value),
    };
    if !is_good {
        look_closer(game, tag, known, findings);
    }
}

/// Whether a value is a day that every month has, in the form of the standard: nearly all are.
fn is_plain_date(value: &[u8]) -> bool {
    let [year @ .., b'.', m1, m2, b'.', d1, d2] = value else {
        return false;
    };
    let is_month = matches!(
        (m1, m2),
        (b'0', b'1'..=b'9') | (b'1', b'0'..=b'2') | (b'?', b'?')
    );
    let is_day = matches!(
        (d1, d2),
        (b'0' | b'1', b'1'..=b'9') | (b'1', b'0') | (b'2', b'0'..=b'8') | (b'?', b'?')
    );
    let is_year = year.len() == 4 && (year.iter().all(u8::is_ascii_digit) || year == b"????");
    is_year && is_month && is_day
}

/// `B12`, also `B12/03` (PGN standard 9.4.1); `?` and `-` say that there is none.
fn is_eco(value: &[u8]) -> bool {
    let code = match value {
        [code @ .., b'/', x, y] if x.is_ascii_digit() && y.is_ascii_digit() => code,
        _ => value,
    };
    match code {
        b"?" | b"-" => true,
        [letter, x, y] => matches!(letter, b'A'..=b'E') && x.is_ascii_digit() && y.is_ascii_digit(),
        _ => false,
    }
}

#[cold]
fn look_closer(game: &Game<'_>, tag: &Tag, known: Known, findings: &mut Findings<'_>) {
    match known {
        Known::Date | Known::OtherDate => date(game, tag, findings),
        Known::Result => result(game, tag, findings),
        Known::Elo if Elo::read(&game.value(tag)).is_none() => {
            findings.add(Note::new(Rule::BadElo, tag.value, about(game, tag)));
        }
        Known::Eco => findings.add(Note::new(Rule::BadEco, tag.value, about(game, tag))),
        _ => {}
    }
}

fn about(game: &Game<'_>, tag: &Tag) -> Detail {
    Detail::TagValue {
        tag: game.text(tag.name).into_owned(),
        value: game.value(tag).into_owned(),
    }
}

#[cold]
fn empty(game: &Game<'_>, tag: &Tag, known: Known, findings: &mut Findings<'_>) {
    let unknown = match known {
        Known::Date => "????.??.??",
        Known::Result => "*",
        _ => "?",
    };
    let name = game.text(tag.name).into_owned();
    let detail = Detail::EmptyTag { tag: name, unknown };
    let note = Note::new(Rule::EmptyTagValue, tag.value, detail);
    findings.add(note.fixed(tag.value, unknown.as_bytes()));
}

fn date(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let value = game.value(tag).into_owned();
    let (fault, right) = match Date::read(&value) {
        Ok(_) => return,
        Err(BadDate::NoSuchDay) => (no_such_day(value.as_bytes()), None),
        Err(BadDate::OtherForm(date)) => (DateFault::Form, Some(date.to_string())),
        // Question marks alone say that nothing is known.
        Err(BadDate::Unreadable) if value.bytes().all(|byte| matches!(byte, b'?' | b'.')) => {
            (DateFault::Form, Some(Date::default().to_string()))
        }
        Err(BadDate::Unreadable) => (DateFault::Form, None),
    };
    let fix = right.as_ref().map(|right| Fix {
        edits: Edits::one(tag.value, right.as_bytes()),
        applicability: Applicability::Unsafe,
    });
    let detail = Detail::Date {
        tag: game.text(tag.name).into_owned(),
        value,
        fault,
        right,
    };
    let mut note = Note::new(Rule::BadDate, tag.value, detail);
    note.fix = fix;
    findings.add(note);
}

/// Whether it is the month or the day of `YYYY.MM.DD` that does not exist.
fn no_such_day(value: &[u8]) -> DateFault {
    let two = |at: usize| match value.get(at..at + 2) {
        Some(&[tens @ b'0'..=b'9', ones @ b'0'..=b'9']) => {
            Some(u32::from(tens - b'0') * 10 + u32::from(ones - b'0'))
        }
        _ => None,
    };
    match (two(5), two(8)) {
        (Some(month), _) if !(1..=12).contains(&month) => DateFault::Month(month),
        (Some(month), Some(day)) => DateFault::Day { day, month },
        _ => DateFault::Form,
    }
}

fn result(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let value = game.slice(tag.value);
    let written = || game.value(tag).into_owned();
    let note = match Outcome::read(value.trim_ascii()) {
        Some((Outcome::DoubleForfeit, _)) => {
            Note::new(Rule::DoubleForfeit, tag.value, Detail::None)
        }
        Some((outcome, _)) => {
            let right = outcome.canonical();
            let detail = Detail::Instead {
                written: written(),
                right: Some(right.to_owned()),
            };
            Note::new(Rule::NonstandardResult, tag.value, detail).fixed(tag.value, right.as_bytes())
        }
        None => Note::new(Rule::UnknownResult, tag.value, Detail::Text(written())),
    };
    findings.add(note);
}
