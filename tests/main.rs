//! The one integration test binary.

mod cases;
mod ebnf;
mod grammar;
mod grammar_pgn;
mod perft;
mod pgn;
mod pychess;
mod random;
mod resolve;
