//! By which table openings are told.

use std::path::PathBuf;

use clap::Args as Group;

use crate::openings::NameLanguage;

#[derive(Debug, Group)]
pub(crate) struct Naming {
    /// Table of openings: documento (the project's list of 30), eco (3,807 lines), or a file with a
    /// list of your own
    #[arg(long, value_name = "BOOK", value_parser = table)]
    pub(crate) book: Option<Table>,

    /// Language of the names of openings: en, pt-BR or pt-PT
    #[arg(long, value_name = "LANG", value_parser = names)]
    pub(crate) names: Option<NameLanguage>,
}

/// A table of openings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Table {
    Documento,
    Eco,
    File(PathBuf),
}

#[expect(clippy::unnecessary_wraps, reason = "what clap asks for")]
fn table(text: &str) -> Result<Table, String> {
    Ok(match text {
        "documento" => Table::Documento,
        "eco" => Table::Eco,
        path => Table::File(path.into()),
    })
}

fn names(code: &str) -> Result<NameLanguage, String> {
    NameLanguage::read(code).ok_or_else(|| "known are en, pt-BR and pt-PT".to_owned())
}
