//! Counts over a whole run.

use crate::report::{Finding, Rule, Severity};

/// What a run has seen and found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Files read.
    pub files: u64,
    /// Games read.
    pub games: u64,
    /// Games with at least one error.
    pub games_with_errors: u64,
    /// Plies of main lines and variations replayed.
    pub plies: u64,
    /// Findings that are errors.
    pub errors: u64,
    /// Findings that are warnings.
    pub warnings: u64,
    /// Findings of style.
    pub infos: u64,
    by_rule: Vec<u64>,
}

impl Default for Summary {
    fn default() -> Self {
        Self {
            files: 0,
            games: 0,
            games_with_errors: 0,
            plies: 0,
            errors: 0,
            warnings: 0,
            infos: 0,
            by_rule: vec![0; Rule::ALL.len()],
        }
    }
}

impl Summary {
    /// Counts a finding, by its severity and rule. Files, games and plies are counted by whoever
    /// reads them.
    pub fn count(&mut self, finding: &Finding) {
        match finding.severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
            Severity::Info => self.infos += 1,
        }
        self.by_rule[finding.rule as usize] += 1;
    }

    /// Adds the counts of another part of the run.
    pub fn add(&mut self, other: &Self) {
        self.files += other.files;
        self.games += other.games;
        self.games_with_errors += other.games_with_errors;
        self.plies += other.plies;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.infos += other.infos;
        for (sum, more) in self.by_rule.iter_mut().zip(&other.by_rule) {
            *sum += more;
        }
    }

    /// How many findings a rule has.
    #[must_use]
    pub fn of(&self, rule: Rule) -> u64 {
        self.by_rule[rule as usize]
    }

    /// The rules that have findings, with how many, in the order of the table.
    pub fn by_rule(&self) -> impl Iterator<Item = (Rule, u64)> + '_ {
        Rule::ALL
            .iter()
            .map(|&rule| (rule, self.of(rule)))
            .filter(|(_, count)| *count > 0)
    }
}
