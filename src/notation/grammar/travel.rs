//! Where a man comes from and goes to.

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::char;
use nom::combinator::{opt, success};
use nom::sequence::delimited;

use crate::board::{File, Square};
use crate::notation::grammar::parts::{
    Parsed, blanks, capture, capture_sign, dash, file, rank, square,
};
use crate::notation::{Origin, Spelling};

/// A way from somewhere to a square.
#[derive(Debug, Clone, Copy)]
pub(super) struct Travel {
    pub(super) from: Origin,
    pub(super) capture: bool,
    pub(super) to: Square,
    pub(super) spelling: Spelling,
}

/// Somewhere, and how it is written.
type Spelled = (Origin, Spelling);

const NOWHERE: Spelled = (Origin::NONE, Spelling::NONE);

/// `travel`, of a man whose letter was read.
pub(super) fn travel(i: &str) -> Parsed<'_, Travel> {
    alt((captured_behind, straight)).parse_complete(i)
}

/// `origin? square ':'`
fn captured_behind(i: &str) -> Parsed<'_, Travel> {
    (
        alt(((origin, square), (success(NOWHERE), square))),
        char(':'),
    )
        .map(|(((from, how), (to, spelling)), _)| Travel {
            from,
            capture: true,
            to,
            spelling: spelling | how | Spelling::CAPTURE_SIGN,
        })
        .parse_complete(i)
}

/// `( origin? capture | origin dash? )? square`
fn straight(i: &str) -> Parsed<'_, Travel> {
    alt((
        (origin, capture.map(Some), square),
        (success(NOWHERE), capture.map(Some), square),
        (origin_and_dash, success(None), square),
        (success(NOWHERE), success(None), square),
    ))
    .map(|((from, how), sign, (to, spelling))| Travel {
        from,
        capture: sign.is_some(),
        to,
        spelling: spelling | how | sign.unwrap_or(Spelling::NONE),
    })
    .parse_complete(i)
}

/// `origin dash?`, with [`Spelling::LONG`] for the dash.
fn origin_and_dash(i: &str) -> Parsed<'_, Spelled> {
    (origin, opt(dash))
        .map(|((origin, how), dash)| match dash {
            Some(_) => (origin, how | Spelling::LONG),
            None => (origin, how),
        })
        .parse_complete(i)
}

/// `origin`
fn origin(i: &str) -> Parsed<'_, Spelled> {
    alt((
        delimited(char('('), part, char(')'))
            .map(|(origin, how)| (origin, how | Spelling::ORIGIN_BRACKET)),
        part,
    ))
    .parse_complete(i)
}

/// A square, a file or a rank. In `Nf3` the f alone is tried too, since a square must follow.
fn part(i: &str) -> Parsed<'_, Spelled> {
    let whole = square.map(|(square, how)| (Origin::square(square), how));
    let by_file = file.map(|(file, how)| (Origin::new(Some(file), None), how));
    let by_rank = rank.map(|rank| (Origin::new(None, Some(rank)), Spelling::NONE));
    alt((whole, by_file, by_rank)).parse_complete(i)
}

/// `pawn-lead? square`, or `file square ':'`: a pawn's move without its letter.
pub(super) fn pawn_move(i: &str) -> Parsed<'_, Travel> {
    alt((
        pawn_captured_behind,
        pawn_from_square,
        pawn_from_file,
        pawn_without_file,
        pawn_advance,
    ))
    .parse_complete(i)
}

/// `ed5:`
fn pawn_captured_behind(i: &str) -> Parsed<'_, Travel> {
    (file, square, char(':'))
        .map(|((from, how), (to, spelling), _)| Travel {
            from: Origin::new(Some(from), None),
            capture: true,
            to,
            spelling: how | spelling | Spelling::CAPTURE_SIGN,
        })
        .parse_complete(i)
}

/// `e5xd4`
fn pawn_from_square(i: &str) -> Parsed<'_, Travel> {
    (square, capture, square)
        .map(|((from, how), sign, (to, spelling))| Travel {
            from: Origin::square(from),
            capture: true,
            to,
            spelling: how | sign | spelling | Spelling::CAPTURE_SQUARE,
        })
        .parse_complete(i)
}

/// `exd5`, and `ed5` without a sign.
fn pawn_from_file(i: &str) -> Parsed<'_, Travel> {
    (file, opt(capture), square)
        .map(|((from, how), sign, (to, spelling))| Travel {
            from: Origin::new(Some(from), None),
            capture: sign.is_some(),
            to,
            spelling: how | spelling | sign.unwrap_or(Spelling::CAPTURE_BARE),
        })
        .parse_complete(i)
}

/// `xd5`
fn pawn_without_file(i: &str) -> Parsed<'_, Travel> {
    (capture_sign, blanks, square)
        .map(|(sign, blank, (to, spelling))| {
            let blank = Spelling::BLANK.when(blank);
            Travel {
                from: Origin::NONE,
                capture: true,
                to,
                spelling: sign | blank | spelling | Spelling::CAPTURE_NO_FILE,
            }
        })
        .parse_complete(i)
}

/// `e4`
fn pawn_advance(i: &str) -> Parsed<'_, Travel> {
    square
        .map(|(to, spelling)| Travel {
            from: Origin::NONE,
            capture: false,
            to,
            spelling,
        })
        .parse_complete(i)
}

/// `file-capture`: `dxc`; the two files and the spelling.
pub(super) fn file_capture(i: &str) -> Parsed<'_, (File, File, Spelling)> {
    (file, capture, file)
        .map(|((from, how), sign, (to, spelling))| {
            (from, to, how | sign | spelling | Spelling::CAPTURE_FILES)
        })
        .parse_complete(i)
}

/// `file-pair`: `ed`, two neighbouring files.
pub(super) fn file_pair(i: &str) -> Parsed<'_, (File, File, Spelling)> {
    let (rest, ((from, how), (to, spelling))) = (file, file).parse_complete(i)?;
    if from.index().abs_diff(to.index()) != 1 {
        return Err(nom::Err::Error(()));
    }
    let spelling = how | spelling | Spelling::CAPTURE_FILES | Spelling::CAPTURE_BARE;
    Ok((rest, (from, to, spelling)))
}
