//! What holds of every finding: its place lies in the file, and its fix can be applied.

use roque::check::{Checked, Scratch, Settings, check};
use roque::pgn::{GameBuf, Part};
use roque::report::{Finding, Place};
use roque::span::Span;

use super::parts::show;
use super::validated::every_rule;

const BOM: &str = "\u{FEFF}";

/// Checks the laws on the findings of a file of one chunk.
pub(crate) fn hold(bytes: &[u8]) {
    let settings = Settings {
        selection: every_rule(),
        ..Settings::default()
    };
    let checked = check(bytes, &settings, &mut Scratch::default());
    games_are_the_reader_s(bytes, &checked);
    let text = std::str::from_utf8(bytes).ok();
    for finding in &checked.findings {
        if let Err(why) = fault(bytes, text, finding, checked.games.len()) {
            panic!("{why}: {finding:?}\nin {}", show(bytes));
        }
    }
}

/// Each game is judged once, and each byte is in a game or outside all.
fn games_are_the_reader_s(bytes: &[u8], checked: &Checked) {
    let mut buffers = GameBuf::default();
    let mut parts = buffers.parts(bytes);
    let mut games = checked.games.iter();
    let mut at = 0;
    while let Some(part) = parts.next_part() {
        assert_eq!(part.span().start, at, "bytes in no part: {}", show(bytes));
        at = part.span().end;
        if let Part::Game(game) = part {
            let judged = games.next().map(|judged| judged.0);
            assert_eq!(judged, Some(game.span), "{}", show(bytes));
        }
    }
    assert_eq!(at as usize, bytes.len(), "{}", show(bytes));
    assert!(games.next().is_none(), "{}", show(bytes));
}

/// Which law a finding breaks.
fn fault(
    bytes: &[u8],
    text: Option<&str>,
    finding: &Finding,
    games: usize,
) -> Result<(), &'static str> {
    place_fits(bytes, text, finding.span, finding.start, finding.end)?;
    if finding.game as usize > games {
        return Err("a game that is not there");
    }
    let excerpt = &finding.excerpt;
    if excerpt.text.get(excerpt.token.clone()).is_none() || excerpt.text.contains(['\n', '\r']) {
        return Err("an excerpt that is no piece of a line");
    }
    let Some(fix) = &finding.fix else {
        return Ok(());
    };
    let mut last = 0;
    let mut wanted = Vec::new();
    for (span, new) in fix.edits.iter() {
        let old = bytes.get(span.range()).ok_or("an edit outside the file")?;
        if span.start < last {
            return Err("edits that overlap");
        }
        if old == new {
            return Err("an edit that changes nothing");
        }
        if text.is_some_and(|text| text.get(span.range()).is_none()) {
            return Err("an edit inside a character");
        }
        wanted.extend_from_slice(&bytes[last as usize..span.start as usize]);
        wanted.extend_from_slice(new);
        last = span.end;
    }
    if wanted.is_empty() && last == 0 {
        return Err("a fix without edits");
    }
    wanted.extend_from_slice(&bytes[last as usize..]);
    let mut mended = Vec::new();
    fix.edits.apply(bytes, &mut mended);
    if mended != wanted {
        return Err("a fix that changes more than its edits");
    }
    if text.is_some() && std::str::from_utf8(&mended).is_err() {
        return Err("a fix that leaves no UTF-8");
    }
    Ok(())
}

/// Span, lines and columns name the same place.
fn place_fits(
    bytes: &[u8],
    text: Option<&str>,
    span: Span,
    start: Place,
    end: Place,
) -> Result<(), &'static str> {
    if bytes.get(span.range()).is_none() {
        return Err("a span outside the file");
    }
    if end < start {
        return Err("an end before its start");
    }
    for (offset, place) in [(span.start, start), (span.end, end)] {
        let (line, before) = line_before(bytes, offset as usize);
        if place.line != line {
            return Err("a line that is not its offset's");
        }
        if text.is_none() {
            if place.column as usize > before.len() + 1 {
                return Err("a column behind the end of its line");
            }
            continue;
        }
        let before = std::str::from_utf8(before).map_err(|_| "a place inside a character")?;
        let first = if line == 1 {
            before.strip_prefix(BOM).unwrap_or(before)
        } else {
            before
        };
        let counted = first.chars().filter(|&character| character != '\r').count();
        if place.column as usize != counted + 1 {
            return Err("a column that is not its offset's");
        }
    }
    Ok(())
}

/// The line of an offset, from 1, and what stands before it on that line.
fn line_before(bytes: &[u8], offset: usize) -> (u32, &[u8]) {
    let mut line = 1;
    let mut start = 0;
    for at in 0..offset {
        let ends = match bytes[at] {
            b'\n' => true,
            b'\r' => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        };
        if ends {
            line += 1;
            start = at + 1;
        }
    }
    (line, &bytes[start..offset])
}
