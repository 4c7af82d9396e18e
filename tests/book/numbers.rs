//! Large numbers in the text are facts, or stand in `numbers.txt`; claims about facts hold.
use crate::fixture::{self, expanded, expanded_in, put, refusal};

/// What is found wrong with a book whose first chapter and `numbers.txt` are these; nothing
/// if it is well.
fn found(one: &str, numbers: &str) -> String {
    let book = fixture::write(one);
    put(book.path(), "chapters/numbers.txt", numbers);
    expanded_in(book.path()).map_or_else(|error| error.to_string(), |_| String::new())
}

#[test]
fn a_listed_number_may_stand() {
    assert_eq!(found("All 5,041.\n", "one.md: 5,041  counted by hand\n"), "");
    assert_eq!(found("All 5041 of 5041.\n", "one.md: 5041  counted\n"), "");
}

#[test]
fn the_list_says_what_is_there() {
    for (one, entry, right) in [
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
        let found = found(one, entry);
        assert!(
            found.starts_with(&format!("chapters/numbers.txt:1: {right}")),
            "{found}"
        );
    }
}

#[test]
fn texts_of_appendices_are_read() {
    let book = fixture::write("{{#appendix glossary}}\n\nA **rank**.\n");
    let glossary = "[[entry]]\nterm = \"rank\"\nmeans = \"One of 5,041.\"\n";
    put(book.path(), "chapters/appendix/glossary.toml", glossary);
    let found = expanded_in(book.path()).unwrap_err().to_string();
    let right = "chapters/appendix/glossary.toml:3: found 5,041, which has no source";
    assert!(found.contains(right), "{found}");
}

#[test]
fn a_claim_that_holds_is_not_shown() {
    let one = "# One\n\nNine.\n<!-- holds: cube.sizes[1] == 9 -->\n\nAll.\n";
    assert_eq!(expanded(one).unwrap().0, "# One\n\nNine.\n\nAll.\n");
    let found = refusal("# One\n\nNine.\n<!-- holds: cube.size[1] == 9 -->\n");
    let right = "chapters/one.md:4: cannot read `cube.size[1] == 9`: ";
    assert!(found.starts_with(right), "{found}");
}

#[test]
fn a_fact_that_is_a_list_has_entries() {
    let one = "{{fact cube.sizes[2]}} of ${{fact cube.sizes[1]}}$\n";
    assert!(expanded(one).unwrap().0.starts_with("2,644 of <math>"));
    assert_eq!(
        refusal("{{fact cube.sizes[3]}}\n"),
        "chapters/one.md:1: the fact `cube.sizes` has no entry `3`: they are 0 to 2"
    );
    assert_eq!(
        refusal("{{fact cube.moves[0]}}\n"),
        "chapters/one.md:1: the fact `cube.moves` is no list: write {{fact cube.moves}}"
    );
}
