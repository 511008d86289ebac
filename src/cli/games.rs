//! `roque games`: one row a game.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use crate::check::Surroundings;
use crate::cli::args::{BookName, Games, RowFormat};
use crate::cli::book;
use crate::cli::input::Inputs;
use crate::cli::output::{Output, locale};
use crate::cli::sheet::{Cell, Sheet};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe};
use crate::input::{Chunk, ChunkKind, line_ends};
use crate::listing::{Buffers, Listed, Row, Wanted, list};
use crate::pgn::Outcome;
use crate::pipeline::Pass;
use crate::report::{SCHEMA, Words, write_json};

/// Lists chunk after chunk.
struct Listing<'w>(&'w Wanted);

impl Pass for Listing<'_> {
    type Scratch = Buffers;
    /// The games, and how many lines the chunk has.
    type Output = (Listed, u64);

    fn chunk(&self, chunk: &Chunk, buffers: &mut Buffers) -> Self::Output {
        let listed = match chunk.kind {
            ChunkKind::Games => list(&chunk.bytes, Surroundings::of(chunk), self.0, buffers),
            ChunkKind::OverlongStart => Listed {
                rows: vec![Row::oversized(self.0.tags.len())],
                incomplete: true,
            },
            ChunkKind::OverlongRest => Listed::default(),
        };
        (listed, line_ends(&chunk.bytes))
    }
}

/// The columns of CSV before those of further tags, and the keys of JSON.
const COLUMNS: [&str; 22] = [
    "file",
    "offset",
    "length",
    "game",
    "event",
    "site",
    "date",
    "iso_date",
    "round",
    "white",
    "black",
    "result",
    "score",
    "white_elo",
    "black_elo",
    "eco",
    "opening",
    "plies",
    "fen",
    "ending",
    "language",
    "errors",
];

/// What machine readers get of a game.
#[derive(Serialize)]
struct Object<'a> {
    schema: u32,
    file: &'a str,
    offset: u64,
    length: Option<u32>,
    game: u64,
    event: &'a str,
    site: &'a str,
    date: &'a str,
    iso_date: Option<&'a str>,
    round: &'a str,
    white: &'a str,
    black: &'a str,
    result: Option<&'static str>,
    score: Option<f32>,
    white_elo: Option<u16>,
    black_elo: Option<u16>,
    eco: Option<&'a str>,
    opening: Option<&'a str>,
    plies: u32,
    fen: Option<&'a str>,
    ending: Option<&'static str>,
    language: Option<&'static str>,
    errors: u32,
    tags: BTreeMap<&'a str, Option<&'a str>>,
}

/// Where a row's game stands in its file.
#[derive(Clone, Copy)]
struct Place<'a> {
    file: &'a str,
    offset: u64,
    game: u64,
}

/// Writes rows in one format.
enum Printer<'t> {
    Csv(Box<Sheet<Output>>),
    Jsonl(Output, &'t [String]),
}

impl Printer<'_> {
    fn row(&mut self, place: Place<'_>, row: &Row) -> io::Result<()> {
        match self {
            Self::Csv(sheet) => {
                let tags = row.tags.iter().map(|tag| text(tag.as_deref()));
                sheet.row(cells(place, row).into_iter().chain(tags))
            }
            Self::Jsonl(out, names) => {
                write_json(out, &object(place, row, names))?;
                writeln!(out)
            }
        }
    }

    fn finish(self) -> io::Result<()> {
        match self {
            Self::Csv(sheet) => sheet.finish()?.finish(),
            Self::Jsonl(out, _) => out.finish(),
        }
    }
}

fn text(text: Option<&str>) -> Cell<'_> {
    text.map_or(Cell::Empty, Cell::Text)
}

fn count(number: Option<impl Into<u64>>) -> Cell<'static> {
    number.map_or(Cell::Empty, |number| Cell::Count(number.into()))
}

/// White's points; `None` of a game that is not decided.
fn score(outcome: Outcome) -> Option<f32> {
    match outcome {
        Outcome::WhiteWins => Some(1.0),
        Outcome::Draw => Some(0.5),
        Outcome::BlackWins | Outcome::DoubleForfeit => Some(0.0),
        Outcome::Unfinished => None,
    }
}

