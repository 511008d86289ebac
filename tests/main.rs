//! The one integration test binary.

mod ebnf;
mod grammar_pgn;
mod perft;
mod pgn;
mod pipeline;
mod pychess;
mod random;
mod resolve;
