use super::*;
use crate::board::testing::{position, square};

fn names(position: &Position, from: &str) -> Vec<String> {
    let mut targets: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from == square(from))
        .map(|mv| mv.to.to_string())
        .collect();
    targets.sort();
    targets
}

#[test]
fn the_start_has_twenty_moves() {
    assert_eq!(Position::default().count_legal_moves(), 20);
    assert_eq!(names(&Position::default(), "g1"), ["f3", "h3"]);
}

#[test]
fn a_pinned_man_stays_on_its_line() {
    let pinned = position("4r2k/8/8/b7/8/2N5/4R3/4K3 w - - 0 1");
    assert!(names(&pinned, "c3").is_empty());
    assert_eq!(names(&pinned, "e2"), ["e3", "e4", "e5", "e6", "e7", "e8"]);
}
