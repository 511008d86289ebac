//! Words around the findings: labels, places, summary, progress, explanations.

use std::time::Duration;

use crate::input::Base;
use crate::report::rules::Mending;
use crate::report::words::numbers::{decimal, grouped, tenths};
use crate::report::words::phrase::Phrase;
use crate::report::{Example, Finding, Rule, Severity, Summary, UnknownSelector, Words};

/// What a run does with games, as far as its progress tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// It checks them.
    Checking,
    /// It reads them, for whatever purpose.
    Reading,
}

/// How far a run has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// What is done.
    pub work: Work,
    /// Bytes done.
    pub done: u64,
    /// Bytes in all, if that is known.
    pub total: Option<u64>,
    /// Games read.
    pub games: u64,
    /// Time since the beginning.
    pub elapsed: Duration,
}

/// What a rule is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// What it finds: a few words, small first letter, no full stop.
    pub summary: String,
    /// What that means and why it matters: sentences.
    pub why: String,
    /// What to do about it: a sentence.
    pub fix: String,
    /// Whether the tool can do it: a clause.
    pub mending: String,
    /// An example.
    pub example: Example,
}

const MIB: u64 = 1 << 20;

impl Words {
    /// The word for a severity, `erro`.
    #[must_use]
    pub fn severity(&self, severity: Severity) -> String {
        self.say(&Phrase::new(&format!("severity-{}", severity.name())))
    }

    /// The word before a help, `ajuda`.
    #[must_use]
    pub fn help(&self) -> String {
        self.say(&Phrase::new("word-help"))
    }

    /// The word before a note, `nota`.
    #[must_use]
    pub fn note(&self) -> String {
        self.say(&Phrase::new("word-note"))
    }

    /// Where in the chess a finding is: `(game 3, Moreira – Falcão, 8. Cd2)`, outside games
    /// `(after game 3)`. `None` before the first game.
    #[must_use]
    pub fn place(&self, finding: &Finding, base: Base) -> Option<String> {
        if finding.game == 0 {
            return None;
        }
        let game = base.game + u64::from(finding.game);
        if finding.context.outside {
            let phrase = Phrase::new("place-outside").text("game", game.to_string());
            return Some(self.say(&phrase));
        }
        let mut more = String::new();
        if let Some([white, black]) = &finding.context.players {
            more = format!(", {white} – {black}");
        }
        if let Some(mv) = &finding.context.mv {
            more = format!("{more}, {mv}");
        }
        let phrase = Phrase::new("place").text("game", game.to_string());
        Some(self.say(&phrase.long_text("more", more)))
    }

    /// That a rule has too many findings to show them all.
    #[must_use]
    pub fn more_of_rule(&self, rule: Rule, shown: u64) -> String {
        let phrase = Phrase::new("more-of-rule").number("count", shown);
        self.say(&phrase.text("code", rule.code()).text("name", rule.name()))
    }

    /// The counts of a run in one line: `3 files, 2,447 games: 14 errors in 9 games, 120 warnings,
    /// 0.1 s`.
    #[must_use]
    pub fn summary(&self, summary: &Summary, elapsed: Duration) -> String {
        let count = |key: &str, name, number| self.say(&Phrase::new(key).number(name, number));
        let input = [
            count("files", "files", summary.files),
            count("games", "games", summary.games),
        ];
        let errors = if summary.games_with_errors == 0 {
            count("errors", "errors", summary.errors)
        } else {
            let phrase = Phrase::new("errors-in-games").number("errors", summary.errors);
            self.say(&phrase.number("faulty", summary.games_with_errors))
        };
        let mut found = vec![errors, count("warnings", "warnings", summary.warnings)];
        if summary.infos > 0 {
            found.push(count("infos", "infos", summary.infos));
        }
        self.say(
            &Phrase::new("summary")
                .text("input", input.join(", "))
                .long_text("found", found.join(", "))
                .text("seconds", decimal(tenths(elapsed), self.locale())),
        )
    }

