//! Addresses in pages: a book with a known host and repository states them on each page.
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::cli::gods;
use crate::fixture::{remove_crates, write, write_file};

const ADDRESS: &str = "https://example.org/a-book/";
const REPOSITORY: &str = "https://example.org/someone/a-book";
/// Environment variables that override `book.toml`.
const ENVIRONMENT: [&str; 3] = [
    "MDBOOK_OUTPUT__HTML__SITE_URL",
    "MDBOOK_OUTPUT__HTML__GIT_REPOSITORY_URL",
    "MDBOOK_OUTPUT__HTML__EDIT_URL_TEMPLATE",
];
/// Template of the address for editing a file.
const EDIT_URL: &str = "https://example.org/someone/a-book/edit/main/{path}";
/// Pages and their addresses below the site's.
const PAGES: [(&str, &str); 5] = [
    ("index.html", ""),
    ("preface.html", ""),
    ("one.html", "one.html"),
    ("two.html", "two.html"),
    ("source/a.html", "source/a.html"),
];

fn book() -> TempDir {
    let folder = write("# One\n\nText.\n");
    remove_crates(folder.path());
    write_file(folder.path(), "chapters/404.md", "# Gone\n\n[Home](preface.md)\n");
    write_file(folder.path(), "theme/index.hbs", include_str!("../../theme/index.hbs"));
    write_file(folder.path(), "theme/start.js", include_str!("../../theme/start.js"));
    folder
}

/// Builds a book with these settings in `book.toml`.
fn built(root: &Path, settings: &str) -> anyhow::Result<PathBuf> {
    let text = "[book]\ntitle = \"God's Algorithm\"\nsrc = \"chapters\"\n[output.html]\n\
                additional-js = [\"theme/start.js\"]\n";
    write_file(root, "book.toml", &format!("{text}{settings}"));
    book::Book::new(root, cli::is_read_only).check()
}

fn read(built: &Path, name: &str) -> String {
    fs::read_to_string(built.join(name)).unwrap()
}

/// Returns the texts after each `before` on a page, up to a quotation mark.
fn quoted_after<'a>(page: &'a str, before: &str) -> Vec<&'a str> {
    page.split(before).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn pages_state_address_of_known_host() {
    let folder = book();
    for site_url in [ADDRESS, ADDRESS.trim_end_matches('/')] {
        let built =
            built(folder.path(), &format!("site-url = \"{site_url}\"\n")).unwrap();
        let sitemap = read(&built, "sitemap.xml");
        for (page, address) in PAGES {
            let html = read(&built, page);
            let expected = [format!("{ADDRESS}{address}")];
            assert_eq!(
                quoted_after(&html, "rel=\"canonical\" href=\""),
                expected,
                "{page}"
            );
            assert_eq!(
                quoted_after(&html, "\"og:url\" content=\""),
                expected,
                "{page}"
            );
            assert!(
                sitemap.contains(&format!("<loc>{}</loc>", expected[0])),
                "{sitemap}"
            );
        }
        assert_eq!(sitemap.matches("<loc>").count(), PAGES.len() - 1, "{sitemap}");
        let missing = read(&built, "404.html");
        assert!(missing.contains("<a href=\"preface.html\">Home</a>"), "{missing}");
        for page in ["404.html", "print.html", "toc.html"] {
            assert!(!read(&built, page).contains("canonical"), "{page}");
        }
    }
}

#[test]
fn shared_pages_show_book_picture() {
    let folder = book();
    let root = folder.path();
    write_file(root, "chapters/pictures/share.png", "");
    let setting = format!("site-url = \"{ADDRESS}\"\n");
    let shown = built(root, &setting).unwrap();
    for (page, _) in PAGES {
        let html = read(&shown, page);
        let expected = [format!("{ADDRESS}pictures/share.png")];
        assert_eq!(quoted_after(&html, "\"og:image\" content=\""), expected, "{page}");
        assert_eq!(
            quoted_after(&html, "\"og:image:alt\" content=\"").len(),
            1,
            "{page}"
        );
        assert_eq!(
            quoted_after(&html, "\"twitter:card\" content=\""),
            ["summary_large_image"]
        );
    }
    assert!(shown.join("pictures/share.png").is_file());
}

