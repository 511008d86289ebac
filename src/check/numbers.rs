//! Move numbers in other forms than `1.` and `1...`. Only for games that have some.

use crate::board::Color;
use crate::check::edits::removal;
use crate::check::encoding::safe;
use crate::check::findings::{Findings, Note};
use crate::check::setup;
use crate::edit::Edits;
use crate::pgn::{Game, Item, ItemKind, NumberStyle};
use crate::report::{Detail, Rule};
use crate::span::Span;

/// One finding a game for the numbers of lists (`1)`, `1-`), with the commas and stops that go with
/// them, and one for untidy ones (`1`, `1....`); commas without such numbers one each.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) {
    let mut list = Forms::default();
    let mut untidy = Forms::default();
    let mut commas = Vec::new();
    let mut plies = Plies::of(game);
    for item in game.items {
        match item.kind {
            ItemKind::MoveNumber(style) => {
                let number = plies.number(game, *item, style);
                match style {
                    NumberStyle::Dot | NumberStyle::Dots | NumberStyle::SpacedDots => {}
                    NumberStyle::Bracket | NumberStyle::Dash => list.add(*item, number),
                    _ => untidy.add(*item, number),
                }
            }
            ItemKind::Punctuation => commas.push(*item),
            kind => plies.pass(kind),
        }
    }
    if list.first.is_some() {
        for comma in &commas {
            list.edits.replace(comma.span, b"");
        }
    } else {
        for comma in &commas {
            stray(game, *comma, findings);
        }
    }
    list.report(Rule::NonstandardMoveNumber, findings);
    untidy.report(Rule::UntidyMoveNumber, findings);
}

/// A comma or stop that belongs to no number.
fn stray(game: &Game<'_>, item: Item, findings: &mut Findings<'_>) {
    let detail = Detail::Annotation {
        mark: game.text(item.span).into_owned(),
        nag: None,
    };
    let (span, text) = removal(game.bytes, item.span);
    findings.add(Note::new(Rule::MarkWithoutMove, item.span, detail).fixed(span, text));
}

/// The numbers of one kind in a game.
#[derive(Debug, Default)]
struct Forms {
    first: Option<(Span, (u32, Color))>,
    count: u32,
    edits: Edits,
}

impl Forms {
    fn add(&mut self, item: Item, number: (u32, Color)) {
        self.first.get_or_insert((item.span, number));
        self.count += 1;
        let (value, color) = number;
        let dots = match color {
            Color::White => ".",
            Color::Black => "...",
        };
        self.edits
            .replace(item.span, format!("{value}{dots}").as_bytes());
    }

    fn report(self, rule: Rule, findings: &mut Findings<'_>) {
        let Some((span, number)) = self.first else {
            return;
        };
        let count = self.count;
        let mut note = Note::new(rule, span, Detail::NumberForm { number, count });
        note.fix = safe(self.edits);
        findings.add(note);
    }
}

/// Whose move it is, by counting words.
#[derive(Debug)]
struct Plies {
    /// Whether Black moves first.
    black_first: bool,
    ply: u32,
    /// The plies at which the open variations began.
    open: Vec<u32>,
    /// The last number seen.
    value: u32,
}

impl Plies {
    fn of(game: &Game<'_>) -> Self {
        let fen = setup::fen_tag(game).map(|tag| game.value(tag));
        let turn = fen.as_deref().and_then(|fen| fen.split_whitespace().nth(1));
        Self {
            black_first: matches!(turn, Some("b" | "B")),
            ply: 0,
            open: Vec::new(),
            value: 1,
        }
    }

    fn pass(&mut self, kind: ItemKind) {
        match kind {
            ItemKind::Word => self.ply += 1,
            ItemKind::VariationOpen => {
                self.open.push(self.ply);
                self.ply = self.ply.saturating_sub(1);
            }
            ItemKind::VariationClose => self.ply = self.open.pop().unwrap_or(self.ply),
            _ => {}
        }
    }

    /// What a number says: its value (that of the last number, if it is dots alone), and whose move
    /// its dots or else the moves before it announce.
    fn number(&mut self, game: &Game<'_>, item: Item, style: NumberStyle) -> (u32, Color) {
        if let Some(value) = item.number(game.bytes) {
            self.value = value;
        }
        let is_black = style.is_black() || (self.ply % 2 == 1) != self.black_first;
        let color = if is_black { Color::Black } else { Color::White };
        (self.value, color)
    }
}
