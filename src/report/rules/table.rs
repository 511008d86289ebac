//! The table itself. A row: code, variant, name, severity, fix (none, safe, unsafe), an example and,
//! after `=>`, what to write instead. What a rule is about, and why, stands in `report/messages` in
//! three languages under `rule-<name>`.
//!
//! Groups: E encoding, S syntax and structure, T tags, M moves (legality), N notation, R result,
//! L language, O openings. D (duplicates) is kept for the command that will need it. A code is never
//! used twice: a rule that goes leaves its number empty.

use crate::report::Severity;
use crate::report::rules::{Example, Mending, Row};

macro_rules! mending {
    (none) => {
        Mending::None
    };
    (safe) => {
        Mending::Safe
    };
    (unsafe) => {
        Mending::Unsafe
    };
}

macro_rules! right {
    () => {
        None
    };
    ($text:literal) => {
        Some($text)
    };
}

macro_rules! rules {
    ($($code:ident $variant:ident $name:literal $severity:ident $mending:tt
       $wrong:literal $(=> $right:literal)?;)+) => {
        /// A rule: one kind of fault that can be found.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Rule {
            $(
                #[doc = concat!(stringify!($code), " `", $name, "`: `", $wrong, "`")]
                $variant,
            )+
        }

        impl Rule {
            /// Every rule, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its row of the table.
            pub(crate) const fn row(self) -> &'static Row {
                match self {
                    $(Self::$variant => &Row {
                        code: stringify!($code),
                        name: $name,
                        severity: Severity::$severity,
                        mending: mending!($mending),
                        example: Example { wrong: $wrong, right: right!($($right)?) },
                    },)+
                }
            }
        }
    };
}

