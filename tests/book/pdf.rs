//! The book as a PDF: the page for the browser, and errors without a browser. The printed
//! book is checked by the browser tests.
#![cfg(unix)]
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use crate::cli::gods;
use crate::fixture::{remove_crates, write, write_file};

/// A browser that copies the page instead of printing it.
const COPYING_BROWSER: &str = "#!/bin/sh\nfor last; do :; done\nfor word; do\n  case $word in\n    \
                      --print-to-pdf=*) cp \"$last\" \"${word#--print-to-pdf=}\" ;;\n  esac\ndone\n";
/// A browser that fails.
const FAILING_BROWSER: &str = "#!/bin/sh\necho no screen >&2\nexit 3\n";

fn pdf_command(root: &Path) -> Command {
    let mut gods = gods(root);
    gods.args(["book", "pdf"]).env_remove("CHROMIUM");
    gods
}

fn print_with(root: &Path, browser: &str) -> Output {
    write_file(root, "browser", browser);
    let file = root.join("browser");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    pdf_command(root).env("CHROMIUM", &file).output().unwrap()
}

#[track_caller]
fn assert_fails(output: &Output, code: i32, stderr: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.starts_with("error: ") && error.contains(stderr), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn prints_title_contents_and_chapters() {
    let book = write("# One\n\n[Two](two.md), [source](source/a.md).\n");
    remove_crates(book.path());
    let output = print_with(book.path(), COPYING_BROWSER);
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
    // No temporary files are left.
    assert!(!book.path().join("target/pdf").exists());
}

#[test]
fn reports_missing_or_failing_browser() {
    let book = write("# One\n");
    remove_crates(book.path());
    let none = pdf_command(book.path()).env("PATH", "").output().unwrap();
    if cfg!(target_os = "linux") {
        assert_fails(&none, 2, "install Chromium");
    }
    let wrong =
        pdf_command(book.path()).env("CHROMIUM", "/nowhere/chrome").output().unwrap();
    assert_fails(&wrong, 2, "name its file by the variable CHROMIUM");
    assert_fails(&print_with(book.path(), FAILING_BROWSER), 1, "no screen");
    let named = pdf_command(book.path()).args(["-o", "book.epub"]).output().unwrap();
    assert_fails(
        &named,
        2,
        "found --output \"book.epub\", and the file's name must end in .pdf",
    );
    assert!(!book.path().join("target/gods-algorithm.pdf").exists());
}

#[test]
fn second_top_heading_starts_no_chapter() {
    let book = write("# One\n\n# Another\n");
    remove_crates(book.path());
    assert_fails(&print_with(book.path(), COPYING_BROWSER), 1, "write `##`");
}
