//! Text that the book rejects, each with the chapter's line and advice.
use crate::fixture::{chapter_errors, expanded};

/// Asserts that a chapter is rejected at a line with a message that begins like this.
#[track_caller]
fn assert_refused(chapter: &str, line: usize, message: &str) {
    let found = chapter_errors(chapter);
    let expected = format!("chapters/one.md:{line}: {message}");
    assert!(found.starts_with(&expected), "found: {found}\nright: {expected}");
    assert_eq!(found.lines().count(), 1, "{found}");
}

#[test]
fn rejects_includes_without_lines() {
    let include = |anchor| {
        format!(
            "```rust,listing\n{{{{#include ../code/a/src/lib.rs:{anchor}}}}}\n```\n"
        )
    };
    let missing = "{{#include ../code/a/src/nope.rs}}\n";
    assert_refused(missing, 1, "cannot include code/a/src/nope.rs (");
    let message = "the anchor `empty` in code/a/src/lib.rs holds no line";
    assert_refused(&include("empty"), 2, message);
    assert_refused(
        &include("open"),
        2,
        "the anchor `open` in code/a/src/lib.rs does not end",
    );
    assert_refused(
        &include("3:5"),
        2,
        "`../code/a/src/lib.rs:3:5` names lines, which move",
    );
    let example =
        "```rust\n{{#include ../code/a/src/lib.rs:rank}}\nassert!(true);\n```\n";
    assert_refused(example, 2, "a worked example includes nothing");
    let more =
        "```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\nlet a = 1;\n```\n";
    assert_refused(more, 1, "a listing holds exactly one line, `{{#include");
}

#[test]
fn rejects_unknown_names() {
    for (chapter, message) in [
        (
            "{{#figure layer | Layers.}}\n",
            "there is no drawing chapters/figures/layer.svg: did you mean layers?",
        ),
        (
            "See {{fig layer-sizes}}.\n",
            "no chapter shows a figure `layer-sizes`: there are layers",
        ),
        ("{{#source b}}\n", "there is no crate `b`: code/b/src/lib.rs is missing"),
        ("{{#figur net | x}}\n", "unknown directive `#figur`: the book knows #include"),
        ("See {{#figure net | A.}}\n", "a figure stands alone on its line"),
        (
            "{{#figure net | Again.}}\n",
            "the figure `net` already stands at chapters/preface.md:3: refer to it with \
             `{{fig net}}`",
        ),
    ] {
        assert_refused(chapter, 1, message);
    }
    let fact = chapter_errors("All {{fact cube.position}}.\n");
    assert!(fact.contains("no fact `cube.position`: did you mean cube.positions?"));
}

#[test]
fn rejects_empty_differences() {
    let diff = |new| {
        format!(
            "# One\n\n{{{{#diff ../code/a/src/lib.rs:rank ../code/a/src/lib.rs:{new}}}}}\n"
        )
    };
    assert_refused(
        &diff("unrank"),
        3,
        "code/a/src/lib.rs has no anchor `unrank`: it has rank",
    );
    let same = "`../code/a/src/lib.rs:rank` and `../code/a/src/lib.rs:rank` show the same code";
    assert_refused(&diff("rank"), 3, same);
    let alone = "a difference stands alone on its line, as `{{#diff ";
    assert_refused("{{#diff ../code/a/src/lib.rs:rank}}\n", 1, alone);
}

#[test]
fn rejects_invalid_formulas() {
    assert_refused("One\n\nand $\\nonsense$.\n", 3, "the formula \\nonsense: ");
}

#[test]
fn rejects_unsupported_code_fences() {
    for (chapter, message) in [
        ("```\nx\n```\n", "a code fence without a language"),
        ("    let a = 1;\n", "an indented code block"),
        ("```rust,ignore\nx\n```\n", "found ```rust,ignore: an example is ```rust, "),
        ("```no_run\nx();\n```\n", "found ```no_run: an example is"),
        ("```rust,no_rnu\nx\n```\n", "found ```rust,no_rnu: an example is"),
        ("```rust,repeat\nlet a = 1;\n```\n", "found ```rust,repeat: an example is"),
        ("```rust,compile_fail\nx\n```\n", "found ```rust,compile_fail: an example"),
        ("```rust,no_run\nlet a = 1;\n```\n", "`no_run` without a reason"),
    ] {
        assert_refused(chapter, 1, message);
    }
    for language in ["python", "bash", "c++", "sh"] {
        expanded(&format!("```{language}\nx\n```\n")).unwrap();
    }
}

#[test]
fn reports_all_errors_at_once() {
    let found = chapter_errors("{{fact a}}\n\n```\nx\n```\n\n$\\nonsense$\n");
    let lines: Vec<_> =
        found.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(
        lines,
        ["chapters/one.md:1:", "chapters/one.md:3:", "chapters/one.md:7:"]
    );
}
