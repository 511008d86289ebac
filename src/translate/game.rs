//! One game: its language, then its words one after another.

use crate::board::{Color, File, Position, Wing};
use crate::check::setup::{self, Start};
use crate::classify::tags;
use crate::edit::Edits;
use crate::language;
use crate::notation::{Language, UciCastling};
use crate::openings::KnownNames;
use crate::pgn::Game;
use crate::replay::Replay;
use crate::report::{Evidence, Reason};
use crate::span::Span;
use crate::translate::decision::{self, Decided};
use crate::translate::form::{Bishops, Writer};
use crate::translate::rewriter::{Lacking, Rewriter};
use crate::translate::words::{Stop, Words};
use crate::translate::{Form, Outcome, Settings};

/// Translates game after game.
pub(super) struct Translator<'s> {
    pub(super) settings: &'s Settings,
    replay: &'s mut Replay,
    /// What becomes of the tags of the game at hand.
    tags: Edits,
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

impl Default for Done {
    /// Nothing yet.
    fn default() -> Self {
        Self {
            language: None,
            evidence: Evidence::None,
            outcome: Outcome::Left,
        }
    }
}

impl<'s> Translator<'s> {
    pub(super) fn new(settings: &'s Settings, replay: &'s mut Replay) -> Self {
        Self {
            settings,
            replay,
            tags: Edits::default(),
            told: Vec::new(),
        }
    }

    /// Appends a game to `out`: translated or, with something told, as it is.
    pub(super) fn game(&mut self, game: &Game<'_>, out: &mut Vec<u8>) -> Done {
        let before = out.len();
        let mut done = Done::default();
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

    /// Writes the game; how many words and tags changed.
    fn translated(
        &mut self,
        game: &Game<'_>,
        out: &mut Vec<u8>,
        done: &mut Done,
    ) -> Result<u32, (Span, Reason)> {
        if let Some(at) = game.overflow {
            return Err((Span::new(at, at), Reason::Oversized));
        }
        self.tags.clear();
        if let Some(language) = self.settings.names {
            tags::translate(game, KnownNames::built_in(), language, &mut self.tags)
                .map_err(|(span, letter)| (span, Lacking(letter).reason()))?;
        }
        if self.settings.leaves_moves() {
            self.told.clear();
            Rewriter::new(game, &self.tags, out).finish(game.span.end);
            return Ok(self.tags.count() as u32);
        }
        if self.settings.form != Form::Letters {
            return self.formed(game, out, done);
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
        let (to, comments) = (self.target(from), self.settings.comments);
        let words = Words::new(game, &self.tags, from, to, comments);
        let before = out.len();
        self.told.clear();
        match words.write(None, out, &mut self.told) {
            Err(Stop::NeedsBoard) => {}
            result => return result,
        }
        out.truncate(before);
        self.told.clear();
        let start = setup::of(game, &self.settings.start);
        let mut bishops = Bishops::default();
        if start.playable {
            self.replay.run(game, &start.position, from, &mut bishops);
        }
        words.write(Some(&bishops.0), out, &mut self.told)
    }

    /// Plays the game and writes each of its moves in another form.
    ///
    /// # Errors
    /// The first word that cannot be played, or why nothing can be.
    pub(super) fn played(
        &mut self,
        game: &Game<'_>,
        start: &Start,
        done: &mut Done,
    ) -> Result<Writer, (Span, Reason)> {
        let decided = self.decide(game, start)?;
        set(done, decided);
        if !start.playable {
            let at = game.span.start;
            return Err((Span::new(at, at), Reason::NoStart));
        }
        let from = decided.language;
        let castling = uci_castling(&start.position);
        let mut writer = Writer::new(self.settings.form, self.target(from), castling);
        self.replay.run(game, &start.position, from, &mut writer);
        let mut written = writer.written.iter().peekable();
        for (index, _) in decision::words(game) {
            if written.next_if(|played| played.item == index).is_none() {
                return Err(self.unplayable(game, writer.fault.unwrap_or(index), from));
            }
        }
        Ok(writer)
    }

    /// Writes the game with each move in another form; how many words changed.
    fn formed(
        &mut self,
        game: &Game<'_>,
        out: &mut Vec<u8>,
        done: &mut Done,
    ) -> Result<u32, (Span, Reason)> {
        let start = setup::of(game, &self.settings.start);
        let writer = self.played(game, &start, done)?;
        let from = done.language.unwrap_or(Language::english());
        let (to, comments) = (self.target(from), self.settings.comments);
        let words = Words::new(game, &self.tags, from, to, comments);
        let mut rewriter = Rewriter::new(game, &self.tags, out);
        let mut written = writer.written.iter().peekable();
        let mut changed = self.tags.count() as u32;
        for (index, item) in game.items.iter().enumerate() {
            let Some(word) = written.next_if(|word| word.item == index) else {
                let aside = words.aside(*item, &mut rewriter);
                changed += self.told_of(game, from, aside)?;
                continue;
            };
            if game.text(item.span) != word.text.as_str() {
                changed += 1;
                let put = rewriter.replace(item.span, &word.text);
                put.map_err(|lacking| (item.span, lacking.reason()))?;
            }
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
    if Color::ALL.into_iter().all(is_standard) {
        UciCastling::KingSteps
    } else {
        UciCastling::KingTakesRook
    }
}
