//! The teacher's pages: what a course refuses, what its pages say, and which answers
//! students do not see.
use std::fs;

use crate::fixture::{self, expanded_in, put, refusal};

const SUMMARY: &str = "# Summary\n\n- [One](one.md)\n- [Two](two.md)\n- [Preface](preface.md)\n\
     - [Source](source/a.md)\n- [Week 1](teaching/week-1.md)\n";
pub const ONE: &str = "# One\n\n## Here\n\n<!-- minutes: 40 -->\n\nText.\n\n\
                   ## There\n\n<!-- minutes: 25 -->\n\n## Read on\n\n\
                   {{#exercise dials}}\n\n{{#exercise moves}}\n";
pub const SESSION: &str = r#"[[session]]
week = 1
title = "Dials"
question = "Why?"
minutes = 66
objectives = ["count;"]
class = [
    { what = "To show", minutes = 5 },
    { section = "one.md#here" },
    { exercise = "dials" },
]
reading = ["one.md#there"]
demonstration = "Turn them."

[[session.mistake]]
wrong = "It is 9."
say = "It is {{fact cube.moves}}."
exercise = "dials"
"#;
const EXERCISE: &str = "title = \"Read the dials\"\nminutes = 10\ndifficulty = \"easy\"\n\
    kind = \"code\"\nsections = [\"one.md#here\"]\nteaches = \"a row is a number\"\n";
const SOLUTION: &str = "//! Do it.\n\n/// One.\npub fn one() -> u8 {\n    // <answer>\n    1\n    \
    // </answer>\n}\n";
pub const WEEK: &str = "# Week 1\n\n{{#course}}\n\n{{#session 1}}\n";

/// A book with a course of one session, and an exercise more than that does in class.
pub fn book(one: &str, week: &str, course: &str) -> tempfile::TempDir {
    let folder = fixture::write(one);
    let put = |name: &str, text: &str| put(folder.path(), name, text);
    put("chapters/SUMMARY.md", SUMMARY);
    put("chapters/teaching/week-1.md", week);
    put("chapters/teaching/course.toml", course);
    let later = EXERCISE.replace("one.md#here", "one.md#there").replace("= 10", "= 15");
    for (name, about) in [("dials", EXERCISE), ("moves", &later)] {
        let place = format!("chapters/exercises/one/{name}");
        put(&format!("{place}/exercise.toml"), about);
        put(&format!("{place}/solution.rs"), SOLUTION);
        put(&format!("{place}/hints.md"), "Think.\n---\nCount.\n");
        put(&format!("{place}/wrong/a.rs"), "// message: No.\n");
        put(&format!("{place}/wrong/b.rs"), "// message: Not so.\n");
    }
    folder
}

/// What is found wrong with a book.
#[track_caller]
pub fn found(one: &str, week: &str, course: &str) -> String {
    let folder = book(one, week, course);
    expanded_in(folder.path()).expect_err(course).to_string()
}

/// Asserts that the course with one change is refused, at a line, in these words.
#[track_caller]
pub fn refused(old: &str, new: &str, line: usize, message: &str) {
    assert!(SESSION.contains(old), "{old}");
    let found = found(ONE, WEEK, &SESSION.replacen(old, new, 1));
    let right = format!("chapters/teaching/course.toml:{line}: {message}");
    assert!(
        found.lines().any(|l| l.starts_with(&right)),
        "found: {found}\nright: {right}"
    );
}

#[test]
fn a_session_that_does_not_fit_its_time_is_refused() {
    let message =
        "session 1 lasts 65 minutes, and its parts take 55: 54 at most leave time for";
    refused("minutes = 66", "minutes = 65", 5, message);
    let message =
        "session 1 lasts 83 minutes, and its parts take only 55: 56 at least would";
    refused("minutes = 66", "minutes = 83", 5, message);
    for fits in [66, 82] {
        let course = SESSION.replace("minutes = 66", &format!("minutes = {fits}"));
        expanded_in(book(ONE, WEEK, &course).path()).expect("it fits");
    }
    refused(
        "minutes = 66",
        "minutes = 0",
        5,
        "invalid value: integer `0`, expected a nonzero",
    );
}

