//! What a finding knows of its fault: typed data, never words.
//!
//! A rule may have findings of several shapes, and one shape may serve several rules; which go
//! together is said at each variant. Texts in here come from the file, as they stand in it.

use crate::board::fen::{FenFault, FenMend};
use crate::board::{Color, Role, Square};
use crate::notation::{CheckMark, Unresolved};
use crate::report::{MoveName, Rule};

/// The data of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// The rule says it all: `unopened-variation`, `tab`, …
    None,
    /// E001: whether some bytes mean nothing in Windows-1252 or look like letters of an older table.
    Encoding {
        /// An old code page is likely.
        old_table: bool,
    },
    /// One finding a game, at the first of so many: E002.
    Count(u32),
    /// E003, E004: the character.
    Character(char),
    /// S001: the line where reading resumes, relative to the chunk; `None` at the end of the file.
    Resumes(Option<Line>),
    /// S004: how many brackets are missing.
    Unclosed(u32),
    /// S003: where the comment was opened, relative to the chunk.
    Opened {
        /// The line.
        line: Line,
        /// The column.
        column: u32,
    },
    /// S014: the two halves of the word.
    Glued {
        /// The first move.
        first: String,
        /// The rest.
        second: String,
    },
    /// S015: the limit that the game passes.
    Limit(Limit),
    /// S020: characters in the line.
    Length(u32),
    /// A piece of the file by itself: S011 (the result), T017 and T018 (the variant),
    /// N027 (`$999`), N032 (the evaluation), R006 (the result to write), R009 (the value).
    Text(String),
    /// A tag by its name alone: T001, T021.
    Tag(String),
    /// A tag and what it says: T004, T005, T006, T011, T012.
    TagValue {
        /// The tag's name.
        tag: String,
        /// Its value.
        value: String,
    },
    /// T003: what is missing.
    UnclosedTag(TagEnd),
    /// T002, T007, R007: what is written and, if it can be told, what is right.
    Instead {
        /// What is written.
        written: String,
        /// What to write.
        right: Option<String>,
    },
    /// T008.
    DuplicateTag {
        /// The tag's name.
        tag: String,
        /// How often it appears, 2 or more.
        count: u32,
        /// The line of the first, relative to the chunk.
        first: Line,
    },
    /// T009.
    EmptyTag {
        /// The tag's name.
        tag: String,
        /// What stands for an unknown value: `?`, `????.??.??`, `*`.
        unknown: &'static str,
    },
    /// T010.
    Date {
        /// The tag's name.
        tag: String,
        /// Its value.
        value: String,
        /// What is wrong with it.
        fault: DateFault,
        /// The date to write, if it can be told.
        right: Option<String>,
    },
    /// T020: the missing ones, in the order of the standard.
    MissingTags(Vec<&'static str>),
    /// T013.
    Fen(FenFault),
    /// T014.
    FenMended(FenMend),
    /// M001, M002, M003, M004: why a written move is none.
    Unresolved(Box<Misplayed>),
    /// M004, where the word alone shows it: a promotion to a king or a pawn.
    PromotionTo {
        /// What is written.
        role: Role,
        /// The promotions that may be meant.
        choices: Vec<MoveName>,
    },
    /// M007 to M011: the number of the move with which the game had ended.
    Ended {
        /// Counted as the game counts.
        number: u32,
    },
    /// O001: a tag and what the moves say.
    Opening {
        /// The tag's name.
        tag: &'static str,
        /// Its value.
        value: String,
        /// The opening by the moves, with its code.
        opening: String,
        /// The ply where its position stood last.
        ply: u32,
    },
    /// N001: why a word is no move.
    Word {
        /// The word.
        word: String,
        /// Why it is none.
        fault: WordFault,
    },
    /// Rules of form, N002 to N023: the canonical way to write the move.
    Form {
        /// The move.
        canonical: MoveName,
        /// How many such moves the game has, for rules that report the first only; else 1.
        count: u32,
    },
    /// N003: the short form and, if it is only unique because another man is pinned, that one.
    Needless {
        /// The canonical form.
        canonical: MoveName,
        /// The other man, which is pinned.
        pinned: Option<(Role, Square)>,
    },
    /// N013: the mark that is written instead of `#`.
    MateMark {
        /// The canonical form.
        canonical: MoveName,
        /// The mark that is there.
        written: CheckMark,
    },
    /// N014: a legal answer to the move that is called mate.
    NoMate {
        /// The canonical form.
        canonical: MoveName,
        /// The side to answer.
        color: Color,
        /// One of its moves.
        reply: MoveName,
    },
    /// N024: numbers with the side to move.
    MoveNumber {
        /// As written: number and whether its dots say that Black moves.
        written: (u32, Color),
        /// As the game counts.
        expected: (u32, Color),
        /// Whether the game has no FEN and its text begins later than the first move.
        no_fen: bool,
    },
    /// N025, N026: the canonical form of the number, and how many such numbers the game has.
    NumberForm {
        /// The number and the side to move.
        number: (u32, Color),
        /// How many.
        count: u32,
    },
    /// N030, N031, N033: the mark as written, and the NAG that it stands for.
    Annotation {
        /// The mark.
        mark: String,
        /// The NAG, `None` if no one can tell.
        nag: Option<u8>,
    },
    /// R001, R002: two results, as written.
    Results {
        /// In the Result tag.
        tag: String,
        /// After the moves.
        terminator: String,
    },
    /// R003, R004: the result as written, and how the moves end.
    ResultAtEnd {
        /// The result.
        result: String,
        /// How the game ended on the board.
        end: BoardEnd,
    },
    /// R005: how the moves end, where that tells the result.
    End(BoardEnd),
    /// L001: one letter, two pieces.
    TwoLanguages {
        /// The first move that differs.
        word: String,
        /// The letter.
        letter: String,
        /// The language that was used, and what the letter is in it.
        used: (&'static str, Role),
        /// The other language, and what the letter is in that.
        other: (&'static str, Role),
    },
    /// L002.
    MixedLanguages {
        /// The word that does not fit.
        word: String,
        /// The language that can read it.
        word_language: &'static str,
        /// The game's language.
        game_language: &'static str,
    },
    /// L003.
    UnknownLetters {
        /// The letter.
        letter: String,
        /// The accepted languages.
        accepted: Vec<&'static str>,
        /// Other known languages whose letters fit all the game's moves.
        fitting: Vec<&'static str>,
    },
}

impl Misplayed {
    /// The rule that the move breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self.why {
            Unresolved::Ambiguous { .. } => Rule::AmbiguousMove,
            Unresolved::PromotionMissing { .. } => Rule::MissingPromotionPiece,
            Unresolved::BadPromotion { .. } => Rule::ImpossiblePromotion,
            _ => Rule::IllegalMove,
        }
    }
}

