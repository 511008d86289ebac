//! What tags say: dates, ratings, opening codes, results, and values left empty.

use crate::check::findings::{Findings, Note};
use crate::check::tags::{ROSTER, nonstandard_result, value_start};
use crate::edit::{Applicability, Edits, Fix};
use crate::pgn::date::{BadDate, Date};
use crate::pgn::tag::Elo;
use crate::pgn::{Game, Outcome, Tag, TagForm};
use crate::report::{DateFault, Detail, Rule};

/// Adds what is wrong with the value of one tag.
pub(super) fn check(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    if matches!(
        tag.form,
        TagForm::NoValue | TagForm::Open | TagForm::BlankInName
    ) {
        return;
    }
    let value = game.slice(tag.value);
    match game.slice(tag.name) {
        b"Date" | b"EventDate" | b"UTCDate" => date(game, tag, findings),
        b"WhiteElo" | b"BlackElo" => elo(game, tag, findings),
        b"ECO" if !is_eco(value) => tag_value(Rule::BadEco, game, tag, findings),
        b"Result" => result(game, tag, findings),
        _ if value.is_empty() => empty(game, tag, findings),
        _ => {}
    }
}

#[cold]
fn tag_value(rule: Rule, game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let detail = Detail::TagValue {
        tag: game.text(tag.name).into_owned(),
        value: game.value(tag).into_owned(),
    };
    findings.add(Note::new(rule, value_start(tag), detail));
}

/// An empty value of the roster, where a word for unknown is due.
#[cold]
fn empty(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let name = game.slice(tag.name);
    let Some((name, unknown)) = ROSTER.iter().find(|(known, _)| known.as_bytes() == name) else {
        return;
    };
    let detail = Detail::EmptyTag {
        tag: (*name).to_owned(),
        unknown,
    };
    let note = Note::new(Rule::EmptyTagValue, value_start(tag), detail);
    findings.add(note.fixed(tag.value, unknown.as_bytes()));
}

fn date(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    if tag.value.is_empty() {
        return empty(game, tag, findings);
    }
    let value = game.value(tag);
    if let Err(bad) = Date::read(&value) {
        bad_date(game, tag, &value, bad, findings);
    }
}

#[cold]
fn bad_date(game: &Game<'_>, tag: &Tag, value: &str, bad: BadDate, findings: &mut Findings<'_>) {
    let right = match bad {
        BadDate::OtherForm(date) => Some(date.to_string()),
        BadDate::NoSuchDay | BadDate::Unreadable => None,
    };
    let fault = match bad {
        BadDate::NoSuchDay => no_such_day(value),
        BadDate::OtherForm(_) | BadDate::Unreadable => DateFault::Form,
    };
    let fix = right.as_ref().map(|right| Fix {
        edits: Edits::one(tag.value, right.as_bytes()),
        applicability: Applicability::Unsafe,
    });
    let detail = Detail::Date {
        tag: game.text(tag.name).into_owned(),
        value: value.to_owned(),
        fault,
        right,
    };
    let mut note = Note::new(Rule::BadDate, value_start(tag), detail);
    note.fix = fix;
    findings.add(note);
}

/// Which part of a well-formed date the calendar does not have.
fn no_such_day(value: &str) -> DateFault {
    let mut fields = value.split('.').skip(1).map(str::parse::<u32>);
    let mut field = || fields.next().and_then(Result::ok);
    match (field(), field()) {
        (Some(month), _) if !(1..=12).contains(&month) => DateFault::Month(month),
        (Some(month), Some(day)) => DateFault::Day { day, month },
        _ => DateFault::Form,
    }
}

fn elo(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let value = game.slice(tag.value);
    let plain = value.len() <= 4 && value.iter().all(u8::is_ascii_digit);
    if !plain && Elo::read(&game.value(tag)).is_none() {
        tag_value(Rule::BadElo, game, tag, findings);
    }
}

/// `B12`, `B12/03` (PGN standard 9.3.1), or a word for unknown.
fn is_eco(value: &[u8]) -> bool {
    match value {
        [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9', rest @ ..] => {
            matches!(rest, [] | [b'/', b'0'..=b'9', b'0'..=b'9'])
        }
        [] | b"?" | b"-" | b"???" => true,
        _ => false,
    }
}

fn result(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    match Outcome::read(game.slice(tag.value)) {
        Some((_, true)) => {}
        Some((Outcome::DoubleForfeit, _)) => {
            findings.add(Note::new(
                Rule::DoubleForfeit,
                value_start(tag),
                Detail::None,
            ));
        }
        Some((outcome, false)) => nonstandard_result(game, tag.value, outcome, findings),
        None if tag.value.is_empty() => empty(game, tag, findings),
        None => {
            let detail = Detail::Text(game.value(tag).into_owned());
            findings.add(Note::new(Rule::UnknownResult, value_start(tag), detail));
        }
    }
}
