//! Labels, and the names of files that they give.
use proptest::prelude::*;
use saved::{EXTENSION, Kind, Label, LabelError};
use std::collections::BTreeSet;

fn name(kind: Kind, puzzle: &str, description: &str) -> String {
    Label::new(kind, puzzle, description, 1).unwrap().file_name()
}

#[test]
fn names_are_read_by_people_and_taken_by_every_system() {
    for (puzzle, description, right) in [
        ("pocket-cube", "half-turn", "pocket-cube.complete-table.half-turn.gods"),
        ("sliding-3x3", "", "sliding-3x3.complete-table.gods"),
        ("a.b/c\\d:e", "1_2 3", "a%2Eb%2Fc%5Cd%3Ae.complete-table.1%5F2_3.gods"),
        ("..", "ä", "%2E%2E.complete-table.%C3%A4.gods"),
    ] {
        assert_eq!(name(Kind::CompleteTable, puzzle, description), right);
    }
    let names = Kind::ALL.map(|kind| name(kind, "skewb", ""));
    assert_eq!(BTreeSet::from(names.clone()).len(), Kind::ALL.len(), "{names:?}");
}

#[test]
fn long_names_are_cut_and_still_differ() {
    let of = |end: &str| name(Kind::CompleteTable, &("x".repeat(4000) + end), "");
    for name in [of("a"), of("b")] {
        assert!(name.len() < 255 && name.ends_with(".gods"), "{name}");
    }
    assert_ne!(of("a"), of("b"));
}

#[test]
fn what_could_not_be_read_again_is_no_label() {
    let error = |puzzle: &str, description: &str| {
        Label::new(Kind::CompleteTable, puzzle, description, 1).unwrap_err()
    };
    assert_eq!(error("", "x"), LabelError::NoName);
    let long = "ä".repeat(2049);
    for (puzzle, description) in [(&*long, ""), ("x", &*long)] {
        let right = LabelError::TooLong { found: 4098, right: 4096 };
        assert_eq!(error(puzzle, description), right);
    }
    for text in ["a\nb", "\0", "\u{1b}[31m", "\u{85}"] {
        let right = LabelError::Control { found: text.to_owned() };
        assert_eq!((error(text, ""), error("x", text)), (right.clone(), right));
    }
    let said = error("a\nb", "").to_string();
    let right = r#"found "a\nb", and a label is one line without control characters"#;
    assert_eq!(said, right);
}

proptest! {
    #[test]
    fn each_pair_of_texts_has_its_own_name(
        pairs in prop::collection::btree_set(("[ -~ä]{1,9}", "[ -~ä]{0,9}"), 1..20)
    ) {
        let names: BTreeSet<_> = pairs
            .iter()
            .map(|(puzzle, description)| name(Kind::PatternDatabase, puzzle, description))
            .collect();
        prop_assert_eq!(names.len(), pairs.len());
        for name in &names {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_.%".contains(c);
            prop_assert!(name.chars().all(plain) && name.ends_with(EXTENSION));
        }
    }
}
