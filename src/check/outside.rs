//! Text between games.

use crate::check::encoding;
use crate::check::findings::{Findings, Note};
use crate::pgn::{ItemKind, Outside};
use crate::report::{Detail, Rule};

/// Adds a finding for everything outside games but blanks, `;` comments and `%` lines.
pub(super) fn check(outside: &Outside<'_>, findings: &mut Findings<'_>) {
    encoding::check_outside(outside, findings);
    for item in outside.items {
        let rule = match item.kind {
            ItemKind::LineComment | ItemKind::Escape => continue,
            ItemKind::Control => {
                encoding::control(outside.bytes, item, findings);
                continue;
            }
            ItemKind::Comment => Rule::CommentOutsideGame,
            ItemKind::Result { .. } => Rule::ResultOutsideGame,
            ItemKind::Mark(_) | ItemKind::Nag | ItemKind::Punctuation => Rule::MarkOutsideGame,
            _ => Rule::TextOutsideGame,
        };
        let note = Note::new(rule, item.span, Detail::None);
        findings.add(match rule {
            Rule::ResultOutsideGame | Rule::MarkOutsideGame => note.fixed(item.span, b""),
            _ => note,
        });
    }
}