#[test]
fn sections_and_exercises_have_to_be_there() {
    let section = "{ section = \"one.md#here\" }";
    let with = |place: &str| format!("{{ section = \"{place}\" }}");
    refused(
        section,
        &with("three.md#here"),
        9,
        "the book has no chapter `three.md`: there are",
    );
    let message =
        "chapters/one.md has no section `## …` with the id `her`: did you mean here";
    refused(section, &with("one.md#her"), 9, message);
    let message =
        "chapters/two.md has no section `## …` with the id `two`: there is none yet";
    refused(section, &with("two.md#two"), 9, message);
    let message = "the book has no exercise `dial`: did you mean dials?";
    refused("{ exercise = \"dials\" }", "{ exercise = \"dial\" }", 10, message);
    refused("\nexercise = \"dials\"", "\nexercise = \"dial\"", 18, message);
    let message = "chapters/one.md has no heading `#thee`: did you mean";
    refused("one.md#there", "one.md#thee", 12, message);
}

#[test]
fn a_step_is_one_thing() {
    let message =
        "a step is a `section`, an `exercise`, or `what` with `minutes`, and nothing";
    for step in [
        "{ section = \"one.md#here\", minutes = 40 }",
        "{ section = \"one.md#here\", exercise = \"dials\" }",
        "{ what = \"Talk\" }",
    ] {
        refused("{ section = \"one.md#here\" }", step, 9, message);
    }
    refused("wrong = ", "wron = ", 16, "unknown field `wron`, expected one of");
}

#[test]
fn a_session_names_mistakes_and_its_texts_are_read() {
    let mistake = SESSION.find("\n[[session.mistake]]").unwrap();
    let thrice = format!("{SESSION}{0}{0}", &SESSION[mistake..]);
    let named = found(ONE, WEEK, &thrice);
    let right = "the course names 3 mistakes with `dials`, and chapters/exercises/one/dials/wrong \
                 plants 2";
    assert!(named.contains(right), "{named}");
    let message = "session 1 names no mistake to expect";
    refused(&SESSION[mistake..], "", 3, message);
    let message = "chapters/figures/facts.json has no fact `cube.move`";
    refused("cube.moves", "cube.move", 17, message);
    refused("Turn them.", "Turn 3674161.", 13, "found 3674161, which has no source");
    refused("\"count;\"", "\"{{erratum 99}}\"", 6, "there is no erratum `99`");
}

#[test]
fn every_section_has_minutes_and_a_session() {
    let refused = |one: &str, course: &str, right: &str| {
        let found = found(one, WEEK, course);
        assert!(
            found.lines().any(|line| line.starts_with(right)),
            "{found}\nright: {right}"
        );
    };
    let untimed = ONE.replace("<!-- minutes: 25 -->", "");
    refused(
        &untimed,
        SESSION,
        "chapters/one.md:9: this section does not say how long it takes",
    );
    let lost = SESSION.replace("reading = [\"one.md#there\"]", "");
    let message =
        "chapters/one.md:9: no session treats this section: put `one.md#there` into";
    refused(ONE, &lost, message);
    // A new section is asked once for both.
    let new = ONE.replacen("## There", "## New\n\nText.\n\n## There", 1);
    let said = found(&new, WEEK, SESSION);
    let of_it: Vec<_> = said.lines().filter(|line| line.contains("md:9: ")).collect();
    assert_eq!(
        of_it,
        [
            "chapters/one.md:9: this section does not say how long it takes, and others of \
             the chapter do: write `<!-- minutes: 12 -->` under its heading; and no session \
             treats it: put `one.md#new` into `class` or `reading` of one in \
             chapters/teaching/course.toml"
        ]
    );
    let mark = ONE.replace("minutes: 25", "minutes: many");
    refused(
        &mark,
        SESSION,
        "chapters/one.md:11: found `<!-- minutes: many -->`: under a heading",
    );
    let place = ONE.replace("Text.", "Text.\n\n<!-- minutes: 5 -->");
    refused(
        &place,
        SESSION,
        "chapters/one.md:9: found `<!-- minutes: 5 -->`: under a heading",
    );
}

#[test]
fn every_session_has_one_page() {
    let refused = |week: &str, right: &str| {
        let found = found(ONE, week, SESSION);
        assert!(
            found.lines().any(|line| line.starts_with(right)),
            "{found}\nright: {right}"
        );
    };
    refused(
        "# Week 1\n",
        "chapters/teaching/course.toml:3: no page shows session 1: write",
    );
    let twice = format!("{WEEK}\n{{{{#session 1}}}}\n");
    let message = "chapters/teaching/week-1.md:7: session 1 is shown already, in \
                   chapters/teaching/week-1.md:5";
    refused(&twice, message);
    let other = WEEK.replace("session 1", "session 2");
    let message = "chapters/teaching/week-1.md:5: there is no session `2`: \
                   chapters/teaching/course.toml has 1 to 1";
    refused(&other, message);
    let found = refusal("{{#session 1}}\n");
    let right = "chapters/one.md:1: there is no session `1`: chapters/teaching/course.toml has none";
    assert!(found.starts_with(right), "{found}");
}

