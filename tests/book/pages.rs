//! The built pages: none loads anything from another host, and every crate has its pages.
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use book::rules::coverage::UNSHOWN_CRATES;
use sha2::{Digest, Sha256};

/// The students' edition of the whole book, built once into a folder of its own.
pub static STUDENTS_BOOK: LazyLock<PathBuf> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book-pages");
    book::Book::new(root, cli::is_read_only)
        .build(Some(&folder))
        .unwrap_or_else(|error| panic!("{error:#}"))
});

/// Text of all built pages that show source code.
static SOURCES: LazyLock<String> = LazyLock::new(|| {
    let pages = fs::read_dir(STUDENTS_BOOK.join("source")).unwrap();
    pages.map(|page| fs::read_to_string(page.unwrap().path()).unwrap()).collect()
});

/// The policy of each page allows only scripts in files, so that no script may be inline;
/// rustdoc's pages are exempt.
#[test]
fn pages_have_policy_without_inline_scripts() {
    const POLICY: &str = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src \
                          'self' file: data:; script-src 'self' file: 'wasm-unsafe-eval'; ";
    let frame = Path::new("toc.html");
    let pages = base::folder::walk(&STUDENTS_BOOK, &|_| true).unwrap();
    let is_page = |page: &&PathBuf| page.extension().is_some_and(|end| end == "html");
    let pages = pages.iter().filter(|page| !page.starts_with("api") && *page != frame);
    for page in pages.filter(is_page) {
        let name = page.display();
        let html = fs::read_to_string(STUDENTS_BOOK.join(page)).unwrap();
        assert_eq!(html.matches(POLICY).count(), 1, "{name}");
        for tag in book::model::html::tags(&html) {
            let source = tag.get("src");
            assert!(
                tag.name != "script" || source.is_some(),
                "{name}: an inline script"
            );
            let handler =
                tag.attributes.iter().find(|(name, _)| name.starts_with("on"));
            assert!(handler.is_none(), "{name}: {handler:?}");
        }
    }
}

/// Each address that `book.toml` redirects has a page, and leads to a page with the section.
#[test]
fn redirects_lead_to_sections() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = fs::read_to_string(root.join("book.toml")).unwrap();
    let (_, redirects) = config.split_once("[output.html.redirect]\n").unwrap();
    let redirects: Vec<_> = redirects
        .lines()
        .map_while(|line| line.split_once(" = "))
        .map(|(from, to)| [from, to].map(|address| address.trim_matches(['"', '/'])))
        .collect();
    assert!(redirects.len() > 2, "{redirects:?}");
    for [from, to] in redirects {
        let (page, _) = from.split_once('#').unwrap_or((from, ""));
        let html = fs::read_to_string(STUDENTS_BOOK.join(page)).unwrap();
        assert!(html.contains(to), "{from} does not lead to {to}");
        let (page, section) = to.split_once('#').unwrap();
        let html = fs::read_to_string(STUDENTS_BOOK.join(page)).unwrap();
        assert!(html.contains(&format!("id=\"{section}\"")), "{from}: no {to}");
    }
}

#[test]
fn crates_have_source_and_api_pages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(root.join("code")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let library = name.replace('-', "_");
        assert!(
            STUDENTS_BOOK.join(format!("api/{library}/index.html")).is_file(),
            "api/{library}"
        );
        if UNSHOWN_CRATES.contains(&&*name) {
            continue;
        }
        assert!(
            STUDENTS_BOOK.join(format!("source/{name}.html")).is_file(),
            "source/{name}"
        );
        for folder in ["src", "tests"] {
            for file in book::model::source::rust_files(root, &name, folder).unwrap() {
                let id = format!("id=\"{}\"", book::model::source::heading_id(&file));
                let times = SOURCES.matches(&id).count();
                assert_eq!(times, 1, "{file}: pages of source show it so many times");
            }
        }
    }
}

/// The widgets' modules match their stamp. Building them takes more than Rust, so changed
/// sources are only noted here; `.ci/full widgets` rejects them.
#[test]
fn widget_modules_match_stamp() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let stamp = fs::read_to_string(root.join("chapters/widgets/stamp.txt")).unwrap();
    let mut stale = Vec::new();
    for line in stamp.lines() {
        let (wanted, file) = line.split_once("  ").unwrap();
        let is_generated = file.starts_with("chapters/widgets/");
        let found = fs::read(root.join(file)).map(|bytes| {
            let text = String::from_utf8(bytes).map(|text| text.replace("\r\n", "\n"));
            Sha256::digest(
                text.map_or_else(|error| error.into_bytes(), String::into_bytes),
            )
        });
        let hex = |hash: &[u8]| -> String {
            hash.iter().map(|byte| format!("{byte:02x}")).collect()
        };
        let is_it = found.is_ok_and(|hash| wanted == hex(&hash));
        assert!(
            is_it || !is_generated,
            "{file} is not what code/widgets/build.sh has made"
        );
        stale.extend((!is_it).then_some(file));
    }
    assert!(stamp.lines().count() > 100);
    if !stale.is_empty() {
        // `eprintln!` prints nothing when a test passes.
        let notice = format!(
            "\nnotice: the modules of the pages are stale, since these have changed: {}; \
             code/widgets/build.sh makes them anew\n",
            stale.join(", ")
        );
        std::io::stderr().write_all(notice.as_bytes()).unwrap();
    }
}
