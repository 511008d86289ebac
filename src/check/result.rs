//! The result: tag and terminator, and both against the position the moves end in.

use crate::board::{Color, Ending, Position};
use crate::check::findings::{Findings, Note};
use crate::pgn::{Expected, Game, Item, ItemKind, Outcome, Tag};
use crate::replay::MainLine;
use crate::report::{BoardEnd, Detail, Rule};
use crate::span::Span;

/// A result as the file has it.
#[derive(Debug, Clone, Copy)]
struct Stated {
    outcome: Outcome,
    /// Whether it is spelled as the standard has it.
    canonical: bool,
    span: Span,
}

/// Compares the Result tag, the terminator and the last position; `tag` is the first Result tag with
/// a value, and `main_line` is `None` if the moves were not replayed; `ending` is what ended the game
/// where it ends.
pub(super) fn check(
    game: &Game<'_>,
    tag: Option<&Tag>,
    main_line: Option<&MainLine>,
    ending: Option<Ending>,
    findings: &mut Findings<'_>,
) {
    let tagged = tag.and_then(|tag| stated_in_tag(game, tag));
    let terminator = terminator(game);
    compare(game, tagged, terminator, findings);
    if let Some(terminator) = terminator {
        form(game, tagged, terminator, findings);
    }
    let line = main_line.filter(|line| line.plies > 0);
    let end = line.and_then(|line| end_on_board(&line.position, ending));
    // The result may stand in a comment that nothing closes.
    if terminator.is_none() && !ends_in_comment(game) {
        match tag {
            Some(_) => missing_terminator(game, tagged, findings),
            None => missing_result(game, end, findings),
        }
    }
    if let Some(stated) = terminator.or(tagged)
        && let Some(end) = end
        && contradicts(stated.outcome, end)
    {
        let rule = match stated.outcome {
            Outcome::Unfinished => Rule::OpenResultContradictsPosition,
            _ => Rule::ResultContradictsPosition,
        };
        let result = game.text(stated.span).into_owned();
        findings.add(Note::new(
            rule,
            stated.span,
            Detail::ResultAtEnd { result, end },
        ));
    }
}

/// The result of a game: the tag's, unless only the terminator's is decided. `None` if there is
/// neither, or none that can be read.
pub(crate) fn outcome(game: &Game<'_>) -> Option<Outcome> {
    let tag = game.tag("Result");
    let tagged = tag.and_then(|tag| stated_in_tag(game, tag));
    match tagged {
        Some(stated) if stated.outcome.is_decided() => Some(stated.outcome),
        _ => terminator(game).or(tagged).map(|stated| stated.outcome),
    }
}

fn stated_in_tag(game: &Game<'_>, tag: &Tag) -> Option<Stated> {
    let (outcome, canonical) = Outcome::read(game.slice(tag.value))?;
    Some(Stated {
        outcome,
        canonical,
        span: tag.value,
    })
}

/// The terminator of the game: the last result outside variations.
fn terminator(game: &Game<'_>) -> Option<Stated> {
    for item in game.items.iter().rev() {
        match item.kind {
            ItemKind::Result { outcome, canonical } => {
                return Some(Stated {
                    outcome,
                    canonical,
                    span: item.span,
                });
            }
            ItemKind::VariationClose => return None,
            _ => {}
        }
    }
    None
}

/// A terminator that is not spelled as the standard has it; `0-0` is told of once, at the tag.
fn form(game: &Game<'_>, tagged: Option<Stated>, terminator: Stated, findings: &mut Findings<'_>) {
    let Stated {
        outcome,
        canonical,
        span,
    } = terminator;
    if outcome == Outcome::DoubleForfeit {
        if tagged.is_none_or(|tagged| tagged.outcome != outcome) {
            findings.add(Note::new(Rule::DoubleForfeit, span, Detail::None));
        }
    } else if !canonical {
        let right = outcome.canonical();
        let detail = Detail::Instead {
            written: game.text(span).into_owned(),
            right: Some(right.to_owned()),
        };
        let note = Note::new(Rule::NonstandardResult, span, detail);
        findings.add(note.fixed(span, right.as_bytes()));
    }
}

fn compare(
    game: &Game<'_>,
    tagged: Option<Stated>,
    terminator: Option<Stated>,
    findings: &mut Findings<'_>,
) {
    let (Some(tagged), Some(terminator)) = (tagged, terminator) else {
        return;
    };
    if tagged.outcome == terminator.outcome {
        return;
    }
    let decided = tagged.outcome.is_decided() && terminator.outcome.is_decided();
    let rule = if decided {
        Rule::ResultTagMismatch
    } else {
        Rule::OpenResultMismatch
    };
    let detail = Detail::Results {
        tag: game.text(tagged.span).into_owned(),
        terminator: game.text(terminator.span).into_owned(),
    };
    findings.add(Note::new(rule, terminator.span, detail));
}

fn missing_result(game: &Game<'_>, end: Option<BoardEnd>, findings: &mut Findings<'_>) {
    let span = end_of_game(game);
    let detail = end.map_or(Detail::None, Detail::End);
    findings.add(Note::new(Rule::MissingResult, span, detail));
}

fn missing_terminator(game: &Game<'_>, tagged: Option<Stated>, findings: &mut Findings<'_>) {
    let moves = game.items.iter().any(|item| item.kind == ItemKind::Word);
    let Some(tagged) = tagged.filter(|_| moves) else {
        return;
    };
    let span = end_of_game(game);
    let result = tagged.outcome.canonical();
    let note = Note::new(
        Rule::MissingTerminator,
        span,
        Detail::Text(result.to_owned()),
    );
    let behind = Span::new(span.end, span.end);
    findings.add(note.fixed(behind, format!(" {result}").as_bytes()));
}

/// Whether the game ends in a comment that nothing closes.
fn ends_in_comment(game: &Game<'_>) -> bool {
    let last = game.items.last();
    last.is_some_and(|item| item.kind == ItemKind::Bad(Expected::CommentClose))
}

/// The last token of a game, where something that is missing is placed.
pub(super) fn end_of_game(game: &Game<'_>) -> Span {
    let item = game.items.last().map(|item: &Item| item.span);
    let tag = game.tags.last().map(|tag| tag.span);
    item.max(tag).unwrap_or(game.span)
}

fn end_on_board(position: &Position, ending: Option<Ending>) -> Option<BoardEnd> {
    match ending? {
        Ending::Checkmate => Some(BoardEnd::Mate(position.turn().other())),
        Ending::Stalemate => Some(BoardEnd::Stalemate),
        Ending::DeadPosition => Some(BoardEnd::DeadPosition),
        Ending::SeventyFiveMoves => None,
    }
}

/// Whether a result cannot be right when the game ended so on the board.
fn contradicts(outcome: Outcome, end: BoardEnd) -> bool {
    !matches!(
        (end, outcome),
        (BoardEnd::Mate(Color::White), Outcome::WhiteWins)
            | (BoardEnd::Mate(Color::Black), Outcome::BlackWins)
            | (BoardEnd::Stalemate | BoardEnd::DeadPosition, Outcome::Draw)
    )
}
