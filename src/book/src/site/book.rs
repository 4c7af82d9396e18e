//! The book in a folder: builds, checks, tests and counts it.
use std::collections::hash_map::DefaultHasher;
use std::ffi::OsString;
use std::hash::{Hash, Hasher};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Result, bail};
use base::failure::UsageError;
use base::fingerprint::{fingerprint, metadata_hash};
use mdbook_driver::MDBook;
use mdbook_renderer::Renderer;

use super::preprocess::{self, BookPreprocessor};
use super::replace::{self, Replacement};
use super::{pages, render};
use crate::model::ParsedBook;
use crate::model::edition::Edition;
use crate::model::parsed_book::CommandCheck;
use crate::rules::coverage::Coverage;
use crate::rules::session::SessionRunner;

/// The file in a served book with the fingerprint of its sources.
const FINGERPRINT_FILE: &str = ".made-of";

/// The book in a folder.
#[derive(Debug, Clone)]
pub struct Book {
    root: PathBuf,
    commands: CommandCheck,
    edition: Edition,
    api: bool,
}

impl Book {
    /// The students' edition of the book in a folder; `commands` checks the commands that its
    /// chapters show.
    pub fn new(root: &Path, commands: CommandCheck) -> Self {
        let root = root.to_owned();
        Book { root, commands, edition: Edition::Students, api: true }
    }

    /// The same book in another edition.
    pub fn with_edition(self, edition: Edition) -> Self {
        Book { edition, ..self }
    }

    /// The same book without the API pages, which take long to make: the local server serves
    /// them from their own folder.
    pub fn without_api(self) -> Self {
        Book { api: false, ..self }
    }

    /// Loads the book, with the preprocessor in this process. The teachers' edition has its own
    /// build folder, so that nobody publishes it by mistake.
    fn load(&self) -> Result<MDBook> {
        let mut book = MDBook::load(&self.root)?;
        if self.edition == Edition::Teachers {
            book.config.build.build_dir = self.root.join("target/book-for-teachers");
        }
        book.with_preprocessor(BookPreprocessor {
            edition: self.edition,
            check_command: self.commands,
            api: self.api,
        });
        book.with_renderer(render::HtmlRenderer { api: self.api });
        Ok(book)
    }

    /// Builds the book, and returns its folder.
    pub fn build(&self, destination: Option<&Path>) -> Result<PathBuf> {
        self.prepare(self.load()?, destination)?.put_in_place()
    }

    /// Builds both editions into separate folders, which finds every problem that can be found
    /// without running the book's programs.
    pub fn check(&self) -> Result<PathBuf> {
        let check = |edition, folder: &str| {
            let folder = self.root.join("target").join(folder);
            self.clone().with_edition(edition).build(Some(&folder))
        };
        check(Edition::Teachers, "check-for-teachers")?;
        check(Edition::Students, "check")
    }

    /// Renders the book with another renderer in a folder below `target/`, which is removed
    /// afterward.
    pub fn render(&self, renderer: &dyn Renderer) -> Result<()> {
        let mut book = self.load()?;
        let name = renderer.name();
        let place = self.root.join("target").join(name);
        let work =
            Replacement::begin(&place, &self.root.join("target/locks").join(name))?;
        book.config.build.build_dir = work.folder().to_owned();
        book.execute_build_process(renderer)
    }

    /// The folder of the book for the local server. Builds the book if it is missing or a
    /// source has changed.
    pub fn up_to_date_served(&self) -> Result<PathBuf> {
        let book = self.load()?;
        let place = replace::resolve(&book.build_dir_for("html"))?;
        let then = fs::read_to_string(place.join(FINGERPRINT_FILE));
        if then.is_ok_and(|then| self.source_fingerprint().is_ok_and(|now| then == now))
        {
            return Ok(place);
        }
        self.prepare_served()?.put_in_place()
    }

