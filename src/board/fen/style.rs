//! The conventions in which FEN is written.

/// How a position is written as FEN, where there is more than one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FenStyle {
    /// When the en passant square is written.
    pub en_passant: EnPassantStyle,
    /// How castling rights are written.
    pub castling: CastlingStyle,
}

/// When the en passant square is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EnPassantStyle {
    /// Only where a capture is legal, so that equal positions have equal FENs (FIDE 9.2.3).
    #[default]
    Legal,
    /// After every two-square advance of a pawn, as the PGN standard has it (16.1.3.4).
    Always,
}

/// How castling rights are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CastlingStyle {
    /// X-FEN: `KQkq` for the outermost rook on the wing, else the rook's file. In standard chess
    /// this is FEN.
    #[default]
    XFen,
    /// Shredder-FEN: always the rook's file, `HAha`.
    Shredder,
}
