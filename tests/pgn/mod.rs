//! Games, tokens and boundaries: laws on cases, on real files and on mutated text.

mod cases;
mod corpus;
mod hostile;
mod properties;
