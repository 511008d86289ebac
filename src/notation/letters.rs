//! The letters of one language in the order in which a text is tried for them.

use crate::board::Role;

/// One way to write a role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Letter {
    /// The letter, maybe of several characters.
    pub(super) text: String,
    /// What it stands for.
    pub(super) role: Role,
    /// Whether it is the small form of the language's letter.
    pub(super) small: bool,
}

/// A language's letters, the longest first so that Кр is tried before К.
#[derive(Debug, Clone)]
pub(super) struct Letters {
    /// Letters before a move. A small a to h is a file and not among them, but for the b of a
    /// bishop written B.
    pub(super) pieces: Vec<Letter>,
    /// Letters in a promotion, where a small letter cannot be a file.
    pub(super) promotions: Vec<Letter>,
}

impl Letters {
    /// The letters of six roles, by [`Role::index`]; an empty one is no letter.
    pub(super) fn new(upper: &[String; 6]) -> Self {
        let mut promotions: Vec<Letter> = Vec::new();
        for role in Role::ALL {
            let text = &upper[role.index()];
            let mut forms = vec![(text.clone(), false), (text.to_lowercase(), true)];
            if role == Role::Pawn {
                // Some languages write even the pawn's own letter small.
                forms.push((text.to_uppercase(), false));
            }
            for (text, small) in forms {
                let known = promotions.iter().any(|letter| letter.text == text);
                if !text.is_empty() && !known {
                    promotions.push(Letter { text, role, small });
                }
            }
        }
        promotions.sort_by_key(|letter| std::cmp::Reverse(letter.text.len()));
        let is_piece = |letter: &&Letter| {
            let file = matches!(letter.text.as_bytes(), [b'a'..=b'h']);
            !file || (letter.role == Role::Bishop && letter.text == "b")
        };
        Self {
            pieces: promotions.iter().filter(is_piece).cloned().collect(),
            promotions,
        }
    }

    /// Whether a small b may be this language's bishop.
    pub(super) fn small_b_is_bishop(&self) -> bool {
        self.pieces.iter().any(|letter| letter.text == "b")
    }
}
