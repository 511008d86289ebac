//! What `classify` writes: a row for each game, and counts.

use std::io::{self, Write};

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::counts::{Counts, Line, Results};
use super::{shown, write_json};
use crate::classify::Classified;
use crate::cli::args::{Classify, OpeningFormat};
use crate::cli::output::Output;
use crate::cli::sheet::{Cell, Sheet};
use crate::openings::{Book, Entry};
use crate::pgn::Outcome;
use crate::report::Locale;
use crate::report::{SCHEMA, Words};

/// The fields of a game in machine formats.
const FIELDS: [&str; 13] = [
    "file",
    "game",
    "white",
    "black",
    "result",
    "eco",
    "name",
    "name_printed",
    "section",
    "ply",
    "setup",
    "language",
    "evidence",
];

/// The fields of a count in machine formats; shares are in per cent.
const COUNT_FIELDS: [&str; 5] = ["name", "games", "white", "draw", "black"];

/// What machine readers get of a game.
#[derive(Serialize)]
struct GameRow<'a> {
    schema: u32,
    file: &'a str,
    game: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    result: Option<&'a str>,
    eco: Option<&'a str>,
    name: Option<&'a str>,
    name_printed: Option<&'a str>,
    section: Option<&'a str>,
    ply: Option<u32>,
    setup: bool,
    language: Option<&'a str>,
    evidence: &'static str,
}

/// What machine readers get of a count.
#[derive(Serialize)]
struct CountRow<'a> {
    schema: u32,
    name: Option<&'a str>,
    games: u64,
    white: Option<f64>,
    draw: Option<f64>,
    black: Option<f64>,
}

/// Writes rows in one of the formats.
pub(super) struct Rows<'a> {
    out: Writer,
    words: &'a Words,
    book: &'a Book,
    names: Locale,
    summary: bool,
    /// Whether the table has codes.
    has_eco: bool,
    /// The file of the last row, to head the rows of the next one in text.
    file: Option<String>,
}

enum Writer {
    Text(Output),
    Sheet(Box<Sheet<Output>>),
    Lines(Output),
}

impl<'a> Rows<'a> {
    /// Begins the output: headings of CSV.
    pub(super) fn begin(
        out: Output,
        options: &Classify,
        words: &'a Words,
        book: &'a Book,
        names: Locale,
    ) -> io::Result<Self> {
        let out = match options.output_format {
            OpeningFormat::Text => Writer::Text(out),
            OpeningFormat::Jsonl => Writer::Lines(out),
            OpeningFormat::Csv => {
                let mut sheet = Sheet::open(out, &options.sheet)?;
                if options.summary {
                    sheet.row(COUNT_FIELDS.map(Cell::Text))?;
                } else {
                    sheet.row(FIELDS.map(Cell::Text))?;
                }
                Writer::Sheet(Box::new(sheet))
            }
        };
        Ok(Self {
            out,
            words,
            book,
            names,
            summary: options.summary,
            has_eco: book.entries().iter().any(|entry| entry.eco.is_some()),
            file: None,
        })
    }

    /// Writes a game.
    pub(super) fn game(&mut self, file: &str, number: u64, game: &Classified) -> io::Result<()> {
        let entry = game.entry.and_then(|number| self.book.entry(number));
        if let Writer::Text(_) = self.out {
            return self.text_row(file, number, game, entry);
        }
        let [white, black] = game.players.each_ref().map(Option::as_deref);
        let row = GameRow {
            schema: SCHEMA,
            file,
            game: number,
            white,
            black,
            result: game.outcome.map(Outcome::canonical),
            eco: entry.and_then(|entry| entry.eco.as_deref()),
            name: entry.map(|entry| entry.name(self.names)),
            name_printed: entry.and_then(|entry| entry.name_printed.as_deref()),
            section: entry.and_then(|entry| entry.section.as_deref()),
            ply: entry.map(|_| game.ply),
            setup: game.setup,
            language: game.language,
            evidence: game.evidence.name(),
        };
        match &mut self.out {
            Writer::Text(_) => Ok(()),
            Writer::Lines(out) => write_json(out, &row),
            Writer::Sheet(sheet) => sheet.row(cells(&row)),
        }
    }

    /// One line of the table: the game's number, the code if the table has any, the ply, and the
    /// name, which needs no width as it stands last.
    fn text_row(
        &mut self,
        file: &str,
        number: u64,
        game: &Classified,
        entry: Option<&Entry>,
    ) -> io::Result<()> {
        let is_new = self.file.as_deref() != Some(file);
        if is_new {
            self.heading(file)?;
            self.file = Some(file.to_owned());
        }
        let Writer::Text(out) = &mut self.out else {
            return Ok(());
        };
        write!(out, "{number:>8}")?;
        if self.has_eco {
            let eco = entry.and_then(|entry| entry.eco.as_deref()).unwrap_or("–");
            write!(out, "  {eco:<3}")?;
        }
        match entry {
            Some(entry) => write!(out, "  {:>4}  {}", game.ply, entry.name(self.names))?,
            None => write!(out, "  {:>4}  –", "–")?,
        }
        if game.setup {
            write!(out, "  ({})", self.words.opening_word("other-start"))?;
        }
        writeln!(out)
    }

