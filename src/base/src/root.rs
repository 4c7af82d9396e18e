//! Where the book lies.
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::failure::Usage;

/// The line of `book.toml` by which the book knows itself.
const TITLE_LINE: &str = "title = \"God's Algorithm\"";

/// The folder of the book: the nearest one, from here upward, whose `book.toml` has
/// the right title; or the one from which cargo runs the tool.
///
/// # Errors
/// [`Usage`] if there is none.
pub fn root() -> Result<PathBuf> {
    let here = env::current_dir()?;
    let cargo = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let is_book = |folder: &Path| {
        fs::read_to_string(folder.join("book.toml"))
            .is_ok_and(|text| text.contains(TITLE_LINE))
    };
    let found = here.ancestors().map(Path::to_owned).chain(cargo).find(|f| is_book(f));
    Ok(found.ok_or_else(|| {
        Usage(format!(
            "{} is not inside the book's folder: go to the folder that holds the book.toml \
             of God's Algorithm",
            here.display()
        ))
    })?)
}

/// The first line of the table of contents of a class's repository, which `gods-course new class`
/// makes: it has exercises, and not the book.
pub const CLASS_HEADING: &str = "# The exercises of a class";

/// The folder of the book itself, for what asks for its pages, its figures or its course.
///
/// # Errors
/// As [`root`], and if it is a class's repository.
pub fn book_root() -> Result<PathBuf> {
    let root = root()?;
    let contents = fs::read_to_string(root.join("chapters/SUMMARY.md"));
    if contents.is_ok_and(|text| text.starts_with(CLASS_HEADING)) {
        return Err(Usage(format!(
            "{} is a class's repository, which has exercises and not the book: do this in \
             the book's own folder; here `gods exercises` lists what there is to do",
            root.display()
        ))
        .into());
    }
    Ok(root)
}
