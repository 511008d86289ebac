//! The position a game starts from, by its FEN, `SetUp` and Variant tags.

use std::ops::Range;

use crate::board::Position;
use crate::board::fen::{FenMend, FenStyle, Setup};
use crate::check::findings::{Findings, Note};
use crate::check::variant::Variant;
use crate::pgn::{Encoding, Game, Tag, TagForm};
use crate::report::{Detail, Rule, Selection};
use crate::span::Span;

/// Where a game starts.
#[derive(Debug, Clone)]
pub struct Start {
    /// The position; the normal one where the tags give none that can be played.
    pub position: Position,
    /// Whether the moves can be replayed from it: not after a bad FEN or in another variant.
    pub playable: bool,
    /// Whether a FEN tag gave it.
    pub from_fen: bool,
    /// Whether it is played by the rules of Chess960: the Variant tag or the castling rights say so.
    pub chess960: bool,
    /// The board of a FEN that is no position, as it is written.
    pub as_written: Option<String>,
}

impl Start {
    /// Of a game whose tags say nothing of it.
    pub(super) fn untold(normal: &Position) -> Self {
        Self {
            playable: true,
            ..Self::unread(normal)
        }
    }

    /// Of a game whose tags were not read; its moves are not replayed.
    pub(super) const fn unread(normal: &Position) -> Self {
        Self {
            position: *normal,
            playable: false,
            from_fen: false,
            chess960: false,
            as_written: None,
        }
    }
}

/// The tags that say where a game starts, the first of each.
#[derive(Debug, Default)]
struct SetupTags<'a> {
    fen: Option<&'a Tag>,
    setup: Option<&'a Tag>,
    variant: Option<&'a Tag>,
}

impl<'a> SetupTags<'a> {
    #[inline]
    fn of(game: &Game<'a>) -> Self {
        let mut found = Self::default();
        for tag in game.tags {
            let (slot, name) = match tag.name.len() {
                3 => (&mut found.fen, "FEN"),
                5 => (&mut found.setup, "SetUp"),
                7 => (&mut found.variant, "Variant"),
                _ => continue,
            };
            let is_it = game.slice(tag.name).eq_ignore_ascii_case(name.as_bytes());
            if is_it && tag.form != TagForm::NoValue {
                let is_exact = |tag: &Tag| game.slice(tag.name) == name.as_bytes();
                match slot {
                    Some(first) if is_exact(first) || !is_exact(tag) => {}
                    _ => *slot = Some(tag),
                }
            }
        }
        found
    }
}

/// The FEN tag that counts: the first, one in the wrong case only if there is no other.
pub(super) fn fen_tag<'a>(game: &Game<'a>) -> Option<&'a Tag> {
    SetupTags::of(game).fen
}

/// Reads the tags and reports nothing; games without a FEN tag start from `normal`.
pub(crate) fn of(game: &Game<'_>, normal: &Position) -> Start {
    start(
        game,
        normal,
        &mut Findings::new(game.bytes, Selection::NONE),
    )
}

/// Reads the tags and reports what is wrong with them; games without a FEN tag start from `normal`.
pub(super) fn start(game: &Game<'_>, normal: &Position, findings: &mut Findings<'_>) -> Start {
    let tags = SetupTags::of(game);
    let mut start = Start::untold(normal);
    if let Some(tag) = tags.variant {
        match variant(game, tag, findings) {
            Variant::Standard => {}
            Variant::Chess960 => start.chess960 = true,
            Variant::Other => {
                start.playable = false;
                return start;
            }
        }
    }
    match (tags.fen, tags.setup) {
        (Some(fen), setup) => {
            check_set_up(game, fen, setup, findings);
            let chess960 = read_fen(game, fen, &mut start, findings);
            start.chess960 |= chess960;
            if chess960 && tags.variant.is_none() {
                let new = format!("{}[Variant \"Chess960\"]", line_end(game, fen));
                let behind = Span::new(fen.span.end, fen.span.end);
                let note = Note::new(Rule::MissingVariant, fen.span, Detail::None);
                findings.add(note.fixed(behind, new.as_bytes()));
            }
        }
        (None, Some(tag)) if game.slice(tag.value) == b"1" => set_up_alone(game, tag, findings),
        (None, _) => {}
    }
    start
}

