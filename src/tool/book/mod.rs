//! The book engine: mdBook, in process, with the book's own preprocessor.
//!
//! The same preprocessor serves stock `mdbook`, which starts it as
//! `gods preprocess`: see `book.toml`.
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use mdbook_driver::MDBook;

use super::failure::Usage;
use coverage::Coverage;
use replace::Replacement;
use weave::Weave;

pub mod api;
pub mod appendix;
pub mod captions;
pub mod check;
pub mod contents;
pub mod coverage;
pub mod diff;
pub mod directive;
pub mod drawing;
pub mod editor;
pub mod examples;
pub mod exempt;
pub mod exercises;
pub mod expand;
pub mod fence;
pub mod fingerprint;
pub mod foreign;
pub mod headings;
pub mod html;
pub mod include;
pub mod items;
pub mod large;
pub mod libraries;
pub mod listing;
pub mod markdown;
pub mod math;
pub mod names;
pub mod numbered;
pub mod numbers;
pub mod pages;
pub mod patience;
pub mod powers;
pub mod preprocess;
pub mod problem;
pub mod render;
pub mod replace;
pub mod scales;
pub mod seen;
pub mod serve;
pub mod session;
pub mod shell;
pub mod shown;
pub mod site;
pub mod source;
pub mod teaching;
pub mod typed;
pub mod units;
pub mod watch;
pub mod weave;

/// The line of `book.toml` by which the book knows itself.
const TITLE: &str = "title = \"God's Algorithm\"";

/// The folder of the book: the nearest one, from here upward, whose `book.toml` has
/// the right title; or the one from which cargo runs the tool.
pub fn root() -> Result<PathBuf> {
    let here = env::current_dir()?;
    let cargo = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let is_book = |folder: &Path| {
        fs::read_to_string(folder.join("book.toml"))
            .is_ok_and(|text| text.contains(TITLE))
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

/// Loads the book, with the preprocessor in this process.
pub fn load(root: &Path) -> Result<MDBook> {
    load_edition(root, false)
}

/// Loads the book, with or without its pages of solutions.
fn load_edition(root: &Path, solutions: bool) -> Result<MDBook> {
    let mut book = MDBook::load(root)?;
    book.with_preprocessor(preprocess::Gods { solutions });
    book.with_renderer(render::Pages);
    Ok(book)
}

/// Builds the book, and says into which folder.
pub fn build(root: &Path, destination: Option<&Path>) -> Result<PathBuf> {
    prepare(root, load(root)?, destination, &pages::LINKS)?.put(false)
}

/// Builds the teacher's edition, with solutions, into a folder of its own.
pub fn build_solutions(root: &Path, destination: Option<&Path>) -> Result<PathBuf> {
    let folder = root.join("target/book-with-solutions");
    let book = load_edition(root, true)?;
    prepare(root, book, Some(destination.unwrap_or(&folder)), &pages::LINKS)?.put(false)
}

/// Builds the book as it is served: at the root of its host.
pub fn prepare_served(root: &Path) -> Result<Replacement> {
    let mut book = load(root)?;
    book.config.set("output.html.site-url", "/")?;
    prepare(root, book, None, &pages::LINKS)
}

/// Builds a book beside the folder that it will replace. What is wrong with a chapter, or
/// with its page by these rules, is an error before anything is replaced.
fn prepare(
    root: &Path,
    mut book: MDBook,
    destination: Option<&Path>,
    rules: &[pages::Rule],
) -> Result<Replacement> {
    if let Some(destination) = destination {
        refuse_foreign(destination)?;
        book.config.build.build_dir = destination.to_owned();
    }
    let place = replace::resolved(&book.build_dir_for("html"))?;
    let mut hash = DefaultHasher::new();
    place.hash(&mut hash);
    let lock = root.join(format!("target/locks/{:016x}", hash.finish()));
    let new = Replacement::begin(&place, &lock)?;
    book.config.build.build_dir = new.folder().to_owned();
    book.build()?;
    pages::check(root, new.folder(), rules)?;
    Ok(new)
}

/// Checks the chapters, builds them into a folder of their own and checks the pages:
/// everything the book refuses that can be found without running its programs.
pub fn check(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/check");
    prepare(root, load(root)?, Some(&folder), &pages::ALL)?.put(false)
}

/// The folder that the book is built into is replaced: it has to be a new one, or hold a
/// book already.
fn refuse_foreign(folder: &Path) -> Result<()> {
    let is_empty = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) => bail!(Usage(format!(
            "{} cannot be built into ({error}): name a new folder",
            folder.display()
        ))),
    };
    if !is_empty && !folder.join("toc.html").is_file() {
        bail!(Usage(format!(
            "{} holds something that is no built book, and building would delete it: \
             name a new folder",
            folder.display()
        )));
    }
    Ok(())
}

/// Runs the worked examples of all chapters, or of one, and gives what rustdoc said.
pub fn test(root: &Path, chapter: Option<&str>) -> Result<String> {
    preprocess::test(root, &load(root)?.book, chapter)
}

/// Counts which lines of the chapter crates the book shows, or of one crate.
pub fn coverage(root: &Path, krate: Option<&str>) -> Result<Coverage> {
    Coverage::count(root, &Weave::collect(root, &load(root)?.book), krate)
}

/// Runs the terminal sessions of all chapters, or of one, with this program as `gods`;
/// compares what they print or writes it into the chapters. Says what was done.
pub fn sessions(
    root: &Path,
    chapter: Option<&str>,
    gods: &Path,
    write: bool,
) -> Result<String> {
    let book = MDBook::load(root)?.book;
    let chapters = preprocess::chosen(&book, chapter)?;
    if write {
        let changed = session::write(root, gods, &chapters)?;
        return Ok(match changed.is_empty() {
            true => "all sessions are up to date".to_owned(),
            false => changed.join("\n"),
        });
    }
    let count = session::check(root, gods, &chapters)?;
    Ok(format!("{count} commands print what the book shows"))
}
