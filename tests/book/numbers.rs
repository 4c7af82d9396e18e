//! Large numbers in the text are facts or listed in `numbers.md`; claims about facts
//! hold.
use crate::fixture::{self, chapter_errors, expanded, expanded_in, write_file};

/// Returns the errors of a book with this first chapter and `numbers.md`; empty if there
/// are none.
fn errors_with_numbers(one: &str, numbers: &str) -> String {
    let book = fixture::write(one);
    write_file(book.path(), "chapters/numbers.md", numbers);
    expanded_in(book.path()).map_or_else(|error| error.to_string(), |_| String::new())
}

#[test]
fn accepts_listed_number() {
    assert_eq!(
        errors_with_numbers("All 5,041.\n", "one.md: 5,041  counted by hand\n"),
        ""
    );
    assert_eq!(
        errors_with_numbers("All 5041 of 5041.\n", "one.md: 5041  counted\n"),
        ""
    );
}

#[test]
fn rejects_unused_and_incomplete_entries() {
    for (one, entry, expected) in [
        (
            "None.\n",
            "one.md: 5041  counted",
            "one.md says no 5041, which needs no line here",
        ),
        (
            "None.\n",
            "one.md: 5041",
            "found `one.md: 5041`: write `file.md: 5040  reason`",
        ),
    ] {
        let errors_with_numbers = errors_with_numbers(one, entry);
        assert!(
            errors_with_numbers
                .starts_with(&format!("chapters/numbers.md:1: {expected}")),
            "{errors_with_numbers}"
        );
    }
}

#[test]
fn checks_numbers_in_appendices() {
    let book = fixture::write("{{#appendix glossary}}\n\nA **rank**.\n");
    let glossary = "[[entry]]\nterm = \"rank\"\nmeans = \"One of 5,041.\"\n";
    write_file(book.path(), "chapters/appendix/glossary.toml", glossary);
    let errors_with_numbers = expanded_in(book.path()).unwrap_err().to_string();
    let expected =
        "chapters/appendix/glossary.toml:3: found 5,041, which has no source";
    assert!(errors_with_numbers.contains(expected), "{errors_with_numbers}");
}

#[test]
fn hides_claims_that_hold() {
    let one = "# One\n\nNine.\n<!-- holds: cube.sizes[1] == 9 -->\n\nAll.\n";
    assert_eq!(expanded(one).unwrap().0, "# One\n\nNine.\n\nAll.\n");
    let errors_with_numbers =
        chapter_errors("# One\n\nNine.\n<!-- holds: cube.size[1] == 9 -->\n");
    let expected = "chapters/one.md:4: cannot read `cube.size[1] == 9`: ";
    assert!(errors_with_numbers.starts_with(expected), "{errors_with_numbers}");
}

#[test]
fn hides_claims_below_tables() {
    let one = "{{#table one | A number.}}\n\n| a |\n|---|\n| 9 |\n\
               <!-- holds: cube.sizes[1] == 9 -->\n\nAll.\n";
    let page = expanded(one).unwrap().0;
    assert!(page.contains("| 9 |\n\n</figure>\n\nAll."), "{page}");
}

#[test]
fn list_facts_have_entries() {
    let one = "{{fact cube.sizes[2]}} of ${{fact cube.sizes[1]}}$\n";
    assert!(expanded(one).unwrap().0.starts_with("2,644 of <math>"));
    assert_eq!(
        chapter_errors("{{fact cube.sizes[3]}}\n"),
        "chapters/one.md:1: the fact `cube.sizes` has no entry `3`: they are 0 to 2"
    );
    assert_eq!(
        chapter_errors("{{fact cube.moves[0]}}\n"),
        "chapters/one.md:1: the fact `cube.moves` is no list: write {{fact cube.moves}}"
    );
}
