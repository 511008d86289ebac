use super::{Mending, Rule, Selection, UnknownSelector};
use crate::report::Severity;

#[test]
fn codes_are_ordered_and_unique_and_names_are_kebab_case() {
    let groups = "ESTMNRLO";
    let place = |rule: &Rule| {
        let group = groups.find(&rule.code()[..1]).expect("a known group");
        let number: u32 = rule.code()[1..].parse().expect("three digits");
        assert_eq!(rule.code().len(), 4, "{}", rule.code());
        (group, number)
    };
    for pair in Rule::ALL.windows(2) {
        assert!(place(&pair[0]) < place(&pair[1]), "{}", pair[1].code());
    }
    let mut names: Vec<&str> = Rule::ALL.iter().map(|rule| rule.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Rule::ALL.len());
    for name in names {
        assert!(name.len() <= 40, "{name}");
        assert!(
            name.split('-').all(|part| !part.is_empty()
                && part
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())),
            "{name}"
        );
    }
}

#[test]
fn published_codes_keep_their_rules() {
    for (code, name) in [
        ("M001", "illegal-move"),
        ("M002", "ambiguous-move"),
        ("N003", "needless-disambiguation"),
    ] {
        assert_eq!(Rule::find(code).map(Rule::name), Some(name));
        assert_eq!(Rule::find(name).map(Rule::code), Some(code));
    }
    assert_eq!(Rule::find("m002"), Some(Rule::AmbiguousMove));
    assert_eq!(Rule::find("M00"), None);
}

#[test]
fn a_safe_fix_has_an_example_of_it() {
    for rule in Rule::ALL {
        if rule.mending() != Mending::None {
            assert!(rule.example().right.is_some(), "{}", rule.code());
        }
    }
}

fn select(select: &[&str], ignore: &[&str]) -> Result<Selection, UnknownSelector> {
    Selection::new(select, ignore)
}

#[test]
fn style_is_not_selected_by_default() {
    let set = Selection::default();
    for &rule in Rule::ALL {
        assert_eq!(set.has(rule), rule.severity() != Severity::Info);
    }
}

#[test]
fn selecting_replaces_the_default_set() {
    let set = select(&["M", "tab", "n003"], &["m002"]).expect("known");
    assert!(set.has(Rule::IllegalMove) && set.has(Rule::Tab));
    assert!(set.has(Rule::NeedlessDisambiguation));
    assert!(!set.has(Rule::AmbiguousMove) && !set.has(Rule::UnclosedComment));
    let all = select(&["all"], &["S01"]).expect("known");
    let left = Rule::ALL.iter().filter(|rule| !all.has(**rule)).count();
    assert_eq!(left, 9);
    let fewer = select(&[], &["N"]).expect("known");
    assert!(!fewer.has(Rule::UnknownWord) && fewer.has(Rule::IllegalMove));
    assert!(!fewer.has(Rule::Tab));
}

#[test]
fn an_unknown_word_is_refused_with_the_nearest_name() {
    let refused = select(&["ilegal-move"], &[]).expect_err("no such rule");
    assert_eq!(refused.suggestion, Some("illegal-move"));
    assert_eq!(refused.option, "--select");
    let refused = select(&["all"], &["N103"]).expect_err("no such rule");
    assert_eq!(refused.suggestion, Some("N003"));
    assert_eq!(
        refused.to_string(),
        "no rule is called \"N103\" (--ignore); did you mean \"N003\"?"
    );
    for word in ["", " ", "torneio", "Ação", &"x".repeat(100_000)] {
        let refused = select(&[word], &[]).expect_err("no such rule");
        assert_eq!(refused.suggestion, None, "{word}");
    }
}
