//! Gathers the findings of one chunk.

use crate::check::Surroundings;
use crate::edit::Fix;
use crate::pgn::{Encoding, Game, Lead};
use crate::report::{Charset, Context, Detail, Finding, GameLanguage, Lines, Rule, Selection};
use crate::span::Span;

/// A fault that a check has come upon, before its place is worked out.
#[derive(Debug, Clone)]
pub(super) struct Note {
    /// The rule.
    pub(super) rule: Rule,
    /// The offending bytes of the chunk; empty where something is missing.
    pub(super) span: Span,
    /// What is known of it.
    pub(super) detail: Detail,
    /// The ply in its line, from 1; 0 if it is at none.
    pub(super) ply: u32,
    /// The move as written with its number, `8. Cd2`.
    pub(super) mv: Option<String>,
    /// How to mend it.
    pub(super) fix: Option<Fix>,
}

impl Note {
    /// A fault at no ply and without a fix.
    pub(super) fn new(rule: Rule, span: Span, detail: Detail) -> Self {
        Self {
            rule,
            span,
            detail,
            ply: 0,
            mv: None,
            fix: None,
        }
    }

    /// With the edit that mends it safely: other bytes in place of `span`.
    pub(super) fn fixed(mut self, span: Span, text: &[u8]) -> Self {
        self.fix = Some(Fix::safe(span, text));
        self
    }
}

/// The findings of one chunk, in the order of their places.
#[derive(Debug)]
pub(super) struct Findings<'a> {
    selection: Selection,
    around: Surroundings,
    lines: Lines<'a>,
    charset: Charset,
    game: u32,
    /// Whether the current part is text outside games.
    outside: bool,
    /// Where the findings of the current part begin.
    part: usize,
    found: Vec<Finding>,
}

impl<'a> Findings<'a> {
    /// None yet, of the selected rules.
    pub(super) fn new(bytes: &'a [u8], selection: Selection) -> Self {
        Self::within(bytes, selection, Surroundings::default())
    }

    /// None yet, of the selected rules, in a chunk that is a part of an input.
    pub(super) fn within(bytes: &'a [u8], selection: Selection, around: Surroundings) -> Self {
        Self {
            selection,
            around,
            lines: Lines::behind(bytes, around.column),
            charset: Charset::Utf8,
            game: 0,
            outside: false,
            part: 0,
            found: Vec::new(),
        }
    }

    /// Begins a part of the chunk: text in this encoding, in this game (counted in the chunk from
    /// 1) or, with 0 games before, outside any.
    pub(super) fn begin_part(&mut self, encoding: Encoding, game: u32) {
        self.charset = encoding.into();
        self.game = game;
        self.outside = false;
        self.part = self.found.len();
    }

    /// Begins text outside games, behind so many games of the chunk.
    pub(super) fn begin_outside(&mut self, encoding: Encoding, games: u32) {
        self.begin_part(encoding, games);
        self.outside = true;
    }

    /// Whether findings of this rule are wanted: ask before a check that costs anything.
    #[inline]
    pub(super) fn wants(&self, rule: Rule) -> bool {
        self.selection.has(rule)
    }

    /// What stands before the chunk.
    pub(super) const fn lead(&self) -> Lead {
        self.around.lead
    }

    /// Whether the input has more behind this offset of the chunk.
    pub(super) fn goes_on(&self, offset: u32) -> bool {
        self.around.more || (offset as usize) < self.lines.bytes().len()
    }

    /// Adds a fault, if its rule is wanted.
    #[cold]
    pub(super) fn add(&mut self, note: Note) {
        if !self.wants(note.rule) {
            return;
        }
        let mut finding = Finding::new(
            note.rule,
            note.span,
            note.detail,
            &mut self.lines,
            self.charset,
        );
        finding.game = self.game;
        finding.ply = note.ply;
        finding.context.mv = note.mv;
        finding.context.outside = self.outside;
        if let Some(fix) = note.fix {
            finding = finding.with_fix(fix, &mut self.lines, self.charset);
        }
        self.found.push(finding);
    }

    /// The line of the chunk, from 1, that holds an offset.
    pub(super) fn line(&mut self, offset: u32) -> crate::report::Line {
        crate::report::Line(self.place(offset).line)
    }

    /// Line and column of an offset in the chunk.
    pub(super) fn place(&mut self, offset: u32) -> crate::report::Place {
        self.lines.place(offset, self.charset)
    }

    /// How many findings there are now: with [`Findings::forget`], a way back.
    pub(super) fn mark(&self) -> usize {
        self.found.len()
    }

    /// Forgets the findings added since a mark.
    pub(super) fn forget(&mut self, mark: usize) {
        self.found.truncate(mark);
    }

    /// Ends a part: puts its findings in the order of their places and adds what all of them share.
    /// Whether one of them is an error.
    pub(super) fn end_part(
        &mut self,
        game: Option<&Game<'_>>,
        language: Option<GameLanguage>,
    ) -> bool {
        let part = &mut self.found[self.part..];
        if part.is_empty() {
            return false;
        }
        let players = game.and_then(|game| {
            let name = |tag| game.tag(tag).map(|tag| game.value(tag));
            Context::players(&name("White")?, &name("Black")?)
        });
        part.sort_by_key(|finding| finding.span.start);
        for finding in part.iter_mut() {
            finding.language = language;
            finding.context.players.clone_from(&players);
        }
        part.iter()
            .any(|finding| finding.severity == crate::report::Severity::Error)
    }

    /// The findings of the part that was ended last.
    pub(super) fn of_part(&self) -> &[Finding] {
        &self.found[self.part..]
    }

    /// All findings.
    pub(super) fn into_findings(self) -> Vec<Finding> {
        self.found
    }
}
