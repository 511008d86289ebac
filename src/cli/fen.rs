//! `roque fen`: positions of games, or of moves typed on the command line.

use std::io::{self, Write};

use serde::Serialize;

use crate::board::{CastlingStyle, EnPassantStyle, FenStyle, Letters, Position, Role, Setup};
use crate::check::Surroundings;
use crate::cli::args::{Castling, EnPassant, Fen, PositionFormat};
use crate::cli::input::Inputs;
use crate::cli::output::{Output, locale};
use crate::cli::status::Status;
use crate::cli::{Trouble, quiet_pipe, warn};
use crate::input::{Base, Chunk, ChunkKind, line_ends};
use crate::notation::Language;
use crate::pgn::GameBuf;
use crate::pipeline::Pass;
use crate::positions::{Pick, Positions, Wanted, overlong, positions};
use crate::replay::Replay;
use crate::report::{Emitter, Lines, SCHEMA, Text, Words};

/// What machine readers get of a position.
#[derive(Serialize)]
struct Row<'a> {
    schema: u32,
    file: &'a str,
    game: u64,
    line: u64,
    language: Option<&'a str>,
    evidence: &'static str,
    setup: bool,
    plies: u32,
    fen: &'a str,
    complete: bool,
}

/// Finds the positions of chunk after chunk.
struct Finding<'w> {
    wanted: &'w Wanted,
    max_game_bytes: usize,
}

impl Pass for Finding<'_> {
    type Scratch = (GameBuf, Replay);
    /// The positions, and how many lines the chunk has.
    type Output = (Positions, u64);

    fn chunk(&self, chunk: &Chunk, (buffers, replay): &mut Self::Scratch) -> Self::Output {
        let around = Surroundings::of(chunk);
        let bytes = &chunk.bytes[..];
        let found = match chunk.kind {
            ChunkKind::Games => positions(bytes, around, self.wanted, buffers, replay),
            ChunkKind::OverlongStart => overlong(bytes, around, self.wanted, self.max_game_bytes),
            ChunkKind::OverlongRest => Positions::default(),
        };
        (found, line_ends(bytes))
    }
}

/// Writes positions.
struct Printer<'a> {
    out: Output,
    format: PositionFormat,
    words: &'a Words,
    /// How many games end before the ply that was asked for.
    short: u64,
    status: Status,
}

impl Printer<'_> {
    fn chunk(&mut self, file: &str, bytes: &[u8], base: Base, found: &Positions) -> io::Result<()> {
        let mut lines = Lines::new(bytes);
        for position in &found.found {
            match self.format {
                PositionFormat::Text => writeln!(self.out, "{}", position.fen)?,
                PositionFormat::Jsonl => {
                    let row = Row {
                        schema: SCHEMA,
                        file,
                        game: base.game + u64::from(position.game),
                        line: base.line
                            + u64::from(
                                lines
                                    .place(position.offset, crate::report::Charset::Utf8)
                                    .line,
                            ),
                        language: position.language,
                        evidence: position.evidence.name(),
                        setup: position.setup,
                        plies: position.plies,
                        fen: &position.fen,
                        complete: position.complete,
                    };
                    serde_json::to_writer(&mut self.out, &row)?;
                    writeln!(self.out)?;
                }
            }
        }
        self.short += u64::from(found.short);
        if found.incomplete {
            self.status.worsen(Status::Found);
        }
        self.errors(file, base, found)
    }

    /// Tells why main lines stopped.
    fn errors(&mut self, file: &str, base: Base, found: &Positions) -> io::Result<()> {
        let mut text = Text::new(self.words, false, 0);
        let mut errors = io::stderr().lock();
        for finding in &found.errors {
            text.finding(&mut errors, file, base, finding)?;
        }
        Ok(())
    }
}

