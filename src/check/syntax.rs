//! The structure of movetext: comments, variations, brackets, annotations that stand alone.

use crate::check::edits::removal;
use crate::check::encoding;
use crate::check::findings::{Findings, Note};
use crate::check::numbers;
use crate::edit::Fix;
use crate::pgn::{Expected, Game, Item, ItemKind, Mark, NumberStyle, first_char, nag};
use crate::report::{Detail, Limit, Rule};
use crate::span::Span;

/// Checks the tokens of a game in one pass; the outermost bracket that nothing closes, as an index
/// into the items.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) -> Option<usize> {
    if game.is_plain {
        let has_moves = game.items.iter().any(|item| item.kind == ItemKind::Word);
        if !has_moves && findings.wants(Rule::EmptyGame) {
            empty_game(game, findings);
        }
        return None;
    }
    let mut lines = Lines::default();
    let mut numbers = Numbers {
        untidy: findings.wants(Rule::UntidyMoveNumber),
        found: false,
    };
    for (index, item) in game.items.iter().enumerate() {
        match item.kind {
            ItemKind::Word => lines.moved = true,
            ItemKind::MoveNumber(style) => numbers.see(style),
            ItemKind::Comment | ItemKind::LineComment | ItemKind::Escape => {}
            ItemKind::VariationOpen => lines.open(index, *item, findings),
            ItemKind::VariationClose => lines.close(*item, findings),
            ItemKind::Punctuation => numbers.found = true,
            ItemKind::Result { .. } => {
                // A result that ends the game is its last token.
                if lines.depth > 0 && index + 1 < game.items.len() {
                    result_in_variation(game, *item, findings);
                }
            }
            ItemKind::Nag => check_nag(game, *item, lines.moved, findings),
            ItemKind::Mark(mark) => check_mark(game, index, mark, lines.moved, findings),
            _ => check_rest(game, index, findings),
        }
    }
    lines.end(game, findings);
    if numbers.found {
        numbers::check(game, findings);
    }
    (lines.depth > 0).then_some(lines.outermost)
}

/// Whether the game has numbers in forms that are to be reported.
struct Numbers {
    untidy: bool,
    found: bool,
}

impl Numbers {
    fn see(&mut self, style: NumberStyle) {
        self.found |= match style {
            NumberStyle::Dot | NumberStyle::Dots | NumberStyle::SpacedDots => false,
            NumberStyle::Bracket | NumberStyle::Dash => true,
            _ => self.untidy,
        };
    }
}

/// Which line of play a token stands in, as far as the checks need it.
#[derive(Debug, Default)]
struct Lines {
    depth: u32,
    /// The bracket that opened the outermost variation.
    opener: Span,
    /// The same as an index into the items.
    outermost: usize,
    /// Whether the line has a move so far.
    moved: bool,
    /// The depths that were reached from a line without a move.
    early: Vec<u32>,
}

impl Lines {
    fn open(&mut self, index: usize, item: Item, findings: &mut Findings<'_>) {
        if self.depth == 0 {
            self.opener = item.span;
            self.outermost = index;
        }
        self.depth += 1;
        if !self.moved {
            self.early.push(self.depth);
            findings.add(Note::new(
                Rule::VariationBeforeMove,
                item.span,
                Detail::None,
            ));
        }
        self.moved = false;
    }

    fn close(&mut self, item: Item, findings: &mut Findings<'_>) {
        if self.depth == 0 {
            findings.add(Note::new(Rule::UnopenedVariation, item.span, Detail::None));
            return;
        }
        self.moved = self.early.pop_if(|depth| *depth == self.depth).is_none();
        self.depth -= 1;
    }

    fn end(&self, game: &Game<'_>, findings: &mut Findings<'_>) {
        let last = game.items.last().map(|item| item.kind);
        // An open comment has swallowed the brackets.
        if self.depth > 0 && last != Some(ItemKind::Bad(Expected::CommentClose)) {
            let missing = Detail::Unclosed(self.depth);
            findings.add(Note::new(Rule::UnclosedVariation, self.opener, missing));
        }
        let has_moves = self.moved || self.depth > 0;
        if !has_moves && findings.wants(Rule::EmptyGame) {
            empty_game(game, findings);
        }
    }
}

