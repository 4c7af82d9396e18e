//! The book as a PDF: what is handed to the browser, and what is said if there is none. The
//! printed book itself is looked at by the tests that need a browser.
#![cfg(unix)]
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use crate::cli::gods;
use crate::fixture::{put, without_crates, write};

/// A browser that does not print, and writes the page as it is.
const COPIES: &str = "#!/bin/sh\nfor last; do :; done\nfor word; do\n  case $word in\n    \
                      --print-to-pdf=*) cp \"$last\" \"${word#--print-to-pdf=}\" ;;\n  esac\ndone\n";
/// One that fails.
const FAILS: &str = "#!/bin/sh\necho no screen >&2\nexit 3\n";

fn pdf(root: &Path) -> Command {
    let mut gods = gods(root);
    gods.args(["book", "pdf"]).env_remove("CHROMIUM");
    gods
}

fn with(root: &Path, browser: &str) -> Output {
    put(root, "browser", browser);
    let file = root.join("browser");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    pdf(root).env("CHROMIUM", &file).output().unwrap()
}

#[track_caller]
fn fails(output: &Output, code: i32, said: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.starts_with("error: ") && error.contains(said), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn a_browser_gets_the_chapters_behind_a_title_and_contents() {
    let book = write("# One\n\n[Two](two.md), [source](source/a.md).\n");
    without_crates(book.path());
    let output = with(book.path(), COPIES);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let page =
        fs::read_to_string(book.path().join("target/gods-algorithm.pdf")).unwrap();
    for part in [
        "<p class=\"title\">God's Algorithm</p>",
        "<li><a href=\"#two\">2. Two</a></li>",
        "<a href=\"#two\">Two</a>, <span>source</span>.",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(!page.contains("data-print") && !page.contains("id=\"source\""));
    // Nothing but the file is left.
    assert!(!book.path().join("target/pdf").exists());
}

#[test]
fn a_browser_that_is_missing_or_fails_is_told() {
    let book = write("# One\n");
    without_crates(book.path());
    let none = pdf(book.path()).env("PATH", "").output().unwrap();
    if cfg!(target_os = "linux") {
        fails(&none, 2, "install Chromium");
    }
    let wrong = pdf(book.path()).env("CHROMIUM", "/nowhere/chrome").output().unwrap();
    fails(&wrong, 2, "name its file by the variable CHROMIUM");
    fails(&with(book.path(), FAILS), 1, "no screen");
    let named = pdf(book.path()).args(["-o", "book.epub"]).output().unwrap();
    fails(
        &named,
        2,
        "found --output \"book.epub\", and the file's name must end in .pdf",
    );
    assert!(!book.path().join("target/gods-algorithm.pdf").exists());
}

#[test]
fn a_second_heading_of_the_first_rank_is_no_chapter() {
    let book = write("# One\n\n# Another\n");
    without_crates(book.path());
    fails(&with(book.path(), COPIES), 1, "write `##`");
}
