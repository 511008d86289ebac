//! What a pawn is said to become.

use nom::Parser;
use nom::character::complete::{char, one_of};
use nom::combinator::opt;
use nom::sequence::delimited;

use crate::board::Role;
use crate::notation::Spelling;
use crate::notation::grammar::figurine::figurine;
use crate::notation::letters::Letters;

/// A promotion piece: its role (a king or a pawn too, which no pawn can become) and its spelling.
pub(super) type Promotion = (Role, Spelling);

/// `promotion`: each way to read the beginning of `i`, with what follows it.
pub(super) fn promotion<'a>(letters: &Letters, i: &'a str) -> Vec<(&'a str, Promotion)> {
    let mut readings = signed_promotion(letters, i);
    let read = |i: &'a str| piece(letters, i).ok_or(nom::Err::Error(()));
    let bracketed = (opt(char('=')), delimited(char('('), read, char(')')))
        .map(|(_, (role, how))| (role, how | Spelling::PROMOTION_BRACKET))
        .parse_complete(i);
    readings.extend(bracketed);
    let marked = |i, with| piece(letters, i).map(|(rest, (role, how))| (rest, (role, how | with)));
    if let Some(rest) = i.strip_prefix('/') {
        readings.extend(marked(rest, Spelling::PROMOTION_BRACKET));
    }
    readings.extend(marked(i, Spelling::PROMOTION_BARE));
    readings
}

/// `signed-promotion`
pub(super) fn signed_promotion<'a>(letters: &Letters, i: &'a str) -> Vec<(&'a str, Promotion)> {
    i.strip_prefix('=')
        .and_then(|rest| piece(letters, rest))
        .into_iter()
        .collect()
}

/// `coordinate-promotion`: UCI's letters, in every language, before the language's own.
pub(super) fn coordinate_promotion<'a>(letters: &Letters, i: &'a str) -> Vec<(&'a str, Promotion)> {
    let uci = one_of::<_, _, ()>("qrbn").parse_complete(i).ok();
    let uci = uci.and_then(|(rest, letter)| {
        Role::from_fen_letter(letter).map(|role| (rest, (role, Spelling::NONE)))
    });
    uci.into_iter().chain(promotion(letters, i)).collect()
}

/// `promotion-piece`: the longest letter, in either case, or a figurine.
fn piece<'a>(letters: &Letters, i: &'a str) -> Option<(&'a str, Promotion)> {
    if let Ok((rest, role)) = figurine(i) {
        return Some((rest, (role, Spelling::FIGURINE)));
    }
    let letter = letters
        .promotions
        .iter()
        .find(|letter| i.starts_with(&letter.text))?;
    let spelling = Spelling::PROMOTION_SMALL.when(letter.small);
    Some((&i[letter.text.len()..], (letter.role, spelling)))
}
