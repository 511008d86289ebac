//! The productions of the move grammar by name, for tests that bind them to the EBNF file.

use crate::board::Role;
use crate::notation::grammar::fault::Parsed;
use crate::notation::grammar::{castling, moves, parts, pieces, suffix, word};
use crate::notation::{Language, Spelling};

/// A production of `grammar/algebraic.ebnf` and the parser that stands for it.
#[derive(Debug, Clone, Copy)]
pub struct Production {
    /// Its name in the grammar.
    pub name: &'static str,
    /// Whether the parser takes the whole text, in the letters of a language.
    pub matches: fn(&Language, &str) -> bool,
}

/// Whether a parser took the whole text.
#[expect(
    clippy::needless_pass_by_value,
    reason = "called on what a parser has just returned"
)]
fn all<T>(parsed: Parsed<'_, T>) -> bool {
    matches!(parsed, Ok(("", _)))
}

/// Whether a man's parser took the whole text, written in a certain way.
#[expect(
    clippy::needless_pass_by_value,
    reason = "called on what a parser has just returned"
)]
fn man(parsed: Parsed<'_, (Role, Spelling)>, way: Spelling) -> bool {
    matches!(parsed, Ok(("", (_, found))) if found == way)
}

/// The figurine of one of these roles.
fn figurine(i: &str, wanted: fn(Role) -> bool) -> bool {
    matches!(pieces::figurine(i), Ok(("", role)) if wanted(role))
}

macro_rules! productions {
    ($($name:literal $matches:expr;)*) => {
        &[$(Production { name: $name, matches: $matches }),*]
    };
}

/// Every production of `grammar/algebraic.ebnf`, in its order.
pub const PRODUCTIONS: &[Production] = productions! {
    "word" |language, i| word::word(language, i).is_some();
    "null-move" |_, i| all(castling::null_move(i));
    "castling" |_, i| all(castling::castling(i));
    "long-castling" |_, i| all(castling::long(i));
    "short-castling" |_, i| all(castling::short(i));
    "castling-letter" |_, i| all(castling::letter(i));
    "pawn-move" |language, i| all(moves::pawn_move(language, i));
    "pawn-lead" |_, i| all(moves::pawn_lead(i));
    "unfinished-promotion" |language, i| all(moves::unfinished_promotion(language, i));
    "last-rank-square" |_, i| all(moves::last_rank_square(i));
    "file-capture" |_, i| all(moves::file_capture(i));
    "file-pair" |_, i| all(moves::file_pair(i));
    "piece-move" |language, i| all(moves::piece_move(language, i));
    "lettered-pawn-move" |language, i| all(moves::lettered_pawn_move(language, i));
    "travel" |_, i| all(moves::travel(i));
    "origin" |_, i| all(moves::origin(i));
    "piece-letter" |language, i| man(pieces::piece(language, i), Spelling::NONE);
    "small-piece-letter" |language, i| man(pieces::piece(language, i), Spelling::PIECE_SMALL);
    "pawn-letter" |language, i| {
        matches!(pieces::pawn(language, i), Ok(("", Spelling::PAWN_LETTER)))
    };
    "piece-figurine" |_, i| figurine(i, |role| role != Role::Pawn);
    "pawn-figurine" |_, i| figurine(i, |role| role == Role::Pawn);
    "presentation" |_, i| all(pieces::presentation(i));
    "coordinates" |_, i| all(moves::coordinates(i));
    "coordinate-promotion" |language, i| all(pieces::coordinate_promotion(language, i));
    "promotion" |language, i| all(pieces::promotion(language, i));
    "signed-promotion" |language, i| all(pieces::signed_promotion(language, i));
    "promotion-piece" |language, i| all(pieces::promotion_piece(language, i));
    "promotion-letter" |language, i| {
        all(pieces::promotion_piece(language, i)) && pieces::figurine(i).is_err()
    };
    "promotion-figurine" |_, i| figurine(i, |role| Role::PROMOTIONS.contains(&role));
    "suffix" |_, i| suffix::suffix(i).is_some();
    "sign-suffix" |_, i| suffix::sign_suffix(i).is_some();
    "apart-en-passant" |_, i| all(suffix::apart_en_passant(i));
    "apart-check" |_, i| all(suffix::apart_check(i));
    "en-passant" |_, i| all(suffix::en_passant(i));
    "en-passant-letters" |_, i| all(suffix::en_passant_letters(i));
    "check" |_, i| all(suffix::check(i));
    "check-sign" |_, i| all(suffix::check_sign(i));
    "check-word" |_, i| all(suffix::check_word(i));
    "annotation" |_, i| all(suffix::annotation(i));
    "capture" |_, i| all(parts::capture(i));
    "capture-sign" |_, i| all(parts::capture_sign(i));
    "square" |_, i| all(parts::square(i));
    "file" |_, i| all(parts::file(i));
    "rank" |_, i| all(parts::rank(i));
    "dash" |_, i| all(parts::dash(i));
    "blank" |_, i| all(parts::blank(i));
};
