//! The whole of `validate`: what must not show in its answer, and its limits.

mod archives;
mod limits;
mod properties;
mod surroundings;
mod tag_values;
