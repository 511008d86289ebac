//! By which table openings are told.

use clap::Args as Group;

use crate::cli::args::BookName;
use crate::report::Locale;

#[derive(Debug, Group)]
pub(crate) struct Naming {
    /// Table of openings: documento (the project's list of 30), eco (3,807 lines), or a file with a
    /// list of your own
    #[arg(long, value_name = "BOOK", value_parser = super::classify::book)]
    pub(crate) book: Option<BookName>,

    /// Language of the names of openings: en, pt-BR or pt-PT
    #[arg(long, value_name = "LANG", value_parser = super::classify::names)]
    pub(crate) names: Option<Locale>,
}
