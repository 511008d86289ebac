//! Tables as CSV, for programs and for spreadsheets.

use std::io::{self, Write};

use clap::Args as Group;
use csv::{Writer, WriterBuilder};

use crate::cli::output::Output;
use crate::report::visible;

/// How CSV is written.
#[derive(Debug, Clone, Group)]
pub(crate) struct SheetOptions {
    /// What stands between the cells of CSV
    #[arg(long, value_name = "CHAR", default_value = ",", value_parser = delimiter)]
    pub(crate) delimiter: u8,

    /// Write 0,5 instead of 0.5 in CSV
    #[arg(long)]
    pub(crate) decimal_comma: bool,

    /// Begin CSV with a byte order mark, by which spreadsheets know UTF-8
    #[arg(long)]
    pub(crate) bom: bool,

    /// Put an apostrophe before cells of CSV that a spreadsheet would take for a formula
    #[arg(long)]
    pub(crate) formula_guard: bool,
}

/// What a cell holds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Cell<'a> {
    /// Nothing.
    Empty,
    /// Text, as it is.
    Text(&'a str),
    /// A whole number.
    Count(u64),
    /// A number with so many decimals.
    Decimal(f64, usize),
}

/// A table while it is written, row by row.
pub(crate) struct Sheet<W: Write> {
    writer: Writer<W>,
    decimal_comma: bool,
    formula_guard: bool,
    /// Whether cells are shown on a terminal, which their text must not command.
    is_shown: bool,
    cell: String,
}

impl Sheet<Output> {
    /// A table without rows. On a terminal, control characters of its text are shown as pictures;
    /// elsewhere text stays exactly what it is.
    ///
    /// # Errors
    /// If the byte order mark cannot be written.
    pub(crate) fn open(out: Output, options: &SheetOptions) -> io::Result<Self> {
        let is_shown = out.is_screen();
        let sheet = Self::new(out, options)?;
        Ok(Self { is_shown, ..sheet })
    }
}

impl<W: Write> Sheet<W> {
    /// A table without rows.
    ///
    /// # Errors
    /// If the byte order mark cannot be written.
    fn new(mut out: W, options: &SheetOptions) -> io::Result<Self> {
        if options.bom {
            out.write_all("\u{feff}".as_bytes())?;
        }
        let writer = WriterBuilder::new()
            .delimiter(options.delimiter)
            .from_writer(out);
        Ok(Self {
            writer,
            decimal_comma: options.decimal_comma,
            formula_guard: options.formula_guard,
            is_shown: false,
            cell: String::new(),
        })
    }

    /// Adds a row; the first one is the header. All have the same number of cells.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn row<'c>(&mut self, cells: impl IntoIterator<Item = Cell<'c>>) -> io::Result<()> {
        for cell in cells {
            self.write(cell)?;
        }
        self.writer.write_record(None::<&[u8]>).map_err(to_io)
    }

    fn write(&mut self, cell: Cell<'_>) -> io::Result<()> {
        use std::fmt::Write as _;
        self.cell.clear();
        // Writing to a string cannot fail.
        let _ = match cell {
            Cell::Empty => Ok(()),
            Cell::Text(text) => {
                if self.formula_guard && is_formula(text) {
                    self.cell.push('\'');
                }
                if self.is_shown {
                    self.cell.write_str(&visible(text))
                } else {
                    self.cell.write_str(text)
                }
            }
            Cell::Count(count) => write!(self.cell, "{count}"),
            Cell::Decimal(number, decimals) => write!(self.cell, "{number:.decimals$}"),
        };
        if self.decimal_comma && matches!(cell, Cell::Decimal(..)) {
            self.cell = self.cell.replace('.', ",");
        }
        self.writer.write_field(&self.cell).map_err(to_io)
    }

    /// Ends the table.
    ///
    /// # Errors
    /// If the rest of it cannot be written.
    pub(crate) fn finish(self) -> io::Result<W> {
        self.writer
            .into_inner()
            .map_err(csv::IntoInnerError::into_error)
    }
}

/// Whether a spreadsheet would calculate what the cell says.
fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

fn to_io(error: csv::Error) -> io::Error {
    error.into()
}

/// The one byte that stands between cells; `\t` is a tab.
fn delimiter(text: &str) -> Result<u8, String> {
    match text.as_bytes() {
        b"\\t" => Ok(b'\t'),
        [byte] if !byte.is_ascii_alphanumeric() && !matches!(byte, b'"' | b'\n' | b'\r' | b'.') => {
            Ok(*byte)
        }
        _ => Err("expected one sign, such as , or ; or \\t for a tab".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(options: &SheetOptions, cells: &[Cell<'_>]) -> String {
        let mut sheet = Sheet::new(Vec::new(), options).expect("memory");
        sheet.row(cells.iter().copied()).expect("memory");
        String::from_utf8(sheet.finish().expect("memory")).expect("UTF-8")
    }

    const CELLS: [Cell<'static>; 5] = [
        Cell::Text("=1+1"),
        Cell::Text("Silva, José"),
        Cell::Count(1200),
        Cell::Decimal(0.5, 2),
        Cell::Empty,
    ];

    #[test]
    fn cells_are_written_plainly() {
        let options = SheetOptions {
            delimiter: b',',
            decimal_comma: false,
            bom: false,
            formula_guard: false,
        };
        let line = "=1+1,\"Silva, José\",1200,0.50,\n";
        assert_eq!(written(&options, &CELLS), line);
    }

    #[test]
    fn a_spreadsheet_in_portuguese_can_read_it() {
        let options = SheetOptions {
            delimiter: b';',
            decimal_comma: true,
            bom: true,
            formula_guard: true,
        };
        let line = "\u{feff}'=1+1;Silva, José;1200;0,50;\n";
        assert_eq!(written(&options, &CELLS), line);
    }

    #[test]
    fn a_terminal_is_not_commanded_by_text() {
        let options = SheetOptions {
            delimiter: b',',
            decimal_comma: false,
            bom: false,
            formula_guard: false,
        };
        let written = |is_screen| {
            let mut sheet = Sheet::new(Vec::new(), &options).expect("memory");
            sheet.is_shown = is_screen;
            sheet.row([Cell::Text("\u{1b}[2Ja")]).expect("memory");
            String::from_utf8(sheet.finish().expect("memory")).expect("UTF-8")
        };
        assert_eq!(written(true), "\u{241b}[2Ja\n");
        assert_eq!(written(false), "\u{1b}[2Ja\n");
    }

    #[test]
    fn delimiters_are_one_sign() {
        assert_eq!(delimiter(";"), Ok(b';'));
        assert_eq!(delimiter("\\t"), Ok(b'\t'));
        for text in ["", "ab", "a", "1", "\"", "ç", "."] {
            assert!(delimiter(text).is_err(), "{text}");
        }
    }
}
