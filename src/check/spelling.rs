//! How a legal move is written: each departure from canonical SAN is a rule, and all that are found
//! at one word carry one fix.

use crate::board::{Move, MoveKind, Position, Role, Square, attacks};
use crate::check::findings::Note;
use crate::check::game::numbered;
use crate::check::moves::{COUNTED, Moves, spaced_part};
use crate::edit::Fix;
use crate::notation::{
    Annotation, CheckMark, Origin, San, Spelling, Written, WrittenMove, least_origin,
};
use crate::pgn::Encoding;
use crate::report::{Detail, MoveName, Rule};
use crate::span::Span;

/// What a spelling bit breaks, in the order in which the findings are added.
const RULES: [(Spelling, Rule); 16] = [
    (Spelling::CASTLING_ZERO, Rule::NonstandardCastling),
    (Spelling::CASTLING_SMALL, Rule::NonstandardCastling),
    (Spelling::CASTLING_DASH, Rule::NonstandardCastling),
    (Spelling::ORIGIN_BRACKET, Rule::BracketedDisambiguation),
    (Spelling::CAPTURE_FILES, Rule::NonstandardCapture),
    (Spelling::CAPTURE_SIGN, Rule::NonstandardCapture),
    (Spelling::CAPTURE_SQUARE, Rule::NonstandardCapture),
    (Spelling::CAPTURE_NO_FILE, Rule::NonstandardCapture),
    (Spelling::PROMOTION_BARE, Rule::NonstandardPromotion),
    (Spelling::PROMOTION_BRACKET, Rule::NonstandardPromotion),
    (Spelling::PROMOTION_SMALL, Rule::NonstandardPromotion),
    (Spelling::CEDILLA, Rule::CedillaFile),
    (Spelling::PAWN_LETTER, Rule::PawnLetter),
    (Spelling::PIECE_SMALL, Rule::LowerCasePiece),
    (Spelling::EN_PASSANT, Rule::EnPassantSuffix),
    (Spelling::GLUED_MARK, Rule::NonstandardAnnotation),
];

/// Rules whose place is the suffix, where a blank parts it from the move.
const OF_SUFFIX: [Rule; 3] = [
    Rule::EnPassantSuffix,
    Rule::FalseEnPassant,
    Rule::NonstandardCheckMark,
];

/// A ply whose word is not canonical: what its spelling is judged by. The parts of a [`Ply`], which
/// is put together for nobody as a whole.
///
/// [`Ply`]: crate::replay::Ply
pub(super) struct Spelt<'a> {
    pub(super) item: usize,
    pub(super) word: crate::notation::Word,
    pub(super) mv: Move,
    pub(super) least: Origin,
    pub(super) given: CheckMark,
    pub(super) before: &'a Position,
    pub(super) after: &'a Position,
    /// The number of its ply, from 1.
    pub(super) ply: u32,
}

/// Adds the findings of one move that is not written canonically.
#[cold]
pub(super) fn check(moves: &mut Moves<'_, '_, '_>, ply: &Spelt<'_>) {
    let span = moves.game.items[ply.item].span;
    if ply.mv.kind == MoveKind::Null {
        let mut note = Note::new(Rule::NullMoveInVariation, span, Detail::None);
        note.ply = ply.ply;
        moves.findings.add(note);
        return;
    }
    let word = Word::new(moves, ply, span);
    let mut told: Vec<Rule> = Vec::new();
    for (rule, detail) in word.departures(ply) {
        if !told.contains(&rule) {
            told.push(rule);
            add(moves, ply, &word, rule, detail);
        }
    }
}

fn add(moves: &mut Moves<'_, '_, '_>, ply: &Spelt<'_>, word: &Word, rule: Rule, detail: Detail) {
    let span = if OF_SUFFIX.contains(&rule) || rule == Rule::BlankInMove && word.blank_before_mark {
        spaced_part(moves.game, word.span)
    } else {
        word.span
    };
    let mut note = Note::new(rule, span, detail);
    note.ply = ply.ply;
    note.mv = Some(numbered(ply.before, moves.game, word.span));
    note.fix.clone_from(&word.fix);
    if !COUNTED.contains(&rule) {
        return moves.findings.add(note);
    }
    let mut counted = moves.counted.iter_mut();
    match counted.find(|(first, _)| first.rule == rule) {
        Some((_, count)) => *count += 1,
        None => moves.counted.push((note, 1)),
    }
}