/// Prints the positions that were asked for.
pub(crate) fn run(options: &Fen) -> Result<Status, Trouble> {
    let words = Words::new(locale(options.writing.lang));
    let wanted = Wanted {
        pick: match (options.ply, options.all) {
            (Some(ply), _) => Pick::Ply(ply),
            (None, true) => Pick::All,
            (None, false) => Pick::Last,
        },
        style: style(options),
        letters: options.letters.as_deref().map(letters).transpose()?,
        accepted: options.reading.from.clone(),
        start: start(options)?,
    };
    let printer = |out| Printer {
        out,
        format: options.output_format,
        words: &words,
        short: 0,
        status: Status::Clean,
    };
    let output = options.writing.output.as_deref();
    if let Some(moves) = &options.moves {
        return typed(moves, &wanted, printer(Output::open(output)?));
    }
    let inputs = Inputs::find(&options.reading)?;
    inputs.refuse_as_output(output)?;
    let mut printer = printer(Output::open(output)?);
    let pass = Finding {
        wanted: &wanted,
        max_game_bytes: options.reading.limits().max_game_bytes(),
    };
    let mut status = inputs.run(&options.reading, &words, &pass, |worked| {
        let base = worked.base;
        let (found, lines) = &worked.output;
        printer.chunk(worked.file, &worked.chunk.bytes, base, found)?;
        Ok((*lines, u64::from(found.games)))
    })?;
    status.worsen(printer.status);
    if let Some(ply) = options.ply.filter(|_| printer.short > 0) {
        let games = printer.short;
        warn(&format!("--ply {ply}: games that end before it: {games}"));
    }
    quiet_pipe(printer.out.finish())?;
    Ok(status)
}

/// Plays the moves of the command line.
fn typed(moves: &str, wanted: &Wanted, mut printer: Printer<'_>) -> Result<Status, Trouble> {
    // Without moves a game of tags only stands for the position they would start from.
    let text = if moves.trim().is_empty() {
        "[Result \"*\"]"
    } else {
        moves
    };
    let around = Surroundings::default();
    let (mut buffers, mut replay) = (GameBuf::default(), Replay::default());
    let found = positions(text.as_bytes(), around, wanted, &mut buffers, &mut replay);
    if found.games != 1 {
        return Err(Trouble::new(format!(
            "--moves: expected the moves of one game, found {} games",
            found.games
        )));
    }
    if let Pick::Ply(ply) = wanted.pick
        && found.found.is_empty()
    {
        return Err(Trouble::new(format!("--ply {ply}: there are fewer plies")));
    }
    printer.chunk("--moves", moves.as_bytes(), Base::default(), &found)?;
    quiet_pipe(printer.out.finish())?;
    Ok(printer.status)
}

fn style(options: &Fen) -> FenStyle {
    FenStyle {
        en_passant: match options.ep {
            EnPassant::Legal => EnPassantStyle::Legal,
            EnPassant::Always => EnPassantStyle::Always,
        },
        castling: match options.castling {
            Castling::Xfen => CastlingStyle::XFen,
            Castling::Shredder => CastlingStyle::Shredder,
        },
    }
}

/// The letters of a language for diagrams.
fn letters(code: &str) -> Result<Letters, Trouble> {
    let language = Language::by_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::all().iter().map(Language::code).collect();
        Trouble::new(format!(
            "no language {code:?}; known are {}",
            codes.join(", ")
        ))
    })?;
    Letters::new(code, Role::ALL.map(|role| language.letter(role)))
        .map_err(|_| Trouble::new(format!("the letters of {code} cannot serve for diagrams")))
}

fn start(options: &Fen) -> Result<Position, Trouble> {
    let Some(text) = &options.start else {
        return Ok(Position::default());
    };
    let setup = match &options.from_letters {
        None => Setup::parse(text),
        Some(code) => Setup::parse_diagram(text, &letters(code)?),
    };
    let setup = setup.map_err(|error| Trouble::new(format!("--fen: {error}")))?;
    Ok(setup.position)
}
