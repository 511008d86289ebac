//! The options of `explain`.

use clap::Args as Group;

use crate::cli::args::common::locale;
use crate::report::Locale;

#[derive(Debug, Group)]
pub(crate) struct Explain {
    /// A code (M002) or a name (ambiguous-move)
    #[arg(required_unless_present = "all")]
    pub(crate) rule: Option<String>,

    /// Explain every rule
    #[arg(long, conflicts_with = "rule")]
    pub(crate) all: bool,

    /// Language of messages: en, pt-BR or pt-PT [default: of the environment]
    #[arg(long, value_parser = locale)]
    pub(crate) lang: Option<Locale>,
}
