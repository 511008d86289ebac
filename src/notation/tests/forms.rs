//! Every form of the tables of moves and annotations, read one by one. What each is to be read as
//! was written down by hand, not taken from the reader.

use crate::notation::{BadWord, CheckMark, Language, Spelling, WrittenMove};

fn language(code: &str) -> &'static Language {
    Language::by_code(code).unwrap()
}

/// That a word is read as `canonical` (move and mark, as the same language writes them; coordinates
/// as UCI), with exactly these spelling bits.
#[track_caller]
fn reads(code: &str, word: &str, canonical: &str, spelling: Spelling) {
    let written = language(code).read(word.as_bytes());
    let written = written.unwrap_or_else(|bad| panic!("{word}: {bad:?}"));
    let text = language(code).write(written.mv, written.mark);
    assert_eq!(text.as_str(), canonical, "{word}");
    assert_eq!(
        written.spelling, spelling,
        "{word}: {:b}",
        written.spelling.0
    );
}

#[track_caller]
fn refuses(code: &str, word: &str, why: BadWord) {
    assert_eq!(language(code).read(word.as_bytes()), Err(why), "{word}");
}

#[test]
fn canonical_words() {
    for word in [
        "e4", "exd5", "e8=D", "gxh8=T+", "Cf3", "Cbd2", "T1e2", "Ce2c3", "Cxe5", "Cbxd2", "T1xe2",
        "Ce2xc3+", "O-O", "O-O-O#", "Dh4#", "Rxd1", "Bb5+",
    ] {
        reads("pt", word, word, Spelling::NONE);
    }
    reads("pt", "bxc3", "bxc3", Spelling::PAWN_OR_BISHOP);
    reads("es", "bxc3", "bxc3", Spelling::NONE);
}

#[test]
fn castling_in_all_spellings() {
    let zero = Spelling::CASTLING_ZERO;
    let small = Spelling::CASTLING_SMALL;
    let dash = Spelling::CASTLING_DASH;
    reads("en", "0-0", "O-O", zero);
    reads("en", "0-0-0+", "O-O-O+", zero);
    reads("en", "o-o", "O-O", small);
    reads("en", "o-o-o", "O-O-O", small);
    reads("en", "OO", "O-O", dash);
    reads("en", "OOO", "O-O-O", dash);
    reads("en", "00", "O-O", zero | dash);
    reads("en", "ooo#", "O-O-O#", small | dash);
    for sign in ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2212}'] {
        reads("en", &format!("O{sign}O"), "O-O", dash);
        reads("en", &format!("0{sign}0{sign}0"), "O-O-O", zero | dash);
    }
    refuses("en", "O\u{2014}O", BadWord::NotAMove);
    refuses("ru", "О-О", BadWord::NotAMove);
}

#[test]
fn promotions_in_all_spellings() {
    let bare = Spelling::PROMOTION_BARE;
    let bracket = Spelling::PROMOTION_BRACKET;
    let small = Spelling::PROMOTION_SMALL;
    reads("pt", "e8D", "e8=D", bare);
    reads("pt", "e8(D)", "e8=D", bracket);
    reads("pt", "e8=(D)", "e8=D", bracket);
    reads("pt", "e8/D", "e8=D", bracket);
    reads("pt", "e8=d", "e8=D", small);
    reads("pt", "h1=d", "h1=D", small);
    reads("pt", "e8d", "e8=D", bare | small);
    reads("pt", "gxh8=D++", "gxh8=D+", Spelling::MARK_SIGN);
    reads("pt", "exd8C#", "exd8=C#", bare);
    reads("pt", "bxc8=c", "bxc8=C", small);
    reads("pt", "e8♕", "e8=D", bare | Spelling::FIGURINE);
    // c is the knight and the beginning of *ch*.
    reads("pt", "e8c", "e8=C", bare | small);
    reads("pt", "e8ch", "e8+", Spelling::MARK_WORD);
    // The piece is missing; none is invented.
    reads("pt", "e8", "e8", Spelling::NONE);
    reads("pt", "e8=", "e8", Spelling::PROMOTION_MISSING);
    reads("pt", "exd8=+", "exd8+", Spelling::PROMOTION_MISSING);
    reads("pt", "bxa8=", "bxa8", Spelling::PROMOTION_MISSING);
    // Behind other moves = is an evaluation.
    reads("pt", "e4=", "e4", Spelling::GLUED_MARK);
    reads("pt", "Ce8=", "Ce8", Spelling::GLUED_MARK);
}

