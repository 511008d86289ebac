//! One game: its language, then its words one after another.

use crate::board::{File, Position, Role, Wing};
use crate::check::setup::{self, Start};
use crate::language;
use crate::notation::{Language, Spelling, UciCastling, Written, WrittenMove};
use crate::pgn::{Encoding, Game, ItemKind};
use crate::replay::Replay;
use crate::report::{Evidence, Reason};
use crate::span::Span;
use crate::translate::decision::{self, Decided};
use crate::translate::form::{Bishops, Writer};
use crate::translate::letters;
use crate::translate::rewriter::{Lacking, Rewriter};
use crate::translate::{Form, Outcome, Settings};

/// Translates game after game.
pub(super) struct Translator<'s> {
    settings: &'s Settings,
    replay: &'s mut Replay,
    /// What is to be told of the last game, and where in the chunk.
    pub(super) told: Vec<(Span, Reason)>,
}

/// What became of a game.
#[derive(Debug, Clone, Copy)]
pub(super) struct Done {
    pub(super) language: Option<&'static Language>,
    pub(super) evidence: Evidence,
    pub(super) outcome: Outcome,
}

/// Why the words of a game were not all written anew.
enum Stop {
    /// A word, by its index in the items, is no move in the language.
    Unreadable(usize),
    /// A small b may be a bishop, which only the position tells.
    NeedsBoard,
    /// Anything else.
    Told(Span, Reason),
}

/// How the words of a game are read and written.
struct Pair {
    from: &'static Language,
    to: &'static Language,
    /// Whether the other language's bishop cannot be a small b.
    parts_bishop: bool,
}

impl<'s> Translator<'s> {
    pub(super) fn new(settings: &'s Settings, replay: &'s mut Replay) -> Self {
        Self {
            settings,
            replay,
            told: Vec::new(),
        }
    }

    /// Appends a game to `out`: translated or, with something told, as it is.
    pub(super) fn game(&mut self, game: &Game<'_>, out: &mut Vec<u8>) -> Done {
        let before = out.len();
        let mut done = Done {
            language: None,
            evidence: Evidence::None,
            outcome: Outcome::Left,
        };
        match self.translated(game, out, &mut done) {
            Ok(words) => done.outcome = Outcome::Translated(words),
            Err((span, reason)) => {
                out.truncate(before);
                out.extend_from_slice(game.slice(game.span));
                self.told.clear();
                self.told.push((span, reason));
            }
        }
        done
    }

    /// Writes the game; how many words changed.
    fn translated(
        &mut self,
        game: &Game<'_>,
        out: &mut Vec<u8>,
        done: &mut Done,
    ) -> Result<u32, (Span, Reason)> {
        if let Some(at) = game.overflow {
            return Err((Span::new(at, at), Reason::Oversized));
        }
        if self.settings.form != Form::Letters {
            let start = setup::of(game, &self.settings.start);
            let decided = self.decide(game, &start)?;
            set(done, decided);
            return self.formed(game, &start, decided.language, out);
        }
        if let Some(quick) = language::by_first_letter(game, &self.settings.accepted) {
            let decided = Decided {
                language: quick.language,
                evidence: quick.evidence,
            };
            set(done, decided);
            match self.lettered(game, quick.language, out) {
                Err(Stop::Unreadable(_)) if quick.evidence != Evidence::Given => {}
                result => return self.told_of(game, quick.language, result),
            }
        }
        let start = setup::of(game, &self.settings.start);
        let decided = self.decide(game, &start)?;
        set(done, decided);
        let result = self.lettered(game, decided.language, out);
        self.told_of(game, decided.language, result)
    }

    fn decide(&mut self, game: &Game<'_>, start: &Start) -> Result<Decided, (Span, Reason)> {
        decision::decide(game, start, &self.settings.accepted, self.replay)
    }

