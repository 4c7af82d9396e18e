//! The book's root folder.
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::Result;

use crate::failure::UsageError;

/// The line of `book.toml` that identifies the book.
const TITLE_LINE: &str = "title = \"God's Algorithm\"";

/// The sources of a book, besides this program. The Markdown files are targets of links.
const SOURCES: [&str; 13] = [
    "book.toml",
    "chapters",
    "theme",
    "code",
    "src",
    "course",
    "tests",
    "Cargo.toml",
    "Cargo.lock",
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
];

/// The paths of the book's sources.
pub fn sources(root: &Path) -> Vec<PathBuf> {
    SOURCES.iter().map(|name| root.join(name)).collect()
}

/// The root folder of the book or of a class's repository: the nearest ancestor of the working
/// directory whose `book.toml` has the book's title, or else the folder from which cargo runs
/// the tool.
///
/// # Errors
/// [`UsageError`] if there is none.
pub fn root() -> Result<PathBuf> {
    let here = env::current_dir()?;
    let cargo = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let is_book = |folder: &Path| {
        fs::read_to_string(folder.join("book.toml"))
            .is_ok_and(|text| text.contains(TITLE_LINE))
    };
    let found = here.ancestors().map(Path::to_owned).chain(cargo).find(|f| is_book(f));
    Ok(found.ok_or_else(|| {
        UsageError(format!(
            "{} is not inside the book's folder: go to the folder that holds the book.toml \
             of God's Algorithm",
            here.display()
        ))
    })?)
}

/// The first line of `SUMMARY.md` in a class's repository, which `gods-course new class` makes
/// and which has exercises but not the book.
pub const CLASS_HEADING: &str = "# The exercises of a class";

/// The root folder of the book itself, for commands that need its pages, figures or course.
///
/// # Errors
/// As [`root()`], and if the folder is a class's repository.
pub fn book_root() -> Result<PathBuf> {
    let root = root()?;
    let contents = fs::read_to_string(root.join("chapters/SUMMARY.md"));
    if contents.is_ok_and(|text| text.starts_with(CLASS_HEADING)) {
        return Err(UsageError(format!(
            "{} is a class's repository, which has exercises and not the book: do this in \
             the book's own folder; here `gods exercises` lists what there is to do",
            root.display()
        ))
        .into());
    }
    Ok(root)
}
