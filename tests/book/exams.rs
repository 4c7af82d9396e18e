//! The exam questions and the shorter courses: what of them is refused, and what their pages
//! add up.
use std::fs;
use std::path::Path;

use book::model::exam::{EXAMS, questions};
use tempfile::TempDir;

use crate::fixture::{expanded_in, put};
use crate::teaching::{self, ONE, SESSION, WEEK};

/// A course with a lesson, an exam and another lesson, and a page of questions.
const QUESTIONS: &str = "# Exam\n\n{{#exam midterm}}\n\n### 1. Three dials\n\n\
     *2 points, 4 minutes. By hand. Session: Dials. Midterm. Drawn. Looks for: 9.*\n\n\
     How many?\n\n<!-- teacher -->\n\n**Answer.** 27.\n\n- 1 point: a power\n\
     - 1 point: the number\n\n<!-- /teacher -->\n\n### 2. Why\n\n\
     *1 point, 3 minutes. Explain. Session: Dials. Midterm. Looks for: no reason.*\n\n\
     Why?\n\n<!-- teacher -->\n\n**Answer.** Because.\n\n- 1 point: it\n\n<!-- /teacher -->\n";
const EXAM: &str = "\n[[session]]\nweek = 1\ntitle = \"Midterm\"\nquestion = \"What?\"\n\
     minutes = 10\nexam = \"midterm\"\nclass = [{ what = \"The midterm\", minutes = 7 }]\n";
const PLANS: &str = "[[plan]]\nname = \"An hour\"\nminutes = 66\nsays = \"It fits.\"\nhome = true\n\
     sessions = [\"Dials\"]\n";

fn book(asked: &str, exam: &str, plans: &str) -> TempDir {
    let course = SESSION.to_owned() + exam;
    let week = WEEK.to_owned() + "\n{{#session 2}}\n\n{{#plans}}\n";
    let folder = teaching::book(ONE, &week, &course);
    let summary = folder.path().join("chapters/SUMMARY.md");
    let pages = fs::read_to_string(&summary).unwrap() + "- [Exam](teaching/exam.md)\n";
    fs::write(summary, pages).unwrap();
    put(folder.path(), "chapters/teaching/exam.md", asked);
    put(folder.path(), "chapters/teaching/plans.toml", plans);
    folder
}

/// Asserts that the questions with one change are refused in these words.
#[track_caller]
fn refused(old: &str, new: &str, message: &str) {
    assert!(QUESTIONS.contains(old), "{old}");
    let folder = book(&QUESTIONS.replacen(old, new, 1), EXAM, PLANS);
    let found = expanded_in(folder.path()).expect_err(message).to_string();
    assert!(found.contains(message), "found: {found}\nright: {message}");
}

#[test]
fn questions_that_do_not_fit_are_refused() {
    expanded_in(book(QUESTIONS, EXAM, PLANS).path()).expect("nothing is wrong");
    refused(
        "- 1 point: a power",
        "- 2 points: a power",
        "question 1 is worth 2 points, and the steps of its key",
    );
    refused("Session: Dials", "Session: Dial", "the course has no lesson `Dial`");
    refused("Drawn. ", "", "nothing computes the answer of question 1");
    refused("### 2.", "### 3.", "found question 3, and 2 is next");
    refused("4 minutes", "5 minutes", "takes 7 minutes, and its questions take 8");
    refused("Midterm. Drawn", "Quiz. Drawn", "question 1 says `Quiz`");
    refused("{{#exam midterm}}", "{{#exam mid}}", "there is no exam `mid`");
    let none = QUESTIONS.replace("Midterm. ", "");
    let short = EXAM.replace("minutes = 7", "minutes = 1");
    let found = expanded_in(book(&none, &short, PLANS).path()).unwrap_err().to_string();
    assert!(found.contains("the midterm asks nothing of this lesson"), "{found}");
}

#[test]
fn shorter_courses_that_do_not_fit_are_refused() {
    for (old, new, message) in [
        ("66", "54", "`An hour` has 54 minutes, and its parts take"),
        ("\"Dials\"", "\"Dialls\"", "the course has no session `Dialls`"),
    ] {
        let folder = book(QUESTIONS, EXAM, &PLANS.replace(old, new));
        let found = expanded_in(folder.path()).expect_err(message).to_string();
        assert!(found.contains(message), "found: {found}\nright: {message}");
    }
}

/// The book's own, counted here from the lines of its page.
#[test]
fn the_exams_repeat_nothing_and_each_answer_is_for_teachers() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("chapters/teaching/exam.md");
    let text = fs::read_to_string(page).unwrap();
    let questions = questions(&text).unwrap();
    assert!(questions.len() >= 40, "{}", questions.len());
    for question in &questions {
        assert!(!question.answer.is_empty() && !question.key.is_empty());
        assert!(!question.asked.contains("**Answer.**"), "{}", question.number);
    }
    let mut in_code = false;
    for line in text.lines() {
        in_code ^= line.starts_with("```");
        assert!(in_code || !line.trim_end().contains("  "), "two blanks: {line}");
    }
    for exam in EXAMS {
        let head = format!(" {exam}. ");
        let lines = text.lines().filter(|line| {
            line.starts_with('*')
                && line.contains(" points, ") | line.contains(" point, ")
        });
        let counted = lines.filter(|line| line.contains(&head)).count();
        let parsed = questions.iter().filter(|it| it.exam.as_deref() == Some(exam));
        assert!(counted > 6, "{exam}: {counted}");
        assert_eq!(parsed.count(), counted, "{exam}");
    }
}
