//! Text from strangers' files, made safe and visible for people's screens.

use std::borrow::Cow;

/// The text with nothing in it that moves a cursor, turns the direction of writing or cannot be
/// seen: control characters become their pictures (U+2400…), tabs and line ends blanks, the others
/// U+FFFD. What stays takes the same number of characters.
#[must_use]
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_harmless) {
        return Cow::Borrowed(text);
    }
    let shown = text.chars().map(|character| match character {
        '\t' | '\n' | '\r' => ' ',
        '\0'..='\u{1f}' => picture(character),
        '\u{7f}' => '\u{2421}',
        _ if is_harmless(character) => character,
        _ => '\u{fffd}',
    });
    Cow::Owned(shown.collect())
}

/// The picture of a control character: ␀ to ␟.
fn picture(control: char) -> char {
    char::from_u32(0x2400 + u32::from(control)).unwrap_or('\u{fffd}')
}

/// Whether a character may go to a screen as it is.
pub(super) fn is_harmless(character: char) -> bool {
    !character.is_control()
        && !matches!(character,
            '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_and_bidi_characters_are_shown() {
        assert_eq!(visible("Ação, 8. Cd2 – ½"), "Ação, 8. Cd2 – ½");
        assert_eq!(visible("a\u{1b}[31mb\tc\r\n"), "a␛[31mb c  ");
        assert_eq!(
            visible("\u{202e}abc\u{2066}\u{9b}"),
            "\u{fffd}abc\u{fffd}\u{fffd}"
        );
        assert_eq!(visible("\0\u{7f}\u{200b}"), "␀␡\u{fffd}");
    }
}
