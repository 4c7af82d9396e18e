//! Slides and handouts in a folder, a file for each session; in print, if that is wanted.
use std::fs;
use std::ops::RangeInclusive;
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

/// Writes the files of all sessions, or of some, into a folder, and says which.
///
/// # Errors
/// If something is wrong with the book, there is no such session, a file cannot be written;
/// or if it is to be printed and there is no browser.
pub fn write(
    book: &Book,
    what: What,
    sessions: &[RangeInclusive<usize>],
    folder: &Path,
    pdf: bool,
) -> Result<Vec<PathBuf>> {
    let chromium = if pdf { Some(Chromium::find()?) } else { None };
    let names = book.checked_names()?;
    let chosen = chosen(sessions, &names.course)?;
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

/// The numbers of the lessons that are wanted, each once. An exam has neither slides nor a
/// handout: within a range it is passed over, and alone it is refused.
fn chosen(wanted: &[RangeInclusive<usize>], course: &Course) -> Result<Vec<usize>> {
    let count = course.entries.len();
    if wanted.is_empty() && count == 0 {
        bail!(Usage(
            "chapters/teaching/course.toml has no session: write `[[session]]` and its fields"
                .to_owned()
        ));
    }
    for range in wanted {
        let ends = [range.start(), range.end()];
        if let Some(session) = ends.into_iter().find(|it| !(1..=count).contains(*it)) {
            bail!(Usage(format!(
                "found --session {session}, and the course has {count} sessions: \
                 name one from 1 to {count}"
            )));
        }
        if !course.lessons().any(|lesson| range.contains(&lesson)) {
            bail!(Usage(format!(
                "session {} is an exam, for which `gods exam` makes the questions: name a \
                 lesson",
                range.start()
            )));
        }
    }
    let is_wanted = |lesson: &usize| {
        wanted.is_empty() || wanted.iter().any(|it| it.contains(lesson))
    };
    Ok(course.lessons().filter(is_wanted).collect())
}
