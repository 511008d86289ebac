//! Games made at random and written untidily, the same on every run.

use roque::board::{Color, Position};
use roque::notation::{CheckMark, Language, WrittenMove, least_origin};

use crate::random::Random;

/// What may stand behind a move; none of it is an error.
const ASIDES: [&str; 30] = [
    "{plain}",
    "{ blanks  inside   and around }",
    "{two\nlines}",
    "{DOS\r\nlines}",
    "{}",
    "{[%clk 0:01:30] [%eval 0.17]}",
    "{a [%clk 0:00:09.5] b}",
    "{; no comment [in] a (comment) $1}",
    "{% [Event \"x\"]}",
    "{a long comment that has to be broken, and whose words are as long as words usually are in \
     commentaries on games of chess: xadrez, tabuleiro, xeque-mate}",
    "{\tTabs\tstay }",
    "{çãé ♞ 王}",
    ";to the end of the line\n",
    "; with a brace } inside\n",
    "\n% hidden from others\n",
    "[%clk 0:00:01]",
    "$1",
    "$255",
    "$999",
    "$",
    "!",
    "?!",
    "!?!",
    "+-",
    "N",
    "+0.30",
    "\u{a0}",
    "\t",
    "()",
    "({only a comment})",
];

/// What may part two tokens.
const BLANKS: [&str; 8] = [" ", " ", " ", "\n", "  ", "\r\n", "\t", " \n "];

/// So many games in one text.
pub(super) fn games(count: usize, seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut text = String::new();
    for number in 0..count {
        tags(number, &mut random, &mut text);
        let mut writer = Writer {
            random: &mut random,
            text: &mut text,
        };
        writer.before();
        let is_over = writer.game();
        let result = random.pick(&["1-0", "½-½", "*", "0–1"]);
        text.push_str(if is_over { "*" } else { result });
        text.push_str(random.pick(&["\n\n", "\n\n\n", "\r\n\r\n", " \n\n"]));
    }
    text
}

fn tags(number: usize, random: &mut Random, text: &mut String) {
    let lines = [
        format!("[Event \"Taça {number}\"]"),
        "[Site \"\"]".to_owned(),
        "[white \"Moreira, \\\"Ana\\\" \\\\\"]".to_owned(),
        "[Black \"O'Neil \"Max\" Falcão\"]".to_owned(),
        "[WhiteElo 2100]".to_owned(),
        "[Annotator \"Z\"]".to_owned(),
        "[Annotator \"A\"]".to_owned(),
        "[ECO \"B12\"]".to_owned(),
    ];
    text.push_str(&lines[0]);
    for line in &lines[1..] {
        if random.below(2) == 0 {
            text.push_str(random.pick(&["\n", "\r\n", " "]));
            text.push_str(line);
        }
    }
    text.push_str(random.pick(&["\n\n", "\n", "\r\n\r\n\r\n"]));
}

struct Writer<'w> {
    random: &'w mut Random,
    text: &'w mut String,
}

impl Writer<'_> {
    fn blank(&mut self) {
        let blank = self.random.pick(&BLANKS);
        self.text.push_str(blank);
    }

    /// Before the first move only comments are no error.
    fn before(&mut self) {
        let aside = self.random.pick(&ASIDES);
        if aside.starts_with(['{', ';']) {
            self.text.push_str(aside);
            self.blank();
        }
    }

    /// Whether the game ends on the board.
    fn game(&mut self) -> bool {
        let mut position = Position::default();
        let length = self.random.below(60);
        self.line(&mut position, length, 0);
        position.legal_moves().is_empty()
    }

    /// A line of play; variations are at most three deep, since this is written with recursion.
    fn line(&mut self, position: &mut Position, length: usize, depth: u32) {
        for index in 0..length {
            let moves = position.legal_moves();
            if moves.is_empty() {
                return;
            }
            let before = *position;
            self.number(position, index == 0);
            let mv = self.random.pick(&moves);
            let written = WrittenMove::canonical(mv, least_origin(position, mv));
            position.play(mv);
            let mark = CheckMark::given(position);
            let word = Language::english().write(written, mark);
            self.text.push_str(word.as_str());
            let suffix = self.random.pick(&["", "", "", "", "!", "?!", "??"]);
            self.text.push_str(suffix);
            self.blank();
            while self.random.below(4) == 0 {
                let aside = self.random.pick(&ASIDES);
                self.text.push_str(aside);
                self.blank();
            }
            if depth < 3 && self.random.below(8) == 0 {
                self.text.push('(');
                if self.random.below(3) == 0 {
                    self.text.push_str("{before}");
                }
                let length = 1 + self.random.below(6);
                let mut other = before;
                self.line(&mut other, length, depth + 1);
                self.text.push(')');
                self.blank();
            }
        }
    }

    fn number(&mut self, position: &Position, must: bool) {
        let number = position.fullmove();
        let choice = self.random.below(if must { 3 } else { 5 });
        let text = match (position.turn(), choice) {
            (Color::White, 0) => format!("{number}."),
            (Color::White, 1) => format!("{number}. "),
            (Color::White, 2) => format!("{number}.\n"),
            (Color::Black, 0 | 1) => format!("{number}..."),
            (Color::Black, 2) => format!("{number}. ... "),
            _ => String::new(),
        };
        self.text.push_str(&text);
    }
}
