//! The course of two sessions: what each may ask for, how it begins, and when it is an exam.
use std::fs;

use crate::fixture::{self, expanded_in};
use crate::teaching::{ONE, SESSION, WEEK, book, found, refused};

#[test]
fn every_part_comes_once_and_in_time() {
    refused(
        "one.md#there",
        "one.md#here",
        12,
        "the section `one.md#here` stands twice",
    );
    let twice = "{ exercise = \"dials\" },\n    { exercise = \"dials\" }";
    refused("{ exercise = \"dials\" }", twice, 11, "the exercise `dials` stands twice");
    let [first, second] = two_sessions();
    let early = first.replacen("[\"dials\"]", "[\"moves\"]", 1);
    let course = early.clone() + &second;
    let message = "chapters/teaching/course.toml:12: the exercise `moves` needs a section \
                   that comes in session 2, and this is session 1";
    refused_two(&course, message);
    let early = first.replacen(TALK, "{ exercise = \"moves\" }", 1);
    let message = message.replace(":12", ":10");
    refused_two(&(early + &second), &message);
    // Once for all: neither at home and in class, nor in two sessions.
    let again = second.replacen("\"moves\" },\n]", "\"dials\" },\n]", 1);
    let message = "chapters/teaching/course.toml:29: the exercise `dials` stands twice";
    refused_two(&(first.clone() + &again), message);
    let both = first.replacen(TALK, "{ exercise = \"dials\" }", 1);
    let message = "chapters/teaching/course.toml:12: the exercise `dials` stands twice";
    refused_two(&(both + &second), message);
    let unknown = first.replacen("[\"dials\"]", "[\"dails\"]", 1);
    let message = "chapters/teaching/course.toml:12: the book has no exercise `dails`: \
                   did you mean dials?";
    refused_two(&(unknown + &second), message);
}

const TALK: &str = "{ what = \"Talk\", minutes = 10 }";
const OPENS: &str = "opens = { exercise = \"dials\", minutes = 5 }\n";

/// Two sessions that fit: the homework of the first opens the second.
fn two_sessions() -> [String; 2] {
    let first = SESSION.replacen("{ exercise = \"dials\" }", TALK, 1);
    let first =
        first.replacen("reading = [\"one.md#there\"]", "homework = [\"dials\"]", 1);
    let second = SESSION.replace("one.md#here", "one.md#there");
    let second = second.replace("week = 1", "week = 2").replace("= 66", "= 60");
    let second = second.replace("reading = [\"one.md#there\"]\n", "");
    let second = second.replacen("dials", "moves", 1);
    [first, second.replacen("class = ", &format!("{OPENS}class = "), 1)]
}

/// The pages of a course of two sessions.
fn two_weeks() -> String {
    format!("{WEEK}\n{{{{#session 2}}}}\n")
}

/// Asserts that a course of two sessions is refused, in these words.
#[track_caller]
fn refused_two(course: &str, right: &str) {
    let found = found(ONE, &two_weeks(), course);
    let is_said = found.lines().any(|line| line.starts_with(right));
    assert!(is_said, "found: {found}\nright: {right}");
}

#[test]
fn every_lesson_but_the_first_begins_with_homework() {
    let [first, second] = two_sessions();
    let good = first.clone() + &second;
    expanded_in(book(ONE, &two_weeks(), &good).path()).expect("two sessions");
    let without = good.replace(OPENS, "");
    let message = "chapters/teaching/course.toml:21: session 2 does not say which homework \
                   it begins with: write `opens = { exercise = \"…\", minutes = 5 }`; \
                   session 1 leaves dials";
    refused_two(&without, message);
    let other = good.replace(OPENS, &OPENS.replace("dials", "moves"));
    let message = "chapters/teaching/course.toml:25: session 2 cannot begin with `moves`, \
                   which is in no earlier session's `homework`; session 1 leaves dials";
    refused_two(&other, message);
    let unknown = good.replace(OPENS, &OPENS.replace("dials", "dial"));
    let message = "chapters/teaching/course.toml:25: the book has no exercise `dial`";
    refused_two(&unknown, message);
    let early = first.replacen("class = ", &format!("{OPENS}class = "), 1) + &second;
    let message = "chapters/teaching/course.toml:7: session 1 cannot begin with `dials`, \
                   which is in no earlier session's `homework`";
    refused_two(&early, message);
    // What it takes counts.
    let long = good.replace(OPENS, &OPENS.replace("= 5 ", "= 6 "));
    refused_two(
        &long,
        "chapters/teaching/course.toml:23: session 2 lasts 60 minutes, and its parts take 51",
    );
}

