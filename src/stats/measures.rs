//! Arithmetic on counts.

use crate::stats::histogram::{Histogram, Whole};

/// The 97.5th percentile of the normal distribution, for an interval that holds 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's score interval, 95 %, of a share of `successes` in `trials`; halves are allowed.
/// `None` without a trial.
pub fn wilson(successes: f64, trials: f64) -> Option<(f64, f64)> {
    if trials <= 0.0 {
        return None;
    }
    let (share, square) = (successes / trials, Z * Z);
    let centre = share + square / (2.0 * trials);
    let spread = share * (1.0 - share) / trials + square / (4.0 * trials * trials);
    let (width, scale) = (Z * spread.sqrt(), 1.0 + square / trials);
    let low = ((centre - width) / scale).max(0.0);
    Some((low, ((centre + width) / scale).min(1.0)))
}

/// The quartile 1, 2 (the median) or 3 by nearest rank: of `n` numbers in order the one at
/// `⌈n · quartile / 4⌉`. Always a number that came up; `None` if none did.
pub fn quartile<N: Whole>(histogram: &Histogram<N>, quartile: u64) -> Option<N> {
    let rank = (histogram.total() * quartile).div_ceil(4);
    let mut below = 0;
    histogram.iter().find_map(|(&number, &times)| {
        below += times;
        (below >= rank.max(1)).then_some(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(found: Option<(f64, f64)>, wanted: (f64, f64)) {
        let (low, high) = found.expect("there are trials");
        assert!(
            (low - wanted.0).abs() < 5e-5 && (high - wanted.1).abs() < 5e-5,
            "{low} {high}"
        );
    }

    #[test]
    fn wilsons_interval() {
        // 81 of 263: 0.2553 to 0.3662 (R. G. Newcombe, Statistics in Medicine 17, 1998, table I,
        // method 3), and his 15 of 148 and 0 of 20.
        assert_close(wilson(81.0, 263.0), (0.2553, 0.3662));
        assert_close(wilson(15.0, 148.0), (0.0624, 0.1605));
        assert_close(wilson(0.0, 20.0), (0.0, 0.1611));
        assert_eq!(wilson(0.0, 0.0), None);
    }

    #[test]
    fn quartiles_by_nearest_rank() {
        let of = |numbers: &[u32]| {
            let mut histogram = Histogram::default();
            for &number in numbers {
                histogram.count(number);
            }
            [1, 2, 3].map(|which| quartile(&histogram, which))
        };
        // Ranks 2, 3 and 4 of five; 1, 2 and 3 of four.
        assert_eq!(of(&[50, 15, 40, 20, 35]), [Some(20), Some(35), Some(40)]);
        assert_eq!(of(&[1, 2, 3, 4]), [Some(1), Some(2), Some(3)]);
        assert_eq!(of(&[7]), [Some(7); 3]);
        assert_eq!(of(&[]), [None; 3]);
    }
}