fn variant(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) -> Variant {
    let value = game.value(tag);
    let name = value.trim();
    if matches!(name, "" | "?" | "-") {
        return Variant::Standard;
    }
    let (rule, variant) = match Variant::named(name) {
        Some(Variant::Other) => (Rule::UnsupportedVariant, Variant::Other),
        Some(variant) => return variant,
        None => (Rule::UnknownVariant, Variant::Standard),
    };
    findings.add(Note::new(rule, tag.value, Detail::Text(name.to_owned())));
    variant
}

/// T015: the standard wants `[SetUp "1"]` wherever there is a FEN tag (9.7.1).
fn check_set_up(game: &Game<'_>, fen: &Tag, setup: Option<&Tag>, findings: &mut Findings<'_>) {
    let note = Note::new(Rule::MissingSetUp, fen.span, Detail::None);
    let note = match setup {
        Some(tag) if game.slice(tag.value) == b"1" => return,
        Some(tag) => note.fixed(tag.value, b"1"),
        None => {
            let new = format!("[SetUp \"1\"]{}", line_end(game, fen));
            let before = Span::new(fen.span.start, fen.span.start);
            note.fixed(before, new.as_bytes())
        }
    };
    findings.add(note);
}

/// T016, unless a FEN tag is there and has lost its value.
#[cold]
fn set_up_alone(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) {
    let is_fen = |tag: &Tag| game.slice(tag.name).eq_ignore_ascii_case(b"FEN");
    if !game.tags.iter().any(is_fen) {
        findings.add(Note::new(Rule::SetUpWithoutFen, tag.span, Detail::None));
    }
}

/// The line end behind a tag.
fn line_end(game: &Game<'_>, tag: &Tag) -> &'static str {
    match game.bytes.get(tag.span.end as usize..) {
        Some([b'\r', b'\n', ..]) => "\r\n",
        _ => "\n",
    }
}

/// Whether only Chess960 explains the castling rights.
fn read_fen(game: &Game<'_>, tag: &Tag, start: &mut Start, findings: &mut Findings<'_>) -> bool {
    let text = game.value(tag);
    match Setup::parse(&text) {
        Ok(setup) => {
            if !setup.mended.is_empty() {
                report_mends(game, tag, &setup, findings);
            }
            start.position = setup.position;
            start.from_fen = true;
            setup.chess960
        }
        Err(error) => {
            let span = place(game, tag, &text, &error.at);
            findings.add(Note::new(Rule::BadFen, span, Detail::Fen(error.fault)));
            start.playable = false;
            start.from_fen = true;
            start.as_written = error.as_written(&text);
            false
        }
    }
}

/// One finding each, all with the FEN as it was read. What is kept as it is has nothing to mend.
#[cold]
fn report_mends(game: &Game<'_>, tag: &Tag, setup: &Setup, findings: &mut Findings<'_>) {
    let text = game.value(tag);
    let fen = setup.position.fen(FenStyle::default()).to_string();
    for mended in &setup.mended {
        let span = place(game, tag, &text, &mended.at);
        let note = Note::new(Rule::MendedFen, span, Detail::FenMended(mended.mend));
        let is_kept = matches!(
            mended.mend,
            FenMend::ManyMen { .. } | FenMend::ManyPawns { .. }
        );
        findings.add(if is_kept || fen == *text {
            note
        } else {
            note.fixed(tag.value, fen.as_bytes())
        });
    }
}

/// The source bytes of a range of a tag's value as text. All of the value if the range is empty.
fn place(game: &Game<'_>, tag: &Tag, text: &str, at: &Range<usize>) -> Span {
    if at.is_empty() {
        return tag.value;
    }
    let offset = |index: usize| {
        let index = match game.encoding {
            Encoding::Utf8 => index,
            Encoding::Windows1252 { .. } => text.get(..index).unwrap_or(text).chars().count(),
        };
        tag.value.start + (index as u32).min(tag.value.len())
    };
    Span::new(offset(at.start), offset(at.end))
}
