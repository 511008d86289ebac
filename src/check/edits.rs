//! What several checks need to mend text: taking a token out, and the gaps between tokens.

use crate::pgn::Game;
use crate::span::Span;

/// Spaces and tabs, which may go together with a token.
const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// How to take a token out of the text so that what stands before and behind it stays apart: the
/// bytes to replace, and what to put there.
pub(super) fn removal(bytes: &[u8], token: Span) -> (Span, &'static [u8]) {
    let (head, rest) = bytes.split_at(token.range().start.min(bytes.len()));
    let tail = rest.get(token.len() as usize..).unwrap_or_default();
    let before = head.iter().rev().take_while(|&&b| is_space(b)).count();
    let behind = tail.iter().take_while(|&&b| is_space(b)).count();
    let starts_line = matches!(
        head[..head.len() - before].last(),
        None | Some(b'\n' | b'\r')
    );
    let wide = Span::new(token.start - before as u32, token.end + behind as u32);
    match tail.get(behind) {
        Some(b'\n' | b'\r') if starts_line => {
            let line_end = 1 + u32::from(tail[behind..].starts_with(b"\r\n"));
            (Span::new(wide.start, wide.end + line_end), b"")
        }
        None | Some(b'\n' | b'\r' | b')') => (wide, b""),
        _ if starts_line => (Span::new(token.start, wide.end), b""),
        _ if before > 0 && behind > 0 => (Span::new(wide.start, token.end), b""),
        _ if before > 0 || behind > 0 => (token, b""),
        _ => (token, b" "),
    }
}

/// The tags and tokens of a game in the order of their places, and whether each is a tag.
pub(super) fn tokens<'a>(game: &Game<'a>) -> impl Iterator<Item = (Span, bool)> + use<'a> {
    let mut tags = game.tags.iter().map(|tag| tag.span).peekable();
    let mut items = game.items.iter().map(|item| item.span).peekable();
    std::iter::from_fn(move || {
        let is_tag = match (tags.peek(), items.peek()) {
            (Some(tag), Some(item)) => tag.start < item.start,
            (tag, _) => tag.is_some(),
        };
        let span = if is_tag { tags.next() } else { items.next() };
        Some((span?, is_tag))
    })
}

#[cfg(test)]
mod tests {
    use super::removal;
    use crate::edit::Edits;
    use crate::span::Span;

    #[test]
    fn what_stands_around_stays_apart() {
        for (text, left) in [
            ("1. # e4", "1. e4"),
            ("e5<br>2.", "e5 2."),
            ("e5 <br>2.", "e5 2."),
            ("e5<br> 2.", "e5 2."),
            ("d5 *)", "d5)"),
            ("1-0 !\n", "1-0\n"),
            ("1-0\n!\n\n[", "1-0\n\n["),
            ("1-0\r\n!\r\n[", "1-0\r\n["),
            ("! 1. e4", "1. e4"),
            ("e4 !", "e4"),
        ] {
            let token = ["<br>", "#", "*", "!"]
                .iter()
                .find_map(|token| text.find(token).map(|at| (at, at + token.len())));
            let (start, end) = token.expect("a token");
            let (span, new) = removal(text.as_bytes(), Span::new(start as u32, end as u32));
            let mut out = Vec::new();
            Edits::one(span, new).apply(text.as_bytes(), &mut out);
            assert_eq!(String::from_utf8(out).expect("UTF-8"), left, "{text:?}");
        }
    }
}