#[test]
fn nothing_that_is_required_needs_what_is_optional() {
    let optional = "{ section = \"one.md#here\", optional = true }";
    let course = SESSION.replacen("{ section = \"one.md#here\" }", optional, 1);
    let message = "chapters/teaching/course.toml:10: the exercise `dials` is required and \
                   needs `one.md#here`, which is optional in session 1";
    let said = found(ONE, WEEK, &course);
    assert!(said.lines().any(|line| line.starts_with(message)), "{said}");
    let both = course.replacen(
        "{ exercise = \"dials\" }",
        "{ exercise = \"dials\", optional = true }",
        1,
    );
    let page = plan_of(&both);
    for right in [
        "One: Here</a> <em>(optional)</em>",
        "of 66; 5 without what is optional",
        // What may be left out in class is more practice.
        "<strong>More practice, for nobody’s grade</strong> (25 minutes)",
        "At home: 25 minutes. More practice: 25 minutes.",
    ] {
        assert!(page.contains(right), "{right}\n{page}");
    }
    assert!(!page.contains("Required"), "{page}");
}

/// The page of a course's first week.
fn plan_of(course: &str) -> String {
    let folder = book(ONE, WEEK, course);
    fixture::without_crates(folder.path());
    let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
    fs::read_to_string(built.join("teaching/week-1.html")).unwrap()
}

#[test]
fn an_exam_is_a_session_with_other_rules() {
    const EXAM: &str = "[[session]]\nexam = \"midterm\"\nweek = 2\ntitle = \"Midterm\"\n\
                        question = \"By hand?\"\nminutes = 90\n\
                        class = [{ what = \"Questions\", minutes = 90 }]\n";
    let course = format!("{SESSION}{EXAM}");
    let page = |course: &str| {
        let folder = book(ONE, &two_weeks(), course);
        expanded_in(folder.path()).map(|_| ())
    };
    page(&course).expect("an exam");
    let refused = |exam: &str, message: &str| {
        refused_two(
            &format!("{SESSION}{exam}"),
            &format!("chapters/teaching/course.toml:{message}"),
        );
    };
    let only = "22: session 2 is an exam: it has a `week`";
    let question = "{ what = \"Questions\", minutes = 90 }";
    refused(&EXAM.replace(question, "{ exercise = \"moves\" }"), only);
    refused(&format!("{EXAM}homework = [\"moves\"]\n"), only);
    refused(&format!("{EXAM}demonstration = \"Show.\"\n"), only);
    let long = "24: session 2 lasts 90 minutes, and its parts take 91: 90 at most";
    refused(&EXAM.replace("= 90 }", "= 91 }"), long);
    // What is none is a lesson, and lacks what lessons have.
    let lesson = EXAM.replace("exam = \"midterm\"\n", "");
    for lacks in ["has no `objectives`", "shows nothing", "names no mistake to expect"]
    {
        refused(&lesson, &format!("21: session 2 {lacks}"));
    }
    let week = format!("{}\n{{{{#session 3}}}}\n", two_weeks());
    let twice = found(ONE, &week, &format!("{course}{EXAM}"));
    let message = "chapters/teaching/course.toml:27: the exam `midterm` stands twice";
    assert!(twice.contains(message), "{twice}");
}

#[test]
fn weeks_go_on() {
    let good = two_sessions().concat();
    expanded_in(book(ONE, &two_weeks(), &good).path()).expect("two weeks");
    let right = "chapters/teaching/course.toml:20: found week 2 after week 3";
    refused_two(&good.replace("week = 1", "week = 3"), right);
}

#[test]
fn a_mistake_is_exposed_by_an_exercise_that_can_be_solved() {
    let [first, second] = two_sessions();
    let (class, mistake) = first.split_at(first.find("[[session.mistake]]").unwrap());
    let first = class.to_owned() + &mistake.replace("\"dials\"", "\"moves\"");
    let message = "chapters/teaching/course.toml:18: the exercise `moves` needs a section \
                   that comes in session 2, and this is session 1";
    refused_two(&(first + &second), message);
}

#[test]
fn rules_about_grades_can_be_read() {
    let with = |line: &str| format!("[grades]\n{line}\n\n{SESSION}");
    for (line, message) in [
        ("capstone = 101", "found 101, and a share is at most 100 %"),
        ("late = \"half\"", "found `half`: write after how many days"),
        ("costly = \"0.5\"", "found `0.5`: write up to how many times"),
        ("lat = \"0.5\"", "unknown field `lat`"),
    ] {
        let found = found(ONE, WEEK, &with(line));
        let right = format!("chapters/teaching/course.toml:2: {message}");
        assert!(found.lines().any(|it| it.starts_with(&right)), "{found}\n{right}");
    }
    // Nothing else has grades.
    let folder = book(ONE, WEEK, SESSION);
    let terms = "[grades]\ncapstone = 20\n";
    fixture::put(folder.path(), "chapters/appendix/glossary.toml", terms);
    assert!(expanded_in(folder.path()).is_err());
}

