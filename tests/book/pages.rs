//! The built pages: every link leads somewhere, nothing comes from another host, and
//! no page is heavy; every crate has its pages.
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use gods_algorithm::tool::book;

/// The book, built once into a folder of its own.
static BOOK: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book-pages");
    book::build(root, Some(&folder)).unwrap_or_else(|error| panic!("{error:#}"))
});

#[test]
fn nothing_is_wrong_with_the_pages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    book::pages::check(root, &BOOK).unwrap_or_else(|error| panic!("{error:#}"));
}

#[test]
fn every_crate_has_its_page_of_source_and_of_documentation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join("code")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let page = BOOK.join(format!("source/{name}.html"));
        let page = fs::read_to_string(page).unwrap();
        for file in book::source::files(root, &name, "src").unwrap() {
            let id = format!("id=\"{}\"", book::source::heading_id(&file));
            assert!(page.contains(&id), "source/{name}.html does not show {file}");
        }
        let library = name.replace('-', "_");
        assert!(
            BOOK.join(format!("api/{library}/index.html")).is_file(),
            "api/{library}"
        );
    }
}
