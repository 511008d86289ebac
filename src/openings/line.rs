//! Plays the lines of a table.

use crate::board::Position;
use crate::language::Accepted;
use crate::notation::{CheckMark, Language, UciCastling, WrittenMove, least_origin, resolve, uci};
use crate::openings::{BookFault, Entry};
use crate::pgn::{GameBuf, ItemKind, Part};
use crate::playing;
use crate::replay::{Fault, FaultKind, Observer, Ply, Replay};
use crate::span::Span;

/// A line that was played.
pub(super) struct Played {
    /// Its moves in UCI, separated by blanks.
    pub(super) uci: String,
    /// The position at its end.
    pub(super) position: Position,
    /// How many plies it has.
    pub(super) plies: u32,
}

/// Why a line was not played to its end, and where in its text.
pub(super) struct Stopped {
    pub(super) offset: usize,
    pub(super) fault: BookFault,
}

/// Plays lines one after another in buffers that are kept.
#[derive(Default)]
pub(super) struct Player {
    buffers: GameBuf,
    replay: Replay,
}

/// Keeps the moves of a line, and where it stopped.
#[derive(Default)]
struct Keeper {
    uci: String,
    stop: Option<(usize, bool)>,
}

impl Observer for Keeper {
    fn begin(&mut self, _: &'static Language) {
        self.uci.clear();
        self.stop = None;
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        if !self.uci.is_empty() {
            self.uci.push(' ');
        }
        self.uci
            .push_str(uci(ply.mv, UciCastling::KingSteps).as_str());
    }

    fn fault(&mut self, fault: &Fault<'_>) {
        let readable = !matches!(fault.kind, FaultKind::Unreadable(_));
        self.stop = Some((fault.item, readable));
    }
}

impl Player {
    /// Plays the moves of a text from the starting position: words with numbers or without, in the
    /// letters of one of the languages.
    pub(super) fn play(&mut self, text: &str, accepted: &Accepted) -> Result<Played, Stopped> {
        let mut parts = self.buffers.parts(text.as_bytes());
        let (game, rest) = match parts.next_part() {
            Some(Part::Game(game)) => (game, game.span.end as usize),
            _ => return Err(not_one_line(text, 0)),
        };
        if let Some(tag) = game.tags.first() {
            return Err(not_one_line(text, tag.span.start as usize));
        }
        if let Some(item) = game.items.iter().find(|item| !may_stand(item.kind)) {
            return Err(not_one_line(text, item.span.start as usize));
        }
        let mut keeper = Keeper::default();
        let start = Position::default();
        let (_, line) = playing::play(&game, &start, accepted, &mut self.replay, &mut keeper);
        if let Some((item, readable)) = keeper.stop {
            let span = game
                .items
                .get(item)
                .map_or(Span::default(), |item| item.span);
            let word = game.text(span).into_owned();
            return Err(Stopped {
                offset: span.start as usize,
                fault: if readable {
                    BookFault::Illegal(word)
                } else {
                    BookFault::NoMove(word)
                },
            });
        }
        if line.plies == 0 {
            return Err(Stopped {
                offset: 0,
                fault: BookFault::Empty("moves"),
            });
        }
        if !text.get(rest..).unwrap_or_default().trim().is_empty() {
            return Err(not_one_line(text, rest));
        }
        Ok(Played {
            uci: keeper.uci,
            position: line.position,
            plies: line.plies,
        })
    }
}

/// Whether a token may stand in a line of a table.
fn may_stand(kind: ItemKind) -> bool {
    kind.is_aside()
        || matches!(
            kind,
            ItemKind::Word
                | ItemKind::MoveNumber(_)
                | ItemKind::Nag
                | ItemKind::Mark(_)
                | ItemKind::Result { .. }
        )
}

fn not_one_line(text: &str, offset: usize) -> Stopped {
    let rest = text.get(offset..).unwrap_or_default();
    let word = rest.split_whitespace().next().unwrap_or_default();
    Stopped {
        offset,
        fault: BookFault::NotOneLine(word.to_owned()),
    }
}

/// An entry's line in SAN with move numbers, in the letters of a language: `1. e4 e5 2. Cf3`.
pub fn san_line(entry: &Entry, language: &Language) -> String {
    let english = Language::english();
    let mut position = Position::default();
    let mut text = String::new();
    for (word, ply) in entry.uci.split(' ').zip(0_u32..) {
        let read = english.read(word.as_bytes()).ok();
        let Some(found) = read.and_then(|written| resolve(&position, &written).ok()) else {
            break;
        };
        if ply > 0 {
            text.push(' ');
        }
        if ply % 2 == 0 {
            text.push_str(&(ply / 2 + 1).to_string());
            text.push_str(". ");
        }
        let least = least_origin(&position, found.mv);
        position.play(found.mv);
        let mark = match (position.is_check(), position.has_legal_move()) {
            (false, _) => CheckMark::None,
            (true, true) => CheckMark::Check,
            (true, false) => CheckMark::Mate,
        };
        let canonical = WrittenMove::canonical(found.mv, least);
        text.push_str(language.write(canonical, mark).as_str());
    }
    text
}
