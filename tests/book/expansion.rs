//! Expansion of a chapter by the preprocessor.
use crate::fixture::{expanded, expanded_with};

#[test]
fn listing_names_source_and_drops_indent() {
    let (one, _) =
        expanded("```rust,listing\n{{#include ../code/a/src/lib.rs:method}}\n```\n")
            .unwrap();
    assert_eq!(
        one,
        "<div class=\"listing\" id=\"listing-a-src-lib-rs-method\"><p class=\"listing-from\">\
         <b>Listing 1.1</b> <a href=\"source/a.html#a-src-lib-rs-L10\"><code>code/a/src/lib.rs</code></a> \
         <span class=\"listing-items\"><code class=\"lang-rust\">fn f</code></span></p>\n\n\
         ```rust,listing\nfn f() {}\n```\n\n\
         <p class=\"listing-place\">at the start of <code class=\"lang-rust\">impl A</code> · \
         at the end of <code class=\"lang-rust\">impl A</code></p>\n\n</div>\n"
    );
}

#[test]
fn listing_names_surrounding_items() {
    let (one, source) =
        expanded("```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\n```\n")
            .unwrap();
    assert!(
        one.contains(
            "<p class=\"listing-place\">at the start of the file · \
             before <code class=\"lang-rust\">impl A</code></p>"
        ),
        "{one}"
    );
    assert!(one.contains("href=\"source/a.html#a-src-lib-rs-L3\""), "{one}");
    let first = "<span id=\"a-src-lib-rs-L3\"></span><a class=\"shown-in\" \
                 href=\"../one.html#listing-a-src-lib-rs-rank\">Listing 1.1</a>pub fn rank";
    assert!(source.contains(first), "{source}");
}

#[test]
fn computes_difference_of_two_files() {
    let (one, _) = expanded(
        "{{#diff ../code/a/src/lib.rs:rank ../code/a/src/lib.rs:method}}\n\nAfter.\n",
    )
    .unwrap();
    assert!(
        one.contains(
            "<pre><code class=\"lang-rust\"><del>− pub fn rank() {}\n</del>\
             <ins>+ fn f() {}\n</ins></code></pre>"
        ),
        "{one}"
    );
    for header in ["−</span> <a href=\"source/a", "+</span> <a href=\"source/a"] {
        assert!(one.contains(header), "{one}");
    }
    assert!(!one.contains("id="), "a difference is no home: {one}");
    assert!(one.ends_with("</div>\n\nAfter.\n"), "{one}");
}

#[test]
fn inlines_numbers_and_links_figures() {
    let (one, _) = expanded("{{#figure own | With $x$ and *{{fact cube.moves}}*.}}\n")
        .map_err(|error| error.to_string())
        .unwrap_or_else(|error| (error, String::new()));
    assert!(one.contains("no drawing chapters/figures/own.svg"), "{one}");

    let (one, _) = expanded("See {{fig layers}}, {{fig net}}.\n").unwrap();
    assert_eq!(
        one,
        "See [Figure 2.1](two.md#figure-layers), [Figure P.1](preface.md#figure-net).\n"
    );
}

#[test]
fn fills_facts_and_formulas_outside_code() {
    let (one, _) =
        expanded("{{fact cube.positions}}, ${{fact cube.moves}}$, `$x$`\n").unwrap();
    assert!(one.starts_with("3,674,160, <math>"), "{one}");
    assert!(one.contains('9') && one.ends_with("</math>, `$x$`\n"), "{one}");
    let code = "```rust\nassert_ne!(\"{{fact cube.positions}} $x$\", \"\");\n```\n";
    assert_eq!(expanded(code).unwrap().0, code);
}

#[test]
fn appendix_shows_files_without_anchors() {
    let (_, source) = expanded("One.\n").unwrap();
    assert!(
        source.contains(
            "## `src/lib.rs` {#a-src-lib-rs}\n\n\
             A crate.\n\n<pre><code class=\"lang-rust listing\">"
        ),
        "{source}"
    );
    assert!(source.contains("\n## Tests {#a-tests}\n"), "{source}");
    assert!(!source.contains("ANCHOR"), "{source}");
}

#[test]
fn accepts_example_with_reason() {
    let chapter = "<!-- no_run: it takes an hour -->\n```rust,no_run\nloop {}\n```\n\n\
                   ```rust,compile_fail,E0308\nlet a: u8 = \"\";\n```\n";
    assert_eq!(expanded(chapter).unwrap().0, chapter);
}

#[test]
fn shows_minutes_and_optional_sections() {
    let one = "# One\n\nTakes {{time}}.\n\n## A\n\n<!-- minutes: 12 -->\n\nText.\n\n\
               ## B\n<!-- minutes: 7 optional -->\nText.\n";
    let (one, _) = expanded(one).unwrap();
    assert!(
        one.contains("Takes 12 minutes, 7 more with what you may skip.\n"),
        "{one}"
    );
    let skip = "## B\n<p class=\"may-skip\">You may skip this section: nothing later needs \
                it.</p>\n\nText.\n";
    assert!(one.contains(skip) && one.matches("may-skip").count() == 1, "{one}");
}

#[test]
fn expands_included_page() {
    let write_file = |text: &'static str| [("chapters/plans/a.md", text)];
    let one = "# One\n\n{{#include plans/a.md}}\n";
    let (page, _) =
        expanded_with(one, &write_file("All {{fact cube.moves}} of 5,041.\n")).unwrap();
    assert_eq!(page, "# One\n\nAll 9 of 5,041.\n\n");
    let error =
        expanded_with(one, &write_file("\n{{fact nope}}\n")).unwrap_err().to_string();
    assert!(error.starts_with("chapters/plans/a.md:2: "), "{error}");
}
