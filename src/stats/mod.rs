//! What is in an archive, as counts that add up: chunk by chunk, file by file, run by run.
//!
//! [`count`] counts the games of a chunk, [`Tally::merge`] adds tallies, and [`figures`] makes of
//! counts what reports show. Everything that is kept is a sum, a least or a greatest whole number,
//! so the order in which parts are added never shows.

mod counted;
mod counts;
pub mod fide;
mod figures;
mod filter;
mod hasher;
mod histogram;
mod key;
mod later;
mod measures;
mod moves;
mod names;
mod partial;
mod perpetual;
mod record;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod waiting;

pub use counts::{Counts, Coverage};
pub use figures::{Figure, Number, figures, outline};
pub use filter::{BadCondition, Condition};
pub use histogram::{Histogram, Whole};
pub use key::{Key, UnknownKey};
pub use measures::{quartile, wilson};
pub use partial::{BadPartial, Partial};
pub use record::{Record, Showing};
pub use table::Table;
pub use tally::{Buffers, Scope, Tally, count, oversized};
