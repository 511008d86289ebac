//! Samples of positions in FEN tags.

use super::{Sample, square};
use crate::board::fen::{FenFault, FenField, FenMend, LostEnPassant, LostRight};
use crate::board::{Color, Rank};
use crate::report::{Detail, Rule};

fn rank(digit: u8) -> Rank {
    Rank::from_digit(digit).expect("a rank")
}

pub(super) fn faults() -> Vec<Sample> {
    let kings = |white, black| FenFault::Kings { white, black };
    let length = |squares| FenFault::RankLength {
        rank: rank(b'6'),
        squares,
    };
    let faults = [
        FenFault::Empty,
        FenFault::OtherLetters,
        FenFault::RankCount { ranks: 7 },
        FenFault::RankCount { ranks: 1 },
        length(7),
        length(1),
        length(0),
        FenFault::Letter {
            rank: rank(b'8'),
            letter: 'x',
        },
        kings(0, 0),
        kings(1, 0),
        kings(0, 1),
        kings(2, 1),
        kings(1, 11),
        FenFault::PawnOnEndRank {
            square: square("e8"),
        },
        FenFault::Turn,
        FenFault::Castling { letter: 'X' },
        FenFault::EnPassant,
        FenFault::EnPassantRank {
            square: square("e4"),
        },
        FenFault::OpponentInCheck {
            king: square("e8"),
            by: square("e1"),
        },
    ];
    let sample = |fault| (Rule::BadFen, Detail::Fen(fault));
    faults.map(sample).to_vec()
}

pub(super) fn mends() -> Vec<Sample> {
    let color = Color::Black;
    let castling = |why| FenMend::CastlingDropped {
        color,
        letter: 'k',
        why,
    };
    let en_passant = |why| FenMend::EnPassantDropped {
        square: square("e3"),
        why,
    };
    let missing = |first| FenMend::MissingFields { first };
    let mends = [
        missing(FenField::Turn),
        missing(FenField::Halfmoves),
        FenMend::ExtraText,
        FenMend::SplitDigits { rank: rank(b'8') },
        FenMend::Capital {
            field: FenField::Turn,
        },
        FenMend::Dash {
            field: FenField::Castling,
        },
        FenMend::CastlingForm,
        castling(LostRight::King),
        castling(LostRight::Rook),
        castling(LostRight::Wing),
        en_passant(LostEnPassant::Side),
        en_passant(LostEnPassant::Pawn),
        en_passant(LostEnPassant::Occupied),
        FenMend::ManyMen { color, men: 17 },
        FenMend::ManyPawns { color, pawns: 9 },
        FenMend::Halfmoves,
        FenMend::Fullmove,
        FenMend::FullmoveZero,
    ];
    let sample = |mend| (Rule::MendedFen, Detail::FenMended(mend));
    mends.map(sample).to_vec()
}
