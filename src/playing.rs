//! A game played in its own language: what every command that replays games starts with.

use crate::board::Position;
use crate::language::{self, Accepted, Decision};
use crate::pgn::Game;
use crate::replay::{MainLine, Observer, Replay};

/// Decides the language of a game that begins at `start` and plays it, variations too.
///
/// The first letter that tells decides, and if the main line can then be played to its end, it has
/// decided right. If not, the whole main line is looked at, and the game played again
/// ([`Observer::begin`]) if that speaks for another language. The answer is always that of
/// [`language::decide`].
#[inline]
pub fn play<O: Observer>(
    game: &Game<'_>,
    start: &Position,
    accepted: &Accepted,
    replay: &mut Replay,
    observer: &mut O,
) -> (Decision, MainLine) {
    let Some(quick) = language::by_first_letter(game, accepted) else {
        let decision = language::decide(game, start, accepted);
        let line = replay.run(game, start, decision.language, observer);
        return (decision, line);
    };
    let line = replay.run(game, start, quick.language, observer);
    if line.complete {
        return (quick, line);
    }
    let whole = language::decide(game, start, accepted);
    if whole.language == quick.language {
        return (whole, line);
    }
    let line = replay.run(game, start, whole.language, observer);
    (whole, line)
}
