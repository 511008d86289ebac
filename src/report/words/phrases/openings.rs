//! Openings.

use crate::report::Detail;
use crate::report::words::phrase::Phrase;

pub(super) fn phrase(name: &str, detail: &Detail) -> Option<Phrase> {
    let Detail::Opening {
        tag,
        value,
        opening,
        ply,
    } = detail
    else {
        return None;
    };
    Some(
        Phrase::new(name)
            .text("tag", *tag)
            .text("value", value.as_str())
            .long_text("opening", opening.as_str())
            .digits("ply", *ply),
    )
}