fn cells<'a>(place: Place<'a>, row: &'a Row) -> [Cell<'a>; COLUMNS.len()] {
    let points = match row.result.and_then(score) {
        None => Cell::Empty,
        Some(points) if points.fract() == 0.0 => Cell::Decimal(points.into(), 0),
        Some(points) => Cell::Decimal(points.into(), 1),
    };
    [
        Cell::Text(place.file),
        Cell::Count(place.offset),
        count(row.length),
        Cell::Count(place.game),
        Cell::Text(&row.event),
        Cell::Text(&row.site),
        Cell::Text(&row.date),
        text(row.iso_date.as_deref()),
        Cell::Text(&row.round),
        Cell::Text(&row.white),
        Cell::Text(&row.black),
        text(row.result.map(Outcome::canonical)),
        points,
        count(row.white_elo),
        count(row.black_elo),
        text(row.eco.as_deref()),
        text(row.opening.as_deref()),
        Cell::Count(row.plies.into()),
        Cell::Text(&row.fen),
        text(row.ending),
        text(row.language),
        Cell::Count(row.errors.into()),
    ]
}

fn object<'a>(place: Place<'a>, row: &'a Row, names: &'a [String]) -> Object<'a> {
    let tags = names.iter().zip(&row.tags);
    Object {
        schema: SCHEMA,
        file: place.file,
        offset: place.offset,
        length: row.length,
        game: place.game,
        event: &row.event,
        site: &row.site,
        date: &row.date,
        iso_date: row.iso_date.as_deref(),
        round: &row.round,
        white: &row.white,
        black: &row.black,
        result: row.result.map(Outcome::canonical),
        score: row.result.and_then(score),
        white_elo: row.white_elo,
        black_elo: row.black_elo,
        eco: row.eco.as_deref(),
        opening: row.opening.as_deref(),
        plies: row.plies,
        fen: (!row.fen.is_empty()).then_some(&row.fen),
        ending: row.ending,
        language: row.language,
        errors: row.errors,
        tags: tags
            .map(|(name, value)| (&name[..], value.as_deref()))
            .collect(),
    }
}

/// Lists the games.
pub(crate) fn run(options: &Games) -> Result<Status, Trouble> {
    let words = Words::new(locale(options.writing.lang));
    let mut wanted = Wanted {
        tags: options.tags.clone(),
        ..Wanted::default()
    };
    let (naming, from) = (&options.naming, &options.reading.from);
    let naming = book::naming(naming, BookName::Eco, from, options.writing.lang)?;
    wanted.naming = Some(naming);
    wanted.settings.accepted = options.reading.from.clone();
    wanted.settings.material = options.material.into();
    let inputs = Inputs::find(&options.reading)?;
    let output = options.writing.output.as_deref();
    inputs.refuse_as_output(output)?;
    let out = Output::open(output)?;
    let mut printer = match options.output_format {
        RowFormat::Csv => {
            let mut sheet = Sheet::open(out, &options.sheet)?;
            let names = wanted.tags.iter().map(String::as_str);
            sheet.row(COLUMNS.into_iter().chain(names).map(Cell::Text))?;
            Printer::Csv(Box::new(sheet))
        }
        RowFormat::Jsonl => Printer::Jsonl(out, &wanted.tags),
    };
    let mut incomplete = false;
    let mut status = inputs.run(&options.reading, &words, &Listing(&wanted), |worked| {
        let (listed, lines) = &worked.output;
        incomplete |= listed.incomplete;
        for row in &listed.rows {
            let place = Place {
                file: worked.file,
                offset: worked.chunk.offset + u64::from(row.offset),
                game: worked.base.game + u64::from(row.game),
            };
            printer.row(place, row)?;
        }
        Ok((*lines, listed.rows.len() as u64))
    })?;
    if incomplete {
        status.worsen(Status::Found);
    }
    quiet_pipe(printer.finish())?;
    Ok(status)
}
