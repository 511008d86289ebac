//! NAGs, marks that stand by themselves, and the form of move numbers.

use crate::board::Color;
use crate::check::findings::{Findings, Note};
use crate::pgn::{Game, Item, ItemKind, Mark, NumberStyle, nag as nags};
use crate::report::{Detail, Rule};
use crate::span::Span;

/// A NAG: its number, and whether there is a move before it in its line.
#[inline]
pub(super) fn nag(game: &Game<'_>, item: &Item, has_move: bool, findings: &mut Findings<'_>) {
    let number = item.number(game.bytes);
    if has_move && number.is_some_and(|number| number <= nags::LARGEST) {
        return;
    }
    let rule = match number {
        None => Rule::NagWithoutNumber,
        Some(number) if number > nags::LARGEST => Rule::NagOutOfRange,
        Some(_) => Rule::NagBeforeMove,
    };
    let detail = match rule {
        Rule::NagOutOfRange => Detail::Text(game.text(item.span).into_owned()),
        _ => Detail::None,
    };
    findings.add(Note::new(rule, item.span, detail));
}

/// A mark by itself.
#[cold]
pub(super) fn mark(
    game: &Game<'_>,
    index: usize,
    mark: Mark,
    has_move: bool,
    findings: &mut Findings<'_>,
) {
    let span = game.items[index].span;
    let text = game.text(span).into_owned();
    let annotation = |nag| Detail::Annotation {
        mark: text.clone(),
        nag,
    };
    let note = match mark {
        Mark::Evaluation => {
            let commented = [b"{", game.slice(span), b"}"].concat();
            Note::new(Rule::BareEvaluation, span, Detail::Text(text)).fixed(span, &commented)
        }
        Mark::Check => Note::new(Rule::MarkWithoutMove, span, annotation(None)).fixed(span, b""),
        Mark::Nag(_) | Mark::Odd if !has_move => {
            Note::new(Rule::MarkWithoutMove, span, annotation(None)).fixed(span, b"")
        }
        Mark::Odd => Note::new(Rule::NonstandardAnnotation, span, annotation(None)),
        Mark::Nag(nag) => {
            let glyph = matches!(text.as_str(), "!" | "?" | "!!" | "??" | "!?" | "?!");
            match word_before(game, index) {
                Some(word) if glyph => {
                    Note::new(Rule::SpacedAnnotation, span, annotation(Some(nag)))
                        .fixed(Span::new(word.end, span.end), text.as_bytes())
                }
                _ => {
                    let glued = span.start > 0
                        && !game.bytes[span.start as usize - 1].is_ascii_whitespace();
                    let gap = if glued { " " } else { "" };
                    let rule = if glyph {
                        Rule::SpacedAnnotation
                    } else {
                        Rule::NonstandardAnnotation
                    };
                    Note::new(rule, span, annotation(Some(nag)))
                        .fixed(span, format!("{gap}${nag}").as_bytes())
                }
            }
        }
    };
    findings.add(note);
}

/// The move word just before a token.
fn word_before(game: &Game<'_>, index: usize) -> Option<Span> {
    let before = game.items[..index].last()?;
    (before.kind == ItemKind::Word).then_some(before.span)
}

/// Numbers in a form that is not the standard's: one finding a game for each rule, at the first.
pub(super) fn numbers(game: &Game<'_>, findings: &mut Findings<'_>) {
    let untidy = findings.wants(Rule::UntidyMoveNumber);
    let mut found: [Option<(Span, Detail, Vec<u8>)>; 2] = [None, None];
    let mut last = (1, Color::White);
    for item in game.items {
        let (index, span) = match item.kind {
            ItemKind::MoveNumber(style) => {
                if matches!(
                    style,
                    NumberStyle::Dot | NumberStyle::Dots | NumberStyle::SpacedDots
                ) {
                    continue;
                }
                let color = if style.is_black() {
                    Color::Black
                } else {
                    Color::White
                };
                last = (item.number(game.bytes).unwrap_or(last.0), color);
                let odd = matches!(style, NumberStyle::Bracket | NumberStyle::Dash);
                (usize::from(!odd), item.span)
            }
            ItemKind::Punctuation => (0, item.span),
            _ => continue,
        };
        if index == 1 && !untidy {
            continue;
        }
        if let Some((_, Detail::NumberForm { count, .. }, _)) = &mut found[index] {
            *count += 1;
        } else {
            let detail = Detail::NumberForm {
                number: last,
                count: 1,
            };
            found[index] = Some((span, detail, right_form(game, span, item.kind, last)));
        }
    }
    let rules = [Rule::NonstandardMoveNumber, Rule::UntidyMoveNumber];
    for (found, rule) in found.into_iter().zip(rules) {
        if let Some((span, detail, right)) = found {
            findings.add(Note::new(rule, span, detail).fixed(span, &right));
        }
    }
}

/// What to write instead of a number or a sign between moves.
fn right_form(game: &Game<'_>, span: Span, kind: ItemKind, number: (u32, Color)) -> Vec<u8> {
    let text = match (kind, number.1) {
        (ItemKind::Punctuation | ItemKind::MoveNumber(NumberStyle::DotsOnly), _) => String::new(),
        (_, Color::White) => format!("{}.", number.0),
        (_, Color::Black) => format!("{}...", number.0),
    };
    let glued = game
        .bytes
        .get(span.end as usize)
        .is_some_and(|byte| !byte.is_ascii_whitespace());
    let gap = if glued && !text.is_empty() { " " } else { "" };
    format!("{text}{gap}").into_bytes()
}