/// A line of the chunk, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(pub u32);

/// Limits on one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// So many bytes of text.
    Bytes(u64),
    /// So many moves, comments and marks together.
    Items(u32),
}

/// What a tag is left without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TagEnd {
    /// The closing quote.
    Quote,
    /// The closing bracket.
    Bracket,
}

/// What is wrong with a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DateFault {
    /// It has not the form `YYYY.MM.DD`.
    Form,
    /// There is no such month.
    Month(u32),
    /// The month has no such day.
    Day {
        /// The day.
        day: u32,
        /// The month, 1 to 12.
        month: u32,
    },
}

/// Why a word among the moves is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WordFault {
    /// It has not the shape of a move: `hello`, `e9`.
    NotAMove,
    /// Its bytes are no text in the encoding of the game.
    Bytes,
    /// A piece is dropped on the board, as in crazyhouse: `N@f3`.
    Drop,
}

/// Why a written move is none, with what else is known of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misplayed {
    /// The move as written.
    pub word: String,
    /// The side to move.
    pub turn: Color,
    /// Why it is none.
    pub why: Unresolved,
    /// What could be written instead: the moves it may mean, the promotions.
    pub choices: Vec<MoveName>,
    /// What may lie behind it.
    pub hints: Vec<Hint>,
}

/// What may lie behind a move that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The FEN tag does not give the right to castle.
    FenRights,
    /// The FEN tag says that the other side is to move.
    FenTurn(Color),
    /// The text begins at a later move, but there is no FEN tag.
    NoFen,
    /// The move just before is the same word: a line was wrapped and its last move repeated.
    Repeated,
    /// The other side could play it: a move may be missing, or one too many be there.
    OtherSide(Color),
    /// Kings put on the central squares, as electronic boards take down a result.
    BoardGesture,
}

/// How a game ended on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardEnd {
    /// Mate, given by this side.
    Mate(Color),
    /// Stalemate.
    Stalemate,
    /// A position in which no side can ever mate.
    DeadPosition,
}
