//! A backslash in a tag value is text unless a quote or a backslash is behind it.

use roque::pgn::{GameBuf, Part};

use crate::laws::validated::{AMPLE, agree};

#[test]
fn a_backslash_before_another_character_is_kept_and_no_fault() {
    // The kinds that occur in an archive of 145,716 games, where 370 tags have one.
    let written = [
        (r"Match \'Hungary-Russia\'", r"Match \'Hungary-Russia\'"),
        (r"Schiffers E\Steinitz W", r"Schiffers E\Steinitz W"),
        (r"Computer \'Corona'C'\'", r"Computer \'Corona'C'\'"),
        (r"06, World op 91\\09", r"06, World op 91\09"),
        (r#"a \"b\" \c"#, r#"a "b" \c"#),
    ];
    for (value, meant) in written {
        let text = format!(
            "[Event \"{value}\"]\n[Site \"Lisboa\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n\
             [White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 *\n"
        );
        let answer = agree(text.as_bytes(), AMPLE, &[(1 << 20, 1)]).expect("an answer");
        assert_eq!(answer.lines, "", "{value}");
        let mut buffers = GameBuf::default();
        let mut parts = buffers.parts(text.as_bytes());
        let Some(Part::Game(game)) = parts.next_part() else {
            panic!("no game: {value}");
        };
        let tag = game.tag("Event").expect("an event");
        assert_eq!(game.text(tag.value), value);
        assert_eq!(game.value(tag), meant);
    }
}