/// A word that is a legal move, with its canonical form.
struct Word {
    span: Span,
    text: String,
    written: Written,
    canonical: MoveName,
    fix: Option<Fix>,
    blank_before_mark: bool,
}

impl Word {
    fn new(moves: &Moves<'_, '_, '_>, ply: &Spelt<'_>, span: Span) -> Self {
        let game = moves.game;
        let canonical = MoveName {
            mv: WrittenMove::canonical(ply.mv, ply.least),
            mark: ply.given,
        };
        let text = game.text(span).into_owned();
        let mut right = canonical.text(moves.facts.language);
        let written = ply.word.written();
        right.push_str(&Annotation::behind_move(written.nag));
        // In Windows-1252 only letters of ASCII are written without asking.
        let writable = game.encoding == Encoding::Utf8 || right.is_ascii();
        let part = spaced_part(game, span);
        Self {
            span,
            blank_before_mark: matches!(game.slice(part).first(), Some(b'+' | b'#' | 0x80..)),
            fix: (writable && text != right).then(|| Fix::safe(span, right.as_bytes())),
            text,
            written,
            canonical,
        }
    }

    fn form(&self) -> Detail {
        Detail::Form {
            canonical: self.canonical,
            count: 1,
        }
    }

    /// Every rule that the word breaks, with its data.
    fn departures(&self, ply: &Spelt<'_>) -> Vec<(Rule, Detail)> {
        let written = &self.written;
        let mut found: Vec<(Rule, Detail)> = RULES
            .iter()
            .filter(|(bit, _)| written.spelling.has(*bit))
            .map(|&(_, rule)| (rule, self.detail(rule, written.nag)))
            .collect();
        self.notation_form(ply, &mut found);
        if let WrittenMove::San(san) = written.mv {
            self.disambiguation(ply, san, &mut found);
            self.capture_sign(ply, san, &mut found);
        }
        if written.spelling.has(Spelling::EN_PASSANT) && ply.mv.kind != MoveKind::EnPassant {
            found.push((Rule::FalseEnPassant, self.form()));
        }
        if written.spelling.has(Spelling::BLANK) {
            found.push((Rule::BlankInMove, self.form()));
        }
        self.check_mark(ply, &mut found);
        found
    }

    fn detail(&self, rule: Rule, nag: u8) -> Detail {
        if rule != Rule::NonstandardAnnotation {
            return self.form();
        }
        let mark = Annotation::all()
            .iter()
            .find(|row| row.nag == nag && self.text.contains(&row.mark));
        Detail::Annotation {
            mark: mark.map_or_else(|| self.text.clone(), |row| row.mark.clone()),
            nag: Some(nag),
        }
    }

    /// Long algebraic, coordinates, figurines, and castling written as the king's move.
    fn notation_form(&self, ply: &Spelt<'_>, found: &mut Vec<(Rule, Detail)>) {
        let written = &self.written;
        let castles = matches!(ply.mv.kind, MoveKind::Castle(_));
        if matches!(written.mv, WrittenMove::San(_)) && castles {
            found.push((Rule::CastlingAsKingMove, self.form()));
            return;
        }
        for (bit, rule) in [
            (Spelling::LONG, Rule::LongAlgebraic),
            (Spelling::COORDINATE, Rule::CoordinateMove),
            (Spelling::FIGURINE, Rule::Figurine),
        ] {
            if written.spelling.has(bit) {
                found.push((rule, self.form()));
            }
        }
    }

