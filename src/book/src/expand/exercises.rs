//! Exercises on their pages: the statement, the student's file and the hints. In the teachers'
//! edition, pages at the end show the solutions.
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use judging::exercises::Exercise;
use mdbook_driver::book::{BookItem, Chapter};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::model::numbered::NumberedKind;
use crate::model::questions::{Question, chapter_page, questions, split_statement};
use crate::model::text::{escape, relative_root, slashes};
use crate::model::{ParsedBook, targets};

fn label<'a>(exercise: &Exercise, book: &'a ParsedBook) -> &'a str {
    let numbered = book.numbered.get(NumberedKind::Exercise, &exercise.name);
    numbered.map_or("Exercise", |numbered| &numbered.label)
}

/// The Markdown of an exercise: the statement, the student's file and the hints. It may contain
/// directives and formulas.
///
/// # Errors
/// If a file of the exercise cannot be read.
pub fn exercise_markdown(
    exercise: &Exercise,
    chapter: &Path,
    book: &ParsedBook,
) -> Result<String> {
    let Exercise { name, metadata: about, .. } = exercise;
    let stub = exercise.stub()?;
    let (statement, code) = split_statement(&stub);
    let link = |section: &String| targets::section_link(book, chapter, section).ok();
    let sections: Vec<_> = about.sections.iter().filter_map(link).collect();
    let folder = exercise.relative_path();
    let mut out = format!(
        "<div class=\"exercise\">\n\n### {}. {} {{#exercise-{name}}}\n\n\
         <p class=\"exercise-about\">{} · {} · {} minutes</p>\n\n{statement}\n\n",
        label(exercise, book),
        about.title,
        about.difficulty,
        about.kind,
        about.minutes,
    );
    if let Ok(buggy) = exercise.read("buggy.rs") {
        out += &file_markdown(&format!("{folder}/buggy.rs"), &buggy);
    }
    out += &file_markdown(&format!("{folder}/exercise.rs"), &code);
    let questions = questions(exercise)?;
    out += &answer_form(name, &questions);
    let hints = exercise.hints()?;
    for (n, hint) in (1..).zip(&hints) {
        out += &format!(
            "<details class=\"hint\"><summary>Hint {n} of {}</summary>\n\n{hint}\n\n\
             </details>\n\n",
            hints.len()
        );
    }
    out += &format!("Judge your file: `gods exercises {name}`");
    if about.uses.is_empty()
        && questions.is_empty()
        && exercise.read("buggy.rs").is_err()
    {
        out += &format!(". [Open in the Playground]({})", playground_url(&code));
    }
    if !sections.is_empty() {
        out += &format!(". Look back: {}", sections.join(", "));
    }
    Ok(out + ".\n\n</div>\n")
}

/// A form with a field for each question, if there are any. The place for the verdict is always
/// there, so that nothing moves when someone answers.
fn answer_form(exercise: &str, questions: &[Question]) -> String {
    if questions.is_empty() {
        return String::new();
    }
    let mut out = format!("<form class=\"answer\" data-exercise=\"{exercise}\">\n\n");
    for Question { prompt: about, function, .. } in questions {
        let id = format!("{exercise}-{function}");
        out += &format!(
            "<label for=\"{id}\">`{function}()` {about}</label>\n\
             <input id=\"{id}\" name=\"{function}\" autocomplete=\"off\" maxlength=\"200\" \
             autocapitalize=\"off\" spellcheck=\"false\">\n\n"
        );
    }
    out + "<button>Judge it here</button>\n\n<p role=\"status\"></p>\n\n</form>\n\n"
}

/// The text of a file below its name.
fn file_markdown(name: &str, code: &str) -> String {
    format!(
        "<p class=\"exercise-file\"><code>{}</code></p>\n\n```rust,noplayground\n{}\n```\n\n",
        escape(name),
        code.trim()
    )
}

/// The address that opens code in the Playground, with the `main` that it requires.
fn playground_url(code: &str) -> String {
    let program = format!("{code}\n\nfn main() {{}}\n");
    format!(
        "https://play.rust-lang.org/?version=stable&mode=debug&edition=2024&code={}",
        utf8_percent_encode(&program, NON_ALPHANUMERIC)
    )
}

/// A page of solutions for each chapter with exercises, to append to the book.
///
/// # Errors
/// If a file of an exercise cannot be read.
pub fn solution_pages(book: &ParsedBook) -> Result<Vec<BookItem>> {
    let mut items = Vec::new();
    for chapter in &book.chapters {
        let path = &chapter.path;
        let exercises = book.exercises.iter().filter(|e| chapter_page(e) == *path);
        let mut text = String::new();
        for exercise in exercises {
            text += &solution_markdown(exercise, book)?;
        }
        if !text.is_empty() {
            let title = format!("Solutions: {}", chapter.name);
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

fn solution_markdown(exercise: &Exercise, book: &ParsedBook) -> Result<String> {
    let (_, code) = split_statement(&exercise.read("solution.rs")?);
    let is_shown =
        |line: &&str| !["// <answer>", "// </answer>"].contains(&line.trim());
    let code: Vec<_> = code.lines().filter(is_shown).collect();
    let mut out = format!(
        "## {}. {}\n\n[The exercise]({}{}#exercise-{}) teaches: {}.\n\n",
        label(exercise, book),
        exercise.metadata.title,
        relative_root(Path::new("solutions/a.md")),
        slashes(&chapter_page(exercise)),
        exercise.name,
        exercise.metadata.teaches.trim_end_matches('.'),
    );
    out += &file_markdown(
        &format!("{}/solution.rs", exercise.relative_path()),
        &code.join("\n"),
    );
    for (path, message) in exercise.wrong_answers()? {
        let text = fs::read_to_string(&path)?;
        let code = text.lines().skip(1).collect::<Vec<_>>().join("\n");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        out += &format!(
            "<details><summary>A wrong answer gets the message: {}</summary>\n\n{}</details>\n\n",
            escape(&message),
            file_markdown(&format!("wrong/{name}"), &code)
        );
    }
    Ok(out)
}
