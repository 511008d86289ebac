//! Why a word that the grammar refuses is no move.

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::{char, one_of};
use nom::combinator::opt;

use crate::board::Role;
use crate::notation::grammar::fault::Parsed;
use crate::notation::grammar::moves::{
    coordinates, file_capture, file_pair, is_last_rank, lettered_pawn_move, pawn_move, travel,
};
use crate::notation::grammar::parts::square;
use crate::notation::grammar::pieces::{figurine, piece, promotion_man, signed_promotion};
use crate::notation::grammar::suffix::suffix;
use crate::notation::{BadWord, Language, San, Target, WrittenMove};

/// What is wrong with a word that is no move in the language.
#[cold]
pub(super) fn refusal(language: &Language, word: &str) -> BadWord {
    drop_on_board(word)
        .or_else(|| bad_promotion(language, word))
        .or_else(|| unknown_piece(language, word))
        .unwrap_or(BadWord::NotAMove)
}

/// `N@f3`, `@f3`
fn drop_on_board(word: &str) -> Option<BadWord> {
    let (letter, rest) = word.split_once('@')?;
    let (rest, _) = square(rest).ok()?;
    let is_letter = letter.chars().all(char::is_alphabetic) || figurine(letter).is_ok();
    (is_letter && letter.chars().count() <= 2 && suffix(rest).is_some()).then_some(BadWord::Drop)
}

/// `Sf3`: some letter that is no piece of this language where one could be.
fn unknown_piece(language: &Language, word: &str) -> Option<BadWord> {
    if piece(language, word).is_ok() {
        return None;
    }
    let mut pieces = letters_at(word).filter(|(letter, _)| !matches!(letter, 'a'..='h'));
    pieces.find_map(|(letter, rest)| {
        let (rest, _) = travel(rest).ok()?;
        let promoted = signed_promotion(language, rest).map(|(rest, _)| rest);
        let complete = suffix(rest).or_else(|| suffix(promoted.ok()?));
        complete.map(|_| BadWord::UnknownPiece(letter))
    })
}

/// `e8=K`, `e8=S`, `e8K`: a pawn becomes what no pawn can.
fn bad_promotion(language: &Language, word: &str) -> Option<BadWord> {
    let mut moved = alt((
        |i| coordinates(i),
        |i| pawn_move(language, i),
        |i| lettered_pawn_move(language, i),
        file_capture,
        file_pair,
    ));
    let (rest, (mv, _)) = moved.parse_complete(word).ok()?;
    let (rest, signed) = promotion_sign(rest).ok()?;
    if !signed && !reaches_last_rank(mv) {
        return None;
    }
    let ends = |rest: &str| suffix(rest.strip_prefix(')').unwrap_or(rest)).is_some();
    if let Ok((after, (role, _))) = promotion_man(language, rest) {
        let refused = matches!(role, Role::King | Role::Pawn) && ends(after);
        return refused.then_some(BadWord::PromotionTo(role));
    }
    // Behind `=` a small d is no file; `e8d` may be the beginning of `e8d8`.
    letters_at(rest)
        .filter(|(letter, _)| signed || !matches!(letter, 'a'..='h'))
        .find_map(|(letter, after)| ends(after).then_some(BadWord::UnknownPromotion(letter)))
}

/// What may stand before a promotion's letter: whether anything does.
fn promotion_sign(i: &str) -> Parsed<'_, bool> {
    let (i, sign) = (opt(char('=')), opt(one_of("(/"))).parse_complete(i)?;
    Ok((i, sign != (None, None)))
}

fn reaches_last_rank(mv: WrittenMove) -> bool {
    match mv {
        WrittenMove::San(San {
            to: Target::Square(to),
            ..
        })
        | WrittenMove::Coordinate { to, .. } => is_last_rank(to.rank()),
        _ => false,
    }
}

/// What the text begins with if it is a letter: its first character, then the longer letters of
/// all languages, each by its first character; and the text behind it.
fn letters_at(i: &str) -> impl Iterator<Item = (char, &str)> {
    let first = i.chars().next().unwrap_or(' ');
    let single = first
        .is_alphabetic()
        .then(|| (first, &i[first.len_utf8()..]));
    let longer = Language::all()
        .iter()
        .flat_map(|language| &language.letters().pieces)
        .filter(|letter| letter.text.chars().nth(1).is_some())
        .filter_map(move |letter| Some((first, i.strip_prefix(letter.text.as_str())?)));
    single.into_iter().chain(longer)
}
