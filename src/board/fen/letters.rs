//! A language's piece letters for the two sides of a diagram.

use std::ops::Range;

use crate::board::{Color, Piece, Role};

/// White's figurine king; the other five follow, then Black's six.
const WHITE_KING: u32 = 0x2654;
/// How far a black figurine is from the white one.
const TO_BLACK: u32 = 6;

/// The letters in which a diagram is written: upper case for White, lower case for Black.
///
/// A letter may be several characters (Russian `Кр`, `кр` for Black). Figurines have no case but
/// two forms: `♔` for White, `♚` for Black, whichever was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Letters {
    label: String,
    /// By colour, then by role.
    men: [[String; 6]; 2],
}

/// Why letters cannot serve for diagrams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LettersFault {
    /// The label is empty or holds a blank, `/` or `:`, so that it could not be told from the rest.
    Label,
    /// This man has no letter, as pawns in some languages.
    Missing(Role),
    /// A letter that holds a digit, a blank, `/` or `:`, which mean something else in the line.
    Unusable(Role),
    /// A letter that has no upper and lower case: whose man it is could not be told.
    NoCase(Role),
    /// Two men whose letters are the same, or could be mistaken where they stand together.
    Alike(Role, Role),
}

impl Letters {
    /// The letters by [`Role::index`] (pawn, knight, bishop, rook, queen, king), in either case,
    /// under the label that goes before a diagram, such as the code of the language.
    ///
    /// # Errors
    ///
    /// Letters that would not make a diagram from which the position can be read back.
    pub fn new(label: &str, letters: [&str; 6]) -> Result<Self, LettersFault> {
        if label.is_empty() || label.contains(is_reserved) {
            return Err(LettersFault::Label);
        }
        let mut men: [[String; 6]; 2] = Default::default();
        for role in Role::ALL {
            let letter = letters[role.index()];
            if letter.is_empty() {
                return Err(LettersFault::Missing(role));
            }
            if letter.contains(|part: char| is_reserved(part) || part.is_numeric()) {
                return Err(LettersFault::Unusable(role));
            }
            let [white, black] = both_cases(letter);
            if white == black {
                return Err(LettersFault::NoCase(role));
            }
            men[0][role.index()] = white;
            men[1][role.index()] = black;
        }
        let letters = Self {
            label: label.to_owned(),
            men,
        };
        letters.check_distinct()?;
        Ok(letters)
    }

    /// The label.
    pub fn label(&self) -> &str {
        &self.label
    }

    /// How a man is written.
    pub fn letter(&self, piece: Piece) -> &str {
        &self.men[piece.color.index()][piece.role.index()]
    }

    /// The man that `text` begins with and the bytes its letter takes; the longest letter that fits.
    pub(super) fn man(&self, text: &str) -> Option<(Piece, usize)> {
        all_men()
            .map(|piece| (piece, self.letter(piece)))
            .filter(|(_, letter)| text.starts_with(letter))
            .map(|(piece, letter)| (piece, letter.len()))
            .max_by_key(|&(_, length)| length)
    }

    /// Where the fields begin behind the label, or at the beginning without one.
    ///
    /// The error is the place of a label for other letters.
    pub(super) fn label_end(&self, text: &str) -> Result<usize, Range<usize>> {
        let start = text.len() - text.trim_start().len();
        let Some(length) = text[start..]
            .find([':', '/'])
            .filter(|&length| text[start + length..].starts_with(':'))
        else {
            return Ok(start);
        };
        if text[start..start + length].trim_end() == self.label {
            Ok(start + length + 1)
        } else {
            Err(start..start + length + 1)
        }
    }

    /// No letter twice, and no two that run together: the longest letter that fits is the one
    /// written, unless what it has more than a shorter one can begin another man.
    fn check_distinct(&self) -> Result<(), LettersFault> {
        for piece in all_men() {
            for other in all_men().filter(|&other| other != piece) {
                let Some(rest) = self.letter(other).strip_prefix(self.letter(piece)) else {
                    continue;
                };
                let begins_man = |next: Piece| {
                    let next = self.letter(next);
                    next.starts_with(rest) || rest.starts_with(next)
                };
                if rest.is_empty() || all_men().any(begins_man) {
                    return Err(LettersFault::Alike(piece.role, other.role));
                }
            }
        }
        Ok(())
    }
}

/// The twelve men.
fn all_men() -> impl Iterator<Item = Piece> {
    Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.map(|role| Piece { color, role }))
}

fn is_reserved(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '/' | ':')
}

/// A letter as White's and as Black's; twice the same where it has but one form.
fn both_cases(letter: &str) -> [String; 2] {
    if let Some(figurines) = both_figurines(letter) {
        return figurines.map(String::from);
    }
    let mut rest = letter.chars();
    let white = rest.next().into_iter().flat_map(char::to_uppercase);
    [
        white.chain(rest).collect(),
        letter.chars().flat_map(char::to_lowercase).collect(),
    ]
}

fn both_figurines(letter: &str) -> Option<[char; 2]> {
    let mut letters = letter.chars();
    let (only, None) = (letters.next()? as u32, letters.next()) else {
        return None;
    };
    let step = only
        .checked_sub(WHITE_KING)
        .filter(|&step| step < 2 * TO_BLACK)?;
    let white = WHITE_KING + step % TO_BLACK;
    Some([char::from_u32(white)?, char::from_u32(white + TO_BLACK)?])
}
