//! Random positions, the same on every run.

use roque::board::{File, Position};

/// A splitmix64 generator.
pub(crate) struct Random(u64);

impl Random {
    /// A generator of its own sequence for each seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// One of a slice's elements.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// Shows so many positions of random games, every second game from a Chess960 start, to `visit`.
pub(crate) fn positions(count: usize, seed: u64, mut visit: impl FnMut(&Position, &mut Random)) {
    let mut random = Random::new(seed);
    let mut shown = 0;
    while shown < count {
        let mut position = if random.below(2) == 0 {
            Position::default()
        } else {
            chess960_start(&mut random)
        };
        for _ in 0..160 {
            let moves = position.legal_moves();
            if moves.is_empty() || shown == count {
                break;
            }
            visit(&position, &mut random);
            shown += 1;
            position.play(random.pick(&moves));
        }
    }
}

/// One of the 960 starting positions: bishops on both colours, the king between the rooks.
fn chess960_start(random: &mut Random) -> Position {
    let mut row = [' '; 8];
    row[2 * random.below(4)] = 'b';
    row[2 * random.below(4) + 1] = 'b';
    for piece in ['q', 'n', 'n'] {
        let free: Vec<usize> = (0..8).filter(|&file| row[file] == ' ').collect();
        row[random.pick(&free)] = piece;
    }
    for piece in ['r', 'k', 'r'] {
        let free = row.iter().position(|&man| man == ' ').unwrap();
        row[free] = piece;
    }
    let rooks: String = File::ALL
        .into_iter()
        .filter(|file| row[file.index()] == 'r')
        .map(File::letter)
        .collect();
    let black: String = row.iter().collect();
    let (white, rights) = (black.to_uppercase(), rooks.to_uppercase());
    Position::from_fen(&format!(
        "{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights}{rooks} - 0 1"
    ))
    .unwrap()
}
