//! Findings for programs: `json` (one document) and `jsonl` (one object a line).
//!
//! Keys never change their meaning while `schema` stays the same. Numbers count from 1, ends are
//! exclusive, columns are Unicode code points. Characters that could upset a terminal are escaped.

use std::borrow::Cow;
use std::io::{self, Write};

use serde::{Serialize, Serializer};

use crate::edit::Fix;
use crate::input::Base;
use crate::report::visible::is_harmless;
use crate::report::{Emitter, Finding, Place, Summary, Words};

/// The version of both formats.
pub const SCHEMA: u32 = 1;

/// A finding as an object.
#[derive(Serialize)]
struct Object<'a> {
    schema: u32,
    code: &'static str,
    name: &'static str,
    severity: &'static str,
    file: &'a str,
    line: u64,
    column: u32,
    end_line: u64,
    end_column: u32,
    /// The game's number in the file; null outside games.
    game: Option<u64>,
    /// The ply in its line; null where the finding is at none.
    ply: Option<u32>,
    language: Option<&'static str>,
    evidence: Option<&'static str>,
    /// The offending text, to the end of its line, not more than an excerpt shows.
    text: &'a str,
    message: String,
    fix: Option<FixObject<'a>>,
}

#[derive(Serialize)]
struct FixObject<'a> {
    applicability: &'static str,
    edits: Vec<EditObject<'a>>,
}

/// An edit: what to put in the place of what.
#[derive(Serialize)]
struct EditObject<'a> {
    line: u64,
    column: u32,
    end_line: u64,
    end_column: u32,
    text: Cow<'a, str>,
}

impl<'a> Object<'a> {
    fn new(words: &Words, file: &'a str, base: Base, finding: &'a Finding) -> Self {
        let line = |place: Place| base.line + u64::from(place.line);
        Self {
            schema: SCHEMA,
            code: finding.rule.code(),
            name: finding.rule.name(),
            severity: finding.severity.name(),
            file,
            line: line(finding.start),
            column: finding.start.column,
            end_line: line(finding.end),
            end_column: finding.end.column,
            game: (finding.game > 0).then(|| base.game + u64::from(finding.game)),
            ply: (finding.ply > 0).then_some(finding.ply),
            language: finding.language.map(|game| game.language.code()),
            evidence: finding.language.map(|language| language.evidence.name()),
            text: &finding.excerpt.text[finding.excerpt.token.clone()],
            message: words.message(finding, base).text,
            fix: finding
                .fix
                .as_ref()
                .map(|fix| FixObject::new(fix, &finding.fix_places, line)),
        }
    }
}

impl<'a> FixObject<'a> {
    fn new(fix: &'a Fix, places: &[(Place, Place)], line: impl Fn(Place) -> u64) -> Self {
        let edits = fix.edits.iter().zip(places);
        Self {
            applicability: fix.applicability.name(),
            edits: edits
                .map(|((_, text), &(start, end))| EditObject {
                    line: line(start),
                    column: start.column,
                    end_line: line(end),
                    end_column: end.column,
                    text: String::from_utf8_lossy(text),
                })
                .collect(),
        }
    }
}

#[derive(Serialize)]
struct SummaryObject<'a> {
    files: u64,
    games: u64,
    games_with_errors: u64,
    plies: u64,
    errors: u64,
    warnings: u64,
    info: u64,
    by_rule: ByRule<'a>,
}

/// How many findings each rule has, by its code.
struct ByRule<'a>(&'a Summary);

impl Serialize for ByRule<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let counts = self.0.by_rule();
        serializer.collect_map(counts.map(|(rule, count)| (rule.code(), count)))
    }
}

impl<'a> SummaryObject<'a> {
    fn new(summary: &'a Summary) -> Self {
        Self {
            files: summary.files,
            games: summary.games,
            games_with_errors: summary.games_with_errors,
            plies: summary.plies,
            errors: summary.errors,
            warnings: summary.warnings,
            info: summary.infos,
            by_rule: ByRule(summary),
        }
    }
}

/// Writes a finding as an object on one line, without a line end.
///
/// # Errors
/// If `out` fails.
pub fn finding_json(
    out: &mut dyn Write,
    words: &Words,
    file: &str,
    base: Base,
    finding: &Finding,
) -> io::Result<()> {
    write_json(out, &Object::new(words, file, base, finding))
}

/// Writes a value on one line. What is harmful on a screen can only stand inside strings, where it
/// may as well be escaped.
pub(crate) fn write_json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string(value)?;
    if text.chars().all(is_harmless) {
        return out.write_all(text.as_bytes());
    }
    let mut units = [0; 2];
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        if is_harmless(character) {
            safe.push(character);
        } else {
            let escaped = character.encode_utf16(&mut units).iter();
            safe.extend(escaped.map(|unit| format!("\\u{unit:04x}")));
        }
    }
    out.write_all(safe.as_bytes())
}

/// The format `jsonl`.
pub struct JsonLines<'a> {
    words: &'a Words,
}

impl<'a> JsonLines<'a> {
    /// With messages in the language of `words`.
    #[must_use]
    pub fn new(words: &'a Words) -> Self {
        Self { words }
    }
}

impl Emitter for JsonLines<'_> {
    fn begin(&mut self, _: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    fn finding(
        &mut self,
        out: &mut dyn Write,
        file: &str,
        base: Base,
        finding: &Finding,
    ) -> io::Result<()> {
        write_json(out, &Object::new(self.words, file, base, finding))?;
        writeln!(out)
    }

    fn end(&mut self, _: &mut dyn Write, _: &Summary) -> io::Result<()> {
        Ok(())
    }
}

/// The format `json`: `{"schema", "findings": […], "summary": {…}}`.
pub struct Json<'a> {
    words: &'a Words,
    first: bool,
}

impl<'a> Json<'a> {
    /// With messages in the language of `words`.
    #[must_use]
    pub fn new(words: &'a Words) -> Self {
        Self { words, first: true }
    }
}

impl Emitter for Json<'_> {
    fn begin(&mut self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{{\"schema\":{SCHEMA},\"findings\":[")
    }

    fn finding(
        &mut self,
        out: &mut dyn Write,
        file: &str,
        base: Base,
        finding: &Finding,
    ) -> io::Result<()> {
        out.write_all(if self.first { b"\n" } else { b",\n" })?;
        self.first = false;
        write_json(out, &Object::new(self.words, file, base, finding))
    }

    fn end(&mut self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        let end = if self.first { "" } else { "\n" };
        write!(out, "{end}],\"summary\":")?;
        write_json(out, &SummaryObject::new(summary))?;
        writeln!(out, "}}")
    }
}
