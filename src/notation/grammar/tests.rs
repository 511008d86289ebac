//! The lenient reader against the fast decoder, and the reasons it gives.

use crate::board::{Role, Square};
use crate::notation::{BadWord, CheckMark, Language, Spelling, Target, WrittenMove, grammar};

fn language(code: &str) -> &'static Language {
    Language::by_code(code).unwrap()
}

/// That it makes no difference whether the fast decoder, where it can, or the grammar reads a word.
fn assert_alike(language: &Language, word: &[u8]) {
    let text = String::from_utf8_lossy(word);
    let lenient = grammar::read(language, word);
    assert_eq!(language.read(word), lenient, "{language:?} {text}");
}

/// Canonical words of a language, by the grammar of PGN standard 8.2.3, with or without sense.
fn canonical(language: &Language) -> Vec<String> {
    let squares: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    let parts = "abcdefgh12345678".chars().map(String::from);
    let origins: Vec<String> = parts
        .chain(squares.clone())
        .chain([String::new()])
        .collect();
    let mut words = vec!["O-O".to_owned(), "O-O-O".to_owned()];
    for square in &squares {
        let mut pawns = vec![square.clone()];
        pawns.extend("abcdefgh".chars().map(|file| format!("{file}x{square}")));
        for pawn in pawns {
            for role in Role::PROMOTIONS {
                words.push(format!("{pawn}={}", language.letter(role)));
            }
            words.push(pawn);
        }
        for role in Role::ALL.into_iter().filter(|role| *role != Role::Pawn) {
            let letter = language.letter(role);
            for origin in &origins {
                words.push(format!("{letter}{origin}{square}"));
                words.push(format!("{letter}{origin}x{square}"));
            }
        }
    }
    let marked = words
        .iter()
        .flat_map(|word| ["", "+", "#"].map(|mark| format!("{word}{mark}")));
    marked.collect()
}

#[test]
fn every_canonical_word_is_read_alike() {
    for code in ["en", "pt", "de"] {
        let words = canonical(language(code));
        // Castling, then to each square pawns from nowhere or a file, promoting to four pieces or
        // not, and five pieces from 81 origins, capturing or not; all with three marks.
        assert_eq!(words.len(), 3 * (2 + 64 * (9 * 5 + 5 * 81 * 2)));
        for word in words {
            assert_alike(language(code), word.as_bytes());
            let read = language(code).read(word.as_bytes());
            let canonical = read.is_ok_and(|written| written.spelling.is_canonical());
            assert!(canonical, "{code} {word}");
        }
    }
}

#[test]
fn two_files_with_marks_apart() {
    let pair = Spelling::CAPTURE_FILES | Spelling::CAPTURE_BARE;
    for (word, mark, more) in [
        ("ed", CheckMark::None, Spelling::NONE),
        ("ed+", CheckMark::Check, Spelling::NONE),
        ("ed #", CheckMark::Mate, Spelling::BLANK),
        ("ed e.p.", CheckMark::None, Spelling::EN_PASSANT),
        ("ed (ep)+", CheckMark::Check, Spelling::EN_PASSANT),
    ] {
        let written = language("pt").read(word.as_bytes()).unwrap();
        let WrittenMove::San(san) = written.mv else {
            panic!("{word}");
        };
        assert!(san.capture && matches!(san.to, Target::File(_)), "{word}");
        assert_eq!(
            (written.mark, written.spelling),
            (mark, pair | more),
            "{word}"
        );
    }
    // Prose, and the beginnings and ends of it.
    for word in [
        "de mate", "de xeque", "ed ch", "edep", "deep", "bach", "ed ",
    ] {
        let read = language("pt").read(word.as_bytes());
        assert_eq!(read, Err(BadWord::NotAMove), "{word}");
    }
}

#[test]
fn promotions_that_cannot_be() {
    for (code, word, why) in [
        ("en", "e8=d", BadWord::UnknownPromotion('d')),
        ("en", "e8(c)", BadWord::UnknownPromotion('c')),
        ("en", "dxc=D+", BadWord::UnknownPromotion('D')),
        ("pt", "exd8=Q#", BadWord::UnknownPromotion('Q')),
        ("pt", "ed=R", BadWord::PromotionTo(Role::King)),
        ("pt", "e8=R", BadWord::PromotionTo(Role::King)),
        ("en", "e8=P", BadWord::PromotionTo(Role::Pawn)),
        // The beginning of coordinates.
        ("en", "e8d", BadWord::NotAMove),
    ] {
        assert_eq!(
            language(code).read(word.as_bytes()),
            Err(why),
            "{code} {word}"
        );
    }
}

#[test]
fn prose_is_no_move() {
    let prose = "Cada Dada Chega Cabe Bela Rei Dama Torre Bispo Cavalo Peão xeque mate empate de da \
        e a o é Each Bad Bed Be Black Queen King Knight Rook Bishop mate check draw abandon 1945 C45 \
        B12 E4 1e 12. 1-0 0-1 1/2-1/2 * + # != e e9 i4 Nf R8 xx";
    for word in prose.split_whitespace().filter(|word| *word != "de") {
        for code in ["en", "pt"] {
            assert!(
                language(code).read(word.as_bytes()).is_err(),
                "{code} {word}"
            );
        }
    }
}