#[cold]
fn empty_game(game: &Game<'_>, findings: &mut Findings<'_>) {
    if game.items.iter().any(|item| item.kind == ItemKind::Word) {
        return;
    }
    let tag = game.tags.last().map(|tag| tag.span);
    let item = game.items.first().map(|item| item.span);
    if let Some(span) = tag.or(item) {
        findings.add(Note::new(Rule::EmptyGame, span, Detail::None));
    }
}

/// S015, at the first token that was not kept.
#[cold]
pub(super) fn oversized(bytes: &[u8], at: u32, kept: usize, findings: &mut Findings<'_>) {
    let limit = Limit::Items(u32::try_from(kept).unwrap_or(u32::MAX));
    let span = character(bytes, at);
    findings.add(Note::new(Rule::OversizedGame, span, Detail::Limit(limit)));
}

/// The character at an offset; empty at the end.
pub(super) fn character(bytes: &[u8], at: u32) -> Span {
    let rest = bytes.get(at as usize..).unwrap_or_default();
    let length = first_char(rest).map_or(0, |(_, length)| length as u32);
    Span::new(at, at + length)
}

/// S001, at the brace. `end`: where the game or text ends that the comment has swallowed.
#[cold]
pub(super) fn unclosed_comment(item: Item, end: u32, findings: &mut Findings<'_>) {
    let resumes = findings.goes_on(end).then(|| findings.line(end));
    let brace = Span::new(item.span.start, item.span.start + 1);
    findings.add(Note::new(
        Rule::UnclosedComment,
        brace,
        Detail::Resumes(resumes),
    ));
}

#[cold]
fn result_in_variation(game: &Game<'_>, item: Item, findings: &mut Findings<'_>) {
    let (span, text) = removal(game.bytes, item.span);
    let result = Detail::Text(game.text(item.span).into_owned());
    findings.add(Note::new(Rule::ResultInVariation, item.span, result).fixed(span, text));
}

fn check_nag(game: &Game<'_>, item: Item, moved: bool, findings: &mut Findings<'_>) {
    let note = match item.number(game.bytes) {
        None => Note::new(Rule::NagWithoutNumber, item.span, Detail::None),
        Some(number) if number > nag::LARGEST => {
            let text = Detail::Text(game.text(item.span).into_owned());
            Note::new(Rule::NagOutOfRange, item.span, text)
        }
        Some(_) if !moved => Note::new(Rule::NagBeforeMove, item.span, Detail::None),
        Some(_) => return,
    };
    findings.add(note);
}

#[cold]
fn check_mark(game: &Game<'_>, index: usize, mark: Mark, moved: bool, findings: &mut Findings<'_>) {
    let item = game.items[index];
    let text = game.text(item.span).into_owned();
    let note = match mark {
        Mark::Evaluation => {
            let comment = [b"{", game.slice(item.span), b"}"].concat();
            Note::new(Rule::BareEvaluation, item.span, Detail::Text(text))
                .fixed(item.span, &comment)
        }
        Mark::Check => {
            let (span, new) = removal(game.bytes, item.span);
            let detail = Detail::Annotation {
                mark: text,
                nag: None,
            };
            Note::new(Rule::MarkWithoutMove, item.span, detail).fixed(span, new)
        }
        _ if !moved => Note::new(Rule::NagBeforeMove, item.span, Detail::None),
        Mark::Odd => {
            let detail = Detail::Annotation {
                mark: text,
                nag: None,
            };
            Note::new(Rule::NonstandardAnnotation, item.span, detail)
        }
        Mark::Nag(nag) => annotation(game, index, text, nag),
    };
    findings.add(note);
}

