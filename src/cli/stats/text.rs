//! Statistics for people: aligned, with bars for distributions.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::notation::Language;
use crate::report::{Words, visible};
use crate::stats::{Counts, Figure, Key, Number, Record, Table, outline};

/// Columns of a number.
const NUMBER: usize = 12;
/// Columns of a name at most.
const NAME: usize = 40;
/// Eighths of a block, from one to eight.
const EIGHTHS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];

/// Measures whose lists can be long, but for the tables of events, sites and players: the greatest numbers come first, and only some are shown.
const LONG: [&str; 6] = [
    "first-move",
    "eco",
    "opening",
    "time-control",
    "language",
    "finding",
];

/// Writes groups of figures.
pub(super) struct Printer<'a, W: Write> {
    pub(super) out: W,
    pub(super) words: &'a Words,
    /// Columns of a line.
    pub(super) width: usize,
    /// Rows that are shown of a long list, 0 for all.
    pub(super) top: usize,
}

impl<W: Write> Printer<'_, W> {
    /// A group: its name, if games are grouped, and its figures.
    pub(super) fn group(&mut self, by: &[Key], name: &[String], counts: &Counts) -> io::Result<()> {
        if !by.is_empty() {
            let parts = by.iter().zip(name);
            let parts = parts.map(|(key, value)| format!("{}: {}", key.name(), visible(value)));
            writeln!(self.out, "{}\n", parts.collect::<Vec<_>>().join(", "))?;
        }
        let figures = outline(counts);
        let mut after_list = false;
        for figures in figures.chunk_by(|one, other| one.measure == other.measure) {
            let measure = figures[0].measure;
            let is_list = figures[0].item.is_some();
            if is_list || after_list {
                writeln!(self.out)?;
            }
            after_list = is_list;
            match measure {
                "square" => self.board(&counts.squares)?,
                "players-games" => self.players(&counts.players)?,
                "event" => self.table(measure, &counts.events)?,
                "site" => self.table(measure, &counts.sites)?,
                _ if is_list => self.list(measure, figures)?,
                _ => self.line(measure, figures[0].number)?,
            }
        }
        writeln!(self.out)
    }

    fn word(&self, name: &str) -> String {
        let word = self.words.statistic(name);
        word.unwrap_or_else(|| name.to_owned())
    }

    fn number(&self, number: Number) -> String {
        match number {
            Number::Count(count) => self.words.count(count),
            Number::Whole(number) => number.to_string(),
            Number::Decimal(number, decimals) => self.words.decimal(number, decimals),
        }
    }

    fn line(&mut self, measure: &str, number: Number) -> io::Result<()> {
        let (word, number) = (self.word(measure), self.number(number));
        self.columns(&word, NAME, &number, "")
    }

    /// A name, a number that ends at its column, and what comes behind.
    fn columns(&mut self, name: &str, width: usize, number: &str, behind: &str) -> io::Result<()> {
        let name = fitted(name, width);
        let gap = NUMBER.saturating_sub(number.width());
        let line = format!("{name}{:gap$}{number}{behind}", "");
        writeln!(self.out, "{}", line.trim_end())
    }

    /// The items of a measure, with bars as long as their numbers are great.
    fn list(&mut self, measure: &'static str, figures: &[Figure]) -> io::Result<()> {
        let mut rows: Vec<(Cow<'_, str>, Number)> = figures
            .iter()
            .map(|figure| (self.name(measure, figure), figure.number))
            .collect();
        let total = rows.len();
        if LONG.contains(&measure) {
            rows.sort_by_key(|(_, number)| Reverse(size(*number)));
            if self.top > 0 {
                rows.truncate(self.top);
            }
        }
        self.rows(measure, &rows, total)
    }

    /// The names of a table that were counted most.
    fn table(&mut self, measure: &'static str, table: &Table<u64>) -> io::Result<()> {
        let total = table.values().filter(|&&count| count > 0).count();
        let rows = table.greatest(self.top, |&count| count).into_iter();
        let rows = rows.filter(|(_, count)| **count > 0);
        let rows: Vec<(Cow<'_, str>, Number)> = rows
            .map(|(name, &count)| (visible(name), Number::Count(count)))
            .collect();
        self.rows(measure, &rows, total)
    }

    /// The rows that are shown of so many items of a measure.
    fn rows(
        &mut self,
        measure: &'static str,
        rows: &[(Cow<'_, str>, Number)],
        total: usize,
    ) -> io::Result<()> {
        let word = self.word(measure);
        writeln!(self.out, "{word}")?;
        let greatest = rows.iter().map(|(_, number)| size(*number)).max();
        let name = rows.iter().map(|(name, _)| name.width()).max();
        let name = name.unwrap_or_default().min(NAME - 2);
        let room = self.width.saturating_sub(name + NUMBER + 5).min(60);
        for (item, number) in rows {
            let bar = match (measure, greatest) {
                ("castling-ply-median", _) | (_, None | Some(0)) => String::new(),
                (_, Some(greatest)) => format!("  {}", bar(size(*number), greatest, room)),
            };
            let number = self.number(*number);
            self.columns(&format!("  {item}"), name + 2, &number, &bar)?;
        }
        self.rest(total - rows.len())
    }

    /// That rows were left out.
    fn rest(&mut self, count: usize) -> io::Result<()> {
        if count == 0 {
            return Ok(());
        }
        writeln!(self.out, "  {}", self.words.more(count as u64))
    }

    /// What an item is called: words where there are some, else as it stands in the file.
    fn name<'f>(&self, measure: &str, figure: &'f Figure) -> Cow<'f, str> {
        let item = figure.item.as_deref().unwrap_or_default();
        match measure {
            "language" => self.words.language(item).into(),
            "first-move" => self.first_move(item),
            "ending"
            | "castling"
            | "castling-ply-median"
            | "captures-by"
            | "captures-of"
            | "promotion" => {
                let word = format!("item-{}", item.replace(' ', "-"));
                self.words.statistic(&word).map_or(item.into(), Cow::from)
            }
            _ => visible(item),
        }
    }

    /// A first move, kept in English letters, in those of the reader.
    fn first_move<'f>(&self, item: &'f str) -> Cow<'f, str> {
        let letters = self.words.locale().letters();
        match Language::english().read(item.as_bytes()) {
            Ok(move_word) => letters
                .write(move_word.mv, move_word.mark)
                .to_string()
                .into(),
            Err(_) => visible(item),
        }
    }

    /// The players with the most games.
    fn players(&mut self, players: &Table<Record>) -> io::Result<()> {
        let total = players.values().count();
        let rows = players.greatest(self.top, |record| record.games);
        let name = rows.iter().map(|(name, _)| name.width() + 2).max();
        let name = name
            .unwrap_or_default()
            .clamp(12, self.width.saturating_sub(48).clamp(12, NAME));
        let [games, points, elo, performance] = ["games", "points", "elo", "performance"]
            .map(|word| self.word(&format!("column-{word}")));
        let title = fitted(&self.word("players-games"), name);
        writeln!(
            self.out,
            "{title}{games:>10}{points:>12}{elo:>12}{performance:>13}"
        )?;
        for (player, record) in &rows {
            let player = fitted(&format!("  {}", visible(player)), name);
            let games = self.words.count(record.games);
            #[expect(clippy::cast_precision_loss, reason = "no one plays so many games")]
            let points = self.words.decimal(record.half_points() as f64 / 2.0, 1);
            let elo = match (record.elo_min, record.elo_max) {
                (Some(low), Some(high)) if low < high => format!("{low}–{high}"),
                (Some(elo), _) => elo.to_string(),
                _ => String::new(),
            };
            let performance = record.performance();
            let performance = performance.map_or_else(String::new, |number| number.to_string());
            let line = format!("{player}{games:>10}{points:>12}{elo:>12}{performance:>13}");
            writeln!(self.out, "{}", line.trim_end())?;
        }
        self.rest(total - rows.len())
    }

    /// Moves to each square by all men, as the board stands before White.
    fn board(&mut self, squares: &[u64]) -> io::Result<()> {
        let mut all = [0_u64; 64];
        for of_man in squares.chunks(64) {
            for (sum, count) in all.iter_mut().zip(of_man) {
                *sum += count;
            }
        }
        let texts = all.map(|count| self.words.count(count));
        let width = texts.iter().map(|text| text.width()).max().unwrap_or(1) + 1;
        let title = self.word("square");
        writeln!(self.out, "{title}")?;
        for (rank, row) in texts.chunks(8).enumerate().rev() {
            write!(self.out, "  {}", rank + 1)?;
            for text in row {
                write!(self.out, "{text:>width$}")?;
            }
            writeln!(self.out)?;
        }
        write!(self.out, "   ")?;
        for file in 'a'..='h' {
            write!(self.out, "{file:>width$}")?;
        }
        writeln!(self.out)
    }
}

