//! roque reads chess games in Portuguese and English letters, replays every move through its own
//! rules core, and says exactly what is wrong, where, and what to write instead.

pub mod account;
pub mod board;
pub mod check;
pub mod classify;
#[cfg(feature = "cli")]
pub mod cli;
pub mod edit;
pub mod error;
pub mod export;
pub mod input;
pub mod language;
pub mod listing;
pub mod notation;
pub mod openings;
pub mod pgn;
pub mod pipeline;
pub mod playing;
pub mod positions;
pub mod replay;
pub mod report;
pub mod span;
pub mod stats;
pub mod translate;
