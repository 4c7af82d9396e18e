//! The rule for exercises: a chapter shows each of them, and everything that an exercise names
//! exists.
use std::path::{Path, PathBuf};

use crate::model::numbered::NumberedKind;
use crate::model::problem::Problem;
use crate::model::questions::{chapter_page, questions};
use crate::model::text::slashes;
use crate::model::{ParsedBook, targets};
use base::suggestions::suggestion;
use judging::exercises::Exercise;
use judging::exercises::exercise::FOLDER;

/// The error message for `{{#exercise name}}`, if there is no such exercise or it belongs to
/// another chapter.
pub fn directive_problem(
    name: &str,
    chapter: &Path,
    book: &ParsedBook,
) -> Option<String> {
    let all = &book.exercises;
    let Some(exercise) = all.iter().find(|exercise| exercise.name == name) else {
        let near = suggestion(name, all.iter().map(|exercise| exercise.name.as_str()));
        return Some(format!("{FOLDER} has no exercise `{name}`:{near}"));
    };
    (chapter_page(exercise) != chapter).then(|| {
        format!(
            "the exercise `{name}` belongs to {}: show it there, and refer to it with \
             `{{{{exercise {name}}}}}`",
            slashes(&chapter_page(exercise))
        )
    })
}

/// The problems with the files of exercises: no chapter shows the exercise, a section does not
/// exist or comes later, a file is missing, a solution has no marks.
pub fn check(book: &ParsedBook) -> Vec<Problem> {
    let mut problems = Vec::new();
    for exercise in &book.exercises {
        let toml = exercise_file(exercise, "exercise.toml");
        let sections = exercise.metadata.sections.iter();
        let unknown =
            sections.filter_map(|it| targets::section_link(book, &toml, it).err());
        let messages = unknown
            .chain(unshown_problem(exercise, book))
            .chain(later_references(exercise, book));
        problems.extend(messages.map(|messages| Problem::new(&toml, 1, messages)));
        problems.extend(file_problems(exercise));
    }
    problems
}

/// A file of an exercise, relative to `chapters`.
fn exercise_file(exercise: &Exercise, name: &str) -> PathBuf {
    let folder = PathBuf::from(exercise.relative_path());
    folder.strip_prefix("chapters").unwrap_or(&folder).join(name)
}

/// The error message for an exercise that no chapter shows.
fn unshown_problem(exercise: &Exercise, book: &ParsedBook) -> Option<String> {
    let (name, page) = (&exercise.name, slashes(&chapter_page(exercise)));
    let shown = book.numbered.get(NumberedKind::Exercise, name).is_some();
    (!shown).then(|| {
        format!(
            "no chapter shows this exercise: write `{{{{#exercise {name}}}}}` into {page}"
        )
    })
}

/// The error messages for sections and crates that belong to a later chapter than the exercise.
/// The subpages of a chapter are parts of it.
fn later_references(exercise: &Exercise, book: &ParsedBook) -> Vec<String> {
    let chapter_index =
        |page: &Path| book.chapters.iter().position(|it| it.path == page);
    let own_index = chapter_index(&chapter_page(exercise));
    let sections = exercise.metadata.sections.iter().filter(|section| {
        let other = Path::new(section.split('#').next().unwrap_or(section));
        chapter_index(other) > own_index && !other.starts_with(&exercise.chapter)
    });
    let sections = sections.map(|section| {
        format!("the section {section} comes after the chapter of this exercise")
    });
    let crates = exercise.metadata.uses.iter().filter_map(|krate| {
        let start = format!("code/{krate}/");
        let mut listings = book.listings.all.iter();
        let first = listings.find(|it| it.include.name().starts_with(&start));
        match first.map(|listing| chapter_index(&listing.chapter)) {
            None => Some(format!("`uses` names {krate}, which no chapter shows")),
            Some(first) if first > own_index => {
                Some(format!("`uses` names {krate}, whose chapter comes later"))
            }
            _ => None,
        }
    });
    sections.chain(crates).collect()
}

/// The problems with missing files, and with a solution without marks.
fn file_problems(exercise: &Exercise) -> impl Iterator<Item = Problem> {
    let files = [
        ("solution.rs", exercise.read("solution.rs").err()),
        ("hints.md", exercise.read("hints.md").err()),
        ("solution.rs", exercise.stub().and_then(|_| questions(exercise)).err()),
    ];
    files.into_iter().filter_map(|(name, error)| {
        Some(Problem::new(&exercise_file(exercise, name), 1, format!("{:#}", error?)))
    })
}
