//! The exams: which questions each has, and what they come to.
use std::path::Path;

use crate::model::Names;
use crate::model::exam::{EXAMS, PAGE, Question, questions, sums};
use crate::model::text::up;

/// What `{{#exam midterm}}` becomes: its points and minutes, and a row for each question.
pub fn exam(exam: &str, page: &Path, names: &Names) -> String {
    let Ok(text) = names.chapter(PAGE).map(|page| &page.text) else {
        return String::new();
    };
    let exam = EXAMS.into_iter().find(|it| it.to_lowercase() == exam);
    let mut all = questions(text).unwrap_or_default();
    all.retain(|it| it.exam.as_deref() == exam);
    let (points, minutes) = sums(&all);
    let mut out = match exam {
        Some(_) => format!("{points} points, {minutes} minutes.\n\n"),
        None => String::new(),
    };
    out += "| question | of session | kind | points | minutes | numbers |\n\
            |:--|:--|:--|--:|--:|:--|\n";
    for question in &all {
        out += &row(question, page, names);
    }
    out
}

fn row(question: &Question, page: &Path, names: &Names) -> String {
    let Question { number, title, session, kind, points, minutes, .. } = question;
    let heading = format!("{number}. {title}");
    let headings = names.chapter(PAGE).map_or(&[][..], |it| &it.headings);
    let id = headings.iter().find(|it| it.title == heading).map(|it| it.id.as_str());
    let link = format!("[{heading}]({}{PAGE}#{})", up(page), id.unwrap_or_default());
    let at = names.course.entries.iter().position(|it| it.title.get_ref() == session);
    let number = at.map_or(0, |at| at + 1);
    let shown = names.pages.sessions.iter().find(|it| it.number == number);
    let of = shown.map_or(session.clone(), |it| {
        format!("[{number}. {session}]({}{}#session-{number})", up(page), it.page)
    });
    let drawn = if question.drawn { "by seed" } else { "" };
    format!("| {link} | {of} | {kind} | {points} | {minutes} | {drawn} |\n")
}
