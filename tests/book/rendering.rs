//! What lies in a built book: its pages and what they load, and nothing by which they
//! are made.
use std::fs;

use gods_algorithm::tool::book;

use crate::fixture::{put, without_crates, write};

#[test]
fn a_built_book_holds_its_figures_and_no_solution() {
    let folder = write("# One\n\n## Ranks\n\n{{#exercise small}}\n");
    let root = folder.path();
    without_crates(root);
    let about = "title = \"A small one\"\nminutes = 5\ndifficulty = \"easy\"\n\
                 kind = \"code\"\nsections = [\"one.md#ranks\"]\nteaches = \"little\"\n";
    for (file, text) in [
        ("exercise.toml", about),
        ("solution.rs", "fn one() {\n    // <answer>\n    // </answer>\n}\n"),
        ("hints.md", "A.\n"),
    ] {
        put(root, &format!("chapters/exercises/one/small/{file}"), text);
    }
    put(root, "chapters/appendix/terms.toml", "a = 1\n");
    put(root, "chapters/pictures/cube.svg", "<svg></svg>\n");
    let built = book::build(root, None).unwrap();
    let has = |name: &str| built.join(name).exists();
    assert!(has("one.html") && has("pictures/cube.svg") && has("figures/net.svg"));
    assert!(!has("exercises") && !has("appendix/terms.toml") && !has("one.md"));
}

#[test]
fn api_pages_stay_until_the_crates_change() {
    let folder = write("# One\n");
    let root = folder.path();
    without_crates(root);
    let page = |text: &str| put(root, "chapters/api/a/index.html", text);
    let crates = |text: &str| put(root, "target/stamps/api", text);
    let build = || {
        let built = book::build(root, None).unwrap();
        fs::read_to_string(built.join("api/a/index.html")).unwrap_or_default()
    };
    crates("1");
    page("first");
    assert_eq!(build(), "first");
    // What documents the crates writes the pages and the stamp: one alone is no change.
    page("second");
    assert_eq!(build(), "first");
    crates("2");
    assert_eq!(build(), "second");
    fs::remove_dir_all(book::load(root).unwrap().build_dir_for("html").join("api"))
        .unwrap();
    assert_eq!(build(), "second");
    fs::remove_dir_all(root.join("chapters/api")).unwrap();
    assert_eq!(build(), "");
    let left = |name: &str| name.starts_with('.') && name.ends_with("-api");
    let mut beside =
        fs::read_dir(root.join("target")).unwrap().chain(fs::read_dir(root).unwrap());
    assert!(!beside.any(|file| left(&file.unwrap().file_name().to_string_lossy())));
}
