//! Exercises: a chapter shows each, and all that it names is there.
use std::path::{Path, PathBuf};

use super::errata;
use crate::model::numbered::Sort;
use crate::model::problem::Problem;
use crate::model::questions::questions;
use crate::model::text::slashes;
use crate::model::{Names, place};
use base::suggestions::near;
use judging::exercises::Exercise;
use judging::exercises::exercise::FOLDER;

/// What is wrong with a directive: there is no such exercise, or not in this chapter.
pub fn misplaced(name: &str, chapter: &Path, names: &Names) -> Option<String> {
    let all = &names.exercises;
    let Some(exercise) = all.iter().find(|exercise| exercise.name == name) else {
        let near = near(name, all.iter().map(|exercise| exercise.name.as_str()));
        return Some(format!("{FOLDER} has no exercise `{name}`:{near}"));
    };
    (page(exercise) != chapter).then(|| {
        format!(
            "the exercise `{name}` belongs to {}: show it there, and refer to it with \
             `{{{{exercise {name}}}}}`",
            slashes(&page(exercise))
        )
    })
}

/// Everything that is wrong with the exercises' own files.
pub fn check(names: &Names) -> Vec<Problem> {
    let mut problems = Vec::new();
    for exercise in &names.exercises {
        let wrong = [
            unshown(exercise, names),
            reading(exercise, names),
            crates(exercise, names),
            errata(exercise),
        ];
        let toml = file_of(exercise, "exercise.toml");
        problems.extend(
            wrong.into_iter().flatten().map(|wrong| Problem::new(&toml, 1, wrong)),
        );
        problems.extend(texts(exercise));
    }
    problems
}

/// A file of an exercise, from the folder of the chapters.
fn file_of(exercise: &Exercise, name: &str) -> PathBuf {
    let place = PathBuf::from(exercise.place());
    place.strip_prefix("chapters").unwrap_or(&place).join(name)
}

/// Where a page stands in the book.
fn place_of(page: &Path, names: &Names) -> Option<usize> {
    names.chapters.iter().position(|other| other.path == page)
}

/// An exercise that no chapter shows.
fn unshown(exercise: &Exercise, names: &Names) -> Vec<String> {
    let (name, page) = (&exercise.name, slashes(&page(exercise)));
    let message = || {
        format!(
            "no chapter shows this exercise: write `{{{{#exercise {name}}}}}` into {page}"
        )
    };
    let shown = names.numbered.get(Sort::Exercise, name).is_some();
    (!shown).then(message).into_iter().collect()
}

/// Sections that do not exist or come later. The pages under a chapter are part of it.
fn reading(exercise: &Exercise, names: &Names) -> Vec<String> {
    let toml = file_of(exercise, "exercise.toml");
    let own = place_of(&page(exercise), names);
    let wrong = |section: &String| {
        let other = Path::new(section.split('#').next().unwrap_or(section));
        let later =
            place_of(other, names) > own && !other.starts_with(&exercise.chapter);
        match place::section(names, &toml, section) {
            Err(message) => Some(message),
            Ok(_) if later => Some(format!(
                "the section {section} comes after the chapter of this exercise"
            )),
            Ok(_) => None,
        }
    };
    exercise.about.sections.iter().filter_map(wrong).collect()
}

/// Errata that do not exist.
fn errata(exercise: &Exercise) -> Vec<String> {
    let numbers = exercise.about.errata.iter();
    let unknown = numbers.filter(|number| !errata::numbers().any(|n| n == **number));
    unknown
        .map(|number| format!("`errata` names {number}, and there is none"))
        .collect()
}

/// Crates that no chapter shows, or a later one.
fn crates(exercise: &Exercise, names: &Names) -> Vec<String> {
    let wrong = |krate: &String| {
        let start = format!("code/{krate}/");
        let listings = names.weave.listings.iter();
        let shows = listings.filter(|l| l.include.name().starts_with(&start));
        match shows.filter_map(|l| place_of(&l.chapter, names)).min() {
            None => Some(format!("`uses` names {krate}, which no chapter shows")),
            first if first > place_of(&page(exercise), names) => {
                Some(format!("`uses` names {krate}, whose chapter comes later"))
            }
            _ => None,
        }
    };
    exercise.about.uses.iter().filter_map(wrong).collect()
}

/// Files that are missing, and a solution without marks.
fn texts(exercise: &Exercise) -> impl Iterator<Item = Problem> {
    let files = [
        ("solution.rs", exercise.read("solution.rs").err()),
        ("hints.md", exercise.read("hints.md").err()),
        ("solution.rs", exercise.stub().and_then(|_| questions(exercise)).err()),
    ];
    files.into_iter().filter_map(|(name, error)| {
        Some(Problem::new(&file_of(exercise, name), 1, format!("{:#}", error?)))
    })
}

/// The chapter that an exercise belongs to.
pub fn page(exercise: &Exercise) -> PathBuf {
    PathBuf::from(format!("{}.md", exercise.chapter))
}

/// A file's `//!` lines as text, and the rest.
pub fn statement(file: &str) -> (String, String) {
    let said = file.lines().take_while(|line| line.starts_with("//!"));
    let statement: Vec<_> =
        said.map(|line| line[3..].strip_prefix(' ').unwrap_or(&line[3..])).collect();
    let rest: Vec<_> = file.lines().skip(statement.len()).collect();
    (statement.join("\n"), rest.join("\n").trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::statement;

    #[test]
    fn the_statement_is_what_stands_at_the_top() {
        let file = "//! Do it.\n//!\n//!     code\n\n/// Does.\nfn f() {}\n";
        let right =
            ("Do it.\n\n    code".to_owned(), "/// Does.\nfn f() {}".to_owned());
        assert_eq!(statement(file), right);
    }
}
