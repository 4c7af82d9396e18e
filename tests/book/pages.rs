//! The built pages: every link leads somewhere, nothing comes from another host, and
//! no page is heavy; every crate has its pages.
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The book, built once into a folder of its own.
static BOOK: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book-pages");
    book::Book::new(root, cli::answers)
        .build(Some(&folder))
        .unwrap_or_else(|error| panic!("{error:#}"))
});

/// All pages of source.
static SOURCES: LazyLock<String> = LazyLock::new(|| {
    let pages = fs::read_dir(BOOK.join("source")).unwrap();
    pages.map(|page| fs::read_to_string(page.unwrap().path()).unwrap()).collect()
});

#[test]
fn nothing_is_wrong_with_the_pages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    book::site::pages::check(root, &BOOK, &book::site::pages::ALL)
        .unwrap_or_else(|error| panic!("{error:#}"));
}

#[test]
fn every_crate_has_its_page_of_source_and_of_documentation() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join("code")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(BOOK.join(format!("source/{name}.html")).is_file(), "source/{name}");
        for folder in ["src", "tests"] {
            for file in book::model::source::files(root, &name, folder).unwrap() {
                let id = format!("id=\"{}\"", book::model::source::heading_id(&file));
                let times = SOURCES.matches(&id).count();
                assert_eq!(times, 1, "{file}: pages of source show it so many times");
            }
        }
        let library = name.replace('-', "_");
        assert!(
            BOOK.join(format!("api/{library}/index.html")).is_file(),
            "api/{library}"
        );
    }
}
