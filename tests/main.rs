//! The one integration test binary.

mod archive;
mod cases;
mod classify;
mod cli;
mod docs;
mod ebnf;
mod endings;
mod grammar;
mod grammar_openings;
mod grammar_pgn;
mod perft;
mod pgn;
mod pipeline;
mod pychess;
mod random;
mod resolve;