rules! {
    E001 NotUtf8 "not-utf8" Warning none r#"[White "Jo\xE3o"]"# => r#"[White "João"]"#;
    E002 NoBreakSpace "no-break-space" Warning safe "1.\u{a0}e4" => "1. e4";
    E003 ControlCharacter "control-character" Warning safe "1. e4 e5 *^Z" => "1. e4 e5 *";
    E004 InvisibleCharacter "invisible-character" Warning safe "1. e4 <U+200B>e5" => "1. e4 e5";
    E005 LoneCarriageReturn "lone-carriage-return" Warning safe r"1. e4 e5\r2. Cf3" => r"1. e4 e5\n2. Cf3";

    S001 UnclosedComment "unclosed-comment" Error none "1. e4 {o melhor lance e5 2. Cf3" => "1. e4 {o melhor lance} e5 2. Cf3";
    S002 UnopenedComment "unopened-comment" Error none "1. e4 } e5" => "1. e4 e5";
    S003 NestedComment "nested-comment" Error none "1. e4 {a {b} c} e5" => "1. e4 {a (b) c} e5";
    S004 UnclosedVariation "unclosed-variation" Error none "1. e4 e5 (1... c5 2. Cf3 *" => "1. e4 e5 (1... c5) 2. Cf3 *";
    S005 UnopenedVariation "unopened-variation" Error none "1. e4 e5) 2. Cf3" => "1. e4 e5 2. Cf3";
    S006 VariationBeforeMove "variation-before-move" Error none "(1. d4) 1. e4" => "1. e4 (1. d4)";
    S007 TextOutsideGame "text-outside-game" Error none "1. e4 e5 1-0 Boa partida!" => "1. e4 e5 1-0 ; Boa partida!";
    S008 CommentOutsideGame "comment-outside-game" Warning none "1. e4 e5 1-0 {Boa partida!}" => "1. e4 e5 {Boa partida!} 1-0";
    S009 ResultOutsideGame "result-outside-game" Warning safe "1. e4 e5 1-0 1-0" => "1. e4 e5 1-0";
    S010 MarkOutsideGame "mark-outside-game" Warning safe "1. e4 e5 1-0 !" => "1. e4 e5 1-0";
    S011 ResultInVariation "result-in-variation" Warning safe "1. e4 (1. d4 d5 *) 1... e5" => "1. e4 (1. d4 d5) 1... e5";
    S012 BracketedText "bracketed-text" Warning safe "1. e4 [%clk 0:03:00] e5" => "1. e4 {[%clk 0:03:00]} e5";
    S013 HtmlLineBreak "html-line-break" Error safe "1. e4 e5<br>2. Cf3" => "1. e4 e5 2. Cf3";
    S014 GluedMoves "glued-moves" Error unsafe "1.e4e5" => "1.e4 e5";
    S015 OversizedGame "oversized-game" Error none "1. e4 e5 2. … 1000000. Rg1";
    S017 MissingBlankLine "missing-blank-line" Info safe r#"[Result "*"]\n1. e4 *"# => r#"[Result "*"]\n\n1. e4 *"#;
    S018 ExtraBlankLine "extra-blank-line" Info safe r#"[Result "*"]\n\n\n1. e4 *"# => r#"[Result "*"]\n\n1. e4 *"#;
    S019 Tab "tab" Info safe r"1.\te4\te5" => "1. e4 e5";
    S020 LongLine "long-line" Info none "1. Cf3 Cf6 2. Cg1 Cg8 … (300)";
    S021 UnclosedBracket "unclosed-bracket" Error none "1. e4 [ e5" => "1. e4 e5";
    S022 UnopenedBracket "unopened-bracket" Error none "1. e4 ] e5" => "1. e4 e5";
    S023 TextAmongTags "text-among-tags" Error none r#"[Event "Taça"] Porto"# => r#"[Event "Taça"] [Site "Porto"]"#;

    T001 TagWithoutValue "tag-without-value" Error none "[Round]" => r#"[Round "?"]"#;
    T002 BadTagName "bad-tag-name" Error none r#"[White ACPL "252"]"# => r#"[WhiteACPL "252"]"#;
    T003 UnclosedTag "unclosed-tag" Error none r#"[White "Moreira, Ana"# => r#"[White "Moreira, Ana"]"#;
    T004 UnquotedTagValue "unquoted-tag-value" Warning safe "[Round 3]" => r#"[Round "3"]"#;
    T005 UnescapedQuote "unescaped-quote" Warning safe r#"[Event "5th "Lab" Cup"]"# => r#"[Event "5th \"Lab\" Cup"]"#;
    T006 BackslashBeforeQuote "backslash-before-quote" Warning safe r#"[Event "Open \"]"# => r#"[Event "Open \\"]"#;
    T007 TagNameCase "tag-name-case" Warning safe r#"[Fen "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]"# => r#"[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]"#;
    T008 DuplicateTag "duplicate-tag" Warning none r#"[White "Moreira"] [White "Falcão"]"# => r#"[White "Moreira"]"#;
    T009 EmptyTagValue "empty-tag-value" Warning safe r#"[Site ""]"# => r#"[Site "?"]"#;
    T010 BadDate "bad-date" Warning unsafe r#"[Date "2025-02-24"]"# => r#"[Date "2025.02.24"]"#;
    T011 BadElo "bad-elo" Warning none r#"[WhiteElo "cerca de 1800"]"# => r#"[WhiteElo "1800"]"#;
    T012 BadEco "bad-eco" Warning none r#"[ECO "B123"]"# => r#"[ECO "B12"]"#;
    T013 BadFen "bad-fen" Error none r#"[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]"#;
    T014 MendedFen "mended-fen" Warning safe r#"[FEN "4k3/8/8/8/8/8/4P3/4K3"]"# => r#"[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]"#;
    T015 MissingSetUp "missing-setup" Warning safe r#"[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]"# => r#"[SetUp "1"] [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]"#;
    T016 SetUpWithoutFen "setup-without-fen" Warning none r#"[SetUp "1"]"#;
    T017 UnsupportedVariant "unsupported-variant" Warning none r#"[Variant "Crazyhouse"]"#;
    T018 UnknownVariant "unknown-variant" Warning none r#"[Variant "xadrez normal"]"# => r#"[Variant "Standard"]"#;
    T019 MissingVariant "missing-variant" Warning safe r#"[FEN "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1"]"# => r#"[Variant "Chess960"]"#;
    T020 MissingRosterTag "missing-roster-tag" Info none r#"[Event "Taça"] [White "Moreira"]"# => r#"[Event "Taça"] [Site "?"] [Date "????.??.??"] [Round "?"] [White "Moreira"] …"#;
    T021 RosterOrder "roster-order" Info none r#"[White "Moreira"] [Event "Taça"]"# => r#"[Event "Taça"] … [White "Moreira"]"#;
    T022 TagsOnOneLine "tags-on-one-line" Info safe r#"[Event "Taça"] [Site "Porto"]"# => r#"[Event "Taça"]\n[Site "Porto"]"#;

    M001 IllegalMove "illegal-move" Error none "1. e4 e5 2. Cf4" => "1. e4 e5 2. Cf3";
    M002 AmbiguousMove "ambiguous-move" Error none "8. Cd2" => "8. Cbd2";
    M003 MissingPromotionPiece "missing-promotion-piece" Error none "40. b8" => "40. b8=D";
    M004 ImpossiblePromotion "impossible-promotion" Error none "40. b7=D" => "40. b7";
    M005 NullMove "null-move" Error none "1. e4 -- 2. d4";
    M006 NullMoveInVariation "null-move-in-variation" Warning none "1. e4 e5 (1... -- 2. d4)" => "1. e4 e5 {2. d4!}";
    M007 MovesAfterMate "moves-after-mate" Error none "1. f3 e5 2. g4 Dh4# 3. a3";
    M008 MovesAfterStalemate "moves-after-stalemate" Error none "60. Rg6 Rh7";
    M009 MovesAfterDeadPosition "moves-after-dead-position" Warning none "60. Txh7 Rxh7 61. Rf3";
    M010 MovesAfterFivefold "moves-after-fivefold" Warning none "1. Cf3 Cf6 2. Cg1 Cg8 … 9. Cf3";
    M011 MovesAfter75Moves "moves-after-75-moves" Warning none "100... Rg8 101. Tc8#";
    M012 EmptyGame "empty-game" Info none r#"[Result "*"] *"#;

    N001 UnknownWord "unknown-word" Error none "1. e4 e5 2. Cf9" => "1. e4 e5 2. Cf3";
    N002 NonstandardCastling "nonstandard-castling" Warning safe "0-0" => "O-O";
    N003 NeedlessDisambiguation "needless-disambiguation" Warning safe "1. Cgf3" => "1. Cf3";
    N004 BracketedDisambiguation "bracketed-disambiguation" Warning safe "T(f)d1" => "Tfd1";
    N005 MissingCaptureSign "missing-capture-sign" Warning safe "cd5" => "cxd5";
    N006 NeedlessCaptureSign "needless-capture-sign" Warning safe "1. Cxf3" => "1. Cf3";
    N007 NonstandardCapture "nonstandard-capture" Warning safe "e:d5" => "exd5";
    N008 NonstandardPromotion "nonstandard-promotion" Warning safe "e8D" => "e8=D";
    N009 EnPassantSuffix "en-passant-suffix" Warning safe "exd6 e.p." => "exd6";
    N010 FalseEnPassant "false-en-passant" Warning safe "1. e4 d5 2. exd5 e.p." => "1. e4 d5 2. exd5";
    N011 MissingCheckMark "missing-check-mark" Warning safe "Bxf7" => "Bxf7+";
    N012 NeedlessCheckMark "needless-check-mark" Warning safe "1. e4+" => "1. e4";
    N013 MissingMateMark "missing-mate-mark" Warning safe "1. f3 e5 2. g4 Dh4+" => "1. f3 e5 2. g4 Dh4#";
    N014 FalseMateMark "false-mate-mark" Warning safe "Bxf7#" => "Bxf7+";
    N015 NonstandardCheckMark "nonstandard-check-mark" Warning safe "Dh5 xeque" => "Dh5+";
    N016 BlankInMove "blank-in-move" Warning safe "e x f6" => "exf6";
    N017 CedillaFile "cedilla-file" Warning safe "çxd4" => "cxd4";
    N018 PawnLetter "pawn-letter" Warning safe "Pe4" => "e4";
    N019 LowerCasePiece "lower-case-piece" Warning safe "rf3" => "Rf3";
    N020 Figurine "figurine" Warning safe "♘f3" => "Cf3";
    N021 LongAlgebraic "long-algebraic" Warning safe "1. e2-e4 e7-e5 2. Cg1-f3" => "1. e4 e5 2. Cf3";
    N022 CoordinateMove "coordinate-move" Warning safe "1. e2e4 e7e5 2. g1f3" => "1. e4 e5 2. Cf3";
    N023 CastlingAsKingMove "castling-as-king-move" Warning safe "Re1-g1" => "O-O";
    N024 WrongMoveNumber "wrong-move-number" Warning unsafe "1. e4 e5 3. Cf3" => "1. e4 e5 2. Cf3";
    N025 NonstandardMoveNumber "nonstandard-move-number" Warning safe "1) e4 e5" => "1. e4 e5";
    N026 UntidyMoveNumber "untidy-move-number" Info safe "1 e4 e5" => "1. e4 e5";
    N027 NagOutOfRange "nag-out-of-range" Warning none "1. e4 $999" => "1. e4 $1";
    N028 NagWithoutNumber "nag-without-number" Warning none "1. e4 $" => "1. e4 $1";
    N029 NagBeforeMove "nag-before-move" Warning none "$1 1. e4" => "1. e4 $1";
    N030 SpacedAnnotation "spaced-annotation" Warning safe "1. e4 !" => "1. e4!";
    N031 NonstandardAnnotation "nonstandard-annotation" Warning safe "5. Bg2 +-" => "5. Bg2 $18";
    N032 BareEvaluation "bare-evaluation" Warning safe "1. e4 +0.30 e5" => "1. e4 {+0.30} e5";
    N033 MarkWithoutMove "mark-without-move" Warning safe "1. # e4" => "1. e4";

    R001 ResultTagMismatch "result-tag-mismatch" Error none r#"[Result "1-0"] … 0-1"#;
    R002 OpenResultMismatch "open-result-mismatch" Warning none r#"[Result "1-0"] … *"#;
    R003 ResultContradictsPosition "result-contradicts-position" Error none "1. f3 e5 2. g4 Dh4# 1-0" => "1. f3 e5 2. g4 Dh4# 0-1";
    R004 OpenResultContradictsPosition "open-result-contradicts-position" Warning none "1. f3 e5 2. g4 Dh4# *" => "1. f3 e5 2. g4 Dh4# 0-1";
    R005 MissingResult "missing-result" Warning none "1. e4 e5" => "1. e4 e5 *";
    R006 MissingTerminator "missing-terminator" Warning safe r#"[Result "1-0"] 1. e4 e5"# => r#"[Result "1-0"] 1. e4 e5 1-0"#;
    R007 NonstandardResult "nonstandard-result" Warning safe "½-½" => "1/2-1/2";
    R008 DoubleForfeit "double-forfeit" Warning none r#"[Result "0-0"]"#;
    R009 UnknownResult "unknown-result" Warning none r#"[Result "vitória"]"# => r#"[Result "1-0"]"#;

    L001 AmbiguousLanguage "ambiguous-language" Warning none "1. Rf1 Rf8";
    L002 MixedLanguages "mixed-languages" Error none "1. Nf3 Cf6" => "1. Nf3 Nf6";
    L003 UnknownLetters "unknown-letters" Error none "1. Sf3 Sf6" => "1. Cf3 Cf6";

    O001 EcoMismatch "eco-mismatch" Info none r#"[ECO "B20"] 1. e4 e5 2. Cf3 Cc6 3. Bb5"# => r#"[ECO "C60"] 1. e4 e5 2. Cf3 Cc6 3. Bb5"#;
}
