//! The languages whose letters are read.

use std::fmt;

use crate::board::{File, Role};
use crate::notation::{Language, Spelling, Written, WrittenMove};

/// The languages that a game may be in, in the order of preference.
#[derive(Debug, Clone)]
pub struct Accepted {
    languages: Vec<&'static Language>,
    /// For each first byte of a word the language that alone has it as a piece letter: an index
    /// into `languages`, or [`NONE`]. Filled for letters of one byte only.
    first_byte: [u8; 256],
    /// One bit for each letter from A to Z that is a whole piece letter of the language that alone
    /// has it.
    whole: u32,
}

const NONE: u8 = u8::MAX;

/// A language code that is in no table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// The code as given.
    pub code: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::all().iter().map(Language::code).collect();
        write!(
            f,
            "no language {:?}; known are {}",
            self.code,
            codes.join(", ")
        )
    }
}

impl std::error::Error for UnknownLanguage {}

impl Default for Accepted {
    /// English and Portuguese.
    fn default() -> Self {
        let both = ["en", "pt"].into_iter().filter_map(Language::by_code);
        Self::new(both.collect())
    }
}

impl Accepted {
    fn new(languages: Vec<&'static Language>) -> Self {
        let mut first_byte = [NONE; 256];
        let mut whole = 0;
        // O begins castling too, whatever piece it may be (Estonian's bishop).
        for byte in (b'A'..=b'Z').filter(|byte| *byte != b'O') {
            let mut having = (0..languages.len()).filter(|&index| {
                let letters = Role::ALL.map(|role| languages[index].letter(role));
                letters
                    .iter()
                    .any(|letter| letter.as_bytes().first() == Some(&byte))
            });
            if let (Some(index), None) = (having.next(), having.next()) {
                first_byte[usize::from(byte)] = index as u8;
                let is_whole = |role: Role| languages[index].letter(role).as_bytes() == [byte];
                whole |= u32::from(Role::ALL.into_iter().any(is_whole)) << (byte - b'A');
            }
        }
        Self {
            languages,
            first_byte,
            whole,
        }
    }

    /// The languages of codes separated by commas (`en,pt`); `auto` stands for English and
    /// Portuguese.
    ///
    /// # Errors
    /// The first code that no language of the table has.
    pub fn parse(codes: &str) -> Result<Self, UnknownLanguage> {
        let mut languages: Vec<&'static Language> = Vec::new();
        for code in codes.split(',').map(str::trim) {
            let named = match code {
                "auto" => Self::default().languages,
                _ => vec![Language::by_code(code).ok_or_else(|| UnknownLanguage {
                    code: code.to_owned(),
                })?],
            };
            for language in named {
                if !languages.contains(&language) {
                    languages.push(language);
                }
            }
        }
        Ok(Self::new(languages))
    }

    /// The languages in the order given; at least one.
    pub fn languages(&self) -> &[&'static Language] {
        &self.languages
    }

    /// The one accepted language whose letters a move word (UTF-8) needs: a piece or promotion
    /// letter that no other has, `ç` for the c-file or *xeque*, which only Portuguese writes.
    /// `None` if several languages could have written it, or none. A small a to h decides nothing:
    /// it is a file as well.
    #[inline]
    pub fn spoken_for(&self, word: &[u8]) -> Option<&'static Language> {
        let index = self.first_byte[usize::from(*word.first()?)];
        if index != NONE
            && let Some(&language) = self.languages.get(usize::from(index))
            && (self.is_short_move(word) || language.read(word).is_ok())
        {
            return Some(language);
        }
        if is_plain(word) {
            return None;
        }
        self.spoken_for_elsewhere(word)
    }

    /// Whether a word is `Nf3`, and N is a whole letter of the language that alone has it: whatever
    /// the square, that language reads it.
    #[inline]
    fn is_short_move(&self, word: &[u8]) -> bool {
        match *word {
            [letter @ b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8'] => {
                self.whole >> (letter - b'A') & 1 == 1
            }
            _ => false,
        }
    }

    /// As [`Accepted::spoken_for`], of words that are more than a shared letter and squares.
    #[cold]
    fn spoken_for_elsewhere(&self, word: &[u8]) -> Option<&'static Language> {
        let mut reading = self.languages.iter().filter_map(|&language| {
            let written = language.read(word).ok()?;
            Some((language, written))
        });
        let first = reading.next()?;
        let rest: Vec<_> = reading.collect();
        if rest.is_empty() {
            return (!rests_on_small_file_letter(first.0, &first.1)).then_some(first.0);
        }
        let portuguese = |written: &Written| {
            written.spelling.has(Spelling::CEDILLA)
                || written.spelling.has(Spelling::MARK_WORD) && contains_xeque(word)
        };
        if !portuguese(&first.1) {
            return None;
        }
        std::iter::once(first)
            .chain(rest)
            .map(|(language, _)| language)
            .find(|language| language.code() == "pt")
    }
}

