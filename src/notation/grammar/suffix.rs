//! What may follow a move: *e.p.*, check and mate, annotations.

use std::sync::LazyLock;

use nom::Parser;
use nom::branch::alt;
use nom::character::complete::char;
use nom::combinator::{opt, success, value, verify};
use nom::sequence::{delimited, preceded};

use crate::notation::annotation::{Annotation, CheckSign};
use crate::notation::grammar::fault::{Parsed, no_match};
use crate::notation::grammar::parts::blanks;
use crate::notation::{CheckMark, Spelling};

/// What a suffix says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Suffix {
    pub(super) mark: CheckMark,
    pub(super) nag: u8,
    pub(super) spelling: Spelling,
}

/// Which of a suffix's parts may still come: each at most once.
#[derive(Debug, Clone, Copy)]
struct Open {
    /// How *e.p.* can be written.
    en_passant: Option<for<'a> fn(&'a str) -> Parsed<'a, ()>>,
    check: bool,
    annotation: bool,
    /// Whether a word may say check or mate.
    words: bool,
}

/// A check or annotation mark, in one list so that the longest of both can be tried first.
struct Mark {
    text: &'static str,
    word: bool,
    is: MarkIs,
}

#[derive(Clone, Copy)]
enum MarkIs {
    Check(CheckMark, Spelling),
    Annotation(u8, Spelling),
}

static MARKS: LazyLock<Vec<Mark>> = LazyLock::new(|| {
    let checks = CheckSign::all().iter().map(|sign| {
        let spelling = match (sign.is_word(), sign.is_canonical()) {
            (true, _) => Spelling::MARK_WORD,
            (false, false) => Spelling::MARK_SIGN,
            (false, true) => Spelling::NONE,
        };
        Mark {
            text: &sign.mark,
            word: sign.is_word(),
            is: MarkIs::Check(sign.meaning(), spelling),
        }
    });
    let signs = Annotation::all().iter().filter(|row| row.is_sign());
    let annotations = signs.map(|row| {
        let spelling = if row.is_standard() {
            Spelling::NONE
        } else {
            Spelling::GLUED_MARK
        };
        Mark {
            text: &row.mark,
            word: false,
            is: MarkIs::Annotation(row.nag, spelling),
        }
    });
    let mut marks: Vec<Mark> = checks.chain(annotations).collect();
    marks.sort_by_key(|mark| std::cmp::Reverse(mark.text.len()));
    marks
});

impl Mark {
    /// The text behind the mark, if it begins with it.
    fn strip<'a>(&self, i: &'a str) -> Option<&'a str> {
        if !self.word {
            return i.strip_prefix(self.text);
        }
        let (head, rest) = i.split_at_checked(self.text.len())?;
        head.eq_ignore_ascii_case(self.text).then_some(rest)
    }
}

/// `suffix`: the whole of `i`, or nothing.
pub(super) fn suffix(i: &str) -> Option<Suffix> {
    let open = Open {
        en_passant: Some(en_passant),
        check: true,
        annotation: true,
        words: true,
    };
    complete(i, Suffix::default(), open)
}

/// `sign-suffix`: the whole of `i`, or nothing.
pub(super) fn sign_suffix(i: &str) -> Option<Suffix> {
    let open = Open {
        en_passant: Some(apart_en_passant),
        check: true,
        annotation: true,
        words: false,
    };
    complete(i, Suffix::default(), open)
}

