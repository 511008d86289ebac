//! Piece letters and figurines, before a move and in a promotion.

use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, one_of, satisfy};
use nom::combinator::{map_opt, opt};
use nom::sequence::{delimited, preceded, terminated};

use crate::board::Role;
use crate::notation::grammar::fault::{Parsed, no_match};
use crate::notation::letters::Letter;
use crate::notation::{Language, Spelling};

/// `piece-letter`, `small-piece-letter`, `piece-figurine`
pub(super) fn piece<'a>(language: &Language, i: &'a str) -> Parsed<'a, (Role, Spelling)> {
    let (rest, found) = man(language, i)?;
    match found.0 {
        Role::Pawn => no_match(),
        _ => Ok((rest, found)),
    }
}

/// `pawn-letter`, `pawn-figurine`
pub(super) fn pawn<'a>(language: &Language, i: &'a str) -> Parsed<'a, Spelling> {
    let (rest, (role, spelling)) = man(language, i)?;
    match role {
        Role::Pawn if spelling.has(Spelling::FIGURINE) => Ok((rest, spelling)),
        Role::Pawn => Ok((rest, Spelling::PAWN_LETTER)),
        _ => no_match(),
    }
}

/// Any man's figurine, or its letter before a move.
fn man<'a>(language: &Language, i: &'a str) -> Parsed<'a, (Role, Spelling)> {
    if let Ok((rest, role)) = figurine(i) {
        return Ok((rest, (role, Spelling::FIGURINE)));
    }
    let (rest, letter) = letter(&language.letters().pieces, i)?;
    let spelling = if letter.small {
        Spelling::PIECE_SMALL
    } else {
        Spelling::NONE
    };
    Ok((rest, (letter.role, spelling)))
}

/// The first letter of the list that the text begins with.
fn letter<'a, 'l>(letters: &'l [Letter], i: &'a str) -> Parsed<'a, &'l Letter> {
    for letter in letters {
        if let Ok((rest, _)) = tag::<_, _, nom::error::Error<&str>>(letter.text.as_str())(i) {
            return Ok((rest, letter));
        }
    }
    no_match()
}

/// A figurine of either colour.
pub(super) fn figurine(i: &str) -> Parsed<'_, Role> {
    const WHITE_KING: u32 = 0x2654;
    let role = |c: char| {
        let index = (c as u32).checked_sub(WHITE_KING)?;
        [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ]
        .get(index as usize % 6)
        .copied()
    };
    let sign = satisfy(|c| matches!(c, '\u{2654}'..='\u{265f}'));
    terminated(map_opt(sign, role), opt(presentation)).parse_complete(i)
}

/// `presentation`: a variation selector, which asks for a letter's or a picture's look.
pub(super) fn presentation(i: &str) -> Parsed<'_, char> {
    one_of("\u{fe0e}\u{fe0f}").parse_complete(i)
}

/// `promotion-piece`, and with it the letters of kings and pawns, to which no pawn promotes.
pub(super) fn promotion_man<'a>(language: &Language, i: &'a str) -> Parsed<'a, (Role, Spelling)> {
    if let Ok((rest, role)) = figurine(i) {
        return Ok((rest, (role, Spelling::FIGURINE)));
    }
    let (rest, letter) = letter(&language.letters().promotions, i)?;
    let spelling = if letter.small {
        Spelling::PROMOTION_SMALL
    } else {
        Spelling::NONE
    };
    Ok((rest, (letter.role, spelling)))
}

/// `promotion-piece`
pub(super) fn promotion_piece<'a>(language: &Language, i: &'a str) -> Parsed<'a, (Role, Spelling)> {
    let (rest, found) = promotion_man(language, i)?;
    if Role::PROMOTIONS.contains(&found.0) {
        Ok((rest, found))
    } else {
        no_match()
    }
}

/// What a promotion parser gives: the piece and how it was written.
pub(super) type Promoted = (Role, Spelling);

/// `signed-promotion`: `=D`
pub(super) fn signed_promotion<'a>(language: &Language, i: &'a str) -> Parsed<'a, Promoted> {
    preceded(char('='), |i| promotion_piece(language, i)).parse_complete(i)
}

/// `promotion`: `=D`, `D`, `(D)`, `=(D)`, `/D`
pub(super) fn promotion<'a>(language: &Language, i: &'a str) -> Parsed<'a, Promoted> {
    let piece = |i| promotion_piece(language, i);
    let bracket = delimited((opt(char('=')), char('(')), piece, char(')'));
    let stroke = preceded(char('/'), piece);
    let add = |bit: Spelling| move |(role, spelling): Promoted| (role, spelling | bit);
    alt((
        |i| signed_promotion(language, i),
        alt((bracket, stroke)).map(add(Spelling::PROMOTION_BRACKET)),
        piece.map(add(Spelling::PROMOTION_BARE)),
    ))
    .parse_complete(i)
}

/// `coordinate-promotion`: UCI's letters in every language, then the forms of other promotions.
pub(super) fn coordinate_promotion<'a>(language: &Language, i: &'a str) -> Parsed<'a, Promoted> {
    let uci = map_opt(one_of("qrbn"), |letter| {
        Some((Role::from_fen_letter(letter)?, Spelling::NONE))
    });
    alt((uci, |i| promotion(language, i))).parse_complete(i)
}
