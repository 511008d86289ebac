//! Moves of pawns and pieces, without promotion and suffix.

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::char;
use nom::combinator::{map, opt};
use nom::sequence::{delimited, pair};

use crate::board::{File, Rank, Role, Square};
use crate::notation::grammar::fault::{Parsed, no_match};
use crate::notation::grammar::parts::{blanks, capture, capture_sign, dash, file, rank, square};
use crate::notation::grammar::pieces::{pawn, piece};
use crate::notation::{Language, Origin, San, Spelling, Target, WrittenMove};

/// What a production of this file gives.
type Moved = (WrittenMove, Spelling);

/// `coordinates`
pub(super) fn coordinates(i: &str) -> Parsed<'_, Moved> {
    let (i, ((from, one), dash, (to, two))) = (square, opt(dash), square).parse_complete(i)?;
    let form = match dash {
        Some(_) => Spelling::LONG,
        None => Spelling::COORDINATE,
    };
    let promotion = None;
    let mv = WrittenMove::Coordinate {
        from,
        to,
        promotion,
    };
    Ok((i, (mv, one | two | form)))
}

/// Where a move comes from and whether it captures: what stands before its square of arrival.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Lead {
    from: Origin,
    capture: bool,
    dash: bool,
    spelling: Spelling,
}

/// `pawn-move`, with the language to tell whether a small b may be a bishop
pub(super) fn pawn_move<'a>(language: &Language, i: &'a str) -> Parsed<'a, Moved> {
    let behind = map((file_origin, square, char(':')), |(lead, to, _)| {
        (
            Lead {
                capture: true,
                spelling: lead.spelling | Spelling::CAPTURE_SIGN,
                ..lead
            },
            to,
        )
    });
    let before = map(pair(opt(pawn_lead), square), |(lead, to)| {
        (lead.unwrap_or_default(), to)
    });
    // A lead takes the file of `e4` and then finds no square.
    let plain = map(square, |to| (Lead::default(), to));
    let (rest, (lead, to)) = alt((behind, before, plain)).parse_complete(i)?;
    let (mv, mut spelling) = pawn_to(lead, to);
    if i.starts_with('b') && !lead.from.is_none() && lead.from.rank().is_none() {
        spelling |= maybe_bishop(language);
    }
    Ok((rest, (mv, spelling)))
}

fn maybe_bishop(language: &Language) -> Spelling {
    if language.letters().small_b_is_bishop() {
        Spelling::PAWN_OR_BISHOP
    } else {
        Spelling::NONE
    }
}

/// `pawn-lead`
pub(super) fn pawn_lead(i: &str) -> Parsed<'_, Lead> {
    let taking = map(
        pair(alt((square_origin, file_origin)), capture),
        |(lead, sign)| Lead {
            capture: true,
            spelling: lead.spelling | sign,
            ..lead
        },
    );
    let fileless = map(pair(capture_sign, blanks), |(sign, blank)| Lead {
        capture: true,
        spelling: if blank { sign | Spelling::BLANK } else { sign },
        ..Lead::default()
    });
    // A file alone can only be where a capture comes from.
    let signless = map(file_origin, |lead| Lead {
        capture: true,
        spelling: lead.spelling | Spelling::CAPTURE_BARE,
        ..lead
    });
    alt((taking, fileless, signless)).parse_complete(i)
}

/// A pawn's move to a square, with what its spelling says of the capture.
fn pawn_to(lead: Lead, (to, cedilla): (Square, Spelling)) -> Moved {
    let mut spelling = lead.spelling | cedilla;
    let whole = lead.from.whole_square().is_some();
    let other_file = lead.from.file().is_some_and(|file| file != to.file());
    if lead.capture && lead.from.file().is_none() {
        spelling |= Spelling::CAPTURE_NO_FILE;
    } else if lead.capture && whole {
        spelling |= Spelling::CAPTURE_SQUARE;
    } else if other_file && !lead.capture {
        spelling |= Spelling::CAPTURE_BARE;
    }
    if !lead.capture && (whole || lead.dash) {
        spelling |= Spelling::LONG;
    }
    let mv = San {
        role: Role::Pawn,
        from: lead.from,
        capture: lead.capture || other_file,
        to: Target::Square(to),
        promotion: None,
    };
    (WrittenMove::San(mv), spelling)
}

/// `unfinished-promotion`: a pawn's move to its last rank and `=`
pub(super) fn unfinished_promotion<'a>(language: &Language, i: &'a str) -> Parsed<'a, Moved> {
    let (i, ((mv, spelling), _)) = pair(|i| pawn_move(language, i), char('=')).parse_complete(i)?;
    match mv {
        WrittenMove::San(San {
            to: Target::Square(to),
            ..
        }) if is_last_rank(to.rank()) => {
            // Only pawns promote: a b is none but the file here.
            let spelling = spelling.without(Spelling::PAWN_OR_BISHOP);
            Ok((i, (mv, spelling | Spelling::PROMOTION_MISSING)))
        }
        _ => no_match(),
    }
}