/// A mark that has a NAG: one of the six suffixes after a blank, or a sign that PGN does not have.
fn annotation(game: &Game<'_>, index: usize, mark: String, nag: u8) -> Note {
    let item = game.items[index];
    let is_suffix = matches!(mark.as_str(), "!" | "?" | "!!" | "??" | "!?" | "?!");
    let rule = if is_suffix {
        Rule::SpacedAnnotation
    } else {
        Rule::NonstandardAnnotation
    };
    let mut note = Note::new(
        rule,
        item.span,
        Detail::Annotation {
            mark,
            nag: Some(nag),
        },
    );
    let word = index.checked_sub(1).map(|before| game.items[before]);
    let joins = |word: &Item| {
        let is_bare = !matches!(game.slice(word.span).last(), Some(b'!' | b'?'));
        is_suffix && word.kind == ItemKind::Word && is_bare
    };
    note.fix = Some(match word.filter(joins) {
        Some(word) => Fix::safe(
            Span::new(word.span.end, item.span.end),
            game.slice(item.span),
        ),
        None => Fix::safe(item.span, as_nag(game, item, nag).as_bytes()),
    });
    note
}

/// `$18`, set off by a blank from what is glued to the sign.
fn as_nag(game: &Game<'_>, item: Item, nag: u8) -> String {
    let (start, end) = (item.span.start as usize, item.span.end as usize);
    let is_glued = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b >= 128);
    let blank = |glued| if glued { " " } else { "" };
    let before = blank(is_glued(game.bytes[..start].last()));
    let behind = blank(is_glued(game.bytes.get(end)));
    format!("{before}${nag}{behind}")
}

/// Brackets, what fits nothing, and what is skipped.
#[cold]
fn check_rest(game: &Game<'_>, index: usize, findings: &mut Findings<'_>) {
    let item = game.items[index];
    let plain = |rule| Note::new(rule, item.span, Detail::None);
    let note = match item.kind {
        ItemKind::Bracketed => bracketed(game, item),
        ItemKind::BreakTag => {
            let (span, text) = removal(game.bytes, item.span);
            plain(Rule::HtmlLineBreak).fixed(span, text)
        }
        ItemKind::Control => return encoding::control(game.bytes, item, findings),
        ItemKind::Bad(Expected::CommentClose) => {
            return unclosed_comment(item, game.span.end, findings);
        }
        ItemKind::Bad(Expected::CommentOpen) => match nesting_comment(game, index) {
            Some(comment) => {
                let place = findings.place(comment.start);
                let (line, column) = (findings.line(comment.start), place.column);
                let opened = Detail::Opened { line, column };
                Note::new(Rule::NestedComment, item.span, opened)
            }
            None => plain(Rule::UnopenedComment),
        },
        ItemKind::Bad(Expected::BracketClose) => plain(Rule::UnclosedBracket),
        ItemKind::Bad(Expected::BracketOpen) => plain(Rule::UnopenedBracket),
        ItemKind::Bad(Expected::Tag) => plain(Rule::TextAmongTags),
        _ => return,
    };
    findings.add(note);
}

/// The comment that text up to a second `}` was meant to be in: the token before, if there is text
/// between the two or the comment has a `{` of its own.
fn nesting_comment(game: &Game<'_>, index: usize) -> Option<Span> {
    let before = *game.items.get(index.checked_sub(1)?)?;
    let has_text = game.items[index].span.len() > 1;
    let nests = |span| game.slice(span).iter().skip(1).any(|&byte| byte == b'{');
    let is_nesting = before.kind == ItemKind::Comment && (has_text || nests(before.span));
    is_nesting.then_some(before.span)
}

fn bracketed(game: &Game<'_>, item: Item) -> Note {
    let note = Note::new(Rule::BracketedText, item.span, Detail::None);
    let text = game.slice(item.span);
    if text.contains(&b'}') {
        return note;
    }
    note.fixed(item.span, &[b"{", text, b"}"].concat())
}
