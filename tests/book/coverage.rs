//! Coverage: every line of a chapter crate is in one listing, or on a page of source.
use std::path::Path;

use book::model::ParsedBook;
use book::rules;
use book::rules::coverage::{Coverage, LineCounts};
use mdbook_driver::MDBook;
use tempfile::TempDir;

use crate::cli::gods;
use crate::fixture::{self, write_file};

const LISTING: &str = "```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\n```\n";
const REPEAT: &str =
    "```rust,listing,repeat\n{{#include ../code/a/src/lib.rs:rank}}\n```\n";

/// Makes a book with one crate of one file, and two chapters.
fn book(code: &str, one: &str, two: &str) -> TempDir {
    let folder = fixture::write(one);
    write_file(folder.path(), "code/a/src/lib.rs", code);
    write_file(folder.path(), "chapters/two.md", two);
    write_file(folder.path(), "chapters/preface.md", "# Preface\n");
    folder
}

/// Returns a file with the anchor `rank` around `count` lines.
fn lines(coverage_of: usize) -> String {
    let lines: String =
        (0..coverage_of).map(|i| format!("pub fn f{i}() {{}}\n")).collect();
    format!("//! A crate.\n// ANCHOR: rank\n{lines}// ANCHOR_END: rank\n")
}

fn coverage_of(book: &TempDir) -> Coverage {
    book::Book::new(book.path(), cli::is_read_only).coverage(None).unwrap()
}

fn faults(book: &TempDir) -> Vec<String> {
    let faults = coverage_of(book).faults.into_iter();
    faults.map(|f| format!("{}:{}: {}", f.file, f.line, f.message)).collect()
}

fn chapter_errors(book: &TempDir) -> String {
    let loaded = MDBook::load(book.path()).unwrap().book;
    let names = ParsedBook::parse(book.path(), &loaded, cli::is_read_only).unwrap();
    rules::check(&names).map_or_else(|e| e.to_string(), |()| String::new())
}

#[test]
fn book_shows_every_line_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let coverage = book::Book::new(root, cli::is_read_only).coverage(None).unwrap();
    assert!(coverage.faults.is_empty(), "{}", coverage.report());
    for row in coverage.files.iter().chain(&coverage.crates) {
        assert_eq!((row.missing, row.twice), (0, 0), "{row:?}");
        assert_eq!(row.chapter + row.source, row.code, "{row:?}");
    }
    // A chapter shows some lines of its crate. These have no chapter of their own.
    let no_chapter = |name: &str| ["solve", "definition"].contains(&name);
    for row in coverage.crates.iter().filter(|row| !no_chapter(&row.name)) {
        assert!(row.chapter > 0 && row.code > 0, "{row:?}");
    }
    // README and *Introduction* state these proportions.
    let sum = |part: fn(&LineCounts) -> usize| {
        coverage.crates.iter().map(part).sum::<usize>()
    };
    let lines_for_one = sum(|row| row.code) as f64 / sum(|row| row.chapter) as f64;
    assert_eq!(lines_for_one.round(), 9.0, "about one line in nine: {lines_for_one}");
    for name in ["permutation", "combination"] {
        let row = coverage.crates.iter().find(|row| row.name == name).unwrap();
        assert!(2 * row.chapter > row.code, "more than half: {row:?}");
    }
}

