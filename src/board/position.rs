//! A position: the men, whose turn it is, and what the rules remember.

use crate::board::attacks;
use crate::board::{Bitboard, Color, File, Move, MoveKind, Piece, Rank, Role, Square, Wing};

/// A chess position, standard or Chess960 (the rules differ only in where castling starts).
///
/// Invariants, which [`crate::board::fen`] checks and [`Position::play`] keeps: one king a side,
/// the side not to move is not in check, no pawn on the first or last rank, every square of
/// `castling` holds a rook on the first rank of its king's side, and `en_passant` is the square
/// passed over by a pawn that stands just beyond it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(super) roles: [Bitboard; 6],
    pub(super) colors: [Bitboard; 2],
    /// The rooks that may still castle, both sides together.
    pub(super) castling: Bitboard,
    pub(super) turn: Color,
    /// The square passed over by the last move, whether or not anything can capture there.
    pub(super) en_passant: Option<Square>,
    pub(super) halfmoves: u32,
    pub(super) fullmove: u32,
}

/// Nothing, then the roles in order.
static BY_NUMBER: [Option<Role>; 8] = [
    None,
    Some(Role::Pawn),
    Some(Role::Knight),
    Some(Role::Bishop),
    Some(Role::Rook),
    Some(Role::Queen),
    Some(Role::King),
    None,
];

impl Default for Position {
    /// The normal starting position.
    fn default() -> Self {
        let bits = |squares: u64| Bitboard(squares);
        Self {
            roles: [
                bits(0x00ff_0000_0000_ff00),
                bits(0x4200_0000_0000_0042),
                bits(0x2400_0000_0000_0024),
                bits(0x8100_0000_0000_0081),
                bits(0x0800_0000_0000_0008),
                bits(0x1000_0000_0000_0010),
            ],
            colors: [bits(0xffff), bits(0xffff << 48)],
            castling: bits(0x8100_0000_0000_0081),
            turn: Color::White,
            en_passant: None,
            halfmoves: 0,
            fullmove: 1,
        }
    }
}

impl Position {
    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The half-move clock: plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the full move, from 1 at the start, raised after Black's move.
    pub fn fullmove(&self) -> u32 {
        self.fullmove
    }

