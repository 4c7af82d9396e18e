//! The handout of a session: its figures to fill in, its questions and examples with room to
//! write, its exercises in class.
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::blank::{blank, can_be_filled_in};
use super::figure::{Figure, label};
use super::page::{Look, plain};
use super::section::Section;
use super::statement::first_paragraphs;
use super::text::{html, line};
use crate::model::Names;
use crate::model::course::Session;
use crate::model::directive::{Kind, directives};
use crate::model::markdown::blocks;
use crate::model::numbered::Sort;
use crate::model::plan::exercise;
use crate::model::questions::statement;
use crate::model::text::escape;
use crate::site::highlight;

/// What a student puts in the place of a value.
const FIELD: &str = "________";
/// How many lines there are for notes where nothing else is to be written.
const NOTES: usize = 12;

/// The handout of a session, counted from 1, as a file.
///
/// # Errors
/// If there is no such session, or a file that it shows cannot be read.
pub fn page(number: usize, names: &Names, look: &Look) -> Result<String> {
    let at = number.checked_sub(1);
    let session = at.and_then(|at| names.course.entries.get(at));
    let session = session.with_context(|| format!("there is no session {number}"))?;
    let course = &names.course.file;
    let title = line(course, session.title.get_ref(), names)?;
    let question = line(course, session.question.get_ref(), names)?;
    let mut parts = part("Fill in", &figures(session, names)?)
        + &part("By hand", &by_hand(session, names)?)
        + &part("Exercises in class", &exercises(session, names)?);
    if !parts.contains("class=\"write\"") {
        parts += &part("Notes", &lines(NOTES));
    }
    let body = format!(
        "<main>\n<header>\n<p class=\"where\">Week {} · Session {number}</p>\n<h1>{title}</h1>\n\
         <p class=\"question\">{question}</p>\n<p class=\"who\"><span>Name</span> \
         <span>Date</span></p>\n</header>\n{parts}</main>\n",
        session.week.get_ref(),
    );
    Ok(look.handout(&format!("{number}. {}", plain(&title)), &body))
}

/// A part of the handout, unless it is empty.
fn part(title: &str, body: &str) -> String {
    match body.is_empty() {
        true => String::new(),
        false => format!("<section>\n<h2>{title}</h2>\n{body}</section>\n"),
    }
}

fn sections<'a>(
    session: &'a Session,
    names: &'a Names,
) -> impl Iterator<Item = Section<'a>> {
    let steps = session.class.iter().filter_map(|step| step.section.as_ref());
    steps.filter_map(|place| Section::find(place.get_ref(), names))
}

/// The figures of a session that can be filled in: those of its demonstration and of its
/// sections, each once.
pub fn to_fill_in(session: &Session, names: &Names) -> Vec<Figure> {
    let text = session.demonstration.as_ref().map_or("", |text| text.get_ref());
    let named = directives(text, &blocks(text)).into_iter();
    let shown = named.filter_map(|it| match it.kind {
        Kind::Reference(Sort::Figure, name) => Figure::named(&name, names),
        _ => None,
    });
    let treated = sections(session, names).flat_map(|it| it.figures(names));
    let mut figures: Vec<Figure> = Vec::new();
    for figure in treated.chain(shown) {
        if !figures.iter().any(|it| it.name == figure.name) {
            figures.push(figure);
        }
    }
    figures
}

fn figures(session: &Session, names: &Names) -> Result<String> {
    let mut out = String::new();
    for (figure, at) in to_fill_in(session, names).iter().zip(1..) {
        let drawings = figure.drawings(&format!("f{at}"), names)?;
        if !drawings.iter().any(|svg| can_be_filled_in(&figure.name, svg)) {
            continue;
        }
        let page = names.numbered.get(Sort::Figure, &figure.name);
        let page = page.map_or(&names.course.file, |place| &place.chapter);
        let drawings = drawings.iter().map(|svg| blank(&figure.name, svg));
        out += &format!(
            "<figure data-figure=\"{}\">\n<div class=\"drawings\">\n{}\n</div>\n\
             <figcaption><b>{}</b> {}</figcaption>\n</figure>\n",
            figure.name,
            drawings.collect::<Vec<_>>().join("\n"),
            escape(&figure.label),
            line(page, &figure.says, names)?
        );
    }
    Ok(out)
}

