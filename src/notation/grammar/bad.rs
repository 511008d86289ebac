//! Why a word is no move.

use crate::notation::grammar::promotion::promotion;
use crate::notation::grammar::suffix::suffix;
use crate::notation::grammar::travel::{pawn_move, travel};
use crate::notation::{BadWord, Language};

/// The reason for a word that no production matches.
#[cold]
pub(super) fn why(language: &Language, text: &str) -> BadWord {
    if is_drop(text) {
        return BadWord::Drop;
    }
    if let Some(letter) = unknown_promotion(text) {
        return BadWord::UnknownPromotion(letter);
    }
    match unknown_piece(language, text) {
        Some(letter) => BadWord::UnknownPiece(letter),
        None => BadWord::NotAMove,
    }
}

/// A letter, `@` and a square.
fn is_drop(text: &str) -> bool {
    text.split_once('@').is_some_and(|(letter, rest)| {
        letter.chars().count() <= 1
            && letter.chars().all(char::is_alphabetic)
            && pawn_move(rest).is_ok_and(|(rest, _)| suffix(rest).is_some())
    })
}

/// The letter behind a pawn's move to its last rank, where a piece of the language should stand.
fn unknown_promotion(text: &str) -> Option<char> {
    let (rest, travel) = pawn_move(text).ok()?;
    if !matches!(travel.to.rank().index(), 0 | 7) {
        return None;
    }
    let rest = rest.trim_start_matches(['=', '(', '/']);
    let letter = rest
        .chars()
        .next()
        .filter(|letter| letter.is_alphabetic())?;
    let rest = rest[letter.len_utf8()..].trim_start_matches(')');
    suffix(rest).map(|_| letter)
}

/// The letter before what is otherwise a move: one that is no piece of the language (nor a file).
fn unknown_piece(language: &Language, text: &str) -> Option<char> {
    let letter = text.chars().next()?;
    if !letter.is_alphabetic() || ('a'..='h').contains(&letter) {
        return None;
    }
    let rest = &text[letter.len_utf8()..];
    // A letter may have a second character, as Кр.
    let second = rest.chars().next().filter(|next| next.is_alphabetic());
    let without_second = second.map(|next| &rest[next.len_utf8()..]);
    [Some(rest), without_second]
        .into_iter()
        .flatten()
        .any(|rest| is_travel(language, rest))
        .then_some(letter)
}

fn is_travel(language: &Language, text: &str) -> bool {
    travel(text).is_ok_and(|(rest, _)| {
        suffix(rest).is_some()
            || promotion(language.letters(), rest)
                .iter()
                .any(|(rest, _)| suffix(rest).is_some())
    })
}
