//! How a game ended: by the rules on the board, else as its Termination tag tells.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::board;

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Mate on the board (FIDE 5.1.1).
    Checkmate,
    /// Stalemate on the board (FIDE 5.2.1).
    Stalemate,
    /// Neither side has the men to mate (FIDE 5.2.2, as [`board::Material`] has it).
    DeadPosition,
    /// The last position stands for the fifth time (FIDE 9.6.1).
    FivefoldRepetition,
    /// 75 moves by each side without capture or pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
    /// Someone resigned.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// Someone's time ran out.
    TimeForfeit,
    /// A draw by repetition was claimed.
    Repetition,
    /// A draw by perpetual check.
    PerpetualCheck,
    /// A draw by the fifty-move rule was claimed.
    FiftyMoves,
    /// An arbiter decided.
    Adjudication,
    /// Someone went away.
    Abandoned,
    /// Someone broke the rules.
    RulesInfraction,
    /// A player died.
    Death,
    /// Something else came up.
    Emergency,
    /// The game goes on.
    Unterminated,
    /// Neither the board nor a tag tells.
    Unstated,
}

/// A row of `grammar/terminations.csv`.
#[derive(Debug, Deserialize)]
struct Row {
    phrase: String,
    ending: Ending,
}

static TERMINATIONS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    csv::Reader::from_reader(include_str!("../../grammar/terminations.csv").as_bytes())
        .into_deserialize()
        .map(|row| row.expect("the table is part of the program"))
        .collect()
});

impl Ending {
    /// All, in the order of reports.
    pub const ALL: [Self; 18] = [
        Self::Checkmate,
        Self::Stalemate,
        Self::DeadPosition,
        Self::FivefoldRepetition,
        Self::SeventyFiveMoves,
        Self::Resignation,
        Self::Agreement,
        Self::TimeForfeit,
        Self::Repetition,
        Self::PerpetualCheck,
        Self::FiftyMoves,
        Self::Adjudication,
        Self::Abandoned,
        Self::RulesInfraction,
        Self::Death,
        Self::Emergency,
        Self::Unterminated,
        Self::Unstated,
    ];

    /// Its name in machine formats.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::FivefoldRepetition => "fivefold-repetition",
            Self::SeventyFiveMoves => "seventy-five-moves",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::TimeForfeit => "time-forfeit",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual-check",
            Self::FiftyMoves => "fifty-moves",
            Self::Adjudication => "adjudication",
            Self::Abandoned => "abandoned",
            Self::RulesInfraction => "rules-infraction",
            Self::Death => "death",
            Self::Emergency => "emergency",
            Self::Unterminated => "unterminated",
            Self::Unstated => "unstated",
        }
    }

    /// How a game ended whose last position is such an `end` on the board, and stands for the fifth
    /// time or not. What the board says comes first; `termination` is the value of the Termination tag
    /// (PGN standard 9.8.1, and the sentences that servers write there).
    pub fn of(end: Option<board::Ending>, fivefold: bool, termination: &str) -> Self {
        match end {
            Some(board::Ending::Checkmate) => Self::Checkmate,
            Some(board::Ending::Stalemate) => Self::Stalemate,
            Some(board::Ending::DeadPosition) => Self::DeadPosition,
            _ if fivefold => Self::FivefoldRepetition,
            Some(board::Ending::SeventyFiveMoves) => Self::SeventyFiveMoves,
            None => Self::told(termination),
        }
    }

    /// What a Termination tag tells.
    fn told(termination: &str) -> Self {
        if matches!(termination, "" | "?" | "Normal" | "normal") {
            return Self::Unstated;
        }
        let text = termination.to_lowercase();
        TERMINATIONS
            .iter()
            .find(|row| text.contains(&row.phrase))
            .map_or(Self::Unstated, |row| row.ending)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminations_of_the_standard_and_of_servers() {
        for (text, ending) in [
            ("Normal", Ending::Unstated),
            ("time forfeit", Ending::TimeForfeit),
            ("Time forfeit", Ending::TimeForfeit),
            ("abandoned", Ending::Abandoned),
            ("rules infraction", Ending::RulesInfraction),
            ("unterminated", Ending::Unterminated),
            ("ana_m won by resignation", Ending::Resignation),
            ("Game drawn by agreement", Ending::Agreement),
            ("Game drawn by repetition", Ending::Repetition),
            ("3-fold rep", Ending::Repetition),
            ("Threefold", Ending::Repetition),
            ("50-move rule", Ending::FiftyMoves),
            ("GUI adjudication", Ending::Adjudication),
            ("Vitória das brancas por abandono", Ending::Resignation),
            ("Empate por comum acordo", Ending::Agreement),
            ("something else", Ending::Unstated),
        ] {
            assert_eq!(Ending::told(text), ending, "{text}");
        }
    }

    #[test]
    fn every_ending_is_listed_under_its_own_name() {
        for (index, ending) in Ending::ALL.into_iter().enumerate() {
            assert_eq!(ending as usize, index);
            let same = Ending::ALL
                .iter()
                .filter(|other| other.name() == ending.name());
            assert_eq!(same.count(), 1);
        }
    }
}
