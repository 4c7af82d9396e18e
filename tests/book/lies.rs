//! Each kind of lie, told by a small book: it is refused, at its line, and by nothing
//! else. A new check is a new row here.
//!
//! Lies that only the built pages show are in `page_lies.rs`.
//! How each check words what it finds, case by case, is in `refusals.rs`.
use std::path::Path;

use crate::fixture::{put, refusal};

/// What is told, in the chapter `one.md`, and what the book says to it.
pub type Lie<'a> = (&'a str, &'a str, &'a str);

/// Lies that are found in the chapters, before anything is built.
const IN_CHAPTERS: [Lie; 46] = [
    (
        "a session in a block of text",
        "# One\n\n```text\n$ gods puzzles\n```\n",
        "chapters/one.md:3: found `$ gods puzzles` in a block ```text, where nobody runs it: ",
    ),
    (
        "a session in a block without a name",
        "# One\n\n```\n  $ gods puzzles\n```\n",
        "chapters/one.md:3: found `$ gods puzzles` in a block ```, where nobody runs it: ",
    ),
    (
        "a typed number with points",
        "# One\n\nAll 3.674.161 of them.\n",
        "chapters/one.md:3: found 3.674.161, which has no source: ",
    ),
    (
        "a typed number with narrow spaces",
        "# One\n\nAll 3\u{202f}674\u{2009}160 of them.\n",
        "chapters/one.md:3: found 3\u{202f}674\u{2009}160, which has no source: ",
    ),
    (
        "a typed number with named spaces",
        "# One\n\nAll 3&thinsp;674&nbsp;160 of them.\n",
        "chapters/one.md:3: found 3 674 160, which has no source: ",
    ),
    (
        "a typed number with apostrophes",
        "# One\n\nAll 3’674'160 of them.\n",
        "chapters/one.md:3: found 3’674'160, which has no source: ",
    ),
    (
        "a typed number in a formula",
        "# One\n\nAll $3\\;674\\,160$ of them.\n",
        "chapters/one.md:3: found 3 674 160, which has no source: ",
    ),
    (
        "a typed number in words",
        "# One\n\nAll two billion of them.\n",
        "chapters/one.md:3: found two billion, which has no source: ",
    ),
    (
        "a typed number after a letter",
        "# One\n\nAll n3674160 of them.\n",
        "chapters/one.md:3: found 3674160, which has no source: ",
    ),
    (
        "a typed number in a comment of code that runs",
        "# One\n\n```rust\nassert_eq!(5040 + 1, 5041);\n// all 3,674,161\n```\n",
        "chapters/one.md:5: found 3,674,161, which has no source: ",
    ),
    (
        "a typed number above a session",
        "# One\n\n```console\n# all 3,674,161\n$ gods puzzles\n```\n",
        "chapters/one.md:4: found 3,674,161, which has no source: ",
    ),
    (
        "a typed table of layers",
        "# One\n\n| d | n |\n|--|--|\n| 0 | 1 |\n| 1 | 9 |\n| 2 | 53 |\n",
        "chapters/one.md:3: found a table with the typed numbers 1, 9, 53, which nothing compares: ",
    ),
    (
        "a typed table of layers on its side",
        "# One\n\n| d | 0 | 1 | 2 |\n|--|--|--|--|\n| n | 1 | 9 | 53 |\n",
        "chapters/one.md:3: found a table with the typed numbers 1, 9, 53, which nothing compares: ",
    ),
    (
        "a typed table in HTML",
        "# One\n\n<table><tr><td>53</td></tr></table>\n",
        "chapters/one.md:3: found a table or a block of text in HTML, whose numbers nothing ",
    ),
    (
        "a typed number of millions",
        "# One\n\nAll 3.67\nmillion of them.\n",
        "chapters/one.md:3: found 3.67 million, which has no source: ",
    ),
    (
        "a session that nobody runs",
        "# One\n\n```console,typed\n$ gods puzzles\n```\n",
        "chapters/one.md:3: found ```console,typed: a session is ```console",
    ),
    (
        "a missing anchor",
        "# One\n\n```rust,listing\n{{#include ../code/a/src/lib.rs:unrank}}\n```\n",
        "chapters/one.md:4: code/a/src/lib.rs has no anchor `unrank`: it has rank, ",
    ),
    (
        "a missing file",
        "# One\n\n```rust,listing\n{{#include ../code/a/src/rank.rs:rank}}\n```\n",
        "chapters/one.md:4: cannot include code/a/src/rank.rs (",
    ),
    (
        "pasted code",
        "# One\n\n```rust,listing\npub fn rank() {}\n```\n",
        "chapters/one.md:3: a listing holds exactly one line, ",
    ),
    (
        "a fence in the order that silently does not run",
        "# One\n\n```rust,noplayground,should_panic\npanic!();\n```\n",
        "chapters/one.md:3: `should_panic` stands after `noplayground`, so rustdoc would ",
    ),
    (
        "a fence that hides its code",
        "# One\n\n```rust,ignore\nlet a = b;\n```\n",
        "chapters/one.md:3: `ignore` hides code from the compiler",
    ),
    (
        "a failure for any reason",
        "# One\n\n```rust,compile_fail\nlet a = b;\n```\n",
        "chapters/one.md:3: `compile_fail` without an error code passes for the wrong ",
    ),
    (
        "an unknown fact",
        "# One\n\nAll {{fact cube.corners}}.\n",
        "chapters/one.md:3: chapters/figures/facts.txt has no fact `cube.corners`: ",
    ),
    (
        "an unknown figure",
        "# One\n\n{{#figure corners | The corners.}}\n",
        "chapters/one.md:3: there is no drawing chapters/figures/corners.svg: ",
    ),
    (
        "an unresolved reference to a figure",
        "# One\n\nSee {{fig corners}}.\n",
        "chapters/one.md:3: no chapter shows a figure `corners`: ",
    ),
    (
        "a figure shown twice",
        "# One\n\n{{#figure net | Again.}}\n",
        "chapters/one.md:3: the figure `net` already stands at chapters/preface.md:3: ",
    ),
    (
        "an unknown folder of a crate",
        "# One\n\n{{#source a/src/b}}\n",
        "chapters/one.md:3: there is no Rust file in code/a/src/b, or it is shown before",
    ),
    (
        "an unknown crate",
        "# One\n\n{{#source b}}\n",
        "chapters/one.md:3: there is no crate `b`: code/b/src/lib.rs is missing",
    ),
    (
        "a session of another program in a block of text",
        "# One\n\n```text\n$ cargo run\n3 moves\n```\n",
        "chapters/one.md:3: found `$ cargo run` in a block ```text, where nobody runs it: ",
    ),
    (
        "Rust in a fence that rustdoc passes over",
        "# One\n\n```rs\nlet a: u8 = \"\";\n```\n",
        "chapters/one.md:3: found ```rs, which nobody reads: a block is ```rust, ",
    ),
    (
        "Rust in a fence with a capital letter",
        "# One\n\n```Rust\nlet a: u8 = \"\";\n```\n",
        "chapters/one.md:3: found ```Rust, which nobody reads: ",
    ),
    (
        "Rust in a fence with attributes",
        "# One\n\n```{.rust}\nlet a: u8 = \"\";\n```\n",
        "chapters/one.md:3: found ```{.rust}, which nobody reads: ",
    ),
    (
        "a command of cargo that does not exist",
        "# One\n\n```console\ncargo tset\n```\n",
        "chapters/one.md:4: found `cargo tset`; cargo has ",
    ),
    (
        "a package that does not exist",
        "# One\n\n```console\ncargo test -p gods-b\n```\n",
        "chapters/one.md:4: found `gods-b`, which is no package of the book: ",
    ),
    (
        "a typed number in code that does not run",
        "# One\n\n<!-- no_run: it waits -->\n```rust,no_run\nlet a = [1, 5041];\n```\n",
        "chapters/one.md:5: found 5041, which has no source: ",
    ),
    (
        "a typed number with a power of ten",
        "# One\n\nAll $3.67416 \\cdot 10^{6}$ of them.\n",
        "chapters/one.md:3: found 3.67416 · 10^6, which has no source: ",
    ),
    (
        "a typed number with a letter for its zeros",
        "# One\n\nAll 3.67416M of them.\n",
        "chapters/one.md:3: found 3.67416M, which has no source: ",
    ),
    (
        "a typed number with raised points",
        "# One\n\nAll 3·674·160 of them.\n",
        "chapters/one.md:3: found 3·674·160, which has no source: ",
    ),
    (
        "a typed number with bold digits",
        "# One\n\nAll 3**674**160 of them.\n",
        "chapters/one.md:3: found 3674160, which has no source: ",
    ),
    (
        "a directive that is misspelled",
        "# One\n\nAll {{facts cube.positions}}.\n",
        "chapters/one.md:3: unknown directive `facts`: the book knows #include, ",
    ),
    (
        "a directive that does not end in its line",
        "# One\n\nAll {{fact\ncube.positions}}.\n",
        "chapters/one.md:3: found `{{fact`, which does not end in its line: ",
    ),
    (
        "a directive in a block of text",
        "# One\n\n```text\nAll {{fact cube.positions}}.\n```\n",
        "chapters/one.md:4: found a directive in a block ```text, which would show it as it ",
    ),
    (
        "a reference to a link that is not defined",
        "# One\n\nSee [the table][nope].\n",
        "chapters/one.md:3: found `[the table][nope]`, and nothing defines `nope`: ",
    ),
    (
        "a figure without its caption",
        "# One\n\n![The layers](figures/layers.svg)\n",
        "chapters/one.md:3: found a picture `figures/layers.svg`, which has no number, no caption ",
    ),
    (
        "a figure as an object",
        "# One\n\n<object data=\"figures/layers.svg\"></object>\n",
        "chapters/one.md:3: found <object>, which has no number, no caption and no data: ",
    ),
    (
        "a formula that cannot be read",
        "# One\n\nand $\\nonsense$.\n",
        "chapters/one.md:3: the formula \\nonsense: ",
    ),
];

/// Asserts that one thing is refused, in words that begin like this.
#[track_caller]
pub fn refused(kind: &str, found: &str, right: &str) {
    assert!(found.starts_with(right), "{kind}\nfound: {found}\nright: {right}");
    assert_eq!(found.lines().count(), 1, "{kind}: {found}");
}

#[test]
fn lies_in_chapters_are_refused() {
    for (kind, chapter, right) in IN_CHAPTERS {
        refused(kind, &refusal(chapter), right);
    }
}

#[test]
fn a_stale_figure_is_refused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let copy = tempfile::tempdir().unwrap();
    for entry in std::fs::read_dir(root.join("chapters/figures")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        // The lie: one position less, in one line.
        let text = match name {
            "facts.txt" => text.replacen(" = 3,674,160", " = 3,674,159", 1),
            _ => text,
        };
        put(copy.path(), &format!("chapters/figures/{name}"), &text);
    }
    let found = figures::check(copy.path()).unwrap_err().to_string();
    let line = found.lines().next().unwrap();
    refused("a stale figure", line, "chapters/figures/facts.txt:");
    assert!(line.contains("3,674,159") && line.contains("3,674,160"), "{line}");
}
