//! A small book in a temporary folder.
use std::fs;
use std::path::Path;

use anyhow::Result;
use book::expand::expand;
use book::model::ParsedBook;
use book::rules::check;
use mdbook_driver::MDBook;
use tempfile::TempDir;

const BOOK: &str = "[book]\ntitle = \"God's Algorithm\"\nsrc = \"chapters\"\n";
const SUMMARY: &str = "# Summary\n\n[Preface](preface.md)\n\n- [One](one.md)\n- [Two](two.md)\n\
                       - [Source](source/a.md)\n";
const CRATE: &str = "//! A crate.\n// ANCHOR: rank\npub fn rank() {}\n// ANCHOR_END: rank\n\
                     // ANCHOR: empty\n// ANCHOR_END: empty\n// ANCHOR: open\n\
                     impl A {\n    // ANCHOR: method\n    fn f() {}\n    // ANCHOR_END: method\n}\n";

const FACTS: &str =
    r#"{"cube.moves": 9, "cube.positions": 3674160, "cube.sizes": [1, 9, 2644]}"#;
pub const DATA: &str = "| distance | positions |\n|--:|--:|\n| 0 | 1 |\n";

/// Returns a drawing with the required title and description.
pub fn drawing(shapes: &str) -> String {
    format!(
        "<svg>\n<title id=\"t\">A small drawing</title>\n<desc id=\"d\">It shows next to \
         nothing, and says so to everyone.</desc>\n\n{shapes}</svg>\n"
    )
}

/// Writes a book whose first chapter has the given text.
pub fn write(one: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write_file = |name: &str, text: &str| write_file(folder.path(), name, text);
    write_file("book.toml", BOOK);
    write_file("chapters/SUMMARY.md", SUMMARY);
    write_file("chapters/preface.md", "# Preface\n\n{{#figure net | The net.}}\n");
    write_file("chapters/one.md", one);
    write_file(
        "chapters/two.md",
        "# Two\n\n{{#figure layers | All {{fact cube.positions}}.}}\n",
    );
    write_file("chapters/source/a.md", "# Source\n\n{{#source a}}\n");
    write_file("chapters/figures/facts.json", FACTS);
    write_file("chapters/figures/layers.svg", &drawing("<text>3 * 4</text>"));
    write_file("chapters/figures/net.svg", &drawing(""));
    write_file("chapters/figures/layers.data.md", DATA);
    write_file("chapters/figures/net.data.md", DATA);
    write_file("code/a/src/lib.rs", CRATE);
    folder
}

/// Writes one file of a book atomically.
pub fn write_file(root: &Path, name: &str, text: &str) {
    let path = root.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let beside = path.with_file_name(".new");
    fs::write(&beside, text).unwrap();
    fs::rename(beside, path).unwrap();
}

/// Returns the first chapter and the page of source, as mdBook renders them.
pub fn expanded(one: &str) -> Result<(String, String)> {
    expanded_in(write(one).path())
}

/// Like [`expanded`], with additional or replaced files.
pub fn expanded_with(one: &str, files: &[(&str, &str)]) -> Result<(String, String)> {
    let folder = write(one);
    files.iter().for_each(|(name, text)| write_file(folder.path(), name, text));
    expanded_in(folder.path())
}

/// Like [`expanded`], for an existing book.
pub fn expanded_in(root: &Path) -> Result<(String, String)> {
    let mut book = MDBook::load(root)?.book;
    let names = ParsedBook::parse(root, &book, cli::is_read_only)?;
    check(&names)?;
    expand(&mut book, &names)?;
    let text = |end: &str| {
        let is_at = |path: &Option<_>| path.as_deref() == Some(Path::new(end));
        book.chapters().find(|chapter| is_at(&chapter.path)).unwrap().content.clone()
    };
    Ok((text("one.md"), text("source/a.md")))
}

/// Returns the errors of the first chapter.
pub fn chapter_errors(one: &str) -> String {
    expanded(one).expect_err(one).to_string()
}

/// Returns the errors of a book's built pages.
pub fn page_errors(folder: &Path) -> String {
    remove_crates(folder);
    let pages = book::Book::new(folder, cli::is_read_only)
        .check()
        .map(|folder| fs::read_to_string(folder.join("one.html")));
    pages.expect_err("the pages are wrong").to_string()
}

/// Removes a book's crates, whose API documentation takes time, and mdBook's own fonts,
/// which are large.
pub fn remove_crates(folder: &Path) {
    fs::remove_dir_all(folder.join("code")).unwrap();
    write_file(folder, "chapters/source/a.md", "# Source\n");
    write_file(folder, "theme/fonts/fonts.css", "/* none */\n");
}
