//! Plays a table's lines in UCI.

use crate::board::{Position, Role, Square};
use crate::notation::{CheckMark, Spelling, Written, WrittenMove, resolve};

/// Plays lines one after another. What a line has in common with the one before it is not played
/// again: in a sorted table that is most of it.
#[derive(Default)]
pub(super) struct UciLines<'t> {
    /// The line before.
    last: &'t str,
    /// Where each of its moves ends, and the position then.
    played: Vec<(usize, Position)>,
}

impl<'t> UciLines<'t> {
    /// Plays legal moves separated by single blanks; the position at their end and their number.
    ///
    /// # Errors
    /// The first word that is no legal move.
    pub(super) fn play(&mut self, line: &'t str) -> Result<(Position, u32), &'t str> {
        let bytes = line.as_bytes();
        let common = bytes
            .iter()
            .zip(self.last.as_bytes())
            .take_while(|(own, last)| own == last)
            .count();
        let shared = self
            .played
            .iter()
            .take_while(|(end, _)| *end <= common && matches!(bytes.get(*end), None | Some(b' ')));
        let shared = shared.count();
        self.played.truncate(shared);
        self.last = line;
        let (mut start, mut position) = match self.played.last() {
            Some(&(end, position)) => (end + 1, position),
            None => (0, Position::default()),
        };
        while start < bytes.len() {
            // Four bytes, or five with a promotion.
            let end = (start + 4..bytes.len())
                .find(|&at| bytes[at] == b' ')
                .unwrap_or(bytes.len());
            let word = line.get(start..end).unwrap_or_default();
            let written = read(word.as_bytes()).ok_or(word)?;
            let resolved = resolve(&position, &written).map_err(|_| word)?;
            position.play(resolved.mv);
            self.played.push((end, position));
            start = end + 1;
        }
        Ok((position, self.played.len() as u32))
    }
}

/// Reads `g1f3` or `e7e8q`. [`crate::notation::Language::read`] reads that too, and much else; a
/// table of thousands of lines that is read at every start wants no more than this.
fn read(word: &[u8]) -> Option<Written> {
    let promotion = match word.get(4..)? {
        [] => None,
        b"q" => Some(Role::Queen),
        b"r" => Some(Role::Rook),
        b"b" => Some(Role::Bishop),
        b"n" => Some(Role::Knight),
        _ => return None,
    };
    Some(Written {
        mv: WrittenMove::Coordinate {
            from: Square::from_name(word.get(..2)?)?,
            to: Square::from_name(word.get(2..4)?)?,
            promotion,
        },
        mark: CheckMark::None,
        nag: 0,
        spelling: Spelling::NONE,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lines_have_in_common_is_only_whole_moves() {
        let mut lines = UciLines::default();
        for line in [
            "e2e4 e7e5 g1f3 b8c6",
            "e2e4 e7e5 g1f3",
            "e2e4 e7e5 g1e2",
            "e2e3",
            "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1",
        ] {
            let (position, plies) = lines.play(line).unwrap();
            let (fresh, _) = UciLines::default().play(line).unwrap();
            assert_eq!(position, fresh, "{line}");
            assert_eq!(plies as usize, line.split(' ').count());
        }
        assert_eq!(lines.play("e2e4 e7e5 e4e5"), Err("e4e5"));
        assert_eq!(lines.play("e2e4 xx"), Err("xx"));
        assert!(lines.play("e2e4 c7c5").is_ok());
    }
}
