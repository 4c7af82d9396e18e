//! What the book refuses, each with the chapter's line and what would be right.
use crate::fixture::{expanded, refusal};

/// Asserts that a chapter is refused at a line, in words that begin like this.
#[track_caller]
fn refused(chapter: &str, line: usize, message: &str) {
    let found = refusal(chapter);
    let right = format!("chapters/one.md:{line}: {message}");
    assert!(found.starts_with(&right), "found: {found}\nright: {right}");
    assert_eq!(found.lines().count(), 1, "{found}");
}

#[test]
fn a_missing_file() {
    refused(
        "# One\n\n{{#include ../code/a/src/nope.rs}}\n",
        3,
        "cannot include code/a/src/nope.rs (",
    );
    let found = refusal("{{#include ../code/a/src/nope.rs}}\n");
    assert!(found.ends_with("its folder holds lib.rs"), "{found}");
}

#[test]
fn a_missing_anchor() {
    refused(
        "```rust,listing\n{{#include ../code/a/src/lib.rs:unrank}}\n```\n",
        2,
        "code/a/src/lib.rs has no anchor `unrank`: it has rank, empty, open, method",
    );
}

#[test]
fn an_anchor_without_lines_or_without_end() {
    let include = |anchor| {
        format!(
            "```rust,listing\n{{{{#include ../code/a/src/lib.rs:{anchor}}}}}\n```\n"
        )
    };
    refused(
        &include("empty"),
        2,
        "the anchor `empty` in code/a/src/lib.rs holds no line",
    );
    refused(&include("open"), 2, "the anchor `open` in code/a/src/lib.rs does not end");
    refused(&include("3:5"), 2, "`../code/a/src/lib.rs:3:5` names lines, which move");
}

#[test]
fn a_listing_with_code_of_its_own() {
    let message = "a listing holds exactly one line, `{{#include";
    refused("```rust,listing\nlet a = 1;\n```\n", 1, message);
    refused(
        "```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\nlet a = 1;\n```\n",
        1,
        message,
    );
}

#[test]
fn an_include_in_a_worked_example() {
    refused(
        "```rust\n{{#include ../code/a/src/lib.rs:rank}}\nassert!(is);\n```\n",
        2,
        "a worked example includes nothing",
    );
}

#[test]
fn an_unknown_figure_reference_or_fact() {
    refused(
        "\n{{#figure layer | Layers.}}\n",
        2,
        "there is no drawing chapters/figures/layer.svg: did you mean layers?",
    );
    refused(
        "See {{fig layer-sizes}}.\n",
        1,
        "no chapter shows a figure `layer-sizes`: there are layers",
    );
    refused(
        "All {{fact cube.position}}.\n",
        1,
        "chapters/figures/facts.txt has no fact `cube.position`: did you mean cube.positions?",
    );
    refused(
        "{{#source b}}\n",
        1,
        "there is no crate `b`: code/b/src/lib.rs is missing",
    );
}

#[test]
fn a_figure_in_the_wrong_place() {
    refused("See {{#figure net | The net.}}\n", 1, "a figure stands alone on its line");
    refused("{{#figure net}}\n", 1, "a figure stands alone on its line");
    refused(
        "{{#figure net | Again.}}\n",
        1,
        "the figure `net` already stands at chapters/preface.md:3: refer to it with \
         `{{fig net}}`",
    );
}

#[test]
fn an_unknown_directive() {
    refused(
        "{{#figur net | x}}\n",
        1,
        "unknown directive `#figur`: the book knows #include",
    );
    refused("{{#playground a.rs}}\n", 1, "unknown directive `#playground`");
}

#[test]
fn a_difference_that_shows_none() {
    let diff = |old, new| {
        format!(
            "# One\n\n{{{{#diff ../code/a/src/lib.rs:{old} ../code/a/src/lib.rs:{new}}}}}\n"
        )
    };
    refused(
        &diff("rank", "unrank"),
        3,
        "code/a/src/lib.rs has no anchor `unrank`: it has rank",
    );
    refused(
        &diff("rank", "rank"),
        3,
        "`../code/a/src/lib.rs:rank` and `../code/a/src/lib.rs:rank` show the same code",
    );
    let alone = "a difference stands alone on its line, as `{{#diff ";
    refused("{{#diff ../code/a/src/lib.rs:rank}}\n", 1, alone);
    refused(
        &format!("See {}", diff("rank", "method").trim_start_matches("# One\n\n")),
        1,
        alone,
    );
}

#[test]
fn a_formula_that_cannot_be_read() {
    refused("One\n\nand $\\nonsense$.\n", 3, "the formula \\nonsense: ");
    refused("$$\n\\frac{1}\n$$\n", 1, "the formula ");
}

#[test]
fn fences_that_rustdoc_would_skip_or_run_unasked() {
    refused("\n```\nx\n```\n", 2, "a code fence without a language");
    refused("Text.\n\n    let a = 1;\n", 3, "an indented code block");
    refused("```rust,ignore\nx\n```\n", 1, "`ignore` hides code from the compiler");
    refused(
        "```rust,noplayground,should_panic\npanic!();\n```\n",
        1,
        "`should_panic` stands after `noplayground`, so rustdoc would skip the block",
    );
    refused(
        "```should_panic\npanic!();\n```\n",
        1,
        "`should_panic` stands in a fence that does not begin with `rust`",
    );
    refused("```rust,shuold_panic\nx\n```\n", 1, "unknown word `shuold_panic`");
    refused(
        "```rust,should_panic,listing\n{{#include ../code/a/src/lib.rs:rank}}\n```\n",
        1,
        "found ```rust,should_panic,listing: a listing is ```rust,listing",
    );
    refused(
        "```rust,repeat\nlet a = 1;\n```\n",
        1,
        "found ```rust,repeat: a listing is",
    );
}

#[test]
fn other_languages_are_honest() {
    for language in
        ["python", "bash", "c", "java", "yaml", "diff", "html", "markdown", "c++"]
    {
        expanded(&format!("```{language}\nx\n```\n")).unwrap();
    }
    refused("```rust2021\nx\n```\n", 1, "found ```rust2021, which nobody reads");
}

#[test]
fn excuses_without_a_reason() {
    refused(
        "```rust,compile_fail\nx\n```\n",
        1,
        "`compile_fail` without an error code",
    );
    refused("```rust,no_run\nlet a = 1;\n```\n", 1, "`no_run` without a reason");
    refused(
        "<!-- no_run: -->\n```rust,no_run\nx\n```\n",
        2,
        "`no_run` without a reason",
    );
}

#[test]
fn everything_at_once() {
    let found = refusal("{{fact a}}\n\n```\nx\n```\n\n$\\nonsense$\n");
    let lines: Vec<_> =
        found.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(
        lines,
        ["chapters/one.md:1:", "chapters/one.md:3:", "chapters/one.md:7:"]
    );
}
