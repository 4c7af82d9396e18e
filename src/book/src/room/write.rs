//! Slides and handouts in a folder, a file for each session; in print, if that is wanted.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base::failure::Usage;
use base::{parallel, whole};

use super::deck::Deck;
use super::handout;
use super::page::Look;
use crate::model::Names;
use crate::model::course::Course;
use crate::paper::chromium::Chromium;
use crate::site::book::Book;
use crate::site::replace::Replacement;

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// The slides.
    Slides,
    /// The slides with what to say below each, to be read and printed.
    SlidesWithNotes,
    /// What students write on.
    Handouts,
}

impl What {
    /// The name of a session's file, without its end.
    fn file(self, session: usize) -> String {
        match self {
            What::Slides => format!("session-{session:02}"),
            What::SlidesWithNotes => format!("session-{session:02}-notes"),
            What::Handouts => format!("handout-{session:02}"),
        }
    }
}

/// Writes the files of all sessions, or of one, into a folder, and says which.
///
/// # Errors
/// If something is wrong with the book, there is no such session, a file cannot be written;
/// or if it is to be printed and there is no browser.
pub fn write(
    book: &Book,
    what: What,
    session: Option<usize>,
    folder: &Path,
    pdf: bool,
) -> Result<Vec<PathBuf>> {
    let chromium = if pdf { Some(Chromium::find()?) } else { None };
    let names = book.checked_names()?;
    let chosen = chosen(session, &names.course)?;
    let pages = pages(&names, what, &chosen)?;
    let failed = |file: &Path| format!("cannot write {}", file.display());
    fs::create_dir_all(folder).with_context(|| failed(folder))?;
    let root = &names.root;
    let work =
        Replacement::begin(&root.join("target/room"), &root.join("target/locks/room"))?;
    let (made, kept) = (work.folder().join("made.pdf"), work.folder().join("chromium"));
    fs::create_dir_all(work.folder())?;
    let mut written = Vec::new();
    for (session, page) in chosen.into_iter().zip(pages) {
        let file = folder.join(what.file(session)).with_extension("html");
        whole::write(&file, page).with_context(|| failed(&file))?;
        if let Some(chromium) = &chromium {
            let pdf = file.with_extension("pdf");
            chromium.print(&fs::canonicalize(&file)?, &made, &kept)?;
            whole::write(&pdf, fs::read(&made)?).with_context(|| failed(&pdf))?;
            fs::remove_file(&made)?;
            written.push(pdf);
        }
        written.push(file);
    }
    Ok(written)
}

/// The pages of some sessions, in their order.
///
/// # Errors
/// If a file that they are made of cannot be read.
pub fn pages(names: &Names, what: What, sessions: &[usize]) -> Result<Vec<String>> {
    let look = Look::read(&names.root)?;
    let made = parallel::map(sessions, |session| {
        Ok(match what {
            What::Slides => look.slides(&Deck::of(*session, names)?, false),
            What::SlidesWithNotes => look.slides(&Deck::of(*session, names)?, true),
            What::Handouts => handout::page(*session, names, &look)?,
        })
    });
    made.into_iter().collect()
}

/// The numbers of the sessions that are wanted; an exam has neither slides nor a handout.
fn chosen(session: Option<usize>, course: &Course) -> Result<Vec<usize>> {
    let count = course.entries.len();
    match session {
        None if count == 0 => bail!(Usage(
            "chapters/teaching/course.toml has no session: write `[[session]]` and its fields"
                .to_owned()
        )),
        None => Ok(course.lessons().collect()),
        Some(session) if course.lessons().any(|lesson| lesson == session) => {
            Ok(vec![session])
        }
        Some(session) if (1..=count).contains(&session) => bail!(Usage(format!(
            "session {session} is an exam, for which `gods exam` makes the questions: name a \
             lesson"
        ))),
        Some(session) => bail!(Usage(format!(
            "found --session {session}, and the course has {count} sessions: \
             name one from 1 to {count}"
        ))),
    }
}
