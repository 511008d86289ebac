//! Samples of everything but moves that cannot be played.

use super::{Sample, man, marked, name, square};
use crate::board::{Color, Role};
use crate::notation::CheckMark;
use crate::report::{BoardEnd, DateFault, Detail, Limit, Line, Rule, TagEnd, WordFault};

fn text(value: &str) -> Detail {
    Detail::Text(value.to_owned())
}

fn plain(rules: &[Rule]) -> impl Iterator<Item = Sample> + '_ {
    rules.iter().map(|&rule| (rule, Detail::None))
}

pub(super) fn structure() -> Vec<Sample> {
    let mut list = vec![
        (Rule::NotUtf8, Detail::Encoding { old_table: false }),
        (Rule::NotUtf8, Detail::Encoding { old_table: true }),
        (Rule::NoBreakSpace, Detail::Count(1)),
        (Rule::NoBreakSpace, Detail::Count(1234)),
        (Rule::ControlCharacter, Detail::Character('\u{1a}')),
        (Rule::InvisibleCharacter, Detail::Character('\u{200b}')),
        (Rule::UnclosedComment, Detail::Resumes(Some(Line(40)))),
        (Rule::UnclosedComment, Detail::Resumes(None)),
        (Rule::UnclosedVariation, Detail::Unclosed(1)),
        (Rule::UnclosedVariation, Detail::Unclosed(2)),
        (
            Rule::NestedComment,
            Detail::Opened {
                line: Line(9),
                column: 10,
            },
        ),
        (
            Rule::GluedMoves,
            Detail::Glued {
                first: "e4".to_owned(),
                second: "e5".to_owned(),
            },
        ),
        (Rule::OversizedGame, Detail::Limit(Limit::Bytes(8 << 20))),
        (Rule::OversizedGame, Detail::Limit(Limit::Items(1_000_000))),
        (Rule::LongLine, Detail::Length(1312)),
        (Rule::ResultInVariation, text("1-0")),
    ];
    list.extend(plain(&[
        Rule::LoneCarriageReturn,
        Rule::UnopenedComment,
        Rule::UnopenedVariation,
        Rule::VariationBeforeMove,
        Rule::TextOutsideGame,
        Rule::CommentOutsideGame,
        Rule::ResultOutsideGame,
        Rule::MarkOutsideGame,
        Rule::BracketedText,
        Rule::HtmlLineBreak,
        Rule::EmptyGame,
        Rule::MissingBlankLine,
        Rule::ExtraBlankLine,
        Rule::Tab,
        Rule::UnclosedBracket,
        Rule::UnopenedBracket,
        Rule::TextAmongTags,
    ]));
    list
}

pub(super) fn tags() -> Vec<Sample> {
    let tag = |name: &str| Detail::Tag(name.to_owned());
    let value = |tag: &str, value: &str| Detail::TagValue {
        tag: tag.to_owned(),
        value: value.to_owned(),
    };
    let instead = |written: &str, right: Option<&str>| Detail::Instead {
        written: written.to_owned(),
        right: right.map(str::to_owned),
    };
    let empty = |tag: &str, unknown| Detail::EmptyTag {
        tag: tag.to_owned(),
        unknown,
    };
    let twice = |count| Detail::DuplicateTag {
        tag: "White".to_owned(),
        count,
        first: Line(5),
    };
    let mut list = vec![
        (Rule::TagWithoutValue, tag("Round")),
        (Rule::BadTagName, instead("White ACPL", Some("WhiteACPL"))),
        (Rule::BadTagName, instead("Nível", None)),
        (Rule::UnclosedTag, Detail::UnclosedTag(TagEnd::Quote)),
        (Rule::UnclosedTag, Detail::UnclosedTag(TagEnd::Bracket)),
        (Rule::UnquotedTagValue, value("Round", "3")),
        (Rule::UnescapedQuote, value("Event", "5th \"Lab\" Cup")),
        (Rule::BackslashBeforeQuote, value("Event", "Open \\")),
        (Rule::TagNameCase, instead("Fen", Some("FEN"))),
        (Rule::DuplicateTag, twice(2)),
        (Rule::DuplicateTag, twice(3)),
        (Rule::EmptyTagValue, empty("Site", "?")),
        (Rule::EmptyTagValue, empty("Date", "????.??.??")),
        (Rule::BadElo, value("WhiteElo", "cerca de 1800")),
        (Rule::BadEco, value("ECO", "B123")),
        (Rule::UnsupportedVariant, text("Crazyhouse")),
        (Rule::UnknownVariant, text("xadrez normal")),
        (Rule::MissingRosterTag, Detail::MissingTags(vec!["Round"])),
        (
            Rule::MissingRosterTag,
            Detail::MissingTags(vec!["Site", "Date", "Round"]),
        ),
        (Rule::RosterOrder, tag("Event")),
    ];
    list.extend(dates());
    list.extend(plain(&[
        Rule::MissingSetUp,
        Rule::SetUpWithoutFen,
        Rule::MissingVariant,
        Rule::TagsOnOneLine,
    ]));
    list
}

