//! Which bytes of one move word are piece letters, and what they become in another language.
//!
//! A piece's or pawn's letter can only begin a word, and a promotion's only stand behind the square
//! of arrival, the last digit of the word (behind the `=` where a capture names files only). So no
//! position is needed, and everything else of the word stays.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Role;
use crate::notation::{Language, Spelling, Written, WrittenMove};

/// Letters to write into a word: byte ranges of the word in UTF-8, in order, and their new text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct WordEdits {
    pub(super) edits: [Option<(Range<usize>, Cow<'static, str>)>; 2],
    /// Whether a pawn's letter goes, since the other language has none.
    pub(super) drops_pawn: bool,
}

impl WordEdits {
    /// The edits in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Range<usize>, &str)> {
        let edits = self.edits.iter().flatten();
        edits.map(|(range, text)| (range.clone(), text.as_ref()))
    }

    /// The word with its new letters.
    pub(super) fn applied(&self, word: &str) -> String {
        let mut text = String::with_capacity(word.len() + 8);
        let mut done = 0;
        for (range, new) in self.iter() {
            text.push_str(word.get(done..range.start).unwrap_or_default());
            text.push_str(new);
            done = range.end;
        }
        text.push_str(word.get(done..).unwrap_or_default());
        text
    }
}

/// The letters of `word`, which `from` read as `written`, in another language. `is_bishop` says
/// that its small b has turned out to be the bishop, not the pawn ([`Spelling::PAWN_OR_BISHOP`]).
///
/// `None` if the other language would not read the new word as the same move.
pub(super) fn edits(
    from: &'static Language,
    to: &'static Language,
    word: &str,
    written: &Written,
    is_bishop: bool,
) -> Option<WordEdits> {
    let head = if is_bishop {
        Some((0..1, Role::Bishop, false))
    } else {
        head(from, word, written)
    };
    let promotion = promotion(from, word, written);
    if head.is_none() && promotion.is_none() {
        return Some(WordEdits::default());
    }
    // A small letter stays small where it stays readable.
    let forms = [true, false].into_iter();
    forms
        .map(|keeps_small| {
            let new = |letter: &Option<Letter>| {
                let (range, role, small) = letter.clone()?;
                let text = to.letter(role);
                let text = if small && keeps_small {
                    Cow::Owned(text.to_lowercase())
                } else {
                    Cow::Borrowed(text)
                };
                Some((range, text))
            };
            WordEdits {
                drops_pawn: head.as_ref().is_some_and(|(_, role, _)| {
                    *role == Role::Pawn && to.letter(Role::Pawn).is_empty()
                }),
                edits: [new(&head), new(&promotion)],
            }
        })
        .find(|edits| says_the_same(to, &edits.applied(word), written, is_bishop))
}

/// Whether `to` reads the new word as what was written.
fn says_the_same(to: &Language, new: &str, written: &Written, is_bishop: bool) -> bool {
    let Ok(read) = to.read(new.as_bytes()) else {
        return false;
    };
    let is_move = if is_bishop {
        matches!(read.mv, WrittenMove::San(san) if san.role == Role::Bishop)
    } else {
        read.mv == written.mv
    };
    is_move && read.mark == written.mark && read.nag == written.nag
}

/// A letter in a word: its bytes, what it stands for, and whether it is written small.
type Letter = (Range<usize>, Role, bool);

/// The letter that begins the word, if one of the language `from` does.
fn head(from: &Language, word: &str, written: &Written) -> Option<Letter> {
    let WrittenMove::San(san) = written.mv else {
        return None;
    };
    let is_lettered = san.role != Role::Pawn
        || written.spelling.has(Spelling::PAWN_LETTER)
        || figurine(word).is_some();
    if !is_lettered {
        return None;
    }
    letter_at(from, word, 0, san.role)
}

/// The promotion piece's letter, if it is one of the language `from` and not UCI's.
fn promotion(from: &Language, word: &str, written: &Written) -> Option<Letter> {
    let (role, is_coordinate) = match written.mv {
        WrittenMove::San(san) => (san.promotion?, false),
        WrittenMove::Coordinate { promotion, .. } => (promotion?, true),
        WrittenMove::Castle(_) | WrittenMove::Null => return None,
    };
    let start = match word.rfind(|c: char| c.is_ascii_digit()) {
        Some(digit) => digit + 1,
        None => word.find('=')?,
    };
    let behind = word.get(start..)?;
    let signs = behind.len() - behind.trim_start_matches(['=', '(', '/']).len();
    if is_coordinate && signs == 0 && behind.starts_with(['q', 'r', 'b', 'n']) {
        return None;
    }
    letter_at(from, word, start + signs, role)
}

