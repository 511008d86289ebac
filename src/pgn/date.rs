//! Dates of games.

use std::fmt;

/// A date as PGN standard 8.1.1.3 has it: `2024.03.01`, with `?` for what is unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Date {
    /// The year.
    pub year: Option<u16>,
    /// The month, 1 to 12.
    pub month: Option<u8>,
    /// The day of the month, from 1.
    pub day: Option<u8>,
}

/// Why a value is no date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BadDate {
    /// `2024.02.30`, `2024.13.01`: well written, but there is no such day.
    NoSuchDay,
    /// Written in another way, but only one date can be meant: `2025-02-24`, `Sun Jul 09 2023`.
    OtherForm(Date),
    /// Anything else: `8???.?.`, and `03/04/2024`, which is one day or another.
    Unreadable,
}

impl Date {
    /// Reads a value of the tag Date.
    ///
    /// # Errors
    /// If it is not in the form of the standard, or there is no such day.
    pub fn read(value: &str) -> Result<Self, BadDate> {
        match Self::fields(value) {
            Some(date) if date.exists() => Ok(date),
            Some(_) => Err(BadDate::NoSuchDay),
            None => Err(other_form(value).map_or(BadDate::Unreadable, BadDate::OtherForm)),
        }
    }

    /// `YYYY.MM.DD`, each field its width in digits or in `?`.
    fn fields(value: &str) -> Option<Self> {
        let (year, rest) = value.split_at_checked(4)?;
        let (month, day) = rest.strip_prefix('.')?.split_at_checked(2)?;
        Some(Self {
            year: field(year, 4)?,
            month: field(month, 2)?.map(|month| month as u8),
            day: field(day.strip_prefix('.')?, 2)?.map(|day| day as u8),
        })
    }

    /// The date as ISO 8601 has it, `2024-03-01`; `None` unless the whole of it is known.
    pub fn iso(self) -> Option<String> {
        let (year, month, day) = (self.year?, self.month?, self.day?);
        Some(format!("{year:04}-{month:02}-{day:02}"))
    }

    /// Whether the calendar has it, as far as it is known.
    fn exists(self) -> bool {
        let longest = match self.month {
            None | Some(1 | 3 | 5 | 7 | 8 | 10 | 12) => 31,
            Some(4 | 6 | 9 | 11) => 30,
            Some(2) if self.year.is_none_or(is_leap) => 29,
            Some(2) => 28,
            Some(_) => return false,
        };
        self.day.is_none_or(|day| (1..=longest).contains(&day))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(number) => write!(f, ".{number:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

/// A field of this width: unknown, or a number. The outer `None`: neither.
#[expect(clippy::option_option, reason = "an unknown field is a field")]
fn field(text: &str, width: usize) -> Option<Option<u16>> {
    if text.len() != width {
        None
    } else if text.bytes().all(|byte| byte == b'?') {
        Some(None)
    } else if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok().map(Some)
    } else {
        None
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// The one date that a value in another form can mean.
fn other_form(value: &str) -> Option<Date> {
    let parts: Vec<&str> = value
        .split([' ', '-', '/', '.', ','])
        .filter(|part| !part.is_empty())
        .collect();
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        if digits {
            text.parse::<u16>().ok()
        } else {
            None
        }
    };
    let (year, month, day) = match parts[..] {
        [first, second, third] => match (number(first), number(second), number(third)) {
            (Some(year), Some(month), Some(day)) if first.len() == 4 => (year, month, day),
            (Some(day), Some(month), Some(year)) if third.len() == 4 && day > 12 => {
                (year, month, day)
            }
            (Some(month), Some(day), Some(year)) if third.len() == 4 && day > 12 => {
                (year, month, day)
            }
            (Some(day), None, Some(year)) if third.len() == 4 => (year, month_named(second)?, day),
            (None, Some(day), Some(year)) if third.len() == 4 => (year, month_named(first)?, day),
            _ => return None,
        },
        // `Sun Jul 09 2023`
        [_, month, day, year] if year.len() == 4 => {
            (number(year)?, month_named(month)?, number(day)?)
        }
        _ => return None,
    };
    let date = Date {
        year: Some(year),
        month: Some(u8::try_from(month).ok()?),
        day: Some(u8::try_from(day).ok()?),
    };
    date.exists().then_some(date)
}

/// A month by the beginning of its English or Portuguese name.
fn month_named(name: &str) -> Option<u16> {
    const ENGLISH: [&str; 12] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ];
    const PORTUGUESE: [&str; 12] = [
        "jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez",
    ];
    let short = name.get(..3)?.to_ascii_lowercase();
    let found = |names: &[&str; 12]| names.iter().position(|known| *known == short);
    let index = found(&ENGLISH).or_else(|| found(&PORTUGUESE))?;
    Some(index as u16 + 1)
}

#[cfg(test)]
mod tests {
    use super::{BadDate, Date};

    fn date(year: u16, month: u8, day: u8) -> Date {
        Date {
            year: Some(year),
            month: Some(month),
            day: Some(day),
        }
    }

    #[test]
    fn in_the_form_of_the_standard() {
        assert_eq!(Date::read("2024.03.01"), Ok(date(2024, 3, 1)));
        assert_eq!(Date::read("2024.02.29"), Ok(date(2024, 2, 29)));
        assert_eq!(Date::read("????.??.??"), Ok(Date::default()));
        let month = Date {
            day: None,
            ..date(1997, 5, 1)
        };
        assert_eq!(Date::read("1997.05.??"), Ok(month));
        assert_eq!(month.to_string(), "1997.05.??");
    }

    #[test]
    fn no_such_day() {
        for value in [
            "2024.02.30",
            "2023.02.29",
            "1900.02.29",
            "2024.04.31",
            "2024.13.01",
            "2024.01.00",
        ] {
            assert_eq!(Date::read(value), Err(BadDate::NoSuchDay), "{value}");
        }
    }

    #[test]
    fn other_forms_that_mean_one_day() {
        for (value, meant) in [
            ("2025-02-24", "2025.02.24"),
            ("2025/2/24", "2025.02.24"),
            ("2025.2.4", "2025.02.04"),
            ("Sun Jul 09 2023", "2023.07.09"),
            ("9 Jul 2023", "2023.07.09"),
            ("July 9, 2023", "2023.07.09"),
            ("24/12/2001", "2001.12.24"),
            ("12/24/2001", "2001.12.24"),
            ("3 fev 2001", "2001.02.03"),
        ] {
            match Date::read(value) {
                Err(BadDate::OtherForm(date)) => assert_eq!(date.to_string(), meant, "{value}"),
                other => panic!("{value}: {other:?}"),
            }
        }
    }

    #[test]
    fn nothing_is_guessed() {
        for value in [
            "8???.?.",
            "03/04/2024",
            "",
            "?",
            "2024",
            "soon",
            "32/13/2024",
            "ç 1 2024",
        ] {
            assert_eq!(Date::read(value), Err(BadDate::Unreadable), "{value}");
        }
    }
}