/// The questions and the worked examples of the sections.
fn by_hand(session: &Session, names: &Names) -> Result<String> {
    let mut out = String::new();
    for section in sections(session, names) {
        let page = &section.chapter.path;
        let mut inner = String::new();
        for question in section.questions() {
            let asks = line(page, &question.asks, names)?;
            inner += &format!("<p>{asks}</p>\n{}", lines(3));
        }
        let examples = section.examples(names);
        if let Some(code) = examples.iter().find_map(|code| to_predict(code.text())) {
            let code = format!(
                "<p>What does each line compare with?</p>\n\
                 <pre><code class=\"language-rust\">{}\n</code></pre>\n",
                escape(&code)
            );
            inner += &highlight::plain(&code);
        }
        if !inner.is_empty() {
            let title = escape(section.title);
            out += &format!("<article>\n<h3>{title}</h3>\n{inner}</article>\n");
        }
    }
    Ok(out)
}

/// A worked example whose results are to be said; `None` if it shows none in a line.
fn to_predict(code: &str) -> Option<String> {
    let mut fields = 0;
    let lines = code.lines().map(|line| match asked(line) {
        Some(asked) => {
            fields += 1;
            asked
        }
        None => line.to_owned(),
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    (fields > 0).then_some(text)
}

/// A line that compares, without its right side and what stands behind it.
fn asked(line: &str) -> Option<String> {
    let code = line.split("; //").next().unwrap_or(line).trim_end();
    let code = code.strip_suffix(';').unwrap_or(code);
    let inner = code.trim_start().strip_prefix("assert_eq!(")?.strip_suffix(')')?;
    let (mut depth, mut quoted) = (0, false);
    let comma = inner.char_indices().rev().find(|(_, c)| {
        quoted ^= *c == '"';
        depth += match c {
            _ if quoted => 0,
            ')' | ']' | '}' => 1,
            '(' | '[' | '{' => -1,
            _ => 0,
        };
        depth == 0 && !quoted && *c == ','
    });
    let indent = &line[..line.len() - line.trim_start().len()];
    Some(format!("{indent}assert_eq!({}, {FIELD});", &inner[..comma?.0]))
}

fn exercises(session: &Session, names: &Names) -> Result<String> {
    let mut out = String::new();
    for name in session.class.iter().filter_map(|step| step.exercise.as_ref()) {
        let name = name.get_ref();
        let Ok(exercise) = exercise(name, names) else { continue };
        let page = PathBuf::from(format!("{}.md", exercise.chapter));
        let (statement, _) = statement(&exercise.stub()?);
        out += &format!(
            "<article>\n<h3>{}. {}</h3>\n<p class=\"about\">{} · {} · {} minutes · \
             <code>gods exercises {name}</code></p>\n{}\n{}</article>\n",
            escape(&label(Sort::Exercise, name, names)),
            line(&page, &exercise.about.title, names)?,
            exercise.about.difficulty,
            exercise.about.kind,
            exercise.about.minutes,
            html(&page, first_paragraphs(&statement), names)?,
            lines(5)
        );
    }
    Ok(out)
}

/// Lines to write on.
fn lines(count: usize) -> String {
    "<p class=\"write\"></p>\n".repeat(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_asked_for() {
        for (line, right) in [
            ("assert_eq!(a(&[1, 2], 3), 11);", "assert_eq!(a(&[1, 2], 3), ________);"),
            ("  assert_eq!(a, [1, f(2, 3)]); // so", "  assert_eq!(a, ________);"),
            ("assert_eq!(e, \"1, and (2\");", "assert_eq!(e, ________);"),
        ] {
            assert_eq!(asked(line).as_deref(), Some(right));
        }
        for line in ["let a = 1;", "assert!(a);", "assert_eq!("] {
            assert_eq!(asked(line), None, "{line}");
        }
        assert_eq!(to_predict("let a = 1;"), None);
    }
}
