//! Chunks and the pipeline: the same games whatever the chunk size and the threads.

mod boundaries;
mod limits;
mod parts;
mod sources;
mod streams;
mod texts;
