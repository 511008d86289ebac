//! `roque openings`: the tables that `classify` uses.

use std::io::{self, Write};

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::cli::args::{BookName, OpeningFormat, Openings};
use crate::cli::classify::{names, open_book, write_json};
use crate::cli::output::{Output, locale};
use crate::cli::sheet::{Cell, Sheet};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe};
use crate::notation::Language;
use crate::openings::{Book, Entry, Erratum, san_line};
use crate::report::{Locale, SCHEMA, Words, visible};

/// What machine readers get of an entry.
#[derive(Serialize)]
struct Row<'a> {
    schema: u32,
    eco: Option<&'a str>,
    name: &'a str,
    name_printed: Option<&'a str>,
    section: Option<&'a str>,
    line_printed: &'a str,
    moves: String,
    uci: &'a str,
    plies: u32,
    mended: Vec<&'a str>,
}

const FIELDS: [&str; 9] = [
    "eco",
    "name",
    "name_printed",
    "section",
    "line_printed",
    "moves",
    "uci",
    "plies",
    "mended",
];

/// A table with what is said beside it.
struct Listing<'a> {
    book: &'a Book,
    errata: &'a [Erratum],
    names: Locale,
    /// The letters that lines are written in.
    letters: &'static Language,
}

/// Prints the table.
pub(crate) fn run(options: &Openings) -> Result<Status, Trouble> {
    let lang = locale(options.writing.lang);
    let words = Words::new(lang);
    let book = open_book(&options.table.book, &options.from)?;
    let errata = match options.table.book {
        BookName::Document => Erratum::all().map_err(|error| Trouble::new(error.to_string()))?,
        _ => Vec::new(),
    };
    let names = names(&options.table, options.writing.lang, options.output_format);
    let listing = Listing {
        book: &book,
        errata: &errata,
        names,
        letters: letters(names, options, lang),
    };
    let out = Output::open(options.writing.output.as_deref())?;
    let done = match options.output_format {
        OpeningFormat::Text => listing.text(out, &words),
        OpeningFormat::Csv => listing.sheet(out, options),
        OpeningFormat::Jsonl => listing.lines(out),
    };
    quiet_pipe(done.and_then(Output::finish))?;
    Ok(Status::Clean)
}

/// Lines are written in the letters of the names, in text in those of the messages.
fn letters(names: Locale, options: &Openings, lang: Locale) -> &'static Language {
    match options.output_format {
        OpeningFormat::Text => lang.letters(),
        _ => names.letters(),
    }
}

impl<'a> Listing<'a> {
    /// The errata of an entry: those on its lines.
    fn errata(&self, number: usize) -> impl Iterator<Item = &'a Erratum> {
        let entries = self.book.entries();
        let first = entries.get(number).map_or(0, |entry| entry.row);
        let next = entries.get(number + 1).map_or(u32::MAX, |entry| entry.row);
        self.errata
            .iter()
            .filter(move |erratum| (first..next).contains(&erratum.line))
    }

    /// The table for people: under each section its entries, each with its line and, if something
    /// was mended in it, what and why.
    fn text(&self, mut out: Output, words: &Words) -> io::Result<Output> {
        let name = |entry: &'a Entry| visible(entry.name(self.names)).into_owned();
        let widths = self.book.entries().iter().map(|entry| name(entry).width());
        let width = widths.max().unwrap_or_default().min(60);
        let mut section = None;
        for (entry, number) in self.book.entries().iter().zip(0..) {
            if entry.section != section {
                if section.is_some() {
                    writeln!(out)?;
                }
                let title = entry.section.as_deref().unwrap_or_default();
                writeln!(out, "{}", visible(title))?;
                section.clone_from(&entry.section);
            }
            let name = name(entry);
            let blanks = " ".repeat(width.saturating_sub(name.width()));
            if let Some(eco) = &entry.eco {
                write!(out, "{:<3}  ", visible(eco))?;
            }
            writeln!(out, "{name}{blanks}  {}", san_line(entry, self.letters))?;
            for erratum in self.errata(number) {
                if erratum.mends() {
                    let (from, to) = (&erratum.printed, &erratum.reading);
                    let mended = words.opening_word("mended");
                    writeln!(out, "    {mended}: {from} → {to}. {}", erratum.reason)?;
                } else {
                    let note = words.opening_word("note");
                    writeln!(out, "    {note}: {}", erratum.reason)?;
                }
            }
            if let Some(printed) = entry.name_printed.as_deref()
                && self.errata(number).any(Erratum::mends)
            {
                let word = words.opening_word("printed");
                let line = visible(&entry.line_printed);
                writeln!(out, "    {word}: {}: {line}", visible(printed))?;
            }
        }
        Ok(out)
    }

    fn row(&self, number: usize, entry: &'a Entry) -> Row<'a> {
        let mending = self.errata(number).filter(|erratum| erratum.mends());
        Row {
            schema: SCHEMA,
            eco: entry.eco.as_deref(),
            name: entry.name(self.names),
            name_printed: entry.name_printed.as_deref(),
            section: entry.section.as_deref(),
            line_printed: &entry.line_printed,
            moves: san_line(entry, self.letters),
            uci: &entry.uci,
            plies: entry.plies,
            mended: mending.map(|erratum| erratum.id.as_str()).collect(),
        }
    }

    fn lines(&self, mut out: Output) -> io::Result<Output> {
        for (entry, number) in self.book.entries().iter().zip(0..) {
            write_json(&mut out, &self.row(number, entry))?;
        }
        Ok(out)
    }

    fn sheet(&self, out: Output, options: &Openings) -> io::Result<Output> {
        let mut sheet = Sheet::open(out, &options.sheet)?;
        sheet.row(FIELDS.map(Cell::Text))?;
        for (entry, number) in self.book.entries().iter().zip(0..) {
            let row = self.row(number, entry);
            let text = |text: Option<&'a str>| text.map_or(Cell::Empty, Cell::Text);
            let mended = row.mended.join(" ");
            sheet.row([
                text(row.eco),
                Cell::Text(row.name),
                text(row.name_printed),
                text(row.section),
                Cell::Text(row.line_printed),
                Cell::Text(&row.moves),
                Cell::Text(row.uci),
                Cell::Count(row.plies.into()),
                Cell::Text(&mended),
            ])?;
        }
        sheet.finish()
    }
}
