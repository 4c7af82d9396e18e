//! Slides and handouts in a folder, a file for each session, and sheets of an exam; in print, if
//! that is wanted.
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use base::failure::Usage;
use base::{parallel, whole};

use super::deck::Deck;
use super::handout;
use super::page::Look;
use super::text;
use crate::model::Names;
use crate::model::course::Course;
use crate::model::exam::PAGE;
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
    let work = work(&names.root)?;
    let mut written = Vec::new();
    for (session, page) in chosen.into_iter().zip(pages) {
        let file = folder.join(what.file(session)).with_extension("html");
        whole::write(&file, page).with_context(|| failed(&file))?;
        if let Some(chromium) = &chromium {
            let pdf = file.with_extension("pdf");
            print(chromium, &work, &fs::canonicalize(&file)?, &pdf)?;
            written.push(pdf);
        }
        written.push(file);
    }
    Ok(written)
}

/// Writes a text of the book on a sheet of its own, which looks like a handout: as HTML, or in
/// print if the file's name ends in `.pdf`.
///
/// # Errors
/// If something is wrong with the book, the file cannot be written; or if it is to be printed
/// and there is no browser.
pub fn sheet(book: &Book, title: &str, markdown: &str, file: &Path) -> Result<()> {
    let is_pdf = file.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdf"));
    let chromium = if is_pdf { Some(Chromium::find()?) } else { None };
    let names = book.names()?;
    let body = text::html(Path::new(PAGE), markdown, &names)?;
    let page = Look::read(&names.root)?.handout(title, &body);
    let Some(chromium) = chromium else {
        return whole::write(file, page)
            .with_context(|| format!("cannot write {}", file.display()));
    };
    let work = work(&names.root)?;
    let html = work.folder().join("sheet.html");
    fs::write(&html, page)?;
    print(&chromium, &work, &html, file)
}

/// Where the browser works, one command at a time.
fn work(root: &Path) -> Result<Replacement> {
    let work =
        Replacement::begin(&root.join("target/room"), &root.join("target/locks/room"))?;
    fs::create_dir_all(work.folder())?;
    Ok(work)
}

/// Prints a page into a file, which is there when it is whole.
fn print(
    chromium: &Chromium,
    work: &Replacement,
    page: &Path,
    file: &Path,
) -> Result<()> {
    let (made, kept) = (work.folder().join("made.pdf"), work.folder().join("chromium"));
    chromium.print(page, &made, &kept)?;
    whole::write(file, fs::read(&made)?)
        .with_context(|| format!("cannot write {}", file.display()))?;
    Ok(fs::remove_file(&made)?)
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
