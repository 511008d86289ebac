//! The functions that message files call, one set for each locale.
//!
//! `PIECE($role, $color, form: "by")`, `GENDER($role)`, `COUNTED($n, $role, $color)`,
//! `SIDE($color, form: "of")`, `LANGUAGE($code)`, `LIST($items, join: "ou", each: "de ")`. A wrong
//! argument gives no text but an error that a test looks for in every message.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::report::Locale;
use crate::report::words::nouns::{self, Gender};
use crate::report::words::numbers;

/// Between the items of a list on its way into a message.
pub(super) const SEPARATOR: char = '\u{1f}';

/// Gives a bundle the functions of its locale.
pub(super) fn register(
    bundle: &mut FluentBundle<FluentResource>,
    locale: Locale,
) -> Result<(), FluentError> {
    bundle.add_function("PIECE", move |values, named| {
        let form = text_of(named.get("form")).unwrap_or_default();
        let piece =
            text(values, 0).and_then(|role| nouns::piece(locale, role, text(values, 1), form));
        answer(piece)
    })?;
    bundle.add_function("GENDER", move |values, _| {
        let gender = text(values, 0).and_then(|role| nouns::gender(locale, role));
        answer(gender.map(|gender| match gender {
            Gender::Masculine => "m",
            Gender::Feminine => "f",
        }))
    })?;
    bundle.add_function("COUNTED", move |values, _| {
        let count = match values.first() {
            Some(FluentValue::Number(number)) => Some(numbers::count(number.value)),
            _ => None,
        };
        let role = text(values, 1);
        let counted = count
            .zip(role)
            .and_then(|(count, role)| nouns::counted(locale, count, role, text(values, 2)));
        answer(counted)
    })?;
    bundle.add_function("SIDE", move |values, named| {
        let form = text_of(named.get("form")).unwrap_or_default();
        answer(text(values, 0).and_then(|color| nouns::side(locale, color, form)))
    })?;
    bundle.add_function("LANGUAGE", move |values, _| {
        answer(text(values, 0).map(|code| nouns::language(locale, code).to_owned()))
    })?;
    bundle.add_function("LIST", |values, named| answer(list(values, named)))
}

fn text_of<'a>(value: Option<&'a FluentValue<'_>>) -> Option<&'a str> {
    match value {
        Some(FluentValue::String(text)) => Some(text),
        _ => None,
    }
}

fn text<'a>(values: &'a [FluentValue<'_>], index: usize) -> Option<&'a str> {
    text_of(values.get(index))
}

fn answer<'a>(text: Option<impl Into<FluentValue<'a>>>) -> FluentValue<'a> {
    text.map_or(FluentValue::Error, Into::into)
}

/// `b1, d2 and g1`: a word before the last, no comma with it.
fn list(values: &[FluentValue<'_>], named: &FluentArgs<'_>) -> Option<String> {
    let join = text_of(named.get("join"))?;
    let each = text_of(named.get("each")).unwrap_or_default();
    let items: Vec<&str> = text(values, 0)?.split(SEPARATOR).collect();
    let last = items.len().checked_sub(1)?;
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        if index > 0 && index == last {
            text.push(' ');
            text.push_str(join);
            text.push(' ');
        } else if index > 0 {
            text.push_str(", ");
        }
        text.push_str(each);
        text.push_str(item);
    }
    Some(text)
}
