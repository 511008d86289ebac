//! The lenient reader of move words: the productions of `grammar/algebraic.ebnf` as nom parsers.
//!
//! It reads every form that real files hold and notes how each departs from canonical SAN. Words of
//! canonical form never come here but where a language's letters take several bytes: see
//! [`crate::notation::decode`].

mod bad;
mod figurine;
mod parts;
mod promotion;
mod suffix;
mod travel;

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::one_of;
use nom::combinator::opt;

use crate::board::{Role, Wing};
use crate::notation::grammar::figurine::figurine;
use crate::notation::grammar::parts::{Parsed, dash, square};
use crate::notation::grammar::promotion::{
    Promotion, coordinate_promotion, promotion, signed_promotion,
};
use crate::notation::grammar::suffix::{Suffix, sign_suffix, suffix};
use crate::notation::grammar::travel::{Travel, file_capture, file_pair, pawn_move, travel};
use crate::notation::{
    Annotation, BadWord, CheckMark, Language, Origin, San, Spelling, Target, Written, WrittenMove,
};

/// Longest word that can be a move, in bytes; longer ones are not looked at.
const LONGEST: usize = 64;

/// Reads a word; `word` of the grammar.
pub(super) fn read(language: &Language, word: &[u8]) -> Result<Written, BadWord> {
    if word.len() > LONGEST {
        return Err(BadWord::NotAMove);
    }
    let text = std::str::from_utf8(word).map_err(|_| BadWord::NotUtf8)?;
    null_move(text)
        .or_else(|| castling(text))
        .or_else(|| coordinates(language, text))
        .or_else(|| unfinished_promotion(text))
        .or_else(|| pawn(language, text))
        .or_else(|| pawn_by_files(language, text))
        .or_else(|| lettered(language, text))
        .ok_or_else(|| bad::why(language, text))
        .and_then(refuse_impossible_promotion)
}

/// A promotion to a king or a pawn is none that could be resolved.
fn refuse_impossible_promotion(written: Written) -> Result<Written, BadWord> {
    let promotion = match written.mv {
        WrittenMove::San(san) => san.promotion,
        WrittenMove::Coordinate { promotion, .. } => promotion,
        _ => None,
    };
    match promotion {
        Some(role @ (Role::King | Role::Pawn)) => Err(BadWord::PromotionTo(role)),
        _ => Ok(written),
    }
}

fn written(mv: WrittenMove, spelling: Spelling, suffix: Suffix) -> Written {
    Written {
        mv,
        mark: suffix.mark,
        nag: suffix.nag,
        spelling: spelling | suffix.spelling,
    }
}

/// `null-move annotation?`
fn null_move(i: &str) -> Option<Written> {
    let rest = ["--", "Z0", "<>"]
        .iter()
        .find_map(|null| i.strip_prefix(null))?;
    let annotation = Annotation::longest_at_start(rest).filter(|found| found.mark == rest);
    if annotation.is_none() && !rest.is_empty() {
        return None;
    }
    let glued = annotation.is_some_and(|found| !found.is_standard());
    Some(Written {
        mv: WrittenMove::Null,
        mark: CheckMark::None,
        nag: annotation.map_or(0, |found| found.nag),
        spelling: Spelling::GLUED_MARK.when(glued),
    })
}

/// `castling suffix`
fn castling(i: &str) -> Option<Written> {
    let (rest, (wing, spelling)) = castling_letters(i).ok()?;
    Some(written(WrittenMove::Castle(wing), spelling, suffix(rest)?))
}

/// `castling`: the long form first.
fn castling_letters(i: &str) -> Parsed<'_, (Wing, Spelling)> {
    let long = (
        castling_letter,
        dash,
        castling_letter,
        dash,
        castling_letter,
    )
        .map(|(a, one, b, two, c)| (Wing::Queen, a | b | c | dashed(one && two)));
    let bare = (castling_letter, castling_letter, castling_letter)
        .map(|(a, b, c)| (Wing::Queen, a | b | c | Spelling::CASTLING_DASH));
    let short = (castling_letter, opt(dash), castling_letter)
        .map(|(a, one, b)| (Wing::King, a | b | dashed(one.unwrap_or(false))));
    alt((long, bare, short)).parse_complete(i)
}

fn dashed(hyphens: bool) -> Spelling {
    Spelling::CASTLING_DASH.when(!hyphens)
}

/// `castling-letter`
fn castling_letter(i: &str) -> Parsed<'_, Spelling> {
    one_of("Oo0")
        .map(|letter| match letter {
            'O' => Spelling::NONE,
            'o' => Spelling::CASTLING_SMALL,
            _ => Spelling::CASTLING_ZERO,
        })
        .parse_complete(i)
}

