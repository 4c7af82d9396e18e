//! Large numbers in the text have a source.
use crate::fixture::{self, expanded, expanded_in, put};

/// What is found wrong with a book whose first chapter and list of exempted numbers
/// are these.
fn found(one: &str, numbers: &str) -> String {
    let book = fixture::write(one);
    put(book.path(), "chapters/numbers.txt", numbers);
    expanded_in(book.path()).expect_err(one).to_string()
}

#[test]
fn a_typed_number_is_refused_and_its_fact_is_named() {
    for written in ["3,674,160", "3674160", "3 674 160", "$3{,}674{,}160$", "`3674160`"]
    {
        let number = written.trim_matches(['$', '`']);
        assert_eq!(
            fixture::refusal(&format!("# One\n\nThere are {written} positions.\n")),
            format!(
                "chapters/one.md:3: found {number} in prose; write {{{{fact cube.positions}}}}"
            )
        );
    }
}

#[test]
fn a_wrong_number_is_refused_in_tables_captions_and_blocks_too() {
    for (one, line, place) in [
        ("| a |\n|--|\n| 3,674,161 |\n", 3, "in prose"),
        ("\n{{#table t | All 3,674,161.}}\n\n| a |\n|--|\n", 2, "in prose"),
        ("```text\nall\n3,674,161\n```\n", 3, "in a block that is not run"),
    ] {
        assert_eq!(
            fixture::refusal(one),
            format!(
                "chapters/one.md:{line}: found 3,674,161 {place}; no fact has this \
                 value: compute it in src/tool/figures/facts.rs, or write \
                 `3,674,161  reason` in chapters/numbers.txt"
            )
        );
    }
}

#[test]
fn a_number_with_a_reason_may_stand_as_it_is_written() {
    let book = fixture::write("Proved in 1879.\n");
    put(book.path(), "chapters/numbers.txt", "1879  a year\n");
    assert_eq!(expanded_in(book.path()).unwrap().0, "Proved in 1879.\n");
    let found = found("Proved in 1879 of 1,879.\n", "1879  a year\n");
    assert!(found.starts_with("chapters/one.md:1: found 1,879 in prose"), "{found}");
}

#[test]
fn an_exemption_is_used_and_has_a_reason() {
    assert_eq!(
        found("Proved in 1879.\n", "1879  a year\n1880  a year\n"),
        "chapters/numbers.txt:2: no chapter says 1880 any more: take the line out"
    );
    assert_eq!(
        found("Proved in 1879.\n", "1879\n"),
        "chapters/numbers.txt:1: found `1879` without a reason: write `1879  reason`"
    );
}

#[test]
fn a_fact_that_is_a_list_has_entries() {
    let one = "{{fact cube.sizes[2]}} of ${{fact cube.sizes[1]}}$\n";
    assert!(expanded(one).unwrap().0.starts_with("2,644 of <math>"));
    assert_eq!(
        fixture::refusal("{{fact cube.sizes[3]}}\n"),
        "chapters/one.md:1: the fact `cube.sizes` has no entry `3`: they are 0 to 2"
    );
    assert_eq!(
        fixture::refusal("{{fact cube.moves[0]}}\n"),
        "chapters/one.md:1: the fact `cube.moves` is no list: write {{fact cube.moves}}"
    );
    let found = fixture::refusal("{{fact cube.size[0]}}\n");
    assert!(
        found.contains("no fact `cube.size[0]`: did you mean cube.moves"),
        "{found}"
    );
}

#[test]
fn an_included_text_is_read_unless_it_is_generated() {
    let book = fixture::write("# One\n\n{{#include notes.md}}\n");
    put(book.path(), "chapters/notes.md", "All 3,674,160 of them.\n");
    assert_eq!(
        expanded_in(book.path()).unwrap_err().to_string(),
        "chapters/one.md:3: found 3,674,160 in chapters/notes.md; write {{fact \
         cube.positions}}"
    );
    put(book.path(), "chapters/figures/sizes.md", "All 3,674,160 of them.\n");
    put(book.path(), "chapters/one.md", "{{#include figures/sizes.md}}\n");
    expanded_in(book.path()).unwrap();
}
