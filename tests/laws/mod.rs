//! What holds of any input whatever: for the tests, and for the fuzz target, which compiles this
//! folder too.
//!
//! Nothing here needs more than roque and the standard library.

pub(crate) mod findings;
pub(crate) mod parts;
pub(crate) mod validated;

/// Checks all laws on one input, read as a file.
///
/// # Panics
///
/// Where a law is broken; the message says which, with the input.
pub(crate) fn hold(bytes: &[u8]) {
    parts::parts_of(bytes);
    findings::hold(bytes);
    validated::hold(bytes);
}
