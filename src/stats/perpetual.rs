//! Perpetual check, as the project's document 002 has it: a position stands for the third time, and
//! since the first one side has given check with every move.

use crate::board::{Color, Move, Position};

/// Whether such a position came up in a line of legal moves, in which none stands for the third time
/// before `threefold` plies.
///
/// The line is played again: ask only where something stands for the third time.
pub(super) fn is_perpetual(start: &Position, moves: &[Move], threefold: u32) -> bool {
    // What stands thrice has no capture or pawn move between, so nothing before the last one counts.
    let (before, _) = moves.split_at(moves.len().min(threefold as usize));
    let skipped = before.iter().rposition(|mv| mv.is_zeroing());
    let (skipped, moves) = moves.split_at(skipped.map_or(0, |last| last + 1));
    let mut position = *start;
    for &mv in skipped {
        position.play(mv);
    }
    let mut key = position.key();
    // Each position with the plies before it.
    let mut keys = vec![(key, 0)];
    // For each side, how many checks it has given up to each position.
    let mut checks = vec![[0_usize; 2]];
    let mut given = [0; 2];
    for (&mv, plies) in moves.iter().zip(1..) {
        let before = position;
        position.play(mv);
        key = before.key_after(key, mv, &position);
        keys.push((key, plies));
        given[before.turn().index()] += usize::from(position.is_check());
        checks.push(given);
    }
    keys.sort_unstable();
    keys.chunk_by(|one, other| one.0 == other.0)
        .flat_map(|same| same.windows(3))
        .any(|three| {
            let (first, third) = (three[0].1, three[2].1);
            // Both sides move equally often between equal positions.
            let moves = (third - first) / 2;
            Color::ALL
                .into_iter()
                .any(|side| checks[third][side.index()] - checks[first][side.index()] == moves)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Setup;
    use crate::notation::{Language, resolve};

    fn perpetual(fen: &str, words: &str) -> bool {
        let start = Setup::parse(fen).expect("a position").position;
        let mut position = start;
        let mut moves = Vec::new();
        for word in words.split_whitespace() {
            let written = Language::english().read(word.as_bytes()).expect("a move");
            let mv = resolve(&position, &written).expect("a legal move").mv;
            position.play(mv);
            moves.push(mv);
        }
        is_perpetual(&start, &moves, 0)
    }

    #[test]
    fn checks_all_the_way() {
        // A queen checks from h5 and e8 in turn; the king has g8 and h7 only.
        let fen = "6k1/6p1/8/7Q/8/8/qr6/6K1 w - - 0 1";
        let checks = "Qe8+ Kh7 Qh5+ Kg8 ";
        assert!(!perpetual(fen, checks));
        assert!(perpetual(fen, &checks.repeat(2)));
        // One quiet move among them: the position comes back, but not by checks alone.
        let quiet = "Qe8+ Kh7 Qh5+ Kg8 Qh4 Qa3 Qh5 Qa2";
        assert!(!perpetual(fen, quiet));
    }

    #[test]
    fn repetition_without_check_is_none() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert!(!perpetual(start, &"Nf3 Nf6 Ng1 Ng8 ".repeat(3)));
    }
}
