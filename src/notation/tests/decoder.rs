//! The fast decoder against the reader that knows everything.

use proptest::prelude::*;

use crate::board::Role;
use crate::notation::decode::{Classes, Register};
use crate::notation::{BadWord, Language, Spelling, Written, grammar};
use crate::span::Span;

/// That the lenient reader agrees with the fast decoder, and whether that accepts the word.
fn assert_agree(language: &Language, word: &[u8]) -> bool {
    let Some(fast) = language.read_canonical(Register::of(word)) else {
        return false;
    };
    let (fast, text) = (fast.written(), String::from_utf8_lossy(word));
    assert_eq!(
        grammar::read(language, word),
        Ok(fast),
        "{language:?} {text}"
    );
    assert!(fast.spelling.is_canonical(), "{language:?} {text}");
    true
}

/// That it makes no difference where in a text a word stands.
fn assert_same_within(language: &Language, word: &[u8]) {
    let alone = language.read_canonical(Register::of(word));
    let before: [&[u8]; 4] = [b"", b"Nf3", b"8 exd5 Q", b"1. e4 e5 2."];
    for before in before {
        let text = [before, word, b" Nf3"].concat();
        let end = before.len() + word.len();
        let shown = String::from_utf8_lossy(&text);
        if before.len() >= 8 {
            let within = Register::within(&text, before.len(), end);
            assert_eq!(
                language.read_canonical(within),
                alone,
                "{language:?} {shown}"
            );
        }
        let span = Span::new(before.len() as u32, end as u32);
        assert_eq!(
            language.read_within(&text, span),
            language.read(word),
            "{language:?} {shown}"
        );
    }
}

#[test]
fn spans_outside_the_text_hold_no_move() {
    let english = Language::english();
    for (start, end) in [
        (0, 0),
        (3, 2),
        (0, 4),
        (5, 9),
        (u32::MAX, u32::MAX),
        (0, u32::MAX),
    ] {
        let read = english.read_within(b"Nf3", Span::new(start, end));
        assert_eq!(read, Err(BadWord::NotAMove), "{start} {end}");
    }
    assert!(english.read_within(b"Nf3", Span::new(0, 3)).is_ok());
}

/// Canonical words of a language, by the grammar of PGN standard 8.2.3, with or without sense.
fn canonical(language: &Language) -> Vec<String> {
    let mut words = vec!["O-O".to_owned(), "O-O-O".to_owned()];
    let squares = ["a1", "b3", "e4", "f7", "h8", "c8", "d1"];
    for square in squares {
        words.push(square.to_owned());
        for file in "abcdefgh".chars() {
            words.push(format!("{file}x{square}"));
        }
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            let letter = language.letter(role);
            for origin in ["", "a", "c", "h", "1", "8", "a1", "g5"] {
                words.push(format!("{letter}{origin}{square}"));
                words.push(format!("{letter}{origin}x{square}"));
            }
        }
        for role in Role::PROMOTIONS {
            words.push(format!("{square}={}", language.letter(role)));
            words.push(format!("dx{square}={}", language.letter(role)));
        }
    }
    let marked = words
        .iter()
        .flat_map(|word| ["", "+", "#"].map(|mark| format!("{word}{mark}")));
    marked.collect()
}

#[test]
fn every_canonical_word_is_read_fast_and_alike() {
    let one_byte = |language: &&Language| {
        Role::ALL
            .iter()
            .all(|role| language.letter(*role).is_ascii())
    };
    for language in Language::all() {
        let fast = one_byte(&language);
        for word in canonical(language) {
            let accepted = assert_agree(language, word.as_bytes());
            assert!(accepted || !fast, "{language:?} {word}");
            let read = language.read(word.as_bytes());
            assert!(
                read.is_ok_and(|read| read.spelling.is_canonical() || !fast),
                "{language:?} {word}"
            );
        }
    }
}

#[test]
fn every_word_of_up_to_four_likely_bytes_is_read_alike() {
    let bytes = b"KRBPabch18x=+#-O0:!\0 ";
    let mut accepted = 0;
    for language in ["en", "pt", "de", "et"].map(|code| Language::by_code(code).unwrap()) {
        let mut word = Vec::new();
        for mut number in 0..bytes.len().pow(4) {
            word.clear();
            while number > 0 {
                word.push(bytes[number % bytes.len()]);
                number /= bytes.len();
            }
            accepted += usize::from(assert_agree(language, &word));
        }
    }
    // With 8 squares and, in English, 3 letters: pawns 8 * 3 with marks, 4 * 8 capturing, 8 * 2
    // promoting; pieces 3 * 8 * 3 with marks, 3 * 7 * 8 with one byte between; castling 3. In
    // Portuguese 2 letters, one of them a promotion's; in German 1 and none; in Estonian 3 and 2.
    let words = |letters: usize, promotions: usize| {
        24 + 32 + 8 * promotions + letters * (8 * 3 + 7 * 8) + 3
    };
    assert_eq!(
        accepted,
        words(3, 2) + words(2, 1) + words(1, 0) + words(3, 2)
    );
}

#[test]
fn written_words_are_small() {
    assert_eq!(size_of::<Written>(), 12);
    assert_eq!(size_of::<Result<Written, BadWord>>(), 12);
    assert_eq!(size_of::<Classes>(), 1024);
    assert!(Spelling::NONE.is_canonical());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn likely_bytes_are_read_alike(word in "[KQRBNTDCPSOa-h1-8x=+#:!-]{1,9}") {
        for language in Language::all() {
            assert_agree(language, word.as_bytes());
            assert_same_within(language, word.as_bytes());
        }
    }

    #[test]
    fn any_bytes_are_read_alike(word in prop::collection::vec(any::<u8>(), 0..10)) {
        for language in Language::all() {
            assert_agree(language, &word);
            assert_same_within(language, &word);
        }
    }
}
