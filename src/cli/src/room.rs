//! Slides and handouts: for which sessions, and where they go.
use std::path::{Path, PathBuf};

use anyhow::Result;
use book::Book;
use book::room::write::{self, What};

use crate::grade::policy::Sessions;

/// What `gods book slides` is asked for.
pub const SLIDES_EXAMPLES: &str = "\
Examples:
  gods book slides                        all sessions, into target/slides
  gods book slides --session 3 -o class   the third, into the folder class
  gods book slides --session 3 --pdf      the same in print, a slide a page
  gods book slides --session 1-3,5        the first three, and the fifth
  gods book slides --session 3 --pdf --notes

Each file is one for itself: open it in any browser, on any machine, without a network. Arrow
keys turn the slides, `s` shows what to say, `w` shows it in a window of its own, and `?` shows
all keys. session-03.html#7 begins with the seventh slide.";

/// What `gods book handouts` is asked for.
pub const HANDOUTS_EXAMPLES: &str = "\
Examples:
  gods book handouts                        all sessions, into target/handouts
  gods book handouts --session 3 -o class   the third, into the folder class
  gods book handouts --session 3 --pdf      the same in print
  gods book handouts --session 1-3          the first three

A figure is printed without its numbers: students write them in.";

/// What slides understand.
#[derive(clap::Args)]
pub struct Slides {
    #[command(flatten)]
    common: Common,
    /// Put the notes under each slide, to be read and printed: session-03-notes.html.
    #[arg(long)]
    notes: bool,
}

/// What handouts understand.
#[derive(clap::Args)]
pub struct Handouts {
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args)]
struct Common {
    /// Only these sessions, counted from 1, as `3`, `1-3` or `1,4-6`.
    #[arg(long, value_name = "N", value_delimiter = ',')]
    session: Vec<Sessions>,
    /// The folder to write into, instead of one in target/.
    #[arg(short, long, value_name = "FOLDER", value_hint = clap::ValueHint::DirPath)]
    output: Option<PathBuf>,
    /// Print each file as a PDF as well, with the Chromium or Chrome of this machine.
    #[arg(long)]
    pdf: bool,
}

/// Writes slides, and says which files.
///
/// # Errors
/// If something is wrong with the book or with what is asked for.
pub fn slides(book: &Book, root: &Path, args: &Slides) -> Result<String> {
    let what = if args.notes { What::SlidesWithNotes } else { What::Slides };
    written(book, what, &args.common, &root.join("target/slides"))
}

/// Writes handouts, and says which files.
///
/// # Errors
/// If something is wrong with the book or with what is asked for.
pub fn handouts(book: &Book, root: &Path, args: &Handouts) -> Result<String> {
    written(book, What::Handouts, &args.common, &root.join("target/handouts"))
}

fn written(book: &Book, what: What, args: &Common, usual: &Path) -> Result<String> {
    let here = std::env::current_dir()?;
    let folder = args.output.as_ref().map_or(usual.to_owned(), |out| here.join(out));
    let sessions: Vec<_> = args.session.iter().map(|it| it.first..=it.last).collect();
    let files = write::write(book, what, &sessions, &folder, args.pdf)?;
    let files = files.iter().map(|file| {
        let file = file.strip_prefix(&here).unwrap_or(file);
        format!("wrote {}", file.display())
    });
    Ok(files.collect::<Vec<_>>().join("\n"))
}
