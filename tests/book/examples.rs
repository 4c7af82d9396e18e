//! Worked examples run, and failures name their lines.
use std::path::Path;

use book::site::examples;

use crate::fixture;

#[test]
fn worked_examples_pass() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let passed = book::Book::new(root, cli::is_read_only)
        .run_examples(None)
        .unwrap_or_else(|error| panic!("{error:#}"));
    assert!(passed.contains("chapters/orientation.md: "), "{passed}");
}

#[test]
fn names_chapter_line_of_failure() {
    let folder = tempfile::tempdir().unwrap();
    let chapter = "# One\n\n```rust,listing\n{{#include x}}\n```\n\n\
                   ```rust\nassert_eq!(1 + 1, 3);\n```\n\n```rust\nlet a: u8 = \"\";\n```\n\n\
                   ```rust,compile_fail,E0382\nlet a: u8 = \"\";\n```\n";
    let chapters = [(Path::new("one.md"), chapter)];
    let error = examples::run(folder.path(), &chapters).unwrap_err().to_string();
    assert!(error.contains("---- chapters/one.md:7 stdout ----"), "{error}");
    assert!(error.contains("it panicked:\n") && error.contains("left: 2"), "{error}");
    assert!(error.contains("--> chapters/one.md:12:"), "{error}");
    assert!(error.contains("codes were not found: [\"E0382\"]"), "{error}");
}

#[test]
fn reruns_examples_of_changed_chapter() {
    let folder = tempfile::tempdir().unwrap();
    let run = |sum: u8| {
        let text = format!("# One\n\n```rust\nassert_eq!(1 + 1, {sum});\n```\n");
        examples::run(folder.path(), &[(Path::new("one.md"), &text)])
    };
    let passed = "chapters/one.md: 1 of 1 worked examples pass";
    assert!(run(3).is_err());
    assert_eq!(run(2).unwrap(), format!("{passed}\n"));
    assert_eq!(run(2).unwrap(), format!("{passed}, as before\n"));
    assert!(run(3).is_err());
    assert_eq!(run(2).unwrap(), format!("{passed}, as before\n"));
}

#[test]
fn unknown_chapter_lists_known_ones() {
    let folder = fixture::write("# One\n");
    let error = book::Book::new(folder.path(), cli::is_read_only)
        .run_examples(Some("three"))
        .unwrap_err()
        .to_string();
    assert_eq!(
        error,
        "there is no chapter `three`: the book has preface, one, two, source/a"
    );
}
