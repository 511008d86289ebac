//! Numbers as people write them: grouped, with the decimal sign of the locale (CLDR).

use std::time::Duration;

use crate::report::Locale;

/// A whole number in groups of three: `145,716`, `145.716`, `145 716` (with a no-break space, and
/// from five digits on).
#[must_use]
pub(super) fn grouped(number: u64, locale: Locale) -> String {
    let digits = number.to_string();
    let (separator, shortest) = match locale {
        Locale::En => (',', 4),
        Locale::PtBr => ('.', 4),
        Locale::PtPt => ('\u{a0}', 5),
    };
    if digits.len() < shortest {
        return digits;
    }
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A number of tenths with its decimal sign: `0.9`, `0,9`.
#[must_use]
pub(super) fn decimal(tenths: u64, locale: Locale) -> String {
    let sign = decimal_sign(locale);
    format!("{}{sign}{}", grouped(tenths / 10, locale), tenths % 10)
}

/// A number with so many decimals: `1,234.50`, `1.234,50`.
#[must_use]
pub(super) fn fraction(number: f64, decimals: usize, locale: Locale) -> String {
    let text = format!("{:.decimals$}", number.abs());
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let mut text = whole
        .parse()
        .map_or_else(|_| whole.to_owned(), |whole| grouped(whole, locale));
    if !rest.is_empty() {
        text.push(decimal_sign(locale));
        text.push_str(rest);
    }
    if number < 0.0 {
        format!("-{text}")
    } else {
        text
    }
}

fn decimal_sign(locale: Locale) -> char {
    match locale {
        Locale::En => '.',
        Locale::PtBr | Locale::PtPt => ',',
    }
}

/// A count that comes back from Fluent, which has all numbers as floating point.
#[expect(clippy::cast_sign_loss, reason = "counts go in, so counts come out")]
pub(super) fn count(number: f64) -> u64 {
    number as u64
}

/// A time in tenths of a second, rounded.
pub(super) fn tenths(time: Duration) -> u64 {
    (time.as_millis() as u64).saturating_add(50) / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_locale() {
        let all = |number| Locale::ALL.map(|locale| grouped(number, locale));
        assert_eq!(all(145_716), ["145,716", "145.716", "145\u{a0}716"]);
        assert_eq!(all(1234), ["1,234", "1.234", "1234"]);
        assert_eq!(all(0), ["0", "0", "0"]);
        assert_eq!(all(1_000_000)[0], "1,000,000");
        assert_eq!(decimal(9, Locale::PtPt), "0,9");
        assert_eq!(decimal(12_346, Locale::En), "1,234.6");
        assert_eq!(fraction(1234.5, 2, Locale::PtBr), "1.234,50");
        assert_eq!(fraction(-0.25, 2, Locale::En), "-0.25");
        assert_eq!(fraction(7.0, 0, Locale::En), "7");
    }
}
