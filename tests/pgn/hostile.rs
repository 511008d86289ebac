//! Inputs that make a careless reader slow or hungry: each is read in linear time, tiles, and its
//! tokens stay within the limit. Quadratic work would take minutes at these sizes.

use roque::pgn::{Expected, GameBuf, ItemKind, Part};

use crate::laws::parts::{Owned, bad, read, tiles};

fn tiled(text: &[u8]) -> Vec<Owned> {
    let parts = read(text, 0);
    tiles(text, &parts);
    parts
}

fn game(movetext: &str) -> Vec<u8> {
    format!("[Event \"x\"]\n\n{movetext}").into_bytes()
}

const MEGA: usize = 1_000_000;

#[test]
fn a_comment_never_closed() {
    let mut text = game("1. e4 {");
    text.resize(20 * MEGA, b'x');
    let parts = tiled(&text);
    assert_eq!(bad(&parts), [Expected::CommentClose]);
}

#[test]
fn comments_never_closed_each_cost_one_game() {
    let text = b"[Event \"x\"]\n\n1. e4 { open\n\n".repeat(MEGA / 10);
    let parts = tiled(&text);
    assert_eq!(parts.len(), MEGA / 10);
    assert_eq!(bad(&parts).len(), MEGA / 10);
}

#[test]
fn a_game_of_a_million_plies() {
    let parts = tiled(&game(&"Nf3 Nf6 Ng1 Ng8 ".repeat(MEGA / 4)));
    assert_eq!(parts[0].items.len(), MEGA);
}

#[test]
fn over_the_limit_the_game_still_ends_where_it_does() {
    let mut text = game(&"1. e4 e5 ".repeat(100));
    text.extend_from_slice(b"*\n\n[Event \"y\"]\n\n1. d4 *\n");
    let mut buffers = GameBuf::with_item_limit(20);
    let mut parts = buffers.parts(&text);
    let Some(Part::Game(first)) = parts.next_part() else {
        panic!("no first game");
    };
    assert_eq!(first.items.len(), 20);
    let overflow = first.overflow.expect("it is over the limit") as usize;
    assert_eq!(&text[overflow..overflow + 2], b"e5");
    let Some(Part::Game(second)) = parts.next_part() else {
        panic!("no second game");
    };
    assert_eq!((second.items.len(), second.overflow), (3, None));
    assert!(parts.next_part().is_none());
}

#[test]
fn nested_variations() {
    let depth = MEGA;
    let parts = tiled(&game(&format!("1. e4 {} 1-0", "(".repeat(depth))));
    let opened = parts[0]
        .items
        .iter()
        .filter(|item| item.kind == ItemKind::VariationOpen);
    assert_eq!(opened.count(), depth);
    tiled(&game(&"(1. e4 1-0 ) ".repeat(depth / 10)));
    tiled(&game(&format!(
        "1. e4 ({}",
        "1-0 {a} {b} ) (".repeat(depth / 10)
    )));
    tiled(&game(&")".repeat(depth)));
}

#[test]
fn one_line_of_games() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(MEGA / 100);
    let text = format!("[Event \"x\"] [Site \"y\"] {moves} 1-0 ").repeat(35);
    let parts = tiled(text.as_bytes());
    assert_eq!(parts.iter().filter(|part| part.is_game).count(), 35);
}

#[test]
fn a_huge_tag_value() {
    let text = format!("[Event \"{}\"]\n\n1. e4 *\n", "x\\\"[\\".repeat(4 * MEGA));
    assert_eq!(tiled(text.as_bytes())[0].tags.len(), 1);
}

#[test]
fn a_huge_token() {
    for token in [
        "x", "e4", "9", "0-", "(", "!", "+", "é", "\u{A0}", "\u{200B}", "…", "½", ".",
    ] {
        tiled(&game(&token.repeat(2 * MEGA)));
        tiled(token.repeat(2 * MEGA).as_bytes());
    }
}

#[test]
fn nul_bytes() {
    let parts = tiled(&vec![0; 10 * MEGA]);
    assert_eq!(parts[0].items.len(), 1);
    let mut text = game("1. e4 ");
    text.extend_from_slice(&vec![0; 10 * MEGA]);
    assert_eq!(tiled(&text)[0].items.len(), 3);
}

#[test]
fn a_million_tags_in_one_game() {
    use std::fmt::Write as _;

    let mut text = String::new();
    for number in 0..MEGA {
        writeln!(text, "[Tag{number} \"v\"]\n").expect("a string takes all");
    }
    let parts = tiled(text.as_bytes());
    assert_eq!((parts.len(), parts[0].tags.len()), (1, MEGA));
}

#[test]
fn many_comments() {
    assert_eq!(
        tiled(&game(&"{}".repeat(MEGA / 2)))[0].items.len(),
        MEGA / 2
    );
    tiled("{}".repeat(MEGA / 2).as_bytes());
}

#[test]
fn what_looks_ahead_or_back_again_and_again() {
    let repeated = [
        "{a {b} c ",
        "{a {b} c} ",
        "{a} x } ",
        "} ",
        "e4 } ",
        "[ ",
        "[x [y ",
        "] ",
        "[x \"y ",
        "[x y ",
        "[A \"[Event x][B \"",
        "[Event \"",
        "[Event x \"",
        "[Event x",
        "[%\"",
        "[\"",
        "12) ",
        "12 - ",
        "1 – ",
        "1-",
        "0-",
        "1. .. ",
        "e5 x ",
        "e5 x f6 ",
        "e4 e.p. ",
        "e4 + ",
        "(e.p.",
        "e8(",
        "e8(D",
        "T(f)",
        "1-0 {",
        "(1-0 ",
        "(1-0 ; x\n",
        "<br",
        "<",
        "$",
        "\" ",
        "\\",
        "\\\" ] x",
        "\u{A0}",
        "x\n",
        "\n%",
        "\n\n\n\n\n\n[",
        "\n\n[A]",
        "[A] x",
    ];
    for piece in repeated {
        let body = piece.repeat(200_000 / piece.len());
        tiled(body.as_bytes());
        tiled(&game(&body));
        tiled(&game(&format!("1. e4 {body}")));
        tiled(&game(&format!("1. e4 * {body}")));
        tiled(format!("[Event \"x\"]\n[A \"{body}").as_bytes());
        tiled(format!("[Event \"x\"]\n[A {body}").as_bytes());
        tiled(format!("[Event \"x\"]\n{body}").as_bytes());
    }
}
