//! Tests of reading and writing move words.

mod decoder;
mod fast;
mod forms;
mod hostile;
mod round_trips;