/// Returns the width and height in the header of a PNG file, and its size in bytes.
fn png_size(name: &str) -> ((u32, u32), usize) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    let bytes = fs::read(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{name} is no PNG");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    ((number(16), number(20)), bytes.len())
}

#[test]
fn pictures_have_stated_size() {
    for (name, size, most) in [
        ("chapters/pictures/share.png", book::site::published::PICTURE_SIZE, 100_000),
        ("chapters/pictures/apple-touch-icon.png", (180, 180), 10_000),
        ("theme/favicon.png", (48, 48), 5_000),
    ] {
        let (found, bytes) = png_size(name);
        assert_eq!(found, size, "{name}");
        assert!(bytes <= most, "{name} has {bytes} bytes, and may have {most}");
    }
}

#[test]
fn known_repository_adds_edit_links() {
    let folder = book();
    let setting = format!(
        "git-repository-url = \"{REPOSITORY}\"\nedit-url-template = \"{EDIT_URL}\"\n"
    );
    let built = built(folder.path(), &setting).unwrap();
    for (page, file) in [
        ("preface.html", "preface.md"),
        ("one.html", "one.md"),
        ("source/a.html", "source/a.md"),
    ] {
        let html = read(&built, page);
        let edit = format!("{REPOSITORY}/edit/main/chapters/{file}");
        assert_eq!(quoted_after(&html, "<a rel=\"edit\" href=\""), [edit], "{page}");
        let report =
            quoted_after(&html, &format!("<a href=\"{REPOSITORY}/issues/new?title="));
        assert_eq!(report, [format!("Mistake%20in%20{file}:%20")], "{page}");
    }
    let missing = read(&built, "404.html");
    assert!(
        missing.contains("Report a mistake") && !missing.contains("Edit this page")
    );
    assert!(!read(&built, "print.html").contains("Report a mistake"));
    assert!(!read(&built, "one.html").contains("canonical"));
}

#[test]
fn unknown_host_adds_no_address() {
    let folder = book();
    let built = built(folder.path(), "site-url = \"/a-book/\"\n").unwrap();
    assert!(!built.join("sitemap.xml").exists());
    let pages = PAGES.iter().map(|(page, _)| *page);
    for page in pages.chain(["404.html", "print.html", "toc.html"]) {
        let html = read(&built, page);
        for word in
            ["canonical", "og:url", "og:image", "Edit this page", "Report a mistake"]
        {
            assert!(!html.contains(word), "{page} says {word}");
        }
    }
}

#[test]
fn environment_sets_address_of_fork() {
    let folder = book();
    let root = folder.path();
    built(root, "").unwrap(); // writes book.toml
    let workflow =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(".github/workflows/book.yml");
    let workflow = fs::read_to_string(workflow).unwrap();
    for name in ENVIRONMENT {
        assert_eq!(workflow.matches(&format!(" {name}: ${{{{ ")).count(), 1, "{name}");
    }

    let output = gods(root)
        .args(["book", "build"])
        .envs(ENVIRONMENT.into_iter().zip([ADDRESS, REPOSITORY, EDIT_URL]))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let page = read(&root.join("book"), "one.html");
    assert_eq!(
        quoted_after(&page, "rel=\"canonical\" href=\""),
        [format!("{ADDRESS}one.html")]
    );
    assert!(page.contains(&format!("{REPOSITORY}/edit/main/chapters/one.md")));
}

#[test]
fn not_found_page_has_links() {
    let folder = book();
    write_file(folder.path(), "chapters/404.md", "# Gone\n\n[Home](nowhere.md)\n");
    let error = built(folder.path(), "").unwrap_err().to_string();
    assert!(
        error.contains("chapters/404.md:3: `nowhere.html` leads nowhere"),
        "{error}"
    );
    fs::remove_file(folder.path().join("chapters/404.md")).unwrap();
    let built = built(folder.path(), "").unwrap();
    assert!(!read(&built, "404.html").contains("Gone"));
}