#[test]
fn an_exercise_that_no_session_leaves_to_do_is_refused() {
    let folder = book(ONE, WEEK, SESSION);
    let text = EXERCISE.replace("one.md#here", "two.md");
    put(folder.path(), "chapters/exercises/two/lost/exercise.toml", &text);
    let found = expanded_in(folder.path()).unwrap_err().to_string();
    let right = "chapters/teaching/course.toml:1: no session treats a section that the exercise \
                 `lost` needs, nor its chapter, two.md";
    assert!(found.contains(right), "{found}");
}

#[test]
fn a_plan_says_when_and_what() {
    let folder = book(ONE, WEEK, SESSION);
    fixture::without_crates(folder.path());
    let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
    let page = fs::read_to_string(built.join("teaching/week-1.html")).unwrap();
    for right in [
        "<h2 id=\"session-1\">",
        "<td>0:05</td><td>40</td>\
         <td><a href=\"../one.html#here\">One: Here</a></td>",
        "<strong>55</strong></td><td>of 66",
        "<strong>Required, in class</strong> (10 minutes)",
        "<strong>More practice, for nobody’s grade</strong> (15 minutes)",
        "It is 9. </em>It is 9.",
        "<a href=\"../one.html#there\">One: There</a>, 25 minutes",
        "<td>15</td>",
        "At home: 25 minutes. More practice: 15 minutes.",
        "<td>55\u{a0}min</td><td>25\u{a0}min</td>\
         <td>15\u{a0}min</td>",
    ] {
        let sides = ["right", "left"].map(|it| format!(" style=\"text-align: {it}\""));
        let plain = |text: &str| {
            sides
                .iter()
                .fold(text.to_owned(), |text, side| text.replace(side, ""))
                .replace(['\n', ' '], "")
        };
        let right = right.replace("It is 9. </em>It", "It is 9.</em> It");
        assert!(plain(&page).contains(&plain(&right)), "{right}\n{page}");
    }
}

#[test]
fn answers_are_in_no_built_page() {
    let one = format!("{ONE}\n<!-- teacher -->\n\nXylophone.\n\n<!-- /teacher -->\n");
    let folder = book(&one, WEEK, SESSION);
    fixture::without_crates(folder.path());
    let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
    for file in fs::read_dir(&built).unwrap() {
        let path = file.unwrap().path();
        let bytes = if path.is_file() { fs::read(&path).unwrap() } else { Vec::new() };
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        assert!(!text.contains("xylophone"), "{}", path.display());
    }
    let teachers = book::Book::new(folder.path(), cli::answers)
        .with_edition(book::Edition::Teachers);
    let built = teachers.build(None).unwrap();
    let page = fs::read_to_string(built.join("one.html")).unwrap();
    assert!(page.contains("Xylophone") && !page.contains("<!-- teacher -->"));

    let found = found(&one.replace("<!-- /teacher -->", ""), WEEK, SESSION);
    let right = "chapters/one.md:19: `<!-- teacher -->` is not closed by";
    assert!(found.starts_with(right), "{found}");
    let found = self::found(&one.replace("Xylophone.", "{{fact nope}}"), WEEK, SESSION);
    assert!(
        found.contains("chapters/one.md:21: chapters/figures/facts.json has no fact")
    );
}

#[test]
fn what_no_session_needs_is_told_apart() {
    let course = SESSION.replace("reading = ", "further = ");
    let folder = book(ONE, WEEK, &course);
    fixture::without_crates(folder.path());
    let built = book::Book::new(folder.path(), cli::answers).build(None).unwrap();
    let page = fs::read_to_string(built.join("teaching/week-1.html")).unwrap();
    let plan = page.split_once("<h2 id=\"session-1\">").expect(&page).1;
    let (home, further) = plan.split_once("For those who go on").expect(plan);
    assert!(!home.contains("#exercise-moves"), "{page}");
    assert!(further.contains("No session needs this: 40 minutes"), "{page}");
    assert!(further.contains("#exercise-moves"), "{page}");
    assert!(page.contains("no session needs it"), "{page}");
    let message =
        "the exercise `moves` needs a section that is only for those who go on";
    let wrong = course.replace("\nexercise = \"dials\"", "\nexercise = \"moves\"");
    let found = found(ONE, WEEK, &wrong);
    let right = format!("chapters/teaching/course.toml:18: {message}");
    assert!(found.contains(&right), "{found}");
}
