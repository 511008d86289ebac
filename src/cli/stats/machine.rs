//! Statistics for programs and spreadsheets: tidy CSV and JSON.

use std::io::{self, Write};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::cli::output::Output;
use crate::cli::sheet::{Cell, Sheet, SheetOptions};
use crate::report::{SCHEMA, write_json};
use crate::stats::{Counts, Figure, Key, Number, Tally, figures};

/// One row a group and measure, with the item that the measure is of, if it is taken of several.
pub(super) fn csv(
    out: Output,
    options: &SheetOptions,
    by: &[Key],
    tally: &Tally,
) -> io::Result<Output> {
    let mut sheet = Sheet::open(out, options)?;
    let names: Vec<_> = by.iter().map(Key::name).collect();
    let head = names.iter().map(|name| &**name);
    sheet.row(head.chain(["measure", "item", "value"]).map(Cell::Text))?;
    for (name, counts) in &tally.groups {
        for figure in figures(counts) {
            let item = figure.item.as_deref().map_or(Cell::Empty, Cell::Text);
            let group = name.iter().map(|value| Cell::Text(value));
            let figure = [Cell::Text(figure.measure), item, cell(figure.number)];
            sheet.row(group.chain(figure))?;
        }
    }
    sheet.finish()
}

fn cell(number: Number) -> Cell<'static> {
    match number {
        Number::Count(count) => Cell::Count(count),
        #[expect(
            clippy::cast_precision_loss,
            reason = "ratings and differences are small"
        )]
        Number::Whole(number) => Cell::Decimal(number as f64, 0),
        Number::Decimal(number, decimals) => Cell::Decimal(number, decimals),
    }
}

/// The document.
#[derive(Serialize)]
struct Document<'a> {
    schema: u32,
    by: &'a [Key],
    groups: Vec<Group<'a>>,
}

#[derive(Serialize)]
struct Group<'a> {
    /// What its games have for each key.
    group: Names<'a>,
    measures: Measures,
}

/// Keys with the values of a group.
struct Names<'a>(&'a [Key], &'a [String]);

impl Serialize for Names<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(Key::name).zip(self.1))
    }
}

/// Figures by measure: a number, or an object with one for each item.
struct Measures(Vec<Figure>);

impl Measures {
    fn of(counts: &Counts) -> Self {
        Self(figures(counts))
    }
}

impl Serialize for Measures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for figures in self.0.chunk_by(|one, other| one.measure == other.measure) {
            let [first, ..] = figures else { continue };
            match first.item {
                None => map.serialize_entry(first.measure, &Value(first.number))?,
                Some(_) => map.serialize_entry(first.measure, &Items(figures))?,
            }
        }
        map.end()
    }
}

struct Items<'a>(&'a [Figure]);

impl Serialize for Items<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries = self.0.iter().map(|figure| {
            let item = figure.item.as_deref().unwrap_or_default();
            (item, Value(figure.number))
        });
        serializer.collect_map(entries)
    }
}

struct Value(Number);

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Number::Count(count) => serializer.serialize_u64(count),
            Number::Whole(number) => serializer.serialize_i64(number),
            // As many decimals as the other formats write.
            Number::Decimal(number, decimals) => {
                let text = format!("{number:.decimals$}");
                serializer.serialize_f64(text.parse().unwrap_or(number))
            }
        }
    }
}

/// One JSON document on one line.
pub(super) fn json(out: &mut Output, by: &[Key], tally: &Tally) -> io::Result<()> {
    let groups = tally.groups.iter().map(|(name, counts)| Group {
        group: Names(by, name),
        measures: Measures::of(counts),
    });
    let document = Document {
        schema: SCHEMA,
        by,
        groups: groups.collect(),
    };
    write_json(out, &document)?;
    writeln!(out)
}