#[test]
fn line_stands_in_listing_or_source() {
    let code = "//! A crate.\n\nuse std::fmt;\n\n/// What.\npub const A: u8 = 1;\n// ANCHOR: rank\n\
                pub fn rank() {}\n// ANCHOR_END: rank\n\nfn last() {}\n\n\
                #[cfg(test)]\nmod tests {\n    const B: u8 = 1;\n}\n";
    let book = book(code, LISTING, "# Two\n");
    assert_eq!((faults(&book), chapter_errors(&book)), (vec![], String::new()));
    let counts = |book: &TempDir| {
        let row = &coverage_of(book).files[0];
        [row.code, row.chapter, row.source, row.missing]
    };
    assert_eq!(counts(&book), [4, 1, 3, 0]);
    // The page of source links to the listing.
    let page = built_page(&book, "source/a.html");
    let link = "<a class=\"shown-in\" href=\"../one.html#listing-a-src-lib-rs-rank\">\
                Listing 1.1</a>pub fn rank";
    assert!(page.contains(link), "{page}");

    write_file(book.path(), "chapters/source/a.md", "# Source\n");
    assert_eq!(
        faults(&book),
        [
            "code/a/src/lib.rs:1: no page shows this file: write `{{#source a}}` on one, as \
          chapters/source/a.md"
        ]
    );
    assert_eq!(counts(&book), [4, 1, 0, 3]);
}

#[test]
fn listing_keeps_first_doc_paragraph() {
    let code = "//! A crate of [`rank`].\n\n/// Above.\n// ANCHOR: rank\npub fn rank() {}\n\n/// Kept,\n/// all of it.\n\
                ///\n/// # Errors\n/// Left out.\npub fn unrank() {}\n// ANCHOR_END: rank\n";
    let page = built_page(&book(code, LISTING, "# Two\n"), "one.html");
    let listing = "pub fn rank() {}\n\n/// Kept,\n/// all of it.\npub fn unrank() {}\n";
    assert!(page.contains(listing), "{page}");
    let source = built_page(&book(code, LISTING, "# Two\n"), "source/a.html");
    for part in ["/// Above.", "/// Left out.", "<p>A crate of <code>rank</code>.</p>"]
    {
        assert!(source.contains(part), "{part}: {source}");
    }
}

#[test]
fn rejects_listing_shown_twice() {
    let book = book(&lines(2), LISTING, &format!("# Two\n\n{LISTING}"));
    assert_eq!(
        faults(&book),
        [3, 4].map(|line| {
            format!(
                "code/a/src/lib.rs:{line}: this line stands in more than one listing, at \
                 chapters/one.md:1, chapters/two.md:3: let one be their home, and mark the \
                 others as ```rust,listing,repeat"
            )
        })
    );
    assert_eq!(
        chapter_errors(&book),
        "chapters/two.md:3: code/a/src/lib.rs:3 already stands at chapters/one.md:1: mark a \
         repeat as ```rust,listing,repeat"
    );
}

#[test]
fn repeat_links_to_first_listing() {
    let book = book(&lines(2), REPEAT, &format!("# Two\n\n{LISTING}"));
    assert_eq!(faults(&book), [""; 0]);
    assert_eq!(chapter_errors(&book), "");

    let (one, two) = (built_page(&book, "one.html"), built_page(&book, "two.html"));
    let home = "listing-a-src-lib-rs-rank";
    assert!(
        one.contains(&format!("A repeat, from <a href=\"two.html#{home}\">Two</a>"))
    );
    assert!(two.contains(&format!("id=\"{home}\"")) && !one.contains("id=\"listing-"));
}

#[test]
fn rejects_repeat_without_first_listing() {
    let book = book(&lines(2), &format!("# One\n\n{REPEAT}"), "# Two\n");
    assert_eq!(
        chapter_errors(&book),
        "chapters/one.md:3: a repeat of code/a/src/lib.rs:3, which has no home: take the word \
         `repeat` away, or show that line in a listing elsewhere"
    );
    assert_eq!(faults(&book), [""; 0], "its lines stand on the page of source");
}

#[test]
fn rejects_overlong_listing() {
    let code =
        lines(25).replace("pub fn f7", "/// Seven.\n///\n/// Really.\npub fn f7");
    assert_eq!(chapter_errors(&book(&code, LISTING, "# Two\n")), "");
    let book = book(&lines(26), LISTING, "# Two\n");
    assert_eq!(
        chapter_errors(&book),
        "chapters/one.md:1: the listing shows 26 lines, and 25 are the most: split its anchor \
         in code/a/src/lib.rs"
    );
}

