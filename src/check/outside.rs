//! Text that belongs to no game.

use crate::check::edits::removal;
use crate::check::encoding;
use crate::check::findings::{Findings, Note};
use crate::check::syntax;
use crate::pgn::{Expected, Item, ItemKind, Outside};
use crate::report::{Detail, Rule};

/// Checks the tokens before, between or behind games; `lines` as [`Settings::outside_lines`].
///
/// [`Settings::outside_lines`]: crate::check::Settings::outside_lines
pub(super) fn check(part: &Outside<'_>, lines: bool, findings: &mut Findings<'_>) {
    for &item in part.items {
        match item.kind {
            ItemKind::LineComment | ItemKind::Escape if !lines => {}
            _ => check_item(part, item, findings),
        }
    }
    if let Some(at) = part.overflow {
        syntax::oversized(part.bytes, at, part.items.len(), findings);
    }
}

#[cold]
fn check_item(part: &Outside<'_>, item: Item, findings: &mut Findings<'_>) {
    let plain = |rule| Note::new(rule, item.span, Detail::None);
    let removed = |rule| {
        let (span, text) = removal(part.bytes, item.span);
        plain(rule).fixed(span, text)
    };
    let note = match item.kind {
        ItemKind::Comment | ItemKind::LineComment | ItemKind::Escape => {
            plain(Rule::CommentOutsideGame)
        }
        ItemKind::Result { .. } => removed(Rule::ResultOutsideGame),
        ItemKind::Mark(_) | ItemKind::Nag => removed(Rule::MarkOutsideGame),
        ItemKind::BreakTag => removed(Rule::HtmlLineBreak),
        ItemKind::Bad(Expected::CommentClose) => {
            return syntax::unclosed_comment(item, part.span.end, findings);
        }
        ItemKind::Control => return encoding::control(part.bytes, item, findings),
        _ => plain(Rule::TextOutsideGame),
    };
    findings.add(note);
}