#[test]
fn en_passant_in_all_spellings() {
    for suffix in [
        " e.p.",
        "e.p.",
        "ep",
        " ep",
        " (e.p.)",
        "(ep)",
        " e. p.",
        "\u{a0}e.p",
    ] {
        reads("pt", &format!("exd6{suffix}"), "exd6", Spelling::EN_PASSANT);
    }
    reads("pt", "exd6 e.p.+", "exd6+", Spelling::EN_PASSANT);
    reads("pt", "exd6+ e.p.", "exd6+", Spelling::EN_PASSANT);
    reads("pt", "exd5ep", "exd5", Spelling::EN_PASSANT);
}

#[test]
fn captures_in_all_spellings() {
    let sign = Spelling::CAPTURE_SIGN;
    reads("pt", "dxc", "dxc", Spelling::CAPTURE_FILES);
    reads("pt", "d:c", "dxc", Spelling::CAPTURE_FILES | sign);
    reads(
        "pt",
        "ed",
        "exd",
        Spelling::CAPTURE_FILES | Spelling::CAPTURE_BARE,
    );
    reads("pt", "xd5", "xd5", Spelling::CAPTURE_NO_FILE);
    reads("pt", "cd4", "cxd4", Spelling::CAPTURE_BARE);
    reads("pt", "cf3", "cxf3", Spelling::CAPTURE_BARE);
    reads("pt", "e:d5", "exd5", sign);
    reads("pt", "ed5:", "exd5", sign);
    reads("pt", "e5xd4", "e5xd4", Spelling::CAPTURE_SQUARE);
    reads(
        "pt",
        "e5 x f6",
        "e5xf6",
        Spelling::CAPTURE_SQUARE | Spelling::BLANK,
    );
    reads("pt", "C×d1", "Cxd1", sign);
    reads("pt", "CXe5", "Cxe5", sign);
    reads("pt", "C:e5", "Cxe5", sign);
    reads("pt", "Ce5:", "Cxe5", sign);
    reads("pt", "C x e5", "Cxe5", Spelling::BLANK);
    refuses("pt", "edD", BadWord::NotAMove);
    refuses("pt", "exd5:", BadWord::NotAMove);
}

#[test]
fn disambiguation_in_brackets() {
    let bracket = Spelling::ORIGIN_BRACKET;
    reads("pt", "T(f)d1", "Tfd1", bracket);
    reads("pt", "C(g)xe5", "Cgxe5", bracket);
    reads("pt", "T(1)c1", "T1c1", bracket);
    reads("pt", "T(a1)c1", "Ta1c1", bracket);
    reads("pt", "Cg1f3", "Cg1f3", Spelling::NONE);
}

#[test]
fn check_and_mate_in_all_spellings() {
    let (sign, word) = (Spelling::MARK_SIGN, Spelling::MARK_WORD);
    reads("pt", "Dh4++", "Dh4+", sign);
    reads("pt", "Dh4†", "Dh4+", sign);
    reads("pt", "Dh4‡", "Dh4+", sign);
    reads("pt", "Dh4mate", "Dh4#", word);
    reads("pt", "Dh4 mate", "Dh4#", word);
    reads("pt", "Dh4 Mate", "Dh4#", word);
    reads("pt", "Dh4xeque", "Dh4+", word);
    reads("pt", "Dh4 xeque-mate", "Dh4#", word);
    reads("en", "Bxf7ch", "Bxf7+", word);
    reads("pt", "Dh4 #", "Dh4#", Spelling::BLANK);
    reads("pt", "Dh4 +", "Dh4+", Spelling::BLANK);
    reads("pt", "O-O mate", "O-O#", word);
    for (text, mark) in [
        ("Dh4", CheckMark::None),
        ("Dh4+", CheckMark::Check),
        ("Dh4++", CheckMark::Double),
        ("Dh4‡", CheckMark::Double),
        ("Dh4#", CheckMark::Mate),
    ] {
        let written = language("pt").read(text.as_bytes()).unwrap();
        assert_eq!(written.mark, mark, "{text}");
    }
}

#[test]
fn the_cedilla_is_the_c_file() {
    let cedilla = Spelling::CEDILLA;
    reads("pt", "ç5", "c5", cedilla);
    reads("pt", "çxd4", "cxd4", cedilla);
    reads("pt", "Dç7", "Dc7", cedilla);
    reads("pt", "Txç8+", "Txc8+", cedilla);
    reads("pt", "Cçd2", "Ccd2", cedilla);
    reads(
        "en",
        "bç",
        "bxc",
        cedilla | Spelling::CAPTURE_FILES | Spelling::CAPTURE_BARE,
    );
    refuses("pt", "Çf3", BadWord::UnknownPiece('Ç'));
}