#[test]
fn requires_sentence_between_listings() {
    let code =
        format!("{}// ANCHOR: more\nfn g() {{}}\n// ANCHOR_END: more\n", lines(1));
    let message = |between: &str| {
        let more = LISTING.replace("rank", "more");
        let one = format!("# One\n\n{LISTING}\n{between}\n\n{more}");
        chapter_errors(&book(&code, &one, "# Two\n"))
    };
    for expected in ["It adds a count.", "- It adds a count.", "> It adds a count."] {
        assert_eq!(message(expected), "");
    }
    for wrong in
        ["", "<details>\n<summary>The rest</summary>", "{{#figure net2 | The net.}}"]
    {
        assert!(
            message(wrong).contains("between two listings stands no sentence"),
            "{wrong}"
        );
    }
}

#[test]
fn listing_names_items_and_neighbors() {
    let code = "use std::fmt;\n\n// ANCHOR: a\npub struct A;\npub struct B<T>(T);\n\n\
                impl<T: Copy> From<T>\n    for B<T>\nwhere\n    T: Copy,\n{\n    fn from(t: T) -> Self {\n        B(t)\n    \
                }\n}\n// ANCHOR_END: a\n\nimpl A {\n    pub(crate) const fn f() {\n        fn inner() {}\n    }\n}\n\nimpl A {\n    fn g() {}\n\
                \x20   // ANCHOR: h\n    fn h() {}\n    // ANCHOR_END: h\n    fn i() {}\n}\n";
    let one = format!(
        "# One\n\n{}\n{}",
        LISTING.replace("rank", "a"),
        LISTING.replace("rank", "h")
    );
    let page = built_page(&book(code, &one, "# Two\n"), "one.html");
    let page = page.replace("<code class=\"lang-rust\">", "`").replace("</code>", "`");
    for expected in [
        "listing-items\">`struct A, B`\u{a0}· `impl From&lt;T&gt; for B&lt;T&gt;`</span>",
        "listing-place\">after the imports · before `impl A { fn f }`</p>",
        "listing-items\">`fn h`</span>",
        "listing-place\">in `impl A { fn g, … }`: after `fn g` · before `fn i`</p>",
    ] {
        let furniture: Vec<_> =
            page.lines().filter(|line| line.contains("listing-")).collect();
        assert!(page.contains(expected), "{expected}: {furniture:#?}");
    }
}

#[test]
fn coverage_command_reports_faults() {
    let well = book(&lines(2), LISTING, "# Two\n");
    let run = |book: &TempDir, arguments: &[&str]| {
        let mut gods = gods(book.path());
        gods.args(["book", "coverage"]).args(arguments);
        gods.output().unwrap()
    };
    let output = run(&well, &[]);
    let message = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{message}");
    assert!(message.ends_with("100.0 % in chapters, 100.0 % shown\n"), "{message}");

    let broken = book(&lines(2), "# One\n", "# Two\n");
    write_file(broken.path(), "chapters/source/a.md", "# Source\n");
    let output = run(&broken, &["--crate", "a"]);
    let message = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1));
    assert!(
        message.contains("\ncode/a/src/lib.rs:1: no page shows this file"),
        "{message}"
    );
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(error.contains("1 place to mend"), "{error}");
    assert_eq!(run(&broken, &["--crate", "b"]).status.code(), Some(2));
}

/// Builds the book by preprocessor and mdBook, and returns a page.
fn built_page(book: &TempDir, page: &str) -> String {
    let mut loaded = MDBook::load(book.path()).unwrap();
    let names =
        ParsedBook::parse(book.path(), &loaded.book, cli::is_read_only).unwrap();
    book::expand::expand(&mut loaded.book, &names).unwrap();
    loaded.build().unwrap();
    std::fs::read_to_string(loaded.build_dir_for("html").join(page)).unwrap()
}
