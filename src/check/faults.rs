//! Words that could not be played: what is wrong with each, and what may lie behind it.

use crate::board::{Move, Position, Role};
use crate::check::findings::Note;
use crate::check::game::numbered;
use crate::check::moves::{Moves, number_before};
use crate::language;
use crate::notation::{
    BadWord, CastlingFault, CheckMark, Language, Unresolved, Written, WrittenMove, least_origin,
    resolve,
};
use crate::pgn::ItemKind;
use crate::replay::{Fault, FaultKind};
use crate::report::{Detail, Hint, Misplayed, MoveName, Rule, WordFault};

/// Adds the finding of a word that could not be played.
pub(super) fn check(moves: &mut Moves<'_, '_, '_>, fault: &Fault<'_>) {
    let span = moves.game.items[fault.item].span;
    let (rule, detail) = match ended(fault.position) {
        Some(rule) => (
            rule,
            Detail::Ended {
                number: number_before(fault.position),
            },
        ),
        None => describe(moves, fault),
    };
    let mut note = Note::new(rule, span, detail);
    note.ply = fault.moves.len() as u32 + 1;
    note.mv = Some(numbered(fault.position, moves.game, span));
    moves.findings.add(note);
}

/// After mate or stalemate there is no move to be right or wrong.
fn ended(position: &Position) -> Option<Rule> {
    if position.is_checkmate() {
        Some(Rule::MovesAfterMate)
    } else if position.is_stalemate() {
        Some(Rule::MovesAfterStalemate)
    } else {
        None
    }
}

fn describe(moves: &Moves<'_, '_, '_>, fault: &Fault<'_>) -> (Rule, Detail) {
    let word = text(moves, fault.item);
    if let Some((first, second)) = glued(moves.facts.language, fault.position, &word) {
        return (Rule::GluedMoves, Detail::Glued { first, second });
    }
    match &fault.kind {
        FaultKind::NullInMainLine => (Rule::NullMove, Detail::None),
        FaultKind::Unreadable(bad) => unreadable(moves, fault.position, word, *bad),
        FaultKind::Unresolved(written, why) => {
            let mut why = (**why).clone();
            why.look_back(moves.facts.start, fault.moves);
            let misplayed = Misplayed {
                word,
                turn: fault.position.turn(),
                choices: choices(fault.position, &why),
                hints: hints(moves, fault, written, &why),
                why,
            };
            (misplayed.rule(), Detail::Unresolved(Box::new(misplayed)))
        }
    }
}

fn text(moves: &Moves<'_, '_, '_>, item: usize) -> String {
    moves.game.text(moves.game.items[item].span).into_owned()
}

/// A word that no move of the game's language can be.
fn unreadable(
    moves: &Moves<'_, '_, '_>,
    position: &Position,
    word: String,
    bad: BadWord,
) -> (Rule, Detail) {
    let (game_language, accepted) = (moves.facts.language, moves.facts.accepted);
    let other = accepted
        .languages()
        .iter()
        .find(|language| **language != game_language && language.read(word.as_bytes()).is_ok());
    if let Some(other) = other {
        return (
            Rule::MixedLanguages,
            Detail::MixedLanguages {
                word,
                word_language: other.code(),
                game_language: game_language.code(),
            },
        );
    }
    match bad {
        BadWord::UnknownPiece(letter) | BadWord::UnknownPromotion(letter) => {
            let fitting = language::fitting(moves.game, accepted);
            (
                Rule::UnknownLetters,
                Detail::UnknownLetters {
                    letter: letter.to_string(),
                    accepted: accepted
                        .languages()
                        .iter()
                        .map(|known| known.code())
                        .collect(),
                    fitting: fitting.into_iter().map(Language::code).collect(),
                },
            )
        }
        BadWord::PromotionTo(role) => {
            let choices = promotions_to(position, game_language, &word);
            (
                Rule::ImpossiblePromotion,
                Detail::PromotionTo { role, choices },
            )
        }
        BadWord::NotAMove => unknown(word, WordFault::NotAMove),
        BadWord::NotUtf8 => unknown(word, WordFault::Bytes),
        BadWord::Drop => unknown(word, WordFault::Drop),
    }
}

fn unknown(word: String, fault: WordFault) -> (Rule, Detail) {
    (Rule::UnknownWord, Detail::Word { word, fault })
}

