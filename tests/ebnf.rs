//! Grammars in the W3C form of EBNF (`name ::= ...`, XML 1.0 section 6): read, recognised against
//! a text, and turned into random sentences, to bind `grammar/*.ebnf` to the parsers.

mod notation;

use std::collections::BTreeMap;

/// The right side of a production, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Expr {
    /// `'text'`, `"text"`, `#xA0`.
    Literal(String),
    /// `[a-hç]`, `[^}]`: ranges of characters, and whether they are excluded.
    Class(Vec<(char, char)>, bool),
    /// Another production.
    Name(String),
    /// One after the other; empty for nothing at all.
    Sequence(Vec<Expr>),
    /// `a | b`.
    Choice(Vec<Expr>),
    /// `a?`, `a*`, `a+`: at least so often, and whether more than once.
    Repeat(Box<Expr>, usize, bool),
    /// `a - b`: what `a` makes and `b` does not.
    Except(Box<Expr>, Box<Expr>),
}

/// A grammar: its productions in the order of the file.
#[derive(Debug, Clone)]
pub(crate) struct Grammar {
    rules: Vec<(String, Expr)>,
    /// How deep the shallowest sentence of each production nests.
    depths: BTreeMap<String, usize>,
}

/// A small reproducible source of choices (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((bits ^ (bits >> 31)) % limit as u64).unwrap()
    }
}

/// Deeper than this, sentences take the shallowest way out.
const DEPTH: usize = 40;

impl Grammar {
    /// Reads a grammar; the message names the text that is no production.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let rules = notation::productions(text)?;
        let mut grammar = Self {
            rules,
            depths: BTreeMap::new(),
        };
        grammar.measure();
        let unknown: Vec<&str> = grammar.unknown_names();
        if unknown.is_empty() {
            Ok(grammar)
        } else {
            Err(format!("not defined: {unknown:?}"))
        }
    }

    /// The names of the productions, in the order of the file.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(|(name, _)| name.as_str())
    }

    /// The same grammar with one production replaced, such as the letters of another language.
    pub(crate) fn with(mut self, name: &str, expr: &Expr) -> Self {
        for rule in &mut self.rules {
            if rule.0 == name {
                rule.1 = expr.clone();
            }
        }
        self.measure();
        self
    }

    fn rule(&self, name: &str) -> &Expr {
        let found = self.rules.iter().find(|rule| rule.0 == name);
        &found.unwrap_or_else(|| panic!("no production {name}")).1
    }

    fn unknown_names(&self) -> Vec<&str> {
        let mut used = Vec::new();
        for (_, expr) in &self.rules {
            expr.names(&mut used);
        }
        used.retain(|name| !self.names().any(|known| known == *name));
        used
    }

    fn measure(&mut self) {
        self.depths.clear();
        for _ in 0..self.rules.len() {
            for (name, expr) in &self.rules {
                if let Some(depth) = expr.depth(&self.depths) {
                    self.depths.insert(name.clone(), depth + 1);
                }
            }
        }
    }

    /// A random sentence of a production.
    pub(crate) fn sentence(&self, name: &str, random: &mut Random) -> String {
        let mut out = String::new();
        self.grow(self.rule(name), random, 0, &mut out);
        out
    }

    fn grow(&self, expr: &Expr, random: &mut Random, depth: usize, out: &mut String) {
        match expr {
            Expr::Literal(text) => out.push_str(text),
            Expr::Class(ranges, negated) => out.push(pick(ranges, *negated, random)),
            Expr::Name(name) => self.grow(self.rule(name), random, depth + 1, out),
            Expr::Sequence(parts) => {
                for part in parts {
                    self.grow(part, random, depth, out);
                }
            }
            Expr::Choice(ways) => {
                let way = if depth > DEPTH {
                    ways.iter()
                        .min_by_key(|way| way.depth(&self.depths).unwrap_or(usize::MAX))
                } else {
                    ways.get(random.below(ways.len()))
                };
                self.grow(way.expect("a choice has ways"), random, depth, out);
            }
            Expr::Repeat(inner, least, many) => {
                let extra = match (depth > DEPTH, many) {
                    (true, _) => 0,
                    (false, true) => random.below(4),
                    (false, false) => random.below(2),
                };
                for _ in 0..least + extra {
                    self.grow(inner, random, depth, out);
                }
            }
            Expr::Except(inner, but) => {
                let drawn = (0..200).find_map(|_| {
                    let mut text = String::new();
                    self.grow(inner, random, depth, &mut text);
                    let excluded = self.ends(but, &text, 0).contains(&text.len());
                    (!excluded).then_some(text)
                });
                out.push_str(&drawn.expect("a difference leaves something"));
            }
        }
    }

    /// Whether the whole text is a sentence of the production.
    pub(crate) fn accepts(&self, name: &str, text: &str) -> bool {
        self.ends(self.rule(name), text, 0).contains(&text.len())
    }

    /// Where a match of `expr` that begins at `at` can end.
    fn ends(&self, expr: &Expr, text: &str, at: usize) -> Vec<usize> {
        let rest = &text[at..];
        match expr {
            Expr::Literal(literal) if rest.starts_with(literal.as_str()) => {
                vec![at + literal.len()]
            }
            Expr::Literal(_) => Vec::new(),
            Expr::Class(ranges, negated) => {
                let first = rest.chars().next();
                let fits = |c: &char| ranges.iter().any(|(a, b)| a <= c && c <= b) != *negated;
                first
                    .filter(fits)
                    .map(|c| at + c.len_utf8())
                    .into_iter()
                    .collect()
            }
            Expr::Name(name) => self.ends(self.rule(name), text, at),
            Expr::Sequence(parts) => parts.iter().fold(vec![at], |starts, part| {
                union(starts.iter().map(|start| self.ends(part, text, *start)))
            }),
            Expr::Choice(ways) => union(ways.iter().map(|way| self.ends(way, text, at))),
            Expr::Repeat(inner, least, many) => {
                let mut newest = vec![at];
                for _ in 0..*least {
                    newest = union(newest.iter().map(|start| self.ends(inner, text, *start)));
                }
                let mut all = newest.clone();
                while !newest.is_empty() {
                    newest = union(newest.iter().map(|start| self.ends(inner, text, *start)));
                    newest.retain(|end| !all.contains(end));
                    all.extend(&newest);
                    if !many {
                        break;
                    }
                }
                all
            }
            Expr::Except(inner, but) => {
                let excluded = self.ends(but, text, at);
                let mut ends = self.ends(inner, text, at);
                ends.retain(|end| !excluded.contains(end));
                ends
            }
        }
    }
}

