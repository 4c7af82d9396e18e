//! What is wrong with the exam questions: a key that does not add up, a lesson that the final
//! forgets, an exam that is longer than its session.
use std::path::Path;

use base::suggestions::near;

use crate::model::Names;
use crate::model::exam::{EXAMS, NONE, PAGE, Question, questions, sums};
use crate::model::problem::Problem;

/// Kinds of questions whose answer is an argument: what stands in it is no result.
const ARGUED: [&str; 2] = ["Proof", "Explain"];

/// Everything that is wrong with them.
pub fn check(names: &Names) -> Vec<Problem> {
    let Ok(page) = names.chapter(PAGE) else { return Vec::new() };
    let refuse = |line, message| Problem::new(Path::new(PAGE), line, message);
    let questions = match questions(&page.text) {
        Ok(questions) => questions,
        Err((line, message)) => return vec![refuse(line, message)],
    };
    let mut problems = Vec::new();
    for (expected, question) in (1..).zip(&questions) {
        let found = wrong(expected, question, names);
        problems.extend(found.into_iter().map(|it| refuse(question.line, it)));
    }
    for exam in EXAMS {
        problems.extend(time(exam, &questions, names));
    }
    problems.extend(forgotten(&questions, names));
    problems
}

/// What is wrong with one question.
fn wrong(expected: u32, question: &Question, names: &Names) -> Vec<String> {
    let Question { number, points, .. } = question;
    let mut found = Vec::new();
    if *number != expected {
        found.push(format!("found question {number}, and {expected} is next"));
    }
    if let sum = question.key.iter().map(|(points, _)| points).sum::<u32>()
        && sum != *points
    {
        found.push(format!(
            "question {number} is worth {points} points, and the steps of its key, lines \
             `- 1 point: …` below its answer, add up to {sum}"
        ));
    }
    let titles = || {
        let lessons = names.course.entries.iter().filter(|it| it.exam.is_none());
        lessons.map(|it| it.title.get_ref().as_str())
    };
    let session = question.session.as_str();
    if !titles().any(|title| title == session) {
        found.push(format!(
            "the course has no lesson `{session}`:{}",
            near(session, titles())
        ));
    }
    let is_shown = question.drawn
        || ARGUED.contains(&question.kind.as_str())
        || question.answer.contains("```rust");
    if !is_shown {
        found.push(format!(
            "nothing computes the answer of question {number}: let its numbers be `Drawn`, \
             or write a worked example below its answer"
        ));
    }
    found
}

/// An exam that no session has room for.
fn time(exam: &str, questions: &[Question], names: &Names) -> Option<Problem> {
    let (_, minutes) =
        sums(questions.iter().filter(|it| it.exam.as_deref() == Some(exam)));
    let course = &names.course;
    let slot = course.entries.iter().find(|session| {
        session.exam.as_ref().is_some_and(|it| it.get_ref().eq_ignore_ascii_case(exam))
    });
    let Some(slot) = slot else {
        let message =
            format!("no session of the course is the exam `{}`", exam.to_lowercase());
        return (minutes > 0).then(|| Problem::new(Path::new(PAGE), 1, message));
    };
    let first = slot.class.first()?.minutes.as_ref()?;
    (first.get_ref().get() != minutes).then(|| {
        let found = first.get_ref();
        let message = format!(
            "the first step of the exam takes {found} minutes, and its questions take {minutes}"
        );
        course.problem(first, message)
    })
}

/// Lessons of which the final asks nothing, or the midterm what comes after it.
fn forgotten(questions: &[Question], names: &Names) -> Vec<Problem> {
    let sessions = &names.course.entries;
    let mut problems = Vec::new();
    for exam in EXAMS {
        let of = |it: &&Question| it.exam.as_deref() == Some(exam);
        let Some(slot) = sessions.iter().position(|session| {
            session
                .exam
                .as_ref()
                .is_some_and(|it| it.get_ref().eq_ignore_ascii_case(exam))
        }) else {
            continue;
        };
        for session in sessions[..slot].iter().filter(|it| it.exam.is_none()) {
            let title = session.title.get_ref();
            if !questions.iter().filter(of).any(|it| it.session == *title) {
                let message =
                    format!("the {} asks nothing of this lesson", exam.to_lowercase());
                problems.push(names.course.problem(&session.title, message));
            }
        }
        let late = questions.iter().filter(of).filter(|question| {
            sessions[slot..].iter().any(|it| *it.title.get_ref() == question.session)
        });
        problems.extend(late.map(|question| {
            let message = format!(
                "question {} is about a lesson that comes after the {}",
                question.number,
                exam.to_lowercase()
            );
            Problem::new(Path::new(PAGE), question.line, message)
        }));
    }
    problems
}

/// What is wrong with `{{#exam midterm}}`.
pub fn unknown(exam: &str) -> Option<String> {
    let known = exam == NONE || EXAMS.iter().any(|it| it.to_lowercase() == exam);
    (!known).then(|| {
        format!("there is no exam `{exam}`: write `midterm`, `final`, or `none` for the rest")
    })
}
