//! Which words of a comment are clearly moves.
//!
//! A piece's capital letter and a whole square of arrival, or a pawn's promotion, spelled as
//! canonical SAN or long algebraic notation has it: nothing that a sentence has by chance (*Cada*,
//! C45, 1945), nor a pawn's move, which has no letter to translate. `[%csl Rd4]` and the like are
//! commands, where R is a colour.

use std::ops::Range;

use crate::board::Role;
use crate::notation::{Language, Spelling, Written, WrittenMove};
use crate::translate::letters;

/// Longer than any move with its number.
const LONGEST: usize = 32;

/// What may be odd about a move that is clearly one.
const MAY_BE: Spelling = Spelling(
    Spelling::LONG.0 | Spelling::GLUED_MARK.0 | Spelling::MARK_SIGN.0 | Spelling::FIGURINE.0,
);

/// The words of a comment that are clearly moves of a language, in order: byte ranges of the text.
pub(super) fn moves<'t>(
    text: &'t str,
    language: &'t Language,
) -> impl Iterator<Item = (Range<usize>, Written)> + 't {
    tokens(text).filter_map(move |token| {
        let range = core(text, token);
        let written = language.read(text.get(range.clone())?.as_bytes()).ok()?;
        is_clear(&written).then_some((range, written))
    })
}

/// A comment with its moves in the letters of another language.
pub(super) fn translated(text: &str, from: &'static Language, to: &'static Language) -> String {
    let mut new = String::with_capacity(text.len());
    let mut done = 0;
    for (range, written) in moves(text, from) {
        let word = &text[range.clone()];
        if let Some(edits) = letters::edits(from, to, word, &written, false) {
            new.push_str(&text[done..range.start]);
            new.push_str(&edits.applied(word));
            done = range.end;
        }
    }
    new.push_str(&text[done..]);
    new
}

/// What stands between blanks and signs that no move has, outside commands.
fn tokens(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(at..)?;
            let first = rest.chars().next()?;
            if let Some(command) = rest.strip_prefix("[%") {
                at += 2 + command.find(']').unwrap_or(command.len());
            } else if is_apart(first) {
                at += first.len_utf8();
            } else {
                let start = at;
                at += rest.find(is_apart).unwrap_or(rest.len());
                return Some(start..at);
            }
        }
    })
}

fn is_apart(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(
            character,
            '(' | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | ','
                | ';'
                | '/'
                | '"'
                | '\''
                | '«'
                | '»'
                | '“'
                | '”'
                | '„'
                | '‘'
                | '’'
        )
}

/// A token without its move number (`12.`, `12...`, `…`) and without the stop of a sentence.
fn core(text: &str, token: Range<usize>) -> Range<usize> {
    let word = text.get(token.clone()).unwrap_or_default();
    if word.len() > LONGEST {
        return token.start..token.start;
    }
    let behind_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let behind_dots = behind_digits.trim_start_matches(['.', '…']);
    let start = if behind_dots.len() < behind_digits.len() {
        token.end - behind_dots.len()
    } else {
        token.start
    };
    let kept = text.get(start..token.end).unwrap_or_default();
    start..start + kept.trim_end_matches(['.', ':']).len()
}

fn is_clear(written: &Written) -> bool {
    let WrittenMove::San(san) = written.mv else {
        return false;
    };
    let has_letter = san.role != Role::Pawn || san.promotion.is_some();
    has_letter && written.spelling.without(MAY_BE).is_canonical()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(code: &str, text: &str) -> Vec<String> {
        let language = Language::by_code(code).unwrap();
        let moves = moves(text, language);
        moves.map(|(range, _)| text[range].to_owned()).collect()
    }

    #[test]
    fn moves_are_found() {
        for (code, text, expected) in [
            ("pt", "{melhor era 12. Cxd5}", vec!["Cxd5"]),
            ("en", "{Qxh7+ wins}", vec!["Qxh7+"]),
            (
                "en",
                "{(12...Nf6, Nc3/Be2) or Qd8.}",
                vec!["Nf6", "Nc3", "Be2", "Qd8"],
            ),
            (
                "pt",
                "{Tad1!? «De2» exd8=D#}",
                vec!["Tad1!?", "De2", "exd8=D#"],
            ),
            ("pt", "; …Cb8-c6: Rxg7", vec!["Cb8-c6", "Rxg7"]),
        ] {
            assert_eq!(found(code, text), expected, "{text}");
        }
    }

    #[test]
    fn prose_and_commands_are_left_alone() {
        for text in [
            "{Cada Dada Chega Cabe 1945 C45 D37 B2 Tb Ra}",
            "{[%csl Rd4,Gd5][%cal Ra1a8] [%eval 0.3]}",
            "{e4 bxc3 O-O cd4 td1 Pe4 Cf9 xBb5x C-f3 aCf3 Cf3a}",
            "{[%csl Rd4",
        ] {
            assert_eq!(found("pt", text), [""; 0], "{text}");
            if !text.contains("%csl") {
                assert_eq!(found("en", text), [""; 0], "{text}");
            }
        }
    }
}
