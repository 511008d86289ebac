//! Positions in FEN tags.

use crate::board::fen::{FenFault, FenField, FenMend, LostEnPassant, LostRight};
use crate::board::{Color, Rank};
use crate::report::words::phrase::Phrase;

/// Why a position cannot be set up.
pub(super) fn fault(fault: FenFault) -> Phrase {
    let new = Phrase::new;
    match fault {
        FenFault::Empty => new("bad-fen-empty"),
        FenFault::OtherLetters => new("bad-fen-other-letters"),
        FenFault::RankCount { ranks } => new("bad-fen-rank-count").number("ranks", ranks as u64),
        FenFault::RankLength { rank, squares } => {
            on_rank(new("bad-fen-rank-length"), rank).number("squares", squares as u64)
        }
        FenFault::Letter { rank, letter } => {
            on_rank(new("bad-fen-letter"), rank).text("letter", letter)
        }
        FenFault::Kings { white, black } => kings(white, black),
        FenFault::PawnOnEndRank { square } => new("bad-fen-pawn").square("square", square),
        FenFault::Turn => new("bad-fen-turn"),
        FenFault::Castling { letter } => new("bad-fen-castling").text("letter", letter),
        FenFault::EnPassant => new("bad-fen-en-passant"),
        FenFault::EnPassantRank { square } => {
            new("bad-fen-en-passant-rank").square("square", square)
        }
        FenFault::OpponentInCheck { king, by } => {
            new("bad-fen-check").square("king", king).square("by", by)
        }
    }
}

fn on_rank(phrase: Phrase, rank: Rank) -> Phrase {
    phrase.text("rank", rank.digit())
}

fn kings(white: u32, black: u32) -> Phrase {
    let (color, count) = match (white, black) {
        (0, 0) => return Phrase::new("bad-fen-no-kings"),
        (1, _) => (Color::Black, black),
        _ => (Color::White, white),
    };
    let key = match count {
        0 => "bad-fen-no-king",
        _ => "bad-fen-many-kings",
    };
    let phrase = Phrase::new(key).color("color", color);
    match count {
        0 => phrase,
        _ => phrase.number("count", u64::from(count)),
    }
}

/// What was mended.
pub(super) fn mend(mend: FenMend) -> Phrase {
    let new = Phrase::new;
    match mend {
        FenMend::MissingFields { first } => {
            new("mended-fen-missing").text("rest", fields_from(first))
        }
        FenMend::ExtraText => new("mended-fen-extra"),
        FenMend::SplitDigits { rank } => on_rank(new("mended-fen-split-digits"), rank),
        FenMend::Capital { .. } => new("mended-fen-capital"),
        FenMend::Dash { .. } => new("mended-fen-dash"),
        FenMend::CastlingForm => new("mended-fen-castling-form"),
        FenMend::CastlingDropped { color, letter, why } => {
            let phrase = match why {
                LostRight::King => new("mended-fen-castling-king").color("color", color),
                LostRight::Rook => new("mended-fen-castling-rook").color("color", color),
                LostRight::Wing => new("mended-fen-castling-wing"),
            };
            phrase.text("letter", letter)
        }
        FenMend::EnPassantDropped { square, why } => {
            let key = match why {
                LostEnPassant::Side => "mended-fen-en-passant-side",
                LostEnPassant::Pawn => "mended-fen-en-passant-pawn",
                LostEnPassant::Occupied => "mended-fen-en-passant-occupied",
            };
            new(key).square("square", square)
        }
        FenMend::ManyMen { color, men } => new("mended-fen-men")
            .color("color", color)
            .number("count", u64::from(men)),
        FenMend::ManyPawns { color, pawns } => new("mended-fen-pawns")
            .color("color", color)
            .number("count", u64::from(pawns)),
        FenMend::Halfmoves => new("mended-fen-halfmoves"),
        FenMend::Fullmove => new("mended-fen-fullmove"),
        FenMend::FullmoveZero => new("mended-fen-fullmove-zero"),
    }
}

/// The usual values of a field and all after it: `w - - 0 1`.
fn fields_from(first: FenField) -> String {
    let rest = FenField::ALL.into_iter().filter(|field| *field >= first);
    let values: Vec<&str> = rest.map(FenField::default_text).collect();
    values.join(" ")
}
