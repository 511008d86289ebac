//! Tokens in their context, and games, by example; and the law of the common path.

mod common_path;
mod games;
mod tokens;

use crate::pgn::{GameBuf, ItemKind, Part, TagForm};

/// The tokens of a text as `kind text`, a line a part: `G:` or `O:`, its tags' forms, its items.
fn outline(text: &[u8]) -> Vec<String> {
    let mut buffers = GameBuf::default();
    let mut parts = buffers.parts(text);
    let mut lines = Vec::new();
    let shown = |span: crate::span::Span| String::from_utf8_lossy(&text[span.range()]).into_owned();
    while let Some(part) = parts.next_part() {
        let (letter, tags, items) = match part {
            Part::Game(game) => ("G:", game.tags, game.items),
            Part::Outside(outside) => ("O:", &[][..], outside.items),
        };
        let tags = tags.iter().map(|tag| {
            let form = if tag.form == TagForm::Quoted {
                String::new()
            } else {
                format!("{:?} ", tag.form)
            };
            format!("[{form}{}={}]", shown(tag.name), shown(tag.value))
        });
        let items = items
            .iter()
            .map(|item| format!("{}<{}>", name(item.kind), shown(item.span)));
        let words: Vec<String> = tags.chain(items).collect();
        lines.push(format!("{letter} {}", words.join(" ")));
    }
    lines
}

fn name(kind: ItemKind) -> String {
    match kind {
        ItemKind::Word => "w".into(),
        ItemKind::MoveNumber(style) => format!("{style:?}"),
        ItemKind::Mark(mark) => format!("{mark:?}"),
        ItemKind::Result { outcome, canonical } => {
            format!("{outcome:?}{}", if canonical { "" } else { "!" })
        }
        ItemKind::Bad(expected) => format!("Bad{expected:?}"),
        other => format!("{other:?}"),
    }
}