#[test]
fn the_rubric_says_what_is_worth_what() {
    const RIGHT: &str = " style=\"text-align: right\"";
    // Of two exercises, of 10 and 15 minutes, both are required, or one.
    let week = WEEK.replace("{{#course}}", "{{#grades}}");
    let both = SESSION.replacen("reading = ", "homework = [\"moves\"]\nreading = ", 1);
    let more = "15</td><td>60.00</td><td>100.00</td>";
    for (course, all, class, is_home) in [
        (both, "2 | 25", "1 | 10 | 40.00 | 40.00", true),
        (SESSION.into(), "1 | 10", "1 | 10 | 100.00 | 100.00", false),
    ] {
        let head = "capstone = 30\nlate = \"7d:0.5\"\ncostly = \"2:0.5\"";
        let course = format!("[grades]\n{head}\n\n{course}");
        let folder = book(ONE, &week, &course);
        fixture::without_crates(folder.path());
        let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
        let page = fs::read_to_string(built.join("teaching/week-1.html")).unwrap();
        let row = |name: &str, numbers: &str| {
            let cells = numbers.split(" | ");
            let cells = cells.map(|it| format!("<td>{it}</td>"));
            format!("{name}</td>{}", cells.collect::<String>())
        };
        let page = page.replace('\n', "").replace(RIGHT, "");
        for right in [
            row("code", &format!("{all} | 100.00")),
            row("in class", class),
            row("a pass", "100"),
            "is 30 of the 100 points".to_owned(),
            "late answer is left: after 7 days 50 %.".to_owned(),
            "is left: up to 2 times as many 50 %, and beyond that nothing.".to_owned(),
        ] {
            assert!(page.contains(&right), "{right}\n{page}");
        }
        // A part in which nothing is required has no row.
        assert_eq!(page.contains(more), is_home, "{page}");
        assert!(!page.contains("at home, medium"), "{page}");
    }
}

#[test]
fn what_is_required_may_not_be_skipped() {
    let skipped = ONE.replace("minutes: 25", "minutes: 25 optional");
    let [first, second] = two_sessions();
    let course = first + &second;
    let refused = |course: &str, right: &str| {
        let found = found(&skipped, &two_weeks(), course);
        let right = format!("chapters/teaching/course.toml:{right}");
        assert!(found.lines().any(|line| line.starts_with(&right)), "{found}\n{right}");
    };
    refused(
        &course,
        "29: the exercise `moves` is required and needs `one.md#there`, which may be skipped",
    );
    refused(
        &course,
        "28: chapters/one.md#there may be skipped, as its page says, and is no",
    );
    // What both say is optional may be skipped.
    let optional = course
        .replacen(
            "{ section = \"one.md#there\" }",
            "{ section = \"one.md#there\", optional = true }",
            1,
        )
        .replacen(
            "{ exercise = \"moves\" }",
            "{ exercise = \"moves\", optional = true }",
            1,
        );
    expanded_in(book(&skipped, &two_weeks(), &optional).path())
        .expect("it is optional");
    // What is read at home says so.
    let page = |one: &str| {
        let folder = book(one, WEEK, SESSION);
        fixture::without_crates(folder.path());
        let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
        fs::read_to_string(built.join("teaching/week-1.html")).unwrap()
    };
    assert!(page(&skipped).contains("25 minutes <em>(optional)</em>"));
    assert!(!page(ONE).contains("<em>(optional)</em>"));
}

#[test]
fn each_demonstration_has_its_step() {
    let message =
        "session 1 does not say once when its `demonstration` is shown: write";
    refused("\"To show\"", "\"Talk\"", 3, message);
    let again = "{ what = \"To show\", minutes = 5 },\n    { exercise = \"dials\" }";
    refused("{ exercise = \"dials\" }", again, 3, message);
}

#[test]
fn a_shorter_course_counts_all_that_is_done_at_home() {
    let [first, second] = two_sessions();
    let first = first.replacen("homework = ", "reading = [\"two.md\"]\nhomework = ", 1);
    let course = first.replace("\"two.md\"", "\"one.md#there\"") + &second;
    let course = course.replacen("    { section = \"one.md#there\" },\n", "", 1);
    let course = course.replace("= 60\n", "= 30\n");
    let week = format!("{}\n{{{{#plans}}}}\n", two_weeks());
    let folder = book(ONE, &week, &course);
    let plan = "[[plan]]\nname = \"Short\"\nsays = \"So.\"\nminutes = 99\nhome = true\n\
                sessions = [\"Dials\"]\n";
    fixture::put(folder.path(), "chapters/teaching/plans.toml", plan);
    fixture::without_crates(folder.path());
    let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
    let page = fs::read_to_string(built.join("teaching/week-1.html")).unwrap();
    // The session's reading takes 25 minutes and its homework 10: in its plan, in the table of
    // all sessions and in the shorter course.
    assert_eq!(page.matches("At home: 35 minutes").count(), 2, "{page}");
    assert!(page.contains("35\u{a0}min"), "{page}");
}
