//! Exercises on a page: shown parts, and rejected exercises.
use std::path::Path;

use book::Edition;
use book::model::ParsedBook;
use book::preprocess::BookPreprocessor;
use mdbook_driver::MDBook;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use crate::fixture::{expanded_with, remove_crates, write, write_file};

const ABOUT: &str = "title = \"A small one\"\nminutes = 5\ndifficulty = \"easy\"\n\
                     kind = \"code\"\nsections = [\"one.md#ranks\"]\nteaches = \"little\"\n";
const SOLUTION: &str = "//! All {{fact cube.moves}} of $n$.\n\n/// One.\npub fn one() -> u8 {\n    \
                        // <answer>\n    1\n    // </answer>\n}\n";
const ONE: &str =
    "# One\n\n## Ranks\n\nSee {{exercise small}}.\n\n{{#exercise small}}\n";

/// Returns the files of an exercise of the first chapter.
fn files<'a>(about: &'a str, solution: &'a str) -> [(&'a str, &'a str); 5] {
    [
        ("chapters/exercises/one/small/exercise.toml", about),
        ("chapters/exercises/one/small/solution.rs", solution),
        ("chapters/exercises/one/small/exercise.rs", "fn mine() {}\n"),
        ("chapters/exercises/one/small/hints.md", "Think.\n---\nCount $n$.\n"),
        (
            "chapters/exercises/one/small/wrong/two.rs",
            "// message: Two.\nfn two() {}\n",
        ),
    ]
}

#[track_caller]
fn assert_refused(one: &str, about: &str, solution: &str, expected: &str) {
    let error = expanded_with(one, &files(about, solution)).unwrap_err();
    assert_eq!(format!("{error:#}"), expected);
}

#[test]
fn shows_statement_stub_and_hints() {
    let page = expanded_with(ONE, &files(ABOUT, SOLUTION)).unwrap().0;
    for part in [
        "See [Exercise 1.1](one.md#exercise-small).",
        "### Exercise 1.1. A small one {#exercise-small}",
        "<p class=\"exercise-about\">easy · code · 5 minutes</p>\n\nAll 9 of <math",
        "```rust,noplayground\n/// One.\npub fn one() -> u8 {\n    todo!()\n}\n```",
        "<summary>Hint 1 of 2</summary>\n\nThink.",
        "<summary>Hint 2 of 2</summary>\n\nCount <math",
        "Judge your file: `gods exercises small`. [Open in the Playground](https://play.rust-lang.org/",
        "&code=%2F%2F%2F%20One%2E%0Apub%20fn%20one",
        "Look back: [One: Ranks](one.md#ranks).",
    ] {
        assert!(page.contains(part), "{part} is not in {page}");
    }
    // The page shows neither the answer nor the student's own text.
    assert!(!page.contains("answer") && !page.contains("mine"), "{page}");
}

#[test]
fn no_playground_for_crates_or_bugs() {
    let about = format!("{ABOUT}uses = [\"a\"]\n");
    let listing = "\n```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\n```\n";
    let page = expanded_with(&format!("{ONE}{listing}"), &files(&about, SOLUTION));
    assert!(!page.unwrap().0.contains("Playground"));

    let mut with_bug = files(ABOUT, SOLUTION).to_vec();
    with_bug.push(("chapters/exercises/one/small/buggy.rs", "pub fn two() {}\n"));
    let page = expanded_with(ONE, &with_bug).unwrap().0;
    assert!(!page.contains("Playground"), "{page}");
    assert!(page.contains(
        "small/buggy.rs</code></p>\n\n```rust,noplayground\npub fn two() {}"
    ));
}

