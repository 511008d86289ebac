//! The main lines of games as a table of plies.

use crate::board::FenStyle;
use crate::export::comment::{self, Evaluation};
use crate::export::content::Content;
use crate::export::elements::Element;
use crate::export::movetext::move_text;
use crate::export::style::{MoveForm, Style};
use crate::notation::{MoveText, uci};

/// A ply of a main line.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Its number from the start of the game, from 1.
    pub ply: u32,
    /// The move in SAN or, if that is wanted, in long notation.
    pub san: MoveText,
    /// The move in coordinates.
    pub uci: MoveText,
    /// The time left on the mover's clock, in milliseconds.
    pub clock: Option<u64>,
    /// The engine's evaluation of the position after it.
    pub evaluation: Option<Evaluation>,
    /// The position after it.
    pub fen: String,
}

/// Adds the rows of a game.
pub(super) fn add(content: &Content<'_>, style: &Style, rows: &mut Vec<Row>) {
    let first = rows.len();
    let mut position = content.start.position;
    let mut depth = 0_u32;
    let san = san_style(style);
    content.elements.each(|element| match element {
        Element::Open => depth += 1,
        Element::Close => depth = depth.saturating_sub(1),
        Element::Move(played) if depth == 0 => {
            position.play(played.mv);
            rows.push(Row {
                ply: (rows.len() - first + 1) as u32,
                san: move_text(played, &san, content.castling()),
                uci: uci(played.mv, content.castling()),
                clock: None,
                evaluation: None,
                fen: position.fen(FenStyle::default()).to_string(),
            });
        }
        Element::Comment(item) if depth == 0 => {
            if let Some(row) = rows[first..].last_mut() {
                let text = comment::text(content.game, content.game.items[item]);
                if style.clocks {
                    row.clock = comment::clock(&text).or(row.clock);
                }
                row.evaluation = comment::evaluation(&text).or(row.evaluation);
            }
        }
        _ => {}
    });
}

/// A style whose moves are not in coordinates: those have a place of their own.
pub(super) fn san_style(style: &Style) -> Style {
    let form = match style.form {
        MoveForm::Uci => MoveForm::San,
        form => form,
    };
    Style {
        form,
        ..style.clone()
    }
}
