//! Text of several encodings as UTF-8.

use crate::pgn::{Encoding, GameBuf, Part};

/// The text in UTF-8, each game and what is outside games read in its own encoding; `None` if it is
/// UTF-8 already.
pub(super) fn to_utf8(bytes: &[u8], buffers: &mut GameBuf) -> Option<Vec<u8>> {
    if std::str::from_utf8(bytes).is_ok() {
        return None;
    }
    let mut text = Vec::with_capacity(bytes.len() + bytes.len() / 8);
    let mut parts = buffers.parts(bytes);
    while let Some(part) = parts.next_part() {
        let encoding: Encoding = match part {
            Part::Game(game) => game.encoding,
            Part::Outside(outside) => outside.encoding,
        };
        let part = encoding.decode(&bytes[part.span().range()]);
        text.extend_from_slice(part.as_bytes());
    }
    Some(text)
}
