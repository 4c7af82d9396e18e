//! The output file of `gods book epub` and `gods book pdf`.
use std::path::{Path, PathBuf};

use anyhow::Result;
use base::failure::UsageError;
use base::overwrite::{FileKind, Output};

/// The examples of the help of `gods book epub`.
pub const EPUB_EXAMPLES: &str = "\
Examples:
  gods book epub                             into target/gods-algorithm.epub
  gods book epub -o ~/gods-algorithm.epub

FILE may be an earlier EPUB of this command; another file is overwritten by --force alone.
A link to a page that is not in it leads to the published book if `site-url` in book.toml is a
whole address, and is text otherwise.";

/// The examples of the help of `gods book pdf`.
pub const PDF_EXAMPLES: &str = "\
Examples:
  gods book pdf                            into target/gods-algorithm.pdf
  gods book pdf -o ~/gods-algorithm.pdf
  CHROMIUM=/opt/chrome/chrome gods book pdf

FILE may be an earlier PDF of this command; another file is overwritten by --force alone.
A page to print is on the book's site as well: print.html, behind the printer above each page.";

/// The arguments of a command that writes the book into one file.
#[derive(clap::Args)]
pub struct Args {
    /// The file to write, instead of one in target/.
    #[arg(short, long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// Overwrite FILE even if this command did not write it.
    #[arg(long, requires = "output")]
    force: bool,
}

impl Args {
    /// The file to write, after checking its extension and that it may and can be written.
    ///
    /// # Errors
    /// [`UsageError`] if the file is not suitable.
    pub fn file(&self, root: &Path, ending: &str, kind: FileKind) -> Result<PathBuf> {
        let usual = root.join("target/gods-algorithm").with_extension(ending);
        let Some(out) = &self.output else { return Ok(usual) };
        let file = std::env::current_dir()?.join(out);
        check_extension(out, ending)?;
        Output { option: "--output", path: out, kind, force: self.force }
            .check(&base::sources(root))?;
        Ok(file)
    }
}

/// Refuses a file with another extension, before any long work.
///
/// # Errors
/// [`UsageError`] if the file is not suitable.
pub fn check_extension(file: &Path, ending: &str) -> Result<(), UsageError> {
    if file.extension().is_some_and(|found| found == ending) {
        return Ok(());
    }
    Err(UsageError(format!(
        "found --output {file:?}, and the file's name must end in .{ending}"
    )))
}
