//! From `--book` and `--names` to a table of openings.

use std::fs;

use crate::account;
use crate::cli::Trouble;
use crate::cli::args::{Naming, Table};
use crate::language::Accepted;
use crate::openings::{Book, NameLanguage};
use crate::report::Locale;

/// The table that the options name, else `usual`; its names are in the language that they name,
/// else in that of `locale`, else in the table's own: Portuguese for the document's list, English.
pub(crate) fn naming(
    options: &Naming,
    usual: Table,
    locale: Option<Locale>,
) -> Result<Option<account::Naming>, Trouble> {
    let table = options.book.clone().unwrap_or(usual);
    let own = match table {
        Table::Eco => NameLanguage::En,
        Table::Documento | Table::File(_) => NameLanguage::PtBr,
    };
    let language = options
        .names
        .or(locale.map(NameLanguage::from))
        .unwrap_or(own);
    let trouble = |error: &dyn std::fmt::Display| Trouble::new(format!("--book: {error}"));
    let (book, label) = match table {
        Table::Documento => (Book::document(), "documento".to_owned()),
        Table::Eco => (Book::eco(), "eco".to_owned()),
        Table::File(path) => {
            let named = |error: &dyn std::fmt::Display| {
                Trouble::new(format!("--book {}: {error}", path.display()))
            };
            let text = fs::read(&path).map_err(|error| named(&error))?;
            let book = Book::parse(&text, &Accepted::default()).map_err(|error| named(&error))?;
            (Ok(book), format!("list {:016x}", fingerprint(&text)))
        }
    };
    Ok(Some(account::Naming {
        book: book.map_err(|error| trouble(&error))?,
        label,
        language,
    }))
}

/// What tells one list from another (FNV-1a, 64 bits).
fn fingerprint(text: &[u8]) -> u64 {
    text.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
