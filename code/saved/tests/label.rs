//! Labels, and the names of files that they give.
use proptest::prelude::*;
use saved::{EXTENSION, Label, LabelError, TableKind};
use std::collections::BTreeSet;

fn name(kind: TableKind, puzzle: &str, description: &str) -> String {
    Label::new(kind, puzzle, description, 1).unwrap().file_name()
}

#[test]
fn file_names_are_portable() {
    for (puzzle, description, right) in [
        ("pocket-cube", "half-turn", "pocket-cube.complete-table.half-turn.gods"),
        ("sliding-3x3", "", "sliding-3x3.complete-table.gods"),
        ("a.b/c\\d:e", "1_2 3", "a%2Eb%2Fc%5Cd%3Ae.complete-table.1%5F2_3.gods"),
        ("..", "ä", "%2E%2E.complete-table.%C3%A4.gods"),
    ] {
        assert_eq!(name(TableKind::CompleteTable, puzzle, description), right);
    }
    let names = TableKind::ALL.map(|kind| name(kind, "skewb", ""));
    assert_eq!(BTreeSet::from(names.clone()).len(), TableKind::ALL.len(), "{names:?}");
}

#[test]
fn long_names_are_cut_and_differ() {
    let of = |end: &str| name(TableKind::CompleteTable, &("x".repeat(4000) + end), "");
    for name in [of("a"), of("b")] {
        assert!(name.len() < 255 && name.ends_with(".gods"), "{name}");
    }
    assert_ne!(of("a"), of("b"));
}

#[test]
fn rejects_unreadable_labels() {
    let error = |puzzle: &str, description: &str| {
        Label::new(TableKind::CompleteTable, puzzle, description, 1).unwrap_err()
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
    fn file_names_are_injective(
        pairs in prop::collection::btree_set(("[ -~ä]{1,9}", "[ -~ä]{0,9}"), 1..20)
    ) {
        let names: BTreeSet<_> = pairs
            .iter()
            .map(|(puzzle, description)| name(TableKind::PatternDatabase, puzzle, description))
            .collect();
        prop_assert_eq!(names.len(), pairs.len());
        for name in &names {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_.%".contains(c);
            prop_assert!(name.chars().all(plain) && name.ends_with(EXTENSION));
        }
    }
}
