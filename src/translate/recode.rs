//! Text of other encodings as UTF-8, and back.

use crate::pgn::{Encoding, GameBuf, Part};
use crate::report::{Charset, Lines, Notice, Reason};
use crate::span::Span;
use crate::translate::{CodePage, Outcome, Translation};

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

/// Puts a translation of text that was decoded from a code page back into it. A game for which the
/// page lacks a character is left as it was.
pub(super) fn to_code_page(page: &CodePage, source: &str, done: Translation) -> Translation {
    let mut all = Translation::default();
    let mut lines = Lines::new(source.as_bytes());
    let new = String::from_utf8_lossy(&done.text);
    // What was copied of the new text, and of the source in bytes and in characters.
    let (mut copied, mut read, mut characters) = (0, 0, 0);
    for (number, mut game) in (1..).zip(done.games) {
        let between = new.get(copied..game.text.start).unwrap_or_default();
        all.text.extend(page.encode(between).unwrap_or_default());
        copied = game.text.end;
        let old = source.get(game.span.range()).unwrap_or_default();
        let before = source.get(read..game.span.start as usize);
        let start = characters + before.unwrap_or_default().chars().count() as u32;
        characters = start + old.chars().count() as u32;
        read = game.span.end as usize;
        let from = all.text.len();
        match page.encode(new.get(game.text.clone()).unwrap_or_default()) {
            Ok(bytes) => all.text.extend(bytes),
            Err(letter) => {
                all.text.extend(page.encode(old).unwrap_or_default());
                game.outcome = Outcome::Left;
                all.notices.push(Notice {
                    game: number,
                    place: lines.place(game.span.start, Charset::Utf8),
                    reason: Reason::NoCharacter {
                        letter: letter.to_string(),
                    },
                });
            }
        }
        game.span = Span::new(start, characters);
        game.text = from..all.text.len();
        all.games.push(game);
    }
    let rest = new.get(copied..).unwrap_or_default();
    all.text.extend(page.encode(rest).unwrap_or_default());
    all.notices.extend(done.notices);
    all.notices.sort_by_key(|notice| notice.game);
    all
}