#[test]
fn rejects_exercise_outside_its_chapter() {
    let toml = "chapters/exercises/one/small/exercise.toml:1: ";
    let expected =
        "no chapter shows this exercise: write `{{#exercise small}}` into one.md";
    assert_refused(
        "# One\n\n## Ranks\n",
        ABOUT,
        SOLUTION,
        &format!("{toml}{expected}"),
    );
    assert_refused(
        &format!("{ONE}\n{{{{#exercise small}}}}\n"),
        ABOUT,
        SOLUTION,
        "chapters/one.md:9: the exercise `small` already stands at chapters/one.md:7: refer \
         to it with `{{exercise small}}`",
    );
    assert_refused(
        &format!("{ONE}\n{{{{#exercise smal}}}}\n"),
        ABOUT,
        SOLUTION,
        "chapters/one.md:9: chapters/exercises has no exercise `smal`: did you mean small?",
    );
    assert_refused(
        &ONE.replace("\n{{#", "\nHere: {{#"),
        ABOUT,
        SOLUTION,
        &format!(
            "chapters/exercises/one/small/exercise.toml:1: {expected}\n\
             chapters/one.md:5: no chapter shows an exercise `small`: there is none yet\n\
             chapters/one.md:7: an exercise stands alone on its line, as \
             `{{{{#exercise name}}}}`"
        ),
    );
}

#[test]
fn rejects_use_of_later_chapters() {
    let toml = "chapters/exercises/one/small/exercise.toml:1: ";
    let later = ABOUT.replace("one.md#ranks", "two.md");
    let expected = "the section two.md comes after the chapter of this exercise";
    assert_refused(ONE, &later, SOLUTION, &format!("{toml}{expected}"));
    let missing = ABOUT.replace("#ranks", "#unranks");
    let error = expanded_with(ONE, &files(&missing, SOLUTION)).unwrap_err().to_string();
    assert!(error.starts_with(toml) && error.contains("unranks"), "{error}");
    let uses = format!("{ABOUT}uses = [\"a\"]\n");
    let expected = "`uses` names a, which no chapter shows";
    assert_refused(ONE, &uses, SOLUTION, &format!("{toml}{expected}"));
}

#[test]
fn rejects_solution_without_marks() {
    let place = "chapters/exercises/one/small/solution.rs:1: ";
    let unmarked = SOLUTION.replace("// <answer>", "");
    let expected =
        "chapters/exercises/one/small/solution.rs: line 7: no answer is open";
    assert_refused(ONE, ABOUT, &unmarked, &format!("{place}{expected}"));
}

#[test]
fn solutions_are_only_for_teachers() {
    let folder = write(ONE);
    files(ABOUT, SOLUTION)
        .iter()
        .for_each(|(name, text)| write_file(folder.path(), name, text));
    remove_crates(folder.path());
    let pages = |edition: Edition| {
        let book = MDBook::load(folder.path()).unwrap();
        let ctx = PreprocessorContext::new(
            folder.path().to_owned(),
            book.config.clone(),
            "html".to_owned(),
        );
        BookPreprocessor { edition, check_command: cli::is_read_only, api: false }
            .run(&ctx, book.book)
            .unwrap()
    };
    let solution = |book: &mdbook_driver::book::Book| {
        let path = Some(Path::new("solutions/one.md"));
        book.chapters().find(|c| c.path.as_deref() == path).map(|c| c.content.clone())
    };
    assert_eq!(solution(&pages(Edition::Students)), None);
    let page = solution(&pages(Edition::Teachers)).unwrap();
    for part in [
        "# Solutions: One\n\n## Exercise 1.1. A small one",
        "[The exercise](../one.md#exercise-small) teaches: little.",
        "pub fn one() -> u8 {\n    1\n}",
        "<summary>A wrong answer gets the message: Two.</summary>",
        "fn two() {}",
    ] {
        assert!(page.contains(part), "{part} is not in {page}");
    }
    let book = MDBook::load(folder.path()).unwrap().book;
    assert_eq!(
        ParsedBook::parse(folder.path(), &book, cli::is_read_only)
            .unwrap()
            .exercises
            .len(),
        1
    );
}