/// The letter of `role` that stands at `at`.
fn letter_at(from: &Language, word: &str, at: usize, role: Role) -> Option<Letter> {
    let rest = word.get(at..)?;
    if let Some(length) = figurine(rest) {
        // Every language reads figurines: they are letters of their own language only.
        let is_own = figurine(from.letter(Role::King)).is_some();
        return is_own.then(|| (at..at + length, role, false));
    }
    let own = from.letter(role);
    // Some languages write the pawn's own letter small.
    let forms = [
        (own.to_owned(), false),
        (own.to_uppercase(), false),
        (own.to_lowercase(), true),
    ];
    let found = forms
        .into_iter()
        .find(|(text, _)| !text.is_empty() && rest.starts_with(text));
    found.map(|(text, small)| (at..at + text.len(), role, small))
}

/// The bytes of the figurine that a text begins with, its variation selector included.
pub(super) fn figurine(text: &str) -> Option<usize> {
    let mut characters = text.chars();
    let sign = characters
        .next()
        .filter(|sign| matches!(sign, '\u{2654}'..='\u{265f}'))?;
    let selector = characters
        .next()
        .filter(|next| matches!(next, '\u{fe0e}' | '\u{fe0f}'));
    Some(sign.len_utf8() + selector.map_or(0, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn translated(from: &str, to: &str, word: &str) -> Option<String> {
        let language = |code| Language::by_code(code).unwrap();
        let (from, to) = (language(from), language(to));
        let written = from.read(word.as_bytes()).unwrap();
        Some(edits(from, to, word, &written, false)?.applied(word))
    }

    #[test]
    fn only_letters_change() {
        for (from, to, word, expected) in [
            ("en", "pt", "Nf3", "Cf3"),
            ("en", "pt", "Kxg7+!?", "Rxg7+!?"),
            ("en", "pt", "R1e2", "T1e2"),
            ("en", "pt", "Bb5", "Bb5"),
            ("en", "pt", "bxc3", "bxc3"),
            ("en", "pt", "exd8=Q#", "exd8=D#"),
            ("en", "pt", "e8(N)", "e8(C)"),
            ("en", "pt", "e8/R+", "e8/T+"),
            ("en", "pt", "e8Q", "e8D"),
            ("en", "pt", "dxc=Q", "dxc=D"),
            ("en", "pt", "O-O+", "O-O+"),
            ("en", "pt", "0-0-0", "0-0-0"),
            ("en", "pt", "e7e8q", "e7e8q"),
            ("en", "pt", "e7-e8=Q", "e7-e8=D"),
            ("en", "pt", "exd6 e.p.", "exd6 e.p."),
            ("pt", "en", "Dç7", "Qç7"),
            ("pt", "en", "T(f)d1", "R(f)d1"),
            ("pt", "en", "Rd8 xeque-mate", "Kd8 xeque-mate"),
            ("en", "figurine", "exf8=N+", "exf8=♘+"),
            ("figurine", "pt", "♞f6", "Cf6"),
            ("figurine", "de", "♘\u{fe0e}f3", "Sf3"),
            ("en", "pt", "♘f3", "♘f3"),
            ("en", "ru", "Kxe2", "Крxe2"),
            ("ru", "en", "Крxe2", "Kxe2"),
            ("ru", "en", "Кf3", "Nf3"),
            ("en", "et", "Bc4", "Oc4"),
            ("en", "nl", "Nc3", "Pc3"),
            ("en", "nl", "Pc3", "c3"),
            ("en", "de", "Pe4", "Be4"),
            ("en", "ru", "Pe4", "пe4"),
            // A small letter stays small unless it would be a file.
            ("en", "pt", "qd5", "Dd5"),
            ("en", "pt", "rd1", "td1"),
            ("en", "pt", "e8=q", "e8=d"),
            ("en", "es", "bgc3", "Agc3"),
        ] {
            let found = translated(from, to, word);
            assert_eq!(found.as_deref(), Some(expected), "{from} {to} {word}");
        }
    }

    #[test]
    fn a_small_b_that_is_the_bishop_gets_its_letter() {
        let language = |code| Language::by_code(code).unwrap();
        let written = language("en").read(b"bxc3").unwrap();
        let edits = edits(language("en"), language("de"), "bxc3", &written, true).unwrap();
        assert_eq!(edits.applied("bxc3"), "Lxc3");
    }
}