    fn target(&self, from: &'static Language) -> &'static Language {
        self.settings.to.unwrap_or(from)
    }

    /// Says why the words of a game were not all written.
    fn told_of(
        &self,
        game: &Game<'_>,
        from: &'static Language,
        result: Result<u32, Stop>,
    ) -> Result<u32, (Span, Reason)> {
        result.map_err(|stop| match stop {
            Stop::Unreadable(index) => self.unreadable(game, index, from),
            // With the board asked, it is not needed again.
            Stop::NeedsBoard => (game.span, Reason::NoStart),
            Stop::Told(span, reason) => (span, reason),
        })
    }

    #[cold]
    fn unreadable(&self, game: &Game<'_>, index: usize, from: &'static Language) -> (Span, Reason) {
        let item = game.items[index];
        let word = game.text(item.span).into_owned();
        let accepted = self.settings.accepted.languages();
        let others = Language::all().iter().filter(|&other| other != from);
        let fitting = others
            .filter(|language| decision::reads_all(game, language))
            .map(Language::code)
            .collect();
        let other = accepted
            .iter()
            .find(|&&other| other != from && decision::read(game, &item, other).is_some());
        let game_language = from.code();
        let reason = match other {
            Some(other) => Reason::Mixed {
                word,
                word_language: other.code(),
                game_language,
                fitting,
            },
            None => Reason::Unreadable {
                word,
                game_language,
                fitting,
            },
        };
        (item.span, reason)
    }

    /// Writes the game with other letters; how many words changed.
    fn lettered(
        &mut self,
        game: &Game<'_>,
        from: &'static Language,
        out: &mut Vec<u8>,
    ) -> Result<u32, Stop> {
        let to = self.target(from);
        let pair = Pair {
            from,
            to,
            parts_bishop: to.letter(Role::Bishop) != from.letter(Role::Bishop),
        };
        let before = out.len();
        match self.words(game, &pair, None, out) {
            Err(Stop::NeedsBoard) => {
                out.truncate(before);
                let start = setup::of(game, &self.settings.start);
                let mut bishops = Bishops::default();
                if start.playable {
                    self.replay.run(game, &start.position, from, &mut bishops);
                }
                self.words(game, &pair, Some(&bishops.0), out)
            }
            result => result,
        }
    }

    fn words(
        &mut self,
        game: &Game<'_>,
        pair: &Pair,
        bishops: Option<&[usize]>,
        out: &mut Vec<u8>,
    ) -> Result<u32, Stop> {
        self.told.clear();
        let mut rewriter = Rewriter::new(game.bytes, game.span.start, game.encoding, out);
        let mut changed = 0;
        for (index, item) in game.items.iter().enumerate() {
            if item.kind != ItemKind::Word {
                continue;
            }
            let read = match game.encoding {
                Encoding::Utf8 => pair.from.read_within(game.bytes, item.span),
                Encoding::Windows1252 { .. } => pair.from.read(game.text(item.span).as_bytes()),
            };
            let Ok(written) = read else {
                return Err(Stop::Unreadable(index));
            };
            let is_doubtful = pair.parts_bishop && written.spelling.has(Spelling::PAWN_OR_BISHOP);
            let is_canonical = written.spelling.is_canonical() && game.encoding == Encoding::Utf8;
            if is_canonical && !is_doubtful {
                changed += u32::from(pair.canonical(game, item.span, &written, &mut rewriter)?);
                continue;
            }
            let is_bishop = match bishops {
                None if is_doubtful => return Err(Stop::NeedsBoard),
                None => false,
                Some(bishops) => is_doubtful && bishops.binary_search(&index).is_ok(),
            };
            changed +=
                u32::from(self.word(game, pair, item.span, &written, is_bishop, &mut rewriter)?);
        }
        rewriter.finish(game.span.end);
        Ok(changed)
    }

    /// Writes a word that is not canonical; whether it changed.
    #[cold]
    fn word(
        &mut self,
        game: &Game<'_>,
        pair: &Pair,
        span: Span,
        written: &Written,
        is_bishop: bool,
        rewriter: &mut Rewriter<'_>,
    ) -> Result<bool, Stop> {
        let word = game.text(span);
        let Some(edits) = letters::edits(pair.from, pair.to, &word, written, is_bishop) else {
            let reason = Reason::Unwritable {
                word: word.into_owned(),
                to: pair.to.code(),
            };
            return Err(Stop::Told(span, reason));
        };
        if edits.drops_pawn {
            let reason = Reason::PawnLetter {
                word: word.clone().into_owned(),
                to: pair.to.code(),
            };
            self.told.push((span, reason));
        }
        let mut changed = false;
        for (range, text) in edits.iter() {
            if word.get(range.clone()) == Some(text) {
                continue;
            }
            changed = true;
            let part = in_source(game.encoding, &word, span, range);
            let put = rewriter.replace(part, text);
            put.map_err(|lacking| lacks(span, lacking))?;
        }
        Ok(changed)
    }

    /// Writes the game with each move in another form; how many words changed.
    fn formed(
        &mut self,
        game: &Game<'_>,
        start: &Start,
        from: &'static Language,
        out: &mut Vec<u8>,
    ) -> Result<u32, (Span, Reason)> {
        if !start.playable {
            let at = game.span.start;
            return Err((Span::new(at, at), Reason::NoStart));
        }
        let castling = uci_castling(&start.position);
        let mut writer = Writer::new(self.settings.form, self.target(from), castling);
        self.replay.run(game, &start.position, from, &mut writer);
        let mut written = writer.written.iter().peekable();
        let mut rewriter = Rewriter::new(game.bytes, game.span.start, game.encoding, out);
        let mut changed = 0;
        for (index, item) in decision::words(game) {
            let Some((_, text)) = written.next_if(|(played, _)| *played == index) else {
                return Err(self.unplayable(game, writer.fault.unwrap_or(index), from));
            };
            if game.text(item.span) == text.as_str() {
                continue;
            }
            changed += 1;
            let put = rewriter.replace(item.span, text);
            put.map_err(|Lacking(letter)| {
                let letter = letter.to_string();
                (item.span, Reason::NoCharacter { letter })
            })?;
        }
        rewriter.finish(game.span.end);
        Ok(changed)
    }

    #[cold]
    fn unplayable(&self, game: &Game<'_>, index: usize, from: &'static Language) -> (Span, Reason) {
        let item = game.items[index];
        if decision::read(game, &item, from).is_none() {
            return self.unreadable(game, index, from);
        }
        let word = game.text(item.span).into_owned();
        (item.span, Reason::Unplayable { word })
    }
}

fn set(done: &mut Done, decided: Decided) {
    done.language = Some(decided.language);
    done.evidence = decided.evidence;
}

fn lacks(span: Span, Lacking(letter): Lacking) -> Stop {
    let letter = letter.to_string();
    Stop::Told(span, Reason::NoCharacter { letter })
}

/// The bytes of the source that hold a part of a word's text.
fn in_source(encoding: Encoding, word: &str, span: Span, range: std::ops::Range<usize>) -> Span {
    let at = |offset: usize| match encoding {
        Encoding::Utf8 => span.start + offset as u32,
        // One byte is one character.
        Encoding::Windows1252 { .. } => {
            let before = word.get(..offset).unwrap_or_default();
            span.start + before.chars().count() as u32
        }
    };
    Span::new(at(range.start), at(range.end))
}

/// How UCI castles in a game: as in Chess960 where a king or rook that may castle stands elsewhere
/// than in standard chess.
fn uci_castling(start: &Position) -> UciCastling {
    let is_standard = |color| {
        Wing::ALL.into_iter().all(|wing| {
            let home = match wing {
                Wing::King => File::ALL[7],
                Wing::Queen => File::ALL[0],
            };
            start
                .castling_rook(color, wing)
                .is_none_or(|rook| rook.file() == home && start.king(color).file() == File::ALL[4])
        })
    };
    if crate::board::Color::ALL.into_iter().all(is_standard) {
        UciCastling::KingSteps
    } else {
        UciCastling::KingTakesRook
    }
}

impl Pair {
    /// Writes a canonical word of UTF-8: its letters are where the grammar has them. Whether it
    /// changed.
    #[inline]
    fn canonical(
        &self,
        game: &Game<'_>,
        span: Span,
        written: &Written,
        rewriter: &mut Rewriter<'_>,
    ) -> Result<bool, Stop> {
        let WrittenMove::San(san) = written.mv else {
            return Ok(false);
        };
        let mut changed = false;
        if san.role != Role::Pawn {
            changed |= self.letter(san.role, span.start, rewriter)?;
        }
        if let Some(role) = san.promotion {
            let equals = game.slice(span).iter().position(|&byte| byte == b'=');
            let at = span.start + equals.map_or(0, |at| at as u32 + 1);
            changed |= self.letter(role, at, rewriter)?;
        }
        Ok(changed)
    }

    /// Writes the letter of a role that stands at an offset.
    #[inline]
    fn letter(&self, role: Role, at: u32, rewriter: &mut Rewriter<'_>) -> Result<bool, Stop> {
        let (old, new) = (self.from.letter(role), self.to.letter(role));
        if old == new {
            return Ok(false);
        }
        let span = Span::new(at, at + old.len() as u32);
        let put = rewriter.replace(span, new);
        put.map_err(|lacking| lacks(span, lacking))?;
        Ok(true)
    }
}
