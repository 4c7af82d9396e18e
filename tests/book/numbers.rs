//! Large numbers in the text have a source.
use crate::fixture::{self, expanded, expanded_in, put};

/// What is found wrong with a book whose first chapter and list of exempted numbers
/// are these.
fn found(one: &str, numbers: &str) -> String {
    let book = fixture::write(one);
    put(book.path(), "chapters/numbers.txt", numbers);
    expanded_in(book.path()).expect_err(one).to_string()
}

/// What is said of a number without a source in the first chapter.
fn refused(line: usize, number: &str) -> String {
    format!(
        "chapters/one.md:{line}: found {number}, which has no source: write {{{{fact name}}}}, \
         hold it by <!-- holds: … -->, or write `one.md: {number}  reason` in \
         chapters/numbers.txt"
    )
}

#[test]
fn a_typed_number_is_refused_and_no_fact_is_proposed() {
    for (written, number) in [
        ("3,674,160", "3,674,160"),
        ("3674160", "3674160"),
        ("3 674 160", "3 674 160"),
        ("$3{,}674{,}160$", "3,674,160"),
        ("`3674160`", "3674160"),
    ] {
        let found =
            fixture::refusal(&format!("# One\n\nThere are {written} positions.\n"));
        assert_eq!(found, refused(3, number));
    }
}

#[test]
fn a_wrong_number_is_refused_in_tables_captions_and_blocks_too() {
    for (one, line) in [
        ("| a |\n|--|\n| 3,674,161 |\n", 3),
        ("\n{{#table t | All 3,674,161.}}\n\n| a |\n|--|\n", 2),
        ("```text\nall\n3,674,161\n```\n", 3),
    ] {
        assert_eq!(fixture::refusal(one), refused(line, "3,674,161"));
    }
}

#[test]
fn a_number_with_a_reason_may_stand_as_it_is_written() {
    let book = fixture::write("All 5041.\n");
    put(book.path(), "chapters/numbers.txt", "one.md: 5041  counted\n");
    assert_eq!(expanded_in(book.path()).unwrap().0, "All 5041.\n");
    let found = found("All 5041 of 5,041.\n", "one.md: 5041  counted\n");
    assert!(found.starts_with("chapters/one.md:1: found 5,041, which"), "{found}");
}

#[test]
fn an_exemption_is_used_and_has_a_reason() {
    assert_eq!(
        found("All 5041.\n", "one.md: 5041  counted\none.md: 5042  counted\n"),
        "chapters/numbers.txt:2: one.md does not say 5042 any more, or needs no reason for it: take the line out"
    );
    assert_eq!(
        found("All 5041.\n", "one.md: 5041\n"),
        "chapters/numbers.txt:1: found `one.md: 5041` without a reason: write `one.md: number  \
         reason`, two spaces before the reason"
    );
}

#[test]
fn an_exemption_says_how_often_it_is_used() {
    let book = fixture::write("All 5041 or 5041.\n");
    put(book.path(), "chapters/numbers.txt", "one.md: 5041 ×2  counted\n");
    assert_eq!(expanded_in(book.path()).unwrap().0, "All 5041 or 5041.\n");
    for (one, list, right) in [
        ("All 5041 of 5041.\n", "5041", "found 5041 in 2 places of one.md, and 1 with"),
        ("All 5041.\n", "5041 ×2", "found 5041 in 1 places of one.md, and 2 with"),
    ] {
        let found = found(one, &format!("one.md: {list}  counted\n"));
        let right = format!("chapters/numbers.txt:1: {right} a reason");
        assert!(found.starts_with(&right), "{found}");
    }
}

#[test]
fn an_exemption_holds_in_its_own_chapter() {
    let found = found("All 5041.\n", "two.md: 5041  counted\n");
    let lines: Vec<_> = found.lines().collect();
    assert_eq!(lines.len(), 2, "{found}");
    assert_eq!(
        lines[0],
        "chapters/numbers.txt:1: two.md does not say 5041 any more, or needs no reason for it: take the line out"
    );
    assert!(lines[1].starts_with("chapters/one.md:1: found 5041, which"), "{found}");
    let without = self::found("None.\n", "5041  counted\n");
    let right =
        "chapters/numbers.txt:1: found `5041` without its place: write `file.md: 5041";
    assert!(without.starts_with(right), "{without}");
}

