//! The structure of movetext: comments, brackets, NAGs and what does not belong there.

use crate::check::findings::{Findings, Note};
use crate::check::{annotations, encoding};
use crate::pgn::{Expected, Game, Item, ItemKind, Outcome};
use crate::report::{Detail, Limit, Rule};
use crate::span::Span;

/// Where a walk through the tokens of a game stands.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// The open brackets: the token's index, and whether its outer line had a move.
    open: Vec<(usize, bool)>,
    /// Whether the current line has a move yet.
    pub(super) has_move: bool,
    /// Whether the game has a move at all.
    any_move: bool,
}

/// Adds what is wrong with the structure of a game's movetext; the outermost bracket that nothing
/// closes, as an index into the items.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) -> Option<usize> {
    let mut walk = Walk::default();
    for (index, item) in game.items.iter().enumerate() {
        match item.kind {
            ItemKind::Word => {
                walk.has_move = true;
                walk.any_move = true;
            }
            ItemKind::MoveNumber(_)
            | ItemKind::Comment
            | ItemKind::LineComment
            | ItemKind::Escape
            | ItemKind::Punctuation => {}
            ItemKind::VariationOpen => walk.open(index, item, findings),
            ItemKind::VariationClose => walk.close(item, findings),
            ItemKind::Nag => annotations::nag(game, item, walk.has_move, findings),
            ItemKind::Mark(mark) => {
                annotations::mark(game, index, mark, walk.has_move, findings);
            }
            ItemKind::Result { outcome, canonical } => {
                result(
                    game,
                    index,
                    outcome,
                    canonical,
                    !walk.open.is_empty(),
                    findings,
                );
            }
            _ => odd(game, index, findings),
        }
    }
    walk.end(game, findings);
    walk.open.first().map(|&(index, _)| index)
}

impl Walk {
    #[cold]
    fn open(&mut self, index: usize, item: &Item, findings: &mut Findings<'_>) {
        if !self.has_move {
            findings.add(Note::new(
                Rule::VariationBeforeMove,
                item.span,
                Detail::None,
            ));
        }
        self.open.push((index, self.has_move));
        self.has_move = false;
    }

    #[cold]
    fn close(&mut self, item: &Item, findings: &mut Findings<'_>) {
        match self.open.pop() {
            Some((_, has_move)) => self.has_move = has_move,
            None => findings.add(Note::new(Rule::UnopenedVariation, item.span, Detail::None)),
        }
    }

    fn end(&self, game: &Game<'_>, findings: &mut Findings<'_>) {
        if let Some(&(outermost, _)) = self.open.first() {
            let span = game.items[outermost].span;
            let count = self.open.len() as u32;
            findings.add(Note::new(
                Rule::UnclosedVariation,
                span,
                Detail::Unclosed(count),
            ));
        }
        if let Some(at) = game.overflow {
            let limit = Limit::Items(game.items.len() as u32);
            let span = Span::new(at, at + 1);
            findings.add(Note::new(Rule::OversizedGame, span, Detail::Limit(limit)));
        }
        if !self.any_move && findings.wants(Rule::EmptyGame) {
            let span = super::result::end_of_game(game);
            findings.add(Note::new(Rule::EmptyGame, span, Detail::None));
        }
    }
}

/// A terminator: its form, and whether it stands in a variation.
fn result(
    game: &Game<'_>,
    index: usize,
    outcome: Outcome,
    canonical: bool,
    inside: bool,
    findings: &mut Findings<'_>,
) {
    let span = game.items[index].span;
    let next = game.items.get(index + 1).map(|item| item.kind);
    if inside && next == Some(ItemKind::VariationClose) {
        let text = game.text(span).into_owned();
        let note = Note::new(Rule::ResultInVariation, span, Detail::Text(text));
        findings.add(note.fixed(span, b""));
    } else if outcome == Outcome::DoubleForfeit {
        findings.add(Note::new(Rule::DoubleForfeit, span, Detail::None));
    } else if !canonical {
        super::tags::nonstandard_result(game, span, outcome, findings);
    }
}

/// Tokens that should not be there.
#[cold]
fn odd(game: &Game<'_>, index: usize, findings: &mut Findings<'_>) {
    let item = &game.items[index];
    let span = item.span;
    let plain = |rule| Note::new(rule, span, Detail::None);
    match item.kind {
        ItemKind::Bracketed => {
            let text = game.slice(span);
            let note = plain(Rule::BracketedText);
            findings.add(if text.contains(&b'}') {
                note
            } else {
                note.fixed(span, &[b"{", text, b"}"].concat())
            });
        }
        ItemKind::BreakTag => findings.add(plain(Rule::HtmlLineBreak).fixed(span, b" ")),
        ItemKind::Control => encoding::control(game.bytes, item, findings),
        ItemKind::Stray => findings.add(plain(Rule::TextOutsideGame)),
        ItemKind::Bad(expected) => bad(game, index, expected, findings),
        _ => {}
    }
}

fn bad(game: &Game<'_>, index: usize, expected: Expected, findings: &mut Findings<'_>) {
    let span = game.items[index].span;
    let plain = |rule| Note::new(rule, span, Detail::None);
    match expected {
        Expected::CommentClose => {
            let end = game.span.end;
            let goes_on = (end as usize) < game.bytes.len();
            let resumes = goes_on.then(|| findings.line(end));
            let brace = Span::new(span.start, span.start + 1);
            findings.add(Note::new(
                Rule::UnclosedComment,
                brace,
                Detail::Resumes(resumes),
            ));
        }
        Expected::CommentOpen => match inner_brace(game, index) {
            Some(at) => {
                let place = findings.place(at);
                let detail = Detail::Opened {
                    line: crate::report::Line(place.line),
                    column: place.column,
                };
                findings.add(Note::new(Rule::NestedComment, span, detail));
            }
            None => findings.add(plain(Rule::UnopenedComment)),
        },
        Expected::BracketClose => findings.add(plain(Rule::UnclosedBracket)),
        Expected::BracketOpen => findings.add(plain(Rule::UnopenedBracket)),
        Expected::Tag => findings.add(plain(Rule::TextAmongTags)),
    }
}

/// The brace inside the comment before a token: what the second `}` was meant for.
fn inner_brace(game: &Game<'_>, index: usize) -> Option<u32> {
    let before = game.items[..index].last()?;
    if before.kind != ItemKind::Comment {
        return None;
    }
    let text = game.slice(before.span);
    let inner = text.iter().skip(1).position(|&byte| byte == b'{')?;
    Some(before.span.start + 1 + inner as u32)
}