/// A text in exactly so many columns and a blank; what is too long is cut.
fn fitted(text: &str, width: usize) -> String {
    let mut fitted = String::new();
    let mut used = 0;
    let is_long = text.width() > width;
    let room = if is_long {
        width.saturating_sub(1)
    } else {
        width
    };
    for character in text.chars() {
        let columns = character.to_string().width();
        if used + columns > room {
            break;
        }
        used += columns;
        fitted.push(character);
    }
    if is_long {
        fitted.push('…');
        used += 1;
    }
    format!("{fitted}{:1$}", "", (width + 1).saturating_sub(used))
}

/// How great a number is, for order and bars.
#[expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_truncation,
    reason = "numbers of lists are counts and ratings"
)]
fn size(number: Number) -> u64 {
    match number {
        Number::Count(count) => count,
        Number::Whole(number) => number.max(0) as u64,
        Number::Decimal(number, _) => number.max(0.0) as u64,
    }
}

/// A bar of at most `room` blocks for a number up to `greatest`, to an eighth of a block.
fn bar(number: u64, greatest: u64, room: usize) -> String {
    let eighths = u128::from(number) * room as u128 * 8 / u128::from(greatest.max(1));
    let eighths = eighths as usize;
    let mut bar: String = std::iter::repeat_n(EIGHTHS[7], eighths / 8).collect();
    if !eighths.is_multiple_of(8) {
        bar.push(EIGHTHS[eighths % 8 - 1]);
    } else if eighths == 0 && number > 0 {
        bar.push(EIGHTHS[0]);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_end_at_eighths() {
        assert_eq!(bar(100, 100, 3), "███");
        assert_eq!(bar(50, 100, 3), "█▌");
        assert_eq!(bar(1, 1000, 3), "▏");
        assert_eq!(bar(0, 1000, 3), "");
    }

    #[test]
    fn names_fit_their_column() {
        assert_eq!(fitted("Falcão", 8), "Falcão   ");
        assert_eq!(fitted("Falcão, Rui", 8), "Falcão,… ");
        assert_eq!(fitted("棋", 4), "棋   ");
    }
}
