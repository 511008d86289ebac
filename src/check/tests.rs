//! Texts with the findings they must give, worked out by hand: code, line, column.

mod cases;
mod encoding;
mod layout;
mod moves;
mod setup;
mod syntax;
mod tags;

use super::findings::Findings;
use super::{
    encoding as bytes, layout as style, outside, setup as position, syntax as structure,
    tags as pairs,
};
use crate::board::Position;
use crate::edit::{Applicability, Edits};
use crate::pgn::{GameBuf, Part};
use crate::report::{Finding, Selection};

/// The findings of a text.
fn found(text: &[u8], selection: Selection) -> Vec<Finding> {
    let mut buffers = GameBuf::default();
    let mut parts = buffers.parts(text);
    let mut findings = Findings::new(text, selection);
    let mut returns = bytes::LoneReturns::new(text, parts.has_returns());
    let mut count = 0;
    while let Some(part) = parts.next_part() {
        match part {
            Part::Outside(part) => {
                findings.begin_outside(part.encoding, 0);
                bytes::check_outside(&part, &mut returns, &mut findings);
                outside::check(&part, false, &mut findings);
                findings.end_part(None, None);
            }
            Part::Game(game) => {
                count += 1;
                findings.begin_part(game.encoding, count);
                bytes::check(&game, &mut returns, &mut findings);
                structure::check(&game, &mut findings);
                pairs::check(&game, &mut findings);
                position::start(&game, &Position::default(), &mut findings);
                style::check(&game, &mut findings);
                findings.end_part(Some(&game), None);
            }
        }
    }
    findings.into_findings()
}

/// What the default rules, or the one named, find: `S004 1:7`, parted by commas.
fn places(text: &[u8], select: &[&str]) -> String {
    let selection = Selection::new(select, &[]).expect("rules");
    listed(&found(text, selection))
}

/// Codes and places.
fn listed(findings: &[Finding]) -> String {
    let list: Vec<String> = findings
        .iter()
        .map(|finding| {
            let place = finding.start;
            format!("{} {}:{}", finding.rule.code(), place.line, place.column)
        })
        .collect();
    list.join(", ")
}

/// Each text must give what stands behind it.
#[track_caller]
fn expect(cases: &[(&str, &str)]) {
    for (text, wanted) in cases {
        assert_eq!(places(text.as_bytes(), &[]), *wanted, "{text:?}");
    }
}

/// As [`expect`], of the one rule.
#[track_caller]
fn expect_of(rule: &str, cases: &[(&str, &str)]) {
    for (text, wanted) in cases {
        assert_eq!(places(text.as_bytes(), &[rule]), *wanted, "{text:?}");
    }
}

/// The text with all safe fixes of these rules.
fn fixed(text: &str, select: &[&str]) -> String {
    let selection = Selection::new(select, &[]).expect("rules");
    let mut edits = Edits::default();
    for finding in found(text.as_bytes(), selection) {
        if let Some(fix) = finding
            .fix
            .filter(|fix| fix.applicability == Applicability::Safe)
        {
            edits.merge(&fix.edits);
        }
    }
    let mut out = Vec::new();
    edits.apply(text.as_bytes(), &mut out);
    String::from_utf8(out).expect("UTF-8")
}

/// Each text must become what stands behind it, in which the same rules find nothing.
#[track_caller]
fn expect_fixed(select: &[&str], cases: &[(&str, &str)]) {
    for (text, wanted) in cases {
        let after = fixed(text, select);
        assert_eq!(after, *wanted, "{text:?}");
        assert_eq!(places(after.as_bytes(), select), "", "{after:?}");
    }
}