    /// The file's name and the heads of the columns.
    fn heading(&mut self, file: &str) -> io::Result<()> {
        let is_first = self.file.is_none();
        let Writer::Text(out) = &mut self.out else {
            return Ok(());
        };
        if !is_first {
            writeln!(out)?;
        }
        writeln!(out, "{}", shown(file))?;
        write!(out, "{:>8}", self.words.opening_word("game"))?;
        if self.has_eco {
            write!(out, "  {:<3}", self.words.opening_word("eco"))?;
        }
        let (ply, name) = (
            self.words.opening_word("ply-short"),
            self.words.opening_word("name"),
        );
        writeln!(out, "  {ply:>4}  {name}")
    }

    /// Ends the output, in text with the counts.
    pub(super) fn end(mut self, counts: &Counts<'_>) -> io::Result<Output> {
        if let Writer::Text(out) = &mut self.out {
            if self.file.is_some() {
                writeln!(out)?;
            }
            text_counts(out, self.words, counts, self.names)?;
        } else if self.summary {
            for line in counts.lines(self.names) {
                self.count(&line)?;
            }
        }
        match self.out {
            Writer::Text(out) | Writer::Lines(out) => Ok(out),
            Writer::Sheet(sheet) => sheet.finish(),
        }
    }

    fn count(&mut self, line: &Line<'_>) -> io::Result<()> {
        let shares = line.results.thousandths();
        #[expect(clippy::cast_precision_loss, reason = "at most 1000")]
        let [white, draw, black] =
            [0, 1, 2].map(|at: usize| shares.map(|shares| shares[at] as f64 / 10.0));
        match &mut self.out {
            Writer::Text(_) => Ok(()),
            Writer::Lines(out) => write_json(
                out,
                &CountRow {
                    schema: SCHEMA,
                    name: line.name,
                    games: line.results.games,
                    white,
                    draw,
                    black,
                },
            ),
            Writer::Sheet(sheet) => {
                let share = |share: Option<f64>| share.map_or(Cell::Empty, |s| Cell::Decimal(s, 1));
                let name = line.name.map_or(Cell::Empty, Cell::Text);
                let games = Cell::Count(line.results.games);
                sheet.row([name, games, share(white), share(draw), share(black)])
            }
        }
    }
}

fn cells<'c>(row: &GameRow<'c>) -> [Cell<'c>; FIELDS.len()] {
    let text = |text: Option<&'c str>| text.map_or(Cell::Empty, Cell::Text);
    [
        Cell::Text(row.file),
        Cell::Count(row.game),
        text(row.white),
        text(row.black),
        text(row.result),
        text(row.eco),
        text(row.name),
        text(row.name_printed),
        text(row.section),
        row.ply.map_or(Cell::Empty, |ply| Cell::Count(ply.into())),
        Cell::Text(if row.setup { "true" } else { "false" }),
        text(row.language),
        Cell::Text(row.evidence),
    ]
}

/// The counts as an aligned table.
fn text_counts(
    out: &mut Output,
    words: &Words,
    counts: &Counts<'_>,
    names: Locale,
) -> io::Result<()> {
    let mut table =
        vec![["games", "white", "draw", "black", "name"].map(|key| words.opening_word(key))];
    let row = |results: Results, name: String| {
        let share = |at: usize| {
            let shares = results.thousandths();
            shares.map_or("–".to_owned(), |shares| words.per_cent(shares[at]) + " %")
        };
        let games = words.count(results.games);
        [games, share(0), share(1), share(2), name]
    };
    for line in counts.lines(names) {
        let name = line.name.map(str::to_owned);
        let name = name.unwrap_or_else(|| words.opening_word("unclassified"));
        table.push(row(line.results, name));
    }
    table.push(row(counts.total(), words.opening_word("total")));
    let width = |column: usize| {
        let widths = table.iter().map(|row| row[column].width());
        widths.max().unwrap_or_default()
    };
    let widths = [width(0).max(8), width(1), width(2), width(3)];
    for row in &table {
        for (cell, width) in row.iter().zip(widths) {
            write!(out, "{}{cell}  ", " ".repeat(width - cell.width()))?;
        }
        writeln!(out, "{}", row[4])?;
    }
    Ok(())
}
