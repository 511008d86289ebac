//! Which opening a game is.

mod tracker;

pub use tracker::{Match, Tracker};
