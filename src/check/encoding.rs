//! Encoding: bytes, blanks, characters and line ends that a text should not have.

use memchr::memchr_iter;

use crate::check::findings::{Findings, Note};
use crate::pgn::{Encoding, Game, Item, NoBreakSpaces, Outside, first_char};
use crate::report::{Detail, Rule};
use crate::span::Span;

/// Adds what is wrong with the encoding of a game.
pub(super) fn check(game: &Game<'_>, findings: &mut Findings<'_>) {
    text(
        game.bytes,
        game.span,
        game.encoding,
        game.no_break_spaces,
        findings,
    );
}

/// The same for text outside games.
pub(super) fn check_outside(outside: &Outside<'_>, findings: &mut Findings<'_>) {
    let (span, encoding) = (outside.span, outside.encoding);
    text(
        outside.bytes,
        span,
        encoding,
        outside.no_break_spaces,
        findings,
    );
}

fn text(
    bytes: &[u8],
    span: Span,
    encoding: Encoding,
    no_break_spaces: NoBreakSpaces,
    findings: &mut Findings<'_>,
) {
    if let Encoding::Windows1252 { first } = encoding {
        let old_table = is_old_table(&bytes[span.range()]);
        let span = Span::new(first, first + 1);
        findings.add(Note::new(
            Rule::NotUtf8,
            span,
            Detail::Encoding { old_table },
        ));
    }
    if no_break_spaces.count > 0 {
        let span = no_break_spaces.first;
        let note = Note::new(
            Rule::NoBreakSpace,
            span,
            Detail::Count(no_break_spaces.count),
        );
        findings.add(note.fixed(span, b" "));
    }
    if let Some(at) = lone_return(bytes, span) {
        let span = Span::new(at, at + 1);
        let note = Note::new(Rule::LoneCarriageReturn, span, Detail::None);
        findings.add(note.fixed(span, b"\n"));
    }
}

/// Whether the bytes look like one of the tables of 128 characters from before Windows: bytes that
/// Windows-1252 leaves out, or signs of it between letters.
fn is_old_table(bytes: &[u8]) -> bool {
    let unassigned = |byte: u8| matches!(byte, 0x81 | 0x8D | 0x8F | 0x90 | 0x9D);
    bytes.iter().any(|&byte| unassigned(byte))
        || bytes.windows(3).any(|three| {
            let [before, byte, after] = three else {
                return false;
            };
            matches!(byte, 0x80..=0x9F)
                && before.is_ascii_alphabetic()
                && after.is_ascii_alphabetic()
        })
}

/// The first CR in the span that no LF follows.
fn lone_return(bytes: &[u8], span: Span) -> Option<u32> {
    memchr_iter(b'\r', &bytes[span.range()])
        .map(|at| span.start + at as u32)
        .find(|&at| bytes.get(at as usize + 1) != Some(&b'\n'))
}

/// A run of control characters or of characters that cannot be seen.
pub(super) fn control(bytes: &[u8], item: &Item, findings: &mut Findings<'_>) {
    let Some((character, _)) = first_char(&bytes[item.span.range()]) else {
        return;
    };
    let rule = if character.is_control() {
        Rule::ControlCharacter
    } else {
        Rule::InvisibleCharacter
    };
    let note = Note::new(rule, item.span, Detail::Character(character));
    findings.add(note.fixed(item.span, b""));
}
