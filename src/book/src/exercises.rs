//! Exercises in a chapter: `{{#exercise name}}` shows the statement, the student's file
//! and the hints; with solutions, pages at the end show the answers.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use mdbook_driver::book::{BookItem, Chapter};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::appendix::{errata, place};
use super::directive::{Kind, directives};
use super::listing::{escape, up};
use super::markdown::{blocks, splice};
use super::names::Names;
use super::numbered::Sort;
use super::numbers;
use super::problem::Problem;
use super::site::slashes;
use base::suggestions::near;
use judging::exercises::Exercise;
use judging::exercises::exercise::FOLDER;

/// What is wrong with a directive: there is no such exercise, or not in this chapter.
pub fn wrong(name: &str, chapter: &Path, names: &Names) -> Option<String> {
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
            shown(exercise, names),
            reading(exercise, names),
            crates(exercise, names),
            errata(exercise),
        ];
        let toml = file_of(exercise, "exercise.toml");
        problems.extend(
            wrong.into_iter().flatten().map(|wrong| Problem::new(&toml, 1, wrong)),
        );
        problems.extend(texts(exercise, names));
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
    names.pages.list.iter().position(|other| Path::new(&other.path) == page)
}

/// An exercise that no chapter shows.
fn shown(exercise: &Exercise, names: &Names) -> Vec<String> {
    let Exercise { name, .. } = exercise;
    if names.numbered.get(Sort::Exercise, name).is_some() {
        return Vec::new();
    }
    let page = slashes(&page(exercise));
    vec![format!(
        "no chapter shows this exercise: write `{{{{#exercise {name}}}}}` into {page}"
    )]
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

/// Files that are missing, a solution without marks, and numbers without a source.
fn texts(exercise: &Exercise, names: &Names) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut refuse = |name: &str, line, message: String| {
        problems.push(Problem::new(&file_of(exercise, name), line, message));
    };
    for name in ["solution.rs", "hints.md"] {
        match exercise.read(name) {
            Err(error) => refuse(name, 1, format!("{error:#}")),
            Ok(text) => {
                let text = if name == "hints.md" { text } else { statement(&text).0 };
                let file = file_of(exercise, name);
                for (line, wrong) in numbers::wrong(&file, &text, &blocks(&text), names)
                {
                    refuse(name, line, wrong);
                }
            }
        }
    }
    if let Err(error) = exercise.stub() {
        refuse("solution.rs", 1, format!("{error:#}"));
    }
    problems
}

/// The chapter that an exercise belongs to.
fn page(exercise: &Exercise) -> PathBuf {
    PathBuf::from(format!("{}.md", exercise.chapter))
}

/// A file's `//!` lines as text, and the rest.
fn statement(file: &str) -> (String, String) {
    let said = file.lines().take_while(|line| line.starts_with("//!"));
    let statement: Vec<_> =
        said.map(|line| line[3..].strip_prefix(' ').unwrap_or(&line[3..])).collect();
    let rest: Vec<_> = file.lines().skip(statement.len()).collect();
    (statement.join("\n"), rest.join("\n").trim().to_owned())
}

/// Expands the exercises of a chapter into Markdown, which may hold formulas and facts.
///
/// # Errors
/// If a file of an exercise cannot be read.
pub fn expand(chapter: &Path, text: &str, names: &Names) -> Result<String> {
    let mut edits = Vec::new();
    for directive in directives(text, &blocks(text)) {
        let Kind::Exercise(name) = directive.kind else { continue };
        if let Some(exercise) = names.exercises.iter().find(|e| e.name == name) {
            edits.push((directive.range, show(exercise, chapter, names)?));
        }
    }
    Ok(splice(text, edits))
}

fn label<'a>(exercise: &Exercise, names: &'a Names) -> &'a str {
    let numbered = names.numbered.get(Sort::Exercise, &exercise.name);
    numbered.map_or("Exercise", |numbered| &numbered.label)
}