/// `coordinates coordinate-promotion? suffix`
fn coordinates(language: &Language, i: &str) -> Option<Written> {
    let (rest, ((from, how), long, (to, spelling))) =
        (square, opt(dash), square).parse_complete(i).ok()?;
    let form = match long {
        Some(_) => Spelling::LONG,
        None => Spelling::COORDINATE,
    };
    let promotions = coordinate_promotion(language.letters(), rest);
    with_promotion(promotions, rest, suffix, |promotion| {
        let mv = WrittenMove::Coordinate {
            from,
            to,
            promotion,
        };
        (mv, how | spelling | form)
    })
}

/// The first way in which a promotion, or none, and a suffix end the word.
fn with_promotion<'a>(
    promotions: Vec<(&'a str, Promotion)>,
    rest: &'a str,
    ending: fn(&str) -> Option<Suffix>,
    mv: impl Fn(Option<Role>) -> (WrittenMove, Spelling),
) -> Option<Written> {
    let found = promotions.into_iter().find_map(|(rest, (role, how))| {
        let suffix = ending(rest)?;
        let (mv, spelling) = mv(Some(role));
        Some(written(mv, spelling | how, suffix))
    });
    found.or_else(|| {
        let suffix = ending(rest)?;
        let (mv, spelling) = mv(None);
        Some(written(mv, spelling, suffix))
    })
}

/// `unfinished-promotion suffix`: `e8=`.
fn unfinished_promotion(i: &str) -> Option<Written> {
    let (rest, travel) = pawn_move(i).ok()?;
    let rest = rest.strip_prefix('=')?;
    if !matches!(travel.to.rank().index(), 0 | 7) {
        return None;
    }
    let spelling = travel.spelling | Spelling::PROMOTION_MISSING;
    Some(written(
        san(Role::Pawn, travel, None),
        spelling,
        suffix(rest)?,
    ))
}

/// `pawn-move promotion? suffix`
fn pawn(language: &Language, i: &str) -> Option<Written> {
    let (rest, travel) = pawn_move(i).ok()?;
    let letters = language.letters();
    // `bc3` and `bxc3`: a bishop, if no pawn can.
    let bishop = i.starts_with('b')
        && travel.from == Origin::new(travel.from.file(), None)
        && !travel.from.is_none()
        && letters.small_b_is_bishop();
    let maybe = Spelling::PAWN_OR_BISHOP.when(bishop);
    with_promotion(promotion(letters, rest), rest, suffix, |promotion| {
        (san(Role::Pawn, travel, promotion), travel.spelling | maybe)
    })
}

/// `file-capture signed-promotion? suffix` and `file-pair signed-promotion? sign-suffix`
fn pawn_by_files(language: &Language, i: &str) -> Option<Written> {
    let by_files = |(rest, (from, to, spelling)): (&_, _), ending, capture| {
        let promotions = signed_promotion(language.letters(), rest);
        with_promotion(promotions, rest, ending, |promotion| {
            let san = San {
                role: Role::Pawn,
                from: Origin::new(Some(from), None),
                capture,
                to: Target::File(to),
                promotion,
            };
            (WrittenMove::San(san), spelling)
        })
    };
    let signed = file_capture(i).ok();
    signed
        .and_then(|found| by_files(found, suffix, true))
        .or_else(|| by_files(file_pair(i).ok()?, sign_suffix, false))
}

/// `piece-move signed-promotion? suffix` and `lettered-pawn-move promotion? suffix`
fn lettered(language: &Language, i: &str) -> Option<Written> {
    let letters = language.letters();
    let (rest, role, spelling) = leading_piece(language, i)?;
    let (rest, travel) = travel(rest).ok()?;
    let promotions = match role {
        Role::Pawn => promotion(letters, rest),
        _ => signed_promotion(letters, rest),
    };
    with_promotion(promotions, rest, suffix, |promotion| {
        (san(role, travel, promotion), travel.spelling | spelling)
    })
}

/// A piece's letter or figurine, and how it is spelled.
fn leading_piece<'a>(language: &Language, i: &'a str) -> Option<(&'a str, Role, Spelling)> {
    if let Ok((rest, role)) = figurine(i) {
        return Some((rest, role, Spelling::FIGURINE));
    }
    let letter = language
        .letters()
        .pieces
        .iter()
        .find(|letter| i.starts_with(&letter.text))?;
    let spelling = match (letter.role, letter.small) {
        (Role::Pawn, _) => Spelling::PAWN_LETTER,
        (_, true) => Spelling::PIECE_SMALL,
        (_, false) => Spelling::NONE,
    };
    Some((&i[letter.text.len()..], letter.role, spelling))
}

fn san(role: Role, travel: Travel, promotion: Option<Role>) -> WrittenMove {
    WrittenMove::San(San {
        role,
        from: travel.from,
        capture: travel.capture,
        to: Target::Square(travel.to),
        promotion,
    })
}
