//! How a position stands: mate, stalemate, dead by material, and the counts of moves that draw.

use crate::board::{Bitboard, Color, Danger, Position, Role};

/// Plies without capture or pawn move after which a player may claim a draw (FIDE 9.3).
pub(crate) const FIFTY_MOVES: u32 = 100;
/// Plies without capture or pawn move after which the game is drawn by itself (FIDE 9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;

/// Which positions are dead by material alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Material {
    /// FIDE 5.2.2: neither side can mate by any sequence of legal moves. King against king, king
    /// and one knight against king, and bishops that all stand on squares of one colour.
    #[default]
    Fide,
    /// The same and king and two knights against king, which federations' teaching material lists
    /// as a draw, since mate cannot be forced.
    Documento,
}

/// What ends a game without anyone saying so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Xeque-mate: the side to move has lost (FIDE 5.1.1).
    Checkmate,
    /// Afogamento: the side to move is not in check and has no legal move (FIDE 5.2.1).
    Stalemate,
    /// Neither side has the men to mate (FIDE 5.2.2, as [`Material`] has it).
    DeadPosition,
    /// 75 moves by each side without capture or pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
}

impl Position {
    /// Whether the side to move is mated.
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move has no legal move and is not in check.
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Whether 50 moves by each side went without capture or pawn move: a draw if claimed.
    pub fn is_fifty_moves(&self) -> bool {
        self.halfmoves >= FIFTY_MOVES
    }

    /// Whether 75 moves by each side went without capture or pawn move: a draw, unless the last of
    /// them mated (see [`Position::ending`]).
    pub fn is_seventy_five_moves(&self) -> bool {
        self.halfmoves >= SEVENTY_FIVE_MOVES
    }

    /// Whether the men left rule out mate; a mate on the board comes first, so ask for that before.
    ///
    /// Only the men are counted: a position dead because its pawns are locked is not found.
    #[inline]
    pub fn is_dead(&self, rule: Material) -> bool {
        let able = self.of_role(Role::Pawn) | self.of_role(Role::Rook) | self.of_role(Role::Queen);
        able.is_empty() && self.is_dead_without(rule)
    }

    /// The same, where only kings, knights and bishops are left.
    fn is_dead_without(&self, rule: Material) -> bool {
        let (knights, bishops) = (self.of_role(Role::Knight), self.of_role(Role::Bishop));
        if knights.is_empty() {
            return of_one_color(bishops);
        }
        let of_one_side = Color::ALL
            .into_iter()
            .any(|color| (knights & self.of_color(color)).is_empty());
        bishops.is_empty()
            && match knights.count() {
                1 => true,
                2 => rule == Material::Documento && of_one_side,
                _ => false,
            }
    }

    /// Whether `color` could mate by some sequence of legal moves, however unlikely: what decides a
    /// game when the other side's flag falls (FIDE 6.9). A bare king never can.
    ///
    /// The men are counted, not the squares they stand on. A pawn, rook or queen is enough (a pawn
    /// may promote), and so are two knights, a knight and a bishop, or bishops on squares of both
    /// colours. What is left needs help from the other side's men, which must take flight squares
    /// from their own king without being able to stop the check: one knight alone needs any man
    /// but queens; bishops on squares of one colour need a pawn, a knight or a bishop on the other
    /// colour. Locked pawns are not seen through.
    pub fn can_mate(&self, color: Color) -> bool {
        let (ours, theirs) = (self.of_color(color), self.of_color(color.other()));
        let (pawns, knights) = (self.of_role(Role::Pawn), self.of_role(Role::Knight));
        let (bishops, queens) = (self.of_role(Role::Bishop), self.of_role(Role::Queen));
        if (ours & (pawns | self.of_role(Role::Rook) | queens)).any() {
            return true;
        }
        let (our_knights, our_bishops) = (ours & knights, ours & bishops);
        if our_knights.any() {
            let helpers = theirs & !queens & !self.of_role(Role::King);
            return our_knights.is_several() || our_bishops.any() || helpers.any();
        }
        our_bishops.any() && (!of_one_color(bishops) || (theirs & (pawns | knights)).any())
    }

    /// What has ended the game on this board, if anything; mate comes before the counts.
    ///
    /// Repetition is not seen in one position: see [`crate::board::Repetitions`].
    pub fn ending(&self, rule: Material) -> Option<Ending> {
        self.ending_in(&self.danger(), rule)
    }

    /// The same, of a position whose danger is known.
    pub(crate) fn ending_in(&self, danger: &Danger, rule: Material) -> Option<Ending> {
        if !self.has_legal_move_in(danger) {
            return Some(if danger.check {
                Ending::Checkmate
            } else {
                Ending::Stalemate
            });
        }
        if self.is_dead(rule) {
            return Some(Ending::DeadPosition);
        }
        self.is_seventy_five_moves()
            .then_some(Ending::SeventyFiveMoves)
    }
}

/// Whether the squares are all light or all dark; true of none.
fn of_one_color(squares: Bitboard) -> bool {
    (squares & Bitboard::LIGHT).is_empty() || (squares & Bitboard::DARK).is_empty()
}

#[cfg(test)]
mod tests;
