//! The row of one game.

use crate::account::{Account, Opening, TagName};
use crate::board::FenStyle;
use crate::pgn::Outcome;
use crate::pgn::date::Date;
use crate::report::Severity;

/// What is told of one game. Text is decoded; what a game does not say is empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Row {
    /// Its number in the chunk, from 1.
    pub game: u32,
    /// Offset in the chunk of its first byte.
    pub offset: u32,
    /// Its length in bytes, the blanks behind it included; `None` of a game past the limit.
    pub length: Option<u32>,
    /// Value of the tag Event.
    pub event: String,
    /// Value of the tag Site.
    pub site: String,
    /// Value of the tag Date.
    pub date: String,
    /// The date as ISO 8601 has it, `2024-03-01`, if it is whole and there is such a day.
    pub iso_date: Option<String>,
    /// Value of the tag Round.
    pub round: String,
    /// Value of the tag White.
    pub white: String,
    /// Value of the tag Black.
    pub black: String,
    /// The result, by tag and movetext; `None` if neither tells.
    pub result: Option<Outcome>,
    /// White's rating.
    pub white_elo: Option<u16>,
    /// Black's rating.
    pub black_elo: Option<u16>,
    /// The opening, by position; `None` if no position is in the table.
    pub opening: Option<String>,
    /// The code of the opening; `None` also in a table without codes.
    pub eco: Option<String>,
    /// Plies of the main line that could be played.
    pub plies: u32,
    /// The position after them, as FEN; empty if the game's own FEN is no position.
    pub fen: String,
    /// How it ended, as [`crate::account::Ending::name`] has it; `None` if its main line could
    /// not be played to its end.
    pub ending: Option<&'static str>,
    /// The code of the language of its moves; `None` where no moves were read.
    pub language: Option<&'static str>,
    /// How many errors it has.
    pub errors: u32,
    /// The values of the further tags that were asked for; `None` where a tag is missing.
    pub tags: Vec<Option<String>>,
}

impl Row {
    /// The row of a game, with further tags of these names.
    pub fn new(account: &Account<'_>, opening: Option<Opening<'_>>, tags: &[String]) -> Self {
        let value = |name| {
            let value = account.tags.value(name);
            value.unwrap_or_default().into_owned()
        };
        let checked = account.checked;
        let errors = checked.findings.iter();
        let errors = errors.filter(|finding| finding.severity == Severity::Error);
        let further = |name: &String| {
            let tag = account.game.tag(name)?;
            Some(account.game.value(tag).into_owned())
        };
        let last = account.last();
        Self {
            game: checked.number,
            offset: account.game.span.start,
            length: Some(account.game.span.len()),
            event: value(TagName::Event),
            site: value(TagName::Site),
            date: value(TagName::Date),
            iso_date: account.tags.date().and_then(Date::iso),
            round: value(TagName::Round),
            white: value(TagName::White),
            black: value(TagName::Black),
            result: account.outcome,
            white_elo: account.elos[0],
            black_elo: account.elos[1],
            eco: opening
                .map(|opening| opening.eco.to_owned())
                .filter(|eco| !eco.is_empty()),
            opening: opening.map(|opening| opening.name.to_owned()),
            plies: account.moves().len() as u32,
            fen: last.map_or_else(String::new, |last| {
                last.fen(FenStyle::default()).to_string()
            }),
            ending: account.ending.map(crate::account::Ending::name),
            language: account.language(),
            errors: errors.count() as u32,
            tags: tags.iter().map(further).collect(),
        }
    }

    /// The row of a game past the limit, the first of its chunk: nothing of it is read.
    pub fn oversized(tags: usize) -> Self {
        Self {
            game: 1,
            errors: 1,
            tags: vec![None; tags],
            ..Self::default()
        }
    }
}