/// Two moves without a blank between them: `e4e5`, `Nf3Nc6`.
fn glued(language: &Language, position: &Position, word: &str) -> Option<(String, String)> {
    (2..word.len())
        .filter(|&at| word.is_char_boundary(at))
        .map(|at| word.split_at(at))
        .find(|(first, second)| {
            let mut position = *position;
            [first, second].into_iter().all(|half| {
                let Ok(written) = language.read(half.as_bytes()) else {
                    return false;
                };
                let found = resolve(&position, &written);
                if let Ok(resolved) = &found {
                    position.play(resolved.mv);
                }
                found.is_ok()
            })
        })
        .map(|(first, second)| (first.to_owned(), second.to_owned()))
}

/// The promotions that the pawn's move in front of an impossible one allows.
fn promotions_to(position: &Position, language: &Language, word: &str) -> Vec<MoveName> {
    let end = word.find(['=', '(', '/']).unwrap_or(word.len());
    let Ok(written) = language.read(&word.as_bytes()[..end]) else {
        return Vec::new();
    };
    match resolve(position, &written) {
        Err(why) => choices(position, &why),
        Ok(_) => Vec::new(),
    }
}

/// What could be written instead.
fn choices(position: &Position, why: &Unresolved) -> Vec<MoveName> {
    let name = |mv: Move| {
        let mut after = *position;
        after.play(mv);
        MoveName {
            mv: WrittenMove::canonical(mv, least_origin(position, mv)),
            mark: CheckMark::given(&after),
        }
    };
    match why {
        Unresolved::Ambiguous { candidates, .. } => candidates.iter().copied().map(name).collect(),
        Unresolved::PromotionMissing { to } => {
            let legal = position.legal_moves();
            Role::PROMOTIONS
                .iter()
                .filter_map(|&role| {
                    legal
                        .iter()
                        .find(|mv| mv.to == *to && mv.promotion() == Some(role))
                })
                .copied()
                .map(name)
                .collect()
        }
        _ => Vec::new(),
    }
}

/// What may lie behind a move that cannot be played.
fn hints(
    moves: &Moves<'_, '_, '_>,
    fault: &Fault<'_>,
    written: &Written,
    why: &Unresolved,
) -> Vec<Hint> {
    let facts = moves.facts;
    let mut hints = Vec::new();
    if let Unresolved::Castling {
        fault: CastlingFault::RightLost { by: None },
        ..
    } = why
        && facts.from_fen
    {
        hints.push(Hint::FenRights);
    }
    if is_repeated(moves, fault.item) {
        hints.push(Hint::Repeated);
        return hints;
    }
    if on_central_square(written) && is_last_word(moves, fault.item) {
        hints.push(Hint::BoardGesture);
        return hints;
    }
    let first = fault.moves.is_empty();
    if first && !facts.from_fen && first_number(moves) > 1 {
        hints.push(Hint::NoFen);
    } else if other_side_could(fault.position, written) {
        let other = fault.position.turn().other();
        hints.push(if first && facts.from_fen {
            Hint::FenTurn(fault.position.turn())
        } else {
            Hint::OtherSide(other)
        });
    }
    hints
}

fn is_repeated(moves: &Moves<'_, '_, '_>, item: usize) -> bool {
    let items = &moves.game.items[..item];
    let before = items.iter().rposition(|item| item.kind == ItemKind::Word);
    before.is_some_and(|before| text(moves, before) == text(moves, item))
}

fn is_last_word(moves: &Moves<'_, '_, '_>, item: usize) -> bool {
    let words = moves.game.items[item + 1..]
        .iter()
        .filter(|item| item.kind == ItemKind::Word);
    words.count() <= 1
}

/// Whether a king is said to go to one of the four central squares.
fn on_central_square(written: &Written) -> bool {
    match written.mv {
        WrittenMove::San(san) => {
            let central = |square: crate::board::Square| {
                matches!(square.file().index(), 3 | 4) && matches!(square.rank().index(), 3 | 4)
            };
            san.role == Role::King
                && matches!(san.to, crate::notation::Target::Square(to) if central(to))
        }
        _ => false,
    }
}

/// The first number written in the game, 0 without any.
fn first_number(moves: &Moves<'_, '_, '_>) -> u32 {
    let number = moves
        .game
        .items
        .iter()
        .find(|item| matches!(item.kind, ItemKind::MoveNumber(_)));
    number
        .and_then(|item| item.number(moves.game.bytes))
        .unwrap_or(0)
}

/// Whether the side not to move could play the word.
fn other_side_could(position: &Position, written: &Written) -> bool {
    if position.is_check() {
        return false;
    }
    let mut passed = *position;
    passed.play(position.null_move());
    resolve(&passed, written).is_ok()
}
