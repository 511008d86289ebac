//! The error of the move grammar's parsers.

use nom::IResult;
use nom::error::{ErrorKind, FromExternalError, ParseError};

/// That a production does not match: which one, and what was expected, is never asked, since
/// [`crate::notation::BadWord`] is found by other questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fault;

impl<I> ParseError<I> for Fault {
    fn from_error_kind(_input: I, _kind: ErrorKind) -> Self {
        Self
    }

    fn append(_input: I, _kind: ErrorKind, _other: Self) -> Self {
        Self
    }
}

impl<I, E> FromExternalError<I, E> for Fault {
    fn from_external_error(_input: I, _kind: ErrorKind, _error: E) -> Self {
        Self
    }
}

/// What a production gives: the text behind it and its value.
pub(super) type Parsed<'a, T> = IResult<&'a str, T, Fault>;

/// The result of a production that does not match.
pub(super) fn no_match<'a, T>() -> Parsed<'a, T> {
    Err(nom::Err::Error(Fault))
}