    /// How far a run has come, in one line.
    #[must_use]
    pub fn progress(&self, progress: Progress) -> String {
        let Progress { done, total, .. } = progress;
        let micros = (progress.elapsed.as_micros() as u64).max(1);
        let rate = (done.saturating_mul(1_000_000) / micros).max(1);
        let mebibytes = |bytes: u64| decimal(bytes.saturating_mul(10) / MIB, self.locale());
        let games = self.say(&Phrase::new("games").number("games", progress.games));
        let work = match progress.work {
            Work::Checking => "checking",
            Work::Reading => "reading",
        };
        let key = match total {
            Some(_) => "progress",
            None => "progress-open",
        };
        let phrase = Phrase::new(key)
            .text("work", self.say(&Phrase::new("work").text("work", work)))
            .text("done", mebibytes(done))
            .text("games", games)
            .text("rate", grouped(rate / MIB, self.locale()));
        let Some(total) = total else {
            return self.say(&phrase);
        };
        // A file may have grown since the run began.
        let total = total.max(done);
        let left = (total - done).div_ceil(rate);
        let percent = (done.saturating_mul(100) + total / 2) / total.max(1);
        self.say(
            &phrase
                .text("percent", percent.to_string())
                .text("total", mebibytes(total))
                .text("left", grouped(left, self.locale())),
        )
    }

    /// That a path leads nowhere.
    #[must_use]
    pub fn file_missing(&self, path: &str) -> String {
        self.say(&Phrase::new("file-missing").long_text("path", path))
    }

    /// That a word of `--select` or `--ignore` names no rule.
    #[must_use]
    pub fn unknown_selector(&self, unknown: &UnknownSelector) -> String {
        let problem = Phrase::new("selector-unknown")
            .text("value", unknown.given.as_str())
            .text("option", unknown.option);
        let problem = self.say(&problem);
        match unknown.suggestion {
            None => problem,
            Some(suggestion) => self.say(
                &Phrase::new("selector-suggestion")
                    .long_text("problem", problem)
                    .text("suggestion", suggestion),
            ),
        }
    }

    /// What a rule is about.
    #[must_use]
    pub fn explanation(&self, rule: Rule) -> Explanation {
        let key = format!("rule-{}", rule.name());
        let part = |attribute| {
            let args = fluent_bundle::FluentArgs::new();
            self.format(&key, attribute, &args, &mut Vec::new())
                .unwrap_or_default()
        };
        let mending = match rule.mending() {
            Mending::None => "none",
            Mending::Safe => "safe",
            Mending::Unsafe => "unsafe",
        };
        Explanation {
            summary: part(None),
            why: part(Some("why")),
            fix: part(Some("fix")),
            mending: self.say(&Phrase::new("explain-mending").text("mending", mending)),
            example: rule.example(),
        }
    }

    /// A rule's explanation as text for people: heading, sentences, example, what to do. Lines are
    /// as long as their paragraphs; whoever prints it wraps them.
    #[must_use]
    pub fn explanation_text(&self, rule: Rule) -> String {
        let explanation = self.explanation(rule);
        let word = |key: &str| self.say(&Phrase::new(key));
        let severity = self.severity(rule.severity());
        let style = if rule.is_default() {
            String::new()
        } else {
            format!(", {}", word("explain-style"))
        };
        let Example { wrong, right } = explanation.example;
        let heading = format!("{} {} ({severity}{style})", rule.code(), rule.name());
        let mut example = format!("{}: {wrong}", word("explain-wrong"));
        if let Some(right) = right {
            example = format!("{example}\n{}: {right}", word("explain-right"));
        }
        let Explanation {
            summary,
            why,
            fix,
            mending,
            ..
        } = explanation;
        let what_to_do = word("explain-fix");
        format!("{heading}\n{summary}\n\n{why}\n\n{example}\n\n{what_to_do}: {fix} ({mending})\n")
    }
}