fn dates() -> Vec<Sample> {
    let date = |value: &str, fault, right: Option<&str>| {
        let detail = Detail::Date {
            tag: "Date".to_owned(),
            value: value.to_owned(),
            fault,
            right: right.map(str::to_owned),
        };
        (Rule::BadDate, detail)
    };
    let day = DateFault::Day { day: 30, month: 2 };
    vec![
        date("2024.13.05", DateFault::Month(13), None),
        date("2023.02.30", day, None),
        date("2025-02-24", DateFault::Form, Some("2025.02.24")),
        date("ontem", DateFault::Form, None),
    ]
}

pub(super) fn notation() -> Vec<Sample> {
    let king = name(Role::King, "", false, "h7");
    let knight = name(Role::Knight, "", false, "e2");
    let checking = marked(name(Role::Bishop, "", true, "f7"), CheckMark::Check);
    let mating = marked(name(Role::Queen, "", false, "h4"), CheckMark::Mate);
    let form = |canonical, count| Detail::Form { canonical, count };
    let word = |word: &str, fault| {
        let word = word.to_owned();
        (Rule::UnknownWord, Detail::Word { word, fault })
    };
    let needless = |pinned| {
        let canonical = knight;
        (
            Rule::NeedlessDisambiguation,
            Detail::Needless { canonical, pinned },
        )
    };
    let mate = |written| {
        let canonical = mating;
        (
            Rule::MissingMateMark,
            Detail::MateMark { canonical, written },
        )
    };
    let mut list = vec![
        word("Cf9", WordFault::NotAMove),
        word("C�3", WordFault::Bytes),
        word("C@f3", WordFault::Drop),
        needless(None),
        needless(Some((Role::Knight, square("c3")))),
        needless(Some((Role::Rook, man('R', "e2").square))),
        mate(CheckMark::None),
        mate(CheckMark::Check),
        (
            Rule::FalseMateMark,
            Detail::NoMate {
                canonical: checking,
                color: Color::Black,
                reply: king,
            },
        ),
        (Rule::MissingCheckMark, form(checking, 1)),
        (Rule::LongAlgebraic, form(knight, 85)),
        (Rule::LongAlgebraic, form(knight, 1)),
    ];
    let forms = [
        Rule::NonstandardCastling,
        Rule::BracketedDisambiguation,
        Rule::MissingCaptureSign,
        Rule::NeedlessCaptureSign,
        Rule::NonstandardCapture,
        Rule::NonstandardPromotion,
        Rule::EnPassantSuffix,
        Rule::FalseEnPassant,
        Rule::NeedlessCheckMark,
        Rule::NonstandardCheckMark,
        Rule::BlankInMove,
        Rule::CedillaFile,
        Rule::PawnLetter,
        Rule::LowerCasePiece,
        Rule::Figurine,
        Rule::CoordinateMove,
        Rule::CastlingAsKingMove,
    ];
    list.extend(forms.map(|rule| (rule, form(knight, 1))));
    list.extend(numbers_and_marks());
    list
}