    /// Builds the book for the local server, where it is at the root of its host.
    pub fn prepare_served(&self) -> Result<Replacement> {
        let made_of = self.source_fingerprint()?; // what changes from here on makes it another one
        let mut book = self.load()?;
        book.config.set("output.html.site-url", "/")?;
        let new = self.prepare(book, None)?;
        fs::write(new.folder().join(FINGERPRINT_FILE), made_of)?;
        Ok(new)
    }

    /// Builds the book beside the folder that it will replace, and checks it. Nothing is
    /// replaced if there is a problem.
    fn prepare(
        &self,
        mut book: MDBook,
        destination: Option<&Path>,
    ) -> Result<Replacement> {
        if let Some(destination) = destination {
            refuse_other_contents(destination)?;
            book.config.build.build_dir = destination.to_owned();
        }
        let place = replace::resolve(&book.build_dir_for("html"))?;
        let mut hash = DefaultHasher::new();
        place.hash(&mut hash);
        let lock = self.root.join(format!("target/locks/{:016x}", hash.finish()));
        let new = Replacement::begin(&place, &lock)?;
        book.config.build.build_dir = new.folder().to_owned();
        book.build()?;
        pages::check(&self.root, new.folder(), self.api)?;
        Ok(new)
    }

    /// The fingerprint of this program, the sources, and the environment variables that
    /// configure mdBook.
    fn source_fingerprint(&self) -> Result<String> {
        let mut hash = DefaultHasher::new();
        metadata_hash(&self.root, &[env::current_exe()?]).hash(&mut hash);
        fingerprint(&self.root, &base::sources(&self.root))?.hash(&mut hash);
        let is_set = |name: &OsString| name.to_string_lossy().starts_with("MDBOOK_");
        let mut set: Vec<_> = env::vars_os().filter(|(name, _)| is_set(name)).collect();
        set.sort();
        set.hash(&mut hash);
        Ok(format!("{:016x}", hash.finish()))
    }

    /// Runs the worked examples of all chapters, or of one. Returns the report.
    pub fn run_examples(&self, chapter: Option<&str>) -> Result<String> {
        preprocess::run_examples(&self.root, &self.load()?.book, chapter, self.commands)
    }

    /// Parses the whole book.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn parse(&self) -> Result<ParsedBook> {
        ParsedBook::parse(&self.root, &self.load()?.book, self.commands)
    }

    /// Counts which lines of all chapter crates, or of one, the book shows.
    pub fn coverage(&self, krate: Option<&str>) -> Result<Coverage> {
        let parsed = self.parse()?;
        Coverage::count(&parsed, krate)
    }

    /// Runs the terminal sessions of all chapters, or of one, with the given program as `gods`.
    /// Compares the output, or writes it into the chapters if `write`. Returns a message.
    pub fn sessions(
        &self,
        chapter: Option<&str>,
        gods: &Path,
        write: bool,
    ) -> Result<String> {
        let book = MDBook::load(&self.root)?.book;
        let chapters = preprocess::select_chapters(&book, chapter)?;
        let mut terminal = SessionRunner::new(gods, &self.root, self.commands);
        if write {
            let changed = terminal.write(&chapters)?;
            return Ok(if changed.is_empty() {
                "all sessions are up to date".to_owned()
            } else {
                changed.join("\n")
            });
        }
        let count = terminal.compare(&chapters)?;
        Ok(format!("{count} commands print what the book shows"))
    }
}

/// Refuses a build folder that contains anything but a built book, because building replaces
/// the folder.
fn refuse_other_contents(folder: &Path) -> Result<()> {
    let is_empty = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) => bail!(UsageError(format!(
            "{} cannot be built into ({error}): name a new folder",
            folder.display()
        ))),
    };
    if !is_empty && !folder.join("toc.html").is_file() {
        bail!(UsageError(format!(
            "{} holds something that is no built book, and building would delete it: \
             name a new folder",
            folder.display()
        )));
    }
    Ok(())
}
