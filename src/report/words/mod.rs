//! The words of findings and reports: messages by Fluent, in English and the Portuguese of Brazil and
//! of Portugal.
//!
//! A finding's detail becomes a phrase (a key with values, in `phrases/`), and a phrase becomes
//! text here. Message files stand in `report/messages`, one folder a locale, one file a group of
//! rules, the same keys in all.

mod exports;
mod functions;
mod locale;
mod nouns;
mod numbers;
mod openings;
mod phrase;
mod phrases;
mod reports;
mod statistics;
#[cfg(test)]
mod tests;
mod translation;

pub use exports::ExportCounts;
pub use locale::Locale;
pub use reports::{Explanation, Progress, Work};

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::input::Base;
use crate::notation::Language;
use crate::report::Finding;
use crate::report::words::phrase::{Phrase, Value};

/// Characters of a text from the file that a message shows at most.
const SHOWN: usize = 60;

/// What a finding says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Message {
    /// What is wrong and why: one clause, small first letter, no full stop.
    pub text: String,
    /// A few words to stand under the token.
    pub label: Option<String>,
    /// Facts that belong to it.
    pub notes: Vec<String>,
    /// What to write or to run.
    pub helps: Vec<String>,
}

/// The messages of one locale.
pub struct Words {
    locale: Locale,
    /// What the files say; they are read when the first message is asked for.
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

macro_rules! files {
    ($locale:literal) => {
        [
            include_str!(concat!("../messages/", $locale, "/encoding.ftl")),
            include_str!(concat!("../messages/", $locale, "/structure.ftl")),
            include_str!(concat!("../messages/", $locale, "/tags.ftl")),
            include_str!(concat!("../messages/", $locale, "/fen.ftl")),
            include_str!(concat!("../messages/", $locale, "/moves.ftl")),
            include_str!(concat!("../messages/", $locale, "/notation.ftl")),
            include_str!(concat!("../messages/", $locale, "/result.ftl")),
            include_str!(concat!("../messages/", $locale, "/language.ftl")),
            include_str!(concat!("../messages/", $locale, "/openings.ftl")),
            include_str!(concat!("../messages/", $locale, "/run.ftl")),
            include_str!(concat!("../messages/", $locale, "/translate.ftl")),
            include_str!(concat!("../messages/", $locale, "/export.ftl")),
            include_str!(concat!("../messages/", $locale, "/classify.ftl")),
            include_str!(concat!("../messages/", $locale, "/stats.ftl")),
        ]
    };
}

/// The message files of a locale.
const fn files(locale: Locale) -> [&'static str; 14] {
    match locale {
        Locale::En => files!("en"),
        Locale::PtBr => files!("pt-BR"),
        Locale::PtPt => files!("pt-PT"),
    }
}

impl Words {
    /// The words of a locale. Its files take a millisecond to be read: use one for all messages.
    #[must_use]
    pub const fn new(locale: Locale) -> Self {
        Self {
            locale,
            bundle: OnceLock::new(),
        }
    }

    /// Reads the files of a locale.
    fn read(locale: Locale) -> FluentBundle<FluentResource> {
        let identifier: LanguageIdentifier = locale.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // The marks would go to the terminal as they are.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match locale {
            Locale::En => |value, _| number_text(value, Locale::En),
            Locale::PtBr => |value, _| number_text(value, Locale::PtBr),
            Locale::PtPt => |value, _| number_text(value, Locale::PtPt),
        }));
        // The files are part of the program: tests see to it that nothing here fails.
        let registered = functions::register(&mut bundle, locale);
        debug_assert!(registered.is_ok(), "{registered:?}");
        for file in files(locale) {
            let read = FluentResource::try_new(file.to_owned());
            debug_assert!(read.is_ok(), "{read:?}");
            let added = bundle.add_resource(read.unwrap_or_else(|(readable, _)| readable));
            debug_assert!(added.is_ok(), "{added:?}");
        }
        bundle
    }

    fn bundle(&self) -> &FluentBundle<FluentResource> {
        self.bundle.get_or_init(|| Self::read(self.locale))
    }

    /// The locale.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// What a finding says, with lines counted from the beginning of the file.
    #[must_use]
    pub fn message(&self, finding: &Finding, base: Base) -> Message {
        let phrase = phrases::of(finding.rule, &finding.detail);
        self.words(&phrase, finding.letters(), base).0
    }

    /// The words of a phrase, and what went wrong with it.
    fn words(
        &self,
        phrase: &Phrase,
        letters: &'static Language,
        base: Base,
    ) -> (Message, Vec<FluentError>) {
        let mut errors = Vec::new();
        let mut message = Message::default();
        let args = self.args(phrase, letters, base);
        let mut attribute = |name: Option<&str>| self.format(&phrase.key, name, &args, &mut errors);
        message.text = attribute(None).unwrap_or_default();
        message.label = attribute(Some("label"));
        message.notes.extend(attribute(Some("note")));
        message.helps.extend(attribute(Some("help")));
        let mut one = |phrase: &Phrase| {
            let args = self.args(phrase, letters, base);
            self.format(&phrase.key, None, &args, &mut errors)
                .unwrap_or_default()
        };
        if let Some(label) = &phrase.label {
            message.label = Some(one(label));
        }
        message.notes.extend(phrase.notes.iter().map(&mut one));
        message.helps.extend(phrase.helps.iter().map(&mut one));
        (message, errors)
    }

    /// A message or one of its attributes; `None` if there is none of that name.
    fn format(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let message = self.bundle().get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let text = self.bundle().format_pattern(pattern, Some(args), errors);
        Some(text.into_owned())
    }

    /// A message with plain values.
    fn say(&self, phrase: &Phrase) -> String {
        self.words(phrase, Language::english(), Base::default())
            .0
            .text
    }

    fn args(&self, phrase: &Phrase, letters: &'static Language, base: Base) -> FluentArgs<'static> {
        let mut args = FluentArgs::with_capacity(phrase.values.len());
        for (name, value) in &phrase.values {
            args.set(*name, self.value(value, letters, base));
        }
        args
    }

    fn value(&self, value: &Value, letters: &'static Language, base: Base) -> FluentValue<'static> {
        let separator = functions::SEPARATOR.to_string();
        match value {
            Value::Text(text) => clipped(text).into(),
            Value::Long(text) => text.clone().into(),
            Value::Number(number) => (*number).into(),
            Value::Line(line) => (base.line + u64::from(line.0)).to_string().into(),
            Value::Move(mv) => mv.text(letters).into(),
            Value::Numbered(number, mv) => format!("{number} {}", mv.text(letters)).into(),
            Value::Moves(moves) => {
                let names: Vec<String> = moves.iter().map(|mv| mv.text(letters)).collect();
                names.join(&separator).into()
            }
            Value::List(texts) => texts.join(&separator).into(),
            Value::Languages(codes) => {
                let names: Vec<&str> = codes
                    .iter()
                    .map(|code| nouns::language(self.locale, code))
                    .collect();
                names.join(&separator).into()
            }
        }
    }
}

/// A text that is not too long for a message.
fn clipped(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn number_text(value: &FluentValue<'_>, locale: Locale) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, .. }) => {
            Some(numbers::grouped(numbers::count(*value), locale))
        }
        _ => None,
    }
}