fn numbers_and_marks() -> Vec<Sample> {
    let mark = |mark: &str, nag| Detail::Annotation {
        mark: mark.to_owned(),
        nag,
    };
    let wrong = |written, no_fen| Detail::MoveNumber {
        written,
        expected: (1, Color::White),
        no_fen,
    };
    let form = |color, count| Detail::NumberForm {
        number: (7, color),
        count,
    };
    vec![
        (Rule::WrongMoveNumber, wrong((3, Color::White), false)),
        (Rule::WrongMoveNumber, wrong((2, Color::Black), true)),
        (Rule::NonstandardMoveNumber, form(Color::White, 40)),
        (Rule::UntidyMoveNumber, form(Color::Black, 1)),
        (Rule::NagOutOfRange, text("$999")),
        (Rule::NagWithoutNumber, Detail::None),
        (Rule::NagBeforeMove, Detail::None),
        (Rule::SpacedAnnotation, mark("!?", Some(5))),
        (Rule::NonstandardAnnotation, mark("+-", Some(18))),
        (Rule::NonstandardAnnotation, mark("!?!", None)),
        (Rule::BareEvaluation, text("+0.30")),
        (Rule::MarkWithoutMove, mark("#", None)),
    ]
}

pub(super) fn results() -> Vec<Sample> {
    let results = |tag: &str, terminator: &str| Detail::Results {
        tag: tag.to_owned(),
        terminator: terminator.to_owned(),
    };
    let at_end = |result: &str, end| Detail::ResultAtEnd {
        result: result.to_owned(),
        end,
    };
    let mate = BoardEnd::Mate(Color::White);
    let half = Detail::Instead {
        written: "½-½".to_owned(),
        right: Some("1/2-1/2".to_owned()),
    };
    vec![
        (Rule::ResultTagMismatch, results("1-0", "0-1")),
        (Rule::OpenResultMismatch, results("1-0", "*")),
        (Rule::ResultContradictsPosition, at_end("0-1", mate)),
        (
            Rule::ResultContradictsPosition,
            at_end("1-0", BoardEnd::Mate(Color::Black)),
        ),
        (
            Rule::ResultContradictsPosition,
            at_end("1-0", BoardEnd::Stalemate),
        ),
        (
            Rule::OpenResultContradictsPosition,
            at_end("*", BoardEnd::DeadPosition),
        ),
        (Rule::MissingResult, Detail::None),
        (Rule::MissingResult, Detail::End(mate)),
        (Rule::MissingTerminator, text("1-0")),
        (Rule::NonstandardResult, half),
        (Rule::DoubleForfeit, Detail::None),
        (Rule::UnknownResult, text("vitória")),
    ]
}

pub(super) fn languages() -> Vec<Sample> {
    let unknown = |letter: &str, fitting: &[&'static str]| Detail::UnknownLetters {
        letter: letter.to_owned(),
        accepted: vec!["en", "pt"],
        fitting: fitting.to_vec(),
    };
    vec![
        (
            Rule::AmbiguousLanguage,
            Detail::TwoLanguages {
                word: "Rf1".to_owned(),
                letter: "R".to_owned(),
                used: ("en", Role::Rook),
                other: ("pt", Role::King),
            },
        ),
        (
            Rule::MixedLanguages,
            Detail::MixedLanguages {
                word: "Cf3".to_owned(),
                word_language: "pt",
                game_language: "en",
            },
        ),
        (Rule::UnknownLetters, unknown("S", &["de"])),
        (Rule::UnknownLetters, unknown("A", &["es", "it", "ca"])),
        (Rule::UnknownLetters, unknown("X", &[])),
    ]
}

pub(super) fn opening() -> Sample {
    let detail = Detail::Opening {
        tag: "ECO",
        value: "B20".to_owned(),
        opening: "C60 Ruy López".to_owned(),
        ply: 5,
    };
    (Rule::EcoMismatch, detail)
}
