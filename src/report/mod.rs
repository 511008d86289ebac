//! Findings, the rules they break, their words in three languages, and the output formats.

mod charset;
mod concise;
mod detail;
mod emitter;
mod excerpt;
mod finding;
mod json;
mod lines;
mod move_name;
mod notice;
mod rules;
#[cfg(test)]
mod samples;
mod severity;
mod summary;
#[cfg(test)]
mod tests;
mod text;
mod visible;
mod words;

pub use charset::Charset;
pub use concise::Concise;
pub use detail::{BoardEnd, DateFault, Detail, Hint, Limit, Line, Misplayed, TagEnd, WordFault};
pub use emitter::Emitter;
pub use excerpt::Excerpt;
pub use finding::{Context, Evidence, Finding, GameLanguage};
pub(crate) use json::write_json;
pub use json::{Json, JsonLines, SCHEMA, finding_json};
pub use lines::{Lines, Place, line_ends};
pub use move_name::MoveName;
pub use notice::{Notice, Reason};
pub use rules::{Example, Mending, Rule, Selection, UnknownSelector};
pub use severity::Severity;
pub use summary::Summary;
pub use text::Text;
pub use visible::visible;
pub use words::{Explanation, ExportCounts, Locale, Message, Progress, Words, Work};
