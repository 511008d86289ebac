//! The whole of `validate` on mutated and joined files: one answer for any number of threads and
//! any chunk size, for LF and CR LF, and for UTF-8 and UTF-16.

use proptest::prelude::*;
use roque::input::Limits;

use crate::laws::validated::{AMPLE, Answer, TIGHT, agree, validated};
use crate::seeds;

/// Chunk sizes in bytes, from the least on, with numbers of threads.
const WAYS: [(usize, usize); 7] = [
    (1 << 20, 1),
    (1 << 10, 1),
    (1 << 10, 8),
    (1100, 2),
    (3000, 3),
    (10_000, 1),
    (1 << 16, 2),
];

/// What people paste, lose and leave open.
const PIECES: &[&[u8]] = &[
    b"{",
    b"}",
    b"(",
    b")",
    b" { a { b } c } ",
    b" {[Event \"in a comment\"]\n\n1. e4 e5 *\n\n",
    b"\n\n[Event \"b\"]\n",
    b"[White \"c\"]\n",
    b"[White \"open\n",
    b"\n\n[White \"d\"]\n\n1. d4 *\n",
    b"1. e4 e5 *\n1. d4 d5 *\n",
    b"1-0",
    b" *\n",
    b"\n",
    b"\n\n",
    b"\n; a line {\n",
    b"\n% (\n",
    b" $255 $ $14 ",
    b"\t",
    b"\xC2\xA0",
    b"\xE3",
    b"\x93Falc\xE3o\x94",
    b"\xEF\xBB\xBF",
    b"\xE2\x80\x8B",
    b"\x1A",
    b"\xFF\xFE",
    b"no chess here, not at all\n",
    b"Cf3 ",
    b"(2. Nc3) ",
    b"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
];

/// One change to a text.
#[derive(Debug, Clone)]
enum Change {
    Insert(prop::sample::Index, &'static [u8]),
    Delete(prop::sample::Index, usize),
    Copy(prop::sample::Index, prop::sample::Index, usize),
    /// A comment longer than the smallest chunks.
    LongComment(prop::sample::Index, usize),
}

fn change() -> impl Strategy<Value = Change> {
    use prop::sample::Index;
    prop_oneof![
        6 => (any::<Index>(), prop::sample::select(PIECES))
            .prop_map(|(at, piece)| Change::Insert(at, piece)),
        2 => (any::<Index>(), 1..60_usize).prop_map(|(at, length)| Change::Delete(at, length)),
        1 => (any::<Index>(), any::<Index>(), 1..3000_usize)
            .prop_map(|(from, to, length)| Change::Copy(from, to, length)),
        1 => (any::<Index>(), 200..4000_usize)
            .prop_map(|(at, length)| Change::LongComment(at, length)),
    ]
}

fn apply(text: &mut Vec<u8>, change: &Change) {
    let length = text.len() + 1;
    match change {
        Change::Insert(at, piece) => {
            let at = at.index(length);
            text.splice(at..at, piece.iter().copied());
        }
        Change::Delete(at, count) => {
            let at = at.index(length);
            text.drain(at..length.min(at + count + 1) - 1);
        }
        Change::Copy(from, to, count) => {
            let from = from.index(length);
            let copied = text[from..length.min(from + count + 1) - 1].to_vec();
            let to = to.index(length);
            text.splice(to..to, copied);
        }
        Change::LongComment(at, count) => {
            let at = at.index(length);
            let comment = format!(" {{{}}} ", "ã b\n".repeat(count / 4));
            text.splice(at..at, comment.into_bytes());
        }
    }
}

/// What is taken out of a whole file.
#[derive(Debug, Clone, Copy)]
enum Loss {
    Nothing,
    /// All safe points.
    Events,
    /// All lines that begin with `[`.
    Tags,
    /// All line ends: one very long line.
    LineEnds,
}

fn lose(text: &[u8], loss: Loss) -> Vec<u8> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    match loss {
        Loss::Nothing => text.to_vec(),
        Loss::Events => lines
            .flat_map(|line| match line.strip_prefix(b"[Event ") {
                Some(rest) => [b"[Evento ", rest].concat(),
                None => line.to_vec(),
            })
            .collect(),
        Loss::Tags => lines
            .filter(|line| !line.starts_with(b"["))
            .flatten()
            .copied()
            .collect(),
        Loss::LineEnds => text
            .iter()
            .map(|&byte| if byte == b'\n' { b' ' } else { byte })
            .collect(),
    }
}

/// Files in a row, some of which lose what others have, changed here and there.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let file = prop::sample::select(seeds::all());
    let losses = [
        Loss::Nothing,
        Loss::Nothing,
        Loss::Events,
        Loss::Tags,
        Loss::LineEnds,
    ];
    let joints: Vec<&[u8]> = vec![b"\n", b"\n\n", b"", b" "];
    let joint = prop::sample::select(joints);
    (
        prop::collection::vec(file, 1..40),
        joint,
        prop::sample::select(losses.to_vec()),
        prop::collection::vec(change(), 0..25),
    )
        .prop_map(|(files, joint, loss, changes)| {
            let mut text = lose(&files.join(joint), loss);
            for change in &changes {
                apply(&mut text, change);
            }
            text
        })
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        // A failing text becomes a test of its own, not a line in a file of seeds.
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    }
}

/// With LF alone, and with CR LF. A mark of UTF-16 at its beginning is taken off: behind one, the
/// byte 0A alone is no line end.
fn in_both_line_ends(text: &[u8]) -> [Vec<u8>; 2] {
    let plain: Vec<u8> = text.iter().copied().filter(|&byte| byte != b'\r').collect();
    let mut unmarked = &plain[..];
    while let [0xFF, 0xFE, rest @ ..] | [0xFE, 0xFF, rest @ ..] = unmarked {
        unmarked = rest;
    }
    let plain = unmarked.to_vec();
    let lines: Vec<&[u8]> = plain.split(|&byte| byte == b'\n').collect();
    let windows = lines.join(&b"\r\n"[..]);
    [plain, windows]
}

/// The findings without the text of edits, which has the line ends of its file.
fn without_line_ends(answer: &Answer) -> String {
    answer.lines.replace("\\r\\n", "\\n")
}

proptest! {
    #![proptest_config(config(80))]

    #[test]
    fn threads_and_chunk_sizes_do_not_show(text in mutated()) {
        agree(&text, AMPLE, &WAYS);
    }

    #[test]
    fn they_do_not_show_among_overlong_games(text in mutated()) {
        agree(&text, TIGHT, &WAYS);
    }

    #[test]
    fn lf_and_cr_lf_agree(text in mutated()) {
        let [plain, windows] = in_both_line_ends(&text)
            .map(|text| validated(&text, Limits::new(1 << 20, AMPLE), 1));
        prop_assert_eq!(&plain.summary, &windows.summary);
        for (plain, windows) in without_line_ends(&plain).lines().zip(without_line_ends(&windows).lines()) {
            prop_assert_eq!(plain, windows);
        }
    }

    #[test]
    fn utf_16_agrees_with_utf_8(text in mutated()) {
        let text = String::from_utf8_lossy(&text);
        let marked = format!("\u{FEFF}{}", text.trim_start_matches('\u{FEFF}'));
        let limits = Limits::new(3000, AMPLE);
        let wanted = validated(marked.as_bytes(), limits, 1);
        let little: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = marked.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for bytes in [little, big] {
            prop_assert_eq!(&validated(&bytes, limits, 2), &wanted);
        }
    }

    #[test]
    fn findings_lie_in_their_file_and_fixes_apply(text in mutated()) {
        crate::laws::hold(&text);
    }
}