#[test]
fn letters_of_pawns_small_letters_and_figurines() {
    let (pawn, small) = (Spelling::PAWN_LETTER, Spelling::PIECE_SMALL);
    reads("pt", "Pe4", "e4", pawn);
    reads("pt", "Pexd5", "exd5", pawn);
    reads("de", "Be4", "e4", pawn);
    reads("en", "Be4", "Be4", Spelling::NONE);
    reads("ru", "пe4", "e4", pawn);
    reads("ru", "Пe4", "e4", pawn);
    reads("pt", "rd2", "Rd2", small);
    reads("pt", "td1", "Td1", small);
    reads("en", "kd2", "Kd2", small);
    reads("en", "qxd2+", "Qxd2+", small);
    reads("en", "nf3", "Nf3", small);
    reads("pt", "bgc3", "Bgc3", small);
    reads("ru", "крe2", "Крe2", small);
    let figurine = Spelling::FIGURINE;
    for word in ["♘f3", "♞f3", "♘\u{fe0e}f3", "♞\u{fe0f}f3"] {
        reads("pt", word, "Cf3", figurine);
        reads("en", word, "Nf3", figurine);
        reads("figurine", word, "♘f3", figurine);
    }
    reads("en", "♙e4", "e4", figurine);
    reads("en", "e8=♛", "e8=Q", figurine);
}

#[test]
fn a_small_b_is_a_pawn_or_a_bishop() {
    let either = Spelling::PAWN_OR_BISHOP;
    reads("pt", "bc3", "bxc3", either | Spelling::CAPTURE_BARE);
    reads("en", "b:c3", "bxc3", either | Spelling::CAPTURE_SIGN);
    reads("en", "bb5", "bxb5", either | Spelling::CAPTURE_BARE);
    // A plain advance, a promotion, a capture by files and another language's b are pawns'.
    reads("en", "b5", "b5", Spelling::NONE);
    reads("en", "bxc8=Q", "bxc8=Q", Spelling::NONE);
    reads(
        "en",
        "bc8Q",
        "bxc8=Q",
        Spelling::CAPTURE_BARE | Spelling::PROMOTION_BARE,
    );
    reads("en", "bxc", "bxc", Spelling::CAPTURE_FILES);
    reads("es", "bc3", "bxc3", Spelling::CAPTURE_BARE);
    reads("hu", "bc3", "bxc3", Spelling::CAPTURE_BARE);
}

#[test]
fn long_algebraic_and_coordinates() {
    reads("pt", "Cg1-f3", "Cg1f3", Spelling::LONG);
    reads("pt", "Cg1xf3", "Cg1xf3", Spelling::NONE);
    reads("pt", "Cg1–f3", "Cg1f3", Spelling::LONG);
    reads(
        "pt",
        "Pe2-e4",
        "e2e4",
        Spelling::LONG | Spelling::PAWN_LETTER,
    );
    reads("pt", "e2-e4", "e2e4", Spelling::LONG);
    reads("pt", "e7-e8=D", "e7e8q", Spelling::LONG);
    for code in ["en", "pt", "ru", "figurine"] {
        reads(code, "g1f3", "g1f3", Spelling::COORDINATE);
        reads(code, "e7e8q", "e7e8q", Spelling::COORDINATE);
        reads(code, "e1h1", "e1h1", Spelling::COORDINATE);
    }
    // UCI's n is a knight, though a Romanian N is a bishop.
    reads("ro", "e7e8n", "e7e8n", Spelling::COORDINATE);
    reads("ro", "e7e8=N", "e7e8b", Spelling::COORDINATE);
    // Two plies glued together are coordinates too; the position refuses them.
    reads("en", "e4e5", "e4e5", Spelling::COORDINATE);
}

#[test]
fn null_moves() {
    for word in ["--", "Z0", "<>", "--!"] {
        let written = language("en").read(word.as_bytes()).unwrap();
        assert_eq!(written.mv, WrittenMove::Null, "{word}");
        assert_eq!(written.spelling, Spelling::NONE, "{word}");
    }
    for word in ["z0", "@@@@", "null", "pass", "---"] {
        assert!(language("en").read(word.as_bytes()).is_err(), "{word}");
    }
}