    fn disambiguation(&self, ply: &Spelt<'_>, san: San, found: &mut Vec<(Rule, Detail)>) {
        let is_long = self.written.spelling.has(Spelling::LONG);
        if san.role == Role::Pawn || is_long || matches!(ply.mv.kind, MoveKind::Castle(_)) {
            return;
        }
        if said(san.from) > said(ply.least) {
            let detail = Detail::Needless {
                canonical: self.canonical,
                pinned: pinned_rival(ply),
            };
            found.push((Rule::NeedlessDisambiguation, detail));
        } else if san.from != ply.least {
            // The rank where the file is due (`N1d2` for `Nbd2`), or the like.
            let detail = Detail::Needless {
                canonical: self.canonical,
                pinned: None,
            };
            found.push((Rule::NeedlessDisambiguation, detail));
        }
    }

    fn capture_sign(&self, ply: &Spelt<'_>, san: San, found: &mut Vec<(Rule, Detail)>) {
        let captures = ply.mv.captured.is_some();
        let castles = matches!(ply.mv.kind, MoveKind::Castle(_));
        let by_files = self.written.spelling.has(Spelling::CAPTURE_FILES);
        let bare = self.written.spelling.has(Spelling::CAPTURE_BARE);
        if castles || by_files {
            return;
        }
        if captures && (bare || !san.capture) {
            found.push((Rule::MissingCaptureSign, self.form()));
        } else if !captures && bare {
            // A pawn's advance with its file written twice: `ee4`.
            let detail = Detail::Needless {
                canonical: self.canonical,
                pinned: None,
            };
            found.push((Rule::NeedlessDisambiguation, detail));
        } else if !captures && san.capture {
            found.push((Rule::NeedlessCaptureSign, self.form()));
        }
    }

    fn check_mark(&self, ply: &Spelt<'_>, found: &mut Vec<(Rule, Detail)>) {
        let written = self.written.mark;
        let odd = Spelling::MARK_SIGN | Spelling::MARK_WORD | Spelling::MARK_ORDER;
        let is_odd = self.written.spelling.has(odd);
        let wrong = match (written, ply.given) {
            (CheckMark::None, CheckMark::Check) => Some((Rule::MissingCheckMark, self.form())),
            (CheckMark::None | CheckMark::Check, CheckMark::Mate) => {
                let (canonical, written) = (self.canonical, written);
                Some((
                    Rule::MissingMateMark,
                    Detail::MateMark { canonical, written },
                ))
            }
            (CheckMark::Check | CheckMark::Double, CheckMark::None) => {
                Some((Rule::NeedlessCheckMark, self.form()))
            }
            (CheckMark::Mate, CheckMark::Check | CheckMark::None) => {
                Some((Rule::FalseMateMark, self.no_mate(ply.after)))
            }
            _ => None,
        };
        match wrong {
            Some(wrong) => found.push(wrong),
            None if is_odd => found.push((Rule::NonstandardCheckMark, self.form())),
            None => {}
        }
    }

    /// A legal answer to what was called mate.
    fn no_mate(&self, after: &Position) -> Detail {
        let Some(&reply) = after.legal_moves().first() else {
            return self.form();
        };
        let mut answered = *after;
        answered.play(reply);
        Detail::NoMate {
            canonical: self.canonical,
            color: after.turn(),
            reply: MoveName {
                mv: WrittenMove::canonical(reply, least_origin(after, reply)),
                mark: CheckMark::given(&answered),
            },
        }
    }
}

/// How much is said of a square of departure.
fn said(origin: Origin) -> u8 {
    u8::from(origin.file().is_some()) + u8::from(origin.rank().is_some())
}

/// The other man of the role that could go there too if it were not pinned.
fn pinned_rival(ply: &Spelt<'_>) -> Option<(Role, Square)> {
    let (position, mv) = (ply.before, ply.mv);
    let rivals = position.pieces(position.turn(), mv.role)
        & attacks::on_empty_board(mv.role, mv.to)
        & !crate::board::Bitboard::of(mv.from);
    rivals
        .into_iter()
        .find(|&from| (attacks::between(from, mv.to) & position.occupied()).is_empty())
        .filter(|&from| {
            let least = ply.least;
            least.file() != Some(from.file())
                && !position.leaves_king_safe(crate::board::Move { from, ..mv })
        })
        .map(|from| (mv.role, from))
}
