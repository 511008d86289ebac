//! A game as a JSON object, by `schema/export.schema.json`.
//!
//! The members are written as the elements come, with a stack of our own for the variations: what a
//! move gathers behind it (NAGs, comments) is written when the move is over.

use std::time::Duration;

use serde::Serialize;

use crate::board::{Color, Ending, FenStyle, Material};
use crate::export::comment::{self, Evaluation};
use crate::export::content::Content;
use crate::export::count::{Count, Turn};
use crate::export::elements::Element;
use crate::export::movetext::move_text;
use crate::export::record::Played;
use crate::export::style::Style;
use crate::export::table::san_style;
use crate::notation::uci;
use crate::report::{Evidence, write_json};

#[derive(Serialize)]
struct TagObject<'a> {
    name: &'a str,
    value: &'a str,
}

#[derive(Serialize)]
struct SetupObject {
    fen: String,
    chess960: bool,
}

/// What a move has gathered.
#[derive(Debug, Default)]
struct Gathered {
    nags: Vec<u8>,
    comments: Vec<String>,
    clock: Option<u64>,
    evaluation: Option<Evaluation>,
}

/// A line of play while it is written.
#[derive(Debug, Default)]
struct Line {
    /// Comments before its first move.
    before: Vec<String>,
    /// What its last move has gathered; `None` before the first.
    last: Option<Gathered>,
    /// Whether the last move has variations.
    varied: bool,
}

/// Writes the members of a game's object from `tags` to `complete`, without the braces around.
pub(super) fn write(content: &Content<'_>, style: &Style, out: &mut Vec<u8>) {
    head(content, out);
    let mut writer = Writer {
        content,
        style: san_style(style),
        out,
        count: Count::new(&content.start.position),
        line: Line::default(),
        outer: Vec::new(),
    };
    writer.out.extend_from_slice(b",\"moves\":[");
    content.elements.each(|element| writer.element(element));
    let Line { before, .. } = writer.end_line();
    out.push(b']');
    member(out, "comments", &before);
    tail(content, out);
}

/// What is known before the moves.
fn head(content: &Content<'_>, out: &mut Vec<u8>) {
    let game = content.game;
    let names: Vec<_> = game
        .tags
        .iter()
        .map(|tag| (game.text(tag.name), game.value(tag)))
        .collect();
    let tags: Vec<_> = names
        .iter()
        .map(|(name, value)| TagObject { name, value })
        .collect();
    out.extend_from_slice(b"\"tags\":");
    value(out, &tags);
    let decision = content.checked.moves.map(|moves| moves.decision);
    let language = decision.map(|decision| decision.language.code());
    let evidence = decision.map_or(Evidence::None, |decision| decision.evidence);
    member(out, "language", &language);
    member(out, "evidence", &evidence.name());
    let setup = content.start.from_fen.then(|| SetupObject {
        fen: content.start.position.fen(FenStyle::default()).to_string(),
        chess960: content.start.chess960,
    });
    member(out, "setup", &setup);
}

/// What is known behind the moves.
fn tail(content: &Content<'_>, out: &mut Vec<u8>) {
    let mut position = content.start.position;
    let mut depth = 0_u32;
    content.elements.each(|element| match element {
        Element::Open => depth += 1,
        Element::Close => depth = depth.saturating_sub(1),
        Element::Move(played) if depth == 0 => position.play(played.mv),
        _ => {}
    });
    let ending = position.ending(Material::Fide).map(|ending| match ending {
        Ending::Checkmate => "checkmate",
        Ending::Stalemate => "stalemate",
        Ending::DeadPosition => "dead-position",
        Ending::SeventyFiveMoves => "seventy-five-moves",
    });
    member(
        out,
        "final_fen",
        &position.fen(FenStyle::default()).to_string(),
    );
    member(out, "result", &content.outcome.canonical());
    member(out, "ending", &ending);
    member(out, "complete", &content.stop.is_none());
    let stop = content.stop.as_ref().map(|stop| stop.comment.as_str());
    member(out, "stop", &stop);
}

struct Writer<'a, 'o> {
    content: &'a Content<'a>,
    style: Style,
    out: &'o mut Vec<u8>,
    count: Count,
    line: Line,
    /// The lines that this one is a variation of.
    outer: Vec<Line>,
}

impl Writer<'_, '_> {
    fn element(&mut self, element: Element<'_>) {
        match element {
            Element::Move(played) => self.mv(played),
            Element::Nag(nag) => {
                if let Some(last) = &mut self.line.last {
                    last.nags.push(nag);
                }
            }
            Element::Comment(item) => self.comment(item),
            Element::Open => {
                let start: &[u8] = if self.line.varied {
                    b",{\"moves\":["
                } else {
                    b",\"variations\":[{\"moves\":["
                };
                self.out.extend_from_slice(start);
                self.line.varied = true;
                self.count.open();
                self.outer.push(std::mem::take(&mut self.line));
            }
            Element::Close => {
                let Line { before, .. } = self.end_line();
                self.out.push(b']');
                member(self.out, "comments", &before);
                self.out.push(b'}');
                self.count.close();
                self.line = self.outer.pop().unwrap_or_default();
            }
            Element::Escape(_) => {}
        }
    }

    fn mv(&mut self, played: &Played) {
        if self.end_move() {
            self.out.push(b',');
        }
        self.line.last = Some(Gathered::default());
        let castling = self.content.castling();
        let Turn { number, color } = self.count.pass();
        let color = match color {
            Color::White => "white",
            Color::Black => "black",
        };
        self.out.extend_from_slice(b"{\"ply\":");
        value(self.out, &self.count.plies);
        member(self.out, "number", &number);
        member(self.out, "color", &color);
        let san = move_text(played, &self.style, castling);
        member(self.out, "san", &san.as_str());
        member(self.out, "uci", &uci(played.mv, castling).as_str());
    }

    fn comment(&mut self, item: usize) {
        let game = self.content.game;
        let mut text = comment::text(game, game.items[item]);
        if !self.style.clocks {
            text = comment::without_clocks(text);
        }
        match &mut self.line.last {
            Some(last) => {
                last.clock = comment::clock(&text).or(last.clock);
                last.evaluation = comment::evaluation(&text).or(last.evaluation);
                last.comments.push(text.into_owned());
            }
            None => self.line.before.push(text.into_owned()),
        }
    }

    /// Ends the last move of the line; whether there is one.
    fn end_move(&mut self) -> bool {
        let Some(last) = self.line.last.take() else {
            return false;
        };
        let variations: &[u8] = if self.line.varied {
            b"]"
        } else {
            b",\"variations\":[]"
        };
        self.out.extend_from_slice(variations);
        self.line.varied = false;
        member(self.out, "nags", &last.nags);
        member(self.out, "comments", &last.comments);
        self.out.extend_from_slice(b",\"clock\":");
        match last.clock {
            Some(time) if time % 1000 == 0 => value(self.out, &(time / 1000)),
            time => value(
                self.out,
                &time.map(|time| Duration::from_millis(time).as_secs_f64()),
            ),
        }
        member(self.out, "evaluation", &last.evaluation);
        self.out.push(b'}');
        true
    }

    fn end_line(&mut self) -> Line {
        self.end_move();
        std::mem::take(&mut self.line)
    }
}

fn member(out: &mut Vec<u8>, name: &str, content: &impl Serialize) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
    value(out, content);
}

fn value(out: &mut Vec<u8>, content: &impl Serialize) {
    // Numbers, texts and lists of them cannot fail.
    let _ = write_json(out, content);
}