/// Whether it is the last rank of either side.
pub(super) fn is_last_rank(rank: Rank) -> bool {
    matches!(rank.index(), 0 | 7)
}

/// `last-rank-square`
pub(super) fn last_rank_square(i: &str) -> Parsed<'_, Square> {
    let (i, (square, _)) = square(i)?;
    if is_last_rank(square.rank()) {
        Ok((i, square))
    } else {
        no_match()
    }
}

/// `file-capture`: `dxc`
pub(super) fn file_capture(i: &str) -> Parsed<'_, Moved> {
    let (i, ((from, one), sign, (to, two))) = (file, capture, file).parse_complete(i)?;
    let spelling = one | sign | two | Spelling::CAPTURE_FILES;
    Ok((i, (to_file(from, to), spelling)))
}

/// `file-pair`: `ed`
pub(super) fn file_pair(i: &str) -> Parsed<'_, Moved> {
    let (i, ((from, one), (to, two))) = pair(file, file).parse_complete(i)?;
    if from.index().abs_diff(to.index()) != 1 {
        return no_match();
    }
    let spelling = one | two | Spelling::CAPTURE_FILES | Spelling::CAPTURE_BARE;
    Ok((i, (to_file(from, to), spelling)))
}

fn to_file(from: File, to: File) -> WrittenMove {
    WrittenMove::San(San {
        role: Role::Pawn,
        from: Origin::new(Some(from), None),
        capture: true,
        to: Target::File(to),
        promotion: None,
    })
}

/// `piece-move`
pub(super) fn piece_move<'a>(language: &Language, i: &'a str) -> Parsed<'a, Moved> {
    let (i, (role, letter)) = piece(language, i)?;
    let (i, (lead, (to, cedilla))) = travel(i)?;
    let mv = San {
        role,
        from: lead.from,
        capture: lead.capture,
        to: Target::Square(to),
        promotion: None,
    };
    let long = if lead.dash {
        Spelling::LONG
    } else {
        Spelling::NONE
    };
    let spelling = letter | lead.spelling | cedilla | long;
    Ok((i, (WrittenMove::San(mv), spelling)))
}

/// `lettered-pawn-move`
pub(super) fn lettered_pawn_move<'a>(language: &Language, i: &'a str) -> Parsed<'a, Moved> {
    let (i, letter) = pawn(language, i)?;
    let (i, (lead, to)) = travel(i)?;
    let (mv, spelling) = pawn_to(lead, to);
    Ok((i, (mv, spelling | letter)))
}

/// `travel`
pub(super) fn travel(i: &str) -> Parsed<'_, (Lead, (Square, Spelling))> {
    let taking = map(pair(opt(origin), capture), |(lead, sign)| {
        let lead = lead.unwrap_or_default();
        Lead {
            capture: true,
            spelling: lead.spelling | sign,
            ..lead
        }
    });
    let going = map(pair(origin, opt(dash)), |(lead, dash)| Lead {
        dash: dash.is_some(),
        ..lead
    });
    let behind = map((opt(origin), square, char(':')), |(lead, to, _)| {
        let lead = lead.unwrap_or_default();
        let lead = Lead {
            capture: true,
            spelling: lead.spelling | Spelling::CAPTURE_SIGN,
            ..lead
        };
        (lead, to)
    });
    // `opt(origin)` takes the square of `Ne5:` and then finds no other.
    let behind_alone = map(pair(square, char(':')), |(to, _)| {
        let lead = Lead {
            capture: true,
            spelling: Spelling::CAPTURE_SIGN,
            ..Lead::default()
        };
        (lead, to)
    });
    let plain = map(square, |to| (Lead::default(), to));
    alt((
        pair(taking, square),
        behind,
        behind_alone,
        pair(going, square),
        plain,
    ))
    .parse_complete(i)
}

/// `origin`
pub(super) fn origin(i: &str) -> Parsed<'_, Lead> {
    let bare = |i| alt((square_origin, file_origin, rank_origin)).parse_complete(i);
    let bracketed = map(delimited(char('('), bare, char(')')), |lead| Lead {
        spelling: lead.spelling | Spelling::ORIGIN_BRACKET,
        ..lead
    });
    alt((bare, bracketed)).parse_complete(i)
}

fn square_origin(i: &str) -> Parsed<'_, Lead> {
    map(square, |(square, spelling)| Lead {
        from: Origin::square(square),
        spelling,
        ..Lead::default()
    })
    .parse_complete(i)
}

fn file_origin(i: &str) -> Parsed<'_, Lead> {
    map(file, |(file, spelling)| Lead {
        from: Origin::new(Some(file), None),
        spelling,
        ..Lead::default()
    })
    .parse_complete(i)
}

fn rank_origin(i: &str) -> Parsed<'_, Lead> {
    map(rank, |rank| Lead {
        from: Origin::new(None, Some(rank)),
        ..Lead::default()
    })
    .parse_complete(i)
}
