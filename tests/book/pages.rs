//! The built pages: every link leads somewhere, nothing comes from another host, and
//! no page is heavy; every crate has its pages.
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use book::rules::coverage::EXEMPT;

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
        let library = name.replace('-', "_");
        assert!(
            BOOK.join(format!("api/{library}/index.html")).is_file(),
            "api/{library}"
        );
        if EXEMPT.contains(&&*name) {
            continue;
        }
        assert!(BOOK.join(format!("source/{name}.html")).is_file(), "source/{name}");
        for folder in ["src", "tests"] {
            for file in book::model::source::files(root, &name, folder).unwrap() {
                let id = format!("id=\"{}\"", book::model::source::heading_id(&file));
                let times = SOURCES.matches(&id).count();
                assert_eq!(times, 1, "{file}: pages of source show it so many times");
            }
        }
    }
}

/// The page that is printed: the chapters, and links that lead somewhere.
#[test]
fn the_print_page_holds_the_chapters_and_its_links_lead_somewhere() {
    let text = fs::read_to_string(BOOK.join("print.html")).unwrap();
    assert!(text.len() < 2_500_000, "{} bytes", text.len());
    let (_, main, _) = book::site::print::parts(&text).unwrap();
    let page = book::model::html::Page::read(main);
    let ids: BTreeSet<_> = page.all("id").collect();
    for chapter in ["orientations", "permutations", "measurements", "glossary"] {
        assert!(ids.contains(chapter), "{chapter} is not printed");
    }
    assert!(!main.contains(">Source: ") && !ids.contains("syllabus"));
    let links = page.tags.iter().filter(|tag| tag.name == "a");
    let (mut inside, mut outside) = (0, 0);
    for address in links.filter_map(|link| link.get("href")) {
        let (file, id) = address.split_once('#').unwrap_or((address, ""));
        match file {
            "" => {
                assert!(ids.contains(id), "{address} leads to no place on the page");
                inside += 1;
            }
            _ if file.contains(':') => {}
            _ => {
                assert!(BOOK.join(file).exists(), "{address} leads to no page");
                outside += 1;
            }
        }
    }
    assert!(inside > 1000 && outside > 100, "{inside}, {outside}");
}

/// The module of the widgets takes more than Rust: that it is stale is told here, and
/// `.ci/full widgets` refuses it.
#[test]
fn a_stale_module_of_the_widgets_is_told() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let stale = book::widgets::stale(root).unwrap();
    if !stale.is_empty() {
        // Not by `eprintln!`, of which nobody hears when a test passes.
        let notice = format!("\nnotice: {}\n", book::widgets::told(&stale));
        std::io::stderr().write_all(notice.as_bytes()).unwrap();
    }
}
