//! Where a game with errors stops, if its valid beginning is to be written.

use crate::check::CheckedGame;
use crate::pgn::Game;
use crate::report::{Finding, Severity, visible};

/// The end of the valid beginning of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stop {
    /// The first item that does not belong to it.
    pub(super) item: usize,
    /// What is said of it: `stopped at 8. Cd2: M002 ambiguous-move`. Without closing brace.
    pub(super) comment: String,
}

/// Where a game stops: at its first error among the moves; at the end, if all errors are elsewhere.
/// `None` for a game without errors.
pub(super) fn of(game: &Game<'_>, checked: &CheckedGame<'_>) -> Option<Stop> {
    let tags_end = game.tags.last().map_or(0, |tag| tag.span.end);
    let errors = || {
        let findings = checked.findings.iter();
        findings.filter(|finding| finding.severity == Severity::Error)
    };
    let in_moves = |error: &&Finding| error.span.start >= tags_end;
    let among_moves = errors().find(in_moves);
    let item = among_moves.map_or(game.items.len(), |error| {
        let start = error.span.start;
        game.items.partition_point(|item| item.span.end <= start)
    });
    let error = among_moves.or_else(|| errors().next())?;
    let token = &error.excerpt.text[error.excerpt.token.clone()];
    let place = error.context.mv.as_deref().unwrap_or(token);
    let (code, name) = (error.rule.code(), error.rule.name());
    let comment = format!("stopped at {place}: {code} {name}");
    Some(Stop {
        item,
        comment: visible(&comment).replace('}', ")"),
    })
}