/// Whether the letter that makes a word this language's is a small a to h.
fn rests_on_small_file_letter(language: &Language, written: &Written) -> bool {
    let small_is_file = |role: Role| {
        let small = language.letter(role).to_lowercase();
        matches!(small.as_bytes(), [letter] if File::from_letter(*letter).is_some())
    };
    let (piece, promotion) = match written.mv {
        WrittenMove::San(san) => (Some(san.role), san.promotion),
        WrittenMove::Coordinate { promotion, .. } => (None, promotion),
        WrittenMove::Castle(_) | WrittenMove::Null => (None, None),
    };
    let small_piece =
        written.spelling.has(Spelling::PIECE_SMALL) && piece.is_some_and(small_is_file);
    let small_promotion =
        written.spelling.has(Spelling::PROMOTION_SMALL) && promotion.is_some_and(small_is_file);
    small_piece || small_promotion
}

/// Whether a word is a pawn's move, castling, or a move of a piece whose letter several languages
/// share, with nothing in it that could tell more: no promotion, nothing beyond ASCII, no mark word.
#[inline]
fn is_plain(word: &[u8]) -> bool {
    let tail_is_plain = word
        .iter()
        .skip(1)
        .all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'+' | b'#' | b'-' | b'O'));
    // Behind an O only a hyphen makes sure that it is castling.
    let head_is_plain = matches!(
        word,
        [b'a'..=b'h' | b'A'..=b'N' | b'P'..=b'Z', ..] | [b'O', b'-', ..]
    );
    head_is_plain && tail_is_plain
}

fn contains_xeque(word: &[u8]) -> bool {
    String::from_utf8_lossy(word)
        .to_lowercase()
        .contains("xeque")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// That each word speaks for the language of this code alone, or for none.
    #[track_caller]
    fn speak_for(codes: &str, words: &[&str], expected: Option<&str>) {
        let accepted = Accepted::parse(codes).unwrap();
        for word in words {
            let found = accepted.spoken_for(word.as_bytes());
            assert_eq!(found.map(Language::code), expected, "{codes} {word}");
        }
    }

    #[test]
    fn letters_that_one_language_alone_has_decide() {
        let english = [
            "Nf3", "Kxe2+", "Qh4#", "e8=Q", "e8=R", "nf3", "Nxe5!?", "e8Q", "kd1", "exd8=N+",
        ];
        let portuguese = [
            "Cf3",
            "Dh4+",
            "Td1",
            "e8=D",
            "e8=T",
            "e8=C",
            "exd8(C)",
            "td1",
            "e8=t",
            "ç5",
            "Rxç8+",
            "e4 xeque",
            "Rd8 xeque-mate",
            "Bb5xeque",
        ];
        let neither = [
            "e4", "exd5", "Bb5+", "Rd1", "R1e2", "O-O", "0-0", "bc3", "bxc3", "cd4", "cf3", "dxc",
            "e8=B", "e8=b", "e8=c", "e8=d", "bgc3", "g1f3", "♘f3", "e8=♕", "e8=", "e8=K", "--",
            "Rd8 mate", "mate", "Sf3", "T9", "Novelty", "Cavalo", "Q", "",
        ];
        for codes in ["en,pt", "pt,en"] {
            speak_for(codes, &english, Some("en"));
            speak_for(codes, &portuguese, Some("pt"));
            speak_for(codes, &neither, None);
        }
    }

    #[test]
    fn every_language_reads_short_moves_with_its_letters() {
        let squares = ('a'..='h').flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}")));
        let squares: Vec<String> = squares.collect();
        for language in Language::all() {
            for letter in Role::ALL.map(|role| language.letter(role)) {
                for square in squares.iter().filter(|_| !letter.is_empty()) {
                    let word = format!("{letter}{square}");
                    assert!(
                        language.read(word.as_bytes()).is_ok(),
                        "{language:?} {word}"
                    );
                }
            }
        }
    }

    #[test]
    fn other_sets_of_languages_have_other_letters() {
        speak_for("pt,es", &["Bd3"], Some("pt"));
        speak_for("pt,es", &["Ad3"], Some("es"));
        speak_for("pt,es", &["Cf3"], None);
        speak_for("en,pt,es", &["Cf3", "Bd3"], None);
        speak_for("en,ru", &["Кf3"], Some("ru"));
        speak_for("en,ru", &["Kf3"], Some("en"));
        speak_for("ru,uk", &["Лf3"], Some("ru"));
        speak_for("ru,uk", &["Кf3"], None);
        // O is the Estonian bishop and everybody's castling; P a pawn or the Dutch knight.
        speak_for("en,et", &["Oc4"], Some("et"));
        speak_for("en,et", &["O-O", "O-O-O+", "0-0"], None);
        speak_for("en,nl", &["Pc3", "Pc3 xeque"], None);
        speak_for("en,es", &["bgc3"], None);
    }
}
