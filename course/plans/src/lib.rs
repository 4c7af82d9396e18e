//! The course's sessions, and the generated tables that the teachers' pages include.
//! Needs `std`.
//!
//! `chapters/teaching/course.toml` lists what happens in each session. Minutes are stated
//! in the chapters and exercises; `gods-course plans` adds them up and writes
//! `chapters/teaching/plans/`, whose files pages include by `{{#include
//! plans/session-3.md}}`. So the book does not depend on this crate.
//!
//! - [`course`]: the sessions, as the files describe them; [`exam`]: the exam questions.
//! - [`timing`]: minutes and exercises of each session.
//! - `rules`: what is wrong with a course.
//! - `session`, `tables`, `grades`: the generated text.
#![deny(clippy::print_stdout, clippy::print_stderr)]
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use base::folder::sorted_entries;
use base::{atomic_write, out};
use book::Book;
use book::model::ParsedBook;
use book::model::exam::EXAM_PAGE;

pub mod course;
pub mod exam;
mod grades;
mod rules;
mod session;
mod tables;
pub mod timing;

pub use course::Course;
pub use timing::CoursePlans;

use exam::{Exam, ExamQuestion, parse_questions};

/// Folder of the generated files, relative to the book's root.
const PLANS_FOLDER: &str = "chapters/teaching/plans";
/// First lines of each generated file.
const FILE_HEADER: &str = "<!-- `gods-course plans` wrote this. -->\n\n";

/// Arguments of `gods-course plans`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods-course plans          after a change of a session, or of a section's minutes
  gods-course plans --check  are the committed plans what the course says?

Nothing is written if something is wrong with the course: a session that is too long, an
exercise before the section that it needs.")]
pub struct Args {
    /// Write nothing; fail if a committed file is not what would be written.
    #[arg(long)]
    check: bool,
}

/// Runs `gods-course plans`.
///
/// # Errors
/// If the course is invalid, or with `--check` if files are outdated.
pub fn run(args: &Args) -> Result<()> {
    let root = base::book_root()?;
    let names = Book::new(&root, |_| Ok(false)).parse()?;
    let changed = changed_files(&root, &files(&names)?)?;
    if !args.check {
        fs::create_dir_all(root.join(PLANS_FOLDER)).context(PLANS_FOLDER)?;
        for (name, text) in &changed {
            let path = root.join(PLANS_FOLDER).join(name);
            let done = match text {
                Some(text) => atomic_write::write(&path, text),
                None => fs::remove_file(&path),
            };
            done.with_context(|| path.display().to_string())?;
            out::line(format!("{PLANS_FOLDER}/{name}"))?;
        }
        return Ok(());
    }
    if changed.is_empty() {
        return Ok(());
    }
    let lines = changed.iter().map(|(name, text)| match text {
        Some(_) => format!("{PLANS_FOLDER}/{name}: stale"),
        None => format!("{PLANS_FOLDER}/{name}: not written by anything"),
    });
    let lines = lines.collect::<Vec<_>>().join("\n");
    bail!("{lines}\nThe plans are not up to date: `gods-course plans` writes them.")
}

/// Returns the text of all generated files by name.
///
/// # Errors
/// All errors of the course.
pub fn files(names: &ParsedBook) -> Result<BTreeMap<String, String>> {
    let plans = CoursePlans::read(names)?;
    let questions = exam_questions(names)?;
    let errors = rules::check(&plans, &questions);
    if !errors.is_empty() {
        bail!(errors.join("\n"));
    }
    let mut files = BTreeMap::new();
    let mut put = |name: &str, text: String| {
        files.insert(format!("{name}.md"), format!("{FILE_HEADER}{text}"));
    };
    for at in 0..plans.course.sessions.len() {
        put(&format!("session-{}", at + 1), session::session_plan(at, &plans));
    }
    put("course", tables::course_table(true, &plans));
    put("course-without-links", tables::course_table(false, &plans));
    put("shorter", tables::shorter_courses(&plans));
    put("grades", grades::grade_tables(&plans));
    put("midterm", tables::exam_table(Some(Exam::Midterm), &questions, &plans));
    put("final", tables::exam_table(Some(Exam::Final), &questions, &plans));
    put("neither", tables::exam_table(None, &questions, &plans));
    Ok(files)
}

/// Returns the questions of the exam page; none if the book has no such page.
fn exam_questions(names: &ParsedBook) -> Result<Vec<ExamQuestion>> {
    match names.chapter(EXAM_PAGE) {
        Ok(page) => parse_questions(&page.text)
            .map_err(|(line, error)| anyhow!("chapters/{EXAM_PAGE}:{line}: {error}")),
        Err(_) => Ok(Vec::new()),
    }
}

/// Returns the files that differ from the generated ones, with the new text, or `None`
/// for files that are no longer generated.
fn changed_files(
    root: &Path,
    files: &BTreeMap<String, String>,
) -> Result<BTreeMap<String, Option<String>>> {
    let folder = root.join(PLANS_FOLDER);
    let mut found = BTreeMap::new();
    let there = if folder.is_dir() { sorted_entries(&folder)? } else { Vec::new() };
    for entry in there {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") && !name.starts_with('.') {
            let path = entry.path();
            let text = fs::read_to_string(&path);
            found.insert(name, text.with_context(|| path.display().to_string())?);
        }
    }
    let gone = found.keys().filter(|name| !files.contains_key(*name));
    let mut changed: BTreeMap<_, _> = gone.map(|name| (name.clone(), None)).collect();
    for (name, text) in
        files.iter().filter(|(name, text)| found.get(*name) != Some(text))
    {
        changed.insert(name.clone(), Some(text.clone()));
    }
    Ok(changed)
}