#[test]
fn glued_annotations() {
    // The NAGs of PGN standard section 10.
    for (mark, nag) in [
        ("!", 1),
        ("?", 2),
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
    ] {
        for word in ["Cf3", "e4", "O-O", "Dh4+", "bxa8=D#", "g1f3", "dxc"] {
            let written = language("pt").read(format!("{word}{mark}").as_bytes());
            let written = written.unwrap_or_else(|bad| panic!("{word}{mark} {bad:?}"));
            assert_eq!(written.nag, nag, "{word}{mark}");
            assert!(!written.spelling.has(Spelling::GLUED_MARK), "{word}{mark}");
        }
    }
    for (mark, nag) in [
        ("!!!", 3),
        ("‼", 3),
        ("⁇", 4),
        ("⁉", 5),
        ("⁈", 6),
        ("(?)", 2),
        ("[?]", 2),
        ("+=", 14),
        ("⩲", 14),
        ("+/=", 14),
        ("=+", 15),
        ("⩱", 15),
        ("=/+", 15),
        ("±", 16),
        ("+/-", 16),
        ("∓", 17),
        ("-/+", 17),
        ("+-", 18),
        ("+−", 18),
        ("-+", 19),
        ("−+", 19),
        ("=", 10),
        ("∞", 13),
        ("□", 7),
    ] {
        let written = language("en").read(format!("Qh4{mark}").as_bytes());
        let written = written.unwrap_or_else(|bad| panic!("Qh4{mark} {bad:?}"));
        assert_eq!(
            (written.nag, written.mark),
            (nag, CheckMark::None),
            "Qh4{mark}"
        );
        assert_eq!(written.spelling, Spelling::GLUED_MARK, "Qh4{mark}");
    }
    // A check and an evaluation, in either order with the annotation.
    let written = language("en").read("Qxf7++-".as_bytes()).unwrap();
    assert_eq!((written.nag, written.mark), (18, CheckMark::Check));
    reads("en", "Qh4!+", "Qh4+", Spelling::MARK_ORDER);
    reads("en", "Qh4+!", "Qh4+", Spelling::NONE);
    reads("en", "Qh4#!!", "Qh4#", Spelling::NONE);
    // A mark after a blank is a token of its own.
    refuses("en", "Nf3 !", BadWord::NotAMove);
}

#[test]
fn what_is_no_move_says_why() {
    use crate::board::Role::{King, Pawn};
    for word in ["Sf3", "Sbd2", "Sxe5+", "Sg1-f3"] {
        refuses("pt", word, BadWord::UnknownPiece('S'));
    }
    refuses("pt", "Nf3", BadWord::UnknownPiece('N'));
    refuses("en", "Cf3", BadWord::UnknownPiece('C'));
    refuses("en", "Кf3", BadWord::UnknownPiece('К'));
    refuses("en", "Крf3", BadWord::UnknownPiece('К'));
    refuses("ru", "Kf3", BadWord::UnknownPiece('K'));
    refuses("en", "sf3", BadWord::UnknownPiece('s'));
    refuses("pt", "e8=R", BadWord::PromotionTo(King));
    refuses("pt", "e8R+", BadWord::PromotionTo(King));
    refuses("en", "b8=K", BadWord::PromotionTo(King));
    refuses("en", "e8(K)", BadWord::PromotionTo(King));
    refuses("en", "e7e8k", BadWord::PromotionTo(King));
    refuses("en", "e8=P", BadWord::PromotionTo(Pawn));
    refuses("en", "e8=♔", BadWord::PromotionTo(King));
    refuses("en", "exd8=S", BadWord::UnknownPromotion('S'));
    refuses("pt", "e8=Q", BadWord::UnknownPromotion('Q'));
    refuses("pt", "e8q", BadWord::UnknownPromotion('q'));
    refuses("en", "e8=Ф", BadWord::UnknownPromotion('Ф'));
    refuses("en", "e4=S", BadWord::UnknownPromotion('S'));
    refuses("en", "N@f3", BadWord::Drop);
    refuses("en", "P@e4+", BadWord::Drop);
    refuses("en", "@e4", BadWord::Drop);
    refuses("pt", "♘@e4", BadWord::Drop);
}

#[test]
fn prose_is_no_move() {
    let prose = "White Black to move and the game was won by a better endgame player in novelty \
        time Novelty! Diagram draw agreed Better is Bd N Q K if best each deep beach bach dead cafe \
        O partida com as brancas ganham por causa do bispo Melhor era lance dama torre rei peão que \
        não sei é às a b c d e f g h e.p. ep ch mate + # += 1-0 0-1 1/2-1/2 * 1. 12 1... ... ; -- - x";
    for word in prose.split_whitespace().filter(|word| *word != "--") {
        for code in ["en", "pt"] {
            let read = language(code).read(word.as_bytes());
            assert!(read.is_err(), "{code} {word}: {read:?}");
        }
    }
}
