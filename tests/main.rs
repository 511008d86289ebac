//! The one integration test binary.

mod archive;
mod cases;
mod classify;
mod cli;
mod corpus;
mod docs;
mod ebnf;
mod endings;
mod export;
mod fuzz;
mod grammar;
mod grammar_openings;
mod grammar_pgn;
mod laws;
mod perft;
mod pgn;
mod pipeline;
mod pychess;
mod random;
mod resolve;
mod samples;
mod seeds;
mod translate;
mod validate;