impl Expr {
    /// A choice between texts.
    pub(crate) fn one_of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let ways = texts.into_iter().map(|text| Self::Literal(text.to_owned()));
        Self::Choice(ways.collect())
    }

    fn names<'a>(&'a self, into: &mut Vec<&'a str>) {
        match self {
            Self::Name(name) => into.push(name),
            Self::Sequence(parts) | Self::Choice(parts) => {
                for part in parts {
                    part.names(into);
                }
            }
            Self::Repeat(inner, _, _) => inner.names(into),
            Self::Except(inner, but) => {
                inner.names(into);
                but.names(into);
            }
            Self::Literal(_) | Self::Class(_, _) => {}
        }
    }

    fn depth(&self, known: &BTreeMap<String, usize>) -> Option<usize> {
        match self {
            Self::Literal(_) | Self::Class(_, _) | Self::Repeat(_, 0, _) => Some(0),
            Self::Name(name) => known.get(name).copied(),
            Self::Sequence(parts) => parts
                .iter()
                .try_fold(0, |deepest, part| Some(part.depth(known)?.max(deepest))),
            Self::Choice(ways) => ways.iter().filter_map(|way| way.depth(known)).min(),
            Self::Repeat(inner, _, _) | Self::Except(inner, _) => inner.depth(known),
        }
    }
}

fn union(sets: impl Iterator<Item = Vec<usize>>) -> Vec<usize> {
    let mut all: Vec<usize> = sets.flatten().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A character of a class; of an excluding one, a printable one or one of some that hurt.
fn pick(ranges: &[(char, char)], negated: bool, random: &mut Random) -> char {
    let fits = |c: &char| ranges.iter().any(|(a, b)| a <= c && c <= b) != negated;
    if negated {
        let pool = (' '..='~').chain("\n\tçé–♘\u{a0}".chars());
        let pool: Vec<char> = pool.filter(fits).collect();
        return pool[random.below(pool.len())];
    }
    let (first, last) = ranges[random.below(ranges.len())];
    let span = first..=last;
    let size = span.clone().count();
    span.clone()
        .nth(random.below(size))
        .expect("within the range")
}

#[test]
fn reads_every_form_of_the_notation() {
    let text = "/* a */ list ::= item (',' item)* end?\nitem ::= [a-c#xE7] - 'b' | \"x\" #x2d\nend ::= [^a-z]+";
    let grammar = Grammar::parse(text).unwrap();
    assert_eq!(grammar.names().collect::<Vec<_>>(), ["list", "item", "end"]);
    for accepted in ["a", "a,c,ç", "x-", "a,x-.", "c!!"] {
        assert!(grammar.accepts("list", accepted), "{accepted}");
    }
    for refused in ["", "b", "x", "a!a", ",a", "x-b"] {
        assert!(!grammar.accepts("list", refused), "{refused}");
    }
    let other = grammar.with("item", &Expr::one_of(["y", "zz"]));
    assert!(other.accepts("list", "zz,y"));
    assert!(!other.accepts("list", "a"));
    assert!(Grammar::parse("a ::= b").is_err());
    assert!(Grammar::parse("a ::= 'b' )").is_err());
}

#[test]
fn sentences_are_recognised() {
    let text = "tree ::= leaf - 'b' | '(' tree+ ')'\nleaf ::= [a-c] [^x]?";
    let grammar = Grammar::parse(text).unwrap();
    let mut random = Random(7);
    for _ in 0..50 {
        let sentence = grammar.sentence("tree", &mut random);
        if sentence.len() < 100 {
            assert!(grammar.accepts("tree", &sentence), "{sentence}");
        }
    }
}
