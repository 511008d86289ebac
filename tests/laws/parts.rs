//! What holds for any text, and an owned form of parts to compare.

use roque::pgn::boundary::next_safe_point;
use roque::pgn::{Expected, GameBuf, Item, ItemKind, Part, Tag, first_char};
use roque::span::Span;

/// A part without borrows; spans counted from `base`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Owned {
    pub(crate) is_game: bool,
    pub(crate) span: Span,
    pub(crate) tags: Vec<Tag>,
    pub(crate) items: Vec<Item>,
}

/// The parts of a text as one chunk, checked against the laws.
pub(crate) fn parts_of(bytes: &[u8]) -> Vec<Owned> {
    let parts = read(bytes, 0);
    tiles(bytes, &parts);
    begins_at_every_safe_point(bytes, &parts);
    parts
}

/// The parts of a chunk that begins at offset `base` of something.
pub(crate) fn read(bytes: &[u8], base: u32) -> Vec<Owned> {
    // The limit has a test of its own.
    let mut buffers = GameBuf::with_item_limit(usize::MAX);
    let mut parts = buffers.parts(bytes);
    let mut all = Vec::new();
    let moved = |span: Span| Span::new(span.start + base, span.end + base);
    while let Some(part) = parts.next_part() {
        let span = moved(part.span());
        let (is_game, tags, items) = match part {
            Part::Game(game) => (true, game.tags, game.items),
            Part::Outside(outside) => (false, &[][..], outside.items),
        };
        all.push(Owned {
            is_game,
            span,
            tags: tags
                .iter()
                .map(|tag| Tag {
                    span: moved(tag.span),
                    name: moved(tag.name),
                    value: moved(tag.value),
                    form: tag.form,
                })
                .collect(),
            items: items
                .iter()
                .map(|item| Item {
                    kind: item.kind,
                    span: moved(item.span),
                })
                .collect(),
        });
    }
    all
}

/// Parts tile the bytes; tags and items tile their part: in order, no overlap, none empty, only
/// blanks between.
pub(crate) fn tiles(bytes: &[u8], parts: &[Owned]) {
    let mut at = 0;
    for part in parts {
        assert_eq!(part.span.start, at, "parts leave a gap: {}", show(bytes));
        assert!(part.span.end > at, "an empty part: {}", show(bytes));
        let mut spans: Vec<Span> = part.items.iter().map(|item| item.span).collect();
        spans.extend(part.tags.iter().map(|tag| tag.span));
        spans.sort();
        let mut inside = at;
        for span in spans {
            assert!(span.start >= inside, "tokens overlap: {}", show(bytes));
            assert!(!span.is_empty(), "an empty token: {}", show(bytes));
            only_blanks(bytes, inside, span.start);
            inside = span.end;
        }
        only_blanks(bytes, inside, part.span.end);
        assert!(part.items.is_sorted_by_key(|item| item.span));
        for tag in &part.tags {
            assert!(tag.span.start < tag.name.start && tag.name.end <= tag.value.start);
            assert!(tag.value.end <= tag.span.end);
        }
        at = part.span.end;
    }
    assert_eq!(at as usize, bytes.len(), "bytes are lost: {}", show(bytes));
}

fn only_blanks(bytes: &[u8], start: u32, end: u32) {
    let mut gap = &bytes[start as usize..end as usize];
    if start == 0 {
        gap = gap.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(gap);
    }
    while let Some((character, length)) = first_char(gap) {
        assert!(
            matches!(character, ' ' | '\t' | '\n' | '\r' | '\u{A0}'),
            "{character:?} is in no token: {}",
            show(bytes)
        );
        gap = &gap[length..];
    }
}

fn begins_at_every_safe_point(bytes: &[u8], parts: &[Owned]) {
    let mut from = 0;
    while let Some(at) = next_safe_point(bytes, from) {
        let begins = parts
            .iter()
            .any(|part| part.is_game && part.span.start as usize == at);
        assert!(begins, "no game at the safe point {at}: {}", show(bytes));
        from = at + 1;
    }
}

/// A text for a message.
pub(crate) fn show(bytes: &[u8]) -> String {
    let text: String = String::from_utf8_lossy(bytes).chars().take(2000).collect();
    format!("{text:?}")
}

/// What was expected where a token fits nothing, for each such token.
pub(crate) fn bad(parts: &[Owned]) -> Vec<Expected> {
    parts
        .iter()
        .flat_map(|part| &part.items)
        .filter_map(|item| match item.kind {
            ItemKind::Bad(expected) => Some(expected),
            _ => None,
        })
        .collect()
}
