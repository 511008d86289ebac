//! FIDE's tables between scores and rating differences (FIDE Handbook B.02, 8.1.1 and 8.1.2):
//! `grammar/fide_expectation.csv`.

use std::sync::LazyLock;

use serde::Deserialize;

/// One row: a score of at least one half.
#[derive(Debug, Deserialize)]
struct Row {
    /// The score in hundredths.
    score: u32,
    /// The rating difference that it stands for (8.1.1).
    performance: i32,
    /// The largest rating difference for which the higher-rated player is expected to score it
    /// (8.1.2); without one for the last row.
    up_to: Option<u32>,
}

/// From a score of one half to one of all, by hundredths.
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    csv::Reader::from_reader(include_str!("../../grammar/fide_expectation.csv").as_bytes())
        .into_deserialize()
        .map(|row| row.expect("the table is part of the program"))
        .collect()
});

/// What a player is expected to score, in hundredths, who is rated so much higher than the opponent
/// (lower, if negative). The table is used as it stands: no difference is cut at 400.
#[inline]
pub fn expected(difference: i32) -> u32 {
    let distance = difference.unsigned_abs();
    let row = ROWS.partition_point(|row| row.up_to.is_some_and(|up_to| up_to < distance));
    let higher = ROWS.get(row).map_or(100, |row| row.score);
    if difference < 0 { 100 - higher } else { higher }
}

/// The rating difference that a score in hundredths stands for, from −800 to 800.
fn difference(score: u32) -> i32 {
    let better = score.max(100_u32.saturating_sub(score));
    let row = ROWS.iter().find(|row| row.score == better);
    let distance = row.map_or(0, |row| row.performance);
    if score < 50 { -distance } else { distance }
}

/// The performance rating of a player who made so many half points in so many games against
/// opponents whose ratings add up to `opponents`: their mean, rounded, and what the score in whole
/// hundredths stands for. Halves are rounded up. `None` without a game.
pub fn performance(half_points: u64, games: u64, opponents: u64) -> Option<i64> {
    if games == 0 {
        return None;
    }
    let rounded = |dividend: u64, divisor: u64| (2 * dividend + divisor) / (2 * divisor);
    let mean = rounded(opponents, games);
    let score = rounded(half_points * 50, games);
    Some(mean as i64 + i64::from(difference(score as u32)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_scores_of_the_table() {
        // From 8.1.2: 0-3 .50, 4-10 .51, 92-98 .63, 198-206 .76, 392-411 .92, over 735 1.00.
        for (difference, score) in [
            (0, 50),
            (3, 50),
            (4, 51),
            (-4, 49),
            (92, 63),
            (98, 63),
            (-206, 24),
            (400, 92),
            (735, 99),
            (736, 100),
            (-3000, 0),
        ] {
            assert_eq!(expected(difference), score, "{difference}");
        }
    }

    #[test]
    fn performances_by_hand() {
        // 3.5 of 6 against 1500 on average: .58 is +57.
        assert_eq!(performance(7, 6, 9000), Some(1557));
        // 4 of 9: .444 is .44, which is -43; 2401 on average of 21605 / 9 = 2400.56.
        assert_eq!(performance(8, 9, 21_605), Some(2358));
        // All and nothing.
        assert_eq!(performance(6, 3, 6000), Some(2800));
        assert_eq!(performance(0, 3, 6000), Some(1200));
        // 1 of 8 is .125, rounded up to .13: -322.
        assert_eq!(performance(2, 8, 16_000), Some(1678));
        assert_eq!(performance(0, 0, 0), None);
    }

    #[test]
    fn both_tables_agree() {
        // The difference that a score stands for is one for which that score is expected.
        for score in 0..=100 {
            assert_eq!(expected(difference(score)), score);
        }
    }
}
