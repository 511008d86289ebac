//! The position a game starts from, by its tags FEN, `SetUp` and Variant.

use std::ops::Range;

use crate::board::{FenError, FenStyle, Position, Setup};
use crate::check::findings::{Findings, Note};
use crate::check::tags::{is_named, opening, value_start};
use crate::pgn::{Game, Tag, TagForm};
use crate::report::{Detail, Rule, Selection};
use crate::span::Span;

/// Values of Variant that mean the usual game.
const STANDARD: [&str; 4] = ["standard", "from position", "chess", "normal"];
/// Values of Variant that mean Chess960.
const CHESS960: [&str; 5] = [
    "chess960",
    "chess 960",
    "fischerandom",
    "fischerrandom",
    "fischer random",
];
/// Other games played with chessmen, which roque does not replay.
const OTHERS: [&str; 19] = [
    "3check",
    "antichess",
    "atomic",
    "bughouse",
    "chessgi",
    "crazyhouse",
    "giveaway",
    "horde",
    "king of the hill",
    "kingofthehill",
    "losers",
    "racing kings",
    "racingkings",
    "shatranj",
    "suicide",
    "three-check",
    "threecheck",
    "twokings",
    "wildcastle",
];

/// Where a game starts.
#[derive(Debug, Clone)]
pub(crate) struct Start {
    /// The position; the normal one where the tags give none that can be played.
    pub(crate) position: Position,
    /// Whether the moves can be replayed from it: not after a bad FEN or in another variant.
    pub(crate) playable: bool,
    /// Whether a FEN tag gave it.
    pub(crate) from_fen: bool,
    /// The board of a FEN that is no position, as it is written.
    pub(crate) as_written: Option<String>,
}

/// Reads the tags and reports nothing.
pub(crate) fn of(game: &Game<'_>, normal: &Position) -> Start {
    let mut nobody = Findings::new(game.bytes, Selection::NONE);
    start(game, normal, &mut nobody)
}

/// Reads the tags and reports what is wrong with them.
pub(super) fn start(game: &Game<'_>, normal: &Position, findings: &mut Findings<'_>) -> Start {
    let mut start = Start {
        position: *normal,
        playable: true,
        from_fen: false,
        as_written: None,
    };
    let find = |name| {
        game.tags
            .iter()
            .find(|tag| tag.form != TagForm::NoValue && is_named(game, tag, name))
    };
    let variant = find("Variant").map_or(Variant::Standard, |tag| variant(game, tag, findings));
    if variant == Variant::Other {
        start.playable = false;
        return start;
    }
    if let Some(tag) = find("FEN") {
        fen(game, tag, variant, &mut start, findings);
    }
    start
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Standard,
    Chess960,
    Other,
}

#[cold]
fn variant(game: &Game<'_>, tag: &Tag, findings: &mut Findings<'_>) -> Variant {
    let value = game.value(tag);
    let name = value.trim().to_lowercase();
    let is_in = |names: &[&str]| names.contains(&name.as_str());
    if is_in(&STANDARD) || matches!(name.as_str(), "" | "?") {
        return Variant::Standard;
    }
    if is_in(&CHESS960) {
        return Variant::Chess960;
    }
    let (rule, variant) = if is_in(&OTHERS) {
        (Rule::UnsupportedVariant, Variant::Other)
    } else {
        (Rule::UnknownVariant, Variant::Standard)
    };
    findings.add(Note::new(
        rule,
        value_start(tag),
        Detail::Text(value.into_owned()),
    ));
    variant
}

#[cold]
fn fen(
    game: &Game<'_>,
    tag: &Tag,
    variant: Variant,
    start: &mut Start,
    findings: &mut Findings<'_>,
) {
    let value = game.value(tag);
    let set_up = game
        .tags
        .iter()
        .any(|tag| is_named(game, tag, "SetUp") && game.slice(tag.value) == b"1");
    if !set_up {
        let before = Span::new(tag.span.start, tag.span.start);
        let note = Note::new(Rule::MissingSetUp, opening(tag), Detail::None);
        findings.add(note.fixed(before, b"[SetUp \"1\"]\n"));
    }
    match Setup::parse(&value) {
        Ok(setup) => {
            for mended in &setup.mended {
                let span = place(game, tag, &value, &mended.at);
                let right = setup.position.fen(FenStyle::default()).to_string();
                let note = Note::new(Rule::MendedFen, span, Detail::FenMended(mended.mend));
                findings.add(note.fixed(tag.value, right.as_bytes()));
            }
            if setup.chess960 && variant == Variant::Standard {
                let before = Span::new(tag.span.start, tag.span.start);
                let note = Note::new(Rule::MissingVariant, opening(tag), Detail::None);
                findings.add(note.fixed(before, b"[Variant \"Chess960\"]\n"));
            }
            start.position = setup.position;
            start.from_fen = true;
        }
        Err(error) => bad_fen(game, tag, &value, &error, start, findings),
    }
}

fn bad_fen(
    game: &Game<'_>,
    tag: &Tag,
    value: &str,
    error: &FenError,
    start: &mut Start,
    findings: &mut Findings<'_>,
) {
    let span = place(game, tag, value, &error.at);
    findings.add(Note::new(Rule::BadFen, span, Detail::Fen(error.fault)));
    start.playable = false;
    start.from_fen = true;
    start.as_written = error.as_written(value);
}

/// Where a part of a FEN stands in the chunk; the whole value if the text was decoded.
fn place(game: &Game<'_>, tag: &Tag, value: &str, part: &Range<usize>) -> Span {
    if game.slice(tag.value) != value.as_bytes() {
        return tag.value;
    }
    let at = |offset: usize| tag.value.start + offset as u32;
    Span::new(at(part.start), at(part.end))
}