#[test]
fn a_table_that_repeats_a_digit_is_honest() {
    let corners = "| face | corners |\n|--|--|\n| U | 4 |\n| R | 4 |\n| F | 4 |\n";
    expanded(corners).unwrap();
}

const TABLE: &str = "| d | n |\n|--|--|\n| 0 | 1 |\n| 1 | 9 |\n| 2 | 54 |\n";

/// What the tool writes, under the caption that it needs.
const GENERATED: &str = "{{#table sizes | Sizes.}}\n\n{{#include figures/sizes.md}}\n";

#[test]
fn a_typed_table_with_a_reason_may_stand() {
    let book = fixture::write(TABLE);
    put(book.path(), "chapters/numbers.txt", "one.md: table d | n  counted by hand\n");
    assert_eq!(expanded_in(book.path()).unwrap().0, TABLE);
    let unused = found("None.\n", "one.md: table d | n  counted by hand\n");
    let right = "chapters/numbers.txt:1: one.md does not say table d | n any more";
    assert!(unused.starts_with(right), "{unused}");
}

#[test]
fn a_typed_table_that_is_included_is_refused_unless_it_is_generated() {
    let book = fixture::write("# One\n\n{{#include sizes.md}}\n");
    put(book.path(), "chapters/sizes.md", TABLE);
    let found = expanded_in(book.path()).unwrap_err().to_string();
    let right = "chapters/sizes.md:1: found a table with the typed numbers 1, 9, 54";
    assert!(found.starts_with(right), "{found}");
    put(book.path(), "chapters/one.md", GENERATED);
    put(book.path(), "chapters/figures/sizes.md", TABLE);
    expanded_in(book.path()).unwrap();
}

#[test]
fn a_comment_in_a_listing_is_read_and_its_code_is_not() {
    let krate = "// ANCHOR: a\n/// All 3,674,160.\nconst N: u32 = 3_674_161; // 3,674,162\n\
                 // ANCHOR_END: a\n";
    let book =
        fixture::write("```rust,listing\n{{#include ../code/a/src/lib.rs:a}}\n```\n");
    put(book.path(), "code/a/src/lib.rs", krate);
    let found = expanded_in(book.path()).unwrap_err().to_string();
    let right = "code/a/src/lib.rs:3: found 3,674,162, which has no source: ";
    assert!(found.starts_with(right), "{found}");
}

#[test]
fn a_number_in_the_documentation_of_a_crate_is_the_value_of_a_fact() {
    let book = fixture::write("# One\n");
    let krate = "//! All 3,674,160.\n\n/// ```\n/// assert_eq!(a(), 5041);\n/// ```\n\
                 pub fn a() -> u32 { 5_041 }\n";
    put(book.path(), "code/a/src/lib.rs", krate);
    expanded_in(book.path()).unwrap();
    put(book.path(), "code/a/src/b.rs", "//! None.\n/// All 5,041.\nfn b() {}\n");
    let found = expanded_in(book.path()).unwrap_err().to_string();
    let right = "code/a/src/b.rs:2: found 5,041, which has no source: ";
    assert!(found.starts_with(right), "{found}");
    assert_eq!(found.lines().count(), 1, "{found}");
    put(
        book.path(),
        "chapters/numbers.txt",
        "../code/a/src/b.rs: 5,041  counted by hand\n",
    );
    expanded_in(book.path()).unwrap();
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
        found.contains("no fact `cube.size[0]`: did you mean cube.sizes?"),
        "{found}"
    );
}

#[test]
fn an_included_text_is_read_unless_it_is_generated() {
    let book = fixture::write("# One\n\n{{#include notes.md}}\n");
    put(book.path(), "chapters/notes.md", "All 3,674,160 of them.\n");
    let found = expanded_in(book.path()).unwrap_err().to_string();
    let right = "chapters/notes.md:1: found 3,674,160, which has no source: ";
    assert!(found.starts_with(right), "{found}");
    put(book.path(), "chapters/figures/sizes.md", "All 3,674,160 of them.\n");
    put(book.path(), "chapters/one.md", GENERATED);
    expanded_in(book.path()).unwrap();
}

#[test]
fn a_size_a_time_and_a_speed_are_refused_however_small() {
    for said in [
        "2 GB",
        "9.5 TiB",
        "0.59 ms",
        "ten seconds",
        "12.6 times",
        "three times as fast",
    ] {
        let one = format!("# One\n\nIt takes {said}.\n");
        assert_eq!(fixture::refusal(&one), refused(3, said));
    }
}