/// Reads all of `i` as the open parts of a suffix, the longest mark first, and a shorter one where
/// the rest cannot be read then (`++-` is `+` and `+-`). It calls itself at most three times, once
/// for each part.
fn complete(i: &str, so_far: Suffix, open: Open) -> Option<Suffix> {
    if i.is_empty() {
        return Some(so_far);
    }
    if let Some(Ok((rest, ()))) = open.en_passant.map(|parser| parser(i)) {
        let mut grown = so_far;
        grown.spelling |= Spelling::EN_PASSANT;
        let open = Open {
            en_passant: None,
            ..open
        };
        if let Some(done) = complete(rest, grown, open) {
            return Some(done);
        }
    }
    let (trimmed, blank) = blanks(i).ok()?;
    let tried = MARKS.iter().filter(|mark| open.words || !mark.word);
    tried
        .filter_map(|mark| Some((mark, mark.strip(trimmed)?)))
        .find_map(|(mark, rest)| {
            let (grown, open) = grow(so_far, open, mark, blank)?;
            complete(rest, grown, open)
        })
}

/// The suffix with one more mark, if that may still come.
fn grow(mut suffix: Suffix, mut open: Open, mark: &Mark, blank: bool) -> Option<(Suffix, Open)> {
    match mark.is {
        MarkIs::Check(check, spelling) if open.check => {
            open.check = false;
            suffix.mark = check;
            suffix.spelling |= spelling;
            if blank && !mark.word {
                suffix.spelling |= Spelling::BLANK;
            }
            if !open.annotation {
                suffix.spelling |= Spelling::MARK_ORDER;
            }
            Some((suffix, open))
        }
        MarkIs::Annotation(nag, spelling) if open.annotation && !blank => {
            open.annotation = false;
            suffix.nag = nag;
            suffix.spelling |= spelling;
            Some((suffix, open))
        }
        _ => None,
    }
}

/// `en-passant`
pub(super) fn en_passant(i: &str) -> Parsed<'_, ()> {
    let letters = |i| en_passant_letters(i);
    let (i, _) = blanks(i)?;
    alt((letters, delimited(char('('), letters, char(')')))).parse_complete(i)
}

/// `apart-en-passant`
pub(super) fn apart_en_passant(i: &str) -> Parsed<'_, ()> {
    let letters = |i| en_passant_letters(i);
    let (i, blank) = blanks(i)?;
    let bracketed = delimited(char('('), letters, char(')'));
    alt((
        preceded(verify(success(blank), |blank| *blank), letters),
        bracketed,
    ))
    .parse_complete(i)
}

/// `en-passant-letters`
pub(super) fn en_passant_letters(i: &str) -> Parsed<'_, ()> {
    let dotted = (char('e'), opt(char('.')), blanks, char('p'), opt(char('.')));
    value((), dotted).parse_complete(i)
}

/// `check`
pub(super) fn check(i: &str) -> Parsed<'_, CheckMark> {
    let (i, _) = blanks(i)?;
    alt((check_sign, check_word)).parse_complete(i)
}

/// `apart-check`
pub(super) fn apart_check(i: &str) -> Parsed<'_, CheckMark> {
    let (i, _) = blanks(i)?;
    check_sign(i)
}

/// `check-sign`
pub(super) fn check_sign(i: &str) -> Parsed<'_, CheckMark> {
    one_mark(i, |mark| match mark.is {
        MarkIs::Check(check, _) if !mark.word => Some(check),
        _ => None,
    })
}

/// `check-word`
pub(super) fn check_word(i: &str) -> Parsed<'_, CheckMark> {
    one_mark(i, |mark| match mark.is {
        MarkIs::Check(check, _) if mark.word => Some(check),
        _ => None,
    })
}

/// `annotation`: its NAG and spelling
pub(super) fn annotation(i: &str) -> Parsed<'_, (u8, Spelling)> {
    one_mark(i, |mark| match mark.is {
        MarkIs::Annotation(nag, spelling) => Some((nag, spelling)),
        MarkIs::Check(_, _) => None,
    })
}

fn one_mark<T>(i: &str, wanted: impl Fn(&Mark) -> Option<T>) -> Parsed<'_, T> {
    for mark in MARKS.iter() {
        if let (Some(value), Some(rest)) = (wanted(mark), mark.strip(i)) {
            return Ok((rest, value));
        }
    }
    no_match()
}