fn show(exercise: &Exercise, chapter: &Path, names: &Names) -> Result<String> {
    let Exercise { name, about, .. } = exercise;
    let stub = exercise.stub()?;
    let (statement, code) = statement(&stub);
    let sections = about
        .sections
        .iter()
        .filter_map(|section| place::section(names, chapter, section).ok());
    let sections: Vec<_> = sections.collect();
    let place = exercise.place();
    let mut out = format!(
        "<div class=\"exercise\">\n\n### {}. {} {{#exercise-{name}}}\n\n\
         <p class=\"exercise-about\">{} · {} · {} minutes</p>\n\n{statement}\n\n",
        label(exercise, names),
        about.title,
        about.difficulty,
        about.kind,
        about.minutes,
    );
    if let Ok(buggy) = exercise.read("buggy.rs") {
        out += &file(&format!("{place}/buggy.rs"), &buggy);
    }
    out += &file(&format!("{place}/exercise.rs"), &code);
    let hints = exercise.hints()?;
    for (n, hint) in (1..).zip(&hints) {
        out += &format!(
            "<details class=\"hint\"><summary>Hint {n} of {}</summary>\n\n{hint}\n\n\
             </details>\n\n",
            hints.len()
        );
    }
    out += &format!("Judge it: `gods exercises {name}`");
    if about.uses.is_empty() && exercise.read("buggy.rs").is_err() {
        out += &format!(". [Open in the Playground]({})", playground(&code));
    }
    if !sections.is_empty() {
        out += &format!(". Look back: {}", sections.join(", "));
    }
    Ok(out + ".\n\n</div>\n")
}

/// A file's text under its name.
fn file(name: &str, code: &str) -> String {
    format!(
        "<p class=\"exercise-file\"><code>{}</code></p>\n\n```rust,noplayground\n{}\n```\n\n",
        escape(name),
        code.trim()
    )
}

/// The address that opens code in the Playground, which needs a `main`.
fn playground(code: &str) -> String {
    let program = format!("{code}\n\nfn main() {{}}\n");
    format!(
        "https://play.rust-lang.org/?version=stable&mode=debug&edition=2024&code={}",
        utf8_percent_encode(&program, NON_ALPHANUMERIC)
    )
}

/// A page of solutions for each chapter with exercises, to stand after the last chapter.
///
/// # Errors
/// If a file of an exercise cannot be read.
pub fn solutions(names: &Names) -> Result<Vec<BookItem>> {
    let mut items = Vec::new();
    for page in &names.pages.list {
        let path = Path::new(&page.path);
        let exercises = names.exercises.iter().filter(|e| self::page(e) == path);
        let mut text = String::new();
        for exercise in exercises {
            text += &solution(exercise, names)?;
        }
        if !text.is_empty() {
            let title = format!("Solutions: {}", page.name);
            let path =
                PathBuf::from("solutions").join(path.file_name().unwrap_or_default());
            let text = format!("# {title}\n\n{text}");
            items.push(BookItem::Chapter(Chapter::new(&title, text, path, Vec::new())));
        }
    }
    if !items.is_empty() {
        items.insert(0, BookItem::PartTitle("Solutions".to_owned()));
    }
    Ok(items)
}

fn solution(exercise: &Exercise, names: &Names) -> Result<String> {
    let (_, code) = statement(&exercise.read("solution.rs")?);
    let marks = |line: &&str| !["// <answer>", "// </answer>"].contains(&line.trim());
    let code: Vec<_> = code.lines().filter(marks).collect();
    let mut out = format!(
        "## {}. {}\n\n[The exercise]({}{}#exercise-{}) teaches: {}.\n\n",
        label(exercise, names),
        exercise.about.title,
        up(Path::new("solutions/a.md")),
        slashes(&page(exercise)),
        exercise.name,
        exercise.about.teaches.trim_end_matches('.'),
    );
    out += &file(&format!("{}/solution.rs", exercise.place()), &code.join("\n"));
    for (path, message) in exercise.wrongs()? {
        let text = fs::read_to_string(&path)?;
        let code = text.lines().skip(1).collect::<Vec<_>>().join("\n");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        out += &format!(
            "<details><summary>A wrong answer is told: {}</summary>\n\n{}</details>\n\n",
            escape(&message),
            file(&format!("wrong/{name}"), &code)
        );
    }
    Ok(out)
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
