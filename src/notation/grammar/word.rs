//! A whole move word.

use crate::notation::grammar::castling::{castling, null_move};
use crate::notation::grammar::fault::Parsed;
use crate::notation::grammar::moves::{
    coordinates, file_capture, file_pair, lettered_pawn_move, pawn_move, piece_move,
    unfinished_promotion,
};
use crate::notation::grammar::pieces::{
    Promoted, coordinate_promotion, promotion, signed_promotion,
};
use crate::notation::grammar::suffix::{Suffix, annotation, sign_suffix, suffix};
use crate::notation::{CheckMark, Language, Spelling, Written, WrittenMove};

type Moved = (WrittenMove, Spelling);

/// One alternative of the production `word`: a move, the promotion that may follow it, and the
/// suffix that must end the word.
struct Form {
    moved: for<'a> fn(&Language, &'a str) -> Parsed<'a, Moved>,
    promotion: Option<for<'a> fn(&Language, &'a str) -> Parsed<'a, Promoted>>,
    suffix: fn(&str) -> Option<Suffix>,
}

/// The alternatives in the order in which they are tried: a small b is a pawn before it is a
/// bishop, and the `=` of `e8=+` a promotion begun before it is part of an evaluation.
const FORMS: [Form; 8] = [
    Form {
        moved: |_, i| castling(i),
        promotion: None,
        suffix,
    },
    Form {
        moved: |_, i| coordinates(i),
        promotion: Some(coordinate_promotion),
        suffix,
    },
    Form {
        moved: unfinished_promotion,
        promotion: None,
        suffix,
    },
    Form {
        moved: pawn_move,
        promotion: Some(promotion),
        suffix,
    },
    Form {
        moved: |_, i| file_capture(i),
        promotion: Some(signed_promotion),
        suffix,
    },
    Form {
        moved: |_, i| file_pair(i),
        promotion: Some(signed_promotion),
        suffix: sign_suffix,
    },
    Form {
        moved: piece_move,
        promotion: Some(signed_promotion),
        suffix,
    },
    Form {
        moved: lettered_pawn_move,
        promotion: Some(promotion),
        suffix,
    },
];

/// `word`: the whole of `i`, or nothing.
pub(super) fn word(language: &Language, i: &str) -> Option<Written> {
    null(i).or_else(|| FORMS.iter().find_map(|form| form.read(language, i)))
}

fn null(i: &str) -> Option<Written> {
    let (rest, mv) = null_move(i).ok()?;
    let (nag, spelling) = match (rest, annotation(rest)) {
        ("", _) => (0, Spelling::NONE),
        (_, Ok(("", found))) => found,
        _ => return None,
    };
    Some(Written {
        mv,
        mark: CheckMark::None,
        nag,
        spelling,
    })
}

impl Form {
    fn read(&self, language: &Language, i: &str) -> Option<Written> {
        let (rest, moved) = (self.moved)(language, i).ok()?;
        // What looks like a promotion may be the beginning of a suffix: `e8ch`.
        let promoted = self.promotion.and_then(|parser| {
            let (rest, promoted) = parser(language, rest).ok()?;
            Some(written(promote(moved, promoted), (self.suffix)(rest)?))
        });
        promoted.or_else(|| Some(written(moved, (self.suffix)(rest)?)))
    }
}

fn promote((mv, spelling): Moved, (role, how): Promoted) -> Moved {
    let promotion = Some(role);
    let mv = match mv {
        WrittenMove::San(mut san) => {
            san.promotion = promotion;
            WrittenMove::San(san)
        }
        WrittenMove::Coordinate { from, to, .. } => WrittenMove::Coordinate {
            from,
            to,
            promotion,
        },
        WrittenMove::Castle(_) | WrittenMove::Null => mv,
    };
    // Only pawns promote, so a small b is the file.
    (mv, (spelling | how).without(Spelling::PAWN_OR_BISHOP))
}

fn written((mv, spelling): Moved, suffix: Suffix) -> Written {
    Written {
        mv,
        mark: suffix.mark,
        nag: suffix.nag,
        spelling: spelling | suffix.spelling,
    }
}
