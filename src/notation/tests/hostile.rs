//! Words that want to hurt.

use proptest::prelude::*;

use crate::notation::{BadWord, Language};

#[test]
fn long_words_are_refused_unseen() {
    for part in [
        "N", "e4", "O-", "+", " ", "(", "♘", "x", "!", "=", "К", "\0",
    ] {
        let word = part.repeat(5_000_000 / part.len());
        assert_eq!(
            Language::english().read(word.as_bytes()),
            Err(BadWord::NotAMove)
        );
        let behind = format!("Nf3{word}");
        assert_eq!(
            Language::english().read(behind.as_bytes()),
            Err(BadWord::NotAMove)
        );
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    for word in [
        &b"\xff"[..],
        b"Nf3\xff",
        b"\xe7xd4",
        b"N\x80f3",
        b"e8=\xc3",
        b"\xed\xa0\x80",
    ] {
        assert_eq!(
            Language::english().read(word),
            Err(BadWord::NotUtf8),
            "{word:?}"
        );
    }
    for word in [
        &b""[..],
        b"\0",
        b"\0\0",
        b"N\0f3",
        b"e4\0",
        b"Nf\0",
        b"\0e4",
    ] {
        assert_eq!(
            Language::english().read(word),
            Err(BadWord::NotAMove),
            "{word:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn nothing_panics(word in prop::collection::vec(any::<u8>(), 0..140)) {
        for language in Language::all() {
            let _ = language.read(&word);
        }
    }

    #[test]
    fn no_text_panics(word in "[KQRBNa-h1-8xX:×=+#!?()@\\-– epm\u{a0}♘♟КрçÇ]{0,40}") {
        for language in Language::all() {
            let _ = language.read(word.as_bytes());
        }
    }
}