    /// The rooks that may still castle, both sides together.
    pub fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The square that the last move's pawn passed over, whether or not a capture there is legal.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// All men.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// All men of a side.
    #[inline]
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// All men of a role, both sides.
    #[inline]
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The men of a side and role.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color.index()] & self.roles[role.index()]
    }

    /// The king's square.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.pieces(color, Role::King).first_or_any()
    }

    /// What stands on a square, without its colour.
    #[inline]
    pub fn role_on(&self, square: Square) -> Option<Role> {
        // A look-up by all six bits at once: which one is set no processor can guess.
        let number = Role::ALL.into_iter().fold(0, |number, role| {
            let stands = self.roles[role.index()].0 >> square.index() & 1;
            number | (stands * (role.index() as u64 + 1))
        });
        BY_NUMBER[(number & 7) as usize]
    }

    /// What stands on a square.
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        let role = self.role_on(square)?;
        let color = if self.colors[0].has(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// The rook with which a side may still castle on a wing.
    ///
    /// On each wing at most one rook of a side keeps the right; which wing a rook belongs to is
    /// told by the side of the king it stands on.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let rooks = self.castling & self.colors[color.index()];
        let king = self.king(color);
        match wing {
            Wing::King => rooks.last().filter(|rook| rook.file() > king.file()),
            Wing::Queen => rooks.first().filter(|rook| rook.file() < king.file()),
        }
    }

    /// The men of side `by` that attack `square` when `occupied` is occupied.
    #[inline]
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let theirs = self.colors[by.index()];
        let steppers = attacks::pawn(by.other(), square) & self.of_role(Role::Pawn)
            | attacks::on_empty_board(Role::Knight, square) & self.of_role(Role::Knight)
            | attacks::on_empty_board(Role::King, square) & self.of_role(Role::King);
        let mut found = steppers & theirs;
        for slider in self.sliders_towards(square) & theirs {
            if (attacks::between(square, slider) & occupied).is_empty() {
                found |= Bitboard::of(slider);
            }
        }
        found
    }

    /// The men that give check to the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), self.turn.other(), self.occupied())
    }

    /// Plays a move that is legal here; a move that is not leaves an unspecified position.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        let (us, them) = (self.turn, self.turn.other());
        match mv.kind {
            MoveKind::Plain | MoveKind::DoubleStep => return self.step(&mv, Bitboard::of(mv.from)),
            MoveKind::EnPassant => {
                let passed = Bitboard::of(mv.to.ahead(them));
                self.colors[them.index()] ^= passed;
                self.roles[Role::Pawn.index()] ^= passed;
                let mv = Move {
                    captured: None,
                    ..mv
                };
                return self.step(&mv, Bitboard::of(mv.from));
            }
            MoveKind::Promotion(role) => {
                self.step(&mv, Bitboard::of(mv.from));
                let to = Bitboard::of(mv.to);
                self.roles[Role::Pawn.index()] ^= to;
                self.roles[role.index()] ^= to;
                return;
            }
            MoveKind::Castle(wing) => self.castle(us, mv.from, mv.to, wing),
            MoveKind::Null => {}
        }
        self.count(us, false, None);
    }

    /// A man goes from one square to another, as men move, and may capture there. If that leaves his
    /// king in check, this is no position any more. `from`: the set of the square he leaves, which
    /// whoever found him has at hand: the next move waits for what is worked out here.
    ///
    /// What differs from move to move is mostly selected, not branched on, since no processor can
    /// guess it. Captures are branched on: whoever found the move has just asked, so they are known.
    #[expect(
        clippy::inline_always,
        reason = "what is known of the move where it is found need not be asked again"
    )]
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "by value, a move would be put together as one number: see Replay::word"
    )]
    #[inline(always)]
    pub(crate) fn step(&mut self, mv: &Move, from: Bitboard) {
        let (us, them) = (self.turn, self.turn.other());
        let to = Bitboard::of(mv.to);
        if let Some(captured) = mv.captured {
            self.colors[them.index()] ^= to;
            self.roles[captured.index()] ^= to;
        }
        self.colors[us.index()] ^= from | to;
        self.roles[mv.role.index()] ^= from | to;
        if self.castling.any() {
            let home = Bitboard::rank(Rank::ALL[0].seen_by(us)).only_if(mv.role == Role::King);
            self.castling &= !(from | to | home);
        }
        let passed = (mv.kind == MoveKind::DoubleStep).then_some(mv.from.ahead(us));
        self.count(us, mv.is_zeroing(), passed);
    }

    /// Ends the turn of `us`.
    #[inline]
    fn count(&mut self, us: Color, zeroing: bool, passed: Option<Square>) {
        self.halfmoves = if zeroing { 0 } else { self.halfmoves + 1 };
        self.fullmove += us.index() as u32;
        self.en_passant = passed;
        self.turn = us.other();
    }

    /// The move by which the side to move passes: en passant is gone and the half-move clock goes
    /// on. Legal nowhere; read in variations, and only when the king is not in check.
    pub fn null_move(&self) -> Move {
        let king = self.king(self.turn);
        Move {
            role: Role::King,
            from: king,
            to: king,
            captured: None,
            kind: MoveKind::Null,
        }
    }

    #[cold]
    fn castle(&mut self, us: Color, king: Square, rook: Square, wing: Wing) {
        let (king_to, rook_to) = castled(king.rank(), wing);
        let us = us.index();
        let home = Bitboard::of(king) | Bitboard::of(rook);
        // King and rook may swap places in Chess960: take both off before either is put down.
        self.colors[us] &= !home;
        self.colors[us] |= Bitboard::of(king_to) | Bitboard::of(rook_to);
        self.roles[Role::King.index()] ^= Bitboard::of(king);
        self.roles[Role::King.index()] |= Bitboard::of(king_to);
        self.roles[Role::Rook.index()] ^= Bitboard::of(rook);
        self.roles[Role::Rook.index()] |= Bitboard::of(rook_to);
        self.castling &= !Bitboard::rank(king.rank());
    }
}

/// Where king and rook stand after castling: on c and d, or on g and f (FIDE 3.8.2, Guidelines II).
pub fn castled(rank: Rank, wing: Wing) -> (Square, Square) {
    let (king, rook) = match wing {
        Wing::King => (File::ALL[6], File::ALL[5]),
        Wing::Queen => (File::ALL[2], File::ALL[3]),
    };
    (Square::new(king, rank), Square::new(rook, rank))
}
