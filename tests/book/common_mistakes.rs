//! Twelve mistakes that a writer makes easily, each in a small book that is rejected at
//! the right line.
use crate::fixture::{self, chapter_errors, page_errors};

/// Text of the chapter `one.md`, and the expected error.
type Mistake<'a> = (&'a str, &'a str);

const CHAPTER_MISTAKES: [Mistake; 9] = [
    (
        "# One\n\nAll 3,674,161 of them.\n",
        "chapters/one.md:3: found 3,674,161, which has no source: write {{fact name}}, or ",
    ),
    (
        "# One\n\nNine.\n<!-- holds: cube.sizes[1] == 8 -->\n",
        "chapters/one.md:4: `cube.sizes[1] == 8` does not hold: found 9 and 8",
    ),
    (
        "# One\n\n```rust,listing\n{{#include ../code/a/src/lib.rs:unrank}}\n```\n",
        "chapters/one.md:4: code/a/src/lib.rs has no anchor `unrank`: it has rank, ",
    ),
    (
        "# One\n\n```rust,listing\npub fn rank() {}\n```\n",
        "chapters/one.md:3: a listing holds exactly one line, ",
    ),
    (
        "# One\n\n```rust,noplayground,compile_fail\nlet a = ;\n```\n",
        "chapters/one.md:3: found ```rust,noplayground,compile_fail: an example is ",
    ),
    (
        "# One\n\n```rust\nlet rank = 7;\n```\n",
        "chapters/one.md:3: this example asserts nothing, so it proves no more than that it ",
    ),
    (
        "# One\n\n```rust\n# use a::rank;\nassert_eq!(rank(), 7);\n```\n",
        "chapters/one.md:3: found the hidden line `# use a::rank;`: a reader must see what ",
    ),
    (
        "# One\n\n```text\n$ gods puzzles\n```\n",
        "chapters/one.md:3: found `$ gods puzzles` in a block ```text, where nobody runs it: ",
    ),
    (
        "# One\n\nSee {{fig corners}}.\n",
        "chapters/one.md:3: no chapter shows a figure `corners`: ",
    ),
];

const PAGE_MISTAKES: [Mistake; 3] = [
    (
        "# One\n\nSee\n[there](three.md).\n",
        "chapters/one.md:4: `three.html` leads nowhere: there is no three.html",
    ),
    (
        "# One\n\nSee [there](two.md#five).\n",
        "chapters/one.md:3: `two.html#five` leads to no heading:",
    ),
    (
        "# One\n\n![](data:,)\n",
        "chapters/one.md:3: the picture `data:,` has no alternative text: ",
    ),
];

#[track_caller]
fn assert_refused(found: &str, expected: &str) {
    assert!(found.starts_with(expected), "found: {found}\nright: {expected}");
    assert_eq!(found.lines().count(), 1, "{found}");
}

#[test]
fn rejects_mistakes_in_chapters() {
    for (chapter, expected) in CHAPTER_MISTAKES {
        assert_refused(&chapter_errors(chapter), expected);
    }
}

#[test]
fn rejects_mistakes_in_pages() {
    for (chapter, expected) in PAGE_MISTAKES {
        assert_refused(&page_errors(fixture::write(chapter).path()), expected);
    }
}
