//! A message before it has words: its key, its values, and what goes with it.

use crate::board::{Color, Role, Square, Wing};
use crate::report::words::nouns;
use crate::report::{Line, MoveName};

/// A value that a message shows or chooses by.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    /// Text from the file, or a word that messages choose by.
    Text(String),
    /// Text that is made here, shown in full.
    Long(String),
    /// A count: grouped, and the plural goes by it.
    Number(u64),
    /// A line of the chunk.
    Line(Line),
    /// A move, in the letters of the game.
    Move(MoveName),
    /// A move behind its number: `12. Tg1`.
    Numbered(String, MoveName),
    /// Several moves.
    Moves(Vec<MoveName>),
    /// Several texts.
    List(Vec<String>),
    /// Several languages by their codes.
    Languages(Vec<&'static str>),
}

/// A message with its values. Its label, note and help, if the key has them, share the values;
/// more can be added that have their own.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Phrase {
    pub(super) key: String,
    pub(super) values: Vec<(&'static str, Value)>,
    pub(super) label: Option<Box<Phrase>>,
    pub(super) notes: Vec<Phrase>,
    pub(super) helps: Vec<Phrase>,
}

impl Phrase {
    pub(super) fn new(key: &str) -> Self {
        Self {
            key: key.to_owned(),
            values: Vec::new(),
            label: None,
            notes: Vec::new(),
            helps: Vec::new(),
        }
    }

    fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    pub(super) fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Value::Text(text.into()))
    }

    pub(super) fn long_text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Value::Long(text.into()))
    }

    /// A number that is a name, not a count: never grouped, no plural.
    pub(super) fn digits(self, name: &'static str, number: u32) -> Self {
        self.text(name, number.to_string())
    }

    pub(super) fn number(self, name: &'static str, number: u64) -> Self {
        self.with(name, Value::Number(number))
    }

    pub(super) fn line(self, name: &'static str, line: Line) -> Self {
        self.with(name, Value::Line(line))
    }

    pub(super) fn role(self, name: &'static str, role: Role) -> Self {
        self.text(name, nouns::role_word(role))
    }

    pub(super) fn color(self, name: &'static str, color: Color) -> Self {
        self.text(name, nouns::color_word(color))
    }

    pub(super) fn wing(self, wing: Wing) -> Self {
        let word = match wing {
            Wing::King => "king",
            Wing::Queen => "queen",
        };
        self.text("wing", word)
    }

    pub(super) fn square(self, name: &'static str, square: Square) -> Self {
        self.text(name, square.to_string())
    }

    pub(super) fn squares(self, squares: impl Iterator<Item = Square>) -> Self {
        let list = squares.map(|square| square.to_string()).collect();
        self.with("squares", Value::List(list))
    }

    pub(super) fn list(self, name: &'static str, texts: &[&str]) -> Self {
        let list = texts.iter().map(|&text| text.to_owned()).collect();
        self.with(name, Value::List(list))
    }

    pub(super) fn mv(self, name: &'static str, mv: MoveName) -> Self {
        self.with(name, Value::Move(mv))
    }

    pub(super) fn numbered(self, name: &'static str, number: String, mv: MoveName) -> Self {
        self.with(name, Value::Numbered(number, mv))
    }

    pub(super) fn moves(self, name: &'static str, moves: &[MoveName]) -> Self {
        self.with(name, Value::Moves(moves.to_vec()))
    }

    pub(super) fn languages(self, name: &'static str, codes: &[&'static str]) -> Self {
        self.with(name, Value::Languages(codes.to_vec()))
    }

    /// Another label than the key's own.
    pub(super) fn label(mut self, label: Self) -> Self {
        self.label = Some(Box::new(label));
        self
    }

    pub(super) fn note(mut self, note: Self) -> Self {
        self.notes.push(note);
        self
    }

    pub(super) fn help(mut self, help: Self) -> Self {
        self.helps.push(help);
        self
    }
}
