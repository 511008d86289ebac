//! From `--book` and `--names` to a table of openings, where it is counted or listed by.

use std::fs;

use crate::account;
use crate::cli::Trouble;
use crate::cli::args::{BookName, Naming};
use crate::cli::classify::open_book;
use crate::language::Accepted;
use crate::report::Locale;

/// The table that the options name, else `usual`; its names are in the language that they name,
/// else in that of `locale`, else in the table's own: English for the ECO, Portuguese.
pub(crate) fn naming(
    options: &Naming,
    usual: BookName,
    accepted: &Accepted,
    locale: Option<Locale>,
) -> Result<account::Naming, Trouble> {
    let table = options.book.clone().unwrap_or(usual);
    let own = match table {
        BookName::Eco => Locale::En,
        BookName::Document | BookName::File(_) => Locale::PtBr,
    };
    let language = options.names.or(locale);
    let book = open_book(&table, accepted)?;
    let label = match table {
        BookName::Document => "documento".to_owned(),
        BookName::Eco => "eco".to_owned(),
        BookName::File(path) => format!("list {:016x}", fingerprint(&fs::read(path)?)),
    };
    Ok(account::Naming {
        book,
        label,
        language: language.unwrap_or(own),
    })
}

/// What tells one list from another (FNV-1a, 64 bits).
fn fingerprint(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
